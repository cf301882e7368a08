import { eq } from 'drizzle-orm';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import type { Category, EventDraft } from '#features/calendar/contract/calendar.contract.ts';
import { uuidOf } from '#packages/db/index.ts';
import {
  addDays,
  calendarDayOf,
  DEFAULT_TIME_ZONE,
  type ServerContext,
} from '#packages/kernel/index.ts';
import { insertEvent, lockEvent } from './calendar.queries.ts';
import { columnsOf } from './calendar.sealed.ts';
import { calendarEvents } from './calendar.tables.ts';
import { layTimes } from './lay-times.ts';
import { duesOf } from './reminders/dues.ts';

type Line = readonly [
  /** Days from today. */
  day: number,
  /** `09:00-09:30`, `21:30-00:30` into the next day, or a number of whole days. */
  time: string | number,
  category: Category,
  title: string,
  description?: string | null,
  more?: Pick<EventDraft, 'repeat' | 'skipHolidays' | 'reminder'>,
];

/** Ana's appointments: her session every week, yoga, work, people she likes. It goes with her diary. */
const ANA: readonly Line[] = [
  [-20, '10:00-11:00', 'work', 'Revisão do trimestre'],
  [-17, '18:00-18:50', 'health', 'Sessão com a Helena'],
  [-15, 1, 'personal', 'Aniversário do meu pai'],
  [-13, '12:00-12:50', 'health', 'Yoga'],
  [-10, '18:00-18:50', 'health', 'Sessão com a Helena'],
  [-8, '14:00-15:30', 'work', 'Treinamento de segurança'],
  [-6, '12:00-12:50', 'health', 'Yoga'],
  [-3, '18:00-18:50', 'health', 'Sessão com a Helena', 'Contar do sonho da casa amarela.'],
  [-2, '19:30-21:00', 'personal', 'Violão com o Téo'],
  [
    0,
    '09:00-09:30',
    'work',
    'Alinhamento da semana',
    null,
    { repeat: 'FREQ=WEEKLY', skipHolidays: 'national' },
  ],
  [0, '12:30-13:30', 'personal', 'Almoço com a Júlia', 'Restaurante da praça.'],
  [0, '16:00-16:30', 'other', 'Entregar documentos no condomínio'],
  [0, '19:00-19:50', 'health', 'Yoga'],
  [1, '10:00-11:30', 'work', 'Planejamento de dezembro'],
  [2, '08:00-08:40', 'health', 'Exame de sangue', 'Em jejum. Levar o pedido médico.'],
  [3, '21:30-00:30', 'personal', 'Show do Téo'],
  [4, '18:00-18:50', 'health', 'Sessão com a Helena', null, { reminder: 'hour' }],
  [6, '15:00-16:00', 'work', 'Entrega da proposta'],
  [7, '12:00-12:50', 'health', 'Yoga'],
  [9, 3, 'personal', 'Casa da praia com a família'],
  [11, '18:00-18:50', 'health', 'Sessão com a Helena'],
  [14, '09:00-10:00', 'other', 'Vistoria do apartamento'],
];

/** Gives the demonstration person her appointments around today; leaves alone what is there. */
export async function seedCalendar({ db, vault, now }: ServerContext): Promise<void> {
  const userId = DEMONSTRATION_PEOPLE.ana.id;
  const key = await vault.keyOf(userId);
  const today = calendarDayOf(now(), DEFAULT_TIME_ZONE);
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: calendarEvents.id })
      .from(calendarEvents)
      .where(eq(calendarEvents.userId, userId))
      .limit(1);
    if (known) return;
    for (const [index, line] of ANA.entries()) {
      const id = uuidOf(`event ${userId} ${index}`);
      const draft = eventOf(today, line);
      const columns = columnsOf(key, id, draft);
      const dues = await duesOf(tx, userId, draft, { now: now() });
      const remindAt = draft.repeat ? null : dues({ ...draft, startsAt: columns.startsAt });
      await insertEvent(tx, { userId, id, ...columns, remindAt });
      const placed = draft.repeat ? await lockEvent(tx, userId, id) : undefined;
      if (placed) await layTimes(tx, key, placed, { now: now() });
    }
  });
}

function eventOf(
  today: string,
  [days, time, category, title, description, more]: Line,
): EventDraft {
  const day = addDays(today, days);
  const words = {
    title,
    category,
    description: description ?? null,
    ...more,
  };
  const place = { timeZone: DEFAULT_TIME_ZONE };
  if (typeof time === 'number') {
    const end = `${addDays(day, time)}T00:00`;
    return { ...words, ...place, allDay: true, start: `${day}T00:00`, end };
  }
  const [from = '', to = ''] = time.split('-');
  const lastDay = to < from ? addDays(day, 1) : day;
  return { ...words, ...place, allDay: false, start: `${day}T${from}`, end: `${lastDay}T${to}` };
}
