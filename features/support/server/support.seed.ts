import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { uuidOf } from '#packages/db/index.ts';
import { nextOpening } from '#packages/kernel/business-hours.ts';
import { addDays, type ServerContext } from '#packages/kernel/index.ts';
import { COMPONENTS, STATUS_DAYS } from '../contract/status.contract.ts';
import type { TicketCategory, TicketPriority, TicketState } from '../contract/support.contract.ts';
import { promisedAnswer } from '../contract/ticket-state.rules.ts';
import { addLooks, daysSince } from './status/status.queries.ts';
import { insertMessage, insertTicket, ticketsOf } from './support.queries.ts';
import { sealMessage, sealSubject, staffKey } from './support.sealed.ts';

interface SeedTicket {
  subject: string;
  category: TicketCategory;
  priority: TicketPriority;
  state: TicketState;
  hoursAgo: number;
  /** Hours after the first; those of the staff are marked. */
  messages: readonly (readonly [hours: number, text: string, by?: 'staff'])[];
}

/** One that waits for the staff, one that waits for her, one that is settled. */
const ANA: readonly SeedTicket[] = [
  {
    ...{ subject: 'Não recebo o e-mail de confirmação', category: 'technical' },
    ...{ priority: 'medium', state: 'open', hoursAgo: 5 },
    messages: [
      [
        0,
        'Troquei meu e-mail ontem e o link de confirmação não chega. Já olhei no lixo eletrônico.',
      ],
      [1, 'Oi, Ana. Mandamos o link de novo agora há pouco. Pode conferir?', 'staff'],
      [2, 'Ainda não chegou.'],
    ],
  },
  {
    ...{ subject: 'Trocar o nome nos treinamentos', category: 'account' },
    ...{ priority: 'low', state: 'waiting', hoursAgo: 52 },
    messages: [
      [0, 'Mudei de sobrenome. Como faço para aparecer o novo?'],
      [
        3,
        'Oi, Ana. Dá para mudar em Perfil, no campo do nome. Pode tentar e contar se apareceu?',
        'staff',
      ],
    ],
  },
  {
    ...{ subject: 'App lento no celular antigo', category: 'technical' },
    ...{ priority: 'medium', state: 'closed', hoursAgo: 400 },
    messages: [
      [0, 'Meu celular é de 2018 e a tela inicial demora a abrir.'],
      [4, 'Oi, Ana. Saiu uma versão mais leve. Se puder, atualize a página e conte.', 'staff'],
      [6, 'Melhorou muito, obrigada.'],
    ],
  },
];
const BRUNO: readonly SeedTicket[] = [
  {
    ...{ subject: 'Segunda via do recibo', category: 'billing', priority: 'high', state: 'open' },
    hoursAgo: 80,
    messages: [[0, 'O financeiro pede o recibo do mês passado outra vez. Onde encontro?']],
  },
];
const HOUR_MS = 3_600_000;

/** Gives the demonstration people tickets, and the service a history; leaves alone what is there. */
export async function seedSupport(context: ServerContext): Promise<void> {
  const { ana, bruno } = DEMONSTRATION_PEOPLE;
  await seedTickets(context, ana.id, ANA);
  await seedTickets(context, bruno.id, BRUNO);
  await seedHistory(context);
}

async function seedTickets(
  context: ServerContext,
  userId: string,
  tickets: readonly SeedTicket[],
): Promise<void> {
  const { db, now } = context;
  const { hours } = context.settings.support;
  if ((await ticketsOf(db, userId)).length > 0) return;
  const key = await staffKey(context);
  const staffId = DEMONSTRATION_PEOPLE.carla.id;
  await db.transaction(async (tx) => {
    for (const [
      index,
      { subject, messages, state, category, priority, hoursAgo },
    ] of tickets.entries()) {
      const id = uuidOf(`ticket ${userId} ${index}`);
      const place = { userId, id };
      const atHour = (hours: number) => new Date(now().getTime() + (hours - hoursAgo) * HOUR_MS);
      const last = atHour(messages.at(-1)?.[0] ?? 0);
      await insertTicket(tx, {
        ...place,
        ...{ category, priority, state, createdAt: atHour(0), updatedAt: last, byMail: true },
        dueAt: state === 'open' ? promisedAnswer(nextOpening(last, hours), hours) : null,
        assigneeId: messages.some(([, , by]) => by) ? staffId : null,
        sealed: sealSubject(key, place, subject),
      });
      for (const [nth, [hours, text, by]] of messages.entries()) {
        const message = { userId, ticketId: id, id: nth ? uuidOf(`${id} ${nth}`) : id };
        const sealed = sealMessage(key, message, { text, attachments: [] });
        const authorId = by ? staffId : null;
        await insertMessage(tx, { ...message, byStaff: !!by, authorId, at: atHour(hours), sealed });
      }
    }
  });
}

/** Days on which something failed, from today, with the part and how many of its 288 looks. */
const FAILED = [
  [19, 'mail', 22],
  [19, 'jobs', 4],
  [47, 'storage', 9],
  [61, 'mail', 3],
] as const;

/** Three months of looks until yesterday, and one of now: the real ones follow it. */
async function seedHistory({ db, now }: ServerContext): Promise<void> {
  const today = now().toISOString().slice(0, 10);
  if ((await daysSince(db, addDays(today, -STATUS_DAYS))).length > 0) return;
  for (let ago = STATUS_DAYS - 1; ago >= 1; ago -= 1) {
    const day = addDays(today, -ago);
    for (const component of COMPONENTS) {
      const failures = FAILED.find(([days, one]) => days === ago && one === component)?.[2] ?? 0;
      const at = new Date(`${day}T23:55:00Z`);
      await addLooks(db, { day, component, at, looks: 288, failures, failed: false });
    }
  }
  for (const component of COMPONENTS) {
    await addLooks(db, { day: today, component, at: now(), looks: 1, failures: 0, failed: false });
  }
}
