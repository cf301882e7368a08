import type { Readable } from 'node:stream';
import { formatCnpj } from '#features/companies/contract/cnpj.rules.ts';
import type { LegalTally } from '#features/training/server/index.ts';
import { fill } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { pdfOf } from '#packages/pdf/document.ts';
import { LINE, MARGIN, numberPages, ornament, type Pdf, room, WIDTH } from '#packages/pdf/page.ts';
import { heading, paragraph, row, small, subheading, title } from '#packages/pdf/writing.ts';
import { FACTORS } from '../../contract/factors.ts';
import {
  type Content,
  GUIDELINES,
  type RecordKind,
  type WrittenKind,
} from '../../contract/records.ts';
import { levelOf, priorityOf, probabilityOf, stateOf } from '../../contract/risk.rules.ts';
import type { ResultCell, SurveyResults } from '../../contract/survey-results.ts';
import type { KeptRecord } from '../../contract/working-conditions.contract.ts';
import type { Dossier } from './dossier.service.ts';
import { DOSSIER_TEXTS } from './dossier-texts.ts';

const ZONE = 'America/Sao_Paulo';

/** A dossier on paper, for a thread to write: evidence in order, with room for signatures. */
export default function dossierPdf({ dossier }: { dossier: Dossier }): Readable {
  const { language, snapshot, number, sha256 } = dossier;
  const texts = DOSSIER_TEXTS[language];
  const { paper } = texts.dossier;
  const say = (key: string) => paper[key] ?? key;
  const format = formatterFor(language, ZONE);
  return pdfOf({ title: say('title'), language }, (doc) => {
    const words = wordsFor(doc, dossier);
    title(doc, say('title'));
    paragraph(doc, say('lead'));
    const facts: [string, string][] = [
      [say('company'), snapshot.company.name],
      ['CNPJ', snapshot.company.cnpj ? formatCnpj(snapshot.company.cnpj).text : '-'],
      [say('number'), String(number)],
      [say('issued'), format.dateTime(snapshot.issuedAt, 'short')],
      [say('by'), snapshot.issuedBy],
    ];
    for (const [name, value] of facts) row(doc, [name, value], [0, 150]);
    small(doc, say('what'));
    writeCriteria(doc, words);
    writeInventory(doc, words);
    writeActions(doc, words);
    writeParticipation(doc, words);
    writeTraining(doc, words, snapshot.training ?? []);
    writeTold(doc, words);
    writeMatrix(doc, words);
    writeVersions(doc, words);
    writeSignatures(doc, [say('signsRisk'), say('signsCompany')], say('signs'));
    small(doc, say('hash'));
    paragraph(doc, sha256.match(/.{1,4}/g)?.join(' ') ?? sha256);
    numberPages(doc, (page, pages) => fill(say('page'), { page, pages }));
  });
}

type Words = ReturnType<typeof wordsFor>;

function wordsFor(doc: Pdf, { language, snapshot }: Dossier) {
  const texts = DOSSIER_TEXTS[language];
  const format = formatterFor(language, ZONE);
  const of = <K extends WrittenKind>(kind: K) =>
    snapshot.records.flatMap((record) =>
      record.kind === kind ? [{ ...record, content: record.content as Content<K> }] : [],
    );
  return {
    texts,
    say: (key: string) => texts.dossier.paper[key] ?? key,
    records: snapshot.records,
    of,
    day: (day: string | null) => (day === null ? '-' : format.day(day, 'short')),
    at: (instant: string) => format.dateTime(instant, 'short'),
    number: (value: number) => format.number(value),
    today: snapshot.issuedAt.slice(0, 10),
    field: (name: string, value: string) => {
      // The name of a field never stands alone at the foot of a page.
      room(doc, 60);
      small(doc, texts.fields[name] ?? name);
      doc.moveUp(0.2);
      paragraph(doc, value === '' ? '-' : value);
    },
  };
}

function writeCriteria(doc: Pdf, { of, say, field, texts }: Words): void {
  const [criteria] = of('criteria');
  if (!criteria) return;
  const { content, version } = criteria;
  heading(doc, fill(say('criteria'), { version }));
  field('method', content.method);
  for (const scale of ['severity', 'demands', 'weakness'] as const) {
    subheading(doc, texts.fields[scale] ?? scale);
    for (const [at, meaning] of content[scale].entries()) {
      paragraph(doc, `${at + 1}. ${meaning}`);
    }
  }
  paragraph(doc, say('probability'));
  const { first, next, firstDays, nextDays, reviewYears } = content;
  paragraph(doc, fill(say('bounds'), { first, next, firstDays, nextDays, reviewYears }));
}

const NINE = [
  'process',
  'activity',
  'hazard',
  'harms',
  'group',
  'measures',
  'exposure',
  'ergonomics',
] as const;

function writeInventory(doc: Pdf, { of, say, field, texts }: Words): void {
  const [criteria] = of('criteria');
  const risks = of('risk');
  heading(doc, fill(say('inventory'), { count: risks.length }));
  for (const { content, version } of risks) {
    subheading(doc, content.title);
    const site = content.site ? `, ${content.site}` : '';
    small(doc, `${texts.factors[content.factor]}${site}, ${fill(say('version'), { version })}`);
    for (const name of NINE) field(name, content[name]);
    const level = levelOf(content);
    const { severity, criteria: judgedBy } = content;
    const probability = probabilityOf(content);
    const priority = criteria ? texts.priority[priorityOf(level, criteria.content)] : '';
    field(
      'evaluation',
      fill(say('evaluation'), { severity, probability, level, priority, judgedBy }),
    );
    if (content.retired) field('retired', content.retired);
  }
}

