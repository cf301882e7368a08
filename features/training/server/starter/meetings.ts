import type { StarterText } from './starter-course.ts';

export const meetings: StarterText = {
  key: 'meetings',
  title: 'Reuniões mais leves',
  description:
    'Pauta de três linhas, hora para acabar, e quando um recado resolve. Para quem conduz e para quem só é chamado.',
  hours: 0.25,
  cover: 'reunioes',
  translations: {
    'en-US': {
      title: 'Lighter meetings',
      description:
        'A three-line agenda, a time to end, and when a message is enough. For those who lead them and those who are merely invited.',
    },
    'es-ES': {
      title: 'Reuniones más ligeras',
      description:
        'Agenda de tres líneas, hora de terminar y cuándo basta un mensaje. Para quien las conduce y para quien solo recibe la convocatoria.',
    },
    'fr-FR': {
      title: 'Des réunions plus légères',
      description:
        'Un ordre du jour de trois lignes, une heure de fin, et quand un message suffit. Pour qui les mène et pour qui les reçoit dans son agenda.',
    },
  },
  sources: [],
  lessons: [
    {
      title: 'Isto precisa ser uma reunião?',
      text: `Reunião boa existe: resolve em vinte minutos o que levaria três dias de mensagens. Reunião ruim também: oito pessoas ouvindo duas.

# Três perguntas antes de marcar

- O que precisa sair dela: uma decisão, uma ideia, um acordo?
- Quem faz falta de verdade? Quem só precisa saber depois?
- Um recado com prazo para resposta resolveria?

Se é para informar, escreva. Se é para decidir, reúna quem decide. Se é para pensar junto, reúna pouca gente e dê tempo.

# Na prática

Olhe a sua semana. Qual reunião viraria um recado sem ninguém sentir falta? Proponha isso a quem marcou.`,
    },
    {
      title: 'Três linhas, e uma hora para acabar',
      text: `Uma pauta não precisa ser bonita. Precisa de três linhas:

1. Para que estamos aqui.
2. O que cada um deve ter lido.
3. O que tem que estar decidido no fim.

# Tempo

Marque 25 ou 50 minutos em vez de 30 ou 60. Os que sobram são para a água, o banheiro e a cabeça. Acabar antes é um presente; acabar depois é tirar o tempo de alguém.

# Durante

Comece na hora com quem está. Repare em quem não falou, e pergunte pelo nome, sem pressa. Se surgiu outro assunto, anote e siga.

# Nos últimos três minutos

Diga em voz alta: o que ficou decidido, quem faz o quê, até quando. Escreva no mesmo lugar de sempre.

# Na prática

Na sua próxima reunião, escreva as três linhas no convite.`,
    },
    {
      title: 'Quando você só é chamado',
      text: `Dá para aliviar mesmo sem mandar na agenda.

- Pergunte antes: “Qual é a minha parte? Posso ir só nos primeiros quinze minutos?”
- Ofereça outro jeito: “Mando meus números por escrito até as 10h.”
- Proteja o antes e o depois: bloqueie dez minutos na agenda. Reunião colada em reunião cansa em dobro.
- Em vídeo, pergunte se a câmera é necessária. Ver a si o tempo todo também cansa.

# Se a reunião constrange

Cobrança na frente de todos, piada, exposição de erro: isso não é falta de método. Se se repete, pode ser assédio. Procure o canal da empresa, e veja o treinamento sobre o tema.

# Na prática

Escolha uma reunião da semana e mande hoje a pergunta: “Qual é a minha parte?”`,
    },
  ],
  quiz: [
    {
      text: 'Você precisa informar uma mudança de horário. O melhor é:',
      options: [
        'Um recado claro, com lugar para perguntas',
        'Reunir todo mundo por uma hora',
        'Contar a cada um quando encontrar',
      ],
      explanation: 'Para informar, escreva. Reunião serve para decidir ou pensar junto.',
    },
    {
      text: 'Faltam três minutos para o fim. O que fazer com eles?',
      options: [
        'Dizer o que ficou decidido, quem faz e até quando',
        'Abrir mais um assunto',
        'Marcar outra reunião',
      ],
      explanation: 'Sem isso, cada pessoa sai de uma reunião diferente.',
    },
    {
      text: 'Por que marcar 25 minutos em vez de 30?',
      options: [
        'Para sobrar tempo de beber água e mudar de assunto na cabeça',
        'Para parecer ocupado',
        'Porque a sala é pequena',
      ],
      explanation: 'Reunião colada em reunião cansa em dobro. Cinco minutos já fazem diferença.',
    },
  ],
};
