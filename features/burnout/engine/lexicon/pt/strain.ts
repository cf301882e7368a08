/** Stress, anxiety, irritability, crying, sadness and emptiness, in Brazilian Portuguese. */
export const strain = `
# Stress, anxiety, nerves
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
`;
