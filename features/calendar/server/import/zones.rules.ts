import { isTimeZone } from '#packages/kernel/index.ts';
import type { ZoneBlock } from './ics-blocks.rules.ts';

/** What Windows calls the zones that people of ours live and work in. */
const OF_WINDOWS: Readonly<Record<string, string>> = {
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Bahia Standard Time': 'America/Bahia',
  'Tocantins Standard Time': 'America/Araguaina',
  'SA Eastern Standard Time': 'America/Fortaleza',
  'Central Brazilian Standard Time': 'America/Cuiaba',
  'SA Western Standard Time': 'America/Manaus',
  'SA Pacific Standard Time': 'America/Bogota',
  'Argentina Standard Time': 'America/Argentina/Buenos_Aires',
  'Montevideo Standard Time': 'America/Montevideo',
  'Paraguay Standard Time': 'America/Asuncion',
  'Pacific SA Standard Time': 'America/Santiago',
  'Eastern Standard Time': 'America/New_York',
  'Central Standard Time': 'America/Chicago',
  'Central Standard Time (Mexico)': 'America/Mexico_City',
  'Mountain Standard Time': 'America/Denver',
  'Pacific Standard Time': 'America/Los_Angeles',
  'GMT Standard Time': 'Europe/London',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'Romance Standard Time': 'Europe/Paris',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  UTC: 'UTC',
};

/**
 * The zone that a file means by a name: one that is known everywhere, one behind the path of a program
 * (`/example.org/Europe/Paris`), Windows’ own, or what the file says of it. Null where nobody can tell.
 */
export function zoneNamed(name: string, zones: ReadonlyMap<string, ZoneBlock>): string | null {
  const said = zones.get(name);
  const names = [name, said?.knownAs ?? ''].flatMap((one) => {
    const parts = one.split('/');
    return [one, parts.slice(-3).join('/'), parts.slice(-2).join('/'), OF_WINDOWS[one] ?? ''];
  });
  return names.find((one) => isZoneName(one)) ?? withOneOffset(said);
}

/** An offset such as `-03:00` is taken for a zone by clocks, and is none that an event could keep. */
const isZoneName = (name: string): boolean => /^[A-Z]/i.test(name) && isTimeZone(name);

/** A zone that never changes its whole hours has a name of its own, whatever the file calls it. */
function withOneOffset(said: ZoneBlock | undefined): string | null {
  const [first, ...others] = new Set(said?.offsets ?? []);
  const [, sign, hours] = /^([+-])(\d\d)00(?:00)?$/.exec(first ?? '') ?? [];
  if (!sign || others.length > 0) return null;
  const name = Number(hours) === 0 ? 'UTC' : `Etc/GMT${sign === '-' ? '+' : '-'}${Number(hours)}`;
  return isTimeZone(name) ? name : null;
}
