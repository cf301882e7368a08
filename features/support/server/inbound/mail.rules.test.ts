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
    ['is bulk in one of two ways', { precedence: 'list, bulk' }],
    ['is marked by an older program', { 'x-autoreply': 'yes' }],
    ['comes from a list', { 'list-id': '<equipe.example.com>' }],
    [
      'is Gmail’s',
      { precedence: 'bulk', 'x-autoreply': 'yes', subject: 'Férias Re: Resposta ao seu chamado' },
    ],
    ['is Exchange’s', { 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' }],
    ['is iCloud’s', { 'auto-submitted': 'auto-replied (vacation)' }],
  ])('%s', (_, headers) => {
    expect(judged(headers)).toBe(true);
  });

  it.each([
    ...[
      'Resposta automática: Resposta ao seu chamado',
      'Resposta automática',
      'RESPOSTA AUTOMATICA',
    ],
    ...[
      'Resposta automática de ausência: chamado',
      'Fora do escritório: volto segunda',
      'Ausência',
    ],
    ...['Ausência temporária', 'Ausência do escritório.'],
    ...['Automatic reply: An answer to your ticket', 'Auto-Reply: ticket', 'Auto response'],
    ...['Out of office: back on Monday', 'Out of the office', 'Out-of-office AutoReply: ticket'],
    ...['Respuesta automática', 'Respuesta automática: su solicitud', 'Ausencia temporal'],
    ...['Fuera de la oficina - hasta el lunes', 'Fuera de oficina!'],
    ...['Réponse automatique : congés', 'Réponse automatique\u00a0: congés', 'Absence'],
    ...['Réponse automatique d’absence du bureau : votre demande', 'Absence du bureau'],
    'Resposta automática: decomposta'.normalize('NFD'),
  ])('has an absence for its subject: %s', (subject) => {
    expect(judged({ subject })).toBe(true);
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
    ['one about silence', { subject: 'Ausência de notificações no aplicativo' }],
    ['one about what is missing', { subject: 'Ausencia de avisos en la aplicación' }],
    ['one about what is not there', { subject: 'Absence de rappels dans l’agenda' }],
    ['one about automatic answers', { subject: 'Resposta automática não chega ao cliente' }],
    ['one about the rooms', { subject: 'Out of office hours the page is blank' }],
    ['one that a company counts', { 'feedback-id': 'abc:gmail', subject: 'Re: chamado 1001' }],
    ['one of the first class', { precedence: 'first-class list' }],
  ])('is not %s', (_, headers) => {
    expect(judged(headers)).toBe(false);
  });

  it.each([
    'bounces+12345-ana=example.com@sendgrid.example',
    'bounces+SRS=Ab1cD=Xy@exchange.example',
    'bounce-1001@newsletters.example',
    'postmaster@relay.example',
  ])('is not one that a company sends from %s', (envelope) => {
    const subject = 'Re: Resposta ao seu chamado nº 1001';
    expect(judged({ subject }, { from: 'ana@example.com', envelope })).toBe(false);
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
    [
      'with answers between quoted lines below the line above these',
      'Em 23/11/2026 10:40, Florescer escreveu:\n> Chegou?\nSim.\n> E abriu?\nNão.',
      'Em 23/11/2026 10:40, Florescer escreveu:\n> Chegou?\nSim.\n> E abriu?\nNão.',
    ],
    [
      'above a quotation with a company’s footer below it',
      'Chegou!\n\nEm 23/11/2026 10:40, Florescer escreveu:\n> Pode conferir?\n> Obrigada\n\nAviso: mensagem confidencial.',
      'Chegou!\n\nAviso: mensagem confidencial.',
    ],
    [
      'below a quotation',
      'Em 23/11/2026 10:40, Florescer escreveu:\n> Chegou?\n\nChegou sim.',
      'Chegou sim.',
    ],
    ['nothing', '\n> só a citação\n', ''],
    ['with other line ends', 'Um.\r\nDois.\r\n', 'Um.\nDois.'],
  ])('is %s', (_, text, own) => {
    expect(newTextOf(text)).toBe(own);
  });

  it.each<[string, string]>([
    ['empty lines', '\n'],
    ['lines of spaces', '   \n'],
    ['quoted lines', '>\n'],
    ['lines that might begin a copy', 'De: ana@example.com\n'],
    ['separators', '________\n'],
    ['signatures', '--\n'],
  ])('is found at once below as many %s as a mail holds', (_, line) => {
    expect(newTextOf(`${line.repeat(300_000)}Oi.`)).toMatch(/Oi\.$/);
  });
});

