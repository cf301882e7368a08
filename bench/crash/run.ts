import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseRounds } from './database-rounds.ts';
import { killRounds } from './kill-rounds.ts';

const PORT = Number(process.env.PORT ?? 3990);

/**
 * `npm run bench:crash -- [ROUNDS]` (20 by default): kills the server in mid-write, then the
 * database under a living server, and counts losses.
 */
const rounds = Number(process.argv[2] ?? 20);
const say = (line: string) => void process.stdout.write(`${line}\n`);

await inFolder(async (dataDir) => {
  const { acknowledged, lost, unread, starts } = await killRounds({
    rounds,
    dataDir,
    port: PORT,
    log: say,
  });
  const [first, ...later] = starts;
  say(
    `\nServer killed ${rounds} times: ${acknowledged} entries acknowledged, ${lost.length} lost, ` +
      `${unread.length} never analysed; first start ${first} ms, ` +
      `slowest with existing data ${Math.max(...later)} ms\n`,
  );
  if (lost.length + unread.length > 0) process.exitCode = 1;
});
await inFolder(async (dataDir) => {
  const { acknowledged, lost, unread, wrong, outages } = await databaseRounds({
    rounds: Math.max(2, Math.ceil(rounds / 2)),
    dataDir,
    port: PORT,
    log: say,
  });
  for (const [answer, times] of wrong) say(`${times} times ${answer}`);
  say(
    `\nDatabase killed ${outages.length} times: ${acknowledged} entries acknowledged, ` +
      `${lost.length} lost, ${unread.length} never analysed, ` +
      `${[...wrong.values()].reduce((sum, times) => sum + times, 0)} answers other than "try again"; ` +
      `longest wait for the next entry ${Math.max(...outages)} ms`,
  );
  if (lost.length + unread.length + wrong.size > 0) process.exitCode = 1;
});

async function inFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'florescer-crash-'));
  try {
    await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
