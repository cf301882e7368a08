import type { Country } from './country.rules.ts';
import type { HelpContact } from './danger.ts';

/** What a country has beside the numbers of `contacts.ts`. */
export interface FurtherLines {
  /** Abuse of children, old and disabled people. */
  readonly abuse?: HelpContact;
  readonly children?: HelpContact;
  readonly poison?: HelpContact;
  /** Who takes reports about work in confidence. */
  readonly labour?: HelpContact;
  /** Who frees people who are held at work. */
  readonly freeing?: HelpContact;
  readonly health?: HelpContact;
  /** The same for drink and drugs. */
  readonly healthOfSubstances?: HelpContact;
}

const call = (role: HelpContact['role'], name: string, number: string): HelpContact => ({
  role,
  name,
  number,
  href: `tel:${number.replaceAll(' ', '')}`,
});
const open = (role: HelpContact['role'], name: string, href: string): HelpContact => ({
  role,
  name,
  number: null,
  href,
});
const goTo = (role: HelpContact['role'], name: string): HelpContact => ({
  role,
  name,
  number: null,
  href: null,
});

/**
 * Only what could be read about in November 2026; sources and what could not be read stand in
 * `docs/crisis-texts.md`. To be looked over at each release.
 */
export const FURTHER_LINES: Readonly<Partial<Record<Country, FurtherLines>>> = {
  BR: {
    abuse: call('abuse', 'Disque 100', '100'),
    children: goTo('children', 'Conselho Tutelar'),
    poison: call('poison', 'Disque-Intoxicação', '0800 722 6001'),
    labour: open(
      'labour',
      'Ministério Público do Trabalho',
      'https://mpt.mp.br/pgt/servicos/servico-denuncie',
    ),
    freeing: open('labour', 'Sistema Ipê', 'https://ipe.sit.trabalho.gov.br'),
    health: goTo('health', 'CAPS'),
    healthOfSubstances: goTo('health', 'CAPS AD'),
  },
  PT: { poison: call('poison', 'Centro de Informação Antivenenos', '800 250 250') },
  US: { poison: call('poison', 'Poison Help', '1 800 222 1222') },
  FR: { abuse: call('abuse', 'Enfance en danger', '119') },
};
