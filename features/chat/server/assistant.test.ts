import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePlan, type TestPerson } from '#packages/testing/people/index.ts';
import type { Conversation } from '../contract/chat.contract.ts';
import type { Message } from '../contract/messages.ts';
import { asksWhatItIs } from './assistant.rules.ts';
import { type ChatWorld, NOON, startChatWorld } from './testing/chat-world.ts';

let world: ChatWorld;
/** On the free plan. */
let ana: TestPerson;
/** On a plan of his own. */
let bruno: TestPerson;
beforeAll(async () => {
  world = await startChatWorld();
  ({ ana, bruno } = world.people);
  await givePlan(world.context, bruno, 'individual');
});
afterAll(() => world.stop());

const conversationsOf = async (person: TestPerson): Promise<Conversation[]> => {
  const path = '/conversations';
  return (await world.ask<{ conversations: Conversation[] }>(person, 'GET', path)).conversations;
};
const assistantOf = async (person: TestPerson): Promise<Conversation> => {
  const found = (await conversationsOf(person)).find(({ kind }) => kind === 'assistant');
  if (!found) throw new Error('There is no assistant');
  return found;
};

/** What the assistant answers to a text. */
async function answerTo(person: TestPerson, text: string): Promise<Message> {
  const assistant = await assistantOf(person);
  const { seq } = await world.write(person, assistant, text);
  const path = `/conversations/${assistant.id}/messages?after=${seq}`;
  const { messages } = await world.ask<{ messages: Message[] }>(person, 'GET', path);
  const [answer] = messages;
  if (!answer || messages.length > 1) throw new Error('There is not one answer');
  return answer;
}

describe('the assistant', () => {
  it('answers what was written, of a plan, and says which words it goes by', async () => {
    const answer = await answerTo(
      bruno,
      'Estou esgotado, não consigo desligar do trabalho quando chego em casa.',
    );
    expect(answer).toMatchObject({ authorId: null, answer: { kind: 'written', help: null } });
    expect(answer.text?.length).toBeGreaterThan(20);
    expect(answer.answer?.found).toContain('esgotado');
  });

  it('says kindly on the free plan that it is part of a plan, and writes nothing', async () => {
    const answer = await answerTo(ana, 'Tive um dia comum no trabalho.');
    expect(answer).toMatchObject({ text: '', answer: { kind: 'plan', help: null } });
  });

  it.each([
    ['Não aguento mais, quero morrer.', 'self'],
    ['Meu marido me bateu de novo hoje.', 'home-violence'],
    ['Tomei uma cartela inteira de remédio agora.', 'medical'],
  ])('brings help first on every plan: %s', async (text, kind) => {
    for (const person of [ana, bruno]) {
      const answer = await answerTo(person, text);
      expect(answer.answer).toMatchObject({ kind: 'help', help: { kind } });
      expect(answer.answer?.help?.contacts.length).toBeGreaterThan(0);
      expect(answer.text?.length).toBeGreaterThan(10);
    }
  });

  it('says that it is a program when asked, and is nobody else’s to read', async () => {
    expect(await answerTo(ana, 'Você é uma pessoa de verdade?')).toMatchObject({
      answer: { kind: 'program' },
    });
    const { id } = await assistantOf(ana);
    expect((await world.call(bruno, 'GET', `/conversations/${id}/messages`)).status).toBe(404);
    expect((await world.call(world.people.carla, 'GET', `/conversations/${id}`)).status).toBe(404);
  });

  it('stays below what people wrote until somebody speaks to it', async () => {
    const eva = await world.colleague('Eva Moura');
    await world.showUp(bruno);
    await world.write(eva, await world.direct(eva, bruno), 'Oi, Bruno');
    const kinds = async () => (await conversationsOf(eva)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['direct', 'assistant']);
    // The second time it is one of the rows.
    expect(await kinds()).toEqual(['direct', 'assistant']);
    world.setClock('2026-11-18T15:10:00Z');
    await world.write(eva, await assistantOf(eva), 'Dormi bem e caminhei.');
    world.setClock(NOON);
    expect(await kinds()).toEqual(['assistant', 'direct']);
  });

  it('is erased with its key when the person erases it, and begins anew', async () => {
    const { id } = await assistantOf(bruno);
    await world.ask(bruno, 'DELETE', `/conversations/${id}/membership`);
    const { rows } = await world.context.connection.pool.query(
      'select from data_keys where owner_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
    expect((await world.call(bruno, 'GET', `/conversations/${id}/messages`)).status).toBe(404);
    // At once, while servers may still have the former key at hand.
    expect(await answerTo(bruno, 'Hoje dormi bem e caminhei.')).toMatchObject({ seq: 2 });
    const anew = await assistantOf(bruno);
    expect(anew.id).not.toBe(id);
    const key = await world.context.connection.pool.query(
      'select from data_keys where owner_id = $1',
      [anew.id],
    );
    expect(key.rows).toHaveLength(1);
  });
});

describe('a question what it is', () => {
  it.each([
    'você é uma pessoa?',
    'Vc é um robô?',
    'tem alguém aí lendo isso?',
    'estou falando com uma máquina?',
    'Are you a real person?',
    'Am I talking to a human?',
    '¿Eres una persona?',
    '¿Hablo con alguien?',
    'Es-tu un robot ?',
    'Êtes-vous psychologue ?',
    'Oi! Você é um robô ou uma pessoa de verdade?',
    'Será que eu tô falando com alguém real?',
    'voce é gente ou máquina',
    'Você é psicóloga mesmo? Não sei se confio.',
    'Isso é um programa?',
    'Is anyone reading this?',
    'Hey, are you a bot or a real human',
    'Is this an AI?',
    'Hola, ¿eres un robot o una persona de verdad?',
    '¿Hay alguien ahí leyendo esto?',
    'Est-ce que je parle à un robot ?',
    'Tu es une vraie personne ?',
    'Il y a quelqu’un qui me lit ?',
  ])('is one: %s', (text) => expect(asksWhatItIs(text)).toBe(true));

  it.each([
    'Minha chefe é uma pessoa difícil.',
    'Falei com a psicóloga hoje.',
    'I am a person who worries.',
    'Mi jefe es una persona amable.',
    'Je suis une personne calme.',
    'Não estou falando com meu pai desde a briga e isso me dói muito.',
    'Tô falando com minha mãe todo dia, ela está doente.',
    'Estou falando com a psicóloga do convênio.',
    'Tem gente respondendo grosso comigo todo dia no trabalho.',
    'Há uma pessoa aí no setor que me humilha na frente de todos.',
    'Minha chefe disse: você é gente boa, mas não serve. Chorei no banheiro.',
    'Meu pai grita: você é uma máquina de gastar dinheiro, sabia?',
    'Estou falando com alguém e tenho medo de me machucar de novo.',
    'Am I talking to the wall when I ask my boss for help?',
    'You are a real friend.',
    'My husband says: are you a machine that never stops working?',
    'There is someone here who humiliates me.',
    'No hablo con alguien de mi familia desde la pelea.',
    'Hay una persona ahí que me humilla delante de todos.',
    'Mi jefe me dijo: eres una máquina de errores.',
    'Je parle à une personne qui me fait du mal.',
    'Il y a quelqu’un ici qui me crie dessus tous les jours.',
    'Mon chef m’a dit : tu es une machine à problèmes.',
  ])('is none: %s', (text) => expect(asksWhatItIs(text)).toBe(false));
});
