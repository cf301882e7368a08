import { starterArticle } from './starter.ts';

export const focus = starterArticle('focus', {
  cover: 'reunioes',
  category: 'productivity',
  title: 'Fazer uma coisa de cada vez, com menos notificações',
  summary:
    'Cada aviso na tela cobra um pedaço da atenção. Alguns ajustes devolvem parte do dia, e outros só funcionam se forem combinados com a equipe.',
  sources: [
    {
      title: 'OMS: saúde mental no trabalho (em inglês)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/mental-health-at-work',
    },
  ],
  text: `
Você abre uma planilha, chega uma mensagem, você responde, volta, e precisa reler tudo. Trocar de tarefa tem um custo: parte da atenção fica na anterior. No fim do dia vem a sensação de ter corrido sem sair do lugar.

## O que dá para mudar sem pedir a ninguém

- Desligue os avisos de tudo o que não é gente esperando por você: promoções, curtidas, notícias.
- Tire o som do resto e deixe só o número no ícone. Você olha quando decidir.
- Feche o e-mail enquanto escreve. Escolha dois ou três horários para abrir.
- Antes de parar uma tarefa no meio, anote em uma linha qual era o próximo passo. A volta fica mais fácil.

Um bloco de 25 minutos já serve. Se só couberem 15, já valem.

## O que só funciona combinado

Em muitas equipes, o problema não é o celular. É a ideia de que toda mensagem é urgente. Vale propor um acordo curto:

1. Mensagem é para quando der. Urgência é telefone.
2. Uma janela sem reunião por semana, para todo mundo.
3. Fora do horário, ninguém espera resposta.

O terceiro ponto não é gentileza. Descanso faz parte do trabalho bem-feito, e mensagens à noite mantêm a cabeça ligada mesmo quando você não responde.

## Quando a fila manda

Quem atende clientes, dirige ou cuida de pessoas não escolhe quando parar. Aí o foco depende da escala: pausas respeitadas, número de pessoas no turno e uma tarefa por vez. Se duas telas piscam juntas o dia inteiro, o que falta não é disciplina.

## Um teste pequeno

Escolha um só aviso para desligar hoje. Na sexta, veja se alguma coisa ruim aconteceu por causa disso. Quase sempre não aconteceu.

Se a dificuldade de se concentrar é nova, dura semanas ou vem com tristeza, ansiedade ou pouco sono, não é questão de aplicativo. Converse com um profissional de saúde.
`,
});
