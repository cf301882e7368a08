/** A question with its answer, in the language on the screen. */
export interface Question {
  key: string;
  question: string;
  answer: string;
}

/** The questions, in the order of their showing. */
export const QUESTIONS = [
  'companyReads',
  'whoReads',
  'diagnosis',
  'crisis',
  'ai',
  'companyTicket',
  'answer',
  'leave',
  'password',
  'noMail',
  'email',
  'secondFactor',
  'devices',
  'offline',
  'install',
  'language',
  'day',
  'reminders',
  'calendar',
  'certificate',
  'export',
  'bring',
  'delete',
  'trial',
  'pay',
  'receipts',
] as const;

/** Without capitals and accents, as people type in a hurry. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The questions that have every word somewhere, those with all of them in the question first. */
export function found(questions: readonly Question[], text: string): Question[] {
  const words = wordsOf(text);
  if (words.length === 0) return [...questions];
  const holds = (place: string) => words.every((word) => plain(place).includes(word));
  const inQuestion = questions.filter(({ question }) => holds(question));
  const elsewhere = questions.filter(
    (one) => !inQuestion.includes(one) && holds(`${one.question} ${one.answer}`),
  );
  return [...inQuestion, ...elsewhere];
}

/** A text in pieces, those that were searched for marked. */
export function marked(text: string, searched: string): { text: string; hit: boolean }[] {
  const words = wordsOf(searched);
  // Letter by letter, so that a place in the plain text is one in the shown text.
  const letters = [...text.normalize('NFC')];
  const bare = letters.map((letter) => plain(letter) || letter);
  const hits = new Set<number>();
  for (const word of words) {
    for (let from = 0; from + word.length <= bare.length; from += 1) {
      if (bare.slice(from, from + word.length).join('') !== word) continue;
      for (let at = from; at < from + word.length; at += 1) hits.add(at);
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const last = pieces.at(-1);
    if (last?.hit === hits.has(at)) last.text += letter;
    else pieces.push({ text: letter, hit: hits.has(at) });
  }
  return pieces;
}
