import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '#features/access/contract/access.contract.ts';
import { authClient } from '#features/accounts/web/index.ts';
import { CODE_NEEDED } from '#features/privacy/contract/privacy.contract.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { Note, useOnline } from '#packages/ui/index.ts';
import { saveFile } from '#packages/ui/save-file.ts';
import { CodeInput } from '../parts/CodeInput.tsx';
import { Failure } from '../parts/Failure.tsx';
import classes from '../parts/profile.module.css';
import { useAccount, useAccountChanged } from '../profile.api.ts';
import { privacyApi } from './own-data.api.ts';

const KILOBYTE = 1_000;

/**
 * Downloads a copy of everything. Where the server wants to know again who asks, it mails a code, and
 * the download goes on with it.
 */
export function TakeData({ me }: { readonly me: Me }) {
  const { t } = useTranslation(['profile', 'accounts']);
  const online = useOnline();
  const changed = useAccountChanged();
  const { data: user } = useAccount();
  const [asksForCode, setAsksForCode] = useState(false);
  const [received, setReceived] = useState(0);
  const stop = useRef<AbortController>(undefined);
  const action = useRef<HTMLButtonElement>(null);

  // What had the focus may be gone: the field of the code, or the button that stops.
  const toAction = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) action.current?.focus();
    });

  const download = async (code?: string) => {
    stop.current = new AbortController();
    setReceived(0);
    const { signal } = stop.current;
    const body = code ? { code } : {};
    const file = await privacyApi.exportAll({ body }, { signal, onReceived: setReceived });
    saveFile(file, `${t('ownData.take.file')}-${dayOf(new Date(), me.timeZone)}.zip`);
    void changed();
  };
  const take = useMutation({
    mutationFn: async (code: string | undefined) => {
      try {
        await download(code);
      } catch (error) {
        if (stop.current?.signal.aborted) return 'stopped' as const;
        if (!(error instanceof ApiFailure) || error.code !== CODE_NEEDED) throw error;
        const { error: refused } = await authClient().reauthenticate();
        if (refused) throw refused;
        setAsksForCode(true);
        return 'asked' as const;
      }
      setAsksForCode(false);
      return 'done' as const;
    },
    onSettled: (outcome) => {
      if (outcome !== 'asked') toAction();
    },
  });

  return (
    <>
      <p className={classes.hint}>{t('ownData.take.what')}</p>
      <Note tone="sun">{t('ownData.take.care')}</Note>
      <div role="status" className={classes.said}>
        {take.isPending ? t('ownData.take.taking') : null}
        {take.data === 'done' ? (
          <Note tone="leaf">
            {t('ownData.take.done')} {me.email ? t('ownData.take.mailed') : null}
          </Note>
        ) : null}
      </div>
      {asksForCode ? (
        <>
          <CodeInput
            label={t('accounts:code.label')}
            hint={t('ownData.take.code', { address: me.email || `+${user?.phone}` })}
            action={t('ownData.take.action')}
            send={(code) => take.mutateAsync(code)}
            focus
          />
          <div className={classes.actions}>
            <Button
              variant="subtle"
              onClick={() => {
                stop.current?.abort();
                take.reset();
                setAsksForCode(false);
                toAction();
              }}
            >
              {t('common:action.cancel')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <TakeFailed error={take.error} />
          <div className={classes.actions}>
            {/* Not disabled while it works: it would lose the focus. */}
            <Button
              ref={action}
              disabled={!online}
              aria-disabled={take.isPending}
              data-disabled={take.isPending || undefined}
              onClick={() => {
                if (!take.isPending) take.mutate(undefined);
              }}
            >
              {t('ownData.take.action')}
            </Button>
            {take.isPending ? (
              <Taking received={received} onStop={() => stop.current?.abort()} />
            ) : null}
          </div>
        </>
      )}
    </>
  );
}

/** How much has come, which nobody knows the whole of beforehand. */
function Taking({ received, onStop }: { readonly received: number; readonly onStop: () => void }) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const size = format.number(Math.round(received / KILOBYTE), {
    style: 'unit',
    unit: 'kilobyte',
  });
  return (
    <>
      {received > 0 ? (
        <span className={classes.hint}>{t('ownData.take.received', { size })}</span>
      ) : null}
      <Button variant="default" onClick={onStop}>
        {t('ownData.take.cancel')}
      </Button>
    </>
  );
}

/** Why there is no copy; a connection that broke off on the way is told for what it is. */
function TakeFailed({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('profile');
  if (!error) return null;
  if (!(error instanceof ApiFailure))
    return <Failure error={error} title={t('ownData.take.failed')} />;
  const text = error.code === 'too_many' ? 'often' : 'failedText';
  return (
    <Note tone="sun" role="alert">
      <div>
        <strong>{t('ownData.take.failed')}</strong>
      </div>
      {t(`ownData.take.${text}`)}
    </Note>
  );
}
