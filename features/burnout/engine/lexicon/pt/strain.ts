/** Stress, anxiety, irritability, crying, sadness and emptiness, in Brazilian Portuguese. */
export const strain = `
# Stress, anxiety, nerves
(qualquer|cada) (coisa|coisinha|barulhinho|bobagem|bobeira|besteira|pergunta|palavra|barulho|detalhe|crítica|
  notificação|mensagem) [já|agora|que] me (faz|fez|deixa|deixou|põe|leva|tira|dá|bota|acende|acerta|machuca|
  fere|irrita|arrepia) [explodir|chorar|gritar|surtar|louca|louco|aos|do|no|em|vontade|um|uma|maluco|maluca|
  os nervos|estourar|pular|desabar]
(ando|estou|fiquei|tenho sido) [mais|muito|tão|bem|uma|um] (grosso/a|ríspido/a|estúpido/a com|ignorante com|
  cavalo com|ogro/a|arisco/a|azedo/a|intragável|insuportável|intratável|respondão|bicho do mato) [que|do que|
  com|o|que o] [normal|antes|nunca|todo mundo|todos|meus|minha|meu|as|os]
[fico|vivo|ando|passo o dia] (esperando|à espera de|aguardando) [que] [a|o|sempre|alguma] (bomba|pancada|bronca|
  pior|tragédia|porrada|desgraça|chicotada|martelada) [estourar|cair|vir|chegar|acontecer|bomba|pancada|bronca|
  porrada|explodir|desgraça]
(mundo|vida|tudo|dias) [está|anda|ficou|virou|parece|todos|todo|meio] (cinza|cinzento/a|sem cor|preto e branco|
  em preto e branco|desbotado/a|opaco/a|nublado/a|escuro/a|sem graça nenhuma)
choroso/a, (humor|emoções|emocional|cabeça) [está|anda|é|virou] [um|uma] (gangorra|montanha russa|ioiô|sanfona|
  bagunça|trapo), choro (na beirada|engatilhado|pronto|a postos|na ponta|à flor da pele)
por dentro [eu] [$ESTOU|sou|só] [um|uma|só] (vazio/a|oco/a|morto/a|quebrado/a|destruído/a|despedaçado/a|
  acabado/a|chorando|gritando|caco|cacos|em cacos|em pedaços|aos pedaços|desmoronando|um nada|um deserto)
^sem cor, ^opaco/a, ^desbotado/a
estressado/a, stressado/a, estressadíssimo/a, estresse, stress, me <estressar>, estressei
estressando, pilhado/a
ansioso/a, ansiedade, crise de ansiedade, crises de ansiedade, ataque de ansiedade
crise de pânico, crises de pânico, ataque de pânico, ataques de pânico, síndrome do pânico, pânico
em pânico
ansiedade (a mil|atacada|nas alturas|no talo|lá em cima|gritando|me consome|me matando|batendo)
angustiado/a, angústia, aflito/a, aflição, agoniado/a, agonia, apavorado/a, desesperado/a
desespero, atormentado/a, transtornado/a, perturbado/a, apreensivo/a, inquieto/a, ^tenso/a, tensão
nervoso/a, pilha de nervos, uma pilha, uma pilha de nervos
nervos à flor da pele, com os nervos (em frangalhos|à flor da pele|no limite|em pedaços)
nervos em frangalhos, nervos no limite, à flor da pele, subindo pelas paredes, com os nervos
uma bomba relógio, bomba relógio, panela de pressão, pavio curto, de pavio curto, com o pavio
(coração|alma|peito) (pesado/a|apertado/a|partido/a|em pedaços|despedaçado/a|sangrando|na mão)
sufocado/a, sufoco, asfixiado/a, oprimido/a, esmagado/a, pressionado/a [demais], encurralado/a
acuado/a, sem saída, $ESTOU me sentindo preso/a, preso/a numa (gaiola|jaula|roda)
preocupado/a
$NAO (paro|consigo parar|parava|paramos) de (pensar|tremer|chorar|me preocupar|remoer|
  ruminar) [em|no|na|nos|nas|de|] [trabalho|problema|problemas|nervoso]
remoendo, ruminando, sobressaltado/a, em alerta [o tempo todo|constante]
medo de ir (trabalhar|pro trabalho|pra escola|ao trabalho|pro hospital)
pavor de (segunda|ir|abrir), (tenho|com) pavor
(irritado/a|irritadiço/a|irritável|irritação|irritabilidade|rabugento/a|ranzinza/s|amargo/a|
  azedo/a|explosivo/a|impaciente/s|estourado/a|intratável|insuportável)
mau humor, mal humorado/a, de mau humor, humor (péssimo|do cão|de cão|azedo)
(de|com o) ovo virado, nos cascos, virado/a no (samurai|cão|diabo|capeta), azedume, com os bofes
sem paciência, (zero|nenhuma|sem a menor|sem nenhuma|pouca|sem mais) paciência
paciência (zero|no zero|zerada|esgotada|esgotou|acabou|por um fio), $NAO tenho (mais|) paciência
perdi a (paciência|cabeça|linha|compostura|calma|razão)
perdendo a (paciência|cabeça|razão|sanidade|calma), sem saco nem paciência
(td|tudo|qualquer coisa|qualquer barulho|todo mundo) me (irrita|tira do sério|estressa|incomoda|
  enlouquece|dá raiva)
me irrito (com|por) (tudo|qualquer|nada|pouco), me <irritar>, irritado/a com tudo, <explodir>
(quase|) explodi, estourei (com|na|no), gritei com (todo|as|os|meu|minha|meus|minhas|o), surtando
<surtar>, <pirar>, pirando, surto, em surto, surtado/a, <enlouquecer>
ficando (louco|louca|doido|doida|maluco|maluca|pirado|biruta|lelé), endoidando, endoidecendo
(quase|) enlouquecendo, perdendo o juízo, perdendo a sanidade, (fui|fora) do sério, fora de mim
fora de controle, descontrolado/a, descontrole, perdi o controle, me descontrolei, descompensado/a
descompensei, desequilibrado/a, à beira de um ataque de nervos, bugado/a, <bugar>, panicando
em parafuso, entrei em parafuso, chilique
tive um (treco|troço|piti|chilique|surto|colapso|ataque)
(deu|dá|dando) um (treco|troço|piripaque) em mim, me deu um (treco|troço|piripaque|branco)
descontei (no|na|nos|nas|em), patada em todo mundo, dando patada, sem papas, com raiva de tudo
raiva de (tudo|todo mundo|todos), ódio (de|a) tudo, com (muito|) ódio, com (muita|tanta) raiva
sangue nos olhos, no ódio
aperreado/a, avexado/a, desassossegado/a, aporrinhado/a, encucado/a, tensionado/a, ^agitado/a
^acelerado/a, ^elétrico/a
^assustado/a, amedrontado/a, aterrorizado/a, ^grilado/a, ^bolado/a, estressadaço, estressadona
ansiosona, hiperalerta
^ligado/a no (220|duzentos e vinte|talo), (no|em) estado de alerta, em alerta (constante|permanente|
  total|o dia todo|24 horas)
^fragilizado/a, ^frágil, ^frágeis, ^vulnerável, ^vulneráveis, ^chorão, ^chorona, ^chororô
^sentimental demais, ^sensível (demais|que só|pra tudo)
(transtorno|síndrome|distúrbio|crise|crises|episódio|quadro|surto|ataque|ataques|pico|picos|onda|
  ondas) (de|do) (ansiedade|pânico|estresse|burnout|esgotamento|estresse agudo|
  ansiedade generalizada|nervos|nervoso|choro|angústia|desespero|depressão|tristeza|fúria|
  esgotamento profissional)
transtorno (ansioso|misto|depressivo|de adaptação|de ajustamento), episódio depressivo
colapso nervoso, crise nervosa, esgotamento nervoso, colapso (mental|emocional)
(ansiedade|angústia|tristeza|agonia|nervosismo|aflição|pânico|desespero|estresse|melancolia|
  depressão|solidão|irritação|tensão|sufoco|vazio|desânimo de viver) (no|na|nas|em|me|que|bateu|
  batendo|bate|veio|vem|voltou|subiu|subindo|apertou|aperta|tomou|toma|tá|está|anda|atacou|atacada|
  dominou|sem fim|danada|danado|sem tamanho|do cão|da porra|demais|só|sem nome|logo cedo|o dia todo|
  a mil|lá em cima|nas alturas|dos infernos|dos diabos)
nervosismo, preocupação (demais|constante|o tempo todo|que não passa|sem fim), (só|
  vivo) preocupado/a, aperreio, agonia (no|sem|que|danada)
(peito|coração|garganta|estômago|alma) em (agonia|desespero|chamas de ansiedade), (com o|
  de) coração (na mão|apertado|pesado|miúdo|em frangalhos|partido|aos pedaços|despedaçado)
(com|de) (os|meus) nervos (à flor da pele|em frangalhos|no limite|em pandarecos|destruídos|
  em pedaços|em cacos|acabados|à prova), nervos (destruídos|em pandarecos|em pedaços|acabados|de pé|
  à flor)
(me|) (dá|dando|deu|tá dando|dão) [nos|nas] nervos, (td|tudo|isso|ele|ela|barulho|
  qualquer coisa) [me] (dá|tá dando) nos nervos, me (tira|tirou|tirando|tiram) do sério
(subindo|subo) (pelas|as) paredes, (uma|numa) pilha só, (a ponto de bala|a ponto de explodir|
  a ponto de estourar|a ponto de sair gritando|a ponto de largar e chorar|a um passo de surtar|
  a um passo do surto|a um passo do colapso|a um triz de)
(quase|prestes a|perto de|à beira de|pra|para|vontade de) (surtar|explodir|enlouquecer|pirar|
  ter um troço|ter um treco|ter um piripaque|ter um surto|ter um ataque|entrar em colapso|desabar|
  estourar|gritar|sair gritando|jogar o computador|quebrar tudo)
(pensando|penso|pensei) (no trabalho|em trabalho|no serviço|nos prazos|na reunião|na meta|nas metas|
  nos chamados|nos e mails) (o tempo todo|o dia todo|24 horas|até dormindo|até no banho|sem parar|
  na cama|a noite toda|de madrugada)
(trabalho|problemas|pensamentos|cobranças|preocupações|metas) (não sai|não saem|martelando|rodando|
  girando|ecoando|em looping|em loop) [da|na|dentro] [minha|] [cabeça|mente]
(medo|pavor|pânico|terror|receio|horror) (de|do|da|dos) (abrir|atender|entrar|olhar|ir trabalhar|
  ir pro|ir pra|segunda|celular|telefone|chefe|e mail|notificação|notificações|reunião|whatsapp|
  domingo à noite|voltar|sair de casa|ser demitido|ser demitida|errar|tudo|cada)
(apavorado|apavorada|tremendo|morrendo) (com|de) (medo|a demissão|o chefe|a chefe|a ideia|pavor)
# Irritability
^irritadiço/a, ^intolerante/s, ^implicante/s, ^briguento/a, ^reativo/a, ^arisco/a, ^respondão
^respondona, ^estourado/a, ^enfezado/a, ^emburrado/a, ^rabugento/a, ^ranheta/s, ^nervosinho/a
^esquentado/a, ^possesso/a, ^enervado/a, ^exasperado/a, ^saturado/a de tudo, ^no veneno
(minha|a minha|a) (paciência|tolerância) (acabou|se esgotou|esgotou|zerou|foi embora|sumiu|se foi|
  estourou|está curta|anda curta|tá curta|curta|por um fio|no fim|evaporou|já era|foi pro espaço|
  no limite|morreu)
(perdi|perco|perdendo|estou perdendo|acabo perdendo|tô perdendo) (a|minha|toda a|o) (paciência|calma|
  cabeça|compostura|estribeira|estribeiras|controle|linha|esportiva|razão|sanidade|juízo|prumo|eixo|
  equilíbrio)
(brigo|briguei|brigando|grito|gritei|gritando|estouro|estourei|estourando|explodo|explodindo|xingo|
  xinguei|implico|implicando|rosno|descontei|desconto|descontando) (com|por|em|no|na|nos|
  nas) (todo mundo|todos|qualquer|tudo|nada|meus|meu|minha|as crianças|casa|quem|o estagiário|
  a estagiária|família)
qualquer (coisa|coisinha|barulho|bobagem|besteira|palavra|pergunta|notificação) (me irrita|me tira|
  me faz chorar|me estressa|vira briga|vira motivo|e eu choro|eu choro|já choro|me abala|me derruba|
  é gatilho)
(tudo|td|todo mundo|nada) me (irrita|incomoda|enerva|aborrece|cansa|estressa|machuca|magoa|abala|
  sufoca|pesa|tira a paciência|tira do sério|dá raiva|faz chorar|derruba)
(sem|zero|nenhuma|pouca|cadê) (paciência|tolerância|saco pra gente) (pra|para|com|nem) [nada|ninguém|
  gente|criança|os|as|meus|minha|meu]
(mau|péssimo) humor, humor (de cão|do cão|azedo|oscilando|instável|uma montanha russa|terrível|
  péssimo|lá embaixo|no chão|insuportável|ácido), oscilações de humor, humor nas cordas
(virado|virada|vivo|ando|acordei) (num|no|com o|num poço de|de) (samurai|cão|diabo|capeta|
  siri na lata|nervos|ovo virado|pé esquerdo|mau humor|fúria)
# Crying, sadness, emptiness
<chorar>
<chorar> (de|no|na|por|em) (nervoso|raiva|cansaço|exaustão|tristeza|desespero|banheiro|carro|nada|
  qualquer coisa|tudo|estresse|angústia|ônibus|escada|cozinha|frente)
choro fácil, choro (preso|engasgado|entalado|contido|do nada|sem motivo|à toa|na garganta)
choro (todo|toda) (dia|noite|manhã), crise de choro, crises de choro, crise de chorar
vontade de chorar, (querendo|quis|pra) chorar, à beira das lágrimas, aos prantos, em prantos
em lágrimas, lágrimas, desabei [a chorar|em lágrimas|no choro|no banheiro], <desabar>, desabando
desmoronei, desmoronando, <desmoronar>, desmontei, caí no choro, caí em prantos
me acabei de chorar, me debulhei [em lágrimas], soluçando, choradeira, segurando o choro
engolindo o choro, engoli o choro, segurei o choro, quase chorei, por dentro em pedaços
me quebrei, me (partiu|partindo) ao meio, entrei em colapso, colapsei, <colapsar>
desmaiando por dentro, aos cacos, aos pedaços, em cacos
^triste/s, tristonho/a, tristeza, entristecido/a, deprimido/a, depressão, depressivo/a, deprê
depre, na fossa, pra baixo, para baixo, cabisbaixo/a, amuado/a, borocoxô, jururu, macambúzio/a
melancólico/a, melancolia, desolado/a, arrasado/a, devastado/a, despedaçado/a, abalado/a
infeliz/es, desconsolado/a, sofrendo, <sofrer> [muito|calado|demais|sozinho], dor na alma
alma (cansada|pesada|doendo|doente|em pedaços|exausta), peito (vazio|oco), sem chão, perdi o chão
mundo (desabou|caiu|desabando) [na minha|sobre], mundo nas costas
peso (do mundo|enorme|nas costas|nos ombros), um peso no peito, banzo, bad, na bad, numa bad
maior bad, mó bad, bateu [a|uma] (bad|deprê|tristeza), na merda, numa merda, uma merda, na pior
mal demais, mal pra (caramba|caralho|cacete), me sinto mal, me sentindo mal, me senti mal
ando mal, estou (mal|péssimo|péssima|horrível), mal por dentro, mal das pernas, ^péssimo/a
^horrível, ruim da cabeça
$ESTOU (péssimo/a|mal|horrível|terrível|doente|adoecido/a|um lixo|ruim|desanimado de tudo)
adoecendo, <adoecer>, adoecido/a, doente da cabeça, sem esperança, sem esperanças, desesperança
desesperançado/a, desalento, desalentado/a, sem perspectiva, perdi a esperança
perdi as esperanças, sem rumo, perdido/a na vida, $ESTOU perdido/a, sem norte, desamparado/a
desnorteado/a, impotente/s, impotência, sozinho/a demais
me sinto (sozinho|sozinha|só|abandonado|abandonada), solidão
vazio (por dentro|no peito|enorme|aqui dentro|imenso|danado|existencial), um vazio
vazio/a por dentro, me sinto vazio/a, ^oco/a [por dentro], anestesiado/a
$NAO (<sentir>|sinto mais) (nada|mais nada|alegria|prazer|felicidade|mais alegria|
  mais prazer) [em nada]
nada me (alegra|consola|anima mais), sem alegria, sem (paz|sossego)
$NAO tenho (paz|sossego|um minuto de paz)
$NAO (estou|tô|ando|me sinto|fico|estou me sentindo|estamos|venho|tenho andado|
  tenho estado) (nada|muito|lá|) (bem|legal|bom|boa|feliz|contente|alegre) [das pernas|da cabeça]
longe de estar (bem|feliz|legal)
dói (a alma|tudo por dentro|viver|existir), machucado/a por dentro, ferido/a por dentro
morto/a por dentro, morrendo por dentro, sobrevivendo
só (sobrevivo|sobrevivendo|existindo|existo), no modo sobrevivência, modo sobrevivência
existindo apenas
olhos (marejados|marejaram|cheios d água|cheios de lágrimas|inchados de chorar|vermelhos de chorar|
  encheram de água), marejei, marejando
(segurando|segurei|seguro|engolindo|engoli|engulo|contendo|contive|prendendo|prendi|escondendo|
  escondi|disfarçando|enxugando|enxuguei) (o|as|o meu|a vontade de|muito o) (choro|lágrimas|lágrima|
  chorar|pranto), (lágrimas|lágrima) (escorrendo|caindo|escorreram|caíram|desceram|não param|
  nos olhos|correram)
(choro|chorinho|pranto) (veio|vem|engasgado|na garganta|sem motivo|todo dia|escondido|no banheiro|
  no travesseiro|que não para|fácil|fora de hora|compulsivo|solto|entalado|preso|contido|sem parar|
  desce|desceu)
(caí|cai|caio|desatei|desandei|abri|abrir|desmanchei|derreti|desaguei|desabo|desabei|me desmanchei|
  me acabei|me debulhei|me derramei|me desfiz) (no|em|a|ao|o|de|aos) (choro|prantos|pranto|chorar|
  lágrimas|berreiro|soluços)
(me|) (tranquei|tranco|escondi|escondo|fechei|enfiei) (no|na|em) (banheiro|carro|escada|sala|
  depósito|almoxarifado|estoque|vestiário) (pra|para|e|a) chorar, [vontade de] chorar (sozinho|sozinha|à toa|
  por nada|o tempo todo|até dormir|de soluçar|embaixo do chuveiro)
(vontade|querendo|a fim|perto|prestes|só quero|só queria|deu vontade) (de|a) (chorar|gritar|
  sumir dentro de mim|deitar e chorar|deitar no chão)
tristeza (sem|que|profunda|imensa|danada|funda|enorme|no peito|grande|doída|batendo|me)
^tristinho/a, ^murchinho/a, ^abatidinho/a, ^borocoxô, ^deprezinha, ^deprezinho, ^cabisbaixo/a
^macambúzio/a, ^soturno/a, ^desconsolado/a, ^apagadinho/a, ^derrotado/a, ^desmoralizado/a
^acabrunhado/a, ^consternado/a, ^abatido/a, ^sorumbático/a, ^pesaroso/a
(no|num|em um|dentro de um) (poço sem fundo|fundo do poço|buraco negro|buraco sem fundo|
  túnel sem fim|túnel escuro), fundo do poço
(estou afundando|tô afundando|me afundando|me afogando|me afogo|naufragando|desmoronando|definhando|
  estou murchando|tô murchando|me desfazendo|me despedaçando|me perdendo|me apagando|sangrando|
  sucumbindo)
(morrendo|morto|morta|apodrecendo|sangrando|gritando|chorando|quebrado|quebrada|vazio|vazia|oco|oca|
  murcho|murcha|destruído|destruída) por dentro
me (sinto|sentindo|senti|sentido|vejo|encontro) (mal|péssimo|péssima|horrível|vazio|vazia|oco|oca|
  sozinho|sozinha|só|abandonado|abandonada|perdido|perdida|preso|presa|encurralado|encurralada|
  esmagado|esmagada|sufocado|sufocada|afogado|afogada|quebrado|quebrada|destroçado|destroçada|pesado|
  pesada|travado|travada|drenado|drenada|sugado|sugada|morto|morta|desprotegido|desprotegida|
  desamparado|desamparada|estranho|estranha|desmontado|desmontada|à deriva|no escuro|no limite|
  fora de mim|fora do eixo|um trapo|(num|numa) (buraco|prisão|jaula|poço)|em (pedaços|cacos)|
  sem (chão|rumo|norte|forças|energia|ar|saída))
$ESTOU [muito|tão|bem|meio|super|um pouco|completamente|totalmente] (mal|péssimo|péssima|horrível|
  no chão|na pior|lá embaixo|em baixa|no vermelho emocional|fora do ar|fora do eixo|fora de mim|
  por baixo|por um fio|caído|caída|no escuro|sem norte|sem rumo|sem eira nem beira|à deriva|
  em frangalhos|de mal a pior|de pernas bambas de medo|em carne viva|cheio de angústia|
  cheia de angústia|cheio de medo|cheia de medo|com medo de tudo|sem esperança|um poço de nervos|
  uma bomba relógio|um caos|uma bagunça|um bagaço emocional|em pânico|de luto por mim)
mal (emocionalmente|psicologicamente|da cabeça|mentalmente|de saúde mental|comigo)
emocionalmente (esgotado/a|abalado/a|exausto/a|destruído/a|instável|fragilizado/a|cansado/a|
  drenado/a|em frangalhos|quebrado/a|um lixo|um caco|acabado/a)
(mentalmente|psicologicamente|fisicamente) (esgotado/a|abalado/a|exausto/a|destruído/a|instável|
  fragilizado/a|cansado/a|drenado/a|em frangalhos|quebrado/a|acabado/a|péssimo/a|mal)
(sem|zero|nenhuma|perdi a|perdi as|acabou a|cadê a|cadê minha) (paz|alegria|esperança|esperanças|
  vontade de viver de antes|fé na vida|perspectiva|perspectivas|perspectiva de melhora|saída disso|
  chão|norte|rumo|luz)
$NAO (tenho|tenho tido|sinto|sei o que é) [mais] [um|uma|nenhum|nenhuma] [minuto de|segundo de|
  dia de] (paz|sossego|tranquilidade|alegria|esperança|prazer|descanso)
$NAO (estou|ando|sinto|fico|sentindo|andado|venho|encontro|vou) [nada|lá|me] [sentindo] (bem|legal|
  bom|boa|feliz|contente|alegre|certo|certa|normal|inteiro|inteira|eu mesmo|eu mesma|
  nos meus melhores dias|(numa|num) (fase boa|boa fase|bom momento))
$NAO (ando|estou|tô|vou) (nada bem|muito bem|lá essas coisas|lá muito bem|bem de nada|bem da cabeça|
  bem comigo|bem não)
$NAO (sorrio|sorri|rio|dou risada) [mais|há|faz|de verdade], (esqueci|desaprendi|não sei mais|
  nem lembro|nem sei) [como é|o que é] (sorrir|rir|ser feliz|descansar|relaxar|viver|alegria|paz|
  ficar em paz|ter paz)
(sobrevivendo|sobrevivo) [só|apenas|um dia|a mais um dia|mais um dia|no], (só|
  apenas) (existindo|sobrevivendo|existo|sobrevivo|funcionando|funciono), no modo sobrevivência
(quebrei|quebramos|desmontei|desmoronei|pifei|pifamos|piripaque|arriei|arriou|baqueei|espanei|
  surtamos|piramos|parafusei|deu tilt|estafei|colapsei|implodi|explodimos|sucumbi|afundei)
(me deu|deu|tive|tivemos|quase tive) [um|uma] [baita|puta|belo|crise de] (ataque de choro|
  ataque de nervos|ataque de riso nervoso|piti|faniquito|siricutico|chilique|xilique|piripaque|treco|
  troço|surto|colapso|apagão|crise nervosa|desespero|agonia|angústia|aperto|tristeza|
  vontade de chorar|pânico|nervoso|aflição|agonia danada)
(bateu|bate|batendo|veio|vem|subiu|me bateu|me deu|me veio|me pegou|me invade|me invadiu|me toma|
  me tomou|tomou conta de mim|me dominou|apareceu|voltou|pintou) [um|uma|aquele|aquela|o|a|de novo|
  forte|mó|maior] (bad|deprê|fossa|cansaço|canseira|desespero|vazio|angústia|tristeza|pânico|crise|
  agonia|nervoso|choro|solidão|desânimo de tudo|moleza|leseira|exaustão|estafa|sufoco|aflição|
  ansiedade|melancolia|peso|aperto)
^saturado/a, ^saturadíssimo/a, ^estressadona, no fim das forças, $ESTOU no fim [das forças|da linha|
  da picada|do fim]
(comecei|começo|começando|desatei|desandei|acabei|acabo|acabando) (a|por) (chorar|soluçar|surtar)
me (fez|faz|fizeram) chorar, (saí pra|corri pra|parei pra|tive que ir) chorar
$NAO (vejo|encontro|acho) [mais] (alegria|prazer|felicidade|paz|sossego), (raspa|fundo|
  fim) do (tacho|poço|pote), coração (do tamanho|menor que|miudinho|amassado|de chumbo|pesando)
`;
