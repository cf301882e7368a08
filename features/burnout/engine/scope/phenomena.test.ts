import { describe, expect, it } from 'vitest';
import { CATEGORIES, type Language } from '../contract.ts';
import { read } from '../read.ts';

/** Counts in the order of CATEGORIES, as one string of digits. */
function digits(text: string, language: Language = 'pt'): string {
  const { counts } = read(text, { language });
  return CATEGORIES.map((category) => counts[category]).join('');
}

const PORTUGUESE: Record<string, [expected: string, text: string][]> = {
  'plain statements': [
    ['10000', 'Cheguei em casa só a carcaça.'],
    ['11000', 'Tô na lona, com a lombar travada.'],
    ['00100', 'Perdi o tesão pelo trabalho.'],
    ['00010', 'Sou uma péssima enfermeira.'],
    ['00002', 'Feliz e aliviada com o resultado.'],
    ['10000', 'Choro todo dia no ônibus.'],
    ['00100', 'Trabalho no modo automático faz meses.'],
  ],
  negation: [
    ['00000', 'Não sinto raiva, culpa ou medo.'],
    ['00000', 'Não tive tontura, enjoo ou dor.'],
    ['00000', 'Não tô triste nem cansada.'],
    ['00000', 'Sem ansiedade, sem insônia, sem culpa.'],
    ['00000', 'Não me sinto mais ansiosa desde que mudei de setor.'],
    ['00000', 'Não acordei disposta.'],
    ['00000', 'Não foi culpa minha.'],
  ],
  'negation that affirms': [
    ['10000', 'Nunca na vida me senti tão sugada.'],
    ['01000', 'Não tem um turno em que meu estômago não doa.'],
    ['10000', 'Nunca me senti tão sem energia quanto nesse bimestre.'],
    ['20000', 'Não é só cansaço, é desespero.'],
    ['10000', 'Não tem um dia que eu não chore.'],
    ['10000', 'Não é preguiça, é cansaço mesmo.'],
    ['10000', 'Não paro de pensar no trabalho.'],
  ],
  'negative wordings that are symptoms': [
    ['01000', 'Não preguei o olho essa noite.'],
    ['10000', 'Não dou conta de tanta demanda'],
    ['10000', 'Não estou feliz aqui.'],
    ['00100', 'Nada mais me empolga nesse trabalho.'],
    ['10000', 'Não consigo me concentrar em nada.'],
  ],
  'what has ended': [
    ['00000', 'A dor nas costas sumiu depois do pilates.'],
    ['00001', 'Sem ansiedade, sem insônia. Tô bem.'],
  ],
  past: [
    ['00000', 'Semana passada eu estava péssima, com dor de cabeça e sem comer.'],
    ['00001', 'Ano passado eu chorava todo dia; hoje estou bem.'],
    ['00000', 'Na loja do shopping eu tinha crise de ansiedade.'],
    ['00000', 'Semana passada eu estava um caco.'],
    ['10000', 'Semana passada eu estava bem, hoje estou um caco.'],
    ['00000', 'No ano passado chorei muito no banheiro da escola.'],
    ['00000', 'Há três anos tive uma crise de pânico.'],
    ['01000', 'Há três dias não durmo.'],
    ['10000', 'Chorei no carro antes de entrar.'],
    ['10000', 'Desde março ando esgotada.'],
    ['00000', 'Antes eu tinha crises de choro.'],
    ['00000', 'Semana passada: exausta, sem comer.'],
    ['00000', 'Acordei ansiosa, mas logo passou.'],
    ['10000', 'Fiquei nervosa, o ônibus passou direto.'],
    ['00000', 'Eu andava sem paciência, agora não.'],
    ['10000', 'Estava exausta e continuo hoje.'],
    ['00000', 'Eu era um poço de ansiedade.'],
    ['00100', 'Perdi o gosto por isso há meses.'],
    ['00100', 'Faz tempo. Nada que eu gostava me anima mais.'],
    ['11000', 'No hospital, faltou gente. Minhas mãos tremiam. Chorei.'],
  ],
  'other people': [
    ['00000', 'Atendi uma senhora com dor no peito e falta de ar.'],
    ['00000', 'O aluno escreveu na redação: "sou um fracasso".'],
    ['00010', 'Escrevi no caderno: "sou um fracasso".'],
    ['00100', 'Trato os hóspedes com frieza.'],
    ['00000', 'O livro conta a história de um médico exausto.'],
    ['00000', 'Minha irmã anda exausta com os gêmeos.'],
    ['00000', 'A Júlia do RH pediu demissão, tava esgotada.'],
    ['00000', 'O Pedro se sente culpado pela briga.'],
    ['10000', 'Tá puxado demais.'],
    ['00100', 'Não tem mais graça nenhuma.'],
    ['10000', 'Banho virou um parto de tão cansada.'],
    ['10000', 'Vivo esquecendo nome de cliente.'],
    ['01000', 'Passo pro próximo da fila, a garganta arranhando.'],
    ['00000', 'Meu filho não dorme há dias.'],
    ['00000', 'O João tá surtando com a mudança.'],
    ['00000', 'Ela me contou que está deprimida.'],
    ['00000', 'Vi uma moça chorando no metrô.'],
    ['00000', 'Os médicos falaram que o estresse do meu pai é alto.'],
    ['00000', 'A médica plantonista contou que vive com enxaqueca.'],
    ['20000', 'A gente tá exausto e estressado no suporte.'],
    ['10000', 'Minha chefe me deixa exausta.'],
    ['01000', 'O coração dispara quando o telefone toca.'],
  ],
  hearsay: [
    ['10000', 'Minha mãe percebeu que ando triste.'],
    ['00001', 'Todo mundo diz que pareço abatida, mas tô ótima.'],
  ],
  'wish, fear, condition, question': [
    ['00000', 'Se mudarem meu turno, aí sim eu enlouqueço.'],
    ['00000', 'Se a chefe marcar outra reunião, eu surto.'],
    ['10000', 'Se alguém perguntar, estou exausta.'],
    ['00000', 'Queria estar mais animada.'],
    ['00000', 'Tenho medo de adoecer de novo.'],
    ['00000', 'Se eu não tirar férias vou surtar.'],
    ['00000', 'Será que estou com burnout?'],
    ['00010', 'Que espécie de mãe eu sou?'],
    ['00100', 'Pra que caprichar?'],
    ['00000', 'Achei que ia sair moída.'],
    ['00000', 'Preciso descansar.'],
    ['00100', 'Queria largar tudo e ir embora.'],
  ],
  sarcasm: [
    ['00000', 'Maravilha, me escalaram pro feriado. Tô pulando de alegria aqui.'],
    ['00000', 'Que maravilha, mais um plantão no Natal.'],
    ['00001', 'Que maravilha de dia, o sol abriu!'],
    ['00000', 'Adorei 🙃'],
    ['00000', 'Que delícia, reunião no domingo.'],
    ['00000', 'Que alegria, a folga foi cancelada.'],
    ['00001', 'Que alegria, a reunião foi cancelada.'],
    ['00001', 'A reunião foi às dez horas. Que felicidade ver a turma.'],
    ['00001', 'Adorei a reunião de hoje.'],
  ],
  'things and other senses': [
    ['00000', 'A praia estava vazia.'],
    ['00000', 'A internet está péssima.'],
    ['00000', 'A culpa do atraso foi da transportadora.'],
    ['00000', 'O detetive é frio e distante da família.'],
    ['00000', 'O celular está sem bateria.'],
    ['00000', 'Minha mochila está leve.'],
    ['00000', 'Esgotaram as vagas do curso.'],
    ['00000', 'A culpa é do sistema.'],
    ['00000', 'Palestra sobre burnout no auditório.'],
    ['00000', 'Torcicolo da academia.'],
  ],
  'coordination and repetition': [
    ['10000', 'Cansada. Cansada. Cansada.'],
    ['00020', 'Sou lenta. Sou desorganizada.'],
    ['02000', 'Coluna travada, mão inchada.'],
    ['20000', 'Sem força, sem pique.'],
    ['10100', 'Esgotada e desmotivada.'],
    ['02000', 'Dor nos ombros e nas mãos de tanto digitar.'],
    ['03000', 'Dor nas costas, ombros e pescoço.'],
    ['10000', 'Exausta. Exausta.'],
  ],
  'spelling, register and emojis': [
    ['10000', 'Cansadérrima.'],
    ['10000', 'n aguento + esse lugar'],
    ['10000', 'to mt cansada msm'],
    ['10000', 'exautsa'],
    ['10000', 'cansadaaaa'],
    ['10000', 'ESGOTADA'],
    ['10000', 'Sinto-me esgotado.'],
    ['10000', 'fechamento do mês 😩'],
    ['10000', 'exausta 😩'],
    ['00000', 'que reunião 😂'],
    ['00000', 'Casaco novo, feriados à vista, padres na missa.'],
  ],
};

