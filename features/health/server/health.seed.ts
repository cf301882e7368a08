import { eq } from 'drizzle-orm';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import type { HealthDetail } from '#features/health/contract/health.contract.ts';
import { USUAL_AMOUNTS } from '#features/health/contract/health.kinds.ts';
import { uuidOf } from '#packages/db/index.ts';
import { addDays, DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { earnedOf, progressOf, type Tally } from './achievements.rules.ts';
import { keepEarned, putSettingsRow } from './health.queries.ts';
import { columnsOf } from './health.sealed.ts';
import { healthRecords } from './health.tables.ts';

/**
 * Four months of Ana, a week a line, oldest first, the last one ending today: glasses of a day, how
 * she moved (letters of `MOVES`), meals that she noted. It goes with her diary: ordinary weeks, a
 * quarter end in which little is noted, the way back.
 */
const ANA = [
  '5564543 ..c..b. 3323232',
  '6555634 c...c.. 3333323',
  '5664.43 ..c..bj 33233.2',
  '6545544 c....b. 3332322',
  '565.443 ..y..c. 332.223',
  '4543.32 c...... 22222.1',
  '343.3.2 ....... 2.12..1',
  '32.3..2 ....c.. 12.1..2',
  '2.32.3. ....... 1.21.1.',
  '33.3423 ..c.... 2212.22',
  '4435.43 ..y..c. 2223.32',
  '5445534 c...c.j 3323333',
  '565.654 ..y.cb. 333.333',
  '6565645 c.y.c.b 3333332',
  '7566.65 c.y..bd 33333.3',
  '6657560 cfy..b. 3333330',
] as const;

type Exercise = Extract<HealthDetail, { part: 'exercise' }>;
const MOVES: Readonly<Record<string, Pick<Exercise, 'kind' | 'minutes' | 'effort' | 'name'>>> = {
  c: { kind: 'walk', minutes: 30, effort: 'moderate', name: null },
  b: { kind: 'bike', minutes: 45, effort: 'vigorous', name: null },
  y: { kind: 'yoga', minutes: 40, effort: 'light', name: null },
  j: { kind: 'chores', minutes: 60, effort: 'light', name: null },
  f: { kind: 'other', minutes: 20, effort: 'moderate', name: 'Subir o morro da padaria' },
};
const MEALS = [
  ['breakfast', '07:40'],
  ['lunch', '12:20'],
  ['dinner', '19:50'],
] as const;
const NOTES = ['Feijão da minha mãe.', 'Marmita no parque.', 'Sopa e silêncio.'] as const;

/** Gives the demonstration person her drinks, exercises, meals and nights; leaves alone what is there. */
export async function seedHealth({ db, vault, now }: ServerContext): Promise<void> {
  const userId = DEMONSTRATION_PEOPLE.ana.id;
  const key = await vault.keyOf(userId);
  const today = dayOf(now(), DEFAULT_TIME_ZONE);
  const records = [...recordsUntil(today), ...nightsUntil(today)];
  const rows = records.map((record, index) => {
    const id = uuidOf(`health ${userId} ${today} ${index}`);
    const stamp = { recordedAt: new Date(record.at), changeId: id };
    return { userId, id, ...columnsOf(key, id, record), ...stamp };
  });
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: healthRecords.id })
      .from(healthRecords)
      .where(eq(healthRecords.userId, userId))
      .limit(1);
    if (known) return;
    await tx.insert(healthRecords).values(rows);
    await putSettingsRow(tx, {
      userId,
      goalMl: 2_000,
      waterMl: 250,
      coffeeMl: USUAL_AMOUNTS.coffee,
      mateMl: USUAL_AMOUNTS.mate,
      coconutMl: USUAL_AMOUNTS.coconut,
      recordedAt: new Date(`${addDays(today, -100)}T12:00:00-03:00`),
      changeId: uuidOf(`health settings ${userId}`),
    });
    for (const { keys, day } of earnedOn(records)) {
      await keepEarned(tx, userId, keys, new Date(`${day}T21:00:00-03:00`));
    }
  });
}

