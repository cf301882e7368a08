import type { DangerTexts } from './danger.ts';

export const ptBR: DangerTexts = {
  self: 'O que você contou fala de não querer mais viver, ou de não ver saída, e isso vem antes de qualquer outra coisa. No cartão de ajuda há gente que escuta agora, de graça e sem pedir seu nome: {line}.',
  'someone-else':
    'A pessoa de quem você fala pode estar em perigo, e você não precisa resolver isso sem ninguém. O cartão de ajuda mostra o que dizer e a quem ligar agora: {line}.',
  'home-violence':
    'O que aconteceu em casa é violência, e não é culpa sua. No cartão de ajuda está quem orienta e quem vem na hora: {line}.',
  abuse:
    'O que você contou pode ser violência contra alguém que não consegue se defender, e a culpa não é de quem sofre. O cartão de ajuda mostra quem protege e recebe a denúncia: {line}.',
  'work-violence':
    'O que fizeram com você no trabalho é violência, e não é culpa sua. O cartão de ajuda mostra quem pode orientar e proteger: {line}.',
  'harm-to-others':
    'Você contou uma raiva que chegou perto de machucar alguém. Ficar longe dessa pessoa agora e falar com quem está no cartão de ajuda protege os dois lados: {line}.',
  psychosis:
    'O que você está vivendo assusta, e ninguém deveria passar por isso sem companhia. No cartão de ajuda há quem atenda agora, e alguém de confiança pode ficar por perto: {line}.',
  medical:
    'O que o corpo está mostrando pode ser uma emergência e não deve esperar. O cartão de ajuda traz o número que atende agora: {line}.',
  postpartum:
    'O tempo depois de um parto pode ficar muito escuro, e isso não faz de ninguém uma mãe ou um pai pior. No cartão de ajuda há quem escute e quem atenda agora: {line}.',
  eating:
    'O que você contou sobre comer mostra um corpo e uma cabeça sofrendo. O cartão de ajuda leva a quem cuida disso sem julgar: {line}.',
  substances:
    'O que você contou sobre o uso mostra um perigo de verdade, e não uma falha sua. No cartão de ajuda está quem atende sem julgar: {line}.',
  exploitation:
    'Prender documento, não pagar ou não deixar sair é crime contra quem trabalha, e não é culpa sua. O cartão de ajuda mostra quem recebe a denúncia, mesmo sem nome: {line}.',
};
