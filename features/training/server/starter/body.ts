import type { StarterText } from './starter-course.ts';

/** Its films are drawings of ours; a professional has yet to review the exercises. */
export const body: StarterText = {
  key: 'body',
  title: 'O corpo no meio do expediente',
  description:
    'Três vídeos curtos para respirar, alongar e descansar os olhos, com o porquê de cada um. Sem roupa de ginástica.',
  hours: 0.25,
  cover: 'pausas',
  translations: {
    'en-US': {
      title: 'The body in the middle of the working day',
      description:
        'Three short videos to breathe, stretch and rest your eyes, with the reason for each. No sportswear needed.',
    },
    'es-ES': {
      title: 'El cuerpo en medio de la jornada',
      description:
        'Tres vídeos cortos para respirar, estirarse y descansar los ojos, con el porqué de cada uno. Sin ropa de deporte.',
    },
    'fr-FR': {
      title: 'Le corps au milieu de la journée',
      description:
        'Trois courtes vidéos pour respirer, s’étirer et reposer ses yeux, avec la raison de chacune. Sans tenue de sport.',
    },
  },
  sources: [
    {
      title: 'OMS: atividade física (em inglês)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
    },
  ],
  lessons: [
    {
      title: 'Respirar mais devagar',
      film: 'breathing',
      text: `Quando a pressa aperta, a respiração encurta sem a gente notar. Soltar o ar mais devagar do que se puxa ajuda muitas pessoas a baixar um pouco o ritmo.

Não é prova e não precisa funcionar sempre. Se respirar assim incomodar, der tontura ou ansiedade, pare e volte a respirar como de costume.

# Na prática

Assista uma vez agora. Da próxima, tente sem o vídeo: dez respirações, antes de abrir a caixa de entrada.`,
    },
    {
      title: 'Alongar sem levantar',
      film: 'stretching',
      text: `O corpo não reclama de trabalhar sentado. Reclama de ficar parado. Mudar de posição muitas vezes vale mais do que achar a posição perfeita.

Faça devagar, até onde for confortável. Dor não é sinal de que está fazendo efeito: é sinal de parar. Se há lesão, cirurgia ou gravidez, pergunte antes a quem cuida de você.

# Na prática

Prenda o vídeo a algo que já acontece: depois do almoço, ou quando acaba uma ligação longa.`,
    },
    {
      title: 'Descansar os olhos',
      film: 'eyes',
      text: `Diante da tela, piscamos menos e olhamos sempre para a mesma distância. Daí o ardor e a vista embaçada no fim do dia.

Uma regra fácil de lembrar: a cada vinte minutos, vinte segundos olhando para longe. Se a vista embaça com frequência ou a cabeça dói, vale marcar uma consulta com oftalmologista.

# Na prática

Vire a cadeira uma vez para a janela. O que há de mais longe que dá para ver?`,
    },
  ],
  quiz: [
    {
      text: 'O que vale mais para quem trabalha sentado?',
      options: [
        'Mudar de posição muitas vezes',
        'Achar a posição perfeita e ficar nela',
        'Compensar tudo no fim de semana',
      ],
      explanation: 'O corpo reclama de ficar parado. Um pouco, muitas vezes, ajuda mais.',
    },
    {
      text: 'Durante o alongamento, apareceu dor. O que fazer?',
      options: ['Parar', 'Insistir, porque está fazendo efeito', 'Ir mais rápido'],
      explanation: 'Dor é sinal de parar. Se ela volta, procure quem cuida da sua saúde.',
    },
    {
      text: 'A cada vinte minutos de tela, o que descansa os olhos?',
      options: [
        'Olhar para longe por vinte segundos',
        'Aumentar o brilho',
        'Fechar um olho de cada vez',
      ],
      explanation: 'Olhar para longe e piscar devagar. Vinte segundos já servem.',
    },
  ],
};
