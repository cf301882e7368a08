import { describe, expect, test } from 'vitest';
import type { Language } from '#packages/i18n/languages.ts';
import { materialOf } from '../testing/material.ts';
import { factsOf } from './extraction/facts.ts';
import { type Violation, violationsOf } from './gate.ts';
import type { Parts } from './material.ts';

const ENTRY = 'Cheguei em casa depois das dez. Minha chefe mudou a escala.';
const FEEDBACK: Parts = {
  read: 'Você chegou em casa depois das dez da noite, e a escala mudou de novo.',
  link: null,
  question: 'O que a mudança desmontou fora do trabalho?',
  step: 'Dez minutos de olhos fechados, se der.',
};

/** What is wrong with a feedback that passes, changed in one part. */
function checked(change: Partial<Parts>, text = ENTRY): Violation[] {
  const material = materialOf(text);
  return violationsOf({ ...FEEDBACK, ...change }, material, factsOf(text, material.reading));
}

/** What is wrong with one sentence. */
function saying(read: string, language: Language, text = ENTRY): Violation[] {
  const material = materialOf(text, { language });
  const parts = { read, link: null, question: null, step: null };
  return violationsOf(parts, material, factsOf(text, material.reading));
}

test('a feedback that says back what happened passes', () => {
  expect(checked({})).toEqual([]);
  expect(checked({ question: null, step: null })).toEqual([]);
});

describe('research/product 4.5: what no feedback says', () => {
  const forbidden: readonly [Violation, Language, string][] = [
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
    ['program', 'pt-BR', 'O texto chega mais leve.'],
    ['program', 'pt-BR', 'O programa conta palavras.'],
    ['program', 'en-US', 'Your entry carries a lot.'],
    ['program', 'es-ES', 'Este texto pesa.'],
    ['program', 'fr-FR', 'Votre texte pèse.'],
    ['absence', 'pt-BR', 'Desta vez não apareceu sinal de desgaste.'],
    ['absence', 'en-US', 'There were no signs of wear.'],
    ['absence', 'es-ES', 'No hay señales de desgaste.'],
    ['absence', 'fr-FR', 'Aucun signe de fatigue.'],
    ['agreement', 'pt-BR', 'Seu filha chegou.'],
    ['agreement', 'pt-BR', 'A culpa ficou com o irmã.'],
    ['agreement', 'es-ES', 'Llamó el hija.'],
    ['agreement', 'fr-FR', 'Le fille est venue.'],
    ['bright', 'pt-BR', 'Que dia lindo o seu.'],
    ['half_clause', 'pt-BR', 'você trabalhou muito.'],
    ['half_clause', 'pt-BR', 'Você trabalhou muito e'],
    ['emoji', 'pt-BR', 'Que bom 🌻.'],
    ['tone', 'pt-BR', 'Que dia!'],
    ['tone', 'pt-BR', '**Força** na semana.'],
  ];
  test.each(forbidden)('%s (%s): %s', (violation, language, sentence) => {
    expect(saying(sentence, language)).toContain(violation);
  });

  test('a condition may be named back to the person who named it', () => {
    const text = 'O médico falou em burnout e eu fiquei pensando nisso o dia todo.';
    expect(saying('Você falou em burnout.', 'pt-BR', text)).not.toContain('condition');
    expect(saying('Você falou em burnout.', 'pt-BR')).toContain('condition');
  });

  test('an emoji may answer an emoji', () => {
    expect(saying('Que tarde 🌻.', 'pt-BR', 'Um dia de sol 🌻')).not.toContain('emoji');
  });
});

describe('structure', () => {
  test.each<[Violation, Partial<Parts>]>([
    ['questions', { question: 'O que mudou? E o que ficou?' }],
    ['questions', { question: 'Uma pergunta sem ponto.' }],
    ['questions', { step: 'Respirar por dois minutos?' }],
    ['empty', { read: ' ' }],
    ['sentences', { read: 'Um dia longo. Outro dia. Mais um. E outro.' }],
    ['sentences', { read: `Você ${'palavra '.repeat(95)}fim.` }],
    ['long_step', { step: 'Uma caminhada de 30 minutos.' }],
    ['long_step', { step: 'Meia hora de descanso.' }],
    ['long_step', { step: 'Dormir 2 horas.' }],
    ['foreign_quote', { read: 'Você escreveu “nunca disse isto”.' }],
    ['foreign_quote', { read: 'Você escreveu “Cheguei em casa depois”.' }],
    ['long_quote', { read: `Você disse “${ENTRY.slice(0, -1)}”.` }],
    ['unsupported_link', { link: 'Parece que isso já apareceu antes.' }],
    ['tone', { read: 'Você chegou em casa <b>tarde</b>.' }],
    [
      'language',
      {
        read: 'You came home late and the schedule was changed on you again.',
        question: null,
        step: null,
      },
    ],
  ])('%s: %o', (violation, change) => {
    expect(checked(change)).toContain(violation);
  });

  test('a whole clause of the person may be quoted', () => {
    expect(checked({ read: 'Você disse “Minha chefe mudou a escala”.' })).toEqual([]);
  });

  test('a look back must only seem', () => {
    const memory = { used: [], situations: [], helped: [], names: [] };
    const material = { ...materialOf(ENTRY), earlier: [memory] };
    const linked = (link: string) =>
      violationsOf({ ...FEEDBACK, link }, material, factsOf(ENTRY, material.reading));
    expect(linked('Isso já aconteceu antes.')).toContain('unsupported_link');
    expect(linked('Parece que isso já aconteceu antes.')).toEqual([]);
  });
});
