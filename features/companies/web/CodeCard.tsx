import { Button, CopyButton, Title } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, LoadingShape, Note, showToast, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { useCodeChanges, useCompanyCode } from './joining.api.ts';
import classes from './profile.module.css';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The code of the company, for those who have no address at work. */
export function CodeCard() {
  const { t } = useTranslation('companies');
  const failureText = useFailureText('companies');
  const query = useCompanyCode();
  const { renew, end } = useCodeChanges();
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  const code = query.data?.code ?? null;
  const make = () =>
    renew.mutateAsync().then(
      () => showToast({ text: t('code.made'), kind: 'done' }),
      (error: unknown) => showToast({ text: failureText(error), kind: 'failed' }),
    );
  return (
    <Card aria-labelledby="company-code">
      <Title order={3} id="company-code">
        {t('code.title')}
      </Title>
      <p className={classes.lead}>{t('code.lead')}</p>
      {query.isPending ? <LoadingShape label={t('code.loading')} lines={1} /> : null}
      {query.error ? (
        <Note tone="sun" role="alert">
          {failureText(query.error)}
        </Note>
      ) : null}
      {code ? (
        <>
          <p className={classes.code}>{code}</p>
          <div className={classes.buttons}>
            <CopyButton value={code}>
              {({ copied, copy }) => (
                <Button variant="light" leftSection={<IconCopy {...ICON} />} onClick={copy}>
                  {t(copied ? 'code.copied' : 'code.copy')}
                </Button>
              )}
            </CopyButton>
            <Button
              variant="default"
              leftSection={<IconRefresh {...ICON} />}
              onClick={() => setAsking('renew')}
            >
              {t('code.renew.action')}
            </Button>
            <Button variant="default" onClick={() => setAsking('end')}>
              {t('code.end.action')}
            </Button>
          </div>
        </>
      ) : null}
      {query.data && !code ? (
        <div className={classes.buttons}>
          <Button variant="light" loading={renew.isPending} onClick={() => void make()}>
            {t('code.make')}
          </Button>
        </div>
      ) : null}
      {asking ? (
        <ConfirmSheet
          opened
          title={t(`code.${asking}.title`)}
          text={t(`code.${asking}.text`)}
          action={t(`code.${asking}.action`)}
          run={async () => {
            await (asking === 'renew' ? renew : end).mutateAsync();
            showToast({ text: t(asking === 'renew' ? 'code.made' : 'code.ended'), kind: 'done' });
          }}
          onClose={() => setAsking(null)}
          failureText={failureText}
        />
      ) : null}
    </Card>
  );
}
