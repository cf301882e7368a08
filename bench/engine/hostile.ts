import { read } from '#features/burnout/engine/index.ts';

/**
 * `node bench/engine/hostile.ts`: CPU of texts of 100 kB made to cost as much as they can, beside
 * an ordinary one. All are read once before each is measured, when the tables and the compiled code
 * are there, as in a server that has been running. Budget: 100 ms each. The ordinary one is also
 * measured as the second text of a process, which compiles while it reads.
 */

const BUDGET_MS = 100;
const LENGTH = 100_000;

const filled = (piece: string): string =>
  piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);

const TEXTS: Readonly<Record<string, string>> = {
  'ordinary diary sentences': filled(
    'Hoje acordei cansada, mas a reunião foi boa. Minha chefe está doente e eu não durmo bem. ',
  ),
  'one repeated letter': filled('a'),
  'repeated pairs of letters': filled('aaab'),
  'no space': filled('exaustacansadatriste'),
  commas: filled(','),
  'question marks': filled('?'),
  'negations: não não não': filled('não '),
  'negations in sentences': filled('não. '),
  'one mention': filled('exausta '),
  'mention and "e", no end of sentence': filled('exausta e '),
  'mention, comma': filled('exausta, '),
  'positive mentions, ironic emoji': filled('feliz 🙄 '),
  'cue words of every kind': filled(
    'não quando se antes hoje minha chefe ontem sem talvez ele eu ',
  ),
  'cues, then a mention': filled('não sei se antes minha chefe quando ontem estava cansada '),
  'reports and contrasts': filled('ela disse que estou exausta mas feliz e disse '),
  'intensifiers: muito muito muito': filled('muito '),
  'negations and intensifiers': filled('não muito tão '),
  'starts of long wordings': filled('não tenho mais nenhuma vontade de '),
  'near-typos': filled('exautsa cansdaa irritadda ansisoa '),
  'unknown long words': filled('pneumoultramicroscop '),
  'crisis wordings': filled('quero morrer '),
  'crisis topics': filled('campanha suicídio. '),
  'crisis cues and wordings': filled('quero morrer, não aguento mais viver, adeus a todos, '),
  'crisis decoys': filled('morri de rir '),
  'body sites': filled('dor na nuca e no joelho e na perna e no braço '),
  'crisis keys of four languages': filled('die mourir vida kill suicide '),
  emoji: filled('😩'),
  'emoji and words': filled('😩 exausta 🙃 feliz '),
  'hyphens and apostrophes': filled("sinto-me d'água don't "),
  'quotation marks never closed': filled('“'),
  'quoted mentions': filled('"exausta" '),
  'exclamation mark and full stop': filled('!.'),
  'letters of other scripts': filled('אני עייף '),
};

/** Milliseconds of CPU of one reading, and how many mentions it found. */
function measured(text: string): { milliseconds: number; mentions: number } {
  const before = process.cpuUsage();
  const { mentions } = read(text);
  const { user, system } = process.cpuUsage(before);
  return { milliseconds: (user + system) / 1_000, mentions: mentions.length };
}

const texts = Object.entries(TEXTS);
const [, ordinary] = texts[0] as [string, string];
read(ordinary);
const cold = measured(ordinary).milliseconds;
for (const [, text] of texts) read(text);
let worst = 0;
for (const [name, text] of texts) {
  const { milliseconds, mentions } = measured(text);
  worst = Math.max(worst, milliseconds);
  process.stdout.write(
    `${milliseconds.toFixed(1).padStart(7)} ms  ${name} (${mentions} mentions)\n`,
  );
}
process.stdout.write(
  `worst ${worst.toFixed(1)} ms CPU, budget ${BUDGET_MS} ms; ` +
    `the ordinary text as the second of its process ${cold.toFixed(1)} ms\n`,
);
process.exitCode = worst <= BUDGET_MS ? 0 : 1;
