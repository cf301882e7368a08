import { type Tables, unpack } from '../build/pack.ts';
import compilerAddress from './compiler.worker.ts?worker&url';
import type { Answer, Compiled, Job, Question } from './job.ts';
import { keep, kept } from './keeping.ts';

/** A language, or its crisis wordings `alone`, and the files it takes, in the order of `sourceOf`. */
export interface Wanted extends Pick<Job, 'language' | 'alone'> {
  files: readonly string[];
}

/** Jobs that are under way, by what they are kept as. */
const underWay = new Map<string, Promise<{ whole?: Tables; crisis: Tables }>>();

/**
 * Fetches files and compiles them in a worker, unless an earlier page did. Rejects where the
 * files or the worker cannot be fetched.
 */
export function compiled(wanted: Wanted): Promise<{ whole?: Tables; crisis: Tables }> {
  const key = [...wanted.files, compilerAddress].join();
  let job = underWay.get(key);
  if (job === undefined) {
    job = make(wanted, key).finally(() => underWay.delete(key));
    underWay.set(key, job);
  }
  return job;
}

async function make(
  { language, files, alone }: Wanted,
  key: string,
): Promise<{ whole?: Tables; crisis: Tables }> {
  const name = alone ? `${language}.crisis` : language;
  // While somebody works on the lexicons, files change under one address.
  const known = import.meta.env.PROD ? await kept(name, key) : undefined;
  if (known !== undefined) return unpacked(known);
  const texts = await Promise.all(files.map(fetchText));
  const made = await ask({ language, alone, text: texts.join('') });
  if (import.meta.env.PROD) void keep(name, key, made);
  return unpacked(made);
}

function unpacked({ whole, crisis }: Compiled): { whole?: Tables; crisis: Tables } {
  return { whole: whole && unpack(whole), crisis: unpack(crisis) };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`"${address}" could not be fetched: ${response.status}`);
  return response.text();
}

interface Waiting {
  resolve: (made: Compiled) => void;
  reject: (reason: Error) => void;
}

/** Lives as long as somebody waits for it: it takes tens of megabytes. */
let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

function ask(job: Job): Promise<Compiled> {
  worker ??= started();
  const compiler = worker;
  const question: Question = { number: asked++, job };
  return new Promise((resolve, reject) => {
    waiting.set(question.number, { resolve, reject });
    compiler.postMessage(question);
  });
}

function started(): Worker {
  const compiler = new Worker(compilerAddress, { type: 'module' });
  compiler.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const who = waiting.get(data.number);
    waiting.delete(data.number);
    if (waiting.size === 0) end();
    if ('made' in data) who?.resolve(data.made);
    else who?.reject(new Error(data.problem));
  });
  compiler.addEventListener('error', ({ message }) => {
    const all = [...waiting.values()];
    waiting.clear();
    end();
    for (const { reject } of all) reject(new Error(`The lexicon was not compiled: ${message}`));
  });
  return compiler;
}

function end(): void {
  worker?.terminate();
  worker = undefined;
}
