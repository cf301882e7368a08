import type { StarterText } from './starter-course.ts';

export const homeOffice: StarterText = {
  key: 'home-office',
  title: 'Casa que também é escritório',
  description:
    'Um canto, uma hora de fechar e o que fazer quando não há porta. Para quem trabalha em casa, sempre ou às vezes.',
  hours: 0.5,
  cover: 'varanda',
  translations: {
    'en-US': {
      title: 'A home that is also an office',
      description:
        'A corner, a time to close and what to do when there is no door. For those who work at home, always or sometimes.',
    },
    'es-ES': {
      title: 'Una casa que también es oficina',
      description:
        'Un rincón, una hora de cerrar y qué hacer cuando no hay puerta. Para quien trabaja en casa, siempre o a veces.',
    },
    'fr-FR': {
      title: 'Un chez-soi qui sert aussi de bureau',
      description:
        'Un coin, une heure de fermeture et que faire quand il n’y a pas de porte. Pour qui travaille chez soi, toujours ou parfois.',
    },
  },
  sources: [
    {
      title: 'Normas regulamentadoras: NR-17, ergonomia (Ministério do Trabalho e Emprego)',
      url: 'https://www.gov.br/trabalho-e-emprego/pt-br',
    },
  ],
  lessons: [
    {
      title: 'Um canto que diz “agora é trabalho”',
      text: `Nem toda casa tem um cômodo sobrando. O que a cabeça precisa não é de um escritório: é de um sinal.

- Um lugar, mesmo pequeno, que seja sempre o mesmo.
- Algo que se põe de manhã e se tira à noite: uma luminária, uma toalha na mesa, um quadro virado.
- Não a cama. A cama aprende com o que fazemos nela, e depois não deixa dormir.

# O corpo

Tela na altura dos olhos, nem que seja sobre uma pilha de livros. Pés apoiados. Luz de lado, não de frente. Se dói, mude antes de se acostumar.

# Na prática

Escolha o seu sinal e use por três dias. À noite, guarde.`,
    },
    {
      title: 'Abrir e fechar o dia',
      text: `Sem o caminho até o trabalho, o dia não tem bordas. É preciso inventar uma.

# Para abrir

Dê uma volta no quarteirão, ou só até a janela. Vista-se para o dia. Escreva as duas coisas que não podem ficar para amanhã.

# Para fechar

- Anote por onde começar amanhã.
- Desligue as notificações do trabalho no celular.
- Tire o seu sinal da mesa.
- Faça uma coisa que só se faz depois: regar, cozinhar, ligar para alguém.

Fechar não é abandonar. É o que permite voltar.

# Na prática

Marque no calendário a sua hora de fechar, como se fosse uma consulta.`,
    },
    {
      title: 'Quando não há porta',
      text: `Criança, gente que também trabalha em casa, obra no vizinho. Concentrar-se assim já é trabalho.

# Combinar com quem mora junto

- Um sinal visível para “agora não dá”: fone, cartão, porta encostada.
- Horas de silêncio que valem para todos, não só para você.
- Quem atende a campainha, quem busca na escola, e em que dias.

# Combinar com a equipe

Diga o que é possível: “Das 12h às 14h estou com as crianças.” Uma agenda verdadeira evita mais conflito do que uma agenda bonita.

# Se em casa não é seguro

Para algumas pessoas, a casa é o lugar mais perigoso. Se há violência, o Ligue 180 atende mulheres, de graça, 24 horas. Em perigo, 190. Você pode pedir à empresa para trabalhar fora de casa, sem explicar o motivo em detalhe.

# Na prática

Converse hoje sobre um combinado só. Um que vale é melhor que cinco no papel.`,
    },
    {
      title: 'Não sumir',
      text: `De casa, dá para passar dias sem uma conversa que não seja tarefa. Faz falta, mesmo a quem gosta de silêncio.

- Um café por vídeo com alguém, sem pauta.
- Uma pergunta de verdade no começo da reunião.
- Um dia da semana em que se encontra gente: no trabalho, na praça, na aula.

# Sinais de que o isolamento pesa

Você adia responder. Um recado curto parece bronca. Domingo e quarta são iguais. Se dura, conte a alguém, e procure apoio. Não é drama: gente precisa de gente.

# Na prática

Mande agora uma mensagem a alguém do trabalho que não seja sobre trabalho.`,
    },
  ],
  quiz: [
    {
      text: 'Você não tem um cômodo para trabalhar. O que mais ajuda?',
      options: [
        'Um sinal que se põe de manhã e se tira à noite',
        'Trabalhar na cama, que é confortável',
        'Mudar de lugar a cada hora',
      ],
      explanation: 'A cabeça precisa de um sinal, não de um escritório. E a cama é para dormir.',
    },
    {
      text: 'Qual destes fecha o dia?',
      options: [
        'Anotar por onde começar amanhã e desligar as notificações',
        'Deixar o computador aberto “para o caso de”',
        'Responder só mais uma',
      ],
      explanation: 'Sem o caminho de volta, o dia precisa de uma borda inventada.',
    },
    {
      text: 'Você está com as crianças das 12h às 14h. O que dizer à equipe?',
      options: [
        'Que nesse horário não dá, e quando volta',
        'Nada, e tentar dar conta',
        'Que está sempre disponível',
      ],
      explanation: 'Uma agenda verdadeira evita mais conflito do que uma agenda bonita.',
    },
  ],
};
