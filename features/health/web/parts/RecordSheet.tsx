import { focusFirstProblem, Sheet } from '#packages/ui/index.ts';
import { useWords } from '../use-words.ts';
import { AmountsForm } from './AmountsForm.tsx';
import { DrinkForm } from './DrinkForm.tsx';
import { ExerciseForm } from './ExerciseForm.tsx';
import type { HealthView, Opened } from './health-view.ts';
import { MealForm } from './MealForm.tsx';
import { SleepForm } from './SleepForm.tsx';

interface RecordSheetProps {
  view: HealthView;
  what: Opened;
  opened: boolean;
  onClose: () => void;
}

/** The form of a record, new or to change, above the page. */
export function RecordSheet({ view, what, opened, onClose }: RecordSheetProps) {
  const { t } = useWords();
  const changes = 'record' in what && what.record !== undefined;
  const title = t(`form.title.${what.part}${changes ? 'Change' : ''}`);
  return (
    <Sheet opened={opened} onClose={onClose} title={title}>
      <div onSubmit={({ currentTarget }) => focusFirstProblem(currentTarget)}>
        {what.part === 'drink' ? (
          <DrinkForm view={view} record={what.record} onDone={onClose} />
        ) : null}
        {what.part === 'exercise' ? (
          <ExerciseForm view={view} record={what.record} onDone={onClose} />
        ) : null}
        {what.part === 'meal' ? (
          <MealForm view={view} record={what.record} kind={what.kind} onDone={onClose} />
        ) : null}
        {what.part === 'sleep' ? (
          <SleepForm view={view} record={what.record} onDone={onClose} />
        ) : null}
        {what.part === 'amounts' ? <AmountsForm view={view} onDone={onClose} /> : null}
      </div>
    </Sheet>
  );
}
