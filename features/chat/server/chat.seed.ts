import { randomUUID } from 'node:crypto';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { DEMONSTRATION_COMPANY, membersOf } from '#features/companies/server/index.ts';
import { type Queryable, uuidOf } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { DEFAULT_SETTINGS } from '../contract/settings.ts';
import { keyOfConversation, sealContent, sealName } from './chat.sealed.ts';
import { insertConversation, insertMembers, updateConversation } from './conversations.queries.ts';
import { directOf } from './conversations.service.ts';
import { insertMessage } from './messages.queries.ts';
import { saveSettings } from './people.queries.ts';
import { rowOfSettings } from './quiet.rules.ts';

/** Who says what, so many hours ago; 0 is Ana, the others her colleagues in their order. */
type Line = readonly [hoursAgo: number, who: number, text: string];

const WITH_THE_FIRST: readonly Line[] = [
  [50, 1, 'Conseguiu dividir as entregas?'],
  [49, 0, 'Consegui. Obrigada por ontem, fez diferença.'],
  [48, 1, 'Que bom. Almoço amanhã?'],
  [47, 0, 'Fechado.'],
];
const WITH_THE_SECOND: readonly Line[] = [
  [74, 0, 'Valeu pela ajuda no fechamento!'],
  [73, 2, 'Imagina. Quando precisar, chama.'],
  [26, 2, 'Ana, você tem o telefone do pessoal de Betim?'],
];
const IN_THE_GROUP: readonly Line[] = [
  [30, 1, 'Quem fecha a rota do dia 2?'],
  [29, 0, 'Eu fecho. Mando até amanhã cedo.'],
  [5, 2, 'Amanhã é feriado. Pode ser na segunda, sem pressa.'],
  [4, 1, 'Combinado. Bom descanso, gente.'],
];
const HOUR_MS = 3_600_000;

/** Ana with two colleagues, and a group of all of them; leaves alone what is there. */
export async function seedChat(context: ServerContext): Promise<void> {
  const ana = DEMONSTRATION_PEOPLE.ana.id;
  const { bruno } = DEMONSTRATION_PEOPLE;
  const members = await membersOf(context.db, DEMONSTRATION_COMPANY.id);
  const others = members.filter((id) => id !== ana && id !== bruno.id);
  const people = [ana, bruno.id, ...others.slice(0, 3)];
  await context.db.transaction(async (tx) => {
    for (const id of people) {
      await saveSettings(tx, rowOfSettings(id, { ...DEFAULT_SETTINGS, findable: true }));
    }
    for (const [nth, lines] of [WITH_THE_FIRST, WITH_THE_SECOND].entries()) {
      const other = people[nth + 1];
      if (!other) continue;
      const onlyOf = directOf(ana, other);
      const conversation = { id: randomUUID(), onlyOf, name: null, people: [ana, other] };
      await seedConversation(context, tx, conversation, people, lines);
    }
    const id = uuidOf('chat demonstration group');
    const group = { id, onlyOf: null, name: 'Entregas de dezembro', people };
    await seedConversation(context, tx, group, people, IN_THE_GROUP);
  });
}

async function seedConversation(
  context: ServerContext,
  tx: Queryable,
  {
    id,
    onlyOf,
    name,
    people,
  }: { id: string; onlyOf: string | null; name: string | null; people: readonly string[] },
  speakers: readonly string[],
  lines: readonly Line[],
): Promise<void> {
  const companyId = DEMONSTRATION_COMPANY.id;
  const kind = name === null ? 'direct' : 'group';
  if (!(await insertConversation(tx, { id, onlyOf, kind, companyId }))) return;
  const key = await keyOfConversation(context, id, tx);
  const said = lines.filter(([, who]) => speakers[who]);
  // Ana has not read what was said last.
  const readSeq = said.length - (said.at(-1)?.[1] === 0 ? 0 : 1);
  await insertMembers(
    tx,
    people.map((userId, nth) => ({
      ...{ conversationId: id, userId, listed: true },
      readSeq: nth === 0 ? readSeq : said.length,
    })),
  );
  for (const [nth, [hoursAgo, who, text]] of said.entries()) {
    const messageId = uuidOf(`chat demonstration ${id} ${nth}`);
    await insertMessage(tx, {
      ...{ conversationId: id, id: messageId, userId: speakers[who] ?? '', byAssistant: false },
      ...{ seq: nth + 1, deliverAt: null, editedAt: null },
      writtenAt: new Date(context.now().getTime() - hoursAgo * HOUR_MS),
      sealed: sealContent(key, messageId, { text }),
    });
  }
  const sealedName = name === null ? null : sealName(key, id, name);
  await updateConversation(tx, id, { lastSeq: said.length, sealedName });
}
