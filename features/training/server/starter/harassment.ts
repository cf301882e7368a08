import type { StarterText } from './starter-course.ts';

/** What is said of Lei 14.457/2022 is its article 23: what companies with a CIPA have to do. */
export const harassment: StarterText = {
  key: 'harassment',
  title: 'Prevenir o assédio no trabalho',
  description:
    'O que é assédio moral e sexual, o que a lei pede das empresas com CIPA e o que fazer quando acontece com você ou do seu lado.',
  hours: 0.75,
  cover: 'ninho',
  legal: 'lei_14457',
  validMonths: 12,
  translations: {
    'en-US': {
      title: 'Preventing harassment at work',
      description:
        'What workplace bullying and sexual harassment are, what the law asks of companies with a CIPA and what to do when it happens to you or beside you.',
    },
    'es-ES': {
      title: 'Prevenir el acoso en el trabajo',
      description:
        'Qué es el acoso laboral y sexual, qué pide la ley a las empresas con CIPA (el comité brasileño de prevención) y qué hacer cuando te pasa a ti o a tu lado.',
    },
    'fr-FR': {
      title: 'Prévenir le harcèlement au travail',
      description:
        'Ce que sont les harcèlements moral et sexuel, ce que la loi demande aux entreprises avec CIPA (le comité brésilien de prévention) et que faire quand cela vous arrive ou près de vous.',
    },
  },
  sources: [
    {
      title: 'Lei 14.457, de 21 de setembro de 2022',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2022/lei/L14457.htm',
    },
    {
      title: 'Ministério do Trabalho e Emprego',
      url: 'https://www.gov.br/trabalho-e-emprego/pt-br',
    },
  ],
  lessons: [
    {
      title: 'O que é assédio, e o que não é',
      text: `# Assédio moral

É a repetição de atos que humilham, isolam ou desqualificam alguém no trabalho. Alguns exemplos:

- gritar, ameaçar ou ridicularizar na frente dos outros;
- espalhar boatos, dar apelidos que ofendem;
- tirar todas as tarefas de alguém ou dar só tarefas sem sentido;
- marcar prazos impossíveis só para uma pessoa;
- ignorar, deixar fora de reuniões e mensagens.

Pode vir de quem lidera, de colegas ou de quem está abaixo na hierarquia. Pode ser presencial ou por mensagem.

# Assédio sexual

É a abordagem de natureza sexual que a pessoa não quer: toque, convite insistente, comentário sobre o corpo, imagem, promessa ou ameaça em troca de favor. Não precisa se repetir. Um único ato já pode ser grave, e pode ser crime.

# O que não é

Cobrança respeitosa, avaliação com critérios claros, mudança de função combinada e conflito pontual fazem parte do trabalho. O que muda tudo é o modo: com respeito ou com humilhação.

# Na prática

Lembre uma cobrança que você recebeu e que foi justa. O que havia nela? Tom, lugar, fatos, chance de responder.`,
    },
    {
      title: 'O que a lei pede',
      text: `A Lei 14.457, de 2022, trouxe deveres para as empresas que têm CIPA, a comissão interna de prevenção de acidentes e de assédio. Em resumo, elas devem:

- incluir regras de conduta sobre assédio sexual e outras formas de violência nas normas da empresa e divulgar essas regras;
- ter um procedimento para receber e acompanhar denúncias, apurar os fatos e, quando for o caso, punir, com anonimato garantido a quem denuncia;
- incluir o tema nas atividades da CIPA;
- fazer ações de capacitação, orientação e sensibilização pelo menos a cada 12 meses, para todos os níveis da empresa, em formato acessível.

O procedimento da empresa não substitui outros caminhos. Quem sofre assédio pode, ao mesmo tempo, procurar a Justiça, o Ministério Público do Trabalho, o sindicato ou a polícia.

Este treinamento ajuda a entender o tema. Quem decide se ele conta para a capacitação da lei é a empresa, com sua área jurídica e sua CIPA.

# Na prática

Descubra hoje: a sua empresa tem CIPA? Qual é o canal de denúncia, e ele aceita relato anônimo?`,
    },
    {
      title: 'Se acontece com você',
      text: `Antes de tudo: a responsabilidade é de quem assedia. Travar, rir sem graça ou demorar para reagir são reações comuns, e não querem dizer que você permitiu.

# Se for seguro

Diga com clareza: “Não gosto disso. Pare.” Se não for seguro, não diga nada e saia. As duas coisas estão certas.

# Guarde o que puder

- Anote data, hora, lugar, o que foi dito e quem estava perto.
- Guarde mensagens, e-mails e imagens. Faça cópia fora do equipamento da empresa, só do que foi dirigido a você.
- Conte a alguém de confiança logo depois. Isso também é memória.

# Onde relatar

- O canal de denúncia da empresa, a CIPA, o RH ou uma liderança de confiança.
- O sindicato da categoria.
- O Ministério Público do Trabalho, pelo site.
- A polícia, quando há crime. Perigo agora: 190.

# Cuidar de si

Assédio adoece. Sono ruim, medo de ir trabalhar e vergonha são comuns. Procure apoio de saúde, e conte com quem gosta de você. Se pesar demais, o CVV atende pelo 188, 24 horas.

# Na prática

Escreva o nome de duas pessoas a quem você contaria.`,
    },
    {
      title: 'Se acontece do seu lado',
      text: `Quem vê e não fala quase sempre sofre também. Há muito espaço entre o silêncio e o confronto.

# Quatro caminhos

- Interromper: mude de assunto, chame a pessoa para outra coisa, entre na conversa.
- Nomear: “Esse comentário não é legal.” Curto, sem discurso.
- Procurar ajuda: avise alguém com poder de agir, ou o canal de denúncia.
- Voltar depois: “Vi o que aconteceu. Como você está? Quer que eu vá junto?”

Escolha o que for seguro para você e para a pessoa. O último caminho quase sempre é possível, e é o que muita gente mais lembra.

# O que a pessoa decide

Quem sofreu decide o que quer fazer. Ofereça companhia, o que você viu e o seu nome como testemunha, se puder. Não denuncie em nome dela sem perguntar, a não ser que haja perigo.

# Piadas e apelidos

Boa parte do assédio começa como brincadeira. Uma pergunta simples desarma: “Como assim? Explica.” Quando a piada precisa de explicação, ela perde a graça.

# Na prática

Ensaie a sua frase curta. Ela precisa caber em cinco segundos.`,
    },
    {
      title: 'Uma equipe onde isso não cresce',
      text: `Assédio cresce onde há medo, pressa e silêncio. A prevenção está mais no dia a dia do que no cartaz.

# Para todo mundo

- Chame as pessoas pelo nome que elas usam.
- Dê retorno em particular, sobre o trabalho, com exemplo.
- Em reunião, repare em quem não falou.
- Se errou, diga: “Falei de um jeito ruim. Desculpe.” E mude.

# Para quem lidera

- Responda ao primeiro sinal. O que se deixa passar vira regra.
- Não investigue por conta própria nem coloque as duas pessoas frente a frente. Encaminhe pelo procedimento.
- Proteja quem relatou. Punir quem denuncia é mais um dano.
- Fale do tema fora da crise, pelo menos uma vez por ano.

# Para a empresa

Metas que só se alcançam com humilhação são um risco que a própria organização cria. Revisar carga, prazos e forma de cobrar faz parte da prevenção.

# Na prática

Escolha um combinado que faria diferença na sua equipe e leve para a próxima reunião. Por exemplo: “aqui ninguém cobra no grupo”.`,
    },
  ],
  quiz: [
    {
      text: 'O que diferencia o assédio moral de uma cobrança que faz parte do trabalho?',
      options: [
        'O modo: humilhar, isolar ou desqualificar, de forma repetida',
        'O tom de voz de quem lidera',
        'O tamanho da meta',
      ],
      explanation:
        'Cobrança com respeito e critério claro faz parte do trabalho. Humilhar, isolar ou desqualificar, e repetir, é assédio moral.',
    },
    {
      text: 'O assédio sexual precisa se repetir para ser grave?',
      options: [
        'Não; um único ato já pode ser grave, e pode ser crime',
        'Sim, pelo menos três vezes',
        'Só se houver testemunha',
      ],
      explanation: 'A abordagem de natureza sexual que a pessoa não quer não precisa se repetir.',
    },
    {
      text: 'Pela Lei 14.457, com que frequência as empresas com CIPA fazem ações de capacitação sobre o tema?',
      options: ['Pelo menos a cada 12 meses', 'A cada cinco anos', 'Só quando há denúncia'],
      explanation:
        'O artigo 23 fala em ações de capacitação, orientação e sensibilização pelo menos a cada 12 meses, para todos os níveis.',
      source: {
        title: 'Lei 14.457, de 21 de setembro de 2022',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2022/lei/L14457.htm',
      },
    },
    {
      text: 'O que a lei garante a quem denuncia pelo procedimento da empresa?',
      options: ['O anonimato', 'Uma promoção', 'Que ninguém mais será ouvido'],
      explanation:
        'O procedimento precisa receber e acompanhar denúncias com anonimato garantido a quem denuncia. Ele não substitui a Justiça, o Ministério Público do Trabalho nem a polícia.',
      source: {
        title: 'Lei 14.457, de 21 de setembro de 2022',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2022/lei/L14457.htm',
      },
    },
    {
      text: 'Você viu uma colega ser ridicularizada. Qual caminho quase sempre é possível?',
      options: [
        'Procurá-la depois: “Vi o que aconteceu. Como você está?”',
        'Denunciar em nome dela sem perguntar',
        'Fingir que não viu',
      ],
      explanation:
        'Voltar depois é seguro na maioria das vezes, e é o que muita gente mais lembra. Quem sofreu decide o que quer fazer.',
    },
  ],
};
