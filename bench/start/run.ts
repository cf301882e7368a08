import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWebIfNeeded } from '#tools/launch/build-web.ts';

/**
 * `npm run bench:start -- [RUNS]` (5 by default): from `npm start` to the first answer, and the
 * server's memory at rest. Linux: memory is read from /proc.
 */

const RUNS = Number(process.argv[2] ?? 5);
const PORT = Number(process.env.PORT ?? 3992);
const REST_MS = 3_000;
/** Budgets: design, section 8. */
const BUDGET = { start: 2_000, memory: 200 };

interface Start {
  /** Milliseconds to the first answer of `/healthz`. */
  answer: number;
  /** Seconds of CPU of the server's process until then. */
  cpu: number;
  /** Megabytes (2^20 bytes) resident once nothing happens. */
  memory: number;
}

await buildWebIfNeeded((line) => process.stdout.write(`${line}\n`));
const dataDir = mkdtempSync(join(tmpdir(), 'florescer-start-'));
try {
  const first = await measure(dataDir);
  say('first start (makes and seeds the database)', first);
  const later: Start[] = [];
  for (let run = 1; run <= RUNS; run++) {
    const start = await measure(dataDir);
    later.push(start);
    say(`start ${run} on existing data`, start);
  }
  const answer = median(later.map((start) => start.answer));
  const memory = median(later.map((start) => start.memory));
  process.stdout.write(
    `\nmedian of ${RUNS}: ${answer} ms to the first answer (budget ${BUDGET.start}), ` +
      `${memory} MB at rest (budget ${BUDGET.memory})\n`,
  );
  process.exitCode = answer <= BUDGET.start && memory <= BUDGET.memory ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(dataDir: string): Promise<Start> {
  const began = performance.now();
  // As `npm start` runs it: launcher, then the project's own Node.
  const launcher = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  launcher.stdout?.resume();
  await answered(launcher);
  const answer = Math.round(performance.now() - began);
  const pid = serverProcess(dataDir);
  const cpu = cpuSeconds(pid);
  await wait(REST_MS);
  const memory = residentMegabytes(pid);
  process.kill(-(launcher.pid ?? 0), 'SIGTERM');
  await once(launcher, 'exit');
  return { answer, cpu, memory };
}

async function answered(launcher: ChildProcess): Promise<void> {
  while (launcher.exitCode === null) {
    const response = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await wait(10);
  }
  throw new Error('npm start ended before it answered');
}

/** The server itself, below npm and the launcher. */
function serverProcess(dataDir: string): number {
  const found = readdirSync('/proc').find((name) => {
    if (!/^\d+$/.test(name)) return false;
    return (
      readProc(name, 'cmdline').includes('launch/serve.ts') &&
      readProc(name, 'environ').includes(`DATA_DIR=${dataDir}\0`)
    );
  });
  if (found === undefined) throw new Error('The server is not among the processes');
  return Number(found);
}

function readProc(pid: string | number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It ended meanwhile, or is another account's.
    return '';
  }
}

/** User and system time; fields 14 and 15 of proc(5), counted in hundredths of a second. */
function cpuSeconds(pid: number): number {
  const fields = readProc(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readProc(pid, 'status'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function say(what: string, { answer, cpu, memory }: Start): void {
  const load = loadavg()[0]?.toFixed(1);
  process.stdout.write(
    `${what}: ${answer} ms to the first answer (${cpu.toFixed(2)} s CPU), ` +
      `${memory} MB at rest, load average ${load}\n`,
  );
}
