import { numberOf } from './stems.ts';

/**
 * Stems of words that only hold a sentence together, in the four languages: danger never rests on them
 * and on numbers alone, however often they stood in dangerous examples.
 */
const STEMS = `
a o as os um uma umas de do da dos das em no na nos nas e eh que q com por para pra pro pras pros p mas mai
nao naum n nem se ou isso ess esta ist aque ele ela eles elas la ali aqui ja so tb tamb depoi ante quand porqu
pq pois como ao aos ate sobr entre cada hoje hj onte aman agor ano anos dia dias hora hor foi era fui ser
ter tem tinh tenh vai vou ir eu mim meu meus minh minha seu seus sua suas sei fac fico faz tudo nada
el la los las un una unos del al y ni con para pero ya lo le les su sus desp cuan hoy ayer mana mi mis
the an of and i is are was be been it its he she they we you not no that this with for from but at on in to
or so if when then have has had do did my me day days hour year
le des du au aux et je j il elle on nou vou ils ne pas plu qui avec pour dan sur sa son ses apre avan quan
parc deja ai est d l c s t m ma mon mes
`;

const GRAMMAR: ReadonlySet<number> = new Set(STEMS.trim().split(/\s+/).map(numberOf));
const [ZERO, NINE] = [48, 57];

/** Whether a token, by its stem and its first letter, is grammar or a number. */
export function isGrammar(stem: number, firstByte: number): boolean {
  return (firstByte >= ZERO && firstByte <= NINE) || GRAMMAR.has(stem);
}
