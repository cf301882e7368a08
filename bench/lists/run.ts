import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageOfPeople } from '#features/companies/server/people.queries.ts';
import {
  countShown,
  findChoices,
  shownPage,
  type Wanted,
} from '#features/network/server/network.queries.ts';
import { search } from '#features/news/server/search.queries.ts';
import { closeMonth } from '#features/ranking/server/close-month.job.ts';
import { countMembers, namedOf, ownCount } from '#features/ranking/server/ranking.queries.ts';
import { companiesOf, standingIn } from '#features/ranking/server/standings.queries.ts';
import { removeEmbedded, startEmbedded } from '#packages/db/embedded/index.ts';
import { connect, migrate } from '#packages/db/index.ts';

/**
 * `npm run bench:lists -- [times] [network|people|news|ranking]`: a page of the care network among 20,000
 * entries, of a company's 100,000 people and of 50,000 articles, and the ranking of 100,000 people with
 * 1,000,000 completions, as their services ask for them.
 */
const times = Number(process.argv[2] ?? 200);
const part = process.argv[3];
const wants = (one: string) => part === undefined || part === one;
const ENTRIES = 20_000;
const PEOPLE = 100_000;
const COMPANIES = 1_000;
const ARTICLES = 50_000;
const COURSES = 12;
const BUDGET_MS = 50;

const dataDir = mkdtempSync(join(tmpdir(), 'florescer-bench-lists-'));
const database = await startEmbedded({ dataDir, log: () => undefined, throwaway: true });
const say = (line: string) => process.stdout.write(`${line}\n`);
const { db, pool, close } = connect(database.url);

