import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import type { CallerName, PermissionWorld } from '#packages/kernel/permission-rows.ts';
import {
  addSecondFactor,
  giveCompanyGrant,
  giveGrant,
  putInCompanies,
  signIn,
  signInNewPerson,
  type TestApp,
  type TestPerson,
  type TestRequest,
} from '#packages/testing/people/index.ts';

/** The people behind the callers of the matrix, and requests in their names. */
export interface Callers extends PermissionWorld {
  people: Record<CallerName, TestPerson | null>;
  fetchAs(caller: CallerName | 'operator', path: string, request: TestRequest): Promise<Response>;
  /** Gives back what the route of another row took away. */
  restore(): Promise<void>;
}

export async function makeCallers(world: TestApp, secret: string): Promise<Callers> {
  const { ana, bruno, duda, carla } = world.people;
  const edu = await signInNewPerson(world.url, world.context, 'Edu Lima');
  const gil = await signInNewPerson(world.url, world.context, 'Gil Nunes');
  const hugo = await signInNewPerson(world.url, world.context, 'Hugo Paz');
  const iara = await signInNewPerson(world.url, world.context, 'Iara Reis');
  const people: Callers['people'] = {
    visitor: null,
    owner: await addSecondFactor(world.url, ana),
    ownerByPasswordAlone: null,
    anotherPerson: edu,
    ownCompanyAdmin: bruno,
    otherCompanyAdmin: duda,
    generalAdmin: carla,
    supportStaff: gil,
    committee: hugo,
    auditor: iara,
  };
  const personOf = (caller: CallerName): TestPerson => {
    const person = people[caller];
    if (!person) throw new Error(`${caller} is nobody`);
    return person;
  };

  const fetchAs: Callers['fetchAs'] = (caller, path, { headers: given, ...request }) => {
    const headers = new Headers(given);
    const key = caller === 'operator' ? world.context.settings.serviceKey : PUBLISHABLE_KEY;
    if (path.startsWith('/auth/v1')) headers.set('apikey', key);
    if (caller === 'operator') headers.set('authorization', `Bearer ${key}`);
    const person = caller === 'operator' ? null : people[caller];
    return world.fetchAs(person, path, { redirect: 'manual', ...request, headers });
  };

  return {
    context: world.context,
    secret,
    people,
    fetchAs,
    idOf: (caller) => personOf(caller).userId,
    newSessionOf: async (caller) => (await signIn(world.url, personOf(caller).email)).sessionId,
    ask: async (caller, method, path, json) => {
      const response = await fetchAs(caller, path, { method, json });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text ? JSON.parse(text) : undefined;
    },
    restore: async () => {
      people.ownerByPasswordAlone = { ...ana, ...(await signIn(world.url, ana.email)) };
      await putInCompanies(world.context, world.people);
      await giveGrant(world.context, gil, 'support_staff');
      await giveCompanyGrant(world.context, hugo, world.people.companyA, 'committee');
      await giveCompanyGrant(world.context, iara, world.people.companyA, 'auditor');
    },
  };
}
