/** Federative units of Brazil. */
export const STATES = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const;
export type State = (typeof STATES)[number];

/** Names of the national and optional days; the words are the locale files’. */
export type HolidayName =
  | 'newYear'
  | 'carnival'
  | 'ashWednesday'
  | 'goodFriday'
  | 'tiradentes'
  | 'labour'
  | 'corpusChristi'
  | 'independence'
  | 'aparecida'
  | 'civilServants'
  | 'allSouls'
  | 'republic'
  | 'blackAwareness'
  | 'christmasEve'
  | 'christmas'
  | 'newYearsEve'
  | 'bridge';

/** Leis 662/1949 and 10.607/2002; 12 October: Lei 6.802/1980; 20 November: Lei 14.759/2023. */
export const NATIONAL: readonly (readonly [HolidayName, date: string, since?: number])[] = [
  ['newYear', '01-01'],
  ['tiradentes', '04-21'],
  ['labour', '05-01'],
  ['independence', '09-07'],
  ['aparecida', '10-12'],
  ['allSouls', '11-02'],
  ['republic', '11-15'],
  ['blackAwareness', '11-20', 2024],
  ['christmas', '12-25'],
];

/** Days from Easter: Good Friday is kept everywhere as a holiday (Lei 9.093/1995, art. 2). */
export const GOOD_FRIDAY = -2;

/** Days from Easter of the optional days that move, and the hour until which one of them is free. */
export const OPTIONAL_FROM_EASTER: readonly (readonly [
  HolidayName,
  days: number,
  untilHour?: number,
])[] = [
  ['carnival', -48],
  ['carnival', -47],
  ['ashWednesday', -46, 14],
  ['corpusChristi', 60],
];

/** What the yearly ordinance of the federal government sets. */
interface Ordinance {
  /** Hour from which 24 and 31 December are free. */
  eves: number;
  /** When 28 October is kept, and days between a holiday and a weekend: for federal offices alone. */
  civilServants: string;
  bridges: readonly string[];
}

/** Portarias MGI 8.617/2023, 9.783/2024 and 11.460/2025: one comes out at the end of each year. */
export const ORDINANCES: Readonly<Record<number, Ordinance>> = {
  2024: { eves: 14, civilServants: '10-28', bridges: ['05-31'] },
  2025: { eves: 13, civilServants: '10-27', bridges: ['06-20'] },
  2026: { eves: 13, civilServants: '10-28', bridges: ['04-20', '06-05'] },
};

/** For a year whose ordinance is not known here yet. */
export const USUAL_ORDINANCE: Ordinance = { eves: 13, civilServants: '10-28', bridges: [] };

/** A holiday of a state: a date, or days from Easter, in force from a year on. */
export interface StateHoliday {
  title: string;
  on: string | number;
  since?: number;
  /** Kept on the Sunday after its date. */
  toSunday?: boolean;
  /** Kept on the Monday before or the Friday after where it falls on a Tuesday or Thursday. */
  toLongWeekend?: boolean;
}

/**
 * By state law, as in force since 2024; each with the law that makes it a holiday. Left out are days
 * that a court struck down (AP 25/07, RO 18/06), that are only commemorated (PR 19/12, TO 18/03,
 * RN 07/08, MG 16/07) or fall on a national holiday, and what a governor moves by decree for one year.
 */
