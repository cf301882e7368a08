import type { AppLanguage } from '#features/access/contract/access.contract.ts';
import { type Help, silencesBrightWords } from '#features/crisis/contract/danger.ts';
import { fill } from '#packages/i18n/fill.ts';
import type { Material, WrittenFeedback } from './material.ts';

/** All that is said where the help card speaks: it names what happened, and this does not repeat it. */
const WORDS: Readonly<Record<AppLanguage, { read: string; lines: string; or: string }>> = {
  'pt-BR': {
    read: 'Obrigado por contar isso. O que vem primeiro agora é você ter com quem falar.',
    lines: 'Quem pode ajudar: {{lines}}.',
    or: ' ou ',
  },
  'en-US': {
    read: 'Thank you for telling this. What comes first now is that you have somebody to talk to.',
    lines: 'Who can help: {{lines}}.',
    or: ' or ',
  },
  'es-ES': {
    read: 'Gracias por contarlo. Lo primero ahora es que tengas con quién hablar.',
    lines: 'Quien puede ayudar: {{lines}}.',
    or: ' o ',
  },
  'fr-FR': {
    read: 'Merci de l’avoir raconté. Le plus important maintenant est que vous ayez à qui parler.',
    lines: 'Qui peut aider\u00a0: {{lines}}.',
    or: ' ou ',
  },
};

/** How many lines are named: the card has them all. */
const NAMED = 2;

/**
 * The comment beside help of any kind but the writer's own danger that the engine heard, which has
 * sentences of its own. Null where there is no such help.
 */
export function writeBesideHelp(
  { language, reading }: Pick<Material, 'language' | 'reading'>,
  help: Help | null | undefined,
): WrittenFeedback | null {
  if (!help || !silencesBrightWords(help)) return null;
  if (help.kind === 'self' && reading.crisisLevel > 0) return null;
  const { read, lines, or } = WORDS[language];
  const named = help.contacts
    .slice(0, NAMED)
    .map(({ name, number }) => (number && !name.includes(number) ? `${number} (${name})` : name));
  return {
    read,
    signals: null,
    link: null,
    question: null,
    step: fill(lines, { lines: named.join(or) }),
    source: 'crisis',
    language,
    variants: [],
  };
}
