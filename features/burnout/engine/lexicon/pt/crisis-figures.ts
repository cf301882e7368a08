/**
 * Danger's own words in other mouths and trades: sung and drunk, said of a knee or of summer, of the
 * dying and of those who lived, of work at a height, of being needed. Not reviewed by a psychologist.
 */

/** A thing, a season, a part of the body: what would kill one only in jest. */
const TEASES = `(joelho|joelhos|coluna|costas|lombar|ciático|dente|dentes|siso|pé|pés|salto|sapato|sapatos|calor|
  frio|verão|inverno|sol|trânsito|segunda|escada|escadaria|ladeira|boleto|boletos|sono|fome|dieta|academia|treino|
  tcc|tese|matemática|química|planilha|excel|sistema|impressora|internet|wifi|obra|barulho|alergia|rinite|gripe|
  tosse|enxaqueca|cólica|saudade|curiosidade|ansiedade pelo|gato|gata|cachorro|cachorra|bebê|estagiário|professor|professora)`;
const ILLNESS = `(sarampo|febre|malária|dengue|covid|pneumonia|tétano|meningite|tifo|cólera|apendicite|parto|
  tuberculose|chikungunya|picada|cobra|susto)`;
const RELATIVE =
  '(avó|avô|vó|vô|mãe|pai|tia|tio|sogra|sogro|bisavó|bisavô|dona|seu|gato|gata|cachorro|cachorra)';

/** Idioms. */
export const figures = `
(meu|minha|meus|minhas|esse|essa|esses|essas|este|esta|o|a|os|as) ${TEASES} [ainda|só|quase|já] (quer|querem|vai|
  vão|está|estão|ia|iam|quase|pode|resolveu|tentou|tentando) [ainda|quase] (me|mim) (matar|mata|mataram|matando)
(matar|matando|mato|mataria) [o|a|os|as|esse|essa] [meu|minha|meus|minhas] ${TEASES}
(para|pra|quase) morrer de ${ILLNESS}
${RELATIVE} .. (diz|dizia|fala|jura|avisa|repete|disse) que [já] (vai|ia) morrer (todo|toda|desde|há|faz|sempre|
  de novo|cedo|logo|qualquer)
viver (ligado|ligada|preso|presa|entubado|entubada|intubado|intubada|dependendo) [a|à|às|aos|em|por|de|com]
viver [por|com|de|em] (aparelhos|aparelho|fios|sonda|máquina|máquinas|ventilador)
(pediu|pedia|pediram|pede|reza|rezou|rezam|rezava|orou|oram|perguntou|perguntaram|torce|torceu|torcem|fez|
  fizeram|esperou|responde|respondeu) [tanto|tudo|muito] por mim
sem mim (aquela|aquele|essa|esse|a|o|isso|nada|eles|elas|ninguém|tudo) [ali|aqui|lá] [casa|loja|cozinha|setor|
  firma|empresa|equipe|casa|turma|barraca|negócio|oficina|fábrica|sala|escola] (não|nem|nada|para|parava|
  desanda|desandava|trava|travava|desmorona)
(não|nem|nada) .. .. (anda|andava|funciona|funcionava|roda|rodava|sai|saía|sabe|sabia|consegue|conseguia) sem mim
limpei a (espingarda|pistola|carabina|arma) [e] (guardei|tranquei) no cofre
o que é (morrer|a morte|morte|suicídio|morrer de)
desejo de morte (porque|por|no trânsito|na estrada|quem)
`;

/** Concept: work at a height or by the water, hunting, those who lived to tell. */
export const trades = `
(amarrando|amarrei|amarrar|soltando|puxando|recolhendo|jogando) [o|a|os|as] (cabo|cabos|rede|redes|barco|canoa|lancha|
  balsa|âncora|defensa|isca|linha de pesca)
andaime, talabarte, trava quedas, cinto preso, linha de vida
(prova|aula|matéria|questão) de (toxicologia|farmacologia|anestesia), toxicologia
manejo de (javali|fauna), javali, clube de tiro, sobreviveu, quando era (moço|moça|mocinha|mocinho)
`;

/** Whose words these are: of a song, a bar, a deck of cards. */
export const mouths = `
manejo, javali, clube de tiro
cantei, cantando, cantamos, cantou, refrão, karaokê, setlist, repertório
drink, coquetel, cardápio, tarô, baralho, speedrun, respawn
`;
