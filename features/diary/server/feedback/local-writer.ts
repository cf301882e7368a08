import {
  CATEGORY_KEYS,
  type CategoryKey,
  type MentionView,
} from '#features/burnout/contract/burnout.contract.ts';
import { WEIGHTS } from '#features/burnout/engine/index.ts';
import { CONTACTS } from '#features/crisis/contract/contacts.ts';
import { FEW_WORDS } from '#features/diary/contract/diary.contract.ts';
import { fill } from '#packages/i18n/fill.ts';
import {
  countWords,
  MAX_QUOTED_WORDS,
  MAX_WORDS,
  MIN_SUPPORT,
  MIN_WORDS,
  violationsOf,
} from './guard-rails.ts';
import type { Material, Parts, WrittenFeedback } from './material.ts';
import { TEMPLATES } from './templates/index.ts';
import type { Templates, Theme, Tone } from './templates/templates.ts';
import { type Trend, trendOf } from './trend.rules.ts';
import { VariantPicker } from './variants.ts';

/**
 * The feedback written here, without any model: from the reading, the person's own words and the
 * entries before. Deterministic; every text has passed the guard-rails or is a plain fixed line.
 */
export function writeLocally(material: Material): WrittenFeedback {
  const { language, reading } = material;
  const templates = TEMPLATES[language];
  if (reading.crisisLevel >= 2) return writeCrisis(material, templates);
  if (reading.words < FEW_WORDS) return plain(material, templates.short);
  for (const attempt of [
    { quotes: true, link: true },
    { quotes: false, link: false },
  ]) {
    const picker = new VariantPicker(material.seed, material.earlier);
    const parts = compose(material, templates, picker, attempt);
    if (violationsOf(parts, material).length === 0) {
      return finish(material, precede(parts, material, picker), picker.used, 'local');
    }
  }
  return plain(material, templates.plain);
}

/** The line that comes before the feedback of an ambiguous text (product research 4.6, level 1). */
export function softLine(material: Material, picker: VariantPicker): string {
  const { soft } = TEMPLATES[material.language];
  return fill(picker.pick({ soft }), helpLines(material));
}

function precede(parts: Parts, material: Material, picker: VariantPicker): Parts {
  if (material.reading.crisisLevel !== 1) return parts;
  return { ...parts, read: `${softLine(material, picker)} ${parts.read}` };
}

function writeCrisis(material: Material, templates: Templates): WrittenFeedback {
  const picker = new VariantPicker(material.seed, material.earlier);
  const level = material.reading.crisisLevel >= 3 ? 3 : 2;
  const { read, question, step } = picker.pick({ [`crisis${level}`]: templates.crisis[level] });
  const parts = {
    read,
    signals: null,
    link: null,
    question,
    step: fill(step, helpLines(material)),
  };
  return finish(material, parts, picker.used, 'crisis');
}

function plain(material: Material, read: string): WrittenFeedback {
  const parts = { read, signals: null, link: null, question: null, step: null };
  if (material.reading.crisisLevel !== 1) return finish(material, parts, [], 'local');
  const picker = new VariantPicker(material.seed, material.earlier);
  return finish(
    material,
    { ...parts, read: `${softLine(material, picker)} ${read}` },
    picker.used,
    'local',
  );
}

function finish(
  { language }: Material,
  parts: Parts,
  variants: readonly string[],
  source: 'local' | 'crisis',
): WrittenFeedback {
  return { ...parts, source, language, variants };
}

function compose(
  material: Material,
  templates: Templates,
  picker: VariantPicker,
  use: { quotes: boolean; link: boolean },
): Parts {
  const { reading } = material;
  const families = familiesOf(material);
  const tone = toneOf(material, families);
  const theme: Theme = families[0] ?? (tone === 'calm' ? 'calm' : 'light');
  const quoter = new Quoter(material, templates, use.quotes);

  const read = [
    picker.pick({
      [`opening.${tone}`]: templates.opening[tone],
      ...(tone === 'mixed' ? { 'opening.weary': templates.opening.weary } : {}),
    }),
  ];
  const main = quoter.quote(families[0] ?? 'positive');
  if (main) read.push(fill(picker.pick({ quote: templates.quote }), { quote: main }));

  const second = quoter.quote(families[1] ?? families[0] ?? 'positive');
  const signals = [signalsOf(families, second, tone, templates, picker)];
  if (families.length > 0 && reading.counts.positive > 0) {
    const quote = quoter.quote('positive');
    signals.push(
      quote
        ? fill(picker.pick({ strengthQuoted: templates.strengthQuoted }), { quote })
        : picker.pick({ strength: templates.strength }),
    );
  }
  const link = use.link ? linkOf(material, families, templates, picker) : null;
  const question = picker.pick({
    [`question.${theme}`]: templates.question[theme],
    'question.general': templates.question.general,
  });
  const step = picker.pick({
    [`step.${theme}`]: templates.step[theme],
    'step.general': templates.step.general,
  });
  const rest = countWords([...signals, link ?? '', question, step].join(' '));
  const extra = families.length > 0 ? 'weighty' : 'light';
  while (rest + countWords(read.join(' ')) < MIN_WORDS) {
    read.push(picker.pick({ [`extra.${extra}`]: templates.extra[extra] }));
  }
  // The quote sentence is the first thing that a long feedback can do without.
  if (rest + countWords(read.join(' ')) > MAX_WORDS) read.splice(1);
  const parts = { read: read.join(' '), signals: signals.join(' '), link, question, step };
  return material.language === 'fr-FR' ? spaceFrench(parts) : parts;
}

