import { starterArticle } from './starter.ts';

export const cvv = starterArticle('cvv', {
  cover: 'ninho',
  category: 'mental_health',
  title: 'CVV 188: como funciona uma ligação',
  summary:
    'De graça, a qualquer hora e sem precisar dizer o nome. O que acontece quando alguém atende, e para que a ligação serve.',
  sources: [{ title: 'Centro de Valorização da Vida (CVV)', url: 'https://cvv.org.br' }],
  text: `
O CVV, Centro de Valorização da Vida, escuta pessoas que precisam conversar. O telefone é 188. A ligação é de graça, de fixo ou celular, em todo o país, 24 horas por dia, também em feriado.

## Quem atende

Do outro lado há uma pessoa voluntária, treinada para escutar. Não é psicóloga nem médica, e não vai dar diagnóstico nem conselho. Ela escuta com atenção, sem pressa e sem julgar.

Às vezes há espera até alguém atender. Se cair ou demorar, dá para ligar de novo.

## O que você precisa dizer

Nada em especial. Não é preciso dizer o nome, contar tudo nem ter um motivo grande. Se não souber como começar, uma destas frases serve:

- “Eu não estou bem e não sei por onde começar.”
- “Eu só queria falar com alguém.”
- “Estou pensando em morrer e estou com medo.”

A última pode ser dita assim mesmo. Quem atende está preparado para ouvir.

## Fica em segredo?

A conversa é sigilosa, e você não precisa dizer seu nome. Sua empresa não fica sabendo do que você fala; se o telefone for dela, o número pode aparecer na conta. E o Florescer não registra nada: quando você toca em “Ligar 188”, é o telefone que disca.

## Outros jeitos

O site do CVV oferece conversa por chat e por e-mail, em horários que mudam. Veja lá antes de contar com eles.

## Quando o 188 não basta

Em perigo agora, ligue 192, o SAMU, ou vá a um pronto-socorro ou a uma UPA. Se puder, não fique só: chame alguém de confiança para estar com você. Para cuidado que continua, procure a unidade básica de saúde ou um CAPS.

## Para quem quer ajudar alguém

Perguntar não planta a ideia. Pergunte com calma: “Você está pensando em morrer?” Escute mais do que fala, não deixe a pessoa sozinha e ajude a chegar a um serviço. Você também pode ligar 188 para conversar sobre o que está vivendo ao apoiar alguém.

> A página “Preciso de ajuda agora”, no menu, tem estes números e abre sem internet.
`,
});
