import type { AppLanguage } from '#features/access/contract/access.contract.ts';

export interface ReportTexts {
  title: string;
  of: string;
  closed: string;
  rounding: string;
  quarter: string;
  whole: string;
  sites: string;
  sectors: string;
  site: string;
  sector: string;
  people: string;
  band: Record<'10' | '20' | '50', string>;
  mean: string;
  /** Very bad to excellent, in halves of a level from 1.5 on. */
  means: readonly string[];
  levels: readonly string[];
  good: string;
  history: string;
  period: string;
  compared: string;
  difference: Record<'same' | 'above' | 'below' | 'none', string>;
  duty: string;
  courses: string;
  course: string;
  share: string;
  few: string;
  most: string;
  protected: string;
  whyTitle: string;
  why: string;
  tooSmall: string;
  nothing: string;
  never: string;
  page: string;
}

export const REPORT_TEXTS: Readonly<Record<AppLanguage, ReportTexts>> = {
  'pt-BR': {
    title: 'Relatório da empresa',
    of: '{company}, {period}',
    closed: 'Só períodos encerrados. Fechado em {date}, não muda mais.',
    rounding:
      'Conta quem concordou em contar. De 5 em 5 pontos; fatias pequenas aparecem como “até 10%”, e a soma pode não fechar em 100.',
    quarter: '{n}º trimestre de {year}',
    whole: 'Empresa toda',
    sites: 'Por unidade',
    sectors: 'Por setor',
    site: 'Unidade',
    sector: 'Setor',
    people: 'Pessoas que contam',
    band: { 10: '10 a 19', 20: '20 a 49', 50: '50 ou mais' },
    mean: 'Como foi',
    means: [
      'Entre muito mal e mal',
      'Mal',
      'Entre mal e normal',
      'Normal',
      'Entre normal e bem',
      'Bem',
      'Entre bem e excelente',
    ],
    levels: ['Muito mal', 'Mal', 'Normal', 'Bem', 'Excelente'],
    good: 'Bem ou excelente',
    history: 'Pessoas com um período bom ou excelente',
    period: 'Período',
    compared: 'Comparado com antes',
    difference: {
      same: 'igual',
      above: 'um pouco acima',
      below: 'um pouco abaixo',
      none: 'sem comparação',
    },
    duty: 'Treino em dia',
    courses: 'Cursos com dever legal',
    course: 'Curso',
    share: 'Em dia',
    few: 'até 10%',
    most: 'mais de 80%',
    protected: 'Protegido',
    whyTitle: 'Por que há partes protegidas',
    why: 'Uma parte fica protegida quando mostrar o número poderia apontar para alguém. Não dizemos qual regra valeu em cada caso, porque isso também contaria algo. Protegido não quer dizer ruim, nem vazio.',
    tooSmall:
      'Com menos de 10 pessoas na empresa, nenhum número de bem-estar é publicado: ele apontaria para alguém.',
    nothing: 'Ainda não há período encerrado.',
    never:
      'Nunca entra aqui: diário, sinais no texto, consultas e conversas, saúde e refeições, cursos sem dever legal, quem usou ou não usou.',
    page: 'Página {page} de {pages}',
  },
  'en-US': {
    title: 'Company report',
    of: '{company}, {period}',
    closed: 'Closed periods only. Closed on {date}; it does not change any more.',
    rounding:
      'Counts those who agreed to be counted. In steps of 5 points; small parts appear as “up to 10%”, and the sum may not be 100.',
    quarter: 'Q{n} {year}',
    whole: 'Whole company',
    sites: 'By site',
    sectors: 'By sector',
    site: 'Site',
    sector: 'Sector',
    people: 'People who count',
    band: { 10: '10 to 19', 20: '20 to 49', 50: '50 or more' },
    mean: 'How it was',
    means: [
      'Between very bad and bad',
      'Bad',
      'Between bad and normal',
      'Normal',
      'Between normal and good',
      'Good',
      'Between good and excellent',
    ],
    levels: ['Very bad', 'Bad', 'Normal', 'Good', 'Excellent'],
    good: 'Good or excellent',
    history: 'People whose period was good or excellent',
    period: 'Period',
    compared: 'Compared with before',
    difference: {
      same: 'the same',
      above: 'slightly above',
      below: 'slightly below',
      none: 'no comparison',
    },
    duty: 'Training up to date',
    courses: 'Courses required by law',
    course: 'Course',
    share: 'Up to date',
    few: 'up to 10%',
    most: 'over 80%',
    protected: 'Protected',
    whyTitle: 'Why some parts are protected',
    why: 'A part is protected when showing its number could point to somebody. We do not say which rule applied in each case, because that would tell something too. Protected means neither bad nor empty.',
    tooSmall:
      'With fewer than 10 people in the company, no wellbeing number is published: it would point to somebody.',
    nothing: 'No period has closed yet.',
    never:
      'Never part of this: diary, signals in texts, consultations and conversations, health and meals, courses that no law asks for, who used the product or did not.',
    page: 'Page {page} of {pages}',
  },
  'es-ES': {
    title: 'Informe de la empresa',
    of: '{company}, {period}',
    closed: 'Solo periodos cerrados. Cerrado el {date}; ya no cambia.',
    rounding:
      'Cuenta quien aceptó contar. De 5 en 5 puntos; las partes pequeñas aparecen como «hasta el 10 %», y la suma puede no dar 100.',
    quarter: '{n}.º trimestre de {year}',
    whole: 'Toda la empresa',
    sites: 'Por sede',
    sectors: 'Por sector',
    site: 'Sede',
    sector: 'Sector',
    people: 'Personas que cuentan',
    band: { 10: 'de 10 a 19', 20: 'de 20 a 49', 50: '50 o más' },
    mean: 'Cómo fue',
    means: [
      'Entre muy mal y mal',
      'Mal',
      'Entre mal y normal',
      'Normal',
      'Entre normal y bien',
      'Bien',
      'Entre bien y excelente',
    ],
    levels: ['Muy mal', 'Mal', 'Normal', 'Bien', 'Excelente'],
    good: 'Bien o excelente',
    history: 'Personas con un periodo bueno o excelente',
    period: 'Periodo',
    compared: 'Comparado con antes',
    difference: {
      same: 'igual',
      above: 'un poco por encima',
      below: 'un poco por debajo',
      none: 'sin comparación',
    },
    duty: 'Formación al día',
    courses: 'Cursos que exige la ley',
    course: 'Curso',
    share: 'Al día',
    few: 'hasta el 10 %',
    most: 'más del 80 %',
    protected: 'Protegido',
    whyTitle: 'Por qué hay partes protegidas',
    why: 'Una parte se protege cuando mostrar el número podría señalar a alguien. No decimos qué regla se aplicó en cada caso, porque eso también contaría algo. Protegido no quiere decir malo ni vacío.',
    tooSmall:
      'Con menos de 10 personas en la empresa no se publica ningún número de bienestar: señalaría a alguien.',
    nothing: 'Aún no hay ningún periodo cerrado.',
    never:
      'Nunca entra aquí: diario, señales en los textos, consultas y conversaciones, salud y comidas, cursos que la ley no exige, quién usó o no usó.',
    page: 'Página {page} de {pages}',
  },
  'fr-FR': {
    title: 'Rapport de l’entreprise',
    of: '{company}, {period}',
    closed: 'Périodes closes uniquement. Close le {date}, elle ne change plus.',
    rounding:
      'Ne compte que les personnes d’accord pour compter. Par pas de 5 points ; les petites parts apparaissent comme « 10 % au plus », et la somme peut ne pas faire 100.',
    quarter: '{n}e trimestre {year}',
    whole: 'Toute l’entreprise',
    sites: 'Par site',
    sectors: 'Par service',
    site: 'Site',
    sector: 'Service',
    people: 'Personnes qui comptent',
    band: { 10: '10 à 19', 20: '20 à 49', 50: '50 ou plus' },
    mean: 'Comment c’était',
    means: [
      'Entre très mal et mal',
      'Mal',
      'Entre mal et normal',
      'Normal',
      'Entre normal et bien',
      'Bien',
      'Entre bien et excellent',
    ],
    levels: ['Très mal', 'Mal', 'Normal', 'Bien', 'Excellent'],
    good: 'Bien ou excellent',
    history: 'Personnes dont la période a été bonne ou excellente',
    period: 'Période',
    compared: 'Comparé à avant',
    difference: {
      same: 'pareil',
      above: 'un peu au-dessus',
      below: 'un peu en dessous',
      none: 'pas de comparaison',
    },
    duty: 'Formation à jour',
    courses: 'Formations exigées par la loi',
    course: 'Formation',
    share: 'À jour',
    few: '10 % au plus',
    most: 'plus de 80 %',
    protected: 'Protégé',
    whyTitle: 'Pourquoi certaines parties sont protégées',
    why: 'Une partie est protégée quand montrer le chiffre pourrait désigner quelqu’un. Nous ne disons pas quelle règle a joué dans chaque cas, car cela aussi révélerait quelque chose. Protégé ne veut dire ni mauvais ni vide.',
    tooSmall:
      'Avec moins de 10 personnes dans l’entreprise, aucun chiffre de bien-être n’est publié : il désignerait quelqu’un.',
    nothing: 'Aucune période n’est encore close.',
    never:
      'N’entrent jamais ici : journal, signaux dans les textes, consultations et conversations, santé et repas, formations que la loi n’exige pas, qui a utilisé le produit ou non.',
    page: 'Page {page} sur {pages}',
  },
};
