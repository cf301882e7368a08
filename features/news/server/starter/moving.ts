import { starterArticle } from './starter.ts';

export const moving = starterArticle('moving', {
  cover: 'bicicleta',
  category: 'fitness',
  title: 'Dez minutos de movimento também contam',
  summary:
    'Não precisa de roupa, academia nem meta. Um pouco de movimento no meio do dia já faz diferença, e parte dele cabe no trabalho.',
  sources: [
    {
      title: 'OMS: atividade física (em inglês)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
    },
  ],
  text: `
Muita gente desiste de se mexer porque imagina uma hora de treino. A recomendação da Organização Mundial da Saúde para adultos fala de 150 a 300 minutos de atividade moderada por semana, e diz também outra coisa, menos lembrada: algum movimento é melhor do que nenhum, e qualquer duração conta.

## O que é “moderado”

É o ritmo em que dá para conversar, mas não para cantar. Andar depressa, varrer a casa, dançar uma música e subir escadas entram aí. Se você usa cadeira de rodas, tocar a cadeira num passo mais firme também entra.

## Dez minutos, sem trocar de roupa

1. Dois minutos andando, dentro ou fora do prédio.
2. Um minuto girando os ombros, devagar, para trás e para a frente.
3. Dois minutos sentando e levantando da cadeira, no seu ritmo.
4. Três minutos de escada ou de mais uma volta.
5. Dois minutos soltando pescoço, punhos e mãos.

Pule o que doer. Dor não é sinal de que está funcionando.

## Para quem fica sentado

Levantar por um ou dois minutos a cada meia hora já quebra o tempo parado. Algumas ideias que não pedem agenda: atender em pé, encher a garrafa no bebedouro mais longe, descer um ponto antes.

## Para quem já passa o dia em pé

Aí o descanso é o contrário: sentar, apoiar as pernas, alongar as costas. O esforço do trabalho pesa no corpo de outro jeito, e ninguém precisa treinar depois de um turno carregando caixa.

## E nos dias ruins

Movimento costuma ajudar o humor e o sono, mas não é remédio para tudo nem prova de força de vontade. Se hoje não deu, não deu. Uma volta no quarteirão amanhã começa do mesmo lugar.

Quem tem doença do coração, está grávida, sente dor forte ou ficou muito tempo sem se mexer deve conversar com um profissional de saúde antes de aumentar o ritmo.
`,
});
