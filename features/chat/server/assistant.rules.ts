import { fold } from '#packages/kernel/words.ts';

// Asked in the four languages whether somebody is behind the answers.
const ASKS_WHAT_IT_IS: readonly RegExp[] = [
  /\b(voce|vc|tu|ce)\b[^.?!]{0,20}\b(e|eh|es)\b[^.?!]{0,12}\b(pessoa|humano|humana|gente|robo|maquina|programa|psicolog[oa]|terapeuta|medic[oa]|ia)\b/,
  /\b(tem|ha) (alguem|uma pessoa|gente)\b[^.?!]{0,20}\b(ai|lendo|respondendo)\b/,
  /\b(estou|to|tou) falando com (um|uma|alguem)?\s?(pessoa|humano|robo|maquina|alguem)?/,
  /\bare you\b[^.?!]{0,16}\b(a person|human|real|a robot|a bot|an ai|a machine|a psychologist|a therapist|a doctor)\b/,
  /\bam i (talking|speaking|chatting) (to|with)\b/,
  /\b(eres|es usted)\b[^.?!]{0,16}\b(una persona|humano|humana|real|un robot|una maquina|un programa|psicolog[oa]|terapeuta|medic[oa])\b/,
  /\b(hablo|estoy hablando) con\b[^.?!]{0,10}\b(una persona|alguien|un robot|una maquina)\b/,
  /\b(es-tu|tu es|etes-vous|vous etes)\b[^.?!]{0,16}\b(une personne|humain|humaine|reel|un robot|une machine|un programme|psychologue|therapeute|medecin)\b/,
  /\bje parle (a|avec)\b[^.?!]{0,10}\b(une personne|quelqu'un|un robot|une machine)\b/,
];

/** Whether a text asks what the assistant is, so that it says so before anything else. */
export function asksWhatItIs(text: string): boolean {
  const plain = fold(text).replaceAll('’', "'");
  return ASKS_WHAT_IT_IS.some((pattern) => pattern.test(plain));
}
