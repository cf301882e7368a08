import { starterArticle } from './starter.ts';

export const lunchbox = starterArticle('lunchbox', {
  cover: 'feira',
  category: 'nutrition',
  title: 'A marmita que chega bem até quinta',
  summary:
    'Três bases, dois molhos e nenhuma balança. Como cozinhar uma vez e comer bem quatro dias, com o que há na feira.',
  sources: [
    {
      title: 'Guia alimentar para a população brasileira (Ministério da Saúde)',
      url: 'https://www.gov.br/saude/pt-br/assuntos/saude-brasil/publicacoes-para-promocao-a-saude/guia_alimentar_populacao_brasileira_2ed.pdf',
    },
  ],
  text: `
Domingo à noite, uma hora de panela. Na quinta, ainda há almoço. O segredo não é receita: é montar em partes.

## Três bases

- Arroz, ou outro grão que você goste. Esfria e vai à geladeira em até duas horas.
- Feijão, lentilha ou grão-de-bico. Cozinhe o dobro e congele metade.
- Legumes de forno: abóbora, cenoura, chuchu, berinjela. Uma assadeira, azeite e sal.

## Dois molhos

Um ácido: limão, azeite, cebola picada. Um quente: tomate, alho, cheiro-verde. O mesmo prato com outro molho é outro prato.

## O que entra fresco

Folhas, fruta, ovo cozido, uma carne ou um queijo. Isso você junta de manhã, em três minutos.

## Para não estragar

- Não guarde quente: espere sair o vapor e leve à geladeira em até duas horas.
- Três a quatro dias na geladeira; o resto, no congelador.
- No trabalho, geladeira até a hora. Esquente bem, até soltar fumaça.

## Sem conta e sem culpa

Ninguém precisa pesar nada. Se hoje foi salgado na padaria, foi hoje. Comer sentado, longe da tela e com alguém faz mais pela refeição do que o número de calorias.

Se comer virou sofrimento, com medo, culpa ou compulsão, vale conversar com profissional de saúde. Há tratamento.
`,
});
