import { CATEGORY_KEYS, type CategoryKey } from '#features/burnout/contract/burnout.contract.ts';
import { WEIGHTS } from '#features/burnout/engine/index.ts';
import { CONTACTS } from '#features/crisis/contract/contacts.ts';
import { FEW_WORDS } from '#features/diary/contract/diary.contract.ts';
import { fill } from '#packages/i18n/fill.ts';
import { countWords, MAX_WORDS, MIN_SUPPORT, MIN_WORDS, violationsOf } from './guard-rails.ts';
import type { Material, Parts, WrittenFeedback } from './material.ts';
import { type Occasion, occasionOf } from './occasions/occasions.ts';
import { Quoter } from './quoter.ts';
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
  if (reading.words < FEW_WORDS && !occasionOf(material.text)) {
    const weighs = familiesOf(material).length > 0;
    return plain(material, weighs ? templates.shortHeavy : templates.short);
  }
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
  // Two who listen and one who comes; where the danger is now, nothing stands beside it.
  const occasion = level === 2 ? occasionOf(material.text) : null;
  const hurt =
    occasion === 'violence' ? [stepOnHardDay(occasion, material, templates, picker)] : [];
  const parts = {
    read,
    signals: null,
    link: null,
    question,
    step: [fill(step, helpLines(material)), ...hurt].join(' '),
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
  const families = familiesOf(material);
  const occasion = occasionOf(material.text);
  const quoter = new Quoter(material, templates.quotes, use.quotes);
  const tone = toneOf(material, families);
  const told: Told = { families, occasion, tone };
  const theme: Theme = families[0] ?? (tone === 'bright' ? 'light' : 'neutral');

  const read = occasion
    ? openHardDay(occasion, material, templates, picker)
    : [
        picker.pick({
          [`opening.${tone}`]: templates.opening[tone],
          ...(tone === 'mixed' ? { 'opening.weary': templates.opening.weary } : {}),
        }),
      ];
  const opening = read.length;
  // Nothing good is held up to somebody on a day that was not.
  const subject = families[0] ?? (tone === 'bright' && !occasion ? 'positive' : null);
  const main = subject && quoter.quote(subject);
  if (main) read.push(fill(picker.pick({ quote: templates.quote }), { quote: main }));
  const signals = signalsOf(material, told, quoter, templates, picker);
  const link = use.link ? linkOf(material, told, templates, picker) : null;
  const [question, step] = occasion
    ? [
        picker.pick({ 'question.hard': templates.hard.question }),
        stepOnHardDay(occasion, material, templates, picker),
      ]
    : [
        picker.pick({
          [`question.${theme}`]: templates.question[theme],
          'question.general': templates.question.general,
        }),
        picker.pick({
          [`step.${theme}`]: templates.step[theme],
          'step.general': templates.step.general,
        }),
      ];
  const rest = countWords([signals, link ?? '', question, step].join(' '));
  const weight = tone === 'bright' ? 'light' : tone === 'neutral' ? 'neutral' : 'weighty';
  const extra = occasion
    ? { 'extra.hard': templates.hard.extra }
    : { [`extra.${weight}`]: templates.extra[weight] };
  while (rest + countWords(read.join(' ')) < MIN_WORDS) read.push(picker.pick(extra));
  // The quote sentence is the first thing that a long feedback can do without.
  if (rest + countWords(read.join(' ')) > MAX_WORDS) read.splice(opening);
  const parts = { read: read.join(' '), signals, link, question, step };
  return material.language === 'fr-FR' ? spaceFrench(parts) : parts;
}

/** The families that count in this entry, heaviest first, at most two. */
function familiesOf({ reading }: Material): Exclude<CategoryKey, 'positive'>[] {
  return CATEGORY_KEYS.filter((key) => key !== 'positive')
    .filter((key) => reading.counts[key] > 0)
    .sort((a, b) => WEIGHTS[b] * reading.counts[b] - WEIGHTS[a] * reading.counts[a])
    .slice(0, 2);
}

/** Beside a good sign that is taken back or meant bitterly ("nem consegui ficar feliz") none makes a day bright. */
function toneOf({ reading }: Material, families: readonly CategoryKey[]): Tone {
  if (reading.level === 'high') return 'heavy';
  const good = reading.counts.positive > 0;
  const missed = reading.mentions.some(
    ({ category, status }) =>
      category === 'positive' && (status === 'negated' || status === 'sarcasm'),
  );
  if (families.length > 0) return good ? 'mixed' : 'weary';
  if (!good) return 'neutral';
  return missed ? 'mixed' : 'bright';
}

