import { useTranslation } from 'react-i18next';
import { RoomNotice } from '#features/privacy/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import type { Diary } from '../use-diary.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryHelp } from './EntryHelp.tsx';
import { WriterSetting } from './WriterSetting.tsx';

/** The place to write: help first where what was just sent asks for it, then the form. */
export function Composer({ diary }: { diary: Diary }) {
  const { t } = useTranslation('diary');
  const { draft, saving, help, waiting, timeZone, place } = diary;
  const concerning = [
    draft.session.attempt?.clientId,
    ...waiting.map(({ changeId }) => changeId),
    ...help.sentFromQueue(),
  ];
  const cards = concerning.filter((id) => id !== undefined).map((id) => help.helpOf(id));
  const first = cards.find((card) => card.place !== 'none');
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 20, minWidth: 0 }}>
      {first ? <EntryHelp help={first} timeZone={timeZone} /> : null}
      <RoomNotice />
      <Card aria-label={t('form.heading')}>
        <EntryForm
          draft={draft}
          saving={saving.saving}
          problem={saving.problem}
          focused={place.write === 1}
          onType={(text) => {
            if (saving.problem) saving.clearProblem();
            draft.session.type(text);
          }}
          onSave={(analyse) => void saving.save(analyse)}
          onOpenOther={() => draft.session.openOther()}
        />
      </Card>
      <WriterSetting />
    </div>
  );
}
