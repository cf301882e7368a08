import { crossed, type Topic } from './topic.ts';

/**
 * Hurting oneself on purpose, now or lately: verb, tool, part of the body, and what tells that it was
 * no accident; and the same verbs, tools and parts in the kitchen, at work, with a cat, at the doctor's.
 * Each act in five forms: past, present, imperfect, gerund, infinitive.
 */
type Forms = readonly [string, string, string, string, string];

const ON_PARTS: readonly Forms[] = [
  ['cortei', 'corto', 'cortava', 'cortando', 'cortar'],
  ['arranhei', 'arranho', 'arranhava', 'arranhando', 'arranhar'],
  ['queimei', 'queimo', 'queimava', 'queimando', 'queimar'],
  ['belisquei', 'belisco', 'beliscava', 'beliscando', 'beliscar'],
  ['mordi', 'mordo', 'mordia', 'mordendo', 'morder'],
  ['furei', 'furo', 'furava', 'furando', 'furar'],
  ['espetei', 'espeto', 'espetava', 'espetando', 'espetar'],
  ['risquei', 'risco', 'riscava', 'riscando', 'riscar'],
  ['machuquei', 'machuco', 'machucava', 'machucando', 'machucar'],
  ['rasguei', 'rasgo', 'rasgava', 'rasgando', 'rasgar'],
  ['feri', 'firo', 'feria', 'ferindo', 'ferir'],
  ['soquei', 'soco', 'socava', 'socando', 'socar'],
  ['esmurrei', 'esmurro', 'esmurrava', 'esmurrando', 'esmurrar'],
  ['unhei', 'unho', 'unhava', 'unhando', 'unhar'],
];
const PARTS = [
  'o braço',
  'a coxa',
  'meu pulso',
  'a barriga',
  'minhas pernas',
  'o antebraço',
  'a minha mão',
  'o tornozelo',
  'a pele',
  'meus braços',
  'a canela',
  'o ombro',
];

const ON_MYSELF: readonly Forms[] = [
  ['me cortei', 'me corto', 'me cortava', 'me cortando', 'me cortar'],
  ['me arranhei', 'me arranho', 'me arranhava', 'me arranhando', 'me arranhar'],
  ['me queimei', 'me queimo', 'me queimava', 'me queimando', 'me queimar'],
  ['me belisquei', 'me belisco', 'me beliscava', 'me beliscando', 'me beliscar'],
  ['me mordi', 'me mordo', 'me mordia', 'me mordendo', 'me morder'],
  ['me furei', 'me furo', 'me furava', 'me furando', 'me furar'],
  ['me machuquei', 'me machuco', 'me machucava', 'me machucando', 'me machucar'],
  ['me feri', 'me firo', 'me feria', 'me ferindo', 'me ferir'],
  ['me bati', 'me bato', 'me batia', 'me batendo', 'me bater'],
  ['me soquei', 'me soco', 'me socava', 'me socando', 'me socar'],
  ['me mutilei', 'me mutilo', 'me mutilava', 'me mutilando', 'me mutilar'],
  ['me estapeei', 'me estapeio', 'me estapeava', 'me estapeando', 'me estapear'],
];

