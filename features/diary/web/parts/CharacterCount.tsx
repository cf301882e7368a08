import { VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { MAX_ENTRY_LENGTH } from '../../contract/diary.contract.ts';

/** From this share of the limit on, the limit is told too. */
const NEAR_LIMIT = 0.9;
/** How long the keyboard rests before a screen reader hears the count, in ms. */
const QUIET_MS = 3_000;

/** Characters written; seen at once, heard only when the writing pauses. */
export function CharacterCount({ length }: { length: number }) {
  const { t } = useTranslation('diary');
  const format = useFormat();
  const [heard] = useDebouncedValue(length, QUIET_MS);
  const words = (count: number) =>
    count > MAX_ENTRY_LENGTH * NEAR_LIMIT
      ? t('form.limit', { used: format.number(count), limit: format.number(MAX_ENTRY_LENGTH) })
      : t('form.characters', { count, shown: format.number(count) });
  return (
    <>
      <span aria-hidden="true" className="tabular">
        {length > 0 ? words(length) : null}
      </span>
      <VisuallyHidden role="status">{heard > 0 ? words(heard) : ''}</VisuallyHidden>
    </>
  );
}
