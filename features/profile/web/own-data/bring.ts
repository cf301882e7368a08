import { BROUGHT_KINDS, type BroughtKind } from '#features/privacy/contract/passport.ts';
import type { BroughtInCounts } from '#features/privacy/contract/privacy.contract.ts';
import { privacyApi } from './own-data.api.ts';
import type { OpenedPassport } from './passport-file.ts';

/** Kinds that go along with others, and are not counted for the person. */
const UNCOUNTED: readonly BroughtKind[] = ['diary-versions', 'health-settings', 'rhythm'];

/** What became of the records of a file, or would. */
export interface Brought {
  /** Kinds of which the file has any, in the order of the file. */
  kinds: { kind: BroughtKind; counts: BroughtInCounts }[];
  sum: BroughtInCounts;
}

const nothing = (): BroughtInCounts => ({ added: 0, kept: 0, left: 0, broken: 0 });

/** Sends a file's records to the server, batch after batch; with `preview` nothing is stored. */
export async function bring(
  passport: OpenedPassport,
  {
    preview,
    signal,
    onSent,
  }: { preview: boolean; signal: AbortSignal; onSent: (records: number) => void },
): Promise<Brought> {
  const found = new Map<BroughtKind, BroughtInCounts>();
  let sent = 0;
  for await (const { kind, records } of passport.batches()) {
    const counts = await privacyApi.bringIn({ body: { kind, records, preview } }, { signal });
    found.set(kind, added(found.get(kind) ?? nothing(), counts));
    sent += records.length;
    onSent(sent);
  }
  const kinds = BROUGHT_KINDS.flatMap((kind) => {
    const counts = found.get(kind);
    return counts && !UNCOUNTED.includes(kind) ? [{ kind, counts }] : [];
  });
  return { kinds, sum: kinds.reduce((sum, { counts }) => added(sum, counts), nothing()) };
}

function added(one: BroughtInCounts, other: BroughtInCounts): BroughtInCounts {
  return {
    added: one.added + other.added,
    kept: one.kept + other.kept,
    left: one.left + other.left,
    broken: one.broken + other.broken,
  };
}
