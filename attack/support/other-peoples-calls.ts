import type { CallerName, Fixture } from '#apps/server/permissions/callers.ts';
import { matrix } from '#apps/server/permissions/matrix.ts';
import type { RawRequest } from './send.ts';
import { streamHeaders, type Target } from './targets.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Every id within a text, once. */
export const idsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(UUID)].map(([id]) => id)),
];

/** The call of a route as the permission matrix knows it; null where it has no row. */
export function rightCall(target: Target, fixture: Fixture): RawRequest | null {
  const row = matrix[target.name];
  if (!row) return null;
  const params = row.params?.(fixture) ?? {};
  const query = row.query ? `?${new URLSearchParams(row.query())}` : '';
  return written(target, params, query, row.body?.(fixture));
}

/** The calls of a route with somebody else's id in every place where an id may stand. */
export function callsWith(target: Target, fixture: Fixture, id: string): RawRequest[] {
  const row = matrix[target.name];
  const query = row?.query ? `?${new URLSearchParams(row.query())}` : '';
  const right = row?.params?.(fixture) ?? {};
  const body = row?.body?.(fixture);
  const calls = target.params.map((param) =>
    written(target, { ...allParams(target, id), ...right, [param]: id }, query, body),
  );
  const text = body === undefined ? '' : JSON.stringify(body);
  const inBody = idsIn(text).map((there) =>
    written(target, right, query, JSON.parse(text.replaceAll(there, id))),
  );
  return [...calls, ...inBody];
}

const allParams = ({ params }: Target, id: string) =>
  Object.fromEntries(params.map((param) => [param, id]));

function written(
  target: Target,
  params: Record<string, string>,
  query: string,
  body: unknown,
): RawRequest {
  const { method } = target;
  const path = target.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '') + query;
  if (method === 'GET' || body === undefined) {
    return { method, path, headers: streamHeaders(target) };
  }
  const headers = { 'content-type': 'application/json' };
  return { method, path, headers, body: JSON.stringify(body) };
}

/** What a role is there for, it may do: to news, courses and the people of its own company. */
export function isTheirOffice(caller: CallerName, { operation }: Target): boolean {
  const permission = /Permission: (\w+)/.exec(operation?.description ?? '')?.[1];
  if (permission === 'admin') return caller === 'generalAdmin';
  return permission === 'companyAdmin' && caller === 'ownCompanyAdmin';
}
