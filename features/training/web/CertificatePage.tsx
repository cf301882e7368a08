import { Anchor, Button, Switch } from '@mantine/core';
import { IconArrowLeft, IconCopy, IconDownload } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { Card, PageHeader, showToast, useFailureText, useOnline } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { saveFile } from '#packages/ui/save-file.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import { certificateAddress } from '../contract/certificate-address.ts';
import type { Certificate } from '../contract/training.contract.ts';
import { CertificateSheet } from './parts/CertificateSheet.tsx';
import classes from './parts/certificate.module.css';
import { useCertificate, useCertificateFile } from './training.api.ts';
import { COURSE_PATH } from './training.paths.ts';
import { useWords } from './use-words.ts';

/** The certificate of a course: how it looks, its file, and who can check it. */
export default function CertificatePage() {
  const { courseId = '' }: { courseId?: string } = useParams({ strict: false });
  const { t } = useWords();
  const online = useOnline();
  const failureText = useFailureText('training');
  const { query, setCheckable } = useCertificate(courseId);
  const back = (
    <Anchor
      className={classes.back}
      renderRoot={(props) => <Link {...linkTo(COURSE_PATH, { params: { courseId } })} {...props} />}
    >
      <IconArrowLeft size={18} stroke={1.75} aria-hidden /> {query.data?.title ?? t('toCourse')}
    </Anchor>
  );
  if (!query.data) {
    return (
      <>
        {back}
        <InPlace
          query={query}
          loading={t('certificate.loading')}
          headingOrder={1}
          title={t(online ? 'failed.certificate' : 'offline.certificate')}
          text={online ? failureText(query.error) : t('offline.certificateText')}
        />
      </>
    );
  }
  return (
    <>
      {back}
      <Whole courseId={courseId} certificate={query.data} setCheckable={setCheckable} />
    </>
  );
}

interface WholeProps {
  courseId: string;
  certificate: Certificate;
  setCheckable: ReturnType<typeof useCertificate>['setCheckable'];
}

function Whole({ courseId, certificate, setCheckable }: WholeProps) {
  const { t, format } = useWords();
  const failureText = useFailureText('training');
  const file = useCertificateFile(
    (sheet) => saveFile(sheet, `${t('certificate.file')}.pdf`),
    (error) =>
      showToast({ kind: 'failed', text: `${t('failed.certificate')} ${failureText(error)}` }),
  );
  const { code, checkable, expiresAt } = certificate;
  const copy = async () => {
    await navigator.clipboard.writeText(certificateAddress(window.location.origin, code));
    showToast({ text: t('certificate.copied') });
  };
  return (
    <>
      <div className={classes.head}>
        <PageHeader title={t('certificate.title')} lead={t('certificate.lead')} />
        <div className={classes.buttons}>
          {checkable ? (
            <Button
              size="lg"
              variant="default"
              leftSection={<IconCopy size={20} stroke={1.75} aria-hidden />}
              onClick={() => void copy()}
            >
              {t('certificate.copy')}
            </Button>
          ) : null}
          <Button
            size="lg"
            leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
            loading={file.isPending}
            onClick={() => file.mutate(courseId)}
          >
            {t('certificate.get')}
          </Button>
        </div>
      </div>
      <div className={classes.frame}>
        <CertificateSheet certificate={certificate} />
      </div>
      <Card as="div" className={classes.facts}>
        <dl>
          <div>
            <dt>{t('certificate.code')}</dt>
            <dd>{code}</dd>
          </div>
          <div>
            <dt>{t('certificate.whoSees')}</dt>
            <dd>{t(checkable ? 'certificate.seen' : 'certificate.closed')}</dd>
          </div>
          <div>
            <dt>{t('certificate.validity')}</dt>
            <dd>
              {expiresAt
                ? t('expires', { date: format.date(expiresAt, 'long') })
                : t('certificate.forGood')}
            </dd>
          </div>
        </dl>
        <Switch
          label={t('certificate.checkable')}
          description={t('certificate.checkableHint')}
          checked={checkable}
          disabled={setCheckable.isPending}
          error={setCheckable.isError ? failureText(setCheckable.error) : undefined}
          onChange={(event) => setCheckable.mutate(event.currentTarget.checked)}
        />
      </Card>
    </>
  );
}
