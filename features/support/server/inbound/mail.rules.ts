/** What is asked of a mail's headers, by name in small letters. */
export type HeaderOf = (name: string) => string | undefined;

const BULK = /\b(?:bulk|junk|list|auto[-_]?reply)\b/i;
const NOBODY = /^(?:mailer-daemon|postmaster|no-?reply|nao-?responda|bounces?)(?:[+@]|$)/i;
/** Subjects of programs that say nothing of it in their headers. */
const AWAY =
  /^(?:auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office|resposta autom[aá]tica|fora do escrit[oó]rio|ausência|respuesta autom[aá]tica|fuera de (?:la )?oficina|réponse automatique|absence du bureau)/i;

/**
 * Whether a program wrote a mail: an absence, a mailing list, a bounce, or one of our own that came back.
 * None of these is a word of the person, and an answer to it would be answered again.
 */
export function isAutomatic(header: HeaderOf, envelopeSender: string, sender: string): boolean {
  if (envelopeSender === '' || NOBODY.test(sender) || NOBODY.test(envelopeSender)) return true;
  const submitted = header('auto-submitted');
  if (submitted !== undefined && !/^no\b/i.test(submitted.trim())) return true;
  if (BULK.test(header('precedence') ?? '')) return true;
  const marks = ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id', 'feedback-id'];
  if (marks.some((name) => header(name) !== undefined)) return true;
  return AWAY.test(header('subject')?.trim() ?? '');
}

/** Lines that mail programs put above what they quote. */
const QUOTES: readonly RegExp[] = [
  /^\s*-{2,}\s*(?:original message|mensagem original|mensaje original|message d’origine|message d'origine)\s*-{2,}\s*$/i,
  /^\s*_{8,}\s*$/,
  /^(?:on|em|el|le)\b.{0,200}(?:wrote|escreveu|escribió|a écrit)\s*:\s*$/i,
];
const isQuoted = (line: string) => line.startsWith('>');

/** What a person wrote anew: without what they answer to, and without their signature. */
export function newTextOf(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const ends = lines.findIndex((line, nth) => {
    // The line above a quotation is often broken in two.
    const both = `${line} ${lines[nth + 1] ?? ''}`.trim();
    return line === '-- ' || QUOTES.some((quote) => quote.test(line) || quote.test(both));
  });
  const own = ends >= 0 ? lines.slice(0, ends) : lines;
  while (own.length > 0 && (own.at(-1)?.trim() === '' || isQuoted(own.at(-1) ?? ''))) own.pop();
  return own.join('\n').trim();
}
