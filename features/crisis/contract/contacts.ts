import type { Country } from './country.rules.ts';

/** Whom a number reaches; each word has its text in the locale files. */
export type ContactRole = 'listening' | 'emergency' | 'violence' | 'police';

/** A number that answers day and night. `id` names its description in the locale files. */
export interface Contact {
  readonly id: string;
  readonly role: ContactRole;
  /** Proper name, the same in every language. */
  readonly name: string;
  /** As people say it. */
  readonly number: string;
  /** For a `tel:` link: digits, and `*` or `+` where they are dialled. */
  readonly dial: string;
}

/** Numbers of one country: someone who listens first, then immediate danger, then the rest. */
export interface CountryContacts {
  readonly listening: Contact;
  readonly emergency: Contact;
  /** Who advises those who are hurt at home; left out where no line of the kind is sure to be open day and night. */
  readonly violence?: Contact;
  readonly police?: Contact;
}

const listening = (name: string, number: string, dial = number.replaceAll(' ', '')): Contact => ({
  id: 'listening',
  role: 'listening',
  name,
  number,
  dial,
});
const emergency = (name: string, number: string): Contact => ({
  id: 'emergency',
  role: 'emergency',
  name,
  number,
  dial: number,
});
const violence = (name: string, number: string): Contact => ({
  id: 'violence',
  role: 'violence',
  name,
  number,
  dial: number.replaceAll(' ', ''),
});
const police = (name: string, number: string): Contact => ({
  id: 'police',
  role: 'police',
  name,
  number,
  dial: number,
});

/**
 * Help numbers by country. Only services that are national, free or at most a local call, and open
 * day and night are listed. To be looked over at each release, with the date noted here: 2026-11.
 */
export const CONTACTS: Readonly<
  // The directory stands in for what is not known of the two last places.
  Record<Exclude<Country, 'EU' | 'ZZ'>, CountryContacts> &
    Record<'EU' | 'ZZ', Partial<CountryContacts>>
> = {
  // CVV 188: free in the whole country since 1 July 2018, 24 hours, anonymous (cvv.org.br).
  // SAMU 192 (Decree 5.055/2004) and military police 190 (gov.br). Ligue 180: women, free, 24 hours,
  // without giving a name (Laws 10.714/2003 and 13.025/2014).
  BR: {
    listening: listening('CVV', '188'),
    emergency: emergency('SAMU', '192'),
    violence: violence('Central de Atendimento à Mulher', '180'),
    police: police('Polícia Militar', '190'),
  },
  // Linha Nacional de Prevenção do Suicídio 1411: free, 24 hours, since 10 September 2025
  // (SNS 24, SPMS); 112 is the European emergency number. 800 202 148 of the CIG: free, 24 hours (cig.gov.pt).
  PT: {
    listening: listening('Linha Nacional de Prevenção do Suicídio', '1411'),
    emergency: emergency('INEM', '112'),
    violence: violence('Informação a Vítimas de Violência Doméstica', '800 202 148'),
  },
  // 988 Suicide & Crisis Lifeline, call or text, 24 hours (988lifeline.org); 911. National Domestic
  // Violence Hotline, free, 24 hours (thehotline.org).
  US: {
    listening: listening('988 Suicide & Crisis Lifeline', '988'),
    emergency: emergency('911', '911'),
    violence: violence('National Domestic Violence Hotline', '1 800 799 7233'),
  },
  // 9-8-8 Suicide Crisis Helpline, 24 hours, English and French, since 30 November 2023 (988.ca); 911.
  CA: {
    listening: listening('9-8-8 Suicide Crisis Helpline', '988'),
    emergency: emergency('911', '911'),
  },
  // Línea 024 of the Ministry of Health, free, 24 hours (sanidad.gob.es/linea024); 112. 016 against
  // gender violence: free, 24 hours, not on the bill (violenciagenero.igualdad.gob.es).
  ES: {
    listening: listening('Línea 024', '024'),
    emergency: emergency('112', '112'),
    violence: violence('016', '016'),
  },
  // Numéro national de prévention du suicide 3114, free, 24 hours, overseas too (3114.fr); 112. 3919:
  // free, 24 hours since 30 August 2021 (arretonslesviolences.gouv.fr).
  FR: {
    listening: listening('3114', '3114'),
    emergency: emergency('112', '112'),
    violence: violence('Violences Femmes Info', '3919'),
  },
  // Samaritans 116 123, free, 24 hours (samaritans.org); 999. National Domestic Abuse Helpline of Refuge:
  // free, 24 hours (nationaldahelpline.org.uk).
  GB: {
    listening: listening('Samaritans', '116 123'),
    emergency: emergency('999', '999'),
    violence: violence('National Domestic Abuse Helpline', '0808 2000 247'),
  },
  // Samaritans Ireland 116 123, free, 24 hours (samaritans.org/ireland); 112.
  IE: { listening: listening('Samaritans', '116 123'), emergency: emergency('112', '112') },
  // Línea nacional de salud mental 0800-999-0091, free, 24 hours (argentina.gob.ar/salud/mental); SAME 107.
  // Línea 144 for violence by gender, free, 24 hours (argentina.gob.ar/generos/linea-144).
  AR: {
    listening: listening('Línea de salud mental', '0800 999 0091'),
    emergency: emergency('SAME', '107'),
    violence: violence('Línea 144', '144'),
  },
  // *4141 "No estás solo, no estás sola", free from mobile phones, 24 hours (Minsal); SAMU 131.
  CL: {
    listening: listening('Línea *4141', '*4141'),
    emergency: emergency('SAMU', '131'),
  },
  // Línea de la Vida 800 911 2000, free, 24 hours (Conasama, Secretaría de Salud); 911.
  MX: {
    listening: listening('Línea de la Vida', '800 911 2000'),
    emergency: emergency('911', '911'),
  },
  // Línea Vida 0800 0767 of ASSE, free, 24 hours (gub.uy/msp); 911.
  UY: {
    listening: listening('Línea Vida', '0800 0767'),
    emergency: emergency('911', '911'),
  },
  // 112 in every country of the European Union (Directive 2018/1972, article 109).
  EU: { emergency: emergency('112', '112') },
  ZZ: {},
};

/** A directory of help lines for people anywhere else. */
export const DIRECTORY_NAME = 'findahelpline.com';
export const DIRECTORY_URL = `https://${DIRECTORY_NAME}`;
