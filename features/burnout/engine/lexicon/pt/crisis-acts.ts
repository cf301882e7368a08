/**
 * Acts that kill and states of death, each in all forms of its verb, and the frames in which they
 * are a wish, a thought, a temptation, a plan or an attempt. Kept correct by the grids of sentences
 * in `grids/`. Not reviewed by a psychologist.
 */
export const actClasses: Record<string, string> = {
  // What stands before an act or a state of death, or before "de", "em", "para" and the act.
  QUERO: `
quero queria quis merecia mereço gostaria preciso precisava prefiro preferia desejo desejando querer querendo vontade vontades vontd
penso pensei pensando pensar pensado pensava cabeça ideia ideias pensamento pensamentos plano planos
tento tentei tentando tentado tentada tentação impulso impulsos intenção pretendo planejo planejei planejando decidi
decidido decidida resolvi vou melhor alívio fácil jeito resta solução saída cogito cogitei cogitando considero considerando fantasio ponto passo afim louca louco doida doido
hora pouco coragem sonho sonhando imagino imaginando seria devia deveria podia poderia pudesse capaz disposto
disposta pronto pronta fim`,
  // The same before an act only: "me segurei para não", "uma voz manda eu".
  RESISTO: 'perto prestes mente segurei segurar segurando luto manda mandando mandar descarto',
  // What stands before a present: "qualquer dia me mato".
  QUALQUERDIA: 'dia dias ainda hoje amanhã hora horas dessas desses juro prometo',
  SOU: 'imagino imaginando vejo vendo vi comigo acabar acabo acabava acabei sonhei pego',
  JOGO: `
jogar jogo jogava jogasse joguei jogando jogaria jogado atirar atiro atirava atirasse atirei atirando atiraria
lançar lanço lançava lançasse lancei lançando lançaria tacar taco tacava tacasse taquei tacando tacaria
enfiar enfio enfiava enfiasse enfiando meter meto metia metesse metendo arremessar arremesso largar`,
  MATO: `
matar mato matava matasse matei matando mataria enforcar enforca enforco enforcava enforcasse enforquei enforcando
enforcaria suicidar suicida suicido suicidava suicidasse suicidei suicidando suicidaria envenenar enveneno
envenenava envenenasse envenenando asfixiar asfixio asfixiava asfixiasse asfixiando afogar afoga afogo afogava
afogasse afogando eletrocutar`,
  DOU: `
dar dou dava desse dei dando daria pôr por ponho punha pusesse pus pondo botar bota boto botava botasse botei botando
colocar coloco colocava colocasse coloquei colocando meter mete meto metia metesse meti metendo enfiar enfio enfiava
enfiasse enfiei enfiando tacar taco tacava tacasse taquei tacando`,
  TIRO: 'tirar tira tiro tirava tirasse tirei tirando tiraria',
  CORTO: `
cortar corta corto cortava cortasse cortei cortando cortaria abrir abre abro abria abrisse abri abrindo rasgar rasgo
rasgava rasgasse rasguei rasgando`,
  TOMO: `
tomar tomo tomava tomasse tomei tomando tomaria engolir engulo engolia engolisse engoli engolindo beber bebo
bebia bebesse bebi bebendo ingerir virar misturar`,
  BATO: `
bater bato batia batesse bati batendo bateria capotar capoto capotava capotasse capotei capotando jogar jogo jogava
jogasse joguei jogando jogaria enfiar enfio enfiava enfiasse enfiei enfiando acelerar acelero acelerava acelerasse
acelerei acelerando`,
  VEICULO:
    'trem trens metrô caminhão caminhões ônibus busão carro carros carreta carretas moto vlt brt van trator',
  ALTO: `
ponte pontes viaduto viadutos prédio edifício sacada terraço passarela penhasco precipício parapeito cobertura torre
andar abismo 
janela janelas laje telhado varanda mirante pedra pedreira barranco caixa`,
};

const FLOOR =
  '(segundo|terceiro|quarto|quinto|sexto|sétimo|oitavo|nono|décimo|vigésimo|último|primeiro|alto|topo|um|uma)';
