/** Short words that are easily read aloud and told apart, without accents; 128 of them, 7 bits each. */
export const WORDS = (
  'folha rio vento pedra lua sol mar areia campo trilha ponte porto barco vela remo onda ' +
  'ilha serra vale monte fonte lago chuva nuvem trovoada orvalho neblina geada brisa aurora tarde noite ' +
  'manga caju goiaba pitanga amora uva figo coco milho feijao trigo arroz mel cacau canela cravo ' +
  'pato garca tucano sabia coruja gaivota canario pomba lobo onca tatu capivara tamandua cavalo ovelha cabra ' +
  'ipe cedro pinho palmeira bambu musgo girassol violeta orquidea lirio jasmim hortela alecrim salvia manjerona louro ' +
  'mesa banco janela porta telhado escada varanda quintal forno panela caneca prato colher garfo toalha cesto ' +
  'lapis caderno livro carta mapa bussola relogio sino violino flauta tambor viola dan\u00e7a roda pipa bola ' +
  'azul verde branco prata ouro cobre bronze ferro vidro barro algodao linho seda palha corda fita'
)
  .normalize('NFD')
  .replaceAll(/\p{M}/gu, '')
  .split(' ');

/** Three words and three numbers of four digits: 61 bits of chance. */
const PAIRS = 3;
const DIGITS = 10_000;

/** A new receipt code; `chance(n)` gives a whole number below n, of a source fit for secrets. */
export function newReceipt(chance: (below: number) => number): string {
  return Array.from({ length: PAIRS }, () => {
    const word = WORDS[chance(WORDS.length)] ?? '';
    return `${word} ${String(chance(DIGITS)).padStart(4, '0')}`;
  }).join(' ');
}

/** A code as it is looked up, however it was typed: case, accents, dashes and spaces make no difference. */
export function tidyReceipt(typed: string): string {
  return typed
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
