import type { RefusedLine } from '../contract/invitations.contract.ts';
import { MAX_UNITS, type UnitKind, unitKey } from '../contract/unit-name.rules.ts';
import type { ReadyLine } from './invitations.rules.ts';

type Names = Readonly<Record<UnitKind, readonly string[]>>;

/**
 * Lets lines name sites and sectors as the company does, and says which it does not have yet. A line that
 * would bring one more than a company can have is refused.
 */
export function placeLines(
  lines: readonly ReadyLine[],
  there: Names,
): { ready: ReadyLine[]; refused: RefusedLine[]; added: Record<UnitKind, string[]> } {
  const refused: RefusedLine[] = [];
  const ready: ReadyLine[] = [];
  const added: Record<UnitKind, string[]> = { site: [], sector: [] };
  const known = { site: namesByKey(there.site), sector: namesByKey(there.sector) };
  const fits = (kind: UnitKind, name: string | null) =>
    name === null || known[kind].has(unitKey(name)) || known[kind].size < MAX_UNITS;
  const named = (kind: UnitKind, name: string | null) => {
    if (name === null) return null;
    const key = unitKey(name);
    if (!known[kind].has(key)) {
      known[kind].set(key, name);
      added[kind].push(name);
    }
    return known[kind].get(key) ?? null;
  };
  for (const line of lines) {
    if (fits('site', line.site) && fits('sector', line.sector)) {
      ready.push({
        ...line,
        site: named('site', line.site),
        sector: named('sector', line.sector),
      });
    } else refused.push({ nth: line.nth, problem: 'too_many_units' });
  }
  return { ready, refused, added };
}

const namesByKey = (names: readonly string[]) =>
  new Map(names.map((name) => [unitKey(name), name]));