/** "da ponte", "de uma ponte", "lá de cima do décimo andar". */
const FROM = `[lá|aqui] [de cima] (de|da|do|dum|duma|dessa|desse|daquela|daquele) [${FLOOR}] [da|do]`;
const HEIGHT = `${FROM} $ALTO`;
const OFTEN = '[todo dia|toda hora|toda noite|ontem|uma vez|duas vezes|três vezes|várias vezes]';
const WISH = `[era|seria|morro de|morrendo de] ($QUERO|a gente quer|a gente pensa|a gente pensou) ${OFTEN} [de|em|é|para|que|por|a] [eu]`;
const URGE = `($RESISTO ${OFTEN} [de|para|a] [eu|não|não me]|${WISH})`;
/** "Se não fosse meu filho eu", "se tivesse coragem". */
const IF_ONLY = '(fosse .. eu|coragem eu|coragem|por mim eu|por mim|mim eu|pudesse eu|pudesse)';
const VEHICLE = '(de|do|da|dum) [um|uma|primeiro|próximo|qualquer] $VEICULO';
/** What a frame makes plain: people also jump from walls and pull triggers at work. */
const deed = (jump: string, pull: string, enter: string, hang: string): string =>
  `(${jump} ${HEIGHT}|${pull} o gatilho|${enter} na frente ${VEHICLE}|me ${hang} (numa|em uma) corda)`;
const TO_DO = `(${deed('(pular|saltar|pula)', 'puxar', 'entrar', 'pendurar')}|se pendurar numa corda|
  bater de frente com (o|um|uma|a) (caminhão|carreta|trem|ônibus|poste|muro))`;
const I_DO = deed('(pulo|salto)', 'puxo', 'entro', 'penduro');
const I_DID = deed('(pulei|saltei)', 'puxei', 'entrei', 'pendurei');
const IF_I_DID = deed(
  '(pulava|pularia|pulasse|saltava|saltaria|saltasse)',
  '(puxava|puxaria|puxasse)',
  '(entrava|entraria|entrasse)',
  '(pendurava|penduraria|pendurasse)',
);
const DOING = deed('(pulando|saltando)', 'puxando', 'entrando', 'pendurando');
// With the word after it, or an idiom such as "vida de" would mask it.
const LIFE = '(minha|própria|essa|esta) [própria] (vida|existência) [de|em|na|no]';
const CAR = '(o|a|com o|com a|meu|minha) [meu|minha] (carro|moto|caminhão|van)';
const INTO_DEATH = `([bem] (na frente|em frente|debaixo|embaixo|em baixo|diante|na linha) ${VEHICLE}|(nos|no) (trilhos|
  trilho)|pela (janela|sacada|varanda)|${HEIGHT}|(no rio|no mar|na represa|no poço|na água) .. não (voltar|sair|
  subir))`;
const PILLS = '(remédio|remédios|calmante|calmantes|comprimidos)';

const IN_THE_BODY = `(na|no|em|nos|dentro) [da|minha|meu|própria|próprio|meus] (cabeça|
  mim|peito|barriga|pescoço|pulso|boca|ouvido|coração|miolos|testa|têmpora|garganta)`;
const COUNTED = `((dez|quinze|vinte|trinta|quarenta|cinquenta|sessenta|cem|20|30|40|50|60) ${PILLS}|
  (uma|a|duas|três) (caixa|cartela|caixas|cartelas) de (${PILLS}|rivotril|clonazepam|diazepam|paracetamol))`;
const LETHAL = `(cartela inteira|cartela toda|frasco todo|frasco inteiro|vidro inteiro|vidro todo|
  caixa inteira de ${PILLS}|todos os comprimidos|todos os remédios|todos meus remédios|
  remédios de uma vez|tudo (que|quanto) é remédio|chumbinho|veneno [de|para] [rato|ratos|barata]|soda cáustica|
  água sanitária|raticida|overdose de remédio|monte de ${PILLS})`;

