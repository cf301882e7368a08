import fc from 'fast-check';
import { authMembers } from './auth-vocabulary.ts';
import { KINDS, type Kind } from './crowd.ts';
import { CONTENT_TYPES, HOSTILE_BODIES, HOSTILE_HEADERS, hostileValue } from './hostile-values.ts';
import { fittingValue } from './schema-values.ts';
import { type RawRequest, written } from './send.ts';
import type { Said, Stage } from './stage.ts';
import type { Target } from './targets.ts';

export interface MadeRequest {
  caller: Kind;
  request: RawRequest;
}

/** Requests of a route: right ones, right ones with something wrong in them, and none at all. */
export function requestsOf(
  stage: Stage,
  target: Target,
  ids: readonly string[],
): fc.Arbitrary<MadeRequest> {
  const change = fc.oneof(
    { weight: 4, arbitrary: hostileValue },
    { weight: 2, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
  return fc
    .record({
      caller: fc.constantFrom(...KINDS),
      said: saidOf(stage, target),
      changes: fc.array(fc.tuple(fc.nat(), change), { maxLength: 3 }),
      whole: rarely(fc.constantFrom(...HOSTILE_BODIES)),
      type: rarely(fc.constantFrom(...CONTENT_TYPES), 'application/json'),
      headers: rarely(fc.constantFrom(...HOSTILE_HEADERS)),
    })
    .map(({ caller, said, changes, whole, type, headers }) => {
      const changed = changes.reduce((now, [where, value]) => replaced(now, where, value), said);
      const request = written(target, changed);
      const body = target.method === 'GET' ? undefined : (whole ?? request.body);
      const all: Record<string, string> = { ...request.headers, ...headers };
      delete all['content-type'];
      if (body !== undefined && type) all['content-type'] = type;
      return { caller, request: { ...request, headers: all, body } };
    });
}

function rarely<T, E = undefined>(arbitrary: fc.Arbitrary<T>, usual?: E): fc.Arbitrary<T | E> {
  return fc.oneof({ weight: 12, arbitrary: fc.constant(usual as E) }, { weight: 1, arbitrary });
}

function saidOf(stage: Stage, target: Target): fc.Arbitrary<Said> {
  const { params, operation, path } = target;
  // What the permission matrix knows to be right; with ids of its own each time.
  const right = fc.constant(null).map(() => stage.right(target));
  if (operation) {
    const content = Object.values(operation.requestBody?.content ?? {})[0];
    const members = (place: string) =>
      Object.fromEntries(
        (operation.parameters ?? [])
          .filter((parameter) => parameter.in === place)
          .map((parameter) => [parameter.name, fittingValue(parameter.schema)]),
      );
    const made = fc.record({
      params: fc.record(members('path')),
      query: fc.record(members('query'), { requiredKeys: [] }),
      body: content ? fittingValue(content.schema) : fc.constant(undefined),
    });
    return fc.oneof(right, made as fc.Arbitrary<Said>);
  }
  const some = path.startsWith('/auth/v1') ? authMembers(path) : plainMembers;
  const made = fc.record({
    params: fc.record(Object.fromEntries(params.map((param) => [param, fc.uuid()]))),
    query: some,
    body: some as fc.Arbitrary<unknown>,
  });
  return fc.oneof(
    { weight: 1, arbitrary: right },
    { weight: 3, arbitrary: made as fc.Arbitrary<Said> },
  );
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
