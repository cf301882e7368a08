import type { SeedText } from './seed-text.ts';

/** Bruno runs the company's side of things and writes when a week was too full. */
export const BRUNO: readonly SeedText[] = [
  {
    daysAgo: 365,
    time: '20:40',
    title: 'Primeiro dia sem a Bia na mesa ao lado',
    text: 'A mesa da Bia ficou vazia hoje. Ela foi para o escritório de Recife e deixou a planta. Reguei antes de sair. Almocei com o pessoal da doca e ri mais do que esperava.',
  },
  {
    daysAgo: 24,
    time: '22:10',
    text: 'Conselho na quinta e o orçamento ainda não fecha. Dormi pouco. Fico com a sensação de que todo mundo espera uma resposta minha.',
  },
  {
    daysAgo: 17,
    time: '21:35',
    text: 'Levei minha filha à escola a pé. Vinte minutos de conversa sobre dinossauros. Foi a melhor reunião da semana.',
  },
  {
    daysAgo: 10,
    time: '23:05',
    text: 'Três pessoas me pediram folga no mesmo mês e aprovei as três. Depois fiquei acordado pensando na escala. Estou cansado, mas fiz o certo.',
  },
  {
    daysAgo: 3,
    time: '20:20',
    text: 'Reunião de orçamento resolvida. Saí às cinco, fui à padaria, cheguei com pão quente. Dia tranquilo.',
  },
];

/** Carla looks after the platform and started her diary a short while ago. */
export const CARLA: readonly SeedText[] = [
  {
    daysAgo: 15,
    time: '21:00',
    text: 'Migração de servidor no fim de semana. Correu bem, mas estou com dor nas costas de ficar na cadeira desde as seis.',
  },
  {
    daysAgo: 8,
    time: '19:45',
    text: 'Aula de cerâmica. Fiz uma tigela torta e adorei. Duas horas sem olhar o celular.',
  },
  {
    daysAgo: 2,
    time: '22:30',
    text: 'Plantão calmo. Li metade do livro que estava parado desde março.',
  },
];