/** The first sentences on a day that is no ordinary one: what happened is named once in ten entries. */
function openHardDay(
  occasion: Occasion,
  { earlier }: Material,
  { hard }: Templates,
  picker: VariantPicker,
): string[] {
  const pool = `named.${occasion}`;
  const told = earlier.some(({ variants }) => variants.some((id) => id.startsWith(pool)));
  const opening = picker.pick({ 'opening.hard': hard.opening });
  return told ? [opening] : [opening, picker.pick({ [pool]: hard.named[occasion] })];
}

/** One small step, or for who is hurt at home the people who know what can be done. */
function stepOnHardDay(
  occasion: Occasion,
  material: Material,
  { hard }: Templates,
  picker: VariantPicker,
): string {
  if (occasion !== 'violence') return picker.pick({ 'step.hard': hard.step });
  const lines = helpLines(material);
  const advice = lines.violence ? [picker.pick({ refuge: hard.refuge })] : [];
  return [...advice, hard.danger].map((line) => fill(line, lines)).join(' ');
}

/** What an entry tells, as far as it decides which sentences fit. */
interface Told {
  families: readonly Exclude<CategoryKey, 'positive'>[];
  occasion: Occasion | null;
  tone: Tone;
}

function signalsOf(
  { reading }: Material,
  { families, occasion, tone }: Told,
  quoter: Quoter,
  templates: Templates,
  picker: VariantPicker,
): string {
  const good = reading.counts.positive > 0;
  const [first, second] = families;
  const said: string[] = [];
  if (first) {
    const quote = quoter.quote(second ?? first);
    const quoted = (family: CategoryKey) =>
      quote ? `${templates.family[family]} (${quote})` : templates.family[family];
    said.push(
      second
        ? fill(picker.pick({ twoSignals: templates.twoSignals }), {
            a: templates.family[first],
            b: quoted(second),
          })
        : fill(picker.pick({ oneSignal: templates.oneSignal }), { a: quoted(first) }),
    );
  } else if (occasion) {
    said.push(picker.pick({ 'noSignal.hard': templates.hard.noSignal }));
  } else if (good) {
    const quote = tone === 'bright' ? quoter.quote('positive') : null;
    const a = quote ? `${templates.family.positive} (${quote})` : templates.family.positive;
    return fill(picker.pick({ oneSignal: templates.oneSignal }), { a });
  } else return picker.pick({ noSignal: templates.noSignal });
  if (good) {
    const quote = quoter.quote('positive');
    said.push(
      quote
        ? fill(picker.pick({ strengthQuoted: templates.strengthQuoted }), { quote })
        : picker.pick({ strength: templates.strength }),
    );
  }
  return said.join(' ');
}

/**
 * What at least three earlier entries bear out: that they were heavier, that a family was there
 * before, or that they were lighter; what is good comes first. A day on which something happened is
 * not weighed against others: its words may be few and their count says nothing.
 */
function linkOf(
  material: Material,
  { families, occasion, tone }: Told,
  templates: Templates,
  picker: VariantPicker,
): string | null {
  const { earlier, reading } = material;
  const total = String(earlier.length);
  const trend = occasion ? null : trendOf(material);
  const compared = (direction: Trend['direction']): string | null => {
    if (trend?.direction !== direction || trend.entries < MIN_SUPPORT) return null;
    const pool = direction === 'lighter' ? 'linkLighter' : 'linkHeavier';
    return fill(picker.pick({ [pool]: templates[pool] }), { n: String(trend.entries), total });
  };
  const lighter = compared('lighter');
  if (lighter) return lighter;
  const goodIsTold =
    reading.counts.positive > 0 && !occasion && (families.length > 0 || tone === 'bright');
  const present: CategoryKey[] = [...families, ...(goodIsTold ? ['positive' as const] : [])];
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

function helpLines({ country }: Material): Record<string, string> {
  const { listening, emergency, violence, police } = CONTACTS[country];
  const named = ({ name, number }: { name: string; number: string }) =>
    name.includes(number) ? name : `${number} (${name})`;
  return {
    listening: named(listening),
    emergency: named(emergency),
    danger: named(police ?? emergency),
    ...(violence ? { violence: named(violence) } : {}),
  };
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
