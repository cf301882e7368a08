import type {
  BurnoutOverview,
  CategoryKey,
  LevelKey,
  MentionView,
  Period,
} from '#features/burnout/contract/burnout.contract.ts';
import { type Counts, levelOf } from '#features/burnout/engine/index.ts';
import { type ComparedEntry, changeOf } from './change.rules.ts';
import { intervalOf, type Spread, spreadOf } from './interval.rules.ts';
import { bucketOf, type PeriodFrame } from './period.rules.ts';

/** One analysed entry as the overview sees it. */
export interface CountedEntry {
  entryId: string;
  at: Date;
  /** The person's day (`dayOf`). */
  day: string;
  score: number;
  level: LevelKey;
  words: number;
  counts: Counts;
  /** Help comes before this entry's numbers: it counts as written, and no number of it shows. */
  helpFirst: boolean;
}

/** Fewer entries than these say nothing when compared with another period. */
const ENOUGH_TO_COMPARE = 3;
/** Longest list of expressions, and of entries shown for one. */
const MAX_EXPRESSIONS = 24;
const MAX_ENTRIES_SHOWN = 50;

interface Tally {
  entries: number;
  /** Entries whose score is in the sum. */
  scored: number;
  sum: number;
  sumOfSquares: number;
}

const emptyTally = (): Tally => ({ entries: 0, scored: 0, sum: 0, sumOfSquares: 0 });
const noCounts = (): Counts => ({
  exhaustion: 0,
  physical: 0,
  cynicism: 0,
  selfcriticism: 0,
  positive: 0,
});

interface ExpressionTally {
  category: CategoryKey;
  sample: string;
  count: number;
  entryIds: string[];
}

/** Adds up a period entry by entry (oldest first), holding no more than numbers and expressions. */
export class OverviewSum {
  readonly #frame: PeriodFrame;
  readonly #period: Period;
  readonly #total = emptyTally();
  readonly #previous = emptyTally();
  readonly #buckets: Tally[];
  readonly #days = new Set<string>();
  readonly #counts = noCounts();
  readonly #entriesWith = noCounts();
  readonly #compared: { before: ComparedEntry[]; now: ComparedEntry[] } = { before: [], now: [] };
  readonly #expressions = new Map<string, ExpressionTally>();
  #words = 0;
  #latest: CountedEntry | null = null;
  #helpFirst = false;

  constructor(period: Period, frame: PeriodFrame) {
    this.#period = period;
    this.#frame = frame;
    this.#buckets = frame.buckets.map(emptyTally);
  }

  /** Counts an entry of the period before; `false` when it is none. */
  addPrevious(entry: Pick<CountedEntry, 'day' | 'score' | 'counts' | 'helpFirst'>): boolean {
    const { from, to } = this.#frame.previous;
    if (entry.day < from || entry.day > to) return false;
    add(this.#previous, entry);
    if (!entry.helpFirst) this.#compared.before.push(compared(entry));
    return true;
  }

  /** Counts an entry of the period; `false` when its mentions do not count. */
  add(entry: CountedEntry): boolean {
    const bucket = this.#buckets[bucketOf(this.#frame.buckets, entry.day)];
    if (!bucket) return false;
    add(bucket, entry);
    add(this.#total, entry);
    this.#days.add(entry.day);
    this.#words += entry.words;
    this.#helpFirst = entry.helpFirst;
    if (entry.helpFirst) return false;
    this.#latest = entry;
    this.#compared.now.push(compared(entry));
    for (const category of Object.keys(this.#counts) as CategoryKey[]) {
      this.#counts[category] += entry.counts[category];
      if (entry.counts[category] > 0) this.#entriesWith[category] += 1;
    }
    return true;
  }

  /** Counts the expressions of an entry that was added. */
  addMentions(entryId: string, mentions: readonly MentionView[], samples: readonly string[]): void {
    for (const [index, { status, expression, category }] of mentions.entries()) {
      if (status !== 'counted') continue;
      const tally = this.#expressions.get(expression) ?? {
        category,
        sample: '',
        count: 0,
        entryIds: [],
      };
      tally.count += 1;
      tally.sample = withinSentence(samples[index] ?? tally.sample);
      if (tally.entryIds.at(-1) !== entryId) tally.entryIds.push(entryId);
      this.#expressions.set(expression, tally);
    }
  }

  result(): BurnoutOverview {
    const mean = meanOf(this.#total);
    const latest = this.#latest;
    const { scored, sum, sumOfSquares } = this.#total;
    const spread = spreadOf(scored, sum, sumOfSquares);
    return {
      period: this.#period,
      entries: this.#total.entries,
      words: this.#words,
      daysWithEntry: this.#days.size,
      daysInPeriod: this.#frame.days,
      helpFirst: this.#helpFirst,
      latest: latest && {
        entryId: latest.entryId,
        at: latest.at.toISOString(),
        score: latest.score,
        level: latest.level,
        words: latest.words,
      },
      mean,
      level: mean === null ? null : levelOf(mean),
      previousMean: this.#previousMean(),
      change: changeOf(this.#compared.before, this.#compared.now),
      trend: this.#frame.buckets.map((span, index) => ({
        ...span,
        ...pointOf(this.#buckets[index] ?? emptyTally(), spread),
      })),
      counts: this.#counts,
      entriesWith: this.#entriesWith,
      expressions: this.#topExpressions(),
    };
  }

  #previousMean(): number | null {
    const comparable = Math.min(this.#previous.scored, this.#total.scored) >= ENOUGH_TO_COMPARE;
    return comparable ? meanOf(this.#previous) : null;
  }

  #topExpressions(): BurnoutOverview['expressions'] {
    return [...this.#expressions]
      .sort(
        ([a, first], [b, second]) =>
          second.count - first.count ||
          (second.entryIds.at(-1) ?? '').localeCompare(first.entryIds.at(-1) ?? '') ||
          a.localeCompare(b),
      )
      .slice(0, MAX_EXPRESSIONS)
      .map(([expression, { category, sample, count, entryIds }]) => ({
        expression,
        category,
        sample,
        count,
        entryIds: entryIds.slice(-MAX_ENTRIES_SHOWN).reverse(),
      }));
  }
}

/** The capital letter of a sentence's beginning: not the one of "I", nor of what is written in capitals. */
const OPENING_CAPITAL = /^(?!I\b)\p{Lu}(?!\p{Lu})/u;

/** Words as they stand within a sentence: in a list of expressions a capital looks like a name. */
export function withinSentence(words: string): string {
  return words.replace(OPENING_CAPITAL, (letter) => letter.toLowerCase());
}

function add(tally: Tally, { score, helpFirst }: Pick<CountedEntry, 'score' | 'helpFirst'>): void {
  tally.entries += 1;
  if (helpFirst) return;
  tally.scored += 1;
  tally.sum += score;
  tally.sumOfSquares += score * score;
}

const compared = ({ score, counts }: ComparedEntry): ComparedEntry => ({ score, counts });

function pointOf(tally: Tally, spread: Spread) {
  const { entries, scored } = tally;
  const mean = meanOf(tally);
  return {
    entries,
    scored,
    mean,
    interval: mean === null ? null : intervalOf(mean, scored, spread),
  };
}

/** Mean to two decimals; null of nothing. */
function meanOf({ scored, sum }: Tally): number | null {
  return scored === 0 ? null : Math.round((sum / scored) * 100) / 100;
}
