import { localeTexts } from '#packages/i18n/server/locale-files.ts';
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

export const BOOKING_TEXTS = localeTexts<BookingTexts>(new URL('../web/locales/', import.meta.url));
