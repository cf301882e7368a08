import type { StarterText } from './starter-course.ts';

/** The three dimensions are those of the World Health Organization (ICD-11, QD85). */
export const burnout: StarterText = {
  key: 'burnout',
  title: 'Reconhecer o esgotamento no trabalho',
  description:
    'O que é esgotamento, como ele costuma aparecer e o que dá para fazer antes que o corpo pare. Leitura curta, com exercícios.',
  hours: 0.5,
  cover: 'canoa',
  translations: {
    'en-US': {
      title: 'Recognizing burnout at work',
      description:
        'What burnout is, how it tends to show, and what you can do before the body stops. Short reading, with exercises.',
    },
    'es-ES': {
      title: 'Reconocer el agotamiento en el trabajo',
      description:
        'Qué es el agotamiento, cómo suele aparecer y qué se puede hacer antes de que el cuerpo pare. Lectura corta, con ejercicios.',
    },
    'fr-FR': {
      title: 'Reconnaître l’épuisement au travail',
      description:
        'Ce qu’est l’épuisement, comment il se montre et que faire avant que le corps ne s’arrête. Une lecture courte, avec des exercices.',
    },
  },
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
  lessons: [
    {
      title: 'Cansaço que passa e cansaço que fica',
      text: `Todo trabalho cansa. Depois de um dia cheio, uma noite de sono e um fim de semana tranquilo costumam devolver a energia. Esse cansaço tem causa, tem hora e passa.

O esgotamento é outra coisa. Ele vem de um estresse de trabalho que dura muito tempo e que ninguém conseguiu aliviar. O descanso deixa de bastar: você dorme e acorda sem energia, tira férias e, no segundo dia de volta, já está como antes.

A Organização Mundial da Saúde descreve o burnout como um fenômeno ligado ao trabalho. Não é fraqueza, não é falta de vontade e não é um rótulo para colocar em si ou nos outros. Quem faz diagnóstico é profissional de saúde.

# Para observar nesta semana

- Em que momento do dia o cansaço chega?
- Depois de descansar, quanto dele vai embora?
- Há quanto tempo está assim: dias, semanas ou meses?

Não precisa fazer nada com as respostas agora. Só notar já é começar.`,
    },
    {
      title: 'Os três sinais que andam juntos',
      text: `O esgotamento costuma aparecer em três frentes. Cada uma, sozinha, pode ter muitas explicações. Quando as três andam juntas por semanas, vale prestar atenção.

# Exaustão

A energia acaba cedo. Tarefas que eram simples parecem grandes. O corpo reclama: sono ruim, dor de cabeça, tensão no pescoço, estômago embrulhado.

# Distanciamento

O trabalho perde o sentido. Aparecem a ironia, a impaciência, a vontade de não falar com ninguém. É uma proteção: quando falta energia, a gente se afasta do que a consome.

# Sensação de não dar conta

Você faz, e parece que nunca está bom. Os erros pesam mais que os acertos. A conta que a gente faz de si fica injusta.

# Na prática

Pense nas duas últimas semanas e dê uma nota de 0 a 10 para cada frente. Anote a data. Daqui a um mês, faça de novo. Duas notas com um mês no meio contam mais do que uma nota num dia ruim.`,
    },
    {
      title: 'De onde vem: não é só você',
      text: `Quando a energia some, é comum procurar a falha em si: “eu é que não aguento”. Só que o esgotamento nasce do encontro entre a pessoa e o modo como o trabalho está organizado.

Algumas condições aparecem muitas vezes por trás dele:

- trabalho demais para o tempo que existe;
- pouca autonomia para decidir como fazer;
- reconhecimento que não vem, nem em dinheiro nem em palavra;
- papel confuso, com ordens que se contradizem;
- falta de apoio de quem lidera ou da equipe;
- regras que valem para uns e não para outros;
- distância entre o que se pede e o que a pessoa acha certo.

No Brasil, essas condições têm nome: são os fatores de risco psicossociais do trabalho, e a norma NR-1 inclui esses fatores no que a empresa precisa avaliar e prevenir.

# Na prática

Escolha na lista a condição que mais pesa para você hoje. Escreva uma frase com um exemplo concreto: o que aconteceu, quando, quantas vezes. Um exemplo com data é a melhor ajuda numa conversa futura.`,
    },
    {
      title: 'O que ajuda agora',
      text: `Não existe técnica que resolva sozinha um trabalho que não cabe no dia. Ainda assim, há coisas pequenas que protegem enquanto o resto se ajeita.

# No corpo

- Pausas curtas ao longo do dia valem mais que uma longa no fim.
- Comer sentado, longe da tela, conta como pausa.
- Manter um horário parecido para dormir ajuda mais que compensar no domingo.

# No dia

- Decidir, de manhã, as duas coisas que não podem ficar para amanhã.
- Deixar visível o que ficou de fora, em vez de carregar de cabeça.
- Fechar o expediente com um gesto sempre igual: anotar por onde começar amanhã e fechar o computador.

# Com gente

- Contar a uma pessoa de confiança como está de verdade.
- Pedir uma coisa específica: trocar um plantão, adiar um prazo, dividir uma tarefa.

# Na prática

Escolha uma só dessas coisas para os próximos três dias. Se não der certo, troque. Descansar também é uma escolha que conta.`,
    },
    {
      title: 'Quando procurar ajuda',
      text: `Procurar ajuda cedo não é exagero. Alguns sinais pedem uma conversa com profissional de saúde, como médica, médico, psicóloga ou psicólogo:

- o sono está ruim na maior parte das noites, há semanas;
- o corpo dói ou adoece sem que o descanso alivie;
- você chora, se irrita ou se desliga sem entender por quê;
- o álcool ou os remédios viraram jeito de aguentar o dia;
- o que antes dava prazer não dá mais.

# Onde

Pelo SUS, a porta de entrada é a unidade básica de saúde do bairro. Os CAPS atendem quem está em sofrimento intenso. Quem tem plano de saúde pode ir direto a um profissional. Se a empresa tem um programa de apoio, ele também serve.

# Se for urgente

Se surgir a ideia de morrer ou de se machucar, fale com alguém agora. O CVV atende pelo 188, de graça, 24 horas por dia, em todo o país. Se houver perigo neste momento, ligue 192, o SAMU.

Você não precisa ter certeza de que é grave para ligar, nem passar por isso sem companhia.`,
    },
  ],
  quiz: [
    {
      text: 'Como a Organização Mundial da Saúde descreve o burnout?',
      options: [
        'Como um fenômeno ligado ao trabalho',
        'Como falta de vontade',
        'Como uma doença que passa de pessoa para pessoa',
        'Como um traço de quem é frágil',
      ],
      explanation:
        'A OMS fala de um fenômeno ligado ao trabalho, que vem de estresse que dura e que ninguém conseguiu aliviar. Diagnóstico é com profissional de saúde.',
      source: {
        title: 'OMS: burn-out na Classificação Internacional de Doenças (em inglês)',
        url: 'https://www.who.int/news/item/28-05-2019-burn-out-an-occupational-phenomenon-international-classification-of-diseases',
      },
    },
    {
      text: 'Você descansou o fim de semana inteiro e na segunda já acorda sem energia, há semanas. O que vale fazer?',
      options: [
        'Prestar atenção e conversar com alguém, se durar',
        'Compensar com mais horas de sono só no domingo',
        'Tomar mais café e esperar as férias',
      ],
      explanation:
        'Quando o descanso deixa de bastar por semanas, isso é um sinal. Contar a alguém cedo, e procurar profissional se durar, costuma ajudar mais do que aguentar.',
    },
    {
      text: 'Qual destas é uma condição de trabalho que aparece por trás do esgotamento?',
      options: [
        'Ordens que se contradizem',
        'Gostar do que se faz',
        'Fazer pausas curtas',
        'Ter amigos na equipe',
      ],
      explanation:
        'Papel confuso, trabalho demais e falta de apoio estão entre os fatores de risco psicossociais. Eles são do trabalho, não da pessoa.',
    },
  ],
};
