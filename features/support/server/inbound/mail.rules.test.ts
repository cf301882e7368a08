import { describe, expect, it } from 'vitest';
import { isAutomatic, newTextOf } from './mail.rules.ts';

const written = { from: 'ana@example.com', envelope: 'ana@example.com' };
const judged = (
  headers: Record<string, string>,
  { from, envelope }: { from: string; envelope: string } = written,
) => isAutomatic((name) => headers[name], envelope, from);

describe('a mail that a program wrote', () => {
  it.each<[string, Record<string, string>]>([
    ['says so', { 'auto-submitted': 'auto-replied' }],
    ['was made by a program', { 'auto-submitted': 'auto-generated (vacation)' }],
    ['is bulk', { precedence: 'bulk' }],
    ['answers by itself', { precedence: 'auto_reply' }],
    ['is marked by an older program', { 'x-autoreply': 'yes' }],
    ['comes from a list', { 'list-id': '<equipe.example.com>' }],
    ['is an absence in Portuguese', { subject: 'Resposta automática: Resposta ao seu chamado' }],
    ['is an absence in English', { subject: 'Out of office: back on Monday' }],
    ['is an absence in Spanish', { subject: 'Respuesta automática' }],
    ['is an absence in French', { subject: 'Réponse automatique : congés' }],
  ])('%s', (_, headers) => {
    expect(judged(headers)).toBe(true);
  });

  it.each([
    ['has no envelope sender', { from: 'ana@example.com', envelope: '' }],
    ['is a bounce', { from: 'MAILER-DAEMON@mx.example.com', envelope: 'x@mx.example.com' }],
    ['is our own, come back', { from: 'nao-responda@florescer.example', envelope: 'a@b.example' }],
  ])('%s', (_, sender) => {
    expect(judged({}, sender)).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['an answer', { subject: 'Re: Resposta ao seu chamado nº 1001' }],
    ['one that says it is not automatic', { 'auto-submitted': 'no' }],
    ['one about absences', { subject: 'Re: minha ausência no calendário' }],
  ])('is not %s', (_, headers) => {
    expect(judged(headers)).toBe(false);
  });
});

describe('what is new in a mail', () => {
  it.each([
    ['all of it', 'Oi.\nAinda não chegou.', 'Oi.\nAinda não chegou.'],
    [
      'what stands above a quotation',
      'Chegou!\n\nEm seg., 23 de nov. de 2026 às 10:40, Florescer <s@f.example> escreveu:\n> Pode conferir?\n',
      'Chegou!',
    ],
    [
      'what stands above one whose first line is broken',
      'It came.\n\nOn Mon, Nov 23, 2026 at 10:40 AM Florescer support\n<s@f.example> wrote:\n\n> Could you look?',
      'It came.',
    ],
    ['in Spanish', 'Ya está.\n\nEl lun, 23 nov 2026, Florescer escribió:\n> x', 'Ya está.'],
    ['in French', 'Merci.\n\nLe lun. 23 nov. 2026, Florescer a écrit :\n> x', 'Merci.'],
    ['without a signature', 'Obrigada.\n-- \nAna Ribeiro', 'Obrigada.'],
    ['above a separating line', 'Sim.\n________________________________\nDe: Florescer', 'Sim.'],
    ['above an original message', 'Ok.\n-----Mensagem original-----\nDe: x', 'Ok.'],
    [
      'with answers between quoted lines',
      '> Chegou?\nSim.\n> E abriu?\nNão.',
      '> Chegou?\nSim.\n> E abriu?\nNão.',
    ],
    ['nothing', '\n> só a citação\n', ''],
    ['with other line ends', 'Um.\r\nDois.\r\n', 'Um.\nDois.'],
  ])('is %s', (_, text, own) => {
    expect(newTextOf(text)).toBe(own);
  });
});
