import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { uuidOf } from '#packages/db/index.ts';
import { addDays, DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { burnoutNotes } from './burnout.tables.ts';
import { placeOfNote } from './notes.service.ts';

/** What Ana pinned to her trend, by days ago; it goes with her diary. */
const ANA: readonly { from: number; to: number; text: string }[] = [
  { from: 61, to: 49, text: 'Fechamento do trimestre, equipe pela metade' },
  { from: 41, to: 33, text: 'Dias em casa, por ordem médica' },
  { from: 40, to: 40, text: 'Primeira sessão com a Dra. Helena' },
  { from: 32, to: 20, text: 'Saindo às seis, combinado com a Renata' },
  { from: 14, to: 14, text: 'Duas pessoas novas na equipe' },
];

/** Gives the demonstration person her notes; does nothing about those that are there. */
export async function seedNotes({ db, vault, now }: ServerContext): Promise<void> {
  const userId = DEMONSTRATION_PEOPLE.ana.id;
  const key = await vault.keyOf(userId);
  const today = dayOf(now(), DEFAULT_TIME_ZONE);
  const rows = ANA.map(({ from, to, text }) => {
    const id = uuidOf(`trend note ${text}`);
    const sealed = key.seal(placeOfNote(id), { text });
    const days = { fromDay: addDays(today, -from), toDay: addDays(today, -to) };
    return { userId, id, createdAt: now(), ...days, sealed };
  });
  await db.insert(burnoutNotes).values(rows).onConflictDoNothing();
}
