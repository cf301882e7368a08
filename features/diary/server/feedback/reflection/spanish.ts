import { fold } from '#packages/kernel/words.ts';
import type { Grammar } from './reflect.ts';

const VERBS: Readonly<Record<string, string>> = {
  fui: 'fuiste',
  hice: 'hiciste',
  tuve: 'tuviste',
  estuve: 'estuviste',
  pude: 'pudiste',
  puse: 'pusiste',
  dije: 'dijiste',
  traje: 'trajiste',
  vine: 'viniste',
  supe: 'supiste',
  di: 'diste',
  vi: 'viste',
  he: 'has',
  lei: 'leíste',
  cai: 'caíste',
  rei: 'reíste',
  volvi: 'volviste',
  sali: 'saliste',
  dormi: 'dormiste',
  comi: 'comiste',
  perdi: 'perdiste',
  recibi: 'recibiste',
  escribi: 'escribiste',
  pedi: 'pediste',
  segui: 'seguiste',
  senti: 'sentiste',
  decidi: 'decidiste',
  corri: 'corriste',
  abri: 'abriste',
  aprendi: 'aprendiste',
  conoci: 'conociste',
  cumpli: 'cumpliste',
  subi: 'subiste',
  vendi: 'vendiste',
};
const WORDS: Readonly<Record<string, string>> = {
  me: 'te',
  mi: 'tu',
  mis: 'tus',
  conmigo: 'contigo',
  nos: 'os',
  nuestro: 'vuestro',
  nuestra: 'vuestra',
};

/** Spanish, said to "tú". */
export const spanish: Grammar = {
  parting: /,? (?:pero|porque|aunque|mientras|y luego|y después)(?= )|,? y (?=(?:yo|mi|me) )/u,
  turning: /\b(?:pero)\b/u,
  opening:
    /^ (?:(?:hoy|ayer|anoche|esta (?:manana|tarde|noche|semana)|por la (?:manana|tarde|noche)|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)),? )?(?:yo |no |me |mi |mis |el |la |los |las |un |una |he |\S{3,}e |\S{2,}i |(?:dos|tres|cuatro|cinco|\d+) )/u,
  happened:
    / (?:\S{2,}(?:é|ó|aron|ieron|ado|ido)|\S{3,}io|fui|hice|tuve|estuve|dije|traje|vine|di|vi|fue|hizo|tuvo|dijo|trajo|vino|puso|vio|dio|he|ha|han|\S{2,}(?:ce|que|gue)|llame|llegue|hable|camine|llore|pase|quede|trabaje|volvi|sali|dormi|comi|perdi|recibi|grito|llamo|llego|dejo|mando|pidio|llevo|cancelo|murio|cambio|cayo|paso|regalo|ayudo|presto|felicito|termino|empezo|quedo|acabo|entrego) /u,
  unspoken:
    / (?:soy|estoy|tengo|voy|quiero|puedo|era|creo|odi\S+|culpa|culpable|tont\S|idiota|inutil|basura|mierda|joder|puta|gord\S|loc\S|incompetente|fracas\S*|fraude|verguenza|casi|quiza\S?|parec\S+|no (?:pude|supe|hice|consegui|logre)|me (?:peg|empuj|amenaz)\S+|llamo (?:tont|inutil)\S*|el que|ella|ellos|eso|esto|aquello|matar|morir|jaja\S*) /u,
  hanging: / (?:de|del|que|y|con|para|por|en|a|el|la|un|una|mi|mas|tan|ni|o|si|muy) $/u,
  toYou(words) {
    const said = words
      .filter((word) => fold(word) !== 'yo')
      .map((word, at) => {
        const [, plain = '', mark = ''] = /^(.*?)(,?)$/u.exec(word) ?? [];
        const folded = fold(plain);
        const own = Object.hasOwn(WORDS, folded) && plain !== 'mí' ? WORDS[folded] : undefined;
        const past = Object.hasOwn(VERBS, folded) ? VERBS[folded] : regular(plain);
        const lower = at === 0 ? plain.toLowerCase() : plain;
        return `${own ?? (plain === 'mí' ? 'ti' : undefined) ?? past ?? lower}${mark}`;
      });
    return said;
  },
};

const NO_VERB = new Set([
  'café',
  'bebé',
  'porqué',
  'qué',
  'sé',
  'té',
  'esté',
  'comité',
  'chalé',
  'puré',
  'consomé',
  'josé',
]);

/** "Hablé" is "hablaste": the accent tells it, and without one nothing is guessed. */
function regular(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (NO_VERB.has(lower) || !/^\p{L}{2,}é$/u.test(lower)) return undefined;
  const stem = lower.slice(0, -1);
  if (stem.endsWith('gu')) return `${stem.slice(0, -1)}aste`;
  if (stem.endsWith('qu')) return `${stem.slice(0, -2)}caste`;
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}zaste`;
  return `${stem}aste`;
}
