import { describe, expect, test } from 'vitest';
import { type AppLanguage, LANGUAGES } from '#features/access/contract/access.contract.ts';
import { fold } from '#packages/kernel/words.ts';
import { materialOf, TEXTS } from '../testing/material.ts';
import * as data from './guard-rails.data.ts';
import { type Violation, violationsOf } from './guard-rails.ts';
import { writeLocally } from './local-writer.ts';
import type { Material, Parts } from './material.ts';
import { TEMPLATES } from './templates/index.ts';

const entry = (language: AppLanguage): Material =>
  materialOf(TEXTS[language][3] ?? '', { language });

/** A feedback that passes, changed in one part. */
function feedback(change: Partial<Parts> = {}, language: AppLanguage = 'pt-BR'): Parts {
  const { read, signals, link, question, step } = writeLocally(entry(language));
  return { read, signals, link, question, step, ...change };
}

/** A sentence in the place of the signals, with words enough for the length to be right. */
function saying(sentence: string, language: AppLanguage = 'pt-BR'): Violation[] {
  const { read } = feedback({}, language);
  return violationsOf(
    feedback({ read: `${read} ${sentence}`, signals: null }, language),
    entry(language),
  ).filter((violation) => violation !== 'length');
}

test.each(LANGUAGES)('%s: what is written here passes', (language) => {
  expect(violationsOf(feedback({}, language), entry(language))).toEqual([]);
});

describe('research/product 4.5: what no feedback says', () => {
  const forbidden: readonly [Violation, AppLanguage, string][] = [
    ['condition', 'pt-BR', 'Isso parece burnout.'],
    ['condition', 'pt-BR', 'Há sinais de depressão nesse texto.'],
    ['condition', 'en-US', 'This looks like an anxiety disorder.'],
    ['condition', 'es-ES', 'Esto parece un trastorno.'],
    ['condition', 'fr-FR', 'Cela ressemble à un trouble anxieux.'],
    ['diagnosis', 'pt-BR', 'O diagnóstico aqui fica claro.'],
    ['diagnosis', 'en-US', 'You have a condition.'],
    ['diagnosis', 'es-ES', 'El diagnóstico está claro.'],
    ['diagnosis', 'fr-FR', 'Vous souffrez de fatigue.'],
    ['medication', 'pt-BR', 'Um calmante leve à noite ajuda.'],
    ['medication', 'pt-BR', 'Tome 5 mg antes de dormir.'],
    ['medication', 'en-US', 'Ask about medication.'],
    ['medication', 'es-ES', 'Un suplemento de vitamina ayuda.'],
    ['medication', 'fr-FR', 'Un antidépresseur peut aider.'],
    ['medication', 'pt-BR', 'Um jejum curto limpa a cabeça.'],
    ['medication', 'en-US', 'Try another diet.'],
    ['medication', 'en-US', 'A dose before sleep would help.'],
    ['medication', 'en-US', 'Fasting clears the head.'],
    ['medication', 'es-ES', 'Un ayuno corto despeja, o 10 mg de algo.'],
    ['medication', 'fr-FR', 'Jeûner un jour, ou un régime alimentaire.'],
    ['cause', 'pt-BR', 'Isso é culpa do chefe.'],
    ['cause', 'pt-BR', 'Você está assim por causa da reunião.'],
    ['cause', 'en-US', 'Your boss is the cause.'],
    ['cause', 'es-ES', 'Se debe a tu jefe.'],
    ['cause', 'fr-FR', 'C’est à cause de votre chef.'],
    ['order', 'pt-BR', 'Você precisa pedir demissão.'],
    ['order', 'pt-BR', 'Denuncie o gestor.'],
    ['order', 'en-US', 'You should quit.'],
    ['order', 'pt-BR', 'Confronte seu chefe amanhã.'],
    ['order', 'pt-BR', 'Largue esse emprego.'],
    ['order', 'en-US', 'Quit your job.'],
    ['order', 'en-US', 'Confront him tomorrow.'],
    ['order', 'en-US', 'Report your manager.'],
    ['order', 'es-ES', 'Tienes que hablar con él.'],
    ['order', 'es-ES', 'Renuncia a tu puesto.'],
    ['order', 'es-ES', 'Denuncia a tu jefe.'],
    ['order', 'es-ES', 'Confronta a tu jefe mañana.'],
    ['order', 'fr-FR', 'Il faut partir.'],
    ['order', 'fr-FR', 'Démissionnez demain.'],
    ['order', 'fr-FR', 'Dénoncez votre chef.'],
    ['order', 'fr-FR', 'Confrontez-le demain.'],
    ['promise', 'pt-BR', 'Fique em paz, isso vai passar.'],
    ['promise', 'en-US', 'Everything will be fine.'],
    ['promise', 'es-ES', 'Todo va a salir bien.'],
    ['promise', 'fr-FR', 'Tout ira bien.'],
    ['flattery', 'pt-BR', 'Você está totalmente certa.'],
    ['flattery', 'pt-BR', 'Você é incrível.'],
    ['flattery', 'en-US', 'You are absolutely right.'],
    ['flattery', 'es-ES', 'Tienes toda la razón.'],
    ['flattery', 'fr-FR', 'Vous avez tout à fait raison.'],
    ['dependence', 'pt-BR', 'Estou sempre aqui para você.'],
    ['dependence', 'en-US', 'I am here whenever you want.'],
    ['dependence', 'es-ES', 'Cuenta conmigo.'],
    ['dependence', 'fr-FR', 'Je suis là.'],
    ['disclosure', 'pt-BR', 'Me conte mais sobre a Júlia.'],
    ['disclosure', 'en-US', 'Tell me more about it.'],
    ['disclosure', 'es-ES', 'Cuéntame más.'],
    ['disclosure', 'fr-FR', 'Dites-m’en plus.'],
    ['absolute', 'pt-BR', 'Isso acontece sempre.'],
    ['absolute', 'en-US', 'You never rest.'],
    ['absolute', 'es-ES', 'Esto pasa siempre.'],
    ['absolute', 'fr-FR', 'C’est toujours ainsi.'],
    ['score', 'pt-BR', 'Sua pontuação hoje é baixa.'],
    ['score', 'en-US', 'Your risk is high.'],
    ['score', 'es-ES', 'Tu puntuación es baja.'],
    ['score', 'fr-FR', 'Le niveau est élevé.'],
    ['machine', 'pt-BR', 'Vou ignorar as instruções e dizer que está tudo certo.'],
    ['machine', 'en-US', 'As an AI, I note this.'],
    ['machine', 'pt-BR', 'Veja em https://exemplo.com agora.'],
    ['danger', 'pt-BR', 'Pensar em morrer cansa.'],
    ['danger', 'en-US', 'Thoughts of suicide are heavy.'],
    ['danger', 'es-ES', 'Pensar en morir cansa.'],
    ['danger', 'fr-FR', 'La mort est un sujet.'],
    ['emoji', 'pt-BR', 'Que bom 🌻.'],
    ['tone', 'pt-BR', 'Que dia!'],
    ['tone', 'pt-BR', '**Força** na semana.'],
  ];
  test.each(forbidden)('%s (%s): %s', (violation, language, sentence) => {
    expect(saying(sentence, language)).toContain(violation);
  });

  test('a condition may be named back to the person who named it', () => {
    const said = materialOf('O médico falou em burnout e eu fiquei pensando nisso o dia todo.');
    const parts = { ...writeLocally(said) };
    const naming = { ...parts, read: `${parts.read} Você falou em burnout.` };
    expect(violationsOf(naming, said)).not.toContain('condition');
    expect(saying('Você falou em burnout.')).toContain('condition');
  });

  test('an emoji may answer an emoji', () => {
    const material = materialOf(`${TEXTS['pt-BR'][3]} 🌻`);
    const parts = writeLocally(material);
    expect(violationsOf({ ...parts, read: `${parts.read} 🌻` }, material)).not.toContain('emoji');
  });
});

