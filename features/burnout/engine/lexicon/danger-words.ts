import type { Language } from '../contract.ts';

/**
 * Words of danger that are mended when they are spelt by ear or with a slip; `text/danger-slips.ts`
 * says how. Single words of explicit wordings only: what else stands beside them decides as ever.
 */
export const DANGER_WORDS: Readonly<Record<Language, readonly string[]>> = {
  pt: listOf(`
    morrer morresse morrendo morto morta morte
    matar matasse matando suicidar suicídio suicida
    enforcar enforcando envenenar afogar mutilar mutilo cortando
    viver existir desaparecer sumir acordar despertar
    comprimidos remédios veneno despedida overdose
    quero queria vontade querendo
  `),
  en: listOf(`
    suicide suicidal myself killing kill hanging hang
    existing living worthless disappear disappearing cutting
    wanna dying die
  `),
  es: listOf(`
    morir muerto muerta muerte matarme suicidio suicidar suicidarme suicida
    ahorcarme ahorcar desaparecer pastillas cortarme despertar quitarme
    quiero quisiera ganas
  `),
  fr: listOf(`
    mourir mort morte mourrais suicide suicider suicidaire pendre tuer
    disparaître crever cachets médicaments réveiller finir
    envie veux voudrais
  `),
};

function listOf(words: string): readonly string[] {
  return words.trim().split(/\s+/);
}
