import type { StarterText } from './starter-course.ts';

/** Lei 14.831/2024 asks for training of leaders among its guidelines; a professional has yet to review this. */
export const leaders: StarterText = {
  key: 'leaders',
  title: 'Liderar sem adoecer ninguém',
  description:
    'O que quem lidera muda na saúde da equipe: combinados, retorno, conversa difícil e o que não é papel da liderança.',
  hours: 0.75,
  cover: 'feira',
  legal: 'lei_14831',
  translations: {
    'en-US': {
      title: 'Leading without making anybody ill',
      description:
        'What leaders change in the health of a team: agreements, feedback, hard conversations, and what is not a leader’s job.',
    },
    'es-ES': {
      title: 'Dirigir sin enfermar a nadie',
      description:
        'Lo que quien dirige cambia en la salud del equipo: acuerdos, comentarios, conversaciones difíciles y lo que no le toca a la dirección.',
    },
    'fr-FR': {
      title: 'Diriger sans rendre personne malade',
      description:
        'Ce que change, pour la santé de l’équipe, la personne qui dirige : accords, retours, échanges difficiles, et ce qui n’est pas son rôle.',
    },
  },
  sources: [
    {
      title: 'Lei 14.831, de 27 de março de 2024',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/L14831.htm',
    },
    {
      title: 'OMS: saúde mental no trabalho (em inglês)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/mental-health-at-work',
    },
  ],
  lessons: [
    {
      title: 'O que está na sua mão',
      text: `Quem lidera não manda em tudo. Não define o mercado, nem sempre o orçamento, quase nunca a meta do ano. Mas decide, todo dia, coisas que mudam a saúde de quem está perto: o que é urgente, a que horas se escreve, como se fala de um erro.

A Lei 14.831, que criou um certificado para empresas que promovem a saúde mental, põe a capacitação de lideranças entre as suas diretrizes. Não é por acaso. O mesmo trabalho adoece mais ou menos conforme é conduzido.

# Três perguntas de segunda-feira

- Cada pessoa sabe o que vem primeiro nesta semana?
- O que prometi cabe nas horas que existem?
- Com quem não falei ainda, além de tarefas?

# Na prática

Responda às três agora, por escrito. A que você não sabe responder é por onde começar.`,
    },
    {
      title: 'Combinados que aliviam',
      text: `Muita tensão vem de adivinhar. Se não está dito quando se responde, cada um responde quando tem medo.

# O que vale combinar

- Urgência: o que é urgente, por qual canal chega, quem decide.
- Horário: a partir de quando ninguém espera resposta.
- Ausência: quem cobre quem, e como se avisa.
- Erro: o que se faz primeiro. Consertar, e só depois entender.

Um combinado que a liderança não cumpre vira piada. Se você escreve às 22h, agende o envio para as 8h. Quem lidera ensina mais com o relógio do que com o discurso.

# Como combinar

Pergunte antes de propor: “O que mais atrapalha o descanso de vocês?” Escreva em poucas linhas. Reveja em um mês.

# Na prática

Escolha um combinado e leve à próxima reunião, com uma pergunta aberta.`,
    },
    {
      title: 'Retorno que dá para usar',
      text: `Sem retorno, as pessoas inventam um, quase sempre pior. Com retorno humilhante, param de arriscar.

# Quando é bom

Diga o que viu e o que aquilo mudou: “Você avisou na terça que não ia dar. Deu tempo de achar outro caminho.” Elogio com fato se repete; elogio vago se esquece.

# Quando precisa mudar

- Em particular, perto do acontecido.
- Sobre o trabalho, com exemplo, sem “sempre” nem “nunca”.
- Com uma pergunta: “Como você viu isso?”
- Com um próximo passo, pequeno e com data.

# O que não fazer

Cobrar no grupo, comparar pessoas, ironizar, sumir. Repetidas, essas coisas têm nome: podem ser assédio.

# Na prática

Dê hoje um retorno bom, com fato. Leva um minuto.`,
    },
    {
      title: 'Quando alguém não está bem',
      text: `Você vai notar antes de muita gente. Não precisa saber o porquê, nem tratar. Precisa perguntar e abrir caminho.

# A conversa

“Reparei que você anda diferente. Como você está? O que no trabalho eu posso mudar?” Ouça. Não peça diagnóstico, não prometa o que não depende de você.

# O que você pode fazer

- Rever prazo, escala, divisão de tarefas.
- Dizer onde há apoio: programa da empresa, serviço de saúde, CVV 188.
- Marcar uma data para falar de novo.

# O que não é seu papel

Terapia, conselho sobre remédio, contar à equipe, investigar a vida da pessoa. O que ela contar é dela.

# Se houver risco

Se alguém falar em morrer, não deixe a pessoa sozinha, ligue junto para o CVV, 188, e para o SAMU, 192, se o perigo é agora.

# Na prática

Deixe salvos os contatos de apoio da empresa. No dia em que precisar, não vai haver tempo de procurar.`,
    },
    {
      title: 'E quem cuida de quem lidera?',
      text: `Ficar no meio cansa: de cima vem a meta, de baixo vem a falta de gente. Quem lidera também adoece, e costuma ser o último a dizer.

# Sinais de que passou do ponto

- Você decide tudo, porque explicar demora mais.
- Toda mensagem parece cobrança.
- A equipe virou número, ou virou família que você não pode decepcionar.

# O que costuma ajudar

- Dizer para cima o mesmo que pede que digam a você: fatos, pedido, data.
- Ter alguém do mesmo nível com quem falar sem plateia.
- Tirar férias de verdade, com alguém que decide no seu lugar.

Cuidar de si não é luxo de quem lidera. É parte do serviço.

# Na prática

Escreva o nome de uma pessoa com quem você fala quando pesa. Se não há, esse é o próximo passo.`,
    },
  ],
  quiz: [
    {
      text: 'O combinado é não escrever depois das 18h. Você teve uma ideia às 22h. O que fazer?',
      options: [
        'Agendar o envio para a manhã',
        'Mandar e escrever “pode ver amanhã”',
        'Mandar só para quem costuma responder',
      ],
      explanation:
        'Quem lidera ensina com o relógio. Mesmo com “pode ver amanhã”, a mensagem às 22h acende a luz de quem recebe.',
    },
    {
      text: 'Qual retorno dá para usar?',
      options: [
        '“No relatório de terça faltou o prazo. Como podemos lembrar disso no próximo?”',
        '“Você sempre esquece.”',
        '“Todo mundo já reparou.”',
      ],
      explanation: 'Fato, perto do acontecido, com pergunta e próximo passo. Em particular.',
    },
    {
      text: 'Alguém da equipe anda diferente há semanas. Qual é o seu papel?',
      options: [
        'Perguntar, ouvir, rever o trabalho e dizer onde há apoio',
        'Descobrir o diagnóstico',
        'Avisar a equipe para ter paciência',
      ],
      explanation:
        'Você não trata e não expõe. Pode mudar prazo, escala e divisão de tarefas, e abrir o caminho do apoio.',
    },
    {
      text: 'A Lei 14.831 obriga todas as empresas?',
      options: [
        'Não; o certificado que ela criou é voluntário',
        'Sim, a partir de 20 empregados',
        'Sim, com multa',
      ],
      explanation:
        'O certificado é para quem quer. Entre as diretrizes dele está a capacitação das lideranças.',
      source: {
        title: 'Lei 14.831, de 27 de março de 2024',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/L14831.htm',
      },
    },
  ],
};
