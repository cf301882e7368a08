import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { readFor } from '#features/burnout/server/index.ts';
import { insertEntry } from '#features/diary/server/diary.queries.ts';
import { saveWithAnalysis } from '#features/diary/server/diary.sealed.ts';
import { uuidV7 } from '#packages/db/index.ts';
import { DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';

/** The newest entries of each person are sealed in earnest, since the start page opens them. */
const NEWEST = 20;
const DAY_MS = 86_400_000;
const TEXT = 'Hoje acordei cansada de novo, com dor de cabeça. À tarde a Júlia me ajudou.';

/**
 * People with the demonstration person's password and a year of records: an emotion on four days of
 * five, a moment on every tenth, four texts a week.
 */
export async function addPeople(
  context: ServerContext,
  count: number,
): Promise<{ entries: number; emotions: number }> {
  const { pool } = context.connection;
  await pool.query(
    `insert into users (email, email_confirmed_at, password_hash, user_metadata)
     select 'pessoa' || n || '@bench.florescer.app', now(), u.password_hash, u.user_metadata
       from users u, generate_series(0, $2::int - 1) n where u.id = $1`,
    [DEMONSTRATION_PEOPLE.ana.id, count],
  );
  const people = `select id from users where email like 'pessoa%@bench.florescer.app'`;
  await pool.query(
    `insert into consents (user_id, purpose, action, text_hash, language, channel)
     select p.id, c.purpose, c.action, c.text_hash, c.language, c.channel
       from (${people}) p, consents c where c.user_id = $1`,
    [DEMONSTRATION_PEOPLE.ana.id],
  );
  const emotions = await pool.query(
    `insert into emotion_days (user_id, day, level, recorded_at, change_id)
     select p.id, current_date - ago, 1 + floor(random() * 5)::int, now() - ago * interval '1 day', gen_random_uuid()
       from (${people}) p, generate_series(0, 364) ago where random() < 0.8`,
  );
  await pool.query(
    `insert into emotion_moments (user_id, id, day, at, level, recorded_at, change_id)
     select p.id, gen_random_uuid(), current_date - ago, now() - ago * interval '1 day', 3, now(), gen_random_uuid()
       from (${people}) p, generate_series(0, 364, 10) ago`,
  );
  // Nothing opens these: as many bytes as a text with its feedback have, of no meaning.
  const old = await pool.query(
    `insert into diary_entries (user_id, id, status, version, words, language, country, created_at, updated_at, day, told_at, sealed)
     select p.id, uuidv7(-ago * interval '1 day'), 'analysed', 1, 60, 'pt-BR', 'BR', now() - ago * interval '1 day',
            now(), current_date - ago, now() - ago * interval '1 day', decode(repeat(md5(random()::text), 40), 'hex')
       from (${people}) p, generate_series(36, 364) ago where random() < 0.57`,
  );
  const { rows } = await pool.query<{ id: string }>(people);
  for (const { id } of rows) await addNewest(context, id);
  await pool.query('analyze');
  return { entries: (old.rowCount ?? 0) + rows.length * NEWEST, emotions: emotions.rowCount ?? 0 };
}

async function addNewest(context: ServerContext, userId: string): Promise<void> {
  const { db, vault, now } = context;
  const key = await vault.keyOf(userId);
  const reading = await readFor(context, db, key, userId, TEXT);
  await db.transaction(async (tx) => {
    for (let index = NEWEST; index > 0; index -= 1) {
      const at = new Date(now().getTime() - index * 1.7 * DAY_MS);
      const id = uuidV7(at);
      const entry = {
        userId,
        id,
        clientId: null,
        status: 'analysed' as const,
        version: 1,
        words: reading.words,
        language: 'pt-BR' as const,
        country: 'BR' as const,
        createdAt: at,
        day: dayOf(at, DEFAULT_TIME_ZONE),
        toldAt: at,
        favourite: false,
        updatedAt: at,
      };
      const opened = {
        ...{ text: TEXT, title: undefined, feedback: null, help: null },
        ...{ helpDismissed: false, headStamps: {} },
      };
      await saveWithAnalysis(tx, key, entry, { ...opened, reading }, (sealed) =>
        insertEntry(tx, { ...entry, sealed }),
      );
    }
  });
}
