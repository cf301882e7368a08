import type { OccasionPatterns } from './occasions.ts';

const MINE = '(?:meus?|minhas?|noss[oa]s?|um|uma)';
const SOMEBODY =
  '(?:pai|mae|av[oa]s?|vo|vovo|bisav[oa]|irma|irmao|filh[oa]|filhinh[oa]|marido|esposa|mulher|namorad[oa]|noiv[oa]|' +
  'companheir[oa]|ti[oa]|prim[oa]|sobrinh[oa]|sogr[oa]|cunhad[oa]|padrinho|madrinha|padrasto|madrasta|enteado|' +
  'amig[oa]|colega|vizinh[oa]|chefe|paciente|alun[oa]|net[oa]|bebe|cachorr[oa]|cachorrinh[oa]|gat[oa]|gatinh[oa])';
const CLOSE = `${MINE} (?:melhor |grande |querid[oa] )?${SOMEBODY}`;
const AT_HOME =
  '(?:(?:meu|minha) (?:ex )?(?:marido|namorad[oa]|noiv[oa]|companheir[oa]|esposa|mulher|ex|pai|mae|padrasto|madrasta|irmao)|' +
  '(?:o|a) (?:ex|marido|namorado|companheiro|padrasto))';
const IS = '(?:ta|esta|tava|estava|foi|ficou|segue|continua|amanheceu|acordou|voltou a ficar)';

/** Portuguese of Brazil. */
export const pt: OccasionPatterns = {
  says: {
    violence: new RegExp(
      `\\b(?:${AT_HOME} (?:\\w+ )?me (?:bat(?:eu|e|ia)|empurr(?:ou|a|ava)|agredi(?:u|a)|chutou|enforcou|estrangulou|ameac(?:ou|a|ava)|trancou|` +
        'segurou pel[oa]|puxou pel[oa]|jogou (?:no|na|contra)|deu (?:um|uns) (?:tapa|soco|empurrao)|machucou|forcou)|' +
        `apanhei d[oa] (?:meu|minha|marido|namorado|ex)|(?:medo|pavor) d[oa] (?:meu |minha )?(?:marido|namorado|companheiro|ex)\\b|` +
        'levant(?:ou|a) a mao (?:pra|para) mim|medo de voltar (?:pra|para) casa por causa dele)',
    ),
    loss: new RegExp(
      `\\b(?:enterr(?:amos|ei|aram|ar) (?:o |a |hoje )?${CLOSE}|${CLOSE} (?:\\w+ )?(?:morreu|faleceu|veio a falecer)|` +
        `(?:perdi|perdemos) (?:o |a )?${CLOSE}(?! de vista)|` +
        `(?:morte|falecimento|enterro|velorio|perda) (?:d[oa] |de )(?:${MINE} )?${SOMEBODY}|` +
        '(?:(?:no|ao|do|o) (?:velorio|enterro|sepultamento))|missa de setimo dia|(?:de|em|meu|o|no) luto\\b|' +
        'sofri um aborto|perdi o bebe|perdemos o bebe)',
    ),
    shock: new RegExp(
      '\\b(?:fui assaltad[oa]|me assaltaram|fomos assaltad[oa]s|levaram meu celular|apontou (?:uma|a) arma|' +
        'sofri um acidente|sofremos um acidente|bati o carro|bateram no meu carro|fui atropelad[oa]|' +
        `${CLOSE} (?:sofreu um acidente|foi assaltad[oa]|foi atropelad[oa]|foi baleado))`,
    ),
    mistreatment: new RegExp(
      '\\b(?:(?:grit(?:ou|aram|a|am)|berr(?:ou|aram)) comigo|' +
        'me (?:xing(?:ou|aram)|humilh(?:ou|aram|a|am)|ofend(?:eu|eram)|ameac(?:ou|aram)|assedi(?:ou|aram|a)|agredi(?:u|ram)|' +
        'chamou de (?:burr|incompetente|inutil|lent|preguicos|gord|louc)[oa]?)|' +
        'fui (?:humilhad|xingad|assediad|ofendid|ameacad|agredid|discriminad)[oa]|' +
        '(?:sofri|sofro|sofrendo|passei por) (?:um |uma |o )?(?:assedio|racismo|homofobia|discriminacao|preconceito|humilhacao)|' +
        '(?:piada|comentario|ofensa|apelido)s? (?:racista|machista|homofobic[oa]|gordofobic[oa]|transfobic[oa])s?|passou a mao em mim)',
    ),
    illness: new RegExp(
      `\\b(?:${CLOSE} (?:${IS} )?(?:muito )?(?:internad[oa]|na uti|com (?:febre|cancer|dengue|pneumonia|covid|alzheimer)|operad[oa]|doente|entubad[oa])|` +
        `${CLOSE} (?:${IS}|foi parar|deu entrada) no (?:hospital|pronto socorro|pronto-socorro)|` +
        `${CLOSE} (?:teve (?:um )?(?:avc|infarto|derrame|convulsao)|passou mal|infartou|piorou|quase morreu)|` +
        `(?:internaram|internamos|internei) (?:o |a )?${CLOSE}|(?:cancer|tumor|quimio|cirurgia|internacao) d[oa] ${CLOSE})`,
    ),
    parting: new RegExp(
      '\\b(?:(?:terminei|terminamos|acabou|terminou) (?:o |meu |nosso )?(?:namoro|noivado|casamento)|' +
        '(?:me separei|nos separamos|(?:estou|to) me separando|(?:estamos|tamos) nos separando)|' +
        '(?:assin(?:ei|amos)|pedi|pediu) o divorcio|pediu (?:a separacao|divorcio)|terminou comigo|' +
        '(?:ele|ela|meu marido|minha esposa|minha mulher) saiu de casa|levei um pe na bunda)',
    ),
    dismissal: new RegExp(
      '\\b(?:(?:fui|serei|vou ser|to sendo|estou sendo|fomos) (?:demitid|desligad)[oa]s?|(?:fui|fomos|vou ser) mandad[oa]s? embora|' +
        'me (?:demitiram|desligaram|mandaram embora)|perdi (?:o|meu) emprego|demissao em massa|' +
        'demitiram (?:metade|\\d+|a minha|o meu|minha|meu|quase|todo|toda|a equipe|o time|mais)|' +
        '(?:aviso previo|carta de demissao) (?:chegou|na mesa|na mao))',
    ),
  },
  unless:
    /\b(?:sonh(?:o|ei|ava)|pesadelo|filme|serie|novela|livro|personagem|jogo|clima de|cara de|parec\w+ (?:um |o )?(?:velorio|enterro)|brincadeira|brincando|(?:ha|faz|tem) (?:\w+ ){0,3}anos|anos atras|quando eu era|se um dia|imagin\w+ se|curso|treinamento|palestra|campanha)\b/,
  denial: /\b(?:nao|nunca|ninguem|nem|sem|quase|medo de|se)(?: \w+){0,3} ?$/,
};
