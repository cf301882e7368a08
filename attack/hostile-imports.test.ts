import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROUGHT_KINDS, recordsPath } from '#features/privacy/contract/passport.ts';
import { MOST_RECORDS } from '#features/privacy/contract/privacy.contract.ts';
import { BadZip, openZip } from '#packages/archive/read-zip.ts';
import { hostileValue } from './support/hostile-values.ts';
import { keptOf } from './support/kept-of.ts';
import { inForm, SEED } from './support/options.ts';
import { problemWith } from './support/oracle.ts';
import { send } from './support/send.ts';
import { SECRET, type Stage, setStage } from './support/stage.ts';
import type { Target } from './support/targets.ts';

const IMPORTS_A_KIND = inForm(12, 400);
const PATH = '/api/privacy/import';

let stage: Stage;
let target: Target;
/** Everything of Ana's before anybody brought anything in; she may ask for few copies in an hour. */
let kept: Awaited<ReturnType<typeof keptOf>>;
beforeAll(async () => {
  stage = await setStage();
  target = stage.target(`POST ${PATH}`);
  kept = await keptOf(stage.world, stage.ana);
});
afterAll(() => stage?.world.stop());

type Rec = Record<string, unknown>;

/** Brings records into Edu's account; the problem with the answer, or what became of them. */
async function bringIn(kind: string, records: readonly unknown[]) {
  const request = {
    method: 'POST',
    path: PATH,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${stage.edu.accessToken}`,
    },
    body: JSON.stringify({ kind, records, preview: false }),
  };
  const answer = await send(stage.world.url, request);
  const counts = answer.status === 200 ? (JSON.parse(answer.text) as Record<string, number>) : null;
  return { problem: problemWith(target, request, answer, [SECRET]), counts };
}

/** Records of Ana's own copy, with something strange in some of them. */
const strange = (records: readonly Rec[]) =>
  fc
    .array(
      fc.record({
        base: fc.oneof(fc.constantFrom({}, ...records), hostileValue),
        changes: fc.array(fc.tuple(fc.nat(), hostileValue), { maxLength: 2 }),
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((items) =>
      items.map(({ base, changes }) => {
        if (typeof base !== 'object' || base === null || Array.isArray(base)) return base;
        const copy: Rec = { ...base };
        const names = Object.keys(copy);
        for (const [where, value] of changes) {
          const name = names[where % Math.max(names.length, 1)];
          if (name) copy[name] = value;
        }
        return copy;
      }),
    );

/** What Edu's pages ask for when he opens the product afterwards. */
async function unreadableOfEdu(): Promise<string[]> {
  const bad: string[] = [];
  for (const read of stage.targets) {
    if (read.method !== 'GET' || !read.operation || /events$/.test(read.path)) continue;
    const call = stage.rightCall(read);
    const headers = { ...call.headers, authorization: `Bearer ${stage.edu.accessToken}` };
    const answer = await send(stage.world.url, { ...call, headers });
    const problem = problemWith(read, call, answer, [SECRET]);
    if (problem) bad.push(`${read.name}: ${problem}`);
  }
  return bad;
}

describe('records that are brought in', () => {
  it.each(BROUGHT_KINDS)(
    'of the kind %s, strange, twice or out of another account, are read or left',
    async (kind) => {
      const records = (kept[recordsPath(kind)] ?? []).map(
        (record) => JSON.parse(JSON.stringify(record).replaceAll(SECRET, 'mandacaru')) as Rec,
      );
      const property = fc.asyncProperty(strange(records), async (list) => {
        const { problem, counts } = await bringIn(kind, list);
        expect(problem).toBeNull();
        if (!counts) return;
        const { added = 0, kept: there = 0, left = 0, broken = 0 } = counts;
        expect(added + there + left + broken).toBe(list.length);
      });
      await fc.assert(property, { seed: SEED, numRuns: IMPORTS_A_KIND });
      // Her very own records, twice over: what is new to him becomes his, and nothing of hers moves.
      const twice = [...records, ...records].slice(0, MOST_RECORDS);
      if (twice.length > 0) expect((await bringIn(kind, twice)).problem).toBeNull();
      expect(await unreadableOfEdu()).toEqual([]);
    },
  );

  it('are refused as a whole where they are too many, too large or too deep', async () => {
    const depth = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const bodies = [
      JSON.stringify({ kind: 'diary-entries', records: Array(101).fill({}), preview: false }),
      JSON.stringify({ kind: 'diary-entries', records: ['a'.repeat(4_400_000)], preview: false }),
      `{"kind":"diary-entries","records":[${depth}],"preview":false}`,
      `{"kind":"diary-entries","records":${depth},"preview":true}`,
      '{"kind":"__proto__","records":[{}],"preview":false}',
    ];
    for (const body of bodies) {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${stage.edu.accessToken}`,
      };
      const request = { method: 'POST', path: PATH, headers, body };
      const answer = await send(stage.world.url, request);
      expect([body.slice(0, 60), problemWith(target, request, answer, [])]).toEqual([
        body.slice(0, 60),
        null,
      ]);
    }
    expect(await unreadableOfEdu()).toEqual([]);
  });

  it('leave all of Ana’s as it was', async () => {
    expect(await keptOf(stage.world, stage.ana)).toEqual(kept);
  });
});

describe('a zip that somebody made', () => {
  const MOST = 1_000_000;
  /** Opens it as the page does: everything but `BadZip` is a fault. */
  const read = async (bytes: Uint8Array, path: string) => {
    try {
      const zip = await openZip(new Blob([new Uint8Array(bytes)]), MOST);
      return await zip.text(path);
    } catch (error) {
      if (error instanceof BadZip) return error.problem;
      throw error;
    }
  };
  const zip = zipSync({ 'florescer.json': strToU8('{"format":"florescer-passport"}') });

  it('is read or refused, whatever its bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(zip.length - 1), fc.integer({ min: 0, max: 255 })), {
          maxLength: 6,
        }),
        fc.nat(zip.length),
        async (changes, end) => {
          const bytes = Uint8Array.from(zip);
          for (const [at, byte] of changes) bytes[at] = byte;
          await read(bytes, 'florescer.json');
          await read(bytes.subarray(0, end), 'florescer.json');
        },
      ),
      { seed: SEED, numRuns: inForm(2_000, 50_000) },
    );
  });

  it('unpacks no bomb and follows no name out of itself', async () => {
    const bomb = zipSync({ 'florescer.json': new Uint8Array(8_000_000) });
    expect(bomb.length).toBeLessThan(50_000);
    expect(await read(bomb, 'florescer.json')).toBe('too_large');
    // The same one that says of itself that it is small.
    const liar = Uint8Array.from(bomb);
    const view = new DataView(liar.buffer);
    for (let at = 0; at < liar.length - 4; at++) {
      if (view.getUint32(at, true) === 8_000_000) view.setUint32(at, 1_000, true);
    }
    expect(((await read(liar, 'florescer.json')) ?? '').length).toBeLessThanOrEqual(MOST);
    const names = [
      '../../etc/passwd',
      '/etc/passwd',
      '..\\..\\a',
      '__proto__.json',
      'florescer.json/x',
    ];
    const climbing = zipSync(Object.fromEntries(names.map((name) => [name, strToU8('a')])));
    for (const name of ['florescer.json', 'toString', 'hasOwnProperty']) {
      expect(await read(climbing, name)).toBeUndefined();
    }
  });
});
