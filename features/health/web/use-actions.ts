import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '#packages/ui/index.ts';
import type { AchievementKey } from '../contract/achievements.ts';
import type { HealthDetail, HealthRecord } from '../contract/health.contract.ts';
import type { Preset } from '../contract/health.kinds.ts';
import { type Health, RECORD_TOAST, useEarned } from './use-health.ts';
import { useWords } from './use-words.ts';

export interface HealthActions {
  /** Records a preset with its amount, now. */
  tap(kind: Preset): void;
  /** Adds a record, or changes the one that is given. */
  save(detail: HealthDetail, changed: HealthRecord | null): void;
  remove(record: HealthRecord): void;
}

/** What a person can do with records, each with its word afterwards and its way back. */
export function useHealthActions(health: Health | null, today: string): HealthActions {
  const { t } = useTranslation(['health', 'common']);
  const words = useWords();
  const tell = (text: string, undo: () => void) =>
    showToast({ id: RECORD_TOAST, text, action: { label: t('common:action.undo'), run: undo } });

  useEarned(
    useCallback(
      (keys: readonly AchievementKey[]) => {
        for (const key of keys) {
          const name = t(`health:achievement.${key}.name`);
          showToast({ id: `${RECORD_TOAST}-${key}`, text: t('health:achievements.new', { name }) });
        }
      },
      [t],
    ),
  );

  /** Our own words begin small within a sentence, the person's stay as they are. */
  const inSentence = (record: HealthRecord) =>
    record.part === 'exercise' && record.name
      ? record.name
      : words.title(record).toLocaleLowerCase(words.format.language);
  const said = (detail: HealthDetail) => {
    const record = { id: '', ...detail };
    return [inSentence(record), ...words.details(record)].join(', ');
  };
  const save = (detail: HealthDetail, changed: HealthRecord | null) => {
    const id = health?.put(detail, changed?.id);
    if (!id) return;
    const text = t(changed ? 'health:toast.changed' : 'health:toast.saved', { what: said(detail) });
    tell(text, () => health?.put(changed ? detailOf(changed) : null, id));
  };
  return {
    save,
    tap: (kind) => {
      const ml = health?.overview.settings.amounts[kind];
      if (ml) save({ part: 'drink', kind, ml, day: today, at: new Date().toISOString() }, null);
    },
    remove: (record) => {
      health?.put(null, record.id);
      const text = t('health:toast.removed', { what: inSentence(record) });
      tell(text, () => health?.put(detailOf(record), record.id));
    },
  };
}

function detailOf({ id: _, ...detail }: HealthRecord): HealthDetail {
  return detail;
}
