import { describe, expect, test } from 'vitest';
import { materialOf } from '../../testing/material.ts';
import { type EntryLanguage, sentencesOf } from '../extraction/tokens.ts';
import { reflect } from './reflect.ts';

const said = (text: string, language: EntryLanguage) =>
  reflect(text, sentencesOf(text, language), language, materialOf(text).reading).map(
    (one) => one.said,
  );

describe('a clause is said back to who wrote it', () => {
  test.each<[EntryLanguage, string, string]>([
    [
      'pt',
      'Minha chefe gritou comigo na frente de todo mundo.',
      'Sua chefe gritou com você na frente de todo mundo',
    ],
    [
      'pt',
      'Cheguei em casa depois das dez da noite.',
      'Você chegou em casa depois das dez da noite',
    ],
    ['pt', 'hj meu chefe me ligou no domingo', 'Hoje seu chefe lhe ligou no domingo'],
    ['pt', 'A Carla me ajudou com o relatório.', 'A Carla ajudou você com o relatório'],
    ['pt', 'Hoje eu não dormi nem duas horas.', 'Hoje você não dormiu nem duas horas'],
    ['pt', 'Comecei o dia com o ônibus lotado.', 'Você começou o dia com o ônibus lotado'],
    [
      'en',
      'My boss yelled at me in front of the team.',
      'Your boss yelled at you in front of the team',
    ],
    ['en', 'I was called in on my day off.', 'You were called in on your day off'],
    ['es', 'Mi jefa me llamó el domingo por la noche.', 'Tu jefa te llamó el domingo por la noche'],
    ['es', 'Hoy llegué tarde a la guardia.', 'Hoy llegaste tarde a la guardia'],
    ['fr', 'Ma cheffe m’a appelée dimanche soir.', 'Votre cheffe vous a appelée dimanche soir'],
    ['fr', 'J’ai fini la garde à vingt heures.', 'Vous avez fini la garde à vingt heures'],
  ])('%s: %s', (language, text, back) => {
    expect(said(text, language)).toContain(back);
  });
});

describe('nothing is said back that', () => {
  test.each<[string, EntryLanguage, string]>([
    ['is an insult', 'pt', 'Meu chefe me chamou de burra na reunião.'],
    ['judges its writer', 'pt', 'Sou incapaz de fazer o básico no trabalho.'],
    ['was not managed', 'pt', 'Hoje não consegui terminar o relatório.'],
    ['has no verb', 'pt', 'Plantão de doze horas no hospital da cidade.'],
    ['asks', 'pt', 'Será que minha chefe gritou comigo por isso?'],
    ['is quoted', 'pt', 'Minha mãe disse “meu filho, você trabalha demais”.'],
    ['leaves a first person over', 'pt', 'O médico falou que estou no limite do corpo.'],
    ['is shouted', 'pt', 'MINHA CHEFE GRITOU COMIGO NA FRENTE DE TODO MUNDO'],
    ['is a half clause', 'pt', 'Minha chefe gritou comigo e mais'],
    ['points at somebody unnamed', 'en', 'She yelled at me in front of the team.'],
  ])('%s', (_, language, text) => {
    expect(said(text, language)).toEqual([]);
  });
});
