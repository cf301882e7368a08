import type { AppLanguage } from '#features/access/contract/access.contract.ts';

/** The few sentences that belong to no situation. */
export interface Phrases {
  /** Before a text that may or may not speak of danger; `{listening}` is who listens. */
  soft: readonly [string, ...string[]];
  /** When nothing more can be said truly. */
  plain: readonly [string, ...string[]];
  /** It goes on since then: `{since}`. */
  since: readonly string[];
  again: readonly string[];
  /** What turned follows: `{clause}` with a small letter. */
  turned: string;
  /** A look back at what helped: `{helped}`. */
  helpedThen: readonly string[];
  /** A look back at somebody: `{name}`. */
  nameAgain: readonly string[];
  /** A look back at the same situation. */
  sameAgain: readonly string[];
}

export const PHRASES: Readonly<Record<AppLanguage, Phrases>> = {
  'pt-BR': {
    soft: [
      'Antes de tudo: se em algum momento ficar pesado demais, o {listening} atende a qualquer hora, de graça.',
      'Primeiro isto: companhia existe a qualquer hora, no {listening}, se você quiser.',
      'Se o peso crescer, dá para ligar para {listening}, dia e noite.',
    ],
    plain: ['Está guardado, do jeito que você contou.'],
    since: ['E isso já vem {since}.', 'Já é assim {since}.', 'Tudo isso {since}.'],
    again: [
      'E não é a primeira vez.',
      'De novo, o que cansa em dobro.',
      'A repetição também pesa.',
      'Mais uma vez, e isso conta.',
    ],
    turned: 'Mas {clause}',
    helpedThen: [
      'Parece que, da outra vez, {helped} ajudou um pouco.',
      'Num dia parecido, parece que {helped} fez bem.',
      'Antes, numa situação assim, {helped} parece ter aliviado.',
    ],
    nameAgain: [
      'Parece que {name} já estava em outros dias difíceis.',
      'O nome de {name} parece voltar nos dias que apertam.',
    ],
    sameAgain: [
      'Parece que isso vem se repetindo nas últimas semanas.',
      'Não parece ser um dia solto, isso já aconteceu há pouco tempo.',
      'Parece uma coisa que volta, mais do que um dia ruim.',
    ],
  },
  'en-US': {
    soft: [
      'Before anything else: if at some moment it gets too heavy, {listening} answers at any hour, free of charge.',
      'First this: there is company at any hour, at {listening}, if you want it.',
      'If the weight grows, you can call {listening}, day and night.',
    ],
    plain: ['It is kept, the way you told it.'],
    since: ['It has been like this {since}.', 'And this has gone on {since}.'],
    again: [
      'And it was not the first time.',
      'Again, which wears twice as much.',
      'The repeating weighs too.',
    ],
    turned: 'But {clause}',
    helpedThen: [
      'The other time, {helped} seems to have helped a little.',
      'On a day like this one, {helped} seems to have done you good.',
    ],
    nameAgain: [
      'It seems {name} was part of other hard days too.',
      'The name of {name} seems to come back on the hard days.',
    ],
    sameAgain: [
      'It seems this has been coming back over the last weeks.',
      'This does not seem to be a single day, it happened not long ago.',
    ],
  },
  'es-ES': {
    soft: [
      'Antes de nada: si en algún momento pesa demasiado, el {listening} atiende a cualquier hora, gratis.',
      'Primero esto: hay compañía a cualquier hora, en el {listening}, si la quieres.',
      'Si el peso crece, se puede llamar al {listening}, día y noche.',
    ],
    plain: ['Queda guardado, tal como lo has contado.'],
    since: ['Y esto viene {since}.', 'Ya es así {since}.'],
    again: [
      'Y no es la primera vez.',
      'Otra vez, que cansa el doble.',
      'La repetición también pesa.',
    ],
    turned: 'Pero {clause}',
    helpedThen: [
      'La otra vez parece que {helped} ayudó un poco.',
      'En un día parecido, {helped} parece haberte hecho bien.',
    ],
    nameAgain: [
      'Parece que {name} ya estaba en otros días difíciles.',
      'El nombre de {name} parece volver en los días que aprietan.',
    ],
    sameAgain: [
      'Parece que esto se repite en las últimas semanas.',
      'No parece un día suelto, ya pasó hace poco.',
    ],
  },
  'fr-FR': {
    soft: [
      'Avant tout : si à un moment cela pèse trop, le {listening} répond à toute heure, gratuitement.',
      'D’abord ceci : il y a de la compagnie à toute heure, au {listening}, si vous le voulez.',
      'Si le poids grandit, il est possible d’appeler le {listening}, jour et nuit.',
    ],
    plain: ['C’est gardé, comme vous l’avez raconté.'],
    since: ['Et cela dure {since}.', 'C’est ainsi {since}.'],
    again: [
      'Et ce n’est pas la première fois.',
      'Encore une fois, et cela use deux fois plus.',
      'La répétition pèse aussi.',
    ],
    turned: 'Mais {clause}',
    helpedThen: [
      'L’autre fois, il semble que {helped} ait un peu aidé.',
      'Un jour semblable, {helped} semble vous avoir fait du bien.',
    ],
    nameAgain: [
      'Il semble que {name} soit déjà là dans d’autres jours difficiles.',
      'Le nom de {name} semble revenir les jours qui serrent.',
    ],
    sameAgain: [
      'Il semble que cela revienne depuis quelques semaines.',
      'Cela ne semble pas être un jour isolé, c’est arrivé il y a peu.',
    ],
  },
};