/** What means nothing else, and what a frame makes plain. */
export const acts = `
(me|mim) $JOGO ${INTO_DEATH}, ${WISH} (me|mim|se) (jogar|atirar|lançar|tacar|joga|atira|taca) ${INTO_DEATH}
(pular|pulo|pulasse|pulava|pularia|pulei|pulando|saltar|salto|saltasse|saltava|saltei|
  saltando) [bem] (na frente|em frente|debaixo|embaixo|nos trilhos|na linha) ${VEHICLE}
(me|mim) (suicido|suicidava|suicidasse|suicidei|suicidando|suicidaria|suicida)
$TIRO [a] ${LIFE}, (acabar|acabasse|acabaria|acabo|acabava|acabei|tentei) (com|contra) [a] ${LIFE}
$DOU [um|o] (fim|cabo|basta|termo|ponto final) (à|na|a|da|em|de) (mim|${LIFE}|tudo [isso] e em mim)
$DOU (um|uma|a|o) (tiro|bala|facada|faca|canivete) ${IN_THE_BODY}
$CORTO ((os|meus|os meus) pulsos|[a] minha garganta), (me|mim|se) $DOU um tiro, ($DOU|atear) fogo em mim
(deitar|deito|deitava|deitasse|deitei|deitando) (nos trilhos|no trilho|na linha do (trem|metrô))
(estourar|estouro|estourava|estourasse|estourei|estourando) [os|meus|a|minha] (miolos|cabeça com (um tiro|uma bala))
$TOMO ${COUNTED}, $TOMO .. ${LETHAL}
$BATO ${CAR} de propósito, (jogar|jogo|jogava|jogasse|joguei|jogando|jogaria) ${CAR} (contra|embaixo|
  debaixo|na frente|diante|da|do|no|na|num) [de|do|da|o|a|um|uma] [um|uma] (poste|muro|mureta|parede|
  árvore|caminhão|carreta|viaduto|ponte|barranco|ribanceira|rio|precipício|penhasco|abismo|trem|ônibus|
  guard rail|pilar)
(ligar|ligo|ligava|ligasse|liguei|ligando|abrir|abro|abria|abrisse|abri|abrindo) o gás [do fogão] e (
  dormir|durmo|dormia|dormisse|dormi|dormindo|morrer|fechar|fecho|fechava|fechasse|fechei|fechando)
(soltar|solto|soltava|soltasse|soltei|soltando) o volante e (deixar|deixo|deixava|deixasse|deixei|
  deixando)
# To kill oneself
${URGE} [acabar] (me|mim|se) $MATO [por causa (dele|dela|deles|disso)], ${WISH} (me|mim) mata
$QUALQUERDIA [que] [eu] me (mato|enforco|enveneno|asfixio|afogo)
eu me (matar|matasse|mataria|enforcar|enforcasse|envenenar|asfixiar|afogar)
não .. aguento .. me mato, acabar .. me (matando|enforcando|jogando)
(quase|por pouco não) me (matei|enforquei), se eu me $MATO, ${IF_ONLY} me $MATO
(eu|hora) me (mato|enforco|enveneno|asfixio|afogo|enforcaria)
$SOU [me] me (matando|enforcando|envenenando|asfixiando|afogando), $SOU acabando com [a] ${LIFE}
# With a frame
${URGE} ${TO_DO}, eu ${TO_DO}, $QUALQUERDIA [que] [eu] ${I_DO}, (eu|loucura e) ${I_DO}
(${IF_ONLY}|se eu) ${IF_I_DID}, (quase|por pouco não) ${I_DID}, $SOU [me] ${DOING}
(${TO_DO}|(me|mim) (envenenar|asfixiar|afogar) [no rio|no mar|na represa]|acabar comigo) (seria|parece|parecia|
  resolve|resolvia|resolveria|é (a|o)|não sai da|não parece|acaba|acabaria|passa|passou)
(subi|fui|vim|cheguei|voltei) .. (prédio|ponte|viaduto|laje|terraço|telhado|janela|sacada|parapeito|
  passarela) para (me (jogar|
  atirar)|pular|saltar), cheguei a (subir|ir|amarrar|pegar|comprar) .. (parapeito|ponte|viaduto|corda|veneno|
  trilhos|arma)
(penso|pensei|pensando) (na|em (usar|pegar|comprar) (a|uma)) corda, ${URGE} $DOU a cabeça no forno
# What work does to one as well
${URGE} acabar comigo, ($QUALQUERDIA|eu) [que] [eu] acabo comigo, (se eu|${IF_ONLY}) (acabava|
  acabasse) comigo
# To be dead
${WISH} (está|estar|tar|continuar) (morto|morta|enterrado|enterrada|debaixo da terra)
(quero|queria|gostaria|prefiro|preferia|vontade|desejo|sonho|melhor|querendo|penso|pensando) [de|em] ficar (
  morto|morta)
${WISH} (não|nunca|nunca mais) [mais] (acordar|existir|viver|estar [mais] (viva|vivo)|ter nascido) [mais|
  nunca mais]
${WISH} (deixar|parar) de (viver|existir), ${WISH} (sumir|desaparecer) (para sempre|de vez|do mundo|
  desse mundo|da face da terra)
${WISH} (acabar com tudo|pôr um fim em tudo|encontrar a morte|(me|mim) apagar|descansar para sempre|
  ir embora desse mundo|dormir (para sempre|até morrer)|(sair|partir) (dessa vida|desta vida|
  dessa para melhor)|(dormir|deitar) e (não|nunca mais) acordar|fechar os olhos e (não|nunca mais) abrir)
(queria|preferia|devia|deveria|melhor|vontade de) [eu] ter (morrido|me matado), vou morre
$NAO (quero|queria|aguento|suporto|desejo|pretendo|preciso) (mais acordar|acordar (mais|nunca mais|nunca)) [mais|amanhã]
${WISH} [eu] (não|nunca|nem) ter (acordado|nascido|existido|sobrevivido)
(queria|dera|tomara|espero|peço|peço a deus|torço|torço para|deus queira|podia|bem|bom seria|seria bom|ah) [que|
  se] eu [simplesmente|só] (
  morresse|morra|(não|nunca) [mais] (acordasse|acorde|existisse|exista|estivesse (viva|vivo|mais viva|mais vivo)|
  tivesse nascido) [mais|amanhã]|estivesse (morto|morta)|deixasse de (existir|viver)|(sumisse|suma|
  desaparecesse|desapareça) (para sempre|de vez|do mundo|desse mundo))
${IF_ONLY} (não|nem|nunca mais) (acordava|existia|vivia|levantava mais) [mais|amanhã]
(imagino|imaginando|vejo|vendo) .. (eu|me) [mesmo|mesma] morrendo, (peço|pede|pedi|pedindo|pedir|rezo|
  imploro) (para|a) deus .. me (levar|leve|levasse|buscar|tirar daqui), $NAO (quero|queria|
  aguento) [mais] (está|estar|tar) [mais] [aqui] (nesse|neste) mundo
(ter|tivesse) sido abortado/a, (devia|deveria|podia) ter me abortado
(por que|porque) [que] [eu] não morri, (data|dia|hora|jeito) da minha morte, não vejo (problema|mal) em morrer
(queria|quero|desejo|mereço|espero) [ter] uma morte, prefiro a morte do que (continuar|viver|isso|essa|seguir|ficar)
morrer sem (dor|sentir dor|sofrer|doer), (jeito|forma|maneira) [mais] (rápido|rápida|fácil|indolor|certo|certa|
  simples) (de|para) (morrer|me matar)
(a|essa|na|da|uma) ideia de (morrer|dormir até morrer), ${WISH} morrer [logo|hoje|dormindo|de uma vez|de novo|
  de verdade]
`;