/** Her records; today is left for whoever tries the product out. */
function recordsUntil(today: string): HealthDetail[] {
  const weeks = ANA.map((line) => line.split(' '));
  const count = weeks.length * 7;
  return weeks.flatMap(([glasses = '', moves = '', meals = ''], week) =>
    [...glasses].flatMap((glass, weekday) => {
      const index = week * 7 + weekday;
      const day = addDays(today, index + 1 - count);
      const at = (time: string) => `${day}T${time}:00-03:00`;
      const move = MOVES[moves[weekday] ?? ''];
      return [
        ...drinksOf(Number(glass) || 0, index).map((drink, nth) => ({
          part: 'drink' as const,
          day,
          at: at(`${String(8 + nth * 2).padStart(2, '0')}:${nth % 2 ? '40' : '10'}`),
          ...drink,
        })),
        ...(move ? [{ part: 'exercise' as const, day, at: at('18:10'), ...move }] : []),
        ...MEALS.slice(0, Number(meals[weekday]) || 0).map(([kind, time], nth) => ({
          part: 'meal' as const,
          day,
          at: at(time),
          kind,
          feeling: ((index + nth) % 4 === 0 ? 'rushed' : 'calm') as 'rushed' | 'calm',
          together: kind === 'lunch' ? index % 2 === 0 : null,
          note: index % 19 === 0 && kind === 'lunch' ? (NOTES[index % 3] ?? null) : null,
        })),
      ];
    }),
  );
}

/** Her nights of five weeks, the last one before today, hours before midnight and after it; `.` is none. */
const NIGHTS = [
  '7:20g 6:50f .     5:40r 6:40f 6:10f 7:50g',
  '6:30f 6:10f 5:30r 6:50f .     7:10g 8:05g',
  '6:40f 7:05g 6:20f 5:50r 6:30f 7:30g .    ',
  '7:15g 6:45f 6:55f 7:10g 5:35r 7:40g 8:10g',
  '7:00f .     5:40r 6:40f 6:10f 7:25g 8:05g',
];
const QUALITIES = { r: 'restless', f: 'fair', g: 'good' } as const;

function nightsUntil(today: string): HealthDetail[] {
  const nights = NIGHTS.flatMap((line) => line.trim().split(/\s+/));
  return nights.flatMap((night, index) => {
    const [, hours, minutes, quality] = /^(\d):(\d\d)([rfg])$/.exec(night) ?? [];
    if (!quality) return [];
    const day = addDays(today, index - nights.length);
    return {
      ...{ part: 'sleep' as const, kind: 'night' as const, day },
      at: `${day}T06:${index % 2 ? '10' : '30'}:00-03:00`,
      minutes: Number(hours) * 60 + Number(minutes),
      quality: QUALITIES[quality as keyof typeof QUALITIES],
    };
  });
}

/** The days on which her records earned something, oldest first. */
function earnedOn(records: readonly HealthDetail[]): { day: string; keys: string[] }[] {
  const days = [...new Set(records.map(({ day }) => day))];
  const known = new Set<string>();
  return days.flatMap((day) => {
    const tallies = records.filter((record) => record.day <= day).map(tallyOf);
    const keys = earnedOf(progressOf(tallies)).filter((key) => !known.has(key));
    for (const key of keys) known.add(key);
    return keys.length > 0 ? [{ day, keys }] : [];
  });
}

/** A record by itself as the database would add it up. */
function tallyOf(record: HealthDetail): Tally {
  const { day, part, kind } = record;
  return {
    day,
    part,
    kind,
    count: 1,
    minutes: part === 'exercise' ? record.minutes : 0,
    together: part === 'meal' && record.together ? 1 : 0,
  };
}

/** Mostly water; coffee first, mate on some days, coconut water once in a while. */
function drinksOf(count: number, index: number) {
  return Array.from({ length: count }, (_, nth) => {
    if (nth === 0) return { kind: 'coffee' as const, ml: USUAL_AMOUNTS.coffee };
    if (nth === 3 && index % 3 === 0) return { kind: 'mate' as const, ml: USUAL_AMOUNTS.mate };
    if (nth === 4 && index % 11 === 0)
      return { kind: 'coconut' as const, ml: USUAL_AMOUNTS.coconut };
    return { kind: 'water' as const, ml: 250 };
  });
}
