import type { SeedText } from './seed-text.ts';

/**
 * Twelve weeks of Ana, who coordinates customer care in a logistics company: ordinary weeks, a
 * quarter end that wears her down, one very hard night, help asked for, and the way back.
 */
export const ANA: readonly SeedText[] = [
  {
    daysAgo: 83,
    time: '21:10',
    text: 'Primeiro registro aqui. A Júlia do RH comentou do aplicativo e resolvi testar. Não sei bem o que escrever. Hoje foi um dia comum: reunião de manhã, almoço com o pessoal, relatório à tarde. Cheguei em casa cedo e fiz sopa.',
  },
  {
    daysAgo: 81,
    time: '20:42',
    text: 'Dia bom. O cliente de Campinas elogiou o atendimento e a equipe comemorou com pão de queijo. Fiquei contente por eles, principalmente pelo Davi, que entrou faz dois meses.',
  },
  {
    daysAgo: 79,
    time: '19:30',
    text: 'Dia de arrumar a casa. Lavei as cortinas, liguei para minha mãe, andei até a feira. Nada demais, e foi bom.',
  },
  {
    daysAgo: 77,
    time: '22:05',
    text: 'Voltei às aulas de violão depois de um ano. Os dedos doem, mas dormi bem e acordei com energia. Quero manter isso nas segundas.',
  },
  {
    daysAgo: 75,
    time: '18:55',
    text: 'Reunião de planejamento do trimestre. As metas vieram altas. A Renata disse que confia na gente. Anotei tudo e vim para casa pensando em como dividir as carteiras sem pesar para ninguém.',
  },
  {
    daysAgo: 72,
    time: '21:48',
    text: 'Passei a noite na casa da minha irmã. As crianças fizeram um teatro na sala e eu ri muito. Voltei descansada.',
  },
  {
    daysAgo: 70,
    time: '20:15',
    text: 'Agenda cheia, mas em ordem. Consegui almoçar fora da mesa e sair às seis. Violão depois.',
  },
  {
    daysAgo: 68,
    time: '21:33',
    text: 'Duas pessoas da equipe pediram para sair na mesma semana. Entendo os motivos delas. Vou ter que cobrir os turnos até contratar. Fiz as contas e dá, apertado.',
  },
  {
    daysAgo: 66,
    time: '22:40',
    text: 'Fiquei até as oito para fechar a escala. Estou cansada, mas é por pouco tempo. Pulei o violão hoje.',
  },
  {
    daysAgo: 63,
    time: '23:02',
    text: 'Dia de folga e abri o computador “só para ver uma coisa”. Foram três horas. O Marcos reclamou, com razão. Dor nas costas de tanto sentar torto no sofá.',
  },
  {
    daysAgo: 61,
    time: '21:20',
    text: 'Fila de chamados dobrou. A integração nova caiu duas vezes e cada queda vira quarenta ligações. A Renata cobra resultado de hora em hora. Hoje respondi mensagem dela no banho. Acho que passei do limite do razoável e ninguém percebeu, nem eu na hora.',
  },
  {
    daysAgo: 59,
    time: '22:58',
    text: 'Dor de cabeça desde cedo. Tomei café demais. Três entrevistas, nenhuma deu certo.',
  },
  {
    daysAgo: 58,
    time: '23:35',
    text: 'Estou esgotada. Saí às nove, jantei em pé, e ainda tinha planilha. Não consigo desligar: deito e fico repassando a lista de amanhã. O Davi perguntou se estava tudo bem e eu disse que sim, automático.',
  },
  {
    daysAgo: 56,
    time: '22:11',
    text: 'Hoje errei o relatório da diretoria. Uma casa decimal trocada. A Renata corrigiu na frente de todo mundo. Devia ter conferido. Fico pensando que qualquer outra pessoa teria visto. Sou incapaz de fazer o básico quando estou assim.',
  },
  {
    daysAgo: 54,
    time: '21:05',
    text: 'Não tenho vontade de ir. Acordo e a primeira coisa que sinto é um aperto no peito. Antes eu gostava desse trabalho, de verdade. Hoje só conto as horas para acabar.',
  },
  {
    daysAgo: 52,
    time: '23:50',
    text: 'Insônia de novo. Dormi quatro horas. Na reunião das nove eu ouvia as pessoas falando como se fosse de longe. Estou exausta e irritada com todo mundo, até com a Júlia, que só veio trazer um bolo.',
  },
  {
    daysAgo: 51,
    time: '20:26',
    text: 'Chorei no banheiro do escritório. Lavei o rosto e voltei. Ninguém viu.',
  },
  {
    daysAgo: 49,
    time: '22:30',
    text: 'Fechamento do trimestre. Doze horas seguidas. Bati a meta e não senti nada. Estou sem forças até para ficar feliz com isso. O estômago dói desde terça.',
  },
  {
    daysAgo: 47,
    time: '21:14',
    text: 'Cansada demais.',
  },
  {
    daysAgo: 45,
    time: '22:47',
    text: 'A Renata anunciou que as vagas foram congeladas. Ou seja: vai ser assim até o fim do ano. Tanto faz. Parei de dar opinião nas reuniões porque não adianta. Faço o meu, desligo a câmera e pronto. Tenho dor de cabeça quase todo dia e a comida perdeu o gosto.',
  },
  {
    daysAgo: 44,
    time: '02:20',
    text: 'São duas da manhã e não durmo. Hoje gritei com o Marcos por causa de um copo. Ele foi dormir na sala. Fico achando que estrago tudo o que toco, que sou um peso para ele, para a equipe, para minha mãe. Pensei que seria mais fácil dormir e não acordar mais. Não vou fazer nada, só queria que isso parasse um pouco. Escrevo porque não sei com quem falar a esta hora.',
  },
  {
    daysAgo: 43,
    time: '21:40',
    text: 'Ontem liguei para o 188. Não sabia se podia ligar “só” por isso. Podia. Uma moça me ouviu quase uma hora sem pressa nenhuma. Hoje contei ao Marcos. Ele chorou também, e depois marcamos juntos a consulta com a psicóloga para quinta. Continuo esgotada, mas hoje não estou sozinha com isso.',
  },
  {
    daysAgo: 41,
    time: '20:33',
    text: 'Fui ao médico de manhã. Ele ouviu, pediu exames e me deu uns dias. Conversei com a Renata por telefone, dois minutos. Ela disse “se cuida”. Passei a tarde deitada vendo o ventilador girar. Ainda sem energia para quase nada.',
  },
  {
    daysAgo: 40,
    time: '19:52',
    text: 'Primeira sessão. Falei mais do que imaginava. Saí cansada e um pouco mais leve, as duas coisas ao mesmo tempo.',
  },
  {
    daysAgo: 38,
    time: '21:09',
    text: 'Dormi sete horas. Fazia semanas. Dei uma volta no quarteirão de manhã com o Marcos. Ainda acordo com aperto no peito, mas hoje passou mais rápido.',
  },
  {
    daysAgo: 36,
    time: '18:20',
    text: 'Minha mãe veio ficar comigo. Fez arroz-doce e não perguntou nada. Fiquei na cozinha ouvindo ela contar da rua, do cachorro da vizinha, da novela. Foi o melhor do dia.',
  },
  {
    daysAgo: 34,
    time: '20:01',
    text: 'Segunda sessão. Ela perguntou o que eu faço quando digo sim sem querer dizer. Não soube responder. Fiquei com a pergunta.',
  },
  {
    daysAgo: 33,
    time: '21:27',
    text: 'Amanhã volto. Tenho medo de voltar a ser como antes. A Júlia mandou mensagem: “estou te esperando com café”. Aliviada de ter alguém lá.',
  },
  {
    daysAgo: 32,
    time: '19:44',
    text: 'Voltei. Combinei com a Renata de sair às seis por um mês e de não responder mensagem à noite. Ela torceu o nariz, mas aceitou. A dor de cabeça veio no meio da tarde. Saí às seis mesmo assim.',
  },
  {
    daysAgo: 30,
    time: '20:18',
    text: 'A Júlia me ajudou a dividir a carteira grande entre quatro pessoas. Eu achava que ninguém ia querer. O Davi pediu o cliente de Campinas. Fiquei orgulhosa dele e um pouco de mim, por ter pedido ajuda.',
  },
  {
    daysAgo: 28,
    time: '22:02',
    text: 'Recaída de cansaço. Dormi mal e o dia pareceu subir ladeira. Fiz o mínimo e fui embora. A psicóloga tinha avisado que não é uma linha reta.',
  },
  {
    daysAgo: 26,
    time: '19:15',
    text: 'Parque com o Marcos. Caminhamos até o lago e voltamos devagar. Estou mais tranquila. Notei o cheiro da chuva antes de chover, coisa que fazia tempo que eu não notava.',
  },
  {
    daysAgo: 24,
    time: '21:36',
    text: 'Peguei o violão. Desafinado, eu também. Toquei vinte minutos e dormi bem.',
  },
  {
    daysAgo: 22,
    time: '20:47',
    text: 'Reunião difícil. O diretor perguntou por que a fila cresceu e a Renata olhou para mim. Expliquei com os números. Não pedi desculpas pelo que não era meu. Saí com o coração acelerado, mas saí inteira.',
  },
  {
    daysAgo: 20,
    time: '21:12',
    text: 'Terceira semana saindo às seis. O mundo não acabou. Jantei com calma, lavei a louça ouvindo música. Dia leve.',
  },
  {
    daysAgo: 18,
    time: '22:20',
    text: 'Chamado atrás de chamado hoje. A integração caiu de novo e senti a irritação subir igual antes. Levantei, fui beber água no terraço, voltei. Fiquei cansada, não destruída. Acho que essa é a diferença.',
  },
  {
    daysAgo: 16,
    time: '18:41',
    title: 'Lasanha na casa da mãe',
    text: 'Almoço com a família inteira. Minha irmã perguntou como eu andava. Disse que estou aprendendo a parar antes. Ela fez que sim com a cabeça, mastigando a lasanha.',
  },
  {
    daysAgo: 14,
    time: '20:55',
    text: 'Contratamos duas pessoas. Começam na segunda. Fiquei tão aliviada que fui caminhar na hora do almoço só para contar ao Marcos por telefone.',
  },
  {
    daysAgo: 12,
    time: '21:30',
    title: 'Gosto de ensinar',
    favourite: true,
    text: 'Treinei as meninas novas. Expliquei o sistema três vezes e percebi que gosto de ensinar. Tinha esquecido disso.',
  },
  {
    daysAgo: 11,
    time: '22:15',
    text: 'Acordei às quatro pensando no relatório e não voltei a dormir. De dia fiquei com dor de cabeça. Comentei na sessão. Ela sugeriu deixar um caderno ao lado da cama e anotar o que vier, para sair da cabeça.',
  },
  {
    daysAgo: 9,
    time: '19:58',
    title: 'O caderno ao lado da cama',
    text: 'O caderno funcionou. Anotei “conferir o anexo da proposta” às onze da noite e dormi. Parece bobo. Dormi bem.',
  },
  {
    daysAgo: 7,
    time: '20:36',
    text: 'Manhã longa. A reunião das nove atrasou tudo e passei o resto do dia tentando alcançar. Não estou irritada como naquela época, só com vontade de dormir cedo.',
  },
  {
    daysAgo: 5,
    time: '21:08',
    title: 'Reunião que virou e-mail',
    text: 'A reunião virou um e-mail de quatro linhas. Ganhei uma hora e usei para conversar com o Davi, que anda quieto. Ele disse que a avó está doente. Ficamos um tempo sem falar nada. Acho que ajudou.',
  },
  {
    daysAgo: 4,
    time: '22:03',
    title: 'Dividi as entregas',
    text: 'Hoje acordei cansada de novo. Na hora do almoço me deu dor de cabeça e comi na mesa mesmo. À tarde a Júlia me ajudou a dividir as entregas com o time e fiquei aliviada. Acho que eu devia dar conta de tudo sozinha, mas hoje vi que dá para pedir ajuda.',
  },
  {
    daysAgo: 2,
    time: '19:25',
    title: 'Caminhei no parque',
    favourite: true,
    text: 'Caminhei no parque antes do trabalho. Cheguei com energia e até cantarolei no elevador. O porteiro riu. Dia bom, desses que passam sem fazer barulho.',
  },
  {
    daysAgo: 1,
    time: '20:50',
    title: 'O que eu levo daqui',
    text: 'Última sessão do mês. Falamos do que vou levar para o próximo trimestre: sair no horário, o caderno, o violão, a Júlia, o Marcos. Escrevi num papel e colei na geladeira. Estou tranquila. Um pouco de medo das metas novas, mas tranquila.',
  },
];
