import { starterArticle } from './starter.ts';

export const eating = starterArticle('eating', {
  cover: 'feira',
  category: 'nutrition',
  title: 'Comer no trabalho, sem falar de peso',
  summary:
    'Hora, companhia e comida de verdade: o que o guia brasileiro diz, e o que dá para fazer quando o intervalo é curto.',
  sources: [
    {
      title: 'Ministério da Saúde: Guia Alimentar para a População Brasileira (PDF)',
      url: 'https://bvsms.saude.gov.br/bvs/publicacoes/guia_alimentar_populacao_brasileira_2ed.pdf',
    },
  ],
  text: `
Este texto não tem calorias, lista de proibidos nem meta na balança. Ele fala de outra coisa: de conseguir comer, com calma, num dia de trabalho.

## O que o guia brasileiro diz

O Guia Alimentar para a População Brasileira, do Ministério da Saúde, tem uma regra que cabe numa linha: prefira comida de verdade, feita com alimentos como arroz, feijão, ovos, verduras e frutas, a produtos prontos com muitos ingredientes que ninguém tem na cozinha.

E ele não fala só do prato. O guia recomenda três coisas sobre o jeito de comer:

- com regularidade e atenção, sem fazer outra coisa ao mesmo tempo;
- em um lugar limpo e tranquilo;
- com companhia, sempre que possível.

Ou seja: almoçar na frente do computador, respondendo mensagem, já muda a refeição, seja ela qual for.

## Quando o intervalo é curto

1. Proteja os primeiros dez minutos. Sente, largue a tela e comece devagar.
2. Se leva marmita, repita sem culpa. Arroz, feijão e o que tiver é um ótimo almoço.
3. Deixe algo simples por perto para quando o dia atropelar: banana, castanhas, pão com ovo.
4. Tenha água à vista. Às vezes o que parece fome é sede, e às vezes é fome mesmo.

## Turnos e entregas

Quem trabalha de madrugada ou na rua come quando dá. Ajuda fazer uma refeição antes de começar e levar algo que aguente fora da geladeira. Uma refeição leve no meio do turno costuma cair melhor do que uma grande no fim.

## O que é da empresa

Lugar para sentar, tempo de verdade para o intervalo e onde esquentar a comida são condições de trabalho. Se faltam, o assunto pode ser levado à CIPA ou ao sindicato.

## Se comer virou sofrimento

Pular refeições de propósito, comer até doer, sentir culpa depois de quase tudo: isso tem cuidado, e não é falta de vontade. Procure a unidade básica de saúde, uma nutricionista ou uma psicóloga. Se preferir não registrar refeições no Florescer, não registre. Nada aqui depende disso.
`,
});