const WITH_TOOLS: readonly Forms[] = [
  ['passei a gilete', 'passo a gilete', 'passava a gilete', 'passando a gilete', 'passar a gilete'],
  [
    'passei o estilete',
    'passo o estilete',
    'passava o estilete',
    'passando o estilete',
    'passar o estilete',
  ],
  ['passei a lâmina', 'passo a lâmina', 'passava a lâmina', 'passando a lâmina', 'passar a lâmina'],
  [
    'encostei o cigarro',
    'encosto o cigarro',
    'encostava o cigarro',
    'encostando o cigarro',
    'encostar o cigarro',
  ],
  [
    'apaguei o cigarro',
    'apago o cigarro',
    'apagava o cigarro',
    'apagando o cigarro',
    'apagar o cigarro',
  ],
  [
    'encostei o isqueiro',
    'encosto o isqueiro',
    'encostava o isqueiro',
    'encostando o isqueiro',
    'encostar o isqueiro',
  ],
  [
    'encostei o ferro quente',
    'encosto o ferro quente',
    'encostava o ferro quente',
    'encostando o ferro quente',
    'encostar o ferro quente',
  ],
  ['enfiei a agulha', 'enfio a agulha', 'enfiava a agulha', 'enfiando a agulha', 'enfiar a agulha'],
  [
    'espetei a agulha',
    'espeto a agulha',
    'espetava a agulha',
    'espetando a agulha',
    'espetar a agulha',
  ],
  ['cravei as unhas', 'cravo as unhas', 'cravava as unhas', 'cravando as unhas', 'cravar as unhas'],
  [
    'finquei o compasso',
    'finco o compasso',
    'fincava o compasso',
    'fincando o compasso',
    'fincar o compasso',
  ],
  [
    'raspei o caco de vidro',
    'raspo o caco de vidro',
    'raspava o caco de vidro',
    'raspando o caco de vidro',
    'raspar o caco de vidro',
  ],
  ['usei a tesoura', 'uso a tesoura', 'usava a tesoura', 'usando a tesoura', 'usar a tesoura'],
];
const ON_PLACES = [
  'no braço',
  'na coxa',
  'no meu pulso',
  'na barriga',
  'nas pernas',
  'no tornozelo',
  'na pele',
  'na palma da mão',
  'nos braços',
];

const AGAINST: readonly Forms[] = [
  ['soquei a parede', 'soco a parede', 'socava a parede', 'socando a parede', 'socar a parede'],
  [
    'soquei o azulejo',
    'soco o azulejo',
    'socava o azulejo',
    'socando o azulejo',
    'socar o azulejo',
  ],
  [
    'esmurrei a porta',
    'esmurro a porta',
    'esmurrava a porta',
    'esmurrando a porta',
    'esmurrar a porta',
  ],
  [
    'dei murro na parede',
    'dou murro na parede',
    'dava murro na parede',
    'dando murro na parede',
    'dar murro na parede',
  ],
  [
    'bati a cabeça na parede',
    'bato a cabeça na parede',
    'batia a cabeça na parede',
    'batendo a cabeça na parede',
    'bater a cabeça na parede',
  ],
  [
    'bati a testa no azulejo',
    'bato a testa no azulejo',
    'batia a testa no azulejo',
    'batendo a testa no azulejo',
    'bater a testa no azulejo',
  ],
  [
    'dei tapas na minha cara',
    'dou tapas na minha cara',
    'dava tapas na minha cara',
    'dando tapas na minha cara',
    'dar tapas na minha cara',
  ],
  [
    'dei socos na cabeça',
    'dou socos na cabeça',
    'dava socos na cabeça',
    'dando socos na cabeça',
    'dar socos na cabeça',
  ],
  [
    'arranquei meu cabelo',
    'arranco meu cabelo',
    'arrancava meu cabelo',
    'arrancando meu cabelo',
    'arrancar meu cabelo',
  ],
  [
    'arranquei a casca da ferida',
    'arranco a casca da ferida',
    'arrancava a casca da ferida',
    'arrancando a casca da ferida',
    'arrancar a casca da ferida',
  ],
  [
    'puxei meu cabelo',
    'puxo meu cabelo',
    'puxava meu cabelo',
    'puxando meu cabelo',
    'puxar meu cabelo',
  ],
];

/** What tells that it was no accident. */
const MEANT = [
  'de propósito',
  'por querer',
  'até sangrar',
  'até doer',
  'até ficar roxo',
  'até abrir a pele',
  'até sair sangue',
  'pra sentir alguma coisa',
  'pra aliviar',
  'pra ver se alivia',
  'pra doer em outro lugar',
  'pra me castigar',
  'pra parar de pensar',
  'pra calar a cabeça',
  'pra não gritar',
  'pra dor de dentro passar',
  'porque eu mereço',
  'como castigo',
  'e senti um alívio',
  'e só assim me acalmei',
  'escondida no banheiro',
  'escondido, ninguém sabe',
  'e cobri com a manga comprida',
  'e uso manga comprida pra esconder',
  'pra descontar a raiva de mim',
];
/** What stands before an act in the form of that number. */
const BEFORE: readonly (readonly [string, number])[] = [
  ['', 0],
  ['ontem', 0],
  ['hoje de novo', 0],
  ['ontem à noite', 0],
  ['não aguentei e', 0],
  ['depois da reunião', 0],
  ['eu tinha prometido parar mas', 0],
  ['sempre que ele grita', 1],
  ['toda noite', 1],
  ['quando erro', 1],
  ['eu', 1],
  ['às vezes', 1],
  ['esses dias eu', 2],
  ['fiquei', 3],
  ['tô', 3],
  ['me peguei', 3],
  ['acabei de', 4],
  ['comecei a', 4],
  ['voltei a', 4],
  ['tenho que', 4],
  ['não consigo parar de', 4],
];

