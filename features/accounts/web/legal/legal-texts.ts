/** Terms of use, privacy policy, data protection (specification section 2). */
export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'protection'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

export interface LegalSection {
  readonly heading: string;
  readonly text: string;
}
type LegalTexts = Readonly<Record<LegalDocument, readonly LegalSection[]>>;

const TEXTS = import.meta.glob<LegalTexts>('./locales/*.json', { import: 'default' });

/** A document in a language, in Portuguese where it is none of ours. */
export async function loadLegalText(
  document: LegalDocument,
  language: string,
): Promise<readonly LegalSection[]> {
  const load = TEXTS[`./locales/${language}.json`] ?? TEXTS['./locales/pt-BR.json'];
  return (await load?.())?.[document] ?? [];
}
