import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiFailure } from '#packages/api/client/index.ts';
import {
  diaryOf,
  findLost,
  findUnread,
  killConnection,
  killDatabase,
  type Place,
  signIn,
  startServer,
} from './subject.ts';

export interface DatabaseReport {
  rounds: number;
  acknowledged: number;
  /** Entries that were acknowledged and are not there, or not with their text. Must be empty. */
  lost: string[];
  /** Entries whose analysis never came. Must be empty. */
  unread: string[];
  /** Answers other than success and "try again" (503), each with how often. Must be empty. */
  wrong: Map<string, number>;
  /** Milliseconds from a kill to the next acknowledged entry, for each round. */
  outages: number[];
}

const WRITERS = 4;
const PAUSE_MS = 20;
const OUTAGE_LIMIT_MS = 30_000;

/**
 * Kills the database under a living server while people write, and in turn one connection of the
 * database (it then restarts by itself). The server must go on, answer "try again" meanwhile, and
 * keep and analyse what it acknowledged.
 */
export async function databaseRounds(
  options: Place & { rounds: number; log?: (line: string) => void },
): Promise<DatabaseReport> {
  const { rounds, dataDir, port, log = () => undefined } = options;
  const server = await startServer({ dataDir, port });
  const token = await signIn(port);
  const diary = diaryOf(port, token);
  const acknowledged = new Map<string, string>();
  const wrong = new Map<string, number>();
  const outages: number[] = [];
  let writing = true;
  let lastFailure = 0;
  let firstSuccess = 0;
  const writers = Array.from({ length: WRITERS }, async () => {
    while (writing) {
      const text = `Registro ${randomUUID()}: cansada, mas aliviada.`;
      try {
        const { id } = await diary.writeEntry({ body: { text } });
        acknowledged.set(id, text);
        if (firstSuccess < lastFailure) firstSuccess = performance.now();
      } catch (error) {
        lastFailure = performance.now();
        const answer =
          error instanceof ApiFailure ? `${error.status} ${error.code}` : String(error);
        if (answer !== '503 unavailable') wrong.set(answer, (wrong.get(answer) ?? 0) + 1);
        await wait(PAUSE_MS);
      }
    }
  });
  for (let round = 1; round <= rounds; round++) {
    await wait(randomInt(400, 1_200));
    const killed = performance.now();
    const what = round % 2 === 1 ? 'database' : 'connection';
    if (what === 'database') killDatabase(dataDir);
    else killConnection(dataDir);
    while (!(lastFailure > killed && firstSuccess > lastFailure)) {
      if (server.exitCode !== null) throw new Error('The server ended with its database');
      if (performance.now() - killed > OUTAGE_LIMIT_MS) throw new Error('Nothing can be written');
      await wait(5);
    }
    outages.push(Math.round(performance.now() - killed));
    log(`round ${round}: ${what} killed, writing again after ${outages.at(-1)} ms`);
  }
  writing = false;
  await Promise.all(writers);
  const fresh = await signIn(port);
  const lost = await findLost(port, fresh, acknowledged);
  const unread = await findUnread(port, fresh, acknowledged);
  server.kill('SIGTERM');
  await once(server, 'exit');
  return { rounds, acknowledged: acknowledged.size, lost, unread, wrong, outages };
}
