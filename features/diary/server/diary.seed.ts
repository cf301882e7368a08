import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { readFor } from '#features/burnout/server/index.ts';
import { type Transaction, uuidOf, uuidV7 } from '#packages/db/index.ts';
import { addDays, DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { helpOf } from './diary.help.ts';
import { type EntryRow, entryByClientId, insertEntry } from './diary.queries.ts';
import { saveWithAnalysis } from './diary.sealed.ts';
import { EARLIER_ENTRIES, type Memory } from './feedback/material.ts';
import { writeLocally } from './feedback/writer.ts';
import { ANA } from './seed/ana.ts';
import { BRUNO, CARLA } from './seed/bruno-and-carla.ts';
import type { SeedText } from './seed/seed-text.ts';

/** São Paulo has kept this offset all year since 2019. */
const OFFSET = '-03:00';

/** Gives the demonstration people their diaries, read and answered as if they had written them. */
export async function seedDiary(context: ServerContext): Promise<void> {
  const { ana, bruno, carla } = DEMONSTRATION_PEOPLE;
  await seedPerson(context, ana.id, ANA);
  await seedPerson(context, bruno.id, BRUNO);
  await seedPerson(context, carla.id, CARLA);
}

async function seedPerson(
  context: ServerContext,
  userId: string,
  texts: readonly SeedText[],
): Promise<void> {
  if (await entryByClientId(context.db, userId, clientIdOf(userId, 0))) return;
  await context.db.transaction(async (tx) => {
    const earlier: Memory[] = [];
    for (const [index, text] of texts.entries()) {
      const clientId = clientIdOf(userId, index);
      earlier.unshift(await seedEntry(context, tx, { userId, clientId, ...text }, earlier));
      earlier.splice(EARLIER_ENTRIES);
    }
  });
}

async function seedEntry(
  context: ServerContext,
  tx: Transaction,
  {
    userId,
    clientId,
    daysAgo,
    time,
    text,
    title,
    favourite = false,
  }: SeedText & { userId: string; clientId: string },
  earlier: readonly Memory[],
): Promise<Memory> {
  const { vault, now } = context;
  const at = instantOf(now(), daysAgo, time);
  const id = uuidV7(at);
  const key = await vault.keyOf(userId);
  const reading = await readFor(context, tx, key, userId, text);
  const answer = { language: 'pt-BR', country: 'BR' } as const;
  const feedback = writeLocally({ ...answer, text, reading, earlier, seed: clientId });
  const entry: Omit<EntryRow, 'sealed'> = {
    userId,
    id,
    clientId,
    status: 'analysed',
    version: 1,
    words: reading.words,
    ...answer,
    createdAt: at,
    day: dayOf(at, DEFAULT_TIME_ZONE),
    toldAt: at,
    favourite,
    updatedAt: at,
    deletedAt: null,
  };
  await saveWithAnalysis(
    tx,
    key,
    entry,
    {
      ...{ text, title, feedback, reading },
      helpDismissed: false,
      help: helpOf({ text, title }, reading, 'BR'),
      headStamps: {},
    },
    (sealed) => insertEntry(tx, { ...entry, sealed }),
  );
  return feedback.memory;
}

/** A time of a day counted back from today; hours before 03:00 belong to the night after that day. */
function instantOf(now: Date, daysAgo: number, time: string): Date {
  const day = addDays(dayOf(now, DEFAULT_TIME_ZONE), -daysAgo);
  return new Date(`${time < '03:00' ? addDays(day, 1) : day}T${time}:00${OFFSET}`);
}

/** The same for the same entry wherever the world is made: seeding twice adds nothing. */
function clientIdOf(userId: string, index: number): string {
  return uuidOf(`${userId} ${index}`);
}
