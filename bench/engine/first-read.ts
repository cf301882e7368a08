import { read } from '#features/burnout/engine/index.ts';

/** Milliseconds of CPU of a process's first read, and of its first one with a close vote. */
const milliseconds = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
const portuguese = milliseconds(() => {
  read('Hoje eu acordei cansada de novo, mas não estou irritada com a minha equipe.');
});
const others = milliseconds(() => {
  read('ok');
});
process.stdout.write(JSON.stringify([portuguese, portuguese + others]));
