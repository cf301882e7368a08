import { IconCalendarTime, IconUserCheck, IconUserQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { Note } from '#packages/ui/index.ts';
import { type Review, reviewState } from '../contract/review.ts';

const ICONS = { none: IconUserQuestion, valid: IconUserCheck, expired: IconCalendarTime };

/** Which professional reviewed the text and until when that holds; that nobody did, or that it is over. */
export function ReviewNote({ review }: { review: Review | null }) {
  const { t } = useTranslation('content');
  const timeZone = useTimeZone();
  const format = useFormat(timeZone);
  const state = reviewState(review, dayOf(new Date(), timeZone));
  const Icon = ICONS[state];
  const said = review && {
    name: review.name,
    register: review.register,
    on: format.day(review.on, 'long'),
    again: format.day(review.again, 'long'),
  };
  return (
    <Note
      tone={state === 'valid' ? 'leaf' : state === 'expired' ? 'sun' : 'plain'}
      icon={<Icon size={20} stroke={1.75} aria-hidden />}
    >
      {t(`review.${state}`, said ?? {})}
    </Note>
  );
}
