import type { Language } from '#packages/i18n/languages.ts';

type CodeText = (code: string, minutes: number) => string;

const CODE_TEXTS: Record<Language, CodeText> = {
  'pt-BR': (code, minutes) =>
    `${code} é o seu código do Florescer. Ele vale por ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}. Não passe este código a ninguém.`,
  'en-US': (code, minutes) =>
    `${code} is your Florescer code. It works for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Do not share it with anyone.`,
  'es-ES': (code, minutes) =>
    `${code} es tu código de Florescer. Vale durante ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}. No lo compartas con nadie.`,
  'fr-FR': (code, minutes) =>
    `${code} est votre code Florescer. Il est valable ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Ne le communiquez à personne.`,
};

/**
 * The message with a code. Its last line binds the code to the site, so that a phone offers to fill
 * it in there and nowhere else.
 */
export function codeMessage(
  language: Language,
  { code, minutes, siteUrl }: { code: string; minutes: number; siteUrl: string },
): string {
  return `${CODE_TEXTS[language](code, minutes)}\n\n@${new URL(siteUrl).hostname} #${code}`;
}