/** The families that count in this entry, heaviest first, at most two. */
function familiesOf({ reading }: Material): Exclude<CategoryKey, 'positive'>[] {
  return CATEGORY_KEYS.filter((key) => key !== 'positive')
    .filter((key) => reading.counts[key] > 0)
    .sort((a, b) => WEIGHTS[b] * reading.counts[b] - WEIGHTS[a] * reading.counts[a])
    .slice(0, 2);
}

function toneOf({ reading }: Material, families: readonly CategoryKey[]): Tone {
  if (reading.level === 'high') return 'heavy';
  const good = reading.counts.positive > 0;
  if (families.length > 0) return good ? 'mixed' : 'weary';
  return good ? 'bright' : 'calm';
}

function signalsOf(
  families: readonly CategoryKey[],
  secondQuote: string | null,
  tone: Tone,
  templates: Templates,
  picker: VariantPicker,
): string {
  if (tone === 'calm') return picker.pick({ noSignal: templates.noSignal });
  const [first = 'positive', second] = families;
  const quoted = (family: CategoryKey) =>
    secondQuote ? `${templates.family[family]} (${secondQuote})` : templates.family[family];
  if (!second) return fill(picker.pick({ oneSignal: templates.oneSignal }), { a: quoted(first) });
  const slots = { a: templates.family[first], b: quoted(second) };
  return fill(picker.pick({ twoSignals: templates.twoSignals }), slots);
}

/**
 * What at least three earlier entries bear out: that they were heavier, that a family was there
 * before, or that they were lighter; what is good comes first.
 */
function linkOf(
  material: Material,
  families: readonly CategoryKey[],
  templates: Templates,
  picker: VariantPicker,
): string | null {
  const { earlier, reading } = material;
  const total = String(earlier.length);
  const trend = trendOf(material);
  const compared = (direction: Trend['direction']): string | null => {
    if (trend?.direction !== direction || trend.entries < MIN_SUPPORT) return null;
    const pool = direction === 'lighter' ? 'linkLighter' : 'linkHeavier';
    return fill(picker.pick({ [pool]: templates[pool] }), { n: String(trend.entries), total });
  };
  const lighter = compared('lighter');
  if (lighter) return lighter;
  const present: CategoryKey[] = [
    ...families,
    ...(reading.counts.positive > 0 ? ['positive' as const] : []),
  ];
  for (const family of present) {
    const n = earlier.filter((one) => (one.reading?.counts[family] ?? 0) > 0).length;
    if (n < MIN_SUPPORT) continue;
    const pool = family === 'positive' ? 'linkGood' : 'link';
    return fill(picker.pick({ [pool]: templates[pool] }), {
      n: String(n),
      total,
      a: templates.family[family],
    });
  }
  return compared('heavier');
}

/** Takes whole words out of counted mentions, never more than eight in a feedback. */
class Quoter {
  readonly #material: Material;
  readonly #templates: Templates;
  readonly #given = new Set<string>();
  #left: number;

  constructor(material: Material, templates: Templates, enabled: boolean) {
    this.#material = material;
    this.#templates = templates;
    // What may speak of danger is not given back as a quote.
    this.#left = enabled && material.reading.crisisLevel === 0 ? MAX_QUOTED_WORDS : 0;
  }

  quote(category: CategoryKey): string | null {
    // Nobody needs to read their hardest words about themselves again.
    if (category === 'selfcriticism') return null;
    for (const mention of this.#material.reading.mentions) {
      if (mention.category !== category || mention.status !== 'counted') continue;
      const words = this.#wordsOf(mention);
      if (words === null || this.#given.has(words.toLowerCase())) continue;
      this.#given.add(words.toLowerCase());
      this.#left -= countWords(words);
      const [open, close] = this.#templates.quotes;
      return `${open}${words}${close}`;
    }
    return null;
  }

  #wordsOf({ start, end }: MentionView): string | null {
    const { text } = this.#material;
    const words = text.slice(start, end);
    const whole = !WORD.test(text.charAt(start - 1)) && !WORD.test(text.charAt(end));
    if (!whole || !QUOTABLE.test(words)) return null;
    return countWords(words) <= this.#left ? words : null;
  }
}

const WORD = /[\p{L}\p{N}\p{M}]/u;
const QUOTABLE = /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+)*$/u;

function helpLines({ country }: Material): Record<string, string> {
  const { listening, emergency } = CONTACTS[country];
  const named = ({ name, number }: { name: string; number: string }) =>
    name.includes(number) ? name : `${number} (${name})`;
  return { listening: named(listening), emergency: named(emergency) };
}

/** French typography: a no-break space inside quotation marks and before high punctuation. */
function spaceFrench(parts: Parts): Parts {
  const space = (text: string) => text.replace(/ (?=[?:;»])/g, '\u00a0').replace(/« /g, '«\u00a0');
  return {
    read: space(parts.read),
    signals: parts.signals && space(parts.signals),
    link: parts.link && space(parts.link),
    question: parts.question && space(parts.question),
    step: parts.step && space(parts.step),
  };
}
