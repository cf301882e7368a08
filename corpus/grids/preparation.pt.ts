import { crossed, type Topic } from './topic.ts';

/**
 * Getting ready: letter, passwords, will, cat with the neighbour, tablets, rope, place, date, leave
 * taken. Each two such signs together are plain, if one of them is more than order in one's papers;
 * a move, a journey, a new job or retirement takes the same steps.
 */
const STRONG: readonly (readonly string[])[] = [
  [
    'escrevi uma carta pra cada filho',
    'deixei as cartas prontas pra eles lerem depois',
    'terminei a carta pros meus pais',
    'gravei um áudio pra cada um',
  ],
  [
    'deixei um bilhete em cima da mesa',
    'o bilhete já tá escrito',
    'escrevi um bilhete pedindo perdão',
  ],
  [
    'juntei os comprimidos',
    'tenho oitenta comprimidos guardados',
    'os remédios já estão separados',
    'contei as cartelas de novo',
  ],
  [
    'comprei uma arma',
    'peguei o revólver do meu pai',
    'a arma tá carregada na gaveta',
    'já sei onde meu pai guarda a arma',
  ],
  ['comprei a corda', 'a corda tá no porta-malas', 'já deixei a corda pronta'],
  [
    'fui ver a ponte de novo',
    'já escolhi a árvore',
    'calculei a altura do viaduto',
    'já escolhi o lugar',
  ],
  ['já marquei a data', 'escolhi o dia', 'vai ser sexta de madrugada', 'o dia já tá marcado'],
  [
    'hoje é meu último dia',
    'amanhã não estarei mais aqui',
    'essa é minha última noite',
    'depois de hoje não vou mais estar aqui',
  ],
  [
    'me despedi de todo mundo',
    'já me despedi da minha mãe',
    'liguei pra todos pra me despedir',
    'dei um último abraço nos meus filhos',
  ],
  ['pedi perdão pra todo mundo', 'espero que me perdoem', 'me perdoem por tudo'],
];
const SETTLING: readonly (readonly string[])[] = [
  [
    'anotei todas as senhas pra minha esposa',
    'deixei as senhas num envelope',
    'passei as senhas do banco pro meu irmão',
  ],
  ['fiz meu testamento', 'assinei o testamento', 'deixei o testamento na gaveta'],
  [
    'conferi se o seguro de vida paga',
    'o seguro de vida tá em dia',
    'coloquei minha irmã como beneficiária do seguro',
  ],
  [
    'deixei o gato com a vizinha',
    'arrumei quem fique com a cachorra',
    'dei meu cachorro pra minha irmã',
  ],
  ['doei todas as minhas roupas', 'dei meu violão pro meu sobrinho', 'distribuí minhas coisas'],
  ['quitei todas as dívidas', 'paguei o plano funerário', 'deixei as contas em ordem'],
];
const JOINS: readonly ((one: string, two: string) => string)[] = [
  (one, two) => `${one} e ${two}`,
  (one, two) => `${one}, ${two}`,
  (one, two) => `${one}. ${two}`,
  (one, two) => `hoje ${one}. agora ${two}`,
  (one, two) => `${one}, só falta isso. ${two}`,
];

function* pairs(): Generator<string> {
  const signs = [...STRONG, ...SETTLING];
  let turn = 0;
  for (const [i, one] of signs.entries()) {
    for (const [j, two] of signs.entries()) {
      if (i === j || (i >= STRONG.length && j >= STRONG.length)) continue;
      for (const first of one) {
        for (const second of two) {
          turn += 1;
          if (turn % 2 === 0) continue;
          yield (JOINS[turn % JOINS.length] as (typeof JOINS)[number])(first, second);
        }
      }
    }
  }
}

/** Why it is done: nothing but a wish to be gone explains the step. */
const FOR_AFTER = crossed(
  [
    'deixei as senhas anotadas',
    'fiz o testamento',
    'fiz um seguro de vida',
    'arrumei quem fique com o gato',
    'quitei as dívidas',
    'doei minhas coisas',
    'organizei os documentos',
    'escrevi uma carta',
    'deixei tudo pago',
    'ensinei meu filho a pagar as contas',
  ],
  [
    'pra quando eu não estiver mais aqui',
    'pra depois que eu me for de vez',
    'porque não vou estar aqui no mês que vem',
    'porque vou me matar',
    'antes de acabar com tudo de vez',
    'pra ninguém ter trabalho depois que eu morrer hoje',
    'porque decidi morrer',
    'e já marquei o dia de morrer',
  ],
);
const MEANS_ALONE = crossed(
  ['comprei', 'guardei', 'peguei', 'arrumei', 'escondi', 'já tenho', 'consegui', 'separei'],
  [
    'a corda',
    'o veneno',
    'uma arma',
    'os comprimidos',
    'o chumbinho',
    'o revólver',
    'as cartelas todas',
    'uma lâmina',
  ],
  [
    'pra me matar',
    'pra acabar com tudo',
    'e só falta coragem',
    'e já sei o dia',
    'pra quando eu decidir morrer',
    'pra usar em mim',
    'pra acabar comigo',
  ],
);

