/// <reference lib="webworker" />
import type { Language } from '../../contract.ts';
import { compileCrisis, compileLexicon } from '../build/compile.ts';
import { pack } from '../build/pack.ts';
import { sourceOf } from '../compact/sections.ts';
import type { Inflection } from '../inflection/forms.ts';
import { portuguese } from '../inflection/portuguese.ts';
import type { Answer, Compiled, Job, Question } from './job.ts';

declare const self: DedicatedWorkerGlobalScope;

const INFLECTIONS: Readonly<Record<Language, () => Promise<Inflection>>> = {
  pt: async () => portuguese,
  en: async () => (await import('../inflection/english.ts')).english,
  es: async () => (await import('../inflection/spanish.ts')).spanish,
  fr: async () => (await import('../inflection/french.ts')).french,
};

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { number, job } = data;
  const answer = (told: Answer, transfer: Transferable[] = []) =>
    self.postMessage(told, { transfer });
  compile(job).then(
    (made) => {
      const parts = [made.crisis, made.whole].flatMap((part) => (part ? [part.buffer] : []));
      answer({ number, made }, parts);
    },
    (error: unknown) => answer({ number, problem: String(error) }),
  );
});

async function compile({ language, alone, text }: Job): Promise<Compiled> {
  const inflection = await INFLECTIONS[language]();
  const source = sourceOf(language, inflection, text);
  const whole = compileLexicon(source);
  const crisis = pack(compileCrisis(source, whole));
  return alone ? { crisis } : { whole: pack(whole), crisis };
}
