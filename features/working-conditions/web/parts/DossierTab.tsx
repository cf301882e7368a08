import { Button, Title } from '@mantine/core';
import {
  IconArchive,
  IconCircleCheck,
  IconCircleDashed,
  IconDownload,
  IconFileCertificate,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#packages/i18n/web/index.ts';
import { Card, showToast, useFailureText } from '#packages/ui/index.ts';
import { saveFile } from '#packages/ui/save-file.ts';
import { checksOf, dossiersOf } from '../rules/file.rules.ts';
import { useDates } from '../use-dates.ts';
import { useChanges, useDossierFile, useHandOver } from '../working-conditions.api.ts';
import classes from './conditions.module.css';
import type { TabProps } from './RecordsView.tsx';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What should be looked at before signing, the issued dossiers, and everything to take along. */
export function DossierTab({ file }: TabProps) {
  const { t } = useTranslation('working-conditions');
  const failureText = useFailureText('working-conditions');
  const { at: written } = useDates();
  const [language] = useLanguage();
  const { issueDossier } = useChanges();
  const pdf = useDossierFile(file.company.id);
  const everything = useHandOver(file.company.id);
  const failed = (error: unknown) => showToast({ kind: 'failed', text: failureText(error) });
  const { hasCriteria, withoutEvidence, pending } = checksOf(file);
  const dossiers = dossiersOf(file);
  const checks = [
    [true, t('dossier.checks.fields')],
    [hasCriteria, t(hasCriteria ? 'dossier.checks.criteria' : 'dossier.checks.noCriteria')],
    [withoutEvidence === 0, t('dossier.checks.evidence', { count: withoutEvidence })],
    [pending === 0, t('dossier.checks.aet', { count: pending })],
  ] as const;
  return (
    <div className={classes.pair}>
      <Card aria-labelledby="before">
        <Title order={2} size="h3" id="before">
          {t('dossier.before')}
        </Title>
        <ul className={classes.checks}>
          {checks.map(([isFine, text]) => (
            <li key={text} data-fine={isFine || undefined}>
              {isFine ? <IconCircleCheck {...ICON} /> : <IconCircleDashed {...ICON} />}
              {text}
            </li>
          ))}
        </ul>
        {file.mayChange ? (
          <Button
            leftSection={<IconFileCertificate {...ICON} />}
            loading={issueDossier.isPending}
            onClick={() =>
              issueDossier.mutate(language, {
                onSuccess: () => showToast({ kind: 'done', text: t('dossier.issued') }),
                onError: failed,
              })
            }
          >
            {t('dossier.issue')}
          </Button>
        ) : null}
      </Card>
      <Card aria-labelledby="what-it-is">
        <Title order={2} size="h3" id="what-it-is">
          {t('dossier.what')}
        </Title>
        <p>{t('dossier.whatText')}</p>
        <p className={classes.lead}>{t('dossier.handOverText')}</p>
        <Button
          variant="default"
          mt="md"
          leftSection={<IconArchive {...ICON} />}
          loading={everything.isPending}
          onClick={() =>
            everything.mutate(undefined, {
              onSuccess: (blob) => saveFile(blob, `${t('dossier.handOverFile')}.ndjson`),
              onError: failed,
            })
          }
        >
          {t('dossier.handOver')}
        </Button>
      </Card>
      <Card aria-labelledby="issued">
        <Title order={2} size="h3" id="issued">
          {t('dossier.list')}
        </Title>
        {dossiers.length === 0 ? <p className={classes.lead}>{t('dossier.none')}</p> : null}
        <ul className={classes.rows}>
          {dossiers.map(({ id, at, by, content: { number, sha256 } }) => (
            <li key={id} className={classes.row}>
              <div>
                <strong>{t('dossier.one', { number, date: written(at) })}</strong>
                <p className={classes.small}>{by}</p>
                <p className={classes.hash}>SHA-256 {sha256}</p>
              </div>
              <Button
                variant="default"
                leftSection={<IconDownload {...ICON} />}
                loading={pdf.isPending && pdf.variables === id}
                onClick={() =>
                  pdf.mutate(id, {
                    onSuccess: (blob) => saveFile(blob, `${t('dossier.file')}-${number}.pdf`),
                    onError: failed,
                  })
                }
              >
                {t('dossier.download')}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
