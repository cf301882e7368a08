import { joinWrappedLines } from '#packages/kernel/wrapped-lines.ts';
import {
  CATEGORIES,
  type Category,
  type Counts,
  ENGINE_VERSION,
  type Language,
  type Mention,
  type Reading,
  type ReadOptions,
  SEEN,
  type Span,
} from './contract.ts';
import { type CrisisFinding, findCrisis, isIdiom, mayBeCrisis } from './crisis.ts';
import { emojiCategory } from './emoji.ts';
import { type CrisisEntry, type Found, type Match, Matches } from './found.ts';
import { joinReadings } from './joined.ts';
import { LANGUAGES, languageRuns, voteLanguage } from './language.ts';
import { keepLongest } from './longest.ts';
import { findMatches } from './match.ts';
import { coordinateSites } from './scope/body-sites.ts';
import { Layout } from './scope/layout.ts';
import { inPredicate } from './scope/predicate.ts';
import { findQuotations } from './scope/quotation.ts';
import { Scene } from './scope/scene.ts';
import { type Judged, judgeMentions } from './scope/statuses.ts';
import { levelOf, scoreOf } from './score.ts';
import { lookAgain, type SeenState } from './second-look/look.ts';
import { crisisLexiconOf, fetchLexicon, knownWords, lexiconOf } from './tables/index.ts';
import { plainText } from './text/plain.ts';
import { shownEnd } from './text/shown-end.ts';
import { Tokens, tokenise } from './text/tokenise.ts';
import { Words } from './text/words.ts';

const NOTHING_DISMISSED: ReadonlySet<string> = new Set();

// Working memory, reused from text to text; nothing of it leaves this module.
const tokens = new Tokens();
const words = new Words();
const foreignWords = new Words();
const layout = new Layout();
const matches = new Matches();
const foreignMatches = new Matches();

/**
 * Brings here what reading a text takes, so that `read` gives in a browser exactly what it gives in
 * Node, where everything is there from the start. Rejects where something cannot be fetched.
 */
export async function prepare(written: string, options: ReadOptions = {}): Promise<void> {
  const text = plainText(written);
  const needed = new Set<Language>();
  for (const one of new Set([text, joinWrappedLines(text)])) {
    tokenise(one, tokens);
    const vote = voteLanguage(tokens, one);
    for (const language of vote.crisisLanguages) needed.add(language);
    if (options.language !== undefined) needed.add(options.language);
    else if (vote.margin > 1) {
      for (const { language } of languageRuns(tokens, one, vote.language)) needed.add(language);
    } else for (const language of LANGUAGES) needed.add(language);
  }
  await Promise.all([...needed].map((language) => fetchLexicon(language)));
}

/**
 * Reads one diary text: every mention with its status, the counts of the counted ones, the score
 * and level of the specification, and the crisis level. Pure and deterministic; never throws in
 * Node. In a browser it throws when a language is missing: see `prepare`.
 */
export function read(written: string, options: ReadOptions = {}): Reading {
  const text = plainText(written);
  const reading = readText(text, options, 'all');
  const joined = joinWrappedLines(text);
  if (joined === text || reading.crisisLevel === HIGHEST) return reading;
  // Somebody who breaks a line within "quero me matar" is heard all the same; a list is no long sentence.
  const other = readText(joined, options, 'none');
  return other.crisisLevel > reading.crisisLevel ? other : reading;
}

/** What a second look is for: the runs of a text in several languages know nothing of each other’s states. */
type SecondLook = 'all' | 'danger' | 'none';

function readText(text: string, options: ReadOptions, look: SecondLook): Reading {
  if (options.language !== undefined) return readIn(text, options.language, options, look);
  tokenise(text, tokens);
  const vote = voteLanguage(tokens, text);
  const main = vote.margin > 1 ? vote.language : undefined;
  const runs = main === undefined ? [] : languageRuns(tokens, text, main);
  if (runs.length < 2) {
    const language = main ?? knownWords(tokens, vote);
    return readTokens(text, language, vote.crisisLanguages, options, look);
  }
  return joinReadings(
    main as Language,
    runs.map(({ start, end, language }) => ({
      start,
      reading: readIn(text.slice(start, end), language, options, look === 'none' ? look : 'danger'),
    })),
  );
}

function readIn(text: string, language: Language, options: ReadOptions, look: SecondLook): Reading {
  tokenise(text, tokens);
  return readTokens(text, language, voteLanguage(tokens, text).crisisLanguages, options, look);
}

