import fc from 'fast-check';
import type { Fixture } from '#apps/server/permissions/callers.ts';
import { matrix } from '#apps/server/permissions/matrix.ts';
import { authMembers } from './auth-vocabulary.ts';
import { KINDS, type Kind } from './crowd.ts';
import { CONTENT_TYPES, HOSTILE_BODIES, HOSTILE_HEADERS, hostileValue } from './hostile-values.ts';
import { fittingValue, type JsonSchema } from './schema-values.ts';
import type { RawRequest } from './send.ts';
import { streamHeaders, type Target } from './targets.ts';

/** What a request says, before it is written down for the line. */
interface Said {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

export interface MadeRequest {
  caller: Kind;
  request: RawRequest;
}

/** What the requests are made around. */
export interface Surroundings {
  fixture: Fixture;
  /** Ids of rows of somebody else, and of the callers. */
  ids: readonly string[];
}

/** Requests of a route: right ones, right ones with something wrong in them, and none at all. */
export function requestsOf(target: Target, around: Surroundings): fc.Arbitrary<MadeRequest> {
  const change = fc.oneof(
    { weight: 4, arbitrary: hostileValue },
    { weight: 2, arbitrary: fc.constantFrom(...around.ids) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
  return fc
    .record({
      caller: fc.constantFrom(...KINDS),
      said: saidOf(target, around),
      changes: fc.array(fc.tuple(fc.nat(), change), { maxLength: 3 }),
      whole: rarely(fc.constantFrom(...HOSTILE_BODIES)),
      type: rarely(fc.constantFrom(...CONTENT_TYPES), 'application/json'),
      headers: rarely(fc.constantFrom(...HOSTILE_HEADERS)),
    })
    .map(({ caller, said, changes, whole, type, headers }) => {
      const changed = changes.reduce((now, [where, value]) => replaced(now, where, value), said);
      const text = whole ?? (changed.body === undefined ? undefined : JSON.stringify(changed.body));
      const body = target.method === 'GET' ? undefined : text;
      const contentType: Record<string, string> =
        body === undefined || !type ? {} : { 'content-type': type };
      const { method } = target;
      const path = addressOf(target.path, changed);
      const all = { ...streamHeaders(target), ...contentType, ...headers };
      return { caller, request: { method, path, headers: all, body } };
    });
}

function rarely<T, E = undefined>(arbitrary: fc.Arbitrary<T>, else_?: E): fc.Arbitrary<T | E> {
  return fc.oneof({ weight: 12, arbitrary: fc.constant(else_ as E) }, { weight: 1, arbitrary });
}

function saidOf(target: Target, { fixture }: Surroundings): fc.Arbitrary<Said> {
  const { name, params, operation, path } = target;
  const row = matrix[name];
  const choices: fc.Arbitrary<Said>[] = [];
  if (row) {
    // What the permission matrix knows to be right.
    choices.push(
      fc.constant(null).map(() => ({
        params: row.params?.(fixture) ?? {},
        query: row.query?.() ?? {},
        ...(row.body ? { body: row.body(fixture) } : {}),
      })),
    );
  }
  if (operation) {
    const content = Object.values(operation.requestBody?.content ?? {})[0];
    const members = (place: string) =>
      Object.fromEntries(
        (operation.parameters ?? [])
          .filter((parameter) => parameter.in === place)
          .map((parameter) => [parameter.name, fittingValue(parameter.schema)]),
      );
    choices.push(
      fc.record({
        params: fc.record(members('path')),
        query: fc.record(members('query'), { requiredKeys: [] }),
        body: content ? fittingValue(content.schema) : fc.constant(undefined),
      }),
    );
  } else {
    const some = path.startsWith('/auth/v1') ? authMembers(path) : plainMembers;
    choices.push(
      fc.record({
        params: fc.record(Object.fromEntries(params.map((param) => [param, fc.uuid()]))),
        query: some,
        body: some as fc.Arbitrary<unknown>,
      }),
    );
  }
  return fc.oneof(...choices);
}

/** What the few addresses outside of both documents read. */
const plainMembers = fc.record(
  Object.fromEntries(['to', 'token', 'lng', 'code', 'state'].map((name) => [name, hostileValue])),
  { requiredKeys: [] },
);

/** The same with another value at one of its places, counted through; without it for `undefined`. */
function replaced(said: Said, where: number, value: unknown): Said {
  const copy = structuredClone(said) as unknown as Record<string, unknown>;
  const places = placesOf(copy).filter(([holder]) => holder !== copy);
  const [holder, key] = places[where % Math.max(places.length, 1)] ?? [];
  if (!holder || key === undefined) return said;
  if (value === undefined) delete holder[key];
  else holder[key] = value;
  return copy as unknown as Said;
}

type Holder = Record<string, unknown>;
/** No body of ours is deeper; what is was put there, and is not gone through for more places. */
const DEEPEST = 12;

function placesOf(value: unknown, depth = 0): [holder: Holder, key: string][] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return [];
  const holder = value as Holder;
  return Object.keys(holder)
    .slice(0, 50)
    .flatMap((key) => [[holder, key] as [Holder, string], ...placesOf(holder[key], depth + 1)]);
}

function addressOf(path: string, { params, query }: Said): string {
  const at = path
    .replaceAll(/:(\w+)/g, (_, name: string) => encoded(params[name]) || '%00')
    .replace('*', 'x');
  const search = Object.entries(query ?? {})
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one]))
    .map(([name, one]) => `${encoded(name)}=${encoded(one)}`)
    .join('&');
  return (search ? `${at}?${search}` : at).slice(0, LONGEST_ADDRESS);
}

/** Longer addresses are refused before any of our code sees them. */
const LONGEST_ADDRESS = 8_000;
const LONGEST_PART = 1_500;
function encoded(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.slice(0, LONGEST_PART).toWellFormed());
}
