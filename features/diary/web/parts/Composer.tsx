import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { RoomNotice } from '#features/privacy/web/index.ts';
import type { DraftContent } from '../local/draft.rules.ts';
import type { Diary } from '../use-diary.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryHelp } from './EntryHelp.tsx';
import classes from './Page.module.css';
import { useWriterLine, WriterSetting } from './WriterSetting.tsx';

/** The page to write on: help first where what was just sent asks for it. */
export function Composer({ diary }: { diary: Diary }) {
  const { t } = useTranslation('diary');
  const { draft, days, saving, help, waiting, timeZone, place } = diary;
  const writer = useWriterLine();
  const { session } = draft;
  const { clearProblem } = saving;
  const change = useCallback(
    (content: Partial<DraftContent>) => {
      clearProblem();
      session.change(content);
    },
    [session, clearProblem],
  );
  const concerning = [
    draft.session.attempt?.clientId,
    ...waiting.map(({ changeId }) => changeId),
    ...help.sentFromQueue(),
  ];
  const cards = concerning.filter((id) => id !== undefined).map((id) => help.helpOf(id));
  const first = cards.find((card) => card.place !== 'none');
  return (
    <section className={classes.page} data-page="writing" aria-label={t('form.heading')}>
      {first ? <EntryHelp help={first} timeZone={timeZone} /> : null}
      <RoomNotice />
      <EntryForm
        draft={draft}
        days={days}
        saving={saving.saving}
        problem={saving.problem}
        focused={place.write === 1}
        writer={writer}
        onChange={change}
        onSave={(analyse) => void saving.save(analyse)}
        onOpenOther={() => draft.session.openOther()}
      />
      <WriterSetting />
    </section>
  );
}