function writeActions(doc: Pdf, { of, say, field, texts, day, today }: Words): void {
  const actions = of('action');
  heading(doc, fill(say('actions'), { count: actions.length }));
  for (const { content } of actions) {
    subheading(doc, content.doing);
    const state = texts.state[stateOf(content, today)];
    const owner = [content.owner, content.area].filter(Boolean).join(', ');
    small(doc, `${state}. ${owner}. ${day(content.startsOn)} - ${day(content.dueOn)}`);
    field('said', content.said);
    field('measure', content.measure);
    if (content.effect) field('effect', content.effect);
    if (content.dropped) field('dropped', content.dropped);
    for (const { on, what, where, file } of content.evidence) {
      field('evidence', [day(on), what, where].filter(Boolean).join(', '));
      if (file) field('evidenceFile', `${file.name}, SHA-256 ${file.sha256 ?? ''}`);
    }
  }
}

function writeParticipation(doc: Pdf, words: Words): void {
  const { of, say, field, texts, day, number, records } = words;
  heading(doc, say('participation'));
  for (const { content } of of('participation')) {
    const { what, on, subject, people, notes } = content;
    const kind = texts.participation.what[what] ?? what;
    field('participation', `${day(on)}, ${kind}: ${subject} (${number(people)})`);
    if (notes) field('notes', notes);
  }
  for (const { content } of of('assessment')) {
    const kind = texts.assessment.kind[content.kind] ?? content.kind;
    const dates = [content.askedOn, content.doneOn].map(day).join(' - ');
    field(
      'assessment',
      [kind, content.site, dates, content.by, content.summary].filter(Boolean).join(', '),
    );
  }
  for (const { content } of of('review')) {
    const trigger = texts.trigger[content.trigger] ?? content.trigger;
    field(
      'review',
      [day(content.on), trigger, content.reason, content.outcome].filter(Boolean).join(', '),
    );
  }
  for (const { content } of ofKind(records, 'survey')) {
    writeSurvey(doc, words, content as unknown as SurveyResults);
  }
}

const ofKind = (records: readonly KeptRecord[], kind: RecordKind) =>
  records.filter((record) => record.kind === kind);

function writeSurvey(doc: Pdf, { say, texts, day, number }: Words, results: SurveyResults): void {
  const { openedOn, closedOn, whole, sites, sectors } = results;
  subheading(doc, fill(say('survey'), { from: day(openedOn), to: day(closedOn) }));
  small(doc, say('surveyNote'));
  const mean = (cell: ResultCell | null, factor: (typeof FACTORS)[number]) => {
    const told = cell?.factors[factor] ?? null;
    return told === null ? texts.results.protected : number(told);
  };
  for (const factor of FACTORS) row(doc, [texts.factors[factor], mean(whole, factor)], [0, 400]);
  for (const part of [...sites, ...sectors]) {
    subheading(doc, part.name);
    if (part.cell === null) paragraph(doc, texts.results.protected);
    else {
      for (const factor of FACTORS) {
        row(doc, [texts.factors[factor], mean(part.cell, factor)], [0, 400]);
      }
    }
  }
}

function writeTraining(
  doc: Pdf,
  { say, texts, number }: Words,
  training: readonly LegalTally[],
): void {
  if (training.length === 0) return;
  heading(doc, say('training'));
  small(doc, say('trainingNote'));
  for (const { title: course, legal, people, done } of training) {
    subheading(doc, course);
    const counts = { done: number(done), people: number(people) };
    paragraph(doc, `${texts.laws[legal]}. ${fill(say('trainingDone'), counts)}`);
  }
}

function writeTold(doc: Pdf, { of, say, day }: Words): void {
  heading(doc, say('communications'));
  for (const { content } of of('communication')) {
    subheading(doc, content.title);
    small(doc, day(content.on));
    paragraph(doc, content.text);
  }
}

function writeMatrix(doc: Pdf, { of, say, texts }: Words): void {
  heading(doc, say('matrix'));
  const kept = new Map(of('guideline').map(({ id, content }) => [id, content.evidence]));
  for (const code of GUIDELINES) {
    subheading(doc, `${code}) ${texts.guidelines[code] ?? ''}`);
    paragraph(doc, kept.get(code) ?? say('noEvidence'));
  }
}

function writeVersions(doc: Pdf, { say, records, texts, at }: Words): void {
  heading(doc, say('versions'));
  for (const { kind, version, at: instant, by } of records) {
    row(doc, [texts.kinds[kind], String(version), at(instant), by], [0, 170, 200, 330]);
  }
}

function writeSignatures(doc: Pdf, who: readonly string[], text: string): void {
  room(doc, 130);
  heading(doc, text);
  doc.moveDown(3);
  const y = doc.y;
  const width = WIDTH / 2 - 12;
  for (const [at, name] of who.entries()) {
    const x = MARGIN + at * (width + 24);
    ornament(doc, () => {
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .stroke(LINE);
    });
    doc
      .font('regular')
      .fontSize(9.5)
      .text(name, x, y + 6, { width });
  }
  doc.x = MARGIN;
  doc.y = y + 50;
}
