import { starterArticle } from './starter.ts';

export const holidays = starterArticle('holidays', {
  cover: 'canoa',
  category: 'wellness',
  title: 'Quantos dias de férias até o corpo desligar',
  summary:
    'A resposta muda com o trabalho e com o que você leva no bolso. Como sair de verdade, e como voltar sem perder tudo na segunda.',
  sources: [
    {
      title: 'OMS: saúde mental no trabalho (em inglês)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/mental-health-at-work',
    },
  ],
  text: `
Nos primeiros dias, o corpo ainda está no escritório. Acorda na hora do despertador, confere o telefone, sente que esqueceu algo. Para muita gente, o descanso só começa depois de uns dias. Não há um número certo: depende de quanto você vinha correndo, e de quanto continua carregando.

## Duas semanas antes

- Escreva quem responde por quê, e avise quem vai precisar.
- Adiante o que só você faz. Do resto, abra mão.
- Diga não a “só mais uma coisinha”, com data: “Pego no dia 15.”

## Na véspera

Deixe escrito onde as coisas estão. Ponha uma mensagem automática com a data de volta e o nome de quem cobre. Tire o aplicativo do trabalho da primeira tela.

## Durante

Não precisa viajar. Precisa mudar de ritmo: um dia sem plano, um dia de gente, um dia de nada. Se a cabeça volta ao trabalho, anote uma linha e deixe no papel.

Descansar em casa, com filho e conta para pagar, é mais difícil. Uma hora combinada por dia, que seja só sua, já é férias de alguma coisa.

## Na volta

- Se der, volte numa quarta: a semana fica curta.
- Primeiro dia sem reunião, com a porta meio fechada.
- Guarde uma coisa das férias na semana comum: a caminhada, a rede, o café sem tela.

## Quando as férias não bastam

Se uma semana depois você está como antes, o cansaço não era de férias. Conte a alguém e, se durar, procure profissional de saúde.
`,
});
