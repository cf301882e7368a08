import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { calendarContract } from '#features/calendar/contract/calendar.contract.ts';
import { chatContract } from '#features/chat/contract/chat.contract.ts';
import { diaryContract } from '#features/diary/contract/diary.contract.ts';
import { EMPTY_PLAN } from '#features/safety-plan/contract/plan.rules.ts';
import { safetyPlanContract } from '#features/safety-plan/contract/safety-plan.contract.ts';
import { createClient } from '#packages/api/client/index.ts';
import { settledFolder } from '#packages/db/embedded/location.ts';
import {
  freePort,
  newFolder,
  removeFolders,
  start,
  stopServers,
} from './testing/started-server.ts';

afterAll(async () => {
  await stopServers();
  removeFolders();
});

/** What Ana writes, looks for and edits; no two alike, none a word that anything else would hold. */
const PLANTED = {
  entry: 'jabuticabeira azul do vizinho',
  edited: 'samambaia torta da varanda',
  search: 'cambaxirra sonolenta',
  crisis: 'quero morrer debaixo do umbuzeiro',
  wrong: 'mandacaru de cabeca para baixo',
  plan: 'pitangueira da casa amarela',
  event: 'araucaria da clinica nova',
  chat: 'sucupira da portaria',
  chatSearch: 'quixabeira do turno',
};

it('finds nothing that Ana wrote in the files of the database, in the log or among the jobs', async () => {
  const [folder, port] = [newFolder(), await freePort()];
  const server = await start(folder, port, { LOG_LEVEL: 'debug' });
  const base = `http://127.0.0.1:${port}`;
  const token = await signIn(base);
  const diary = createClient(diaryContract, { baseUrl: base, token: () => token });

  const written = await diary.writeEntry({ body: { text: `Cansada, olhei a ${PLANTED.entry}.` } });
  await diary.writeEntry({ body: { text: `Hoje ${PLANTED.crisis}.` } });
  await diary.editEntry({
    params: { id: written.id },
    body: { text: `Melhor, reguei a ${PLANTED.edited}.` },
  });
  await diary.searchEntries({ body: { text: PLANTED.search } });
  const safetyPlan = createClient(safetyPlanContract, { baseUrl: base, token: () => token });
  const { stored } = await safetyPlan.getPlan();
  const line = { id: randomUUID(), text: PLANTED.plan, phone: null };
  await safetyPlan.savePlan({
    body: { base: stored?.revision ?? null, plan: { ...EMPTY_PLAN, signs: [line] } },
  });
  const calendar = createClient(calendarContract, { baseUrl: base, token: () => token });
  await calendar.addEvent({
    body: {
      id: randomUUID(),
      title: PLANTED.event,
      category: 'health',
      start: '2026-11-20T14:00',
      end: '2026-11-20T14:50',
      allDay: false,
      timeZone: 'America/Sao_Paulo',
      description: PLANTED.event,
    },
  });
  const chat = createClient(chatContract, { baseUrl: base, token: () => token });
  const { conversations } = await chat.listConversations();
  for (const { id } of conversations) {
    await chat.sendMessage({ params: { id }, body: { id: randomUUID(), text: PLANTED.chat } });
  }
  await chat.searchMessages({ body: { text: PLANTED.chatSearch } });
  // What is refused must not end up in the log either.
  await fetch(`${base}/api/diary/entries`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: `{"text": "${PLANTED.wrong}", `,
  });
  await fetch(`${base}/api/diary/entries/${encodeURIComponent(PLANTED.wrong)}`, {
    headers: { authorization: `Bearer ${token}` },
  });

  // A clean stop writes everything to the files.
  server.server.kill('SIGINT');
  await server.ended;
  const files = [...bytesOf(settledFolder(folder)), ...bytesOf(folder)];
  const holds = (phrase: string) =>
    files.some(([, bytes]) => bytes.includes(phrase)) || server.output().includes(phrase);
  // The search itself works: an address is plain in the files.
  expect(holds('ana@demo.florescer.app')).toBe(true);
  for (const phrase of Object.values(PLANTED)) {
    expect([phrase, holds(phrase)]).toEqual([phrase, false]);
  }
  // It makes a whole instance, and stops it.
}, 120_000);

function* bytesOf(folder: string): Generator<[path: string, bytes: Buffer]> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) yield [path, readFileSync(path)];
  }
}

async function signIn(base: string): Promise<string> {
  const response = await fetch(`${base}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@demo.florescer.app', password: 'florescer-demo' }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}