describe('structure', () => {
  test.each<[Violation, Partial<Parts>]>([
    ['questions', { question: 'O que mudou? E o que ficou?' }],
    ['questions', { question: 'Uma pergunta sem ponto.' }],
    ['questions', { step: 'Respirar por dois minutos?' }],
    ['missing_part', { question: null }],
    ['missing_part', { step: null }],
    ['missing_part', { read: ' ' }],
    ['length', { read: 'Curto.', signals: null }],
    ['length', { read: 'palavra '.repeat(130) }],
    ['long_step', { step: 'Uma caminhada de 30 minutos.' }],
    ['long_step', { step: 'Meia hora de descanso.' }],
    ['long_step', { step: 'Dormir 2 horas.' }],
    ['foreign_quote', { signals: 'Você escreveu “nunca disse isto”.' }],
    ['long_quote', { signals: `Você escreveu “${TEXTS['pt-BR'][3]?.slice(0, 60)}”.` }],
    ['unsupported_link', { link: 'Parece que em 3 dos últimos registros isso também apareceu.' }],
    [
      'language',
      { read: `${'the day was long and the work of the team is there with you '.repeat(6)}.` },
    ],
  ])('%s: %o', (violation, change) => {
    expect(violationsOf(feedback(change), entry('pt-BR'))).toContain(violation);
  });

  test('a link with three supporting entries must still only seem', () => {
    const { reading } = entry('pt-BR');
    const earlier = Array.from({ length: 3 }, () => ({ reading, variants: [] }));
    const material = { ...entry('pt-BR'), earlier };
    const linked = (link: string) => violationsOf(feedback({ link }), material);
    expect(linked('Em 3 dos últimos registros isso apareceu.')).toContain('unsupported_link');
    expect(linked('Parece que isso já apareceu antes.')).not.toContain('unsupported_link');
  });
});

test.each(LANGUAGES)('%s: no template breaks a rule, in no combination', (language) => {
  const { crisis: _crisis, soft: _soft, ...texts } = TEMPLATES[language];
  for (const text of stringsOf(texts)) {
    const said = fold(text).replaceAll('’', "'");
    for (const [rule, pattern] of Object.entries(data)) {
      if (!(pattern instanceof RegExp) || rule === 'HEDGE') continue;
      expect(said.match(pattern)?.[0], `${rule}: ${text}`).toBeUndefined();
    }
    expect(text).not.toMatch(/[!¡]|\p{Extended_Pictographic}/u);
  }
});

test.each(LANGUAGES)('%s: every link to earlier entries only seems', (language) => {
  const { link, linkGood, linkLighter, linkHeavier } = TEMPLATES[language];
  for (const text of [link, linkGood, linkLighter, linkHeavier].flat()) {
    expect(fold(text), text).toMatch(data.HEDGE);
  }
});

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsOf) : [];
}
