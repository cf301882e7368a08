import type { AppLanguage } from '#features/access/contract/access.contract.ts';

/** The words of the report on paper; `{x}` is filled in. */
export interface PdfTexts {
  title: string;
  span: string;
  recorded: string;
  levels: readonly [string, string, string, string, string];
  distribution: string;
  /** {n} days: one, more. */
  days: readonly [string, string];
  weekdays: string;
  weekdaysText: string;
  none: string;
  tags: string;
  tagsText: string;
  tag: { up: string; down: string; same: string };
  clear: string;
  chance: string;
  all: string;
  /** Whose it is, and what it is not. */
  limits: string;
  /** {page} of {pages}. */
  page: string;
}

export const PDF_TEXTS: Readonly<Record<AppLanguage, PdfTexts>> = {
  'pt-BR': {
    title: 'Emoções em 30 dias',
    span: '{from} a {to}',
    recorded: '{n} de {days} dias registrados. Os outros foram descanso.',
    levels: ['Muito mal', 'Mal', 'Normal', 'Bem', 'Excelente'],
    distribution: 'Como os dias se dividiram',
    days: ['{n} dia', '{n} dias'],
    weekdays: 'Dias da semana',
    weekdaysText:
      'A média de cada dia, de 1 (muito mal) a 5 (excelente), e em quantos ela se apoia.',
    none: 'sem registro',
    tags: 'O que apareceu junto',
    tagsText: 'Marcas que você escolheu, comparadas com os dias sem elas.',
    tag: {
      up: 'Nos {n} dias com “{tag}”, sua emoção ficou {levels} nível acima dos outros.',
      down: 'Nos {n} dias com “{tag}”, sua emoção ficou {levels} nível abaixo dos outros.',
      same: 'Nos {n} dias com “{tag}”, sua emoção ficou igual à dos outros.',
    },
    clear: 'É pouco provável que seja só acaso ({chance} em 100).',
    chance: 'Pode bem ser acaso: aconteceria {chance} vezes em 100 sem motivo nenhum.',
    all: 'Dia a dia',
    limits:
      'Feito no Florescer a partir do que você registrou. Isto não é teste nem diagnóstico. Sua empresa não vê.',
    page: 'Página {page} de {pages}',
  },
  'en-US': {
    title: 'Emotions over 30 days',
    span: '{from} to {to}',
    recorded: '{n} of {days} days recorded. The others were rest.',
    levels: ['Very bad', 'Bad', 'Normal', 'Good', 'Excellent'],
    distribution: 'How the days divided',
    days: ['{n} day', '{n} days'],
    weekdays: 'Days of the week',
    weekdaysText:
      'The mean of each day, from 1 (very bad) to 5 (excellent), and how many it rests on.',
    none: 'no record',
    tags: 'What came together',
    tagsText: 'Tags that you chose, compared with the days without them.',
    tag: {
      up: 'On the {n} days with “{tag}” your emotion was {levels} of a level above the others.',
      down: 'On the {n} days with “{tag}” your emotion was {levels} of a level below the others.',
      same: 'On the {n} days with “{tag}” your emotion was like the others.',
    },
    clear: 'It is unlikely to be mere chance ({chance} in 100).',
    chance: 'It may well be chance: it would happen {chance} times in 100 for no reason at all.',
    all: 'Day by day',
    limits:
      'Made in Florescer from what you recorded. This is neither a test nor a diagnosis. Your company does not see it.',
    page: 'Page {page} of {pages}',
  },
  'es-ES': {
    title: 'Emociones en 30 días',
    span: 'Del {from} al {to}',
    recorded: '{n} de {days} días registrados. Los otros fueron descanso.',
    levels: ['Muy mal', 'Mal', 'Normal', 'Bien', 'Excelente'],
    distribution: 'Cómo se repartieron los días',
    days: ['{n} día', '{n} días'],
    weekdays: 'Días de la semana',
    weekdaysText: 'La media de cada día, de 1 (muy mal) a 5 (excelente), y en cuántos se apoya.',
    none: 'sin registro',
    tags: 'Lo que apareció junto',
    tagsText: 'Marcas que elegiste, comparadas con los días sin ellas.',
    tag: {
      up: 'En los {n} días con “{tag}”, tu emoción quedó {levels} de nivel por encima de los otros.',
      down: 'En los {n} días con “{tag}”, tu emoción quedó {levels} de nivel por debajo de los otros.',
      same: 'En los {n} días con “{tag}”, tu emoción quedó igual que en los otros.',
    },
    clear: 'Es poco probable que sea solo azar ({chance} de 100).',
    chance: 'Bien puede ser azar: pasaría {chance} veces de 100 sin motivo alguno.',
    all: 'Día a día',
    limits:
      'Hecho en Florescer con lo que registraste. Esto no es una prueba ni un diagnóstico. Tu empresa no lo ve.',
    page: 'Página {page} de {pages}',
  },
  'fr-FR': {
    title: 'Émotions sur 30 jours',
    span: 'Du {from} au {to}',
    recorded: '{n} jours notés sur {days}. Les autres étaient du repos.',
    levels: ['Très mal', 'Mal', 'Normal', 'Bien', 'Excellent'],
    distribution: 'Comment les jours se répartissent',
    days: ['{n} jour', '{n} jours'],
    weekdays: 'Jours de la semaine',
    weekdaysText:
      'La moyenne de chaque jour, de 1 (très mal) à 5 (excellent), et le nombre de jours sur lequel elle repose.',
    none: 'rien de noté',
    tags: 'Ce qui est apparu ensemble',
    tagsText: 'Les étiquettes que vous avez choisies, comparées aux jours sans elles.',
    tag: {
      up: 'Les {n} jours avec « {tag} », votre émotion était {levels} niveau au-dessus des autres.',
      down: 'Les {n} jours avec « {tag} », votre émotion était {levels} niveau en dessous des autres.',
      same: 'Les {n} jours avec « {tag} », votre émotion était comme les autres.',
    },
    clear: 'Il est peu probable que ce soit le hasard ({chance} sur 100).',
    chance: 'C’est peut-être le hasard : cela arriverait {chance} fois sur 100 sans aucune raison.',
    all: 'Jour par jour',
    limits:
      'Fait dans Florescer à partir de ce que vous avez noté. Ce n’est ni un test ni un diagnostic. Votre entreprise ne le voit pas.',
    page: 'Page {page} sur {pages}',
  },
};
