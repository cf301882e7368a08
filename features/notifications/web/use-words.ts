import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { NotificationContent } from '../contract/kinds.ts';

/** What a notification says, in the language of the screen: one line, and one more. */
export function useWords(timeZone?: string) {
  const { t } = useTranslation('notifications');
  const format = useFormat(timeZone);
  return ({ kind, params }: NotificationContent): { title: string; text: string } => {
    if (kind === 'trial_ending' || kind === 'trial_ended') {
      const date = format.date(Number(params.endsAt), 'day');
      return { title: t(`kinds.${kind}.title`), text: t(`kinds.${kind}.text`, { date }) };
    }
    if (kind === 'certificate_expiring') {
      const date = format.date(Number(params.expiresAt), 'day');
      return { title: t(`kinds.${kind}.title`), text: t(`kinds.${kind}.text`, { date }) };
    }
    if (kind === 'event_reminder') {
      const title = t('kinds.event_reminder.title');
      const { startsAt, day } = params;
      if (startsAt === undefined) {
        return {
          title,
          text: t('kinds.event_reminder.text', { day: format.day(String(day), 'day') }),
        };
      }
      const when = format.dateTime(Number(startsAt), 'day');
      return { title, text: t('kinds.event_reminder.textAt', { when }) };
    }
    if (kind === 'booking') {
      const own = `kinds.booking.${params.side}.${params.news}` as 'kinds.booking.client.confirmed';
      return { title: t(`${own}.title`), text: t(`${own}.text`) };
    }
    if (kind === 'reminder') {
      const own = `kinds.reminder.${params.reminder}` as const;
      return { title: t(`${own}.title`), text: t(`${own}.text`) };
    }
    return { title: t(`kinds.${kind}.title`), text: t(`kinds.${kind}.text`) };
  };
}
