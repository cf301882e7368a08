import { read } from '#features/burnout/engine/index.ts';
import { developmentTexts, diaryEntries } from './corpus.ts';
import { type Peer, peers } from './peers.ts';

/**
 * One of those that `run.ts` compares, in a process of its own: started with its name, it reads all
 * its entries again and again for a turn at each message, and answers with the megabytes (10^6 bytes
 * of UTF-8) a second of CPU of each time.
 */
const ENGINE: Readonly<Record<string, Peer>> = {
  'engine, language voted': (text) => read(text).mentions.length,
  'engine, language given': (text) => read(text, { language: 'pt' }).mentions.length,
};
/** A shorter turn would be spent on filling the processor's caches again. */
const TURN_MS = 1_000;
/** Peers that are slow read a part only. */
const PEER_ENTRIES = 150;

const name = process.argv[2] ?? '';
const work = contestantCalled(name);
const entries = diaryEntries(developmentTexts('pt'), 1_500, 900).slice(
  0,
  name in ENGINE ? undefined : PEER_ENTRIES,
);
const bytes = entries.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
let found = 0;

process.on('message', () => {
  const speeds: number[] = [];
  for (const end = performance.now() + TURN_MS; performance.now() < end; ) speeds.push(speedOnce());
  process.send?.({ speeds });
});
process.on('disconnect', () => process.exit());

function contestantCalled(wanted: string): Peer {
  const called = ENGINE[wanted] ?? peers()[wanted];
  if (!called) throw new Error(`Nobody is called "${wanted}"`);
  return called;
}

function speedOnce(): number {
  const before = process.cpuUsage();
  for (const text of entries) found += work(text);
  const { user, system } = process.cpuUsage(before);
  return found > 0 ? bytes / (user + system) : 0;
}
