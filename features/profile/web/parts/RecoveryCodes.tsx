import { Button, CopyButton, Stack } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { IconLifebuoy } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authClient, useProof } from '#features/accounts/web/index.ts';
import { Note, Sheet } from '#packages/ui/index.ts';
import { saveFile } from '#packages/ui/save-file.ts';
import { answered, useAccountChanged } from '../profile.api.ts';
import { ConfirmSheet } from './ConfirmSheet.tsx';
import { Failure } from './Failure.tsx';
import classes from './profile.module.css';
import { Row } from './Row.tsx';

const STATUS_KEY = ['auth', 'recovery codes'] as const;

/** The spare codes for the day on which everything else is lost: made, shown once, renewed. */
export function RecoveryCodes({ existing }: { readonly existing: boolean }) {
  const { t } = useTranslation('profile');
  const withProof = useProof();
  const client = useQueryClient();
  const changed = useAccountChanged();
  const [codes, setCodes] = useState<readonly string[]>();
  const [asked, setAsked] = useState(false);
  const status = useQuery({
    queryKey: STATUS_KEY,
    enabled: existing,
    queryFn: async () => answered(await authClient().mfa.recoveryCodes.getStatus()),
  });
  const make = async () => {
    const { recoveryCodes } = authClient().mfa;
    const made = await withProof(async () =>
      answered(existing ? await recoveryCodes.regenerate() : await recoveryCodes.generate()),
    );
    setCodes(made.codes);
    await Promise.all([client.invalidateQueries({ queryKey: STATUS_KEY }), changed()]);
  };
  const first = useMutation({ mutationFn: make });
  const left = status.data?.remaining;
  // Busy, the button had lost the focus before the codes appeared: they cannot give it back.
  const button = useRef<HTMLButtonElement>(null);
  useDidUpdate(() => {
    if (!codes) button.current?.focus();
  }, [codes]);

  return (
    <>
      <ul className={classes.rows}>
        <Row
          icon={<IconLifebuoy size={22} stroke={1.75} />}
          title={t('recovery.title')}
          text={
            existing
              ? left === undefined
                ? t('recovery.exist')
                : t('recovery.left', { count: left })
              : t('recovery.none')
          }
          action={
            <Button
              ref={button}
              variant={existing ? 'default' : 'filled'}
              loading={first.isPending}
              onClick={() => (existing ? setAsked(true) : first.mutate())}
            >
              {t(existing ? 'recovery.renew' : 'recovery.make')}
            </Button>
          }
        />
      </ul>
      <Failure error={first.error ?? status.error} />
      {asked ? (
        <ConfirmSheet
          title={t('recovery.renewTitle')}
          text={t('recovery.renewText')}
          action={t('recovery.renew')}
          run={make}
          onClose={() => setAsked(false)}
        />
      ) : null}
      {codes ? <CodesSheet codes={codes} onClose={() => setCodes(undefined)} /> : null}
    </>
  );
}

interface CodesSheetProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The codes, this once: to copy, to keep as a file or on paper. */
function CodesSheet({ codes, onClose }: CodesSheetProps) {
  const { t } = useTranslation('profile');
  const text = [t('recovery.fileTitle'), '', ...codes, ''].join('\n');
  const download = () =>
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), t('recovery.file'));
  return (
    <Sheet opened onClose={onClose} title={t('recovery.shown')}>
      <Stack gap="md">
        <Note tone="sun">{t('recovery.once')}</Note>
        <ul className={classes.codes} aria-label={t('recovery.title')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className={classes.actions}>
          <CopyButton value={codes.join('\n')}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? 'copied' : 'copy')}
              </Button>
            )}
          </CopyButton>
          <Button variant="default" onClick={download}>
            {t('recovery.download')}
          </Button>
          <Button variant="default" onClick={() => window.print()}>
            {t('recovery.print')}
          </Button>
        </div>
        <Button onClick={onClose}>{t('recovery.kept')}</Button>
      </Stack>
    </Sheet>
  );
}
