import type { StarterText } from './starter-course.ts';

export const rest: StarterText = {
  key: 'rest',
  title: 'Limites e descanso que cabem na rotina',
  description:
    'Pausas, fim de expediente e jeitos de dizer não sem brigar. Para quem acha que descansar é coisa para depois.',
  hours: 0.5,
  cover: 'limites',
  translations: {
    'en-US': {
      title: 'Limits and rest that fit into a day',
      description:
        'Breaks, the end of the working day and ways to say no without a fight. For whoever thinks that rest is for later.',
    },
    'es-ES': {
      title: 'Límites y descanso que caben en el día',
      description:
        'Pausas, fin de la jornada y maneras de decir no sin pelear. Para quien cree que descansar se deja para después.',
    },
    'fr-FR': {
      title: 'Des limites et du repos qui tiennent dans la journée',
      description:
        'Pauses, fin de journée et façons de dire non sans dispute. Pour qui pense que le repos, c’est pour plus tard.',
    },
  },
  sources: [
    {
      title: 'OMS: saúde mental no trabalho (em inglês)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/mental-health-at-work',
    },
  ],
  lessons: [
    {
      title: 'Descanso não é prêmio',
      text: `Muita gente aprendeu que descanso é o que sobra quando tudo acaba. Como o trabalho nunca acaba, o descanso nunca chega.

Dá para pensar de outro jeito: descanso é parte do trabalho bem feito. A atenção cai ao longo das horas, e quem segue sem parar erra mais, refaz mais e termina mais tarde. Parar dez minutos pode custar menos do que não parar.

Descansar também não é só dormir. Há cansaço do corpo, da cabeça, dos ouvidos, de ter que ser simpático o dia inteiro. Cada um pede uma coisa diferente.

- Cabeça cheia: algo com as mãos ou com os pés, como lavar a louça ou andar na quadra.
- Corpo parado: levantar, alongar, subir uma escada.
- Gente demais: silêncio, nem que seja no banheiro, por cinco minutos.
- Corpo pesado: sentar, deitar, dormir.

# Na prática

Na próxima vez que o cansaço bater, pergunte: cansaço de quê? Escolha a pausa que combina com a resposta.`,
    },
    {
      title: 'Pausas que cabem no dia',
      text: `A melhor pausa é a que acontece. Uma pausa de três minutos, todo dia, vale mais do que a meia hora que nunca vem.

# Três tamanhos

- Um minuto: tirar os olhos da tela, olhar longe, soltar os ombros, respirar devagar.
- Cinco minutos: levantar, beber água, ir até uma janela.
- Vinte minutos: comer longe da mesa, caminhar, não falar de trabalho.

# Onde prender

Pausa solta se perde. Prenda a pausa a algo que já acontece: depois de cada reunião, antes de abrir o e-mail da tarde, quando o café fica pronto. O que já é hábito lembra você do que ainda não é.

# Em trabalho com público, linha ou plantão

Nem sempre a pausa depende de você. Combine com a equipe quem cobre quem e em que horário. Se as pausas previstas em lei ou acordo não acontecem, isso é assunto para a gestão, para o RH ou para o sindicato. Não é capricho.

# Na prática

Escolha um momento fixo do seu dia e coloque nele uma pausa de um minuto. Só isso, por uma semana.`,
    },
    {
      title: 'Fechar o expediente de verdade',
      text: `O expediente acaba no relógio, mas nem sempre na cabeça. Um fechamento curto ajuda a separar as duas coisas.

# Um fechamento em quatro passos

- Anote o que ficou em aberto. O que está escrito não precisa ficar girando.
- Escreva a primeira tarefa de amanhã, com um verbo: “ligar para”, “revisar”, “enviar”.
- Feche as abas e os aplicativos de trabalho. No celular, silencie os grupos.
- Faça um gesto que marque a troca: mudar de roupa, lavar o rosto, descer um ponto antes.

Leva cinco minutos. Quem trabalha em casa precisa ainda mais dele, porque falta o caminho de volta.

# E as mensagens fora de hora?

Ver uma mensagem não é o mesmo que ter que responder. Vale combinar com a equipe: o que é urgente, por qual canal chega, e o que espera até amanhã. Um combinado claro tira de cada pessoa o peso de adivinhar.

# Na prática

Faça o fechamento hoje. Amanhã de manhã, repare se ficou mais fácil começar.`,
    },
    {
      title: 'Dizer não, ou dizer ainda não',
      text: `Dizer não tem fama de briga. Na maior parte das vezes, o que falta é só tornar visível o que já está na mesa.

# Três formas que costumam funcionar

- Mostrar a troca: “Consigo fazer isso até quinta. Para caber, o relatório passa para segunda. Pode ser?”
- Pedir prioridade: “Estou com três coisas para hoje e cabem duas. Qual delas fica?”
- Ganhar tempo: “Deixa eu ver como está a minha semana. Respondo até as 15h.”

Em nenhuma delas você se desculpa por ter um limite. Em todas, a outra pessoa recebe uma informação que não tinha.

# Quando a resposta é “dá um jeito”

Acontece. Então vale registrar por escrito o que ficou combinado e o que ficou de fora: “Conforme conversamos, sigo com A e B; C fica sem data.” Não é ameaça. É memória.

# Na prática

Pense num pedido que costuma chegar em cima da hora. Escreva, com as suas palavras, a resposta que mostra a troca. Deixe pronta: no aperto, a frase já está lá.`,
    },
    {
      title: 'Descanso da semana e férias',
      text: `Fim de semana também cansa: casa, filhos, estudo, outro emprego. Não dá para inventar horas, mas dá para proteger uma.

# Uma hora com nome

Escolha uma hora da semana e dê um nome a ela: “quintal”, “feira”, “nada”. Conte para quem mora com você. Uma hora combinada é mais fácil de defender do que uma vontade.

# Antes das férias

- Duas semanas antes: diga quem responde por quê.
- Na última tarde: deixe escrito onde as coisas estão.
- Na mensagem automática: informe a data de volta e o contato de quem cobre. Só isso.

# Na volta

Se puder, deixe o primeiro dia sem reuniões. Voltar devagar faz o descanso durar mais.

# Se o descanso não descansa

Quando você para e o corpo continua em alerta, ou quando o domingo à noite vira angústia toda semana, isso é um sinal importante. Vale contar para alguém e, se durar, procurar profissional de saúde.

# Na prática

Marque agora no calendário a sua hora desta semana. Pode ser “nada”.`,
    },
  ],
  quiz: [
    {
      text: 'A reunião das 10h passou do tempo e engoliu sua pausa. O que costuma funcionar melhor?',
      options: [
        'Parar dois minutos assim que ela acabar',
        'Trabalhar direto e compensar na sexta',
        'Pedir para cancelar a próxima reunião',
        'Fazer uma pausa maior no almoço',
      ],
      explanation:
        'Uma pausa curta perto do esforço costuma devolver mais ânimo que uma longa bem depois. E dois minutos cabem em qualquer dia.',
    },
    {
      text: 'Chegou um pedido que não cabe no dia. Qual resposta mostra a troca?',
      options: [
        '“Consigo até quinta; para caber, o relatório passa para segunda. Pode ser?”',
        '“Não é comigo.”',
        '“Tudo bem, dou um jeito.”',
      ],
      explanation:
        'Mostrar a troca dá à outra pessoa uma informação que ela não tinha. Você não recusa: deixa visível o que já está na mesa.',
    },
    {
      text: 'Para que serve anotar a primeira tarefa de amanhã antes de fechar o expediente?',
      options: [
        'Para a cabeça não precisar ficar guardando',
        'Para a chefia conferir',
        'Para trabalhar mais à noite',
      ],
      explanation:
        'O que está escrito não precisa ficar girando. É um dos quatro passos do fechamento.',
    },
  ],
};