/** The act decided on, with its means. */
export const actPlans = `
(vou|irei|decidi|resolvi|pretendo|planejo|planejei|planejando) [hoje|amanhã|ainda hoje] (me (matar|enforcar|suicidar|
  envenenar|asfixiar)|me $JOGO ${INTO_DEATH}|(pular|saltar) ${HEIGHT}|tirar [a] ${LIFE}|acabar com [a] ${LIFE}|
  $CORTO ((os|meus|os meus) pulsos|[a] minha garganta)|acabar comigo|me afogar (no rio|no mar|na represa)|
  me dar um tiro|
  $DOU (um|uma) (tiro|bala|facada) ${IN_THE_BODY}|$TOMO (${COUNTED}|.. ${LETHAL})|$BATO ${CAR} de propósito|
  jogar ${CAR} (contra|embaixo|debaixo|na frente)|(ligar|abrir) o gás e (dormir|morrer|fechar|deitar)|
  soltar o volante e|
  estourar (meus miolos|minha cabeça com)|deitar (nos trilhos|na linha do)|me pendurar numa corda|
  pular (na frente ${VEHICLE}|nos trilhos)|$DOU (fogo|cabo) (em|de|da) (mim|minha vida)|
  $DOU [um] fim (na|à|em) (mim|${LIFE}))
`;

