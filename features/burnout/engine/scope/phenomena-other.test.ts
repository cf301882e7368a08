import { describe, expect, it } from 'vitest';
import { CATEGORIES, type Language } from '../contract.ts';
import { read } from '../read.ts';

/** Counts in the order of CATEGORIES, as one string of digits. */
function digits(text: string, language: Language): string {
  const { counts } = read(text, { language });
  return CATEGORIES.map((category) => counts[category]).join('');
}

type Cases = [language: Language, expected: string, text: string][];

const PHENOMENA: Record<string, Cases> = {
  'negation, with and without its particle': [
    ['en', '00000', "I'm not tired or stressed."],
    ['en', '00000', "It's not that I'm lazy."],
    ['en', '11100', "I'm burnt out, I barely sleep and I've stopped caring about the work."],
    ['en', '00000', "Back in March I couldn't sleep."],
    ['es', '01000', 'La espalda no me deja en paz.'],
    ['en', '00000', "I don't feel guilty about it."],
    ['en', '00000', 'No headache, no nausea.'],
    ['es', '00000', 'No estoy ni triste ni cansada.'],
    ['es', '00000', 'Sin ansiedad y sin culpa.'],
    ['fr', '00000', 'Je suis pas stressé.'],
    ['fr', '00000', 'Je ne suis ni triste ni fatiguée.'],
    ['fr', '00000', 'Je culpabilise pas.'],
    ['fr', '00000', "Je ne pleure pas, j'attends."],
  ],
  'what has ended': [
    ['en', '00000', "I don't get migraines anymore."],
    ['en', '00000', 'I no longer hate my job.'],
    ['en', '00000', 'The anxiety is gone since the move.'],
    ['es', '00000', 'Ya no me duele la cabeza.'],
    ['es', '00000', 'Ya no odio mi trabajo.'],
    ['es', '00000', 'Se me pasó la ansiedad.'],
    ['fr', '00000', "Je n'ai plus mal à la tête."],
    ['fr', '00000', 'Je ne déteste plus mon travail.'],
    ['fr', '00000', 'Les angoisses ont disparu.'],
  ],
  'negative wordings that are symptoms': [
    ['en', '10000', "I can't take it any more."],
    ['en', '01000', "I haven't slept in days."],
    ['en', '00100', "I can't be bothered with the team chat."],
    ['en', '00010', "I'm not cut out for this."],
    ['es', '10000', 'No doy más.'],
    ['es', '01000', 'No pegué un ojo.'],
    ['es', '00100', 'No tengo ganas de nada.'],
    ['es', '00010', 'No valgo para esto.'],
    ['fr', '10000', "J'en peux plus."],
    ['fr', '10000', 'Je tiens plus debout.'],
    ['fr', '01000', 'Je dors plus.'],
    ['fr', '00100', "J'ai plus envie de rien."],
    ['fr', '00010', 'Je ne suis pas à la hauteur.'],
  ],
  'negation that affirms': [
    ['en', '10000', "I've never been so drained."],
    ['en', '20000', "It's not just stress, it's despair."],
    ['en', '10000', "Can't remember the last time I was this exhausted."],
    ['es', '10000', 'Nunca había estado tan agotada.'],
    ['es', '20000', 'No es solo estrés, es angustia.'],
    ['es', '10000', 'No hay noche en que no llore.'],
    ['fr', '10000', "Je n'ai jamais été aussi épuisée."],
    ['fr', '20000', "C'est pas que du stress, c'est de l'angoisse."],
    ['fr', '10000', 'Pas un soir sans que je pleure.'],
  ],
  'past and present': [
    ['en', '00000', 'I used to feel like an impostor.'],
    ['en', '00000', 'I used to cry every day.'],
    ['en', '00100', 'I used to love this, now I hate it here.'],
    ['en', '00000', 'Last winter I cried before every shift.'],
    ['es', '00000', 'Antes me sentía una impostora.'],
    ['es', '00000', 'El año pasado lloraba antes de cada turno.'],
    ['es', '00100', 'Antes me encantaba, ahora lo detesto.'],
    ['fr', '00000', 'Avant, je me sentais nulle.'],
    ['fr', '00000', "L'hiver dernier j'ai pleuré avant chaque garde."],
    ['fr', '10000', 'Depuis la rentrée je suis épuisée.'],
  ],
  'condition, wish, fear, advice, question': [
    ['en', '00000', 'If they move me again, I burst into tears.'],
    ['en', '10000', "If I'm honest, I can't cope."],
    ['en', '00000', 'I wish I felt rested.'],
    ['en', '00000', 'Tips for stress: breathe and walk.'],
    ['en', '00000', 'Is this burnout, doctor?'],
    ['es', '00000', 'Si me vuelven a poner de noche, me derrumbo.'],
    ['es', '00000', 'Otra guardia más y me da un ataque.'],
    ['es', '00000', 'Ojalá me sintiera descansada.'],
    ['es', '00000', '¿Estaré quemado?'],
    ['es', '10000', 'No estoy cansada, pero sí de los nervios.'],
    ['fr', '00000', "S'ils me remettent de nuit, je m'effondre."],
    ['fr', '00000', 'Quand on est épuisé il faut parler.'],
    ['fr', '00000', "J'ai peur de craquer."],
    ['fr', '00000', 'Est-ce une dépression, docteur ?'],
  ],
  'other people, and the writer among them': [
    ['en', '00000', 'The new lad looks knackered.'],
    ['en', '00000', 'My mum is anxious about the move.'],
    ['en', '10000', "We're all exhausted on this ward."],
    ['es', '00000', 'Vos estás agotada, me dijo.'],
    ['es', '00000', 'El becario está agobiado.'],
    ['es', '10000', 'Estamos todos agotados.'],
    ['fr', '00000', 'Tu es toujours crevé, me dit-il.'],
    ['fr', '00000', 'Le nouveau est débordé.'],
    ['fr', '10000', 'On est tous à bout.'],
  ],
  'what others say of the writer': [
    ['en', '10000', 'My wife says I look exhausted.'],
    ['en', '00000', "People think I'm depressed, it's not true."],
    ['es', '10000', 'Mi mujer dice que estoy agotado.'],
    ['es', '00000', 'Creen que estoy deprimida y no es verdad.'],
    ['fr', '10000', "Ma femme dit que j'ai l'air épuisé."],
    ['fr', '00000', "Ils pensent que je suis dépressive, c'est faux."],
  ],
  sarcasm: [
    ['en', '00000', 'Oh brilliant, another audit.'],
    ['es', '00000', 'Qué maravilla, otra auditoría.'],
    ['fr', '00000', 'Génial, un samedi de plus au bureau.'],
  ],
  'things, topics and greetings': [
    ['en', '00000', 'The van broke down and the printer is dead.'],
    ['en', '00000', 'Burnout prevention training at two.'],
    ['en', '00000', 'Dead easy, that form.'],
    ['es', '00000', 'El tóner está agotado y el pan quemado.'],
    ['es', '00000', 'Curso de prevención del estrés a las diez.'],
    ['es', '00000', 'Paz, de nóminas, llamó a las dos.'],
    ['fr', '00000', 'Le stock est épuisé et la batterie à plat.'],
    ['fr', '00000', 'Poste, pharmacie, lessive.'],
    ['fr', '00000', 'La touche du clavier est bloquée.'],
  ],
  'coordination and repetition': [
    ['en', '03000', 'Pain in my neck, shoulders and wrists.'],
    ['en', '02000', 'Feet throbbing, back killing me.'],
    ['en', '10000', 'Tired. Tired, tired.'],
    ['es', '03000', 'Dolor en el cuello, los hombros y las muñecas.'],
    ['es', '10000', 'Cansada. Cansada, cansada.'],
    ['fr', '03000', 'Mal au cou, aux épaules et aux poignets.'],
    ['fr', '10000', 'Fatiguée, fatiguée.'],
  ],
  'chat spellings, regions and registers': [
    ['en', '11000', 'cant sleep, stresed af'],
    ['en', '10000', 'Absolutely banjaxed.'],
    ['en', '10000', 'Too much tension because of appraisal only.'],
    ['es', '10000', 'toy reventao'],
    ['es', '00100', 'Me vale madres el reporte.'],
    ['es', '10000', 'Quedé de cama, che.'],
    ['es', '00100', 'Qué jartera ir a la oficina.'],
    ['fr', '10000', 'chui crevé'],
    ['fr', '10000', 'Chu à boutte.'],
    ['fr', '00100', "Ça me tente pu d'y aller."],
  ],
};

describe.each(Object.entries(PHENOMENA))('%s', (_phenomenon, cases) => {
  it.each(cases)('%s %s %s', (language, expected, text) => {
    expect(digits(text, language)).toBe(expected);
  });
});
