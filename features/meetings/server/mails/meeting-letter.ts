import { fill } from '#packages/i18n/fill.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { MEETING_TEXTS } from '../texts.ts';

/** Who called a meeting off: of the two, or of the network whose professional the organizer was. */
export const CALLED_OFF_BY = ['organizer', 'participant', 'administration'] as const;
export type CalledOffBy = (typeof CALLED_OFF_BY)[number];

interface Told {
  /** Who invites. */
  who: string;
  title: string;
  description: string | null;
  /** In person there is an address in the place of a room and its link. */
  inPerson: boolean;
  place: string | null;
  when: { day: string; from: string; to: string; zone: string };
  /** Of one that is called off: who did it. */
  by: CalledOffBy;
}

/** What a mail about a consultation says, its words each a paragraph of their own where they are there. */
export function meetingLetter(
  kind: 'invitation' | 'change' | 'cancellation',
  { who, title, description, inPerson, place, when, by }: Told,
  language: Language,
) {
  const { named, wrote, button, linkHint, ...texts } = MEETING_TEXTS[language].mails;
  const values = { ...when, who, title, description: description ?? '', place: place ?? '' };
  const say = (text: string) => fill(text, values);
  if (kind === 'cancellation') {
    const { subject, preview, title: heading, when: was, online, left, footer } = texts[kind];
    return {
      subject: say(subject[by]),
      preview: say(preview),
      title: say(heading),
      paragraphs: [
        say(named),
        inPerson ? say(was) : `${say(was)} ${online}`,
        ...(by === 'administration' ? [say(left)] : []),
      ],
      button,
      linkHint,
      footer: footer[by],
    };
  }
  const { online, footer, ...own } = texts[kind];
  const where = place ? texts.inPersonAt : texts.inPerson;
  return {
    subject: say(own.subject),
    preview: say(own.preview),
    title: say(own.title),
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