/** Reads the text whose tokens are at hand. */
function readTokens(
  text: string,
  language: Language,
  crisisLanguages: readonly Language[],
  options: ReadOptions,
  look: SecondLook,
): Reading {
  const lexicon = lexiconOf(language);
  words.fill(tokens, lexicon, text);
  findMatches(words, lexicon, matches);
  const kept = coordinateSites(
    words,
    keepLongest(matches.mentions, (found, place) => inPredicate(words, found, place)),
  );
  const quotations = findQuotations(text);
  const scene = new Scene(words, language, kept, matches.triggers, layout);
  const judged = judgeMentions(
    scene,
    tokens.emojis,
    options.dismissed ?? NOTHING_DISMISSED,
    quotations,
  );
  const worded = crisisOf(text, language, crisisLanguages, matches.crisis, quotations);
  setCrisisApart(judged, worded.spans);
  const mentions = judged.map((item) => toMention(item));
  mentions.push(...emojiMentions(judged, options));
  let crisis: CrisisFinding = worded;
  if (worded.level === 0 && look !== 'none') {
    const forStates = look === 'all' && language === 'pt';
    const second = lookAgain(tokens, forStates ? unnamed(mentions) : []);
    mentions.push(...seenMentions(second.states, mentions, options));
    crisis = unexplained(second, matches.crisis);
  }
  mentions.sort((a, b) => a.start - b.start);
  const counts = countsOf(mentions);
  const score = scoreOf(counts);
  return {
    version: ENGINE_VERSION,
    language,
    words: tokens.count,
    mentions,
    counts,
    score,
    level: levelOf(score),
    crisis: crisis.level > 0,
    crisisLevel: crisis.level,
    crisisSpans: crisis.spans,
  };
}

/**
 * Lost meaning said of life itself is crisis wording, not distance from work; and the calm that the
 * thought of death gives is no joy.
 */
function setCrisisApart(judged: Judged[], spans: readonly Span[]): void {
  let next = 0;
  for (const item of judged) {
    const { entry, from, to } = item.match;
    const start = words.start[from] as number;
    const end = words.end[to - 1] as number;
    while (next < spans.length && (spans[next] as Span).end <= start) next += 1;
    const span = spans[next];
    if (span === undefined || span.start >= end || item.status !== 'counted') continue;
    const inside = span.start <= start && end <= span.end;
    if (entry.category === 'cynicism' || (entry.category === 'positive' && inside)) {
      item.status = 'crisis';
    }
  }
}

function toMention({ match, status, trigger }: Judged): Mention {
  const mention: Mention = {
    start: words.start[match.from] as number,
    end: shownEnd(words, match.from, match.to),
    category: match.entry.category as Category,
    expression: match.entry.expression,
    status,
  };
  if (trigger !== undefined) mention.trigger = trigger;
  return mention;
}

/** A state emoji speaks only in a sentence whose words do not already name its category. */
function emojiMentions(judged: readonly Judged[], options: ReadOptions): Mention[] {
  const mentions: Mention[] = [];
  if (!tokens.emojis.some(({ codePoint }) => emojiCategory(codePoint) !== undefined))
    return mentions;
  const said = new Set<number>();
  const key = (at: number, category: Category): number =>
    sentenceOf(at) * CATEGORIES.length + CATEGORIES.indexOf(category);
  for (const { match } of judged) said.add(key(match.from, match.entry.category as Category));
  for (const emoji of tokens.emojis) {
    const category = emojiCategory(emoji.codePoint);
    if (category === undefined) continue;
    const place = words.ofToken[emoji.position] as number;
    const own = key(Math.max(0, place - 1), category);
    if (said.has(own)) continue;
    said.add(own);
    const expression = `emoji:${category}:${emoji.codePoint.toString(16)}`;
    const status = options.dismissed?.has(expression) ? 'dismissed' : 'counted';
    mentions.push({ start: emoji.start, end: emoji.end, category, expression, status });
  }
  return mentions;
}

/**
 * The states that no word and no emoji has named: only in Portuguese is there enough to have learnt them from.
 * One whose words somebody took out is not looked for anew.
 */
function unnamed(mentions: readonly Mention[]): Category[] {
  const named = new Set(
    mentions
      .filter(({ status }) => status === 'counted' || status === 'dismissed')
      .map(({ category }) => category),
  );
  return CATEGORIES.filter((category) => !named.has(category));
}

/**
 * What the words show together, at the heaviest of them that stand in no mention yet; nothing where they rest on
 * a wording of that state which does not count.
 */