describe('what a mail program puts above a quotation', () => {
  const PERSON = 'Sim.\nNão.';
  it.each([
    ['Gmail', 'Em seg., 23 de nov. de 2026 às 10:40, Florescer <s@f.example> escreveu:'],
    ['Gmail', 'On Mon, Nov 23, 2026 at 10:40 AM Florescer <s@f.example> wrote:'],
    ['Gmail', 'El lun, 23 nov 2026 a las 10:40, Florescer (<s@f.example>) escribió:'],
    ['Gmail', 'Le lun. 23 nov. 2026 à 10:40, Florescer <s@f.example> a écrit\u00a0:'],
    ['Gmail, in three lines', 'On Mon, Nov 23, 2026\nat 10:40 AM Florescer\n<s@f.example> wrote:'],
    ['iOS', 'Em 23 de nov. de 2026, à(s) 10:40, Florescer <s@f.example> escreveu:'],
    ['iOS', 'No dia 23/11/2026, às 10:40, Florescer <s@f.example> escreveu:'],
    ['iOS', 'On Nov 23, 2026, at 10:40, Florescer <s@f.example> wrote:'],
    ['iOS', 'El 23 nov 2026, a las 10:40, Florescer <s@f.example> escribió:'],
    ['iOS', 'Le 23 nov. 2026 à 10:40, Florescer <s@f.example> a écrit :'],
    ['Thunderbird', 'Em 23/11/2026 10:40, Florescer escreveu:'],
    ['Thunderbird', 'Le 23/11/2026 à 10:40, Florescer a écrit :'],
  ])('%s: %s', (_, above) => {
    expect(newTextOf(`${PERSON}\n\n${above}\n\n> Pode conferir?\n>\n> Carla`)).toBe(PERSON);
    expect(newTextOf(`${PERSON}\n${above}`)).toBe(PERSON);
  });

  it.each([
    ['Outlook', '________________________________\nDe: Florescer\nEnviado: segunda-feira'],
    ['Outlook', '-----Original Message-----\nFrom: Florescer\nSent: Monday'],
    ['Outlook', '-----Mensaje original-----\n\nDe: Florescer\nEnviado el: lunes'],
    ['Exchange', 'De: Florescer <s@f.example>\nEnviada em: segunda-feira, 23'],
    ['Exchange', 'From: Florescer <s@f.example>\nSent: Monday, November 23'],
    ['Exchange', '*De :* Florescer <s@f.example>\n*Envoyé :* lundi 23'],
    ['Exchange', 'De: Florescer <s@f.example>\nEnviado: lunes, 23'],
  ])('%s: %s', (_, above) => {
    expect(newTextOf(`${PERSON}\n\n${above}\nA: ana\n\nPode conferir?`)).toBe(PERSON);
  });

  it.each([
    'Em resposta ao que a Carla escreveu:\no código é 4471 e o erro volta sempre.',
    'Em 12/11 o técnico me escreveu:\nReinicie o aparelho.\nReiniciei e continua sem funcionar.',
    'Em 12/11/2026 às 10:40 o técnico <t@t.example> escreveu:\nReinicie.\nReiniciei.',
    'Segue a tela. Em vermelho, o que o aplicativo escreveu:',
    'Em casa não abre.\nO aplicativo escreveu:',
    'On my screen it wrote:\nError 500 at line 3',
    'El programa escribió:\nno hay conexión',
    'Le cahier où on a écrit :\ntout',
    'Ontem tentei.\n________\nproblema',
    'Minha viagem:\nDe: Campinas\nPara: Recife\nData: 12/11',
  ])('is none of the words of a person: %j', (text) => {
    expect(newTextOf(text)).toBe(text);
    expect(newTextOf(`Oi.\n\n${text}`)).toBe(`Oi.\n\n${text}`);
  });
});
