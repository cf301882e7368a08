import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * `npm start` on a project of its own: the real launcher and dependencies, with a server that
 * only tells what happens to it and a web app of one file.
 */
const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const SERVER = `
  import { fork } from 'node:child_process';
  if (process.env.FORK) {
    const worker = fork('apps/server/worker.ts');
    worker.once('message', (answer) => console.log(answer));
    worker.once('exit', (code) => process.exit(code ?? 1));
    setTimeout(() => worker.connected && worker.send('work'), 300);
  } else if (process.env.FAIL) process.exit(Number(process.env.FAIL));
  process.on('SIGINT', () => told('SIGINT'));
  process.on('SIGTERM', () => told('SIGTERM'));
  function told(signal: string) {
    console.log('got', signal);
    setTimeout(() => process.exit(0), 50);
  }
  setInterval(() => undefined, 60_000);
  console.log('ready', process.pid, process.versions.node);
`;

let project: string;

beforeAll(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'florescer launch-')));
  for (const file of ['package.json', 'package-lock.json', 'tools/start.mjs', 'tools/launch']) {
    cpSync(join(REPOSITORY, file), join(project, file), { recursive: true });
  }
  symlinkSync(join(REPOSITORY, 'node_modules'), join(project, 'node_modules'));
  mkdirSync(join(project, 'apps/server'), { recursive: true });
  mkdirSync(join(project, 'apps/web'));
  writeFileSync(join(project, 'apps/server/main.ts'), SERVER);
  writeFileSync(
    join(project, 'apps/server/worker.ts'),
    `process.on('message', () => process.send?.('worked', () => process.exit(4)));`,
  );
  writeFileSync(
    join(project, 'apps/web/index.html'),
    '<script type="module" src="/page.ts"></script>',
  );
  writeFileSync(join(project, 'apps/web/page.ts'), 'document.title = "Oi"');
  writeFileSync(
    join(project, 'apps/web/vite.config.ts'),
    `export default { root: import.meta.dirname, build: { outDir: '../../dist/web', emptyOutDir: true } };`,
  );
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(project, 'tools/start.mjs')], {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (text: Buffer) => {
    output += text.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const said = (what: RegExp) =>
    expect.poll(() => output, { timeout: 20_000, interval: 10 }).toMatch(what);
  return { child, said, output: () => output, ended: endOf(child) };
}

async function endOf(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'close');
  return code as number | null;
}

test('builds the web app at first, runs the server on Node 24, and hands a stop on once', async () => {
  const first = start();
  await first.said(/Building the web app[\s\S]*Built in[\s\S]*ready \d+ 24\./);
  // A terminal's Ctrl-C arrives twice: from the terminal itself and from npm.
  first.child.kill('SIGINT');
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(first.output().match(/got SIGINT/g)).toHaveLength(1);
});

test('builds again only when the content of a source has changed', async () => {
  const page = join(project, 'apps/web/page.ts');
  writeFileSync(page, 'document.title = "Oi"');
  const touched = start({ FAIL: '9' });
  expect(await touched.ended).toBe(9);
  expect(touched.output()).not.toContain('Building');

  writeFileSync(page, 'document.title = "Olá"');
  const changed = start({ FAIL: '9' });
  expect(await changed.ended).toBe(9);
  expect(changed.output()).toContain('Built in');
});

test('a web app that does not build is said, ends with 1, and is not taken for the last good one', async () => {
  const page = join(project, 'apps/web/page.ts');
  writeFileSync(page, 'import "./missing.ts"');
  const broken = start();
  expect(await broken.ended).toBe(1);
  expect(broken.output()).toMatch(/could not be built[\s\S]*missing\.ts/);
  expect(broken.output()).not.toContain('ready');

  writeFileSync(page, 'document.title = "Olá"');
  const repaired = start({ FAIL: '9' });
  expect(await repaired.ended).toBe(9);
  expect(repaired.output()).toContain('Built in');
});

test('killing the launcher ends the server with it', async () => {
  const { child, said, ended } = start();
  await said(/ready \d+/);
  child.kill('SIGKILL');
  // The server holds the pipe too: it closes when both are gone.
  expect(await ended).toBe(null);
});

test('workers that the server forks live until their work is done', async () => {
  const { output, ended } = start({ FORK: '1' });
  expect(await ended).toBe(4);
  expect(output()).toContain('worked');
});

test('a killed server ends the launcher, with the code that a shell gives it', async () => {
  const { said, output, ended } = start();
  await said(/ready \d+/);
  process.kill(Number(/ready (\d+)/.exec(output())?.[1]), 'SIGKILL');
  expect(await ended).toBe(137);
});