function seenMentions(
  states: readonly SeenState[],
  named: readonly Mention[],
  { dismissed = NOTHING_DISMISSED }: ReadOptions,
): Mention[] {
  const mentions: Mention[] = [];
  for (const { category, stretches } of states) {
    const taken = ({ start, end }: Span, by: readonly Mention[]) =>
      by.some((one) => start < one.end && one.start < end);
    const uncounted = named.filter((one) => one.category === category);
    if (stretches.some((one) => taken(one, uncounted))) continue;
    const free = stretches.find((one) => !taken(one, [...named, ...mentions]));
    if (!free) continue;
    const { start, end, stem } = free;
    const expression = `${SEEN}:${category}:${stem}`;
    const status = dismissed.has(expression) ? 'dismissed' : 'counted';
    mentions.push({ start, end, category, expression, status });
  }
  return mentions;
}

function sentenceOf(at: number): number {
  let start = Math.min(at, words.count);
  while (start > 0 && (words.breaks[start] as number) < 3) start -= 1;
  return start;
}

function countsOf(mentions: readonly Mention[]): Counts {
  const counts = { exhaustion: 0, physical: 0, cynicism: 0, selfcriticism: 0, positive: 0 };
  for (const { category, status } of mentions) if (status === 'counted') counts[category] += 1;
  return counts;
}

/** Families that may also be told by one word of another language. */
const ALONE: ReadonlySet<string> = new Set(['elsewhere', 'parting', 'reserve']);

const NO_CRISIS: CrisisFinding = { level: 0, spans: [] };
const HIGHEST = 3;

/** Words that an idiom, or a danger that is only half told, accounts for weigh no second time. */
function unexplained(
  second: CrisisFinding,
  { entry, from, to, count }: Found<CrisisEntry>,
): CrisisFinding {
  if (second.level === 0) return second;
  for (let place = 0; place < count; place += 1) {
    const { family } = entry[place] as CrisisEntry;
    if (family !== 'decoy' && family !== 'idiom' && family !== 'half') continue;
    const covered = spanOf(words, from[place] as number, to[place] as number);
    const explains = second.spans.some(
      ({ start, end }) => start < covered.end && covered.start < end,
    );
    if (explains) return NO_CRISIS;
  }
  return second;
}

/** Crisis wordings are looked for in every language the text may hold, whatever it was read in. */
function crisisOf(
  text: string,
  language: Language,
  others: readonly Language[],
  found: Found<CrisisEntry>,
  quotations: readonly Span[],
): CrisisFinding {
  let result = mayBeCrisis(found) ? findCrisis(words, matchesOf(found), quotations) : NO_CRISIS;
  for (const other of others) {
    if (other === language) continue;
    if (result.level === HIGHEST) break;
    const lexicon = crisisLexiconOf(other);
    foreignWords.fillNeeded(tokens, lexicon, text);
    if (foreignWords.count === 0) continue;
    findMatches(foreignWords, lexicon, foreignMatches);
    if (!mayBeCrisis(foreignMatches.crisis)) continue;
    const phrases = foreignPhrases(foreignMatches.crisis, found);
    const finding = findCrisis(foreignWords, phrases, quotations);
    if (finding.level > result.level) result = finding;
  }
  return result;
}

function matchesOf(found: Found<CrisisEntry>): Match<CrisisEntry>[] {
  const matches: Match<CrisisEntry>[] = [];
  for (let place = 0; place < found.count; place += 1) matches.push(found.at(place));
  return matches;
}

/** What counts of the crisis wordings of another language; `own` are those of the text's own. */
function foreignPhrases(
  foreign: Found<CrisisEntry>,
  own: Found<CrisisEntry>,
): Match<CrisisEntry>[] {
  // "mi jefe me mata" is an idiom, whatever "me mata" means next door.
  const idioms = matchesOf(own)
    .filter(isIdiom)
    .map(({ from, to }) => spanOf(words, from, to));
  const inIdiom = (span: Span): boolean =>
    idioms.some((idiom) => idiom.start <= span.start && span.end <= idiom.end);
  // Single words such as "suicide" or "overdose" look alike in several languages.
  return matchesOf(foreign).filter(
    (match) =>
      isIdiom(match) ||
      ALONE.has(match.entry.family) ||
      (match.to - match.from > 1 && !inIdiom(spanOf(foreignWords, match.from, match.to))),
  );
}

function spanOf(text: Words, from: number, to: number): Span {
  return { start: text.start[from] as number, end: text.end[to - 1] as number };
}
