import { strFromU8, unzipSync } from 'fflate';
import type { TestApp, TestPerson } from '#packages/testing/people/index.ts';

/**
 * What strangers bring about rightly: a mail asked for in a person's name is told to them, a link of
 * theirs that is opened with its proof is counted, and so is the copy itself.
 */
const MOVING = ['activity', 'consultation-openings', 'summary'].map((kind) => `data/${kind}.json`);

/**
 * Everything that is kept of a person, by the kind of record, out of their own copy. A feature that
 * keeps something stands in the copy, or fails its own tests: so nothing is left out here.
 */
export async function keptOf(
  world: TestApp,
  person: TestPerson,
): Promise<Record<string, Record<string, unknown>[]>> {
  const answer = await world.fetchAs(person, '/api/privacy/export', { method: 'POST', json: {} });
  if (!answer.ok) throw new Error(`No copy: ${answer.status} ${await answer.text()}`);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files)
      .filter(
        ([path]) => path.startsWith('data/') && path.endsWith('.json') && !MOVING.includes(path),
      )
      .map(([path, bytes]) => {
        const records: Record<string, unknown>[] = [JSON.parse(strFromU8(bytes))].flat();
        return [path, records.filter(isHerWord)];
      }),
  );
}

/** Each copy is told to the person; a factor that was never proved lapses, and its owner may drop it. */
const isHerWord = ({ kind, status }: { kind?: unknown; status?: unknown }) =>
  kind !== 'data_exported' && status !== 'unverified';
