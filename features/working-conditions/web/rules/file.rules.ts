import type { Content, RecordKind, WrittenKind } from '../../contract/records.ts';
import { levelOf, nextReview, type Priority, priorityOf } from '../../contract/risk.rules.ts';
import type { SurveyResults } from '../../contract/survey-results.ts';
import type { CompanyFile, KeptRecord } from '../../contract/working-conditions.contract.ts';

type Typed<C> = Omit<KeptRecord, 'content'> & { content: C };
export type RecordOf<K extends WrittenKind> = Typed<Content<K>>;

/** The records of a kind, oldest first. */
export function recordsOf<K extends WrittenKind>(file: CompanyFile, kind: K): RecordOf<K>[] {
  return file.records.filter((record) => record.kind === kind) as never;
}

/** Closed surveys, newest first. */
export function surveysOf(file: CompanyFile): Typed<SurveyResults>[] {
  return file.records.filter(({ kind }) => kind === 'survey').toReversed() as never;
}

export interface IssuedDossier {
  number: number;
  sha256: string;
}
/** Issued dossiers, newest first. */
export function dossiersOf(file: CompanyFile): Typed<IssuedDossier>[] {
  return file.records.filter(({ kind }) => kind === 'dossier').toReversed() as never;
}

/** Open lines of the inventory by how soon they are cared for, the most pressing first. */
export function openRisks(
  file: CompanyFile,
): { risk: RecordOf<'risk'>; level: number; priority: Priority }[] {
  const [criteria] = recordsOf(file, 'criteria');
  if (!criteria) return [];
  return recordsOf(file, 'risk')
    .filter(({ content }) => content.retired === null)
    .map((risk) => {
      const level = levelOf(risk.content);
      return { risk, level, priority: priorityOf(level, criteria.content) };
    })
    .toSorted((a, b) => b.level - a.level || a.risk.at.localeCompare(b.risk.at));
}

/** When the inventory is looked at again. */
export function reviewOf(file: CompanyFile) {
  const [criteria] = recordsOf(file, 'criteria');
  const [firstRisk] = recordsOf(file, 'risk');
  return nextReview(
    recordsOf(file, 'review').map(({ content }) => content),
    { firstOn: firstRisk?.at.slice(0, 10) ?? null, years: criteria?.content.reviewYears ?? 2 },
  );
}

/** What somebody who signs a dossier should see first. */
export function checksOf(file: CompanyFile) {
  const live = recordsOf(file, 'action').filter(({ content }) => content.dropped === null);
  return {
    hasCriteria: recordsOf(file, 'criteria').length > 0,
    withoutEvidence: live.filter(({ content }) => content.evidence.length === 0).length,
    pending: recordsOf(file, 'assessment').filter(({ content }) => content.doneOn === null).length,
  };
}

/** What a version of a record is about, for a line of the history. */
export function nameOf(kind: RecordKind, content: Record<string, unknown>, id: string): string {
  const field: Partial<Record<RecordKind, string>> = {
    ...{ risk: 'title', action: 'doing', participation: 'subject', communication: 'title' },
    ...{ review: 'reason', assessment: 'summary' },
  };
  const name = field[kind];
  return kind === 'guideline' ? id : name ? String(content[name] ?? '') : '';
}