/** The same words in a workshop, a treatment, a bed to leave early. */
export const actDecoys = `
(debaixo|embaixo|na frente) (do|da|de) [um|uma] $VEICULO para (consertar|trocar|ver|pegar|olhar|arrumar|mexer|
  limpar|salvar|achar|tirar|falar|pedir|entregar|descer|subir)
(cartela|caixa|frasco|vidro) (inteira|inteiro|toda|todo) (do|da|de) (antibiótico|anticoncepcional|vitamina|
  vitaminas|pílula|chocolate|bombom|bombons|corticoide|xarope|ferro|suco|azeite)
(acordar|acordado) [mais|amanhã|hoje|segunda] (cedo|tarde|às|de madrugada|para|com|no)
(parar|deixar) de viver (para|só para|em função|no automático|correndo|de|no passado|na correria|com medo|atrás|
  como se|pelos|assim)
(fim|basta|ponto final) (nessa|nesse|nesta|neste|na|no|à|ao) (reunião|discussão|contrato|projeto|briga|bagunça|
  assunto|namoro|casamento|conversa|novela|greve|dúvida)
(comprei|coloquei|espalhei) .. veneno (de|para) (rato|barata|formiga|ratos|baratas|formigas) [no|na] [galpão|
  quintal|cozinha|porão|jardim|sítio]
(dizia|disse|falava) que preferia ter morrido, me mato (aqui|todo dia|todos os dias|trabalhando|estudando|nesse|
  nessa|nisso|pelo|pela|por|para|de|no|na|lá)
vida (de|em) (solteiro/a|casado/a|aluguel|plantão|estudante|concurseiro/a|fumante|sedentário/a|escritório|festa|
  balada|clt|ordem|dia|modo)
me (afogar|afogo|afogando|afogava) em (café|trabalho|planilha|planilhas|dívida|dívidas|papel|e mails|tarefas|
  chocolate|mágoas|boletos)
(vida do (sério|avesso|modo)|sumir de vez (dessa|desse|do|da) ($WORK|$PLACE)|partir (dessa|desse) ($WORK|
  $PLACE)|descansar de vez em quando|apagar (das|do) (redes|instagram|facebook|grupo)|morrer velhinho/a)
(jamais|nunca) (tiraria|me mataria), (tinha|tivesse|tenha|ter) doído para morrer
me enforquei (com o|com a|no|na) (cachecol|colar|fone|crachá|gravata|gola), dar um tiro no alvo, gatilho (do|da|
  de|no|na), trilhos .. (trenzinho|brinquedo|ferrorama), quer acabar comigo, pular (esse|essa|o|a|um|
  uma) (capítulo|parte|etapa|fila|muro|café|refeição|episódio)
me atirar (no|na|nos|nas|de) (sofá|cama|estudos|rede|projeto|piscina|trabalho|cabeça)
(notebook|computador|celular|impressora|servidor|sistema|carro) [não] (quer|queria|resolveu|vai) morrer
`;
