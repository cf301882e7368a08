import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import {
  FailedState,
  LoadingShape,
  Note,
  Sheet,
  showToast,
  useFailureText,
} from '#packages/ui/index.ts';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import { SHOWN, type Shown } from '../../contract/address.contract.ts';
import { useAddress, useAddressSteps } from '../address.api.ts';
import { useWords } from '../use-words.ts';
import classes from './cards.module.css';

interface AddressSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A secret address that other calendars read: made, told once, remade, and ended. */
export function AddressSheet({ opened, onClose }: AddressSheetProps) {
  const { t, format } = useWords();
  const failureText = useFailureText('calendar');
  const { data: address, isError, isFetching, refetch } = useAddress(opened);
  const { make, change, revoke } = useAddressSteps();
  const [wanted, setWanted] = useState<Shown>('busy');
  const shows = address?.shows ?? wanted;
  const url = make.data?.url;
  const error = make.error ?? change.error ?? revoke.error;
  const choose = (next: Shown | null) => {
    if (!next) return;
    if (address) change.mutate(next);
    else setWanted(next);
  };
  return (
    <Sheet opened={opened} onClose={onClose} title={t('address.title')}>
      <p>{t('address.lead')}</p>
      {isError ? (
        <FailedState
          headingOrder={3}
          title={t('address.failed')}
          text={t('address.failedText')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {address === undefined && !isError ? (
        <LoadingShape label={t('address.loading')} lines={3} />
      ) : null}
      {address === undefined ? null : (
        <>
          <Choices
            legend={t('address.shows')}
            options={SHOWN.map((value) => ({ value, label: t(`address.show.${value}`) }))}
            value={shows}
            onChange={choose}
          />
          <p className={classes.lead}>{t('address.health')}</p>
          {address ? (
            <p>
              {t('address.made', { date: format.dateTime(address.createdAt, 'short') })}{' '}
              {address.readAt
                ? t('address.read', { date: format.dateTime(address.readAt, 'short') })
                : t('address.unread')}
            </p>
          ) : null}
          {url && address ? <Told url={url} /> : null}
          {error ? (
            <Note tone="sun" role="alert">
              {failureText(error)}
            </Note>
          ) : null}
          <Button
            fullWidth
            mt={16}
            variant={address ? 'default' : 'filled'}
            loading={make.isPending}
            onClick={() => make.mutate(shows)}
          >
            {t(address ? 'address.again' : 'address.make')}
          </Button>
          {address ? (
            <>
              <p className={classes.lead}>{t('address.againText')}</p>
              <Button
                variant="subtle"
                fullWidth
                loading={revoke.isPending}
                onClick={() =>
                  revoke.mutate(undefined, {
                    onSuccess: () => {
                      make.reset();
                      showToast({ text: t('address.ended'), kind: 'done' });
                    },
                  })
                }
              >
                {t('address.end')}
              </Button>
            </>
          ) : null}
        </>
      )}
    </Sheet>
  );
}

/** The address itself, which cannot be shown again. */
function Told({ url }: { readonly url: string }) {
  const { t } = useWords();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  return (
    <Note tone="leaf">
      <p>{t('address.once')}</p>
      <TextInput
        readOnly
        value={url}
        aria-label={t('address.url')}
        mt={8}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        mt={8}
        leftSection={
          copied === 'yes' ? (
            <IconCheck size={20} stroke={1.75} aria-hidden />
          ) : (
            <IconCopy size={20} stroke={1.75} aria-hidden />
          )
        }
        onClick={() =>
          void navigator.clipboard.writeText(url).then(
            () => setCopied('yes'),
            () => setCopied('no'),
          )
        }
      >
        {t(copied === 'yes' ? 'address.copied' : 'address.copy')}
      </Button>
      <span role="status">{copied === 'no' ? t('address.copyFailed') : ''}</span>
    </Note>
  );
}
