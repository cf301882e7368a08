import { Anchor, Button, Stack, Textarea, Title } from '@mantine/core';
import { IconCopy, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, Note, Sheet, SheetFooter, showToast, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { ManagedChannel } from '../../contract/reporting.contract.ts';
import { useChannelChanges, useManagedChannel } from '../reporting.api.ts';
import { LISTENING_PATH } from '../reporting.paths.ts';
import classes from './reporting.module.css';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Opens the channel of a company and publishes its rules; of reports nothing is here. */
export function ManageCard() {
  const { t } = useTranslation('reporting-channel');
  const failureText = useFailureText('reporting-channel');
  const query = useManagedChannel();
  return (
    <Card aria-labelledby="manage">
      <Title order={2} size="h3" id="manage">
        {t('manage.title')}
      </Title>
      <p className={classes.lead}>{t('manage.lead')}</p>
      {query.data ? (
        <Managed channel={query.data} />
      ) : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
    </Card>
  );
}

function Managed({ channel }: { readonly channel: ManagedChannel }) {
  const { t } = useTranslation('reporting-channel');
  const failureText = useFailureText('reporting-channel');
  const format = useFormat(useTimeZone());
  const { setOpen } = useChannelChanges();
  const [isWriting, setIsWriting] = useState(false);
  const { isOpen, address, rules, handlers, acknowledged } = channel;
  const shareText =
    acknowledged === null || acknowledged === 'few' || acknowledged === 'most'
      ? t(`share.${acknowledged ?? 'protected'}`)
      : format.number(Number(acknowledged) / 100, { style: 'percent' });
  const link = address ? `${window.location.origin}${LISTENING_PATH}#${address}` : '';
  return (
    <Stack gap="md" mt="md">
      <div>
        <strong>{t('manage.handlers', { count: handlers.length })}</strong>
        <p className={classes.lead}>
          {handlers.map(({ name }) => name).join(', ')}{' '}
          <Anchor component={Link} {...linkTo('/admin', { search: { tab: 'company' } })}>
            {t('manage.name')}
          </Anchor>
        </p>
      </div>
      <div>
        <strong>{t(rules ? 'manage.rules' : 'manage.noRules', { version: rules?.version })}</strong>
        {rules ? <p className={classes.lead}>{t('manage.read', { share: shareText })}</p> : null}
      </div>
      {isOpen ? (
        <div>
          <strong>{t('manage.isOpen')}</strong>
          <p className={classes.lead}>{link}</p>
        </div>
      ) : (
        <strong>{t('manage.isClosed')}</strong>
      )}
      {setOpen.error ? (
        <Note tone="sun" role="alert">
          {failureText(setOpen.error)}
        </Note>
      ) : null}
      <div className={classes.buttons}>
        <Button
          variant={isOpen ? 'default' : 'filled'}
          loading={setOpen.isPending}
          onClick={() => setOpen.mutate(!isOpen)}
        >
          {t(isOpen ? 'manage.close' : 'manage.open')}
        </Button>
        {isOpen ? (
          <Button
            variant="default"
            leftSection={<IconCopy {...ICON} />}
            onClick={() =>
              void navigator.clipboard
                ?.writeText(link)
                .then(() => showToast({ kind: 'done', text: t('manage.copied') }))
            }
          >
            {t('manage.copy')}
          </Button>
        ) : null}
        <Button
          variant="default"
          leftSection={<IconPencil {...ICON} />}
          onClick={() => setIsWriting(true)}
        >
          {t(rules ? 'manage.newRules' : 'manage.writeRules')}
        </Button>
      </div>
      <Sheet
        opened={isWriting}
        onClose={() => setIsWriting(false)}
        title={t(rules ? 'manage.newRules' : 'manage.writeRules')}
      >
        <RulesForm start={rules?.text ?? t('manage.starter')} onDone={() => setIsWriting(false)} />
      </Sheet>
    </Stack>
  );
}

function RulesForm({ start, onDone }: { readonly start: string; readonly onDone: () => void }) {
  const { t } = useTranslation('reporting-channel');
  const failureText = useFailureText('reporting-channel');
  const { publish } = useChannelChanges();
  const [text, setText] = useState(start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    publish.mutateAsync(text).then(
      ({ rules }) => {
        showToast({ kind: 'done', text: t('manage.published', { version: rules?.version }) });
        onDone();
      },
      () => undefined,
    );
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Textarea
          label={t('rules.title')}
          description={t('manage.rulesHint')}
          autosize
          minRows={8}
          maxRows={18}
          maxLength={20_000}
          required
          withAsterisk={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {publish.error ? (
          <Note tone="sun" role="alert">
            {failureText(publish.error)}
          </Note>
        ) : null}
        <SheetFooter>
          <Button type="submit" loading={publish.isPending}>
            {t('manage.publish')}
          </Button>
        </SheetFooter>
      </Stack>
    </form>
  );
}
