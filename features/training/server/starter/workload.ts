import type { StarterText } from './starter-course.ts';

export const workload: StarterText = {
  key: 'workload',
  title: 'Conversar com a gestão sobre carga de trabalho',
  description:
    'Do “não aguento mais” a um pedido que dá para responder: juntar fatos, escolher a hora, conduzir a conversa e acompanhar.',
  hours: 0.75,
  cover: 'calor',
  translations: {
    'en-US': {
      title: 'Talking with management about workload',
      description:
        'From “I can’t take any more” to a request that can be answered: gather facts, choose the moment, lead the conversation and follow up.',
    },
    'es-ES': {
      title: 'Hablar con la dirección sobre la carga de trabajo',
      description:
        'Del «no puedo más» a una petición que se puede responder: reunir hechos, elegir el momento, llevar la conversación y darle seguimiento.',
    },
    'fr-FR': {
      title: 'Parler de la charge de travail avec sa direction',
      description:
        'De « je n’en peux plus » à une demande à laquelle on peut répondre : réunir des faits, choisir le moment, mener l’échange et suivre.',
    },
  },
  sources: [
    {
      title: 'Ministério do Trabalho e Emprego',
      url: 'https://www.gov.br/trabalho-e-emprego/pt-br',
    },
    {
      title: 'OMS: saúde mental no trabalho (em inglês)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/mental-health-at-work',
    },
  ],
  premium: true,
  lessons: [
    {
      title: 'Antes de falar: juntar fatos',
      text: `“Estou com coisa demais” é verdade e é difícil de responder. “Nas últimas três semanas, fiquei até as 20h em nove dias, quase sempre por pedidos que chegaram depois das 16h” abre outra conversa.

# Duas semanas de anotação

Por dez dias úteis, anote em uma linha:

- a hora em que começou e terminou;
- as três coisas que mais tomaram tempo;
- o que chegou sem estar previsto;
- o que ficou para trás.

Leva dois minutos por dia. No fim, procure o padrão: um tipo de pedido, uma pessoa, um dia da semana, uma etapa que espera sempre pela mesma assinatura.

# Separe três coisas

- Volume: há mais trabalho do que horas.
- Organização: o trabalho cabe, mas chega em ordem ruim.
- Clareza: ninguém disse o que vem primeiro.

Cada uma pede uma solução. Contratar gente não resolve falta de clareza, e planilha não resolve volume.

# Na prática

Comece a anotação hoje, com o que já aconteceu. Um dia já é um começo.`,
    },
    {
      title: 'Saber o que pedir',
      text: `Uma conversa sem pedido vira desabafo. Desabafo faz bem, mas nem sempre muda a escala.

# Pedidos que dá para responder

- Ordem: “Preciso saber o que vem primeiro entre A, B e C.”
- Prazo: “Proponho entregar B no dia 10 em vez do dia 5.”
- Gente: “Nas semanas de fechamento, preciso de alguém por dois dias.”
- Corte: “Proponho parar o relatório diário por um mês e ver quem sente falta.”
- Regra: “Pedidos depois das 16h ficam para o dia seguinte, salvo urgência combinada.”

# Leve duas opções

Uma opção é ultimato; quatro confundem. Com duas, a outra pessoa escolhe em vez de recusar.

# Pense do outro lado

Quem lidera também responde a alguém. O que a sua proposta melhora para essa pessoa? Menos retrabalho, prazo mais confiável, menos gente saindo. Diga isso.

# Na prática

Escreva duas opções, cada uma em uma frase, com data. Se a frase passar de duas linhas, ainda há dois pedidos nela.`,
    },
    {
      title: 'A hora, o lugar e as primeiras palavras',
      text: `# Pedir a conversa

Não comece no corredor. Peça tempo: “Quero conversar meia hora sobre a minha carga de trabalho e trazer duas propostas. Pode ser quarta?” Assim ninguém é pego de surpresa.

Evite a segunda de manhã, o dia do fechamento e a hora em que você está com mais raiva. Se a raiva for grande, escreva antes tudo o que gostaria de dizer, e não envie.

# Abrir

Uma boa abertura tem três partes:

- o que você quer: “Quero continuar entregando bem.”
- o que está acontecendo: “Nas últimas três semanas, fiquei até tarde em nove dias.”
- o convite: “Trouxe duas ideias e queria ouvir a sua.”

# Corpo e voz

Fale mais devagar do que de costume. Leve suas anotações em papel: olhar para elas dá tempo de respirar. Se a voz tremer, tudo bem. Pode dizer: “Esse assunto é importante para mim.”

# Na prática

Escreva as suas três frases de abertura e treine com alguém de confiança, ou em voz alta a caminho do trabalho.`,
    },
    {
      title: 'Quando a conversa aperta',
      text: `Nem toda conversa corre bem. Estas respostas ajudam a não perder o fio.

# “Todo mundo está assim.”

“Imagino. Então talvez a gente consiga resolver para mais gente. Pelo meu lado, o que vi foi isto.” E volte aos fatos.

# “Você precisa se organizar melhor.”

“Posso melhorar nisso, sim. Me mostra o que você deixaria de fora da minha lista desta semana?” A lista concreta costuma mudar a conversa.

# “Agora não é o momento.”

“Entendo. Quando podemos voltar a isso? Pode ser no dia 15?” Uma data é melhor que um “depois”.

# Se houver grito ou ameaça

Você pode parar: “Prefiro continuar outra hora.” Anote o que houve. Se se repete, deixa de ser conversa sobre carga: veja o treinamento sobre prevenção do assédio.

# Sobre saúde

Você não precisa contar diagnóstico nem detalhes da sua vida. “Esse ritmo está afetando a minha saúde” é suficiente. Atestados vão para a área responsável, não para o grupo.

# Na prática

Escolha a frase que você mais teme ouvir e prepare a sua resposta.`,
    },
    {
      title: 'Depois da conversa',
      text: `# No mesmo dia

Mande um resumo curto: “Agradeço a conversa. Ficou assim: até o dia 30, pedidos depois das 16h vão para o dia seguinte; o relatório diário para; voltamos a falar no dia 2.” Isso evita que cada pessoa se lembre de uma conversa diferente.

# Nas semanas seguintes

Continue anotando, mais leve: hora de saída e o que ficou para trás. No dia marcado, leve a comparação. Se melhorou, diga. Reconhecer o que deu certo abre a próxima porta.

# Se nada mudou

- Retome com os fatos e a data combinada.
- Leve a um segundo nível: RH, CIPA, sindicato. Sobrecarga é um dos fatores de risco psicossociais que a empresa precisa olhar.
- Proteja o que é seu: pausas, fim de expediente, sono, gente.
- Pense, sem pressa, no que você quer para daqui a seis meses.

# Cuidar de si

Uma conversa assim gasta energia mesmo quando vai bem. Deixe a noite leve.

# Na prática

Escreva agora o modelo do seu resumo, com espaços em branco. Na hora, é só preencher.`,
    },
  ],
  quiz: [
    {
      text: 'Qual frase abre melhor a conversa sobre carga?',
      options: [
        '“Nas últimas três semanas, fiquei até as 20h em nove dias.”',
        '“Estou com coisa demais.”',
        '“Assim não dá.”',
      ],
      explanation: 'Fatos com data dão à outra pessoa algo a que responder.',
    },
    {
      text: 'Quantas opções vale levar?',
      options: ['Duas', 'Uma', 'Quatro ou mais'],
      explanation:
        'Uma opção é ultimato, quatro confundem. Com duas, a outra pessoa escolhe em vez de recusar.',
    },
    {
      text: 'O que fazer no mesmo dia, depois da conversa?',
      options: [
        'Mandar um resumo curto do que ficou combinado',
        'Contar tudo no grupo da equipe',
        'Esperar a outra pessoa escrever',
      ],
      explanation: 'O resumo evita que cada um se lembre de uma conversa diferente.',
    },
  ],
};
