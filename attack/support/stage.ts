import { allPermissions, rowsOf } from '#apps/server/permissions/all-rows.ts';
import { type Callers, makeCallers } from '#apps/server/permissions/callers.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { type RawRequest, written } from './send.ts';
import { type Target, targetsOf } from './targets.ts';

/** A word that Ana alone writes: no answer to anybody else may hold it. */
export const SECRET = 'quaresmeira';

/** What a request says, before it is written down for the line. */
export interface Said {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
}

/** A running server where Ana has one of each, and everybody who may try to get at it. */
export interface Stage {
  world: TestApp;
  callers: Callers;
  ana: TestPerson;
  edu: TestPerson;
  targets: Target[];
  target(name: string): Target;
  /** What the permission matrix knows to be right for a route. */
  right(target: Target): Said;
  /** The same, written down. */
  rightCall(target: Target): RawRequest;
}

export async function setStage(options?: Parameters<typeof startTestApp>[0]): Promise<Stage> {
  const world = await startTestApp(options);
  const callers = await makeCallers(world, SECRET);
  await callers.restore();
  const rows = new Map<string, () => Said>();
  const declared = await allPermissions();
  const fixtures = new Map<unknown, never>();
  for (const permissions of declared) {
    fixtures.set(permissions, (await permissions.fixture?.(callers)) as never);
  }
  for (const { route, row, permissions } of rowsOf(declared)) {
    const fixture = fixtures.get(permissions) as never;
    rows.set(route, () => ({
      params: row.params?.(fixture) ?? {},
      query: row.query?.(fixture) ?? {},
      ...(row.body ? { body: row.body(fixture) } : {}),
    }));
  }
  const targets = targetsOf(world);
  const { owner, anotherPerson } = callers.people;
  if (!owner || !anotherPerson) throw new Error('Somebody is missing');
  const right = ({ name }: Target): Said => {
    const said = rows.get(name)?.();
    if (!said) throw new Error(`No row of the permission matrix for ${name}`);
    return said;
  };
  return {
    world,
    callers,
    ana: owner,
    edu: anotherPerson,
    targets,
    target: (name) => {
      const found = targets.find((target) => target.name === name);
      if (!found) throw new Error(`No route ${name}`);
      return found;
    },
    right,
    rightCall: (target) => written(target, right(target)),
  };
}
