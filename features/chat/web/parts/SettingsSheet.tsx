import { Button, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Note, Sheet, SheetFooter, showToast, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { ChatSettings } from '../../contract/settings.ts';
import { useBlocks, useChatSettings, useSaveSettings } from '../chat.api.ts';
import type { Chat } from '../use-chat.ts';
import { useChatWords } from '../use-words.ts';
import classes from './sheets.module.css';

interface SettingsSheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly chat: Chat;
}

/** Whether colleagues find the person, when they want to be left alone, and whom they blocked. */
export function SettingsSheet({ opened, onClose, chat }: SettingsSheetProps) {
  const { t } = useChatWords(chat.timeZone);
  const failureText = useFailureText('chat');
  const settings = useChatSettings();
  return (
    <Sheet opened={opened} onClose={onClose} title={t('settings.title')}>
      {settings.data ? (
        <SettingsForm key={String(opened)} start={settings.data} onClose={onClose} chat={chat} />
      ) : (
        <InPlace
          query={settings}
          loading={t('settings.loading')}
          title={t('settings.failed')}
          text={failureText(settings.error ?? { code: 'offline' })}
          headingOrder={3}
        />
      )}
    </Sheet>
  );
}

interface SettingsFormProps {
  readonly start: ChatSettings & { quietUntil: string | null };
  readonly onClose: () => void;
  readonly chat: Chat;
}

function SettingsForm({ start, onClose, chat }: SettingsFormProps) {
  const { changes, timeZone } = chat;
  const { t, nameOf } = useChatWords(timeZone);
  const failureText = useFailureText('chat');
  const save = useSaveSettings();
  const blocks = useBlocks();
  const { quietUntil: _until, ...own } = start;
  const [settings, setSettings] = useState<ChatSettings>(own);
  const set = (change: Partial<ChatSettings>) => setSettings({ ...settings, ...change });
  const { quiet, opens, closes } = settings;
  const wrong = quiet && !(opens && closes && opens < closes);
  const submit = async () => {
    if (wrong) return;
    await save.mutateAsync(settings);
    onClose();
    showToast({ text: t('settings.saved') });
  };
  return (
    <form
      className={classes.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void submit().catch(() => undefined);
      }}
    >
      <Switch
        label={t('settings.findable')}
        description={t('settings.findableText')}
        checked={settings.findable}
        onChange={(event) => set({ findable: event.currentTarget.checked })}
      />
      <Switch
        label={t('settings.quiet')}
        description={t('settings.quietText')}
        checked={quiet}
        onChange={(event) => set({ quiet: event.currentTarget.checked })}
      />
      {quiet ? (
        <>
          <div className={classes.hours}>
            <TextInput
              type="time"
              label={t('settings.opens')}
              value={opens}
              onChange={(event) => set({ opens: event.currentTarget.value })}
            />
            <TextInput
              type="time"
              label={t('settings.closes')}
              value={closes}
              error={wrong ? t('settings.wrong') : undefined}
              onChange={(event) => set({ closes: event.currentTarget.value })}
            />
          </div>
          <Switch
            label={t('settings.weekend')}
            checked={settings.weekend}
            onChange={(event) => set({ weekend: event.currentTarget.checked })}
          />
          <Switch
            label={t('settings.now')}
            description={t('settings.nowText')}
            checked={settings.allowsNow}
            onChange={(event) => set({ allowsNow: event.currentTarget.checked })}
          />
        </>
      ) : null}
      {blocks.data && blocks.data.length > 0 ? (
        <section aria-label={t('settings.blocked')}>
          <h3 className={classes.heading}>{t('settings.blocked')}</h3>
          <ul className={classes.people}>
            {blocks.data.map((person) => (
              <li key={person.id} className={classes.between}>
                {nameOf(person)}
                <Button
                  variant="subtle"
                  aria-label={t('block.end', { name: nameOf(person) })}
                  onClick={() => changes.block.mutate({ personId: person.id, blocked: false })}
                >
                  {t('block.short')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {save.error ? (
        <Note tone="sun" role="alert">
          {failureText(save.error)}
        </Note>
      ) : null}
      <SheetFooter>
        <Button type="submit" loading={save.isPending}>
          {t('common:action.save')}
        </Button>
      </SheetFooter>
    </form>
  );
}
