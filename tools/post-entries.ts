import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { loadConfiguration } from '#apps/server/config.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { diaryContract, type Entry } from '#features/diary/contract/diary.contract.ts';
import { TERMS_VERSION } from '#features/privacy/contract/terms-version.ts';
import { createClient } from '#packages/api/client/index.ts';

/**
 * `npm run post-entries -- FILE [PEOPLE]`: posts every line `{id, text}` of a JSON-lines file as a
 * diary entry of one of PEOPLE new people (5 by default) through the API of the running instance
 * that `DATA_DIR` and `PORT` name, waits for the analyses and compares them with `npm run analyze`.
 * Exits 1 if any score, count, level or crisis sign differs.
 */
interface Line {
  id: string;
  text: string;
}
interface Analysis {
  id: string;
  counts: Record<string, number>;
  score: number;
  level: string;
  crisis: boolean;
  crisisLevel: number;
}

const [file, peopleText] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Usage: npm run post-entries -- FILE [PEOPLE]\n');
  process.exit(2);
}
const { settings } = loadConfiguration(process.env);
const base = settings.siteUrl;
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line.trim())
  .map((line) => JSON.parse(line) as Line);

const people = await Promise.all(
  Array.from({ length: Number(peopleText ?? 5) }, () => newPerson()),
);
process.stdout.write(`Posting ${lines.length} entries as ${people.length} people to ${base}\n`);
const posted = new Map<string, { token: string; entry: Entry }>();
await Promise.all(
  people.map(async (token, person) => {
    const diary = createClient(diaryContract, { baseUrl: base, token: () => token });
    for (const { id, text } of lines.filter((_, n) => n % people.length === person)) {
      posted.set(id, { token, entry: await diary.writeEntry({ body: { text } }) });
    }
  }),
);
const expected = await analyse(lines);
let differences = 0;
for (const { id } of lines) {
  const found = await settled(posted.get(id));
  const wanted = expected.get(id);
  if (!found?.reading || !wanted || !isSame(found, wanted)) {
    differences++;
    process.stdout.write(`differs: ${id}\n`);
  }
}
process.stdout.write(
  `${lines.length - differences} of ${lines.length} entries came out as npm run analyze reads them\n`,
);
process.exit(differences > 0 ? 1 : 0);

function isSame({ reading }: Entry, wanted: Analysis): boolean {
  return (
    reading?.score === wanted.score &&
    reading.level === wanted.level &&
    reading.crisisLevel === wanted.crisisLevel &&
    Object.entries(wanted.counts).every(
      ([category, count]) => reading.counts[category as keyof typeof reading.counts] === count,
    )
  );
}

/** The entry once its analysis is complete; throws when that takes longer than a minute. */
async function settled(
  item: { token: string; entry: Entry } | undefined,
): Promise<Entry | undefined> {
  if (!item) return undefined;
  const diary = createClient(diaryContract, { baseUrl: base, token: () => item.token });
  const limit = Date.now() + 60_000;
  for (;;) {
    const entry = await diary.getEntry({ params: { id: item.entry.id } });
    if (entry.status === 'analysed') return entry;
    if (Date.now() > limit) throw new Error(`Entry ${entry.id} is still being analysed`);
    await pause(100);
  }
}

async function analyse(entries: readonly Line[]): Promise<Map<string, Analysis>> {
  const child = spawn(process.execPath, ['tools/analyze.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(entries.map(({ id, text }) => `${JSON.stringify({ id, text })}\n`).join(''));
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8')) output += chunk;
  const results = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Analysis);
  return new Map(results.map((result) => [result.id, result]));
}

/** A confirmed person made with the service key, who agreed to everything; gives their access token. */
async function newPerson(): Promise<string> {
  const email = `pessoa-${randomUUID()}@entries.example`;
  const password = randomUUID();
  await call('/auth/v1/admin/users', settings.serviceKey, {
    ...{ email, password, email_confirm: true },
    user_metadata: { terms_version: TERMS_VERSION },
  });
  const session = await call('/auth/v1/token?grant_type=password', PUBLISHABLE_KEY, {
    email,
    password,
  });
  const token = String(session.access_token);
  const agreed = await fetch(`${base}/api/privacy/health-consent`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ agreed: true, language: 'pt-BR' }),
  });
  if (!agreed.ok) throw new Error(`The consent was answered ${agreed.status}`);
  return token;
}

async function call(path: string, key: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Record<string, unknown>;
}
