import { randomUUID } from 'node:crypto';
import { companyMembers } from '#features/companies/server/companies.tables.ts';
import {
  signIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import type { Conversation } from '../../contract/chat.contract.ts';
import type { Message } from '../../contract/messages.ts';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';

/** A Wednesday at noon in Brasília. */
export const NOON = '2026-11-18T15:00:00Z';

export interface ChatWorld extends TestApp {
  setClock(instant: string): void;
  /** Status and body of a call of the chat. */
  call(person: TestPerson | null, method: string, path: string, json?: unknown): Promise<Answer>;
  /** The body of a call that must be taken. */
  ask<T>(person: TestPerson, method: string, path: string, json?: unknown): Promise<T>;
  /** Lets colleagues find somebody. */
  showUp(person: TestPerson, more?: Partial<typeof DEFAULT_SETTINGS>): Promise<void>;
  /** A further person of company A. */
  colleague(name: string): Promise<TestPerson>;
  /** The conversation of two people. */
  direct(person: TestPerson, other: TestPerson): Promise<Conversation>;
  group(person: TestPerson, others: readonly TestPerson[], name?: string): Promise<Conversation>;
  write(person: TestPerson, conversation: { id: string }, text: string): Promise<Message>;
  read(person: TestPerson, conversation: { id: string }): Promise<(string | null)[]>;
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export async function startChatWorld(): Promise<ChatWorld> {
  let clock = new Date(NOON);
  const world = await startTestApp({ now: () => clock });
  const call: ChatWorld['call'] = async (person, method, path, json) => {
    const send = () => world.fetchAs(person, `/api/chat${path}`, { method, json });
    let response = await send();
    if (person && response.status === 401) {
      // The clock went on: the session is another one.
      Object.assign(person, await signIn(world.url, person.email));
      response = await send();
    }
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : {} };
  };
  const ask: ChatWorld['ask'] = async (person, method, path, json) => {
    const { status, body } = await call(person, method, path, json);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
    return body as never;
  };
  return Object.assign(world, {
    setClock: (instant: string) => {
      clock = new Date(instant);
    },
    call,
    ask,
    showUp: async (person: TestPerson, more: Partial<typeof DEFAULT_SETTINGS> = {}) => {
      await ask(person, 'PUT', '/settings', { ...DEFAULT_SETTINGS, findable: true, ...more });
    },
    colleague: async (name: string) => {
      const person = await signInNewPerson(world.url, world.context, name);
      const { id: companyId } = world.people.companyA;
      await world.context.db.insert(companyMembers).values({ userId: person.userId, companyId });
      return person;
    },
    direct: (person: TestPerson, other: TestPerson) =>
      ask<Conversation>(person, 'POST', '/direct', { personId: other.userId }),
    group: (person: TestPerson, others: readonly TestPerson[], name = 'Entregas') =>
      ask<Conversation>(person, 'PUT', `/groups/${randomUUID()}`, {
        name,
        memberIds: others.map(({ userId }) => userId),
      }),
    write: (person: TestPerson, { id }: { id: string }, text: string) =>
      ask<Message>(person, 'POST', `/conversations/${id}/messages`, { id: randomUUID(), text }),
    read: async (person: TestPerson, { id }: { id: string }) => {
      const path = `/conversations/${id}/messages`;
      const { messages } = await ask<{ messages: Message[] }>(person, 'GET', path);
      return messages.map(({ text }) => text);
    },
  });
}