describe.each(Object.entries(PORTUGUESE))('%s', (_phenomenon, cases) => {
  it.each(cases)('%s %s', (expected, text) => {
    expect(digits(text)).toBe(expected);
  });
});

const OTHERS: [Language, string, string][] = [
  ['en', '10000', "I can't take it anymore."],
  ['en', '01000', "I haven't slept properly in weeks."],
  ['en', '00000', "I'm not tired today."],
  ['en', '00000', 'Last week I was a wreck.'],
  ['en', '00000', 'My boss is stressed about the audit.'],
  ['en', '00000', 'Great, another meeting at 7pm.'],
  ['en', '10000', "I caaan'ttt take it anymoreee"],
  ['en', '10000', 'sooo tiiired'],
  ['en', '00000', "She can't cope."],
  ['en', '10000', 'This job makes me cry.'],
  ['en', '00000', 'Karen was crying in the toilets.'],
  ['en', '00010', "I feel like I'm not good enough."],
  ['en', '00001', 'We laughed so much at lunch.'],
  ['es', '10000', 'No puedo más con esta carga.'],
  ['es', '00000', 'Mi jefa está estresada.'],
  ['es', '10000', 'Nunca había estado tan cansada.'],
  ['es', '10000', 'Nunca me había sentido tan vacía.'],
  ['es', '00001', 'Qué alegría, la reunión salió bien.'],
  ['es', '00100', 'Ya no tengo ganas de ir a trabajar.'],
  ['es', '00000', 'Si sigo así voy a enfermar.'],
  ['fr', '10000', "Je n'arrive plus à me concentrer."],
  ['fr', '00000', 'Je ne suis pas fatigué.'],
  ['fr', '10000', "Je n'ai jamais été aussi fatiguée."],
  ['fr', '00100', "J'en ai marre de cette boîte."],
  ['fr', '00000', "La semaine dernière j'étais crevée."],
  ['fr', '00000', "La semaine dernière j'ai pleuré tous les soirs."],
  ['fr', '00000', 'Fatigué ? Non, pas sans énergie.'],
  ['fr', '00000', "L'an dernier j'ai fait des crises d'angoisse."],
];

describe('the other languages', () => {
  it.each(OTHERS)('%s %s %s', (language, expected, text) => {
    expect(digits(text, language)).toBe(expected);
  });
});
