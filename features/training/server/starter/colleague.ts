import type { StarterText } from './starter-course.ts';

/** CVV 188 and SAMU 192 as `features/crisis/contract/contacts.ts` has them, with their sources. */
export const colleague: StarterText = {
  key: 'colleague',
  title: 'Apoiar um colega que não está bem',
  description:
    'Como perceber, como perguntar e como ouvir sem virar terapeuta de ninguém. E o que fazer se houver risco.',
  hours: 0.5,
  cover: 'escuta',
  translations: {
    'en-US': {
      title: 'Supporting a colleague who is not well',
      description:
        'How to notice, how to ask and how to listen without becoming anybody’s therapist. And what to do if there is danger.',
    },
    'es-ES': {
      title: 'Apoyar a alguien del trabajo que no está bien',
      description:
        'Cómo notar, cómo preguntar y cómo escuchar sin convertirse en terapeuta de nadie. Y qué hacer si hay riesgo.',
    },
    'fr-FR': {
      title: 'Soutenir quelqu’un au travail qui ne va pas bien',
      description:
        'Comment remarquer, comment demander et comment écouter sans devenir le thérapeute de personne. Et que faire en cas de danger.',
    },
  },
  sources: [
    { title: 'CVV: Centro de Valorização da Vida', url: 'https://cvv.org.br/' },
    { title: 'Ministério da Saúde', url: 'https://www.gov.br/saude/pt-br' },
  ],
  lessons: [
    {
      title: 'Perceber uma mudança',
      text: `Ninguém precisa ser especialista para notar que alguém mudou. Quem trabalha ao lado costuma ver antes de todo mundo.

O que chama a atenção não é um jeito de ser. É a diferença em relação ao de antes:

- quem conversava passou a almoçar sem companhia;
- quem era calmo passou a se irritar com pouco;
- quem entregava no prazo começou a se perder;
- atrasos, faltas, olhos cansados, choro no banheiro;
- frases como “tanto faz”, “não aguento mais”, “seria melhor sumir”.

Um dia ruim não quer dizer nada. Uma mudança que dura semanas pode querer dizer muita coisa: luto, doença na família, dívida, separação, sobrecarga, depressão. Não dá para saber de fora, e não é preciso saber. Basta notar e se aproximar.

# O que não fazer

Não comente com a equipe, não faça diagnóstico e não espere “a hora certa” por meses.

# Na prática

Pense em alguém que mudou nas últimas semanas. Escreva o que você viu, só os fatos, sem a explicação.`,
    },
    {
      title: 'Começar a conversa',
      text: `O mais difícil é a primeira frase. Ela não precisa ser bonita.

# Onde e quando

Um lugar reservado, com tempo, sem plateia. Um café, uma caminhada, uma ligação. Nunca na frente da equipe, nem por mensagem se der para falar.

# Como abrir

Diga o que notou e por que está perguntando:

- “Reparei que você anda falando menos nas últimas semanas. Como você está?”
- “Você parecia mal ontem depois da reunião. Quer conversar?”
- “Não precisa me contar nada. Só queria dizer que estou por aqui.”

Fale do que viu, não do que concluiu. “Reparei que você tem saído mais tarde” abre. “Você está com burnout” fecha.

# Se a pessoa não quiser

Tudo bem. Responda: “Sem problema. Se mudar de ideia, pode me chamar.” E volte a perguntar em outra semana. Muita gente só responde na segunda vez.

# Na prática

Escreva a sua primeira frase e leia em voz alta. Se parecer discurso, corte pela metade.`,
    },
    {
      title: 'Ouvir sem consertar',
      text: `Quando alguém conta uma dor, dá vontade de resolver. Só que, quase sempre, a pessoa quer primeiro que alguém entenda.

# O que ajuda

- Deixar silêncio. Contar até cinco antes de falar.
- Repetir com suas palavras: “Então, desde que mudou a escala, você não dorme.”
- Perguntar: “O que está sendo mais difícil?”
- Reconhecer: “Faz sentido você estar assim.”
- Oferecer algo concreto: “Posso cobrir a reunião de quinta.”

# O que atrapalha

- “Podia ser pior”, “pensa positivo”, “é só uma fase”.
- Contar logo a própria história.
- Encher de conselhos.
- Prometer segredo de tudo. Melhor dizer: “Não vou contar para os outros. Se eu achar que você corre perigo, vou querer chamar alguém, e falo com você antes.”

# Sem virar terapeuta

Você pode ouvir, acompanhar e ajudar a achar quem cuida. O tratamento é de quem estudou para isso.

# Na prática

Na próxima conversa, com qualquer pessoa, tente fazer duas perguntas antes de dar uma opinião.`,
    },
    {
      title: 'Se houver risco',
      text: `Às vezes a conversa chega à vontade de morrer. Perguntar sobre isso não coloca a ideia na cabeça de ninguém. Costuma dar alívio.

# Pergunte direto

“Você tem pensado em morrer?” “Você pensou em como faria?” Fale com calma e sem susto na voz. Ouça a resposta inteira.

# Se a resposta for sim

- Não deixe a pessoa sozinha, nem que a companhia seja por telefone.
- Afastem, se puderem, o que ela poderia usar para se machucar.
- Ofereça ligar junto para o CVV: 188, de graça, 24 horas por dia, em todo o país. Também há chat no site do CVV.
- Chame alguém de confiança da pessoa, avisando antes.
- Se o perigo é agora, ligue 192, o SAMU, ou leve a uma emergência.

# O que não dizer

“Isso é para chamar atenção.” “Pensa na sua família.” “Você não teria coragem.”

# Depois

Procure a pessoa no dia seguinte. Diga: “Fiquei pensando em você.” E conte para alguém da sua confiança como você ficou, sem expor a história dela. Ouvir isso também pesa.

# Na prática

Salve agora no celular: CVV 188, SAMU 192.`,
    },
    {
      title: 'Acompanhar e se cuidar',
      text: `Apoio não é uma conversa só. O que faz diferença é voltar.

# Nas semanas seguintes

- Pergunte de novo, sem cobrar melhora: “Como foram os dias?”
- Convide para coisas comuns: almoço, café, carona.
- Ajude com o passo difícil: procurar o telefone da unidade de saúde, ficar junto enquanto a pessoa liga.
- Se ela se afastar do trabalho, mande um recado curto. Sumir dói mais que a palavra errada.

# Na volta ao trabalho

Receba com naturalidade. “Que bom ver você” basta. Não pergunte do tratamento na frente dos outros.

# Os seus limites

Você pode gostar muito de alguém e não conseguir ajudar mais. Sinais de que passou do ponto: você perde o sono, evita a pessoa, sente que tudo depende de você. Então divida: chame mais gente, fale com o RH sem expor detalhes, procure apoio para si. O CVV também atende quem cuida.

# Na prática

Decida duas coisas: quando vai procurar a pessoa de novo e com quem você fala quando pesar.`,
    },
  ],
  quiz: [
    {
      text: 'Qual frase abre melhor a conversa?',
      options: [
        '“Reparei que você anda falando menos. Como você está?”',
        '“Você está com burnout.”',
        '“Todo mundo está comentando de você.”',
      ],
      explanation:
        'Falar do que você viu abre a conversa. Diagnóstico e comentário dos outros fecham.',
    },
    {
      text: 'A pessoa disse que não quer falar. O que fazer?',
      options: [
        'Respeitar, dizer que você está por ali e perguntar outra vez outro dia',
        'Insistir até ela contar',
        'Não tocar mais no assunto',
      ],
      explanation:
        'Muita gente só responde na segunda vez. Voltar em outra semana, sem cobrar, é apoio.',
    },
    {
      text: 'Perguntar a alguém se tem pensado em morrer coloca a ideia na cabeça da pessoa?',
      options: ['Não; costuma dar alívio', 'Sim, sempre', 'Só se a pergunta for direta'],
      explanation:
        'Perguntar com calma não coloca a ideia em ninguém. Se a resposta for sim, não deixe a pessoa sozinha: CVV 188, e 192 se o perigo é agora.',
      source: { title: 'CVV: Centro de Valorização da Vida', url: 'https://cvv.org.br/' },
    },
  ],
};
