import type { ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import {
  diaryOf,
  findLost,
  findUnread,
  killDatabase,
  type Place,
  signIn,
  startServer,
} from './subject.ts';

export interface KillReport {
  rounds: number;
  acknowledged: number;
  /** Entries that were acknowledged and are not there, or not with their text. Must be empty. */
  lost: string[];
  /** Entries whose analysis never came. Must be empty. */
  unread: string[];
  /** Milliseconds from the start of a server to its first answer, for each round. */
  starts: number[];
}

const WRITERS = 4;

/**
 * Kills the server with SIGKILL while people write, `rounds` times; every third time its database
 * too. After each start every entry that was ever acknowledged must be there with its text.
 */
export async function killRounds(
  options: Place & { rounds: number; log?: (line: string) => void },
): Promise<KillReport> {
  const { rounds, dataDir, port, log = () => undefined } = options;
  const acknowledged = new Map<string, string>();
  const starts: number[] = [];
  const lost: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const begin = performance.now();
    const server = await startServer({ dataDir, port });
    starts.push(Math.round(performance.now() - begin));
    const token = await signIn(port);
    lost.push(...(await findLost(port, token, acknowledged)));
    const before = acknowledged.size;
    await writeUntilKilled(port, token, server, acknowledged);
    if (round % 3 === 0) killDatabase(dataDir);
    log(`round ${round}: start ${starts.at(-1)} ms, ${acknowledged.size - before} acknowledged`);
  }
  const server = await startServer({ dataDir, port });
  const token = await signIn(port);
  lost.push(...(await findLost(port, token, acknowledged)));
  const unread = await findUnread(port, token, acknowledged);
  server.kill('SIGTERM');
  await once(server, 'exit');
  return { rounds, acknowledged: acknowledged.size, lost, unread, starts };
}

async function writeUntilKilled(
  port: number,
  token: string,
  server: ChildProcess,
  acknowledged: Map<string, string>,
): Promise<void> {
  const diary = diaryOf(port, token);
  let alive = true;
  const writers = Array.from({ length: WRITERS }, async () => {
    while (alive) {
      const text = `Registro ${randomUUID()}: cansada, mas aliviada.`;
      try {
        const { id } = await diary.writeEntry({ body: { text } });
        acknowledged.set(id, text);
      } catch {
        return;
      }
    }
  });
  // Somewhere in the middle of a write, a different place each time.
  await wait(randomInt(100, 900));
  const exited = once(server, 'exit');
  server.kill('SIGKILL');
  alive = false;
  await Promise.all([...writers, exited]);
}
