import type { AppLanguage } from '#features/access/contract/access.contract.ts';

/** The sentences of a week that belong to no situation; `{day}` and `{before}` are weekdays. */
interface WeekPhrases {
  /** Which day weighed most, by the emotions or the points. */
  heaviest: string;
  lightest: string;
  /** The emotion rose from one recorded day to the next. */
  rose: string;
  fell: string;
  /** What helped, on a day: `{helped}` begins with a small letter. */
  helped: string;
  /** Nothing told of what helped: said as not known, never as absent. */
  helpUnknown: string;
  /** The emotions were alike on all days. */
  even: string;
  /** From the first to the last day with something told. */
  days: string;
  question: string;
  onDay: readonly [string, string, string, string, string, string, string];
}

/** Weekdays begin on Sunday, and bring their own preposition. */
export const WEEK_PHRASES: Readonly<Record<AppLanguage, WeekPhrases>> = {
  'pt-BR': {
    heaviest: 'O dia mais pesado parece ter sido {day}.',
    lightest: 'O mais leve parece ter sido {day}.',
    rose: 'A virada veio entre {before} e {day}, quando o humor que você marcou subiu.',
    fell: 'Entre {before} e {day}, o humor que você marcou caiu.',
    helped: 'No meio disso, {helped} parece ter feito bem.',
    helpUnknown: 'Se algo aliviou, só você sabe dizer o quê.',
    even: 'De um dia para o outro, a semana andou parecida.',
    days: 'Houve o que contar de {from} a {to}.',
    question: 'O que desta semana você quer levar para a próxima, e o que prefere deixar?',
    onDay: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
  },
  'en-US': {
    heaviest: 'The heaviest day seems to have been {day}.',
    lightest: 'The lightest seems to have been {day}.',
    rose: 'The turn came between {before} and {day}, when the mood you marked went up.',
    fell: 'Between {before} and {day}, the mood you marked went down.',
    helped: 'In the middle of it, {helped} seems to have done you good.',
    helpUnknown: 'If something eased it, only you can say what.',
    even: 'From one day to the next, the week went much the same way.',
    days: 'There was something to tell from {from} to {to}.',
    question:
      'What of this week do you want to take into the next, and what would you rather leave?',
    onDay: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  },
  'es-ES': {
    heaviest: 'El día más pesado parece haber sido el {day}.',
    lightest: 'El más ligero parece haber sido el {day}.',
    rose: 'El giro llegó entre el {before} y el {day}, cuando subió el ánimo que marcaste.',
    fell: 'Entre el {before} y el {day}, el ánimo que marcaste bajó.',
    helped: 'En medio de todo, {helped} parece haberte hecho bien.',
    helpUnknown: 'Si algo alivió, solo tú puedes decir qué.',
    even: 'De un día a otro, la semana fue parecida.',
    days: 'Hubo algo que contar del {from} al {to}.',
    question: '¿Qué de esta semana quieres llevarte a la próxima, y qué prefieres dejar?',
    onDay: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  },
  'fr-FR': {
    heaviest: 'Le jour le plus lourd semble avoir été {day}.',
    lightest: 'Le plus léger semble avoir été {day}.',
    rose: 'Le tournant est venu entre {before} et {day}, quand l’humeur que vous avez notée est remontée.',
    fell: 'Entre {before} et {day}, l’humeur que vous avez notée a baissé.',
    helped: 'Au milieu de tout cela, {helped} semble vous avoir fait du bien.',
    helpUnknown: 'Si quelque chose a soulagé, c’est à vous de dire quoi.',
    even: 'D’un jour à l’autre, la semaine s’est ressemblée.',
    days: 'Il y a eu de quoi raconter de {from} à {to}.',
    question:
      'Que voulez-vous garder de cette semaine pour la suivante, et que préférez-vous laisser ?',
    onDay: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  },
};