try {
  await migrate(database.url);
  // What is read beside each list: one row of the network by its key.
  await fillNetwork();
  if (wants('ranking')) await fillRanking();
  if (wants('people') || wants('ranking')) await fillLargest();
  if (wants('news')) await fillNews();
  await pool.query('vacuum analyze');
  say(`load ${loadavg()[0]?.toFixed(1)}, ${times} times each, budget ${BUDGET_MS} ms`);
  if (wants('network')) await measureNetwork();
  if (wants('people')) await measurePeople();
  if (wants('news')) await measureNews();
  if (wants('ranking')) await measureRanking();
} finally {
  await close();
  database.detach();
  await removeEmbedded(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}

async function fillNetwork(): Promise<void> {
  await pool.query(
    `insert into network_entries (id, kind, name, specialties, topics, registry, online, in_person, municipality,
       neighbourhood, address, languages, plans, email, phone, site, about, sessions, access, team,
       checked_on, checked_by, check_again, published, published_at, sort_key, searched, updated_at)
     select gen_random_uuid(), case when n % 9 = 0 then 'clinic' else 'professional' end, 'Nome ' || n,
       array[(array['psychology','psychiatry','nutrition','physiotherapy'])[1 + n % 4]], array['sono','luto'],
       'CRP 06/' || n, n % 3 > 0, n % 3 < 2, (array[3550308, 3509502, 2611606, 4314902])[1 + n % 4],
       'Centro', '', array['pt'] || case when n % 5 = 0 then array['en'] else '{}' end,
       array[(array['Vida Serena','Plano Ipê','Bem Viver'])[1 + n % 3]],
       'a@example.com', '', '', repeat('Atendo adultos com calma e escuta. ', 20), '50 minutos', '', '',
       '2026-11-01', 'Carla', '2099-01-01', true, now(), md5(n::text),
       array_to_tsvector(array['nome','sono','luto', substr(md5(n::text), 1, 6), substr(md5((n % 500)::text), 1, 6)]), now()
     from generate_series(1, $1::int) n`,
    [ENTRIES],
  );
}

async function fillRanking(): Promise<void> {
  for (const table of ['course_progress', 'company_members', 'ranking_choices']) {
    await pool.query(`alter table ${table} disable trigger user`);
  }
  const id = (kind: string, n: string) => `md5('${kind}' || ${n})::uuid`;
  const series = (most: number) => `generate_series(1, ${most}) n`;
  await pool.query(
    `insert into users (id, email, created_at, email_confirmed_at, user_metadata)
     select ${id('u', 'n')}, n || '@example.com', '2024-01-01', '2024-01-01',
       jsonb_build_object('full_name', 'Pessoa ' || n) from ${series(PEOPLE)}`,
  );
  await pool.query(
    `insert into companies (id, name) select ${id('c', 'n')}, 'Empresa ' || n from ${series(COMPANIES)}`,
  );
  // Half of the people, in companies of very different sizes.
  await pool.query(
    `insert into company_members (user_id, company_id, joined_at)
     select ${id('u', 'n')}, ${id('c', `(1 + floor(power(random(), 3) * ${COMPANIES - 1})::int)`)}, '2024-01-01'
       from ${series(PEOPLE / 2)}`,
  );
  await pool.query(
    `insert into courses (id, title, description, hours, language, premium, state, place, revision, changed_at)
     select ${id('k', 'n')}, 'Curso', '', 1, 'pt-BR', false, 'published', n, gen_random_uuid(), now()
       from ${series(COURSES)}`,
  );
  await pool.query(
    `insert into course_progress (user_id, course_id, started_at, completed_at, completed_title, completed_hours)
     select ${id('u', 'n')}, ${id('k', 'k')}, '2024-01-01', timestamptz '2024-01-02' + random() * interval '1050 days', 'Curso', 1
       from ${series(PEOPLE)}, generate_series(1, 8 + n % 5) k`,
  );
  await pool.query(
    `insert into ranking_choices select ${id('u', 'n')}, n % 3 = 0, now() from ${series(PEOPLE)}`,
  );
  await pool.query(
    `insert into ranking_counts (user_id, period, company_id, named, courses)
     select p.user_id, one, min(m.company_id::text)::uuid, bool_or(c.shown), count(*)
       from course_progress p
      cross join lateral unnest(ranking_periods(p.completed_at)) one
       left join company_members m on m.user_id = p.user_id
       left join ranking_choices c on c.user_id = p.user_id
      group by p.user_id, one`,
  );
}

/** A company of its own with 100,000 people, so that the ranking's stay as they are. */
async function fillLargest(): Promise<void> {
  await pool.query('alter table company_members disable trigger user');
  await pool.query(`insert into companies (id, name) values (md5('largest')::uuid, 'Todos')`);
  const name = `(array['Ana','Bruno','Carla','Davi','Elisa','Fabio','Gilda','Hugo'])[1 + n % 8] || ' '
    || (array['Souza','Lima','Alves','Prado','Reis'])[1 + n % 5] || ' ' || substr(md5(n::text), 1, 6)`;
  await pool.query(
    `insert into users (id, email, user_metadata)
     select md5('l' || n)::uuid, 'l' || n || '@example.com', jsonb_build_object('full_name', ${name})
       from generate_series(1, ${PEOPLE}) n`,
  );
  await pool.query(
    `insert into company_members (user_id, company_id, site, sector, name_key)
     select md5('l' || n)::uuid, md5('largest')::uuid, 'Unidade ' || n % 20, 'Setor ' || n % 40, lower(${name})
       from generate_series(1, ${PEOPLE}) n`,
  );
}

/** Articles of 150 words out of 5,000; the first ones of the vocabulary stand in most. */
async function fillNews(): Promise<void> {
  await pool.query(
    `insert into news_items (id, kind, category, language, title, summary, author, blocks, sources, words,
       searched, published, published_at, updated_at)
     select md5('a' || n)::uuid, 'article', (array['wellness','mental_health','fitness','nutrition'])[1 + n % 4],
       'pt-BR', 'Título ' || n, '', 'Redação', '[]', '[]', 150, '', true,
       timestamptz '2026-01-01' - n * interval '1 hour', now()
       from generate_series(1, ${ARTICLES}) n`,
  );
  await pool.query(
    `insert into news_search (item_id, published_at, category, words)
     select i.id, i.published_at, i.category,
       (select to_tsvector('simple', string_agg(substr(md5(floor(power(random(), 2) * 5000)::int::text), 1, 5), ' '))
          from generate_series(1, 150) where i.id is not null)
       from news_items i`,
  );
}

/** One row by its key: what a list costs is told in it as well, asked for in turns, whatever else the machine does. */
function bareRow() {
  const text = 'select * from network_entries where registry = $1';
  return pool.query({ name: 'bare', text, values: ['CRP 06/777'] });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function measure(what: string, work: (nth: number) => Promise<unknown>): Promise<void> {
  for (let nth = 0; nth < 10; nth += 1) await work(nth);
  const took: number[] = [];
  const bare: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    bare.push(await timed(bareRow));
    took.push(await timed(() => work(nth)));
  }
  const at = (all: number[], share: number) =>
    all.toSorted((a, b) => a - b)[Math.ceil(all.length * share) - 1] ?? 0;
  const ratio = at(took, 0.5) / at(bare, 0.5);
  const [median, worst] = [at(took, 0.5), at(took, 0.99)].map((ms) => ms.toFixed(1));
  say(`${what}: p50 ${median} ms, p99 ${worst} ms, ${ratio.toFixed(1)} bare rows`);
}

async function measureNetwork(): Promise<void> {
  const asked = { userId: '00000000-0000-4000-8000-000000000001', today: '2026-11-18' };
  const page = { after: undefined, limit: 21 };
  const search = (wanted: Partial<Wanted>) => {
    const whole = { words: [], favourites: false, ...wanted };
    return Promise.all([shownPage(db, asked, whole, page), countShown(db, asked, whole)]);
  };
  await measure('network, everybody', () => search({}));
  await measure('network, a rare word', () => search({ words: ['c4ca4'] }));
  await measure('network, a word that all have', () => search({ words: ['son'] }));
  await measure('network, word, specialty, city and language', () =>
    search({ words: ['n'], specialty: 'psychology', municipality: 3550308, language: 'en' }),
  );
  await measure('network, choices', () => findChoices(db, asked.today));
}

async function measurePeople(): Promise<void> {
  const { rows } = await pool.query<{ company_id: string; user_id: string }>(
    `select md5('largest')::uuid as company_id, md5('l50000')::uuid as user_id`,
  );
  const { company_id: company = '', user_id: middle = '' } = rows[0] ?? {};
  const page = (wanted: { text?: string; sector?: string; after?: string }) =>
    pageOfPeople(db, company, { text: '', limit: 51, ...wanted });
  await measure('people, the first page', () => page({}));
  await measure('people, a page from the middle', () => page({ after: middle }));
  await measure('people, part of a common name', () => page({ text: 'souz' }));
  await measure('people, part of a name that one has', () => page({ text: 'c4ca42' }));
  await measure('people, a name that nobody has', () => page({ text: 'zzzz' }));
  await measure('people, of one sector', () => page({ sector: 'Setor 7' }));
}

async function measureNews(): Promise<void> {
  const word = async (nth: number) =>
    (await pool.query<{ word: string }>(`select substr(md5($1), 1, 5) as word`, [String(nth)]))
      .rows[0]?.word ?? '';
  const [common, usual, rare] = await Promise.all([word(0), word(700), word(4990)]);
  const page = { after: undefined, limit: 21 };
  await measure('news, a word of most articles', () => search(db, { words: [common] }, page));
  await measure('news, a rare word', () => search(db, { words: [rare] }, page));
  await measure('news, two words', () => search(db, { words: [usual, rare] }, page));
  await measure('news, the beginning of a word and a category', () =>
    search(db, { words: [usual.slice(0, 2)], category: 'wellness' }, page),
  );
}

async function measureRanking(): Promise<void> {
  const began = performance.now();
  await closeMonth({ db, now: () => new Date('2026-11-18T15:00:00Z') });
  say(`ranking, a month closed in ${Math.round(performance.now() - began)} ms`);
  const { rows } = await pool.query<{ company_id: string; user_id: string }>(
    `select company_id, min(user_id::text)::uuid as user_id from company_members
      group by company_id order by count(*) desc limit 1`,
  );
  const { company_id: largest = '', user_id: person = '' } = rows[0] ?? {};
  const people = (period: number, companyId: string | null) =>
    Promise.all([
      standingIn(db, { companyId, period: period === 0 ? 'all' : 'year' }),
      namedOf(db, { period, companyId, but: person, most: 24 }),
      ownCount(db, person, period),
      companyId ? countMembers(db, { companyId, most: 5 }) : null,
    ]);
  await measure('ranking, people of the largest company, year', () => people(2026, largest));
  await measure('ranking, independent people, year', () => people(2026, null));
  await measure('ranking, independent people, all time', () => people(0, null));
  const companies = (period: 'year' | 'all') =>
    Promise.all([
      companiesOf(db, { period, most: 50, own: largest }),
      standingIn(db, { companyId: null, period }),
      countMembers(db, { companyId: largest, most: 5 }),
    ]);
  await measure('ranking, companies, year', () => companies('year'));
  await measure('ranking, companies, all time', () => companies('all'));
}