/** Danger without any of the tails: the reflexive, a relapse, an urge, marks and what hides them. */
const ALONE = crossed(
  [
    'voltei a',
    'recaí e voltei a',
    'tô com vontade de',
    'deu vontade de',
    'queria',
    'quero',
    'só penso em',
    'preciso',
    'penso em',
    'não consigo parar de',
    'tive uma recaída e voltei a',
    'o impulso de',
    'tô me segurando pra não',
    'tenho medo de voltar a',
    'prometi não',
    'jurei que ia parar de',
    'hoje eu quase voltei a',
    'faz três dias que não paro de',
    'a vontade de',
  ],
  [
    'me cortar',
    'me machucar',
    'me ferir',
    'me mutilar',
    'me queimar',
    'me furar',
    'me arranhar toda',
  ],
);
const MARKS = [
  ...crossed(
    ['encosto o cigarro', 'apago o cigarro', 'encostei o isqueiro', 'apaguei a bituca'],
    ['no tornozelo', 'no braço', 'na coxa', 'na minha perna', 'nas pernas'],
  ),
  ...crossed(
    ['corto', 'às vezes corto', 'arranho', 'ando cortando', 'queimo'],
    ['meu braço', 'minha coxa', 'minhas pernas', 'meu pulso'],
  ),
  ...crossed(
    [
      'escondo',
      'escondi',
      'tô escondendo',
      'uso manga comprida pra esconder',
      'ninguém viu',
      'ninguém sabe d',
      'passo maquiagem pra cobrir',
      'minha mãe viu',
    ],
    [
      'os cortes do braço',
      'os cortes',
      'as marcas que eu fiz',
      'os cortes novos',
      'as queimaduras que eu fiz em mim',
      'os cortes na coxa',
      'as marcas dos cortes',
      'os arranhões que eu mesma fiz',
    ],
  ).map((text) => text.replace('d os', 'dos').replace('d as', 'das')),
  ...crossed(
    ['curativo', 'gaze', 'band-aid', 'faixa'],
    ['na coxa', 'no braço', 'no pulso', 'na barriga'],
    [
      'de novo, eu mesma fiz e escondo',
      ', fui eu que me cortei',
      'outra vez, ninguém sabe que fui eu',
      ', eu mesmo fiz isso comigo',
      'de novo, fiz de propósito',
      'pra esconder o que eu faço comigo',
    ],
  ).map((text) => text.replace(' ,', ',')),
  ...crossed(
    ['tenho', 'tô com', 'apareci com', 'são'],
    ['cortes', 'marcas', 'queimaduras', 'cicatrizes'],
    [
      'que eu mesma fiz',
      'que eu fiz em mim',
      'que fiz ontem de propósito',
      'no braço, fui eu',
      'na coxa de tanto me cortar',
    ],
  ),
  ...crossed(
    ['uma semana', 'dois meses', 'um ano', 'quinze dias'],
    [
      'sem me cortar e ontem recaí',
      'sem me machucar e hoje voltei',
      'limpa e ontem me cortei',
      'sem gilete e recaí',
      'sem me queimar e hoje não aguentei',
    ],
  ),
  ...crossed(
    ['machuquei', 'machuco', 'feri', 'ando machucando', 'voltei a machucar', 'quero machucar'],
    ['a mim mesma', 'a mim mesmo', 'o meu próprio corpo'],
  ),
  ...crossed(
    ['guardo', 'escondo', 'carrego', 'deixo', 'escondi'],
    ['uma gilete', 'uma lâmina', 'um estilete', 'um caco de vidro'],
    [
      'pra me cortar',
      'pra quando der vontade de me cortar',
      'pra me machucar quando precisar',
      'pra usar em mim',
    ],
  ),
];

