/** Councils whose registries are known here, and what a number of each looks like. */
export const COUNCILS = ['CRP', 'CRM', 'CRN', 'CREFITO'] as const;
export type Council = (typeof COUNCILS)[number];

/** What a professional or clinic works in, and the council that each needs. */
export const COUNCIL_OF = {
  psychology: 'CRP',
  psychiatry: 'CRM',
  sleep_medicine: 'CRM',
  occupational_medicine: 'CRM',
  general_medicine: 'CRM',
  nutrition: 'CRN',
  physiotherapy: 'CREFITO',
  occupational_therapy: 'CREFITO',
} as const satisfies Record<string, Council>;
export type Specialty = keyof typeof COUNCIL_OF;
export const SPECIALTIES = Object.keys(COUNCIL_OF) as [Specialty, ...Specialty[]];

const STATES: readonly string[] = [
  ...['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA'],
  ...['PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'],
];

interface Registry {
  council: Council;
  /** As it is written everywhere: one number has one form. */
  text: string;
}

/** Regions that each council counts. */
const REGIONS = { CRP: 24, CRN: 11, CREFITO: 20 } as const;

const inRegion = (region: string, council: keyof typeof REGIONS) =>
  Number(region) >= 1 && Number(region) <= REGIONS[council];

/** A registry as people write it (`crp 06 123456`), in its one form; null where it has none. */
export function registryOf(written: string): Registry | null {
  const text = written.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  const psychologist = /^CRP[ -]?(PJ )?[ -]?(\d{1,2})[ /-]+(\d{1,7})$/.exec(text);
  if (psychologist) {
    const [, firm = '', region = '', number = ''] = psychologist;
    if (!inRegion(region, 'CRP')) return null;
    return { council: 'CRP', text: `CRP ${firm}${region.padStart(2, '0')}/${number}` };
  }
  const doctor =
    /^CRM[ /-]?([A-Z]{2})[ -]?(PJ )?(\d{1,7})$/.exec(text) ??
    turned(/^CRM[ -]?(PJ )?(\d{1,7})[ /-]([A-Z]{2})$/.exec(text));
  if (doctor) {
    const [, state = '', firm = '', number = ''] = doctor;
    if (!STATES.includes(state)) return null;
    return { council: 'CRM', text: `CRM-${state} ${firm}${number}` };
  }
  const nutritionist = /^CRN[ -]?(\d{1,2})[ /-]+(\d{1,6})$/.exec(text);
  if (nutritionist) {
    const [, region = '', number = ''] = nutritionist;
    return inRegion(region, 'CRN')
      ? { council: 'CRN', text: `CRN-${Number(region)} ${number}` }
      : null;
  }
  const therapist = /^CREFITO[ -]?(\d{1,2})[ /-]+(\d{1,6})-?(F|TO)$/.exec(text);
  if (!therapist) return null;
  const [, region = '', number = '', branch = ''] = therapist;
  return inRegion(region, 'CREFITO')
    ? { council: 'CREFITO', text: `CREFITO-${Number(region)} ${number}-${branch}` }
    : null;
}

/** `CRM 123/SP` in the order of `CRM-SP 123`. */
function turned(match: RegExpExecArray | null): string[] | null {
  if (!match) return null;
  const [whole, firm = '', number = '', state = ''] = match;
  return [whole, state, firm, number];
}

/** Whether what somebody works in is what the council of their registry answers for. */
export function councilFits(registry: string, specialties: readonly Specialty[]): boolean {
  const council = registryOf(registry)?.council;
  return specialties.every((specialty) => COUNCIL_OF[specialty] === council);
}