const REASONS = [
  'vou me mudar de cidade e',
  'me aposento sexta e por isso',
  'mudei de emprego:',
  'vou viajar amanhã:',
  'embarco domingo pro intercâmbio, então',
  'é a mudança:',
  'pedi demissão e',
  'a viagem é amanhã,',
  'saio de férias segunda e',
];
const STEPS = [
  'deixei o gato com a vizinha',
  'deixei as senhas com a equipe',
  'me despedi de todo mundo',
  'já me despedi da turma',
  'doei metade das roupas',
  'dei a bicicleta pro meu sobrinho',
  'quitei o aluguel',
  'deixei as contas em ordem',
  'escrevi um bilhete pra faxineira',
  'deixei um bilhete pro porteiro',
  'escrevi uma carta pra equipe',
  'organizei os documentos numa pasta',
  'já marquei a data do caminhão',
  'separei os remédios da viagem',
  'arrumei quem fique com a cachorra',
  'hoje é meu último dia no escritório',
  'conferi o seguro do carro',
];
const HARMLESS = [
  ...REASONS.flatMap((reason) =>
    STEPS.flatMap((one, i) =>
      [1, 4, 9].map((step) => `${reason} ${one} e ${STEPS[(i + step) % STEPS.length]}`),
    ),
  ),
  ...crossed(
    ['fui ao cartório', 'passei a tarde no cartório', 'o corretor marcou no cartório'],
    [
      'assinar a escritura da casa',
      'reconhecer firma do contrato de aluguel',
      'registrar o apartamento',
      'ver o inventário do meu avô',
    ],
    ['', 'e deixei os documentos na pasta', 'e paguei a taxa', 'e quitei a dívida do banco'],
  ),
  ...crossed(
    ['comprei a corda', 'comprei uma corda nova', 'a corda tá no porta-malas'],
    [
      'pro varal',
      'da rede do sítio',
      'pra escalada de sábado',
      'pra amarrar a mudança',
      'do violão',
    ],
    ['', 'e já marquei a data da viagem', 'e deixei tudo pronto'],
  ),
  ...crossed(
    [
      'separei os comprimidos',
      'contei as cartelas',
      'organizei os remédios',
      'guardei os comprimidos',
    ],
    [
      'da semana da minha mãe',
      'do posto pra conferir o estoque',
      'vencidos pra descartar na farmácia',
      'do meu pai na caixinha',
      'do plantão',
    ],
    ['', 'e anotei os horários', 'e deixei um bilhete pra cuidadora'],
  ),
  ...crossed(
    [
      'fui ver a ponte nova',
      'medi a altura do viaduto pro laudo',
      'a vistoria da ponte é sexta',
      'já escolhi o lugar da festa',
    ],
    ['', 'e o relatório fica pronto amanhã', 'e marquei a data com o cliente'],
  ),
  ...crossed(
    ['já marquei a data', 'escolhi o dia', 'o dia já tá marcado'],
    ['do casamento', 'da cirurgia', 'da entrevista', 'do exame', 'das férias', 'do chá de bebê'],
    ['', 'e avisei a família', 'e mandei os convites', 'e paguei o salão'],
  ),
  ...crossed(
    ['troquei', 'anotei', 'perdi', 'atualizei'],
    ['a senha do banco', 'as senhas do sistema', 'a senha do wifi', 'todas as senhas do trabalho'],
    [
      'e paguei as contas',
      'e deixei um bilhete no monitor',
      'e conferi o seguro de vida da empresa',
      'e doei o notebook velho',
    ],
  ),
  ...crossed(
    ['o seguro de vida da empresa', 'o RH explicou que o seguro de vida'],
    ['mudou de seguradora', 'agora cobre dentista', 'vem descontado na folha'],
    ['e troquei minha senha do portal', 'e assinei os papéis'],
  ),
];

export const PREPARATION_PT: Topic = {
  plain: [...pairs(), ...FOR_AFTER, ...MEANS_ALONE],
  harmless: HARMLESS,
};
