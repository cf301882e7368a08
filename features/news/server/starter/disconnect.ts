import { starterArticle } from './starter.ts';

export const disconnect = starterArticle('disconnect', {
  cover: 'ninho',
  category: 'productivity',
  title: 'Não responder às nove da noite: o que dá para combinar',
  summary:
    'O que já se sabe sobre mensagem fora do horário, e um texto pronto para combinar com o time sem brigar com ninguém.',
  sources: [
    {
      title: 'Consolidação das Leis do Trabalho (Decreto-Lei 5.452/1943)',
      url: 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm',
    },
  ],
  text: `
A mensagem chega às 21h07. “Sem pressa, viu?” E pronto: o jantar esfria, a cabeça volta ao trabalho, e mesmo quem não responde já trabalhou um pouco.

## O que a lei diz, em poucas palavras

A jornada tem limite, e o trabalho feito a pedido fora dela é trabalho. Ficar de prontidão, sem poder desligar, também pode contar. Há regras diferentes para cargos de confiança e para alguns tipos de teletrabalho, e acordos coletivos podem dizer mais. Para o seu caso, quem responde é o RH, o sindicato ou um advogado.

## Por que pesa

Não é o minuto gasto. É a espera. Quem sabe que pode tocar não descansa por inteiro, mesmo que não toque.

## Um combinado que cabe numa tela

> Depois das 18h e no fim de semana ninguém espera resposta. Urgência é cliente parado ou gente em risco: nesse caso, ligue. O resto fica para amanhã. Quem escrever fora da hora agenda o envio.

Leve como proposta, com uma pergunta no fim: “O que falta aqui para funcionar?”

## Enquanto o combinado não vem

- Desligue as notificações do trabalho depois da hora. A mensagem estará lá amanhã.
- Se responder uma vez à noite, avise que é exceção.
- Se você lidera, comece por você: agende.

## Se cobram resposta de madrugada

Anote dia, hora e o que foi pedido. Se é regra, leve ao RH, à CIPA ou ao sindicato. Cobrança que humilha é outra conversa, e tem nome: assédio.
`,
});
