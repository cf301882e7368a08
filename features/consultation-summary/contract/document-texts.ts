import type { CategoryKey, Period } from '#features/burnout/contract/burnout.contract.ts';
import type { Language } from '#packages/i18n/languages.ts';

/** The words of the summary itself. */
export interface DocumentTexts {
  title: string;
  /** {from} and {to} are days. */
  span: string;
  /** {date} is when it was made. */
  made: string;
  name: string;
  message: string;
  entries: string;
  covered: string;
  signals: string;
  signalsUnit: Record<Period, string>;
  /** {n} entries on {days} of {of} days. */
  signalsCoverage: string;
  signalsRange: string;
  signalsHow: string;
  /** Low, moderate, high. */
  bands: readonly [string, string, string];
  noEntries: string;
  columns: { from: string; mean: string; range: string; entries: string };
  /** {low} and {high} are points. */
  range: string;
  counts: string;
  categories: Record<CategoryKey, string>;
  /** {n} times: one, more. */
  times: readonly [string, string];
  emotions: string;
  /** {n} of {of} days. */
  emotionsCoverage: string;
  levels: readonly [string, string, string, string, string];
  /** {n} days: one, more. */
  days: readonly [string, string];
  notes: string;
  /** {from} and {to} are days. */
  noteDays: string;
  limits: string;
  /** {page} of {pages}. */
  page: string;
  file: string;
}

/**
 * They live where both sides read them, because the preview, the link and the PDF must say the same,
 * in the language of the person who made the summary and not in that of who reads it.
 */
