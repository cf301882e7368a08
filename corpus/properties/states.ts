import type { Category, Language } from '#features/burnout/engine/contract.ts';

/** A state as a man and as a woman says it of themselves. */
export type State = readonly [masculine: string, feminine: string];

/** Ways to say a state, each with a place for it. */
type Frame = (state: string) => string;

export interface StateSet {
  /** Each state by the category that it belongs to. */
  states: Readonly<Partial<Record<Category, readonly State[]>>>;
  /** Said of oneself, now. */
  own: readonly Frame[];
  denied: readonly Frame[];
  /** Said of the boss, of somebody close, of anybody else. */
  other: readonly Frame[];
  past: readonly Frame[];
  /** Feared, asked, conditional. */
  unreal: readonly Frame[];
}

const same = (...states: readonly string[]): State[] => states.map((state) => [state, state]);

/** States and frames that make a case of every pair; our own, none of the annotated sets. */
export const STATES: Readonly<Record<Language, StateSet>> = {
  pt: {
    states: {
      exhaustion: [
        ['exausto', 'exausta'],
        ['esgotado', 'esgotada'],
        ['cansado', 'cansada'],
        ['estressado', 'estressada'],
        ['ansioso', 'ansiosa'],
        ['sobrecarregado', 'sobrecarregada'],
        ['destruído', 'destruída'],
        ['angustiado', 'angustiada'],
        ['abatido', 'abatida'],
        ['tenso', 'tensa'],
        ['deprimido', 'deprimida'],
        ...same('triste', 'sem energia', 'sem forças', 'no limite', 'um caco'),
      ],
      physical: same('com dor de cabeça', 'com insônia'),
      cynicism: [
        ['desanimado', 'desanimada'],
        ['desmotivado', 'desmotivada'],
        ['apático', 'apática'],
        ...same('de saco cheio'),
      ],
      selfcriticism: [['culpado', 'culpada'], ...same('inútil')],
      positive: [
        ['tranquilo', 'tranquila'],
        ['animado', 'animada'],
        ['orgulhoso', 'orgulhosa'],
        ['aliviado', 'aliviada'],
        ['grato', 'grata'],
        ['descansado', 'descansada'],
        ...same('feliz'),
      ],
    },
    own: [
      (state) => `Estou ${state}.`,
      (state) => `Estou muito ${state}.`,
      (state) => `Ando ${state}.`,
      (state) => `Tô ${state}.`,
      (state) => `Me sinto ${state}.`,
      (state) => `Sinto-me ${state}.`,
      (state) => `Hoje acordei ${state}.`,
      (state) => `Fico ${state} todo dia.`,
      (state) => `Não nego que estou ${state}.`,
      (state) => `Nunca estive tão ${state}.`,
    ],
    denied: [
      (state) => `Não estou ${state}.`,
      (state) => `Já não estou ${state}.`,
      (state) => `Hoje não me sinto ${state}.`,
      (state) => `Não estou mais ${state}.`,
      (state) => `Nunca fico ${state}.`,
      (state) => `Não ando ${state}.`,
    ],
    other: [
      (state) => `Minha chefe está ${state}.`,
      (state) => `Minha chefe anda muito ${state}.`,
      (state) => `Minha chefe chegou ${state}.`,
      (state) => `Meu chefe disse que está ${state}.`,
      (state) => `Minha mãe ficou ${state}.`,
      (state) => `O João parece ${state}.`,
      (state) => `Acho que minha chefe está ${state}.`,
    ],
    past: [
      (state) => `Semana passada eu estava ${state}.`,
      (state) => `Ontem fiquei ${state}.`,
      (state) => `Na época eu vivia ${state}.`,
      (state) => `Ontem: ${state}.`,
    ],
    unreal: [
      (state) => `Se continuar assim vou ficar ${state}.`,
      (state) => `Tenho medo de ficar ${state}.`,
      (state) => `Será que estou ${state}?`,
    ],
  },
  en: {
    states: {
      exhaustion: same(
        'exhausted',
        'burned out',
        'drained',
        'overwhelmed',
        'anxious',
        'stressed',
        'worn out',
        'hopeless',
        'irritable',
        'depressed',
        'sad',
      ),
      physical: same('dizzy'),
      cynicism: same('unmotivated', 'fed up'),
      selfcriticism: same('worthless', 'useless', 'guilty', 'a failure'),
      positive: same('relieved', 'calm', 'grateful', 'proud', 'rested'),
    },
    own: [
      (state) => `I am ${state}.`,
      (state) => `I'm so ${state}.`,
      (state) => `I feel ${state}.`,
      (state) => `I've never been so ${state}.`,
    ],
    denied: [
      (state) => `I am not ${state}.`,
      (state) => `I'm not ${state} anymore.`,
      (state) => `I don't feel ${state}.`,
      (state) => `I'm no longer ${state}.`,
    ],
    other: [
      (state) => `My boss is ${state}.`,
      (state) => `My boss feels ${state}.`,
      (state) => `My boss said she is ${state}.`,
      (state) => `My mother is ${state} today.`,
      (state) => `I think my boss is ${state}.`,
    ],
    past: [(state) => `Last week I was ${state}.`, (state) => `Back then I was ${state}.`],
    unreal: [
      (state) => `I am afraid of being ${state}.`,
      (state) => `Am I ${state}?`,
      (state) => `If this goes on I will be ${state}.`,
    ],
  },
  es: {
    states: {
      exhaustion: [
        ['agotado', 'agotada'],
        ['cansado', 'cansada'],
        ['estresado', 'estresada'],
        ['ansioso', 'ansiosa'],
        ['agobiado', 'agobiada'],
        ['desbordado', 'desbordada'],
        ...same('triste', 'sin fuerzas', 'sin energía', 'al límite'),
      ],
      physical: same('con dolor de cabeza', 'con insomnio'),
      cynicism: [
        ['desmotivado', 'desmotivada'],
        ['harto', 'harta'],
      ],
      selfcriticism: same('culpable', 'inútil'),
      positive: [
        ['tranquilo', 'tranquila'],
        ['aliviado', 'aliviada'],
        ['orgulloso', 'orgullosa'],
        ['animado', 'animada'],
      ],
    },
    own: [
      (state) => `Estoy ${state}.`,
      (state) => `Estoy muy ${state}.`,
      (state) => `Me siento ${state}.`,
      (state) => `Nunca he estado tan ${state}.`,
      (state) => `Nunca en mi vida estuve tan ${state}.`,
    ],
    denied: [
      (state) => `No estoy ${state}.`,
      (state) => `Ya no estoy ${state}.`,
      (state) => `Hoy no me siento ${state}.`,
    ],
    other: [
      (state) => `Mi jefa está ${state}.`,
      (state) => `Mi jefa anda ${state}.`,
      (state) => `Mi jefa dijo que está ${state}.`,
      (state) => `Mi madre está ${state} hoy.`,
    ],
    past: [
      (state) => `La semana pasada estaba ${state}.`,
      (state) => `Ayer estuve ${state} todo el día.`,
    ],
    unreal: [(state) => `Tengo miedo de estar ${state}.`, (state) => `¿Estaré ${state}?`],
  },
  fr: {
    states: {
      exhaustion: [
        ['épuisé', 'épuisée'],
        ['fatigué', 'fatiguée'],
        ['stressé', 'stressée'],
        ['angoissé', 'angoissée'],
        ['débordé', 'débordée'],
        ['vidé', 'vidée'],
        ['crevé', 'crevée'],
        ...same('triste', 'au bout du rouleau', 'sans énergie', 'sans force'),
      ],
      cynicism: [['démotivé', 'démotivée']],
      selfcriticism: same('coupable'),
      positive: [
        ['soulagé', 'soulagée'],
        ['fier', 'fière'],
        ['reposé', 'reposée'],
        ['serein', 'sereine'],
        ['content', 'contente'],
      ],
    },
    own: [
      (state) => `Je suis ${state}.`,
      (state) => `Je suis très ${state}.`,
      (state) => `Je me sens ${state}.`,
      (state) => `Je n'ai jamais été aussi ${state}.`,
    ],
    denied: [
      (state) => `Je ne suis pas ${state}.`,
      (state) => `Je ne suis plus ${state}.`,
      (state) => `Je ne me sens pas ${state}.`,
    ],
    other: [
      (state) => `Ma cheffe est ${state}.`,
      (state) => `Ma cheffe se sent ${state}.`,
      (state) => `Ma cheffe dit qu'elle est ${state}.`,
      (state) => `Ma mère est ${state} aujourd'hui.`,
    ],
    past: [
      (state) => `La semaine dernière j'étais ${state}.`,
      (state) => `La semaine dernière, j'ai été ${state} tous les jours.`,
      (state) => `La semaine dernière : ${state}.`,
    ],
    unreal: [(state) => `J'ai peur d'être ${state}.`, (state) => `Est-ce que je suis ${state} ?`],
  },
};
