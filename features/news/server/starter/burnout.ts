import { starterArticle } from './starter.ts';

export const burnout = starterArticle('burnout', {
  cover: 'canoa',
  category: 'mental_health',
  title: 'Burnout: o que a palavra quer dizer, e o que ela não diz',
  summary:
    'A Organização Mundial da Saúde descreve o burnout como algo que acontece por causa do trabalho. Veja o que isso muda para você.',
  sources: [
    {
      title: 'OMS: burn-out na Classificação Internacional de Doenças (em inglês)',
      url: 'https://www.who.int/news/item/28-05-2019-burn-out-an-occupational-phenomenon-international-classification-of-diseases',
    },
    {
      title: 'OMS: saúde mental no trabalho (em inglês)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/mental-health-at-work',
    },
  ],
  text: `
A palavra aparece em toda parte, e às vezes quer dizer só “estou no limite”. Na CID-11, a classificação da Organização Mundial da Saúde, ela tem um sentido mais estreito: burnout é um fenômeno ligado ao trabalho, que vem de um estresse longo que não pôde ser resolvido. Ele está no código QD85, entre os fatores que influenciam a saúde. Não está na lista de doenças.

## As três partes

A descrição da OMS fala de três coisas que aparecem juntas:

- uma sensação de energia no fim, de esgotamento;
- distância do trabalho: indiferença, irritação ou ironia com o que antes importava;
- a impressão de render menos, de não dar mais conta.

Ter uma delas numa semana ruim é comum. O que chama atenção é quando elas ficam, mesmo depois do descanso.

## O que a palavra não diz

Ela não diz que a pessoa é fraca, nem que bastaria se organizar melhor. A própria definição aponta para o trabalho: quantidade de tarefas, pouco controle sobre elas, falta de apoio, metas que não cabem no dia. Por isso, cuidar de si ajuda, mas não substitui mudar o que adoece.

Ela também não explica tudo. Cansaço que não passa pode ter outras causas, como anemia, problemas da tireoide, falta de sono ou depressão. Quem pode separar uma coisa da outra é um profissional de saúde, numa conversa, e não um teste da internet.

## No Brasil

O esgotamento profissional está na lista de doenças relacionadas ao trabalho do Ministério da Saúde. Na prática, isso permite que um médico registre a ligação entre o adoecimento e o trabalho. Essa ligação é avaliada caso a caso.

## Um passo possível

Se você se reconhece, anote por alguns dias quando o peso aumenta e quando alivia. Leve isso a uma consulta na unidade básica de saúde, com médico do trabalho ou com psicóloga. Você não precisa chegar com um nome pronto para o que sente.

> Os sinais que o Florescer encontra no seu texto são palavras, não diagnóstico. Eles servem para você se observar e, se quiser, para começar uma conversa.
`,
});
