import { fill } from '#packages/i18n/fill.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { MEETING_TEXTS } from '../texts.ts';

interface Told {
  /** Who invites. */
  who: string;
  title: string;
  description: string | null;
  /** In person there is an address in the place of a room and its link. */
  inPerson: boolean;
  place: string | null;
  when: { day: string; from: string; to: string; zone: string };
}

/** What a mail about a consultation says, its words each a paragraph of their own where they are there. */
export function meetingLetter(
  kind: 'invitation' | 'change' | 'cancellation',
  { who, title, description, inPerson, place, when }: Told,
  language: Language,
) {
  const { named, wrote, button, linkHint, ...texts } = MEETING_TEXTS[language].mails;
  const { online, footer, ...own } = texts[kind];
  const values = { ...when, who, title, description: description ?? '', place: place ?? '' };
  const say = (text: string) => fill(text, values);
  const letter = { subject: say(own.subject), preview: say(own.preview), title: say(own.title) };
  if (kind === 'cancellation') {
    const time = inPerson ? say(own.when) : `${say(own.when)} ${online}`;
    return { ...letter, paragraphs: [say(named), time], button, linkHint, footer };
  }
  const where = place ? texts.inPersonAt : texts.inPerson;
  return {
    ...letter,
    paragraphs: [
      say(named),
      say(own.when),
      ...(description ? [say(wrote)] : []),
      inPerson ? say(where) : online,
    ],
    button,
    linkHint,
    footer: inPerson ? texts.footerInPerson : footer,
  };
}
