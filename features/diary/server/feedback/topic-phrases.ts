import type { AppLanguage } from '#features/access/contract/access.contract.ts';
import type { Topic } from './topics.ts';

/** One short, true sentence on what an entry is about, where nothing more can be said of it. */
export const TOPIC_PHRASES: Readonly<
  Record<AppLanguage, Readonly<Record<Topic, readonly string[]>>>
> = {
  'pt-BR': {
    asks: [
      'A pergunta pode ficar aberta por enquanto.',
      'É uma pergunta que não precisa de resposta hoje.',
    ],
    maybe: [
      'Por enquanto é um talvez, e um talvez também ocupa lugar.',
      'O que pode vir a ser já anda com você.',
    ],
    ahead: [
      'O que vem pela frente já entrou no dia de hoje.',
      'Há uma data adiante, e ela já está por perto.',
    ],
    past: ['O que já passou veio junto hoje.', 'Uma lembrança de outro tempo apareceu neste dia.'],
    people: [
      'Há mais gente nesse dia, além de você.',
      'O que vem dos outros também fica no seu dia.',
      'Outra pessoa entrou nesse pedaço do dia.',
    ],
    work: [
      'Um pedaço do trabalho ficou dito com as suas palavras.',
      'Foi um pedaço do trabalho, contado por quem estava lá.',
      'O trabalho de hoje também é feito dessas coisas.',
    ],
    rest: [
      'As horas fora do trabalho também contam.',
      'O descanso e a falta dele moram nessas horas.',
    ],
    body: ['O corpo também entrou na conta do dia.', 'O corpo tem a parte dele nesse dia.'],
  },
  'en-US': {
    asks: ['The question can stay open for now.', 'It is a question that needs no answer today.'],
    maybe: [
      'For now it is a maybe, and a maybe takes up room too.',
      'What might come is already walking with you.',
    ],
    ahead: [
      'What lies ahead is already part of today.',
      'There is a date ahead, and it is already near.',
    ],
    past: ['What is over came along today.', 'A memory of another time turned up on this day.'],
    people: [
      'There are more people in this day than you.',
      'What comes from others stays in your day too.',
    ],
    work: [
      'A piece of the work, told by somebody who was there.',
      'The work of a day is made of these things too.',
    ],
    rest: ['The hours away from work count too.', 'Rest, and the lack of it, live in these hours.'],
    body: ['The body has its part in this day.', 'The body came into the day as well.'],
  },
  'es-ES': {
    asks: [
      'La pregunta puede quedar abierta por ahora.',
      'Es una pregunta que no necesita respuesta hoy.',
    ],
    maybe: [
      'Por ahora es un quizás, y un quizás también ocupa sitio.',
      'Lo que puede llegar a ser ya anda contigo.',
    ],
    ahead: [
      'Lo que viene ya ha entrado en el día de hoy.',
      'Hay una fecha por delante, y ya está cerca.',
    ],
    past: [
      'Lo que ya pasó ha venido hoy también.',
      'Un recuerdo de otro tiempo apareció en este día.',
    ],
    people: [
      'Hay más gente en este día, además de ti.',
      'Lo que viene de los demás también se queda en tu día.',
    ],
    work: [
      'Un trozo del trabajo, contado por quien estaba allí.',
      'El trabajo de un día también está hecho de estas cosas.',
    ],
    rest: [
      'Las horas fuera del trabajo también cuentan.',
      'El descanso, y su falta, viven en estas horas.',
    ],
    body: ['El cuerpo tiene su parte en este día.', 'El cuerpo también entró en el día.'],
  },
  'fr-FR': {
    asks: [
      'La question peut rester ouverte pour le moment.',
      'C’est une question qui n’a pas besoin de réponse aujourd’hui.',
    ],
    maybe: [
      'Pour l’instant c’est un peut-être, et un peut-être prend aussi de la place.',
      'Ce qui pourrait venir marche déjà avec vous.',
    ],
    ahead: [
      'Ce qui vient fait déjà partie de la journée.',
      'Il y a une date devant vous, et elle est déjà proche.',
    ],
    past: [
      'Ce qui est passé est venu avec vous aujourd’hui.',
      'Un souvenir d’un autre temps est apparu dans cette journée.',
    ],
    people: [
      'Il y a d’autres personnes que vous dans cette journée.',
      'Ce qui vient des autres reste aussi dans votre journée.',
    ],
    work: [
      'Un morceau du travail, raconté par quelqu’un qui y était.',
      'Le travail d’une journée est fait aussi de ces choses.',
    ],
    rest: [
      'Les heures hors du travail comptent aussi.',
      'Le repos, et son manque, vivent dans ces heures.',
    ],
    body: [
      'Le corps a sa part dans cette journée.',
      'Le corps est entré lui aussi dans la journée.',
    ],
  },
};
