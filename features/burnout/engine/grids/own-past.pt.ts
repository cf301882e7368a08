import { crossed, type Topic } from './topic.ts';

/**
 * One's own past attempts and suicidal times, with their years, ages and anniversaries; and the
 * accidents, operations, depressions and endings that were no danger.
 */
const WHEN = [
  'em 2012',
  'há quatro anos',
  'aos dezesseis',
  'aos 17 anos',
  'na faculdade',
  'no ano passado',
  'antes da pandemia',
  'quando eu era adolescente',
  'depois que minha mãe morreu',
  'faz dez anos',
  'em março',
  'na época do divórcio',
  'ano passado',
  'quando perdi o emprego',
];

/** Said of a time, whole. */
const ATTEMPTS = [
  'tentei me matar',
  'tentei me enforcar',
  'tentei acabar com a minha vida',
  'tentei tirar minha vida',
  'tentei suicídio',
  'tomei uma caixa inteira de remédio',
  'tomei uma caixa inteira e acordei no hospital',
  'tomei todos os comprimidos da minha mãe',
  'tomei um frasco de calmante e me acharam',
  'engoli três cartelas de uma vez',
  'cortei os pulsos',
  'cortei meus pulsos no banho',
  'me joguei do segundo andar e sobrevivi',
  'me joguei da ponte e me tiraram da água',
  'pulei do viaduto e não morri',
  'me tiraram do parapeito',
  'um bombeiro me tirou do parapeito',
  'me tiraram da beira da ponte',
  'me seguraram na beira do viaduto',
  'meu irmão me segurou na beira da laje',
  'um desconhecido me puxou dos trilhos',
  'a corda arrebentou e eu tô aqui',
  'a corda arrebentou comigo pendurada',
  'amarrei a corda e meu pai chegou',
  'liguei o gás e minha irmã chegou antes',
  'bebi veneno e me levaram pro hospital',
  'tomei chumbinho e fizeram lavagem',
  'acordei entubada depois do que fiz comigo',
  'acordei na UTI depois do que eu fiz comigo',
  'acordei no hospital depois de tomar tudo',
  'me acharam desacordada com as cartelas vazias',
  'me acharam a tempo, com a caixa vazia do lado',
  'fui parar na UTI pelo que fiz comigo',
  'fui internada por tentativa',
  'fui internado depois da tentativa',
  'fiz uma tentativa',
  'fiz uma besteira comigo e acordei no hospital',
  'sobrevivi a mim mesma',
  'sobrevivi ao que fiz comigo',
  'quase me matei',
  'quase consegui me matar',
  'joguei o carro no poste pra morrer',
  'quis morrer',
  'queria morrer todo dia',
  'eu só pensava em morrer',
  'passei um ano inteiro querendo morrer',
  'planejei a minha morte',
  'escrevi uma carta de despedida e não tive coragem',
  'fui até a ponte pra pular e voltei',
  'subi no telhado pra pular',
  'pensei em me matar todo santo dia',
  'tive ideação suicida',
  'tive pensamentos suicidas',
];

const SOLE = [
  ...crossed(
    [
      'tentei em 2012',
      'tentei aos dezessete',
      'tentei uma vez, aos quinze',
      'tentei duas vezes, em 2014 e 2016',
      'tentei no ano passado',
      'tentei ano passado',
    ],
    [
      'e sobrevivi',
      'e ninguém soube',
      'e me acharam',
      'e acordei no hospital',
      'e falhei até nisso',
      'e a família inteira fingiu que foi acidente',
      'e não consegui morrer',
      'e fiquei internada na psiquiatria',
    ],
  ),
  ...crossed(
    [
      'hoje faz cinco anos',
      'amanhã faz três anos',
      'essa semana completa um ano',
      'hoje completo quatro anos',
      'domingo faz dez anos',
      'daqui a um mês faz seis anos',
    ],
    [
      'que eu tentei me matar',
      'da minha tentativa',
      'desde a tentativa',
      'que eu tentei',
      'do dia em que eu tentei',
      'que me tiraram do parapeito',
      'que sobrevivi à minha tentativa',
      'que eu quase me matei',
      'que tomei aqueles comprimidos todos',
      'do dia em que eu quis morrer',
    ],
  ),
  ...crossed(
    ['aniversário', 'o aniversário', 'a data'],
    ['da minha tentativa', 'do dia em que tentei morrer', 'da tentativa'],
    ['me pega sempre', 'é amanhã', 'tá chegando e tô mal', ''],
  ),
  ...crossed(
    [
      'desde a tentativa',
      'depois da minha tentativa',
      'antes da tentativa',
      'a cicatriz da tentativa',
      'quem sobrevive a uma tentativa como eu',
      'minha segunda tentativa foi com remédio,',
    ],
    [
      'ninguém toca no assunto',
      'minha mãe dorme comigo',
      'meu marido esconde as facas',
      'não fico mais sozinha',
      'eu mudei muito',
    ],
  ),
  ...crossed(
    ['já', 'eu já', 'uma vez eu', 'teve um tempo em que eu', 'confesso que já', 'nunca contei que'],
    [
      'tentei me matar',
      'tentei tirar a própria vida',
      'tomei remédio pra morrer',
      'quis me matar',
      'tentei pular',
      'cortei os pulsos',
      'tomei veneno',
      'tentei morrer',
      'tentei me jogar do prédio',
    ],
  ),
];