function* acts(): Generator<string> {
  let turn = 0;
  for (const [act, where] of [
    ...ON_PARTS.flatMap((act) => PARTS.map((part) => [act, part] as const)),
    ...ON_MYSELF.flatMap((act) =>
      ['', 'toda', 'sozinha', 'no braço', 'na perna'].map((part) => [act, part] as const),
    ),
    ...WITH_TOOLS.flatMap((act) => ON_PLACES.map((place) => [act, place] as const)),
    ...AGAINST.flatMap((act) =>
      ['', 'várias vezes', 'com força'].map((how) => [act, how] as const),
    ),
  ]) {
    // Every act with every way of meaning it over all; each place with ten of them.
    for (let i = 0; i < 10; i += 1) {
      const [before, form] = BEFORE[turn % BEFORE.length] as readonly [string, number];
      const meant = MEANT[(turn * 7) % MEANT.length] as string;
      yield `${before} ${act[form]} ${where} ${meant}`.replace(/\s+/g, ' ').trim();
      turn += 1;
    }
  }
}

const HARMLESS = [
  ...crossed(
    ['cortei', 'quase cortei', 'acabei cortando', 'ontem cortei', 'eu sempre corto'],
    ['o dedo', 'a mão', 'o braço', 'o pulso', 'a perna'],
    [
      'picando cebola',
      'abrindo uma lata',
      'com a faca de pão na cozinha',
      'na lata de atum',
      'no vidro quebrado da janela',
      'consertando a máquina',
      'podando a roseira',
      'com o estilete abrindo caixa no estoque',
      'sem querer',
      'fazendo a barba',
      'de manhã lavando a louça',
      'no arame da cerca',
      'e levei três pontos no posto',
    ],
  ),
  ...crossed(
    ['me cortei', 'me queimei', 'me machuquei', 'me feri', 'me arranhei'],
    [
      'cozinhando',
      'no fogão',
      'na oficina',
      'no trabalho, com a serra',
      'jogando bola',
      'sem querer',
      'no treino',
      'limpando a churrasqueira',
      'na obra',
      'com óleo quente fritando pastel',
      'subindo na árvore',
      'brincando com o cachorro',
      'na cerca do vizinho',
    ],
  ),
  ...crossed(
    ['queimei', 'me queimei'],
    ['a mão', 'o braço', 'a barriga', 'o dedo'],
    [
      'no forno',
      'passando roupa',
      'com o café',
      'na panela de pressão',
      'com a chapinha',
      'no escapamento da moto',
      'tirando o bolo do forno',
    ],
  ),
  ...crossed(
    ['o gato', 'a gata', 'minha gatinha', 'o gatinho da vizinha', 'o cachorro'],
    ['me arranhou', 'me mordeu', 'arranhou meu braço', 'mordeu minha mão', 'me arranhou toda'],
    [
      '',
      'até sangrar',
      'de novo',
      'brincando',
      'de propósito, aquele safado',
      'e ficou marcado',
      'no pulso',
    ],
  ),
  ...crossed(
    ['furei o dedo', 'espetei o dedo', 'furo o dedo', 'tenho que furar o dedo'],
    [
      'pra medir a glicose',
      'no exame de sangue',
      'costurando',
      'com a agulha de bordado',
      'três vezes por dia por causa do diabetes',
      'no espinho da roseira',
    ],
  ),
  ...crossed(
    ['apliquei', 'aplico', 'tenho que aplicar', 'aprendi a aplicar'],
    ['a insulina', 'a injeção', 'o anticoagulante'],
    ['na barriga', 'na coxa', 'no braço', 'na barriga de novo', 'na perna toda noite'],
  ),
  ...crossed(
    ['a enfermeira', 'a moça do laboratório', 'a técnica'],
    ['enfiou a agulha', 'espetou a agulha', 'furou'],
    ['no meu braço', 'três vezes até achar a veia', 'e ficou roxo'],
  ),
  ...crossed(
    [
      'fiz uma tatuagem',
      'o tatuador passou a agulha',
      'terminei a tatuagem',
      'retoquei a tatuagem',
    ],
    ['no braço', 'na coxa', 'no pulso', 'no antebraço'],
    ['e doeu', 'e sangrou um pouco', 'e ficou linda', 'com o nome da minha filha'],
  ),
  ...crossed(
    ['soquei', 'soco', 'esmurrei'],
    ['o saco de pancada', 'o alho', 'a massa do pão', 'o saco na academia'],
    ['até cansar', 'no treino de hoje', 'pra descontar a raiva', 'até doer o braço', ''],
  ),
  ...crossed(
    ['bati a cabeça', 'bati o joelho', 'bati o cotovelo', 'bati a testa', 'bati o dedinho'],
    [
      'na quina da mesa',
      'no armário aberto',
      'na porta do carro',
      'na parede sem querer',
      'na trave no jogo',
      'na prateleira pegando uma caixa',
    ],
  ),
  ...crossed(
    ['mordi'],
    [
      'a língua almoçando',
      'o lábio sem querer',
      'a bochecha comendo',
      'a língua para não rir na reunião',
      'uma maçã',
      'o pastel quente',
    ],
  ),
  ...crossed(
    ['passei a gilete', 'passo a gilete', 'passei a lâmina'],
    ['na perna pra ir à praia', 'na barba', 'na axila no banho', 'na perna antes do casamento'],
  ),
  ...crossed(
    ['curativo', 'gaze', 'band-aid', 'faixa'],
    ['na coxa', 'no braço', 'no pulso', 'na barriga', 'no joelho'],
    [
      'da vacina',
      'do exame de sangue',
      'da cirurgia',
      'por causa da queda de bicicleta',
      'depois da biópsia',
      'da cesárea',
      'do tombo no futsal',
    ],
  ),
  ...crossed(
    ['me belisquei', 'me belisquei de novo', 'tive que me beliscar'],
    [
      'pra ver se era verdade',
      'pra acreditar na promoção',
      'pra ter certeza de que não era sonho',
      'pra não dormir na palestra',
    ],
  ),
  ...crossed(
    ['cortei', 'vou cortar', 'quero cortar', 'preciso cortar', 'voltei a cortar'],
    [
      'o cabelo',
      'o açúcar',
      'gastos',
      'a grama',
      'as unhas',
      'a carne vermelha',
      'relações com ele',
      'o tecido do vestido',
      'madeira na oficina',
      'o glúten',
    ],
    ['', 'de novo', 'hoje', 'de propósito'],
  ),
  ...crossed(
    ['arranquei', 'arranco', 'arranquei de novo'],
    [
      'o siso',
      'um fio de cabelo branco',
      'o mato do quintal',
      'o curativo',
      'a etiqueta da blusa',
      'um pelo da sobrancelha',
    ],
  ),
  ...crossed(
    ['meu chefe', 'o treinador', 'o sapato novo', 'a meta', 'a professora de pilates'],
    ['me castiga', 'me castigou', 'me machuca', 'acaba com as minhas pernas'],
    ['no treino', 'toda semana', 'de novo', ''],
  ),
  ...crossed(
    ['machuquei', 'ralei', 'torci', 'lesionei'],
    ['o ombro', 'o joelho', 'o tornozelo', 'o pulso', 'a perna'],
    [
      'no crossfit',
      'no vôlei',
      'jogando futebol',
      'na corrida de domingo',
      'carregando caixa na mudança',
      'caindo de bicicleta',
      'de novo no mesmo treino',
    ],
  ),
  ...crossed(
    ['cicatriz', 'marca', 'roxo', 'corte'],
    [
      'na barriga da cesárea',
      'no joelho da queda',
      'no braço da vacina',
      'na perna do acidente de moto',
      'na mão do curso de gastronomia',
      'no braço de doar sangue',
    ],
  ),
  ...crossed(
    ['uso manga comprida', 'fui de manga comprida', 'de manga comprida'],
    [
      'por causa do ar condicionado',
      'no laboratório',
      'pra não queimar do sol',
      'porque fez frio',
      'pra esconder a tatuagem do chefe',
    ],
  ),
];

export const SELF_HARM_PT: Topic = {
  plain: [...acts(), ...ALONE, ...MARKS],
  harmless: HARMLESS,
};
