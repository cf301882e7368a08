/** What is asked of a mail's headers, by name in small letters. */
export type HeaderOf = (name: string) => string | undefined;

/** A header that came twice is joined by commas. */
const BULK = /(?:^|,)\s*(?:bulk|junk|list|auto[-_]?reply)\s*(?:,|$)/i;
const NOBODY = /^(?:mailer-daemon|postmaster|no-?reply|nao-?responda)(?:[+@]|$)/i;
const MARKS = ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id'];
/** What programs write above the subject that they answer, or alone. */
const ANSWERS = [
  'auto(?:matic)?[ -]?(?:reply|response)',
  'out[ -]of[ -](?:the[ -])?office(?: auto-?(?:reply|response))?',
  'resposta autom[aá]tica(?: de (?:ausência|fora do escrit[oó]rio))?',
  'fora do escrit[oó]rio',
  'respuesta autom[aá]tica(?: de (?:ausencia|fuera de (?:la )?oficina))?',
  'fuera de (?:la )?oficina',
  "réponse automatique(?: d[’']absence(?: du bureau)?)?",
  'absence du bureau',
];
/** What people write as the subject of an absence, and as the beginning of other subjects, too. */
const ABSENCES = [
  'ausência(?: tempor[aá]ria| do escrit[oó]rio)?',
  'ausencia(?: temporal| de la oficina)?',
  'absence(?: temporaire)?',
];
const AWAY = new RegExp(
  `^(?:(?:${ANSWERS.join('|')})(?:\\s*[:–—-].*|[.!]?)|(?:${ABSENCES.join('|')})[.!]?)$`,
  'i',
);

/**
 * Whether a program wrote a mail: an absence, a mailing list, a bounce, or one of our own that came back.
 * None of these is a word of the person, and an answer to it would be answered again. Headers say so; the
 * envelope's sender does not, as companies send what people wrote from an address for bounces, too.
 */
export function isAutomatic(header: HeaderOf, envelopeSender: string, sender: string): boolean {
  if (envelopeSender === '' || NOBODY.test(sender)) return true;
  const submitted = header('auto-submitted');
  if (submitted !== undefined && !/^no\b/i.test(submitted.trim())) return true;
  if (BULK.test(header('precedence') ?? '')) return true;
  if (MARKS.some((name) => header(name) !== undefined)) return true;
  return AWAY.test(header('subject')?.normalize('NFC').trim() ?? '');
}

/** `On Mon, Nov 23, 2026 at 10:40 AM Carla <c@f.example> wrote:` */
const WROTE = /^(?:on|em|no dia|el|le)\b.{0,300}\b(?:wrote|escreveu|escribi[oó]|a écrit)\s*:$/iu;
/** A date with its year, a time or an address: a mail program names them, a sentence of a person seldom. */
const NAMED = /\b\d{4}\b|\d[:h]\d\d\b|\d[/.]\d{1,2}[/.]\d|@/;
/** Mail programs break the line above a quotation into so many at most. */
const MOST_LINES = 3;
const SEPARATOR =
  /^(?:_{8,}|-{2,}\s*(?:original message|mensagem original|mensaje original|message d[’']origine)\s*-{2,})$/i;
const FROM = /^\*?(?:from|de)\s*:/i;
const SENT = /^\*?(?:sent|date|enviad[oa](?: em| el)?|data|fecha|envoyé(?: le)?)\s*:/i;
const isQuoted = (line: string) => line.startsWith('>');

/** What a person wrote anew: without what they answer to, and without their signature. */
export function newTextOf(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const copied = beginOfCopy(lines);
  const own = withoutQuotation(copied >= 0 ? lines.slice(0, copied) : lines);
  const signature = own.indexOf('-- ');
  return withoutQuotation(signature >= 0 ? own.slice(0, signature) : own)
    .join('\n')
    .trim();
}

/**
 * Where a copy of the former mail begins, as Outlook makes it: its headers, and no line marked; -1 without one.
 * From the last line to the first, so that no line is looked at for each of those above it.
 */
function beginOfCopy(lines: readonly string[]): number {
  let [begin, next] = [-1, ''];
  for (const [nth, whole] of [...lines.entries()].reverse()) {
    const line = whole.trim();
    if (line === '') continue;
    if (isAboveCopy(line, next)) begin = nth;
    next = line;
  }
  return begin;
}

/** Whether a line that is followed by another, empty ones apart, is the first of such a copy. */
function isAboveCopy(line: string, next: string): boolean {
  if (SEPARATOR.test(line)) return FROM.test(next);
  return FROM.test(line) && line.includes('@') && SENT.test(next);
}

/**
 * Lines without the quoted ones and the line above these: where they stand together, wherever that is (a company's
 * mail server writes its footer below them), else those at the end.
 */
function withoutQuotation(lines: readonly string[]): string[] {
  const isRest = (line: string) => line.trim() === '' || isQuoted(line);
  const [from, last] = [lines.findIndex(isQuoted), lines.findLastIndex(isQuoted)];
  if (from >= 0 && lines.slice(from, last).every(isRest)) {
    const above = withoutLineAbove(lines.slice(0, from));
    if (above) return [...above, ...lines.slice(last + 1)];
  }
  const own = [...lines];
  while (own.length > 0 && isRest(own.at(-1) ?? '')) own.pop();
  return withoutLineAbove(own) ?? own;
}

/** Lines without the one by which a mail program says whose words follow; undefined where there is none. */
function withoutLineAbove(lines: readonly string[]): string[] | undefined {
  const own = withoutEmptyEnd(lines);
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const first = own.at(-count)?.trim() ?? '';
    if (first === '') return undefined;
    const above = own.slice(-count).join(' ').trim();
    if (NAMED.test(first) && WROTE.test(above)) return withoutEmptyEnd(own.slice(0, -count));
  }
  return undefined;
}

function withoutEmptyEnd(lines: readonly string[]): string[] {
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1);
}
