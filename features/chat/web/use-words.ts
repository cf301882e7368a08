import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { ChatPerson, Conversation } from '../contract/chat.contract.ts';
import type { Message } from '../contract/messages.ts';
import { dayIn } from './thread.rules.ts';

/** What the chat calls people, conversations and times. */
export function useChatWords(timeZone: string) {
  const { t } = useTranslation('chat');
  const format = useFormat(timeZone);
  const nameOf = ({ name }: Pick<ChatPerson, 'name'>) => name || t('somebody');
  const firstName = (name: string) => name.split(' ')[0] ?? name;
  const titleOf = ({ kind, name, people }: Conversation): string => {
    if (kind === 'assistant') return t('assistant.name');
    if (kind === 'group') return name || t('group.unnamed');
    const [other] = people;
    return other ? nameOf(other) : t('gone');
  };
  /** `seg, 23/11, 8h` */
  const momentOf = (instant: string): string => {
    const day = dayIn(timeZone, instant);
    const [, month, date] = day.split('-');
    return `${format.weekday(day)}, ${Number(date)}/${month}, ${format.time(instant)}`;
  };
  const today = () => dayIn(timeZone, new Date().toISOString());
  /** The time of today, the weekday of the last days, else the date. */
  const shortTimeOf = (instant: string): string => {
    const day = dayIn(timeZone, instant);
    const ago = (Date.parse(today()) - Date.parse(day)) / 86_400_000;
    if (ago <= 0) return format.time(instant);
    return ago < 7 ? format.weekday(day) : format.date(instant, 'short');
  };
  const dayOf = (day: string): string =>
    day === today() ? t('today') : format.day(day, 'weekday');
  const previewOf = ({ text, deleted, attachments, answer }: Message): string => {
    if (deleted) return t('message.deleted');
    if (answer && answer.kind !== 'written') return t(`answer.${answer.kind}.short`);
    const [file] = attachments;
    if (text) return text;
    return file ? file.name : t('message.damaged');
  };
  return { t, format, nameOf, firstName, titleOf, momentOf, shortTimeOf, dayOf, previewOf };
}
export type ChatWords = ReturnType<typeof useChatWords>;
