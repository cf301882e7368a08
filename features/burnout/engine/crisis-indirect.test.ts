import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const WISHES = [
  'queria X',
  'as vezes penso q era melhor X',
  'só penso em X',
  'não vejo a hora de X',
  'passou pela minha cabeça X',
  'minha saída é X',
  'estou decidida a X',
  'peço a deus pra X',
];
const WISHED = [
  'parar de viver',
  'ir embora dessa vida',
  'dar um fim nisso tudo',
  'sumir desse mundo',
  'nunca mais acordar',
  'pular do prédio',
  'cortar os pulsos',
  'me juntar ao meu falecido pai',
];
const CONDITIONS = ['se tivesse coragem X', 'se dependesse só de mim X', 'por mim X hoje mesmo'];
const CONDITIONAL = [
  'eu ia embora dessa vida',
  'eu me matava',
  'eu acabava com a minha vida',
  'eu sumia desse mundo',
  'eu jogava o carro no poste',
];

/** Every way of wishing with everything that is wished. */
const allOf = (frames: readonly string[], parts: readonly string[]): string[] =>
  frames.flatMap((frame) => parts.map((part) => frame.replace('X', part)));

describe('what is said instead of saying it', () => {
  it('is found in every tense and with every way of wishing', () => {
    const texts = [...allOf(WISHES, WISHED), ...allOf(CONDITIONS, CONDITIONAL)];
    expect(texts.filter((text) => !read(text).crisis)).toEqual([]);
  });

  it.each([
    'não tenho mais por que continuar',
    'essa noite é a última',
    'quando eu não estiver mais, alguém cuida da Mel e das plantas da varanda?',
    'O que me segura ainda é minha filha, senão eu já tinha ido.',
    'só não fiz besteira ainda por causa do meu filho',
    'pedi pro meu marido esconder as facas',
    'tenho medo do que eu possa fazer hoje à noite',
    'fiz uns riscos no braço com o estilete do estoque',
    'se ele me deixar eu não vivo mais',
    'não consigo ver motivo pra acordar amanhã',
    'tonight is my last night',
    "I'm scared of what I might do tonight",
    'asked my husband to hide the knives',
    'cut again last nite',
    'tengo miedo de lo que pueda hacer esta noche',
    'no tengo por qué seguir',
    'si me quitan a mi hija me mato',
    'valdría más que Dios me recogiera ya',
    "si je me réveillais pas demain ça m'arrangerait",
    'jme suis refait du mal hier soir, jcache mes bras',
    "j'ai demandé à mon mari de cacher les couteaux",
  ])('opens the help card: %s', (text) => {
    expect(read(text).crisis).toBe(true);
  });

  it.each([
    'quero morrer kkkk mandei áudio errado no grupo',
    'me mata logo, essa fila do banco não anda',
    'Esse prazo é suicídio, falei na reunião e ninguém ouviu.',
    'hoje é meu último dia aqui na loja, amanhã começo no shopping',
    'essa é a última noite do plantão, amanhã folga',
    'não tenho mais por que continuar nesse projeto',
    'cansei de viver só pra trabalhar',
    'minha irmã cuida da minha mãe e eu pago as contas',
    'Sonhei que eu morria e virava estagiária de novo',
    'por mim eu sumia três dias na serra',
    'quero desligar do mundo no fim de semana',
    'Fiquei olhando pro volante, cansado demais pra dirigir.',
    'Last day at the firm! Cleared my desk, said my goodbyes, handed in the badge.',
    "I'm tired of living out of a suitcase",
    'me quiero morir jajaja mandé el audio al grupo',
    'marre de vivre pour bosser',
  ])('stays closed where nothing is meant: %s', (text) => {
    expect(read(text).crisis).toBe(false);
  });
});