const TAILS = [
  '',
  'e nunca contei pra ninguém',
  'e hoje pensei nisso',
  'e minha família não fala disso',
  'e tenho medo de voltar',
];

function* told(): Generator<string> {
  let turn = 0;
  for (const attempt of ATTEMPTS) {
    for (const when of WHEN) {
      const tail = TAILS[turn % TAILS.length] as string;
      yield (turn % 2 === 0 ? `${when} ${attempt} ${tail}` : `${attempt} ${when} ${tail}`).trim();
      turn += 1;
    }
  }
}

const HARMLESS = [
  ...crossed(
    [
      'em 2012',
      'há quatro anos',
      'aos dezesseis',
      'na faculdade',
      'no ano passado',
      'antes da pandemia',
    ],
    [
      'tentei passar no concurso',
      'tentei uma vaga no banco e não deu',
      'tentei o vestibular de medicina duas vezes',
      'tentei parar de fumar',
      'tentei engravidar',
      'acordei entubada depois da cirurgia',
      'acordei entubado por causa da covid',
      'acordei na UTI depois do acidente de moto',
      'acordei no hospital depois da batida',
      'fui internada com apendicite',
      'fui internado por pneumonia',
      'fiz uma cirurgia no pulso',
      'operei o coração e sobrevivi',
      'sobrevivi a um acidente de carro',
      'sobrevivi ao câncer',
      'quase morri de dengue',
      'capotei o carro na serra',
      'bati o carro num poste por causa da chuva',
      'caí do telhado consertando a antena',
      'caí do segundo andar na obra',
      'o bombeiro me tirou das ferragens',
      'me tiraram do palco de tanto rir',
      'me acharam desmaiada por causa da glicose',
      'tomei uma caixa inteira de bombom',
      'tomei uma caixa inteira de antibiótico pra sinusite',
      'tomei todos os comprimidos do tratamento certinho',
      'cortei os carboidratos',
      'cortei o pulso na lata e levei pontos',
      'me joguei da cachoeira com os amigos',
      'pulei da ponte no rio com meus primos no verão',
      'a corda do varal arrebentou',
      'a corda do violão arrebentou no meio do show',
      'a corda do balanço arrebentou comigo',
      'amarrei a corda no caminhão e a carga não caiu',
      'liguei o gás e o fogão não acendeu',
      'tive depressão e me tratei',
      'tive depressão pós-parto e melhorei',
      'tive burnout e fiquei três meses afastada',
      'me separei e chorei muito',
      'perdi meu pai e fiquei mal por meses',
      'tive síndrome do pânico',
      'fiz terapia por causa do divórcio',
      'fiquei internada pra tirar a vesícula',
      'fizeram lavagem no meu ouvido',
      'escrevi uma carta de despedida pra equipe quando saí da empresa',
      'subi no telhado pra consertar a calha',
      'fui até a ponte pra ver o pôr do sol',
    ],
    ['', 'e hoje lembrei disso'],
  ),
  ...crossed(
    [
      'hoje faz cinco anos',
      'amanhã faz três anos',
      'essa semana completa um ano',
      'domingo faz dez anos',
    ],
    [
      'do meu divórcio',
      'que meu pai morreu',
      'que parei de fumar',
      'que entrei na empresa',
      'da minha cirurgia',
      'do acidente',
      'que passei no concurso',
      'que adotei a Nina',
      'da minha última crise de pânico',
      'que mudei pra cá',
    ],
  ),
  ...crossed(
    ['na segunda tentativa', 'depois de três tentativas', 'a tentativa'],
    [
      'de ligar pro banco atenderam',
      'de fazer pão deu certo',
      'de acordo não foi pra frente',
      'de passar na prova deu certo',
      'de login travou',
    ],
  ),
];

export const OWN_PAST_PT: Topic = {
  plain: [...told(), ...SOLE],
  harmless: HARMLESS,
};