export const DOCUMENT_TEXTS: Record<Language, DocumentTexts> = {
  'pt-BR': {
    title: 'Para levar à consulta',
    span: 'De {from} a {to}',
    made: 'Feito em {date} pela própria pessoa, que escolheu cada parte.',
    name: 'Nome',
    message: 'O que eu gostaria de contar',
    entries: 'Registros do diário',
    covered: 'trecho coberto',
    signals: 'Sinais no texto',
    signalsUnit: {
      '30d': 'Média de pontos por registro em cada dia',
      '12w': 'Média de pontos por registro em cada semana',
      '12m': 'Média de pontos por registro em cada mês',
    },
    signalsCoverage: '{n} registros em {days} de {of} dias.',
    signalsRange: 'Faixa larga quer dizer poucos registros e menos certeza.',
    signalsHow:
      'Os pontos somam palavras do diário por regras abertas: exaustão 3, sintomas físicos, distanciamento e autocrítica 2, sinais positivos menos 2. Baixo de 0 a 3, moderado de 4 a 7, alto a partir de 8. Os pesos não foram validados por estudo.',
    bands: ['Baixo, 0 a 3', 'Moderado, 4 a 7', 'Alto, 8 ou mais'],
    noEntries: 'sem registro',
    columns: { from: 'Início', mean: 'Média', range: 'Faixa provável', entries: 'Registros' },
    range: '{low} a {high}',
    counts: 'Quantas vezes cada tipo de palavra entrou na soma',
    categories: {
      exhaustion: 'Exaustão emocional',
      physical: 'Sintomas físicos',
      cynicism: 'Distanciamento',
      selfcriticism: 'Autocrítica',
      positive: 'Sinais positivos',
    },
    times: ['{n} vez', '{n} vezes'],
    emotions: 'Emoção do dia',
    emotionsCoverage: '{n} de {of} dias registrados. Dia sem registro fica em branco.',
    levels: ['Muito mal', 'Mal', 'Normal', 'Bem', 'Excelente'],
    days: ['{n} dia', '{n} dias'],
    notes: 'Notas da pessoa',
    noteDays: '{from} a {to}',
    limits:
      'Isto não é teste, laudo nem diagnóstico. São palavras e registros que a própria pessoa escolheu mostrar, contados por um programa. O que não está aqui não foi escolhido, e isso não quer dizer nada.',
    page: 'Página {page} de {pages}',
    file: 'para-a-consulta',
  },
  'en-US': {
    title: 'For my appointment',
    span: 'From {from} to {to}',
    made: 'Made on {date} by the person, who chose every part.',
    name: 'Name',
    message: 'What I’d like to tell you',
    entries: 'Diary entries',
    covered: 'passage covered',
    signals: 'Signals in the text',
    signalsUnit: {
      '30d': 'Average points per entry on each day',
      '12w': 'Average points per entry in each week',
      '12m': 'Average points per entry in each month',
    },
    signalsCoverage: '{n} entries on {days} of {of} days.',
    signalsRange: 'A wide band means few entries and less certainty.',
    signalsHow:
      'Points add up words of the diary by open rules: exhaustion 3, physical symptoms, distancing and self-criticism 2, positive signs minus 2. Low from 0 to 3, moderate from 4 to 7, high from 8. No study has validated the weights.',
    bands: ['Low, 0 to 3', 'Moderate, 4 to 7', 'High, 8 or more'],
    noEntries: 'no entry',
    columns: { from: 'Start', mean: 'Average', range: 'Likely range', entries: 'Entries' },
    range: '{low} to {high}',
    counts: 'How often each kind of word was added',
    categories: {
      exhaustion: 'Emotional exhaustion',
      physical: 'Physical symptoms',
      cynicism: 'Distancing',
      selfcriticism: 'Self-criticism',
      positive: 'Positive signs',
    },
    times: ['{n} time', '{n} times'],
    emotions: 'Emotion of the day',
    emotionsCoverage: '{n} of {of} days recorded. A day without a record stays blank.',
    levels: ['Very bad', 'Bad', 'Normal', 'Good', 'Excellent'],
    days: ['{n} day', '{n} days'],
    notes: 'The person’s notes',
    noteDays: '{from} to {to}',
    limits:
      'This isn’t a test, a report or a diagnosis. These are words and records that the person chose to show, counted by a program. What is not here was not chosen, and that means nothing.',
    page: 'Page {page} of {pages}',
    file: 'for-my-appointment',
  },
  'es-ES': {
    title: 'Para llevar a la consulta',
    span: 'Del {from} al {to}',
    made: 'Hecho el {date} por la propia persona, que eligió cada parte.',
    name: 'Nombre',
    message: 'Lo que me gustaría contar',
    entries: 'Registros del diario',
    covered: 'fragmento cubierto',
    signals: 'Señales en el texto',
    signalsUnit: {
      '30d': 'Media de puntos por registro en cada día',
      '12w': 'Media de puntos por registro en cada semana',
      '12m': 'Media de puntos por registro en cada mes',
    },
    signalsCoverage: '{n} registros en {days} de {of} días.',
    signalsRange: 'La franja muestra dónde debe de estar la media, 9 veces de cada 10.',
    signalsHow:
      'Los puntos suman palabras del diario con reglas abiertas: agotamiento 3, síntomas físicos, distanciamiento y autocrítica 2, señales positivas menos 2. Bajo de 0 a 3, moderado de 4 a 7, alto desde 8. Ningún estudio ha validado los pesos.',
    bands: ['Bajo, 0 a 3', 'Moderado, 4 a 7', 'Alto, 8 o más'],
    noEntries: 'sin registro',
    columns: { from: 'Inicio', mean: 'Media', range: 'Franja probable', entries: 'Registros' },
    range: '{low} a {high}',
    counts: 'Cuántas veces entró en la suma cada tipo de palabra',
    categories: {
      exhaustion: 'Agotamiento emocional',
      physical: 'Síntomas físicos',
      cynicism: 'Distanciamiento',
      selfcriticism: 'Autocrítica',
      positive: 'Señales positivas',
    },
    times: ['{n} vez', '{n} veces'],
    emotions: 'Emoción del día',
    emotionsCoverage: '{n} de {of} días registrados. Un día sin registro queda en blanco.',
    levels: ['Muy mal', 'Mal', 'Normal', 'Bien', 'Excelente'],
    days: ['{n} día', '{n} días'],
    notes: 'Notas de la persona',
    noteDays: '{from} a {to}',
    limits:
      'Esto no es un test, un informe ni un diagnóstico. Son palabras y registros que la propia persona eligió mostrar, contados por un programa. Lo que no está aquí no fue elegido, y eso no quiere decir nada.',
    page: 'Página {page} de {pages}',
    file: 'para-la-consulta',
  },
  'fr-FR': {
    title: 'Pour ma consultation',
    span: 'Du {from} au {to}',
    made: 'Préparé le {date} par la personne elle-même, qui a choisi chaque partie.',
    name: 'Nom',
    message: 'Ce que j’aimerais dire',
    entries: 'Entrées du journal',
    covered: 'passage masqué',
    signals: 'Signaux dans le texte',
    signalsUnit: {
      '30d': 'Moyenne de points par entrée chaque jour',
      '12w': 'Moyenne de points par entrée chaque semaine',
      '12m': 'Moyenne de points par entrée chaque mois',
    },
    signalsCoverage: '{n} entrées sur {days} jours, {of} au total.',
    signalsRange: 'La bande montre où la moyenne devrait se trouver, 9 fois sur 10.',
    signalsHow:
      'Les points additionnent des mots du journal selon des règles ouvertes : épuisement 3, symptômes physiques, distance et autocritique 2, signes positifs moins 2. Faible de 0 à 3, modéré de 4 à 7, élevé à partir de 8. Aucune étude n’a validé ces poids.',
    bands: ['Faible, 0 à 3', 'Modéré, 4 à 7', 'Élevé, 8 ou plus'],
    noEntries: 'aucune entrée',
    columns: { from: 'Début', mean: 'Moyenne', range: 'Plage probable', entries: 'Entrées' },
    range: '{low} à {high}',
    counts: 'Combien de fois chaque type de mot a été compté',
    categories: {
      exhaustion: 'Épuisement émotionnel',
      physical: 'Symptômes physiques',
      cynicism: 'Prise de distance',
      selfcriticism: 'Autocritique',
      positive: 'Signes positifs',
    },
    times: ['{n} fois', '{n} fois'],
    emotions: 'Émotion du jour',
    emotionsCoverage: '{n} jours notés sur {of}. Un jour sans note reste vide.',
    levels: ['Très mal', 'Mal', 'Normal', 'Bien', 'Excellent'],
    days: ['{n} jour', '{n} jours'],
    notes: 'Notes de la personne',
    noteDays: '{from} au {to}',
    limits:
      'Ceci n’est ni un test, ni un rapport, ni un diagnostic. Ce sont des mots et des notes que la personne a choisi de montrer, comptés par un programme. Ce qui n’est pas ici n’a pas été choisi, et cela ne veut rien dire.',
    page: 'Page {page} sur {pages}',
    file: 'pour-ma-consultation',
  },
};
