import { randomUUID } from 'node:crypto';
import { userRoles } from '#features/access/server/access.tables.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { companies, companyMembers } from '#features/companies/server/companies.tables.ts';
import {
  addSecondFactor,
  signIn,
  signInNewPerson,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';

/** Everybody who may call, none of them the person whose data it is. */
export const KINDS = [
  'visitor',
  'forger',
  'person',
  'personByPasswordAlone',
  'companyAdmin',
  'generalAdmin',
  'operator',
] as const;
export type Kind = (typeof KINDS)[number];

type Signed = Exclude<Kind, 'visitor' | 'forger' | 'operator'>;
const SIGNED: readonly Signed[] = [
  'person',
  'personByPasswordAlone',
  'companyAdmin',
  'generalAdmin',
];

const FORGED = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"x"}').toString('base64url')}.`;

/** Somebody of each kind; who has signed out, left or deleted themselves is replaced. */
export class Crowd {
  readonly #world: TestApp;
  readonly #people = new Map<Signed, TestPerson>();

  constructor(world: TestApp) {
    this.#world = world;
  }

  /** Brings everybody back to what they are: the requests that they send may end their sessions. */
  async gather(): Promise<void> {
    await Promise.all(
      SIGNED.map(async (kind) => {
        if (!(await this.#isStill(kind))) this.#people.set(kind, await this.#make(kind));
      }),
    );
  }

  /** Ids of the callers, which they may do with as they like. */
  ownIds(): string[] {
    return [...this.#people.values()].flatMap(({ userId, sessionId }) => [userId, sessionId]);
  }

  headersOf(kind: Kind): Record<string, string> {
    const { serviceKey } = this.#world.context.settings;
    if (kind === 'operator') return { apikey: serviceKey, authorization: `Bearer ${serviceKey}` };
    const apikey = PUBLISHABLE_KEY;
    if (kind === 'visitor') return { apikey };
    const token = kind === 'forger' ? FORGED : this.#people.get(kind)?.accessToken;
    return { apikey, authorization: `Bearer ${token}` };
  }

  async #isStill(kind: Signed): Promise<boolean> {
    const person = this.#people.get(kind);
    if (!person) return false;
    const answer = await this.#world.fetchAs(person, '/api/me');
    const text = await answer.text();
    if (kind === 'personByPasswordAlone') return text.includes('second_factor_needed');
    if (kind === 'companyAdmin') return text.includes('"company_admin"');
    return kind === 'generalAdmin' ? text.includes('"admin"') : answer.status === 200;
  }

  async #make(kind: Signed): Promise<TestPerson> {
    const { url, context } = this.#world;
    const person = await signInNewPerson(url, context, `${kind}-${randomUUID()} de Tal`);
    const { userId } = person;
    if (kind === 'personByPasswordAlone') {
      await addSecondFactor(url, person);
      return { ...person, ...(await signIn(url, person.email)) };
    }
    if (kind === 'companyAdmin') {
      const id = randomUUID();
      await context.db.insert(companies).values({ id, name: 'Outra companhia' });
      await context.db.insert(companyMembers).values({ userId, companyId: id });
      await context.db.insert(userRoles).values({ userId, role: 'company_admin' });
    }
    if (kind === 'generalAdmin') {
      await context.db.insert(userRoles).values({ userId, role: 'admin' });
    }
    return person;
  }
}
