import type { Language } from '#features/burnout/engine/contract.ts';

/** Sentences that say nothing about how anybody is; own, and long enough to be sentences. */
export const NEUTRAL: Readonly<Record<Language, readonly string[]>> = {
  pt: [
    'A padaria da esquina abre às seis.',
    'Choveu de manhã.',
    'Almocei arroz com feijão no refeitório.',
    'O ônibus passou na hora.',
    'A sala nova fica no terceiro andar.',
    'Comprei pão na volta.',
    'Hoje é quarta-feira.',
    'A impressora da recepção é azul.',
    'Mudaram a senha do sistema.',
  ],
  en: [
    'The bakery on the corner opens at six.',
    'It rained in the morning.',
    'I had rice and beans in the canteen.',
    'The bus came on time.',
    'The new room is on the third floor.',
    'I bought bread on the way.',
    'Today is Wednesday.',
    'The printer at the front desk is blue.',
    'There is a spreadsheet course on Thursday.',
    'They changed the system password.',
  ],
  es: [
    'La panadería de la esquina abre a las seis.',
    'Llovió por la mañana.',
    'Comí arroz con pollo en el comedor.',
    'El autobús pasó a su hora.',
    'La sala nueva está en la tercera planta.',
    'Compré pan a la vuelta.',
    'Hoy es miércoles.',
    'La impresora de la entrada es azul.',
    'Hay un curso de hojas de cálculo el jueves.',
    'Cambiaron la clave del sistema.',
  ],
  fr: [
    'La boulangerie du coin ouvre à six heures.',
    'Il a plu ce matin.',
    "J'ai mangé du riz à la cantine.",
    "Le bus est passé à l'heure.",
    'La nouvelle salle est au troisième étage.',
    "J'ai acheté du pain en rentrant.",
    "Aujourd'hui, c'est mercredi.",
    "L'imprimante de l'accueil est bleue.",
    'Il y a un cours de tableur jeudi.',
    'Ils ont changé le mot de passe du système.',
  ],
};

/** The same, about the working day: meetings, reports, e-mails, clients. */
export const WORKDAY: Readonly<Record<Language, readonly string[]>> = {
  pt: [
    'A reunião foi às dez horas.',
    'O relatório tem doze páginas.',
    'Tem um curso de planilhas na quinta.',
    'Respondi os e-mails da manhã.',
    'O cliente pediu uma planilha com os preços.',
  ],
  en: [
    'The meeting was at ten.',
    'The report has twelve pages.',
    'I answered the morning e-mails.',
    'The client asked for a spreadsheet with the prices.',
  ],
  es: [
    'La reunión fue a las diez.',
    'El informe tiene doce páginas.',
    'Contesté los correos de la mañana.',
    'El cliente pidió una hoja con los precios.',
  ],
  fr: [
    'La réunion était à dix heures.',
    'Le rapport compte douze pages.',
    "J'ai répondu aux courriels du matin.",
    'Le client a demandé un tableau avec les prix.',
  ],
};
