import { readFileSync } from 'node:fs';
import type { Language } from '#packages/i18n/languages.ts';
import type { BookingNews } from './booking.service.ts';

/** What mails, meetings and the contract on paper take of the feature's locale files. */
interface BookingTexts {
  meeting: string;
  mail: Record<'professional' | 'client', Partial<Record<BookingNews, string>>> & {
    subject: string;
    preview: string;
    /** Where one in person takes place. */
    place: string;
    button: string;
    linkHint: string;
    footer: string;
  };
  contract: {
    title: string;
    /** Of each version that anybody agreed to: what they have on paper stays what they read. */
    clauses: Record<string, Record<string, string>>;
    version: string;
    agreed: string;
    notAgreed: string;
    person: string;
    page: string;
  };
}

const known = new Map<Language, BookingTexts>();

export function bookingTexts(language: Language): BookingTexts {
  const read = (): BookingTexts =>
    JSON.parse(
      readFileSync(new URL(`../web/locales/${language}.json`, import.meta.url), 'utf8'),
    ) as BookingTexts;
  const texts = known.get(language) ?? read();
  known.set(language, texts);
  return texts;
}
