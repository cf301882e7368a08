import type { CallerName } from '#packages/kernel/permission-rows.ts';
import { type RawRequest, written } from './send.ts';
import type { Stage } from './stage.ts';
import type { Target } from './targets.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

/** Every id within a text, once. */
export const idsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(UUID)].map(([id]) => id)),
];

/** The calls of a route with somebody else's id in every place where an id may stand. */
export function callsWith(stage: Stage, target: Target, id: string): RawRequest[] {
  const right = stage.right(target);
  const inAddress = target.params.map((param) =>
    written(target, { ...right, params: { ...right.params, [param]: id } }),
  );
  const text = right.body === undefined ? '' : JSON.stringify(right.body);
  const inBody = idsIn(text).map((there) =>
    written(target, { ...right, body: JSON.parse(text.replaceAll(there, id)) }),
  );
  return [...inAddress, ...inBody];
}

/** What a role or grant is there for, it may do: to news, courses, tickets, the people of its own company. */
export function isTheirOffice(caller: CallerName, { operation }: Target): boolean {
  const permission = /Permission: (\w+)/.exec(operation?.description ?? '')?.[1];
  if (permission === 'admin') return caller === 'generalAdmin';
  if (permission === 'supportStaff') return caller === 'supportStaff' || caller === 'generalAdmin';
  if (permission === 'companyReader') {
    return ['ownCompanyAdmin', 'committee', 'auditor', 'generalAdmin'].includes(caller);
  }
  if (permission === 'committee') return ['committee', 'generalAdmin'].includes(caller);
  return permission === 'companyAdmin' && caller === 'ownCompanyAdmin';
}