export const STATE_HOLIDAYS: Readonly<Partial<Record<State, readonly StateHoliday[]>>> = {
  AC: [
    { title: 'Dia do Católico', on: '01-20' }, // Lei 3.137/2016
    { title: 'Dia do Evangélico', on: '01-23' }, // Lei 1.538/2004
    { title: 'Dia Internacional da Mulher', on: '03-08' }, // Lei 1.411/2001
    { title: 'Aniversário do Acre', on: '06-15' }, // Lei 14/1964
    { title: 'Dia da Amazônia', on: '09-05' }, // Lei 243/1968
    { title: 'Tratado de Petrópolis', on: '11-17' }, // Lei 57/1965
  ],
  AL: [
    { title: 'São João', on: '06-24' }, // Lei 5.508/1993
    { title: 'São Pedro', on: '06-29' }, // Lei 5.509/1993
    { title: 'Emancipação Política de Alagoas', on: '09-16' }, // Lei 9.358/2024
    { title: 'Dia do Evangélico', on: '11-30', toLongWeekend: true }, // Lei 7.530/2013
  ],
  AM: [{ title: 'Elevação do Amazonas à categoria de Província', on: '09-05' }], // Lei 25/1977
  AP: [
    { title: 'Dia de São José', on: '03-19' }, // Lei 667/2002
    { title: 'Dia de Cabralzinho', on: '05-15' }, // Lei 2.213/2017
    { title: 'Criação do Território Federal do Amapá', on: '09-13' }, // Constituição, art. 355
  ],
  BA: [{ title: 'Independência da Bahia', on: '07-02' }], // Constituição, art. 6
  CE: [{ title: 'Data Magna do Ceará', on: '03-25' }], // Constituição, art. 18
  DF: [
    { title: 'Corpus Christi', on: 60 }, // Lei 72/1989
    { title: 'Dia do Evangélico', on: '11-30' }, // Lei 963/1995
  ],
  ES: [{ title: 'Nossa Senhora da Penha', on: 8 }], // Lei 11.010/2019
  GO: [
    { title: 'Fundação da Cidade de Goiás', on: '07-26' }, // Lei 20.756/2020
    { title: 'Pedra fundamental de Goiânia', on: '10-24' }, // Lei 20.756/2020
  ],
  MA: [
    { title: 'Dia Internacional da Mulher', on: '03-08', since: 2027 }, // Lei 12.800/2026
    { title: 'Corpus Christi', on: 60 }, // Lei 11.539/2021
    { title: 'Adesão do Maranhão à Independência', on: '07-28' }, // Lei 2.457/1964
  ],
  MS: [{ title: 'Criação do Estado', on: '10-11' }], // Lei 10/1979
  PA: [{ title: 'Adesão do Pará à Independência', on: '08-15' }], // Lei 5.999/1996
  PB: [{ title: 'Data Magna da Paraíba', on: '08-05' }], // Lei 10.601/2015
  PE: [{ title: 'Data Magna de Pernambuco', on: '03-06' }], // Lei 16.241/2017
  PI: [{ title: 'Dia do Piauí', on: '10-19' }], // Lei 176/1937
  RJ: [
    { title: 'Carnaval', on: -47 }, // Lei 5.243/2008
    { title: 'Dia de São Jorge', on: '04-23' }, // Lei 5.198/2008
    { title: 'Corpus Christi', on: 60, since: 2026 }, // Lei 11.002/2025
  ],
  RN: [{ title: 'Mártires de Cunhaú e Uruaçu', on: '10-03' }], // Lei 8.913/2006
  RO: [{ title: 'Criação do Estado', on: '01-04' }], // Lei 2.291/2010
  RR: [{ title: 'Criação do Estado', on: '10-05' }], // Constituição, art. 9
  RS: [{ title: 'Revolução Farroupilha', on: '09-20' }], // Constituição, art. 6
  SC: [
    { title: 'Dia do Estado de Santa Catarina', on: '08-11', toSunday: true }, // Lei 18.531/2022
    { title: 'Santa Catarina de Alexandria', on: '11-25', toSunday: true }, // Lei 18.531/2022
  ],
  SE: [{ title: 'Independência de Sergipe', on: '07-08' }], // Constituição, art. 269
  SP: [{ title: 'Revolução Constitucionalista', on: '07-09' }], // Lei 9.497/1997
  TO: [
    { title: 'Nossa Senhora da Natividade', on: '09-08' }, // Lei 627/1993
    { title: 'Criação do Estado', on: '10-05' }, // Lei 98/1989
  ],
};
