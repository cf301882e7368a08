/** Tiredness, overload, emotional strain and clouded thinking, in Brazilian Portuguese. */
export const exhaustion = `
# Tiredness
exausto/a, esgotado/a, cansado/a, fatigado/a, exaurido/a, extenuado/a, estafado/a, estourado/a
sobrecarregado/a, assoberbado/a, atolado/a, abarrotado/a de (trabalho|tarefa|demanda|serviço)
(afogado/a|soterrado/a|enterrado/a|engolido/a) (em|no|na|de|por|pelo|pela|nos|nas|pelos|pelas)
me <afogar> (em|no|na|nos|nas), sugado/a, drenado/a, consumido/a, combalido/a, prostrado/a
esbodegado/a, escangalhado/a, estropiado/a, estrompado/a, arrebentado/a, arregaçado/a
desmontado/a
^acabado/a, ^destruído/a, ^detonado/a, ^moído/a, ^quebrado/a, ^morto/a, ^pregado/a, ^bagaçado/a
^arriado/a, ^zoado/a, ^podre/s, ^lascado/a, ^derrubado/a, ^amassado/a, ^triturado/a, ^ferrado/a
^fodido/a, ^pifado/a, ^frito/a, ^ralado/a, ^surrado/a, ^capotado/a, ^desgastado/a, ^judiado/a
^mole/s de cansaço, ^quebrado/a ao meio, ^batido/a, ^baqueado/a, ^abatido/a, ^apagado/a
^desfalecido/a, ^liquidado/a, ^virado/a no jiraya, ^virado/a do avesso, ^aos frangalhos
cansaço, canseira, fadiga, exaustão, esgotamento, estafa, sobrecarga, burnout, burn out, bornout
síndrome de burnout, síndrome do esgotamento, queimado/a por dentro, estresse crônico
moído/a que só
(acabado/a|arrasado/a|destruído/a|morto/a|quebrado/a|caindo|caído/a|mole) de cansaço
(morto/a|mortinho/a) de (cansado/a|cansaço|sono), morto/a com farofa
um (caco|bagaço|trapo|farrapo|zumbi|molambo|cadáver|pano de chão|resto de gente|morto vivo)
(virado/a|feito|igual|que nem|parecendo|<parecer>|só) (um|uma|o|a|) (caco|bagaço|trapo|zumbi|
  zumbis|farrapo)
(um|uns|feito|em) (cacos|trapos|frangalhos|bagaço)
(só|apenas) o (pó|pó da rabiola|bagaço|caco|resto|osso)
o (pó|pó da rabiola|bagaço|bagaço da laranja|caco), no bagaço
só a (capa|carcaça|casca|carniça|capa da gaita|capa do batman)
a capa da gaita, (virei|viramos|virando) (pó|bagaço|caco|farelo|purê|suco)
<estar> um (lixo|nojo|horror|desastre|traste), $ESTOU um (lixo|traste), me <arrastar>
se arrastando
<arrastar> (o|meu) corpo, me arrastando, no arrasto
(cansei|cansamos) [real|demais|mesmo|total|geral]
cansei de (tudo|tentar|lutar|viver assim|ser forte|existir|aguentar), cansa só de pensar
(me|nos) <cansar:3>
me <cansar>, me <esgotar>
(me|nos) (<esgotar:3>|<exaurir:3>|<desgastar:3>|<consumir:3>|<sugar:3>|<drenar:3>|<destruir:3>|
  <derrubar:3>)
(me|nos) (<quebrar:3>|<arrebentar:3>|<detonar:3>|<adoecer:3>|<sufocar:3>|<moer:3>|
  <sobrecarregar:3>|<estressar:3>|<estafar:3>)
(acabando|acabou|acaba) comigo
(suga|sugando|sugou|sugam|drena|drenou|drenando) (toda|minha|minhas|toda a) (minha|energia|força|
  forças|vida|alma)
# No energy
(psicológico|emocional|saúde mental|cabeça|mental|emoções) [está|tá|anda|foi|completamente] (no chão|destruído/a|abalado/a|zerado/a|pro ralo|pro saco|em frangalhos|um caos|um lixo|no lixo|detonado/a|péssimo/a|fragilizado/a|acabado/a|esgotado/a|por um fio|no limite|em pedaços|em cacos|indo embora|quebrado/a|lá embaixo)
$NAO tenho [mais] (saúde|estômago|pique|pulmão|joelho|idade|coração) (pra|para), não sei [mais] o que é (descansar|acordar descansado/a|relaxar|ter energia|ter paz|paz|folga|sossego|um dia de paz)
sem (energia|energias|força|forças|pique|gás|disposição|fôlego|bateria|pilha|combustível|
  vitalidade|vigor|pernas)
sem (nenhuma|nenhum|qualquer|um pingo de|o mínimo de|mais) (energia|força|forças|pique|gás|
  disposição|fôlego)
sem um pingo de (energia|força|pique|disposição), sem energia (pra|para) nada
zero (energia|pique|gás|disposição|força|bateria)
(falta|faltando|falta de|faltou|falta me) (energia|força|forças|pique|gás|disposição|fôlego)
(energia|bateria|bateria social|pilha|gás|disposição|tanque|combustível|pique|força) [está|
  tá] (no zero|zero|zerada|zerado|zerou|no fim|na reserva|acabou|esgotada|arriada|arriou|no chão|
  no talo|em baixa|baixa|vazio|lá embaixo|no vermelho|descarregada)
bateria (social|) (no zero|zerada|arriada|descarregada|acabou|esgotada|no vermelho)
minha (energia|bateria) (acabou|zerou|foi embora|se foi|sumiu)
(com|estou com) o tanque (vazio|na reserva), tanque vazio, tanque na reserva, na reserva
<estar> na reserva
$NAO (<ter>|<sentir>|tenho mais|sobra|sobrou|resta|restou|há) (mais|nenhuma|nenhum|) (energia|
  energias|força|forças|pique|gás|disposição|fôlego|pernas)
(acabou|acabaram|foi embora|se foi|esvaiu) [o|a|meu|minha|as|minhas|toda a] (gás|pique|força|
  forças|disposição|fôlego)
perdi (as forças|a força|o pique|o gás|o fôlego|a energia|a disposição), fraco/a demais
sem forças
$NAO (consigo|consegui|conseguia|consigo mais|conseguimos) (nem|mais|sequer|) (levantar|
  sair da cama|me levantar|me mexer|reagir|levantar da cama|ficar de pé|ficar em pé|
  abrir os olhos|acompanhar|render|produzir|trabalhar|funcionar|terminar nada|começar nada|
  fazer nada|fazer mais nada|descansar|desligar|relaxar|parar)
(difícil|custa|custou|custoso|um sacrifício|um suplício|um parto) (sair|levantar|
  me levantar) [da cama]
mal (consigo|consegui) (levantar|sair|ficar|andar|abrir os olhos|parar em pé|me mexer)
corpo (pede|pedindo|pediu) (cama|arrego|socorro|descanso)
(pedindo|pedi|peço) (arrego|socorro|penico|água)
com a língua de fora, com a língua no chão, botando os bofes (pra fora|), no osso
no bico do corvo, na capa da gaita
levantei (arrastado/a|me arrastando), acordo mais cansado/a, acordei mais cansado/a
sem pernas pra nada
(caindo|morrendo|morto/a|morta|bêbado/a|pescando|cochilando|babando) de sono, morrendo de cansaço
pregado/a de sono, um sono (absurdo|da porra|do cão|danado|sem fim)
grogue, $ESTOU com sono, muito sono, sono o dia (todo|inteiro), sonolento/a, lerdo/a, letárgico/a
lesado/a
capotei, apaguei (no sofá|na cadeira|de cansaço|de sapato|de roupa)
desmaiei (no sofá|de sono|de cansaço|na cama), dormi sentado/a, cochilei na reunião
# At the limit
no limite, no meu limite, no (nosso|próprio) limite, no limite do limite
(além|acima) do [meu] limite, meu limite (chegou|estourou)
(cheguei|chegamos|chegando|chego) (ao|no|a) [meu|nosso] (limite|extremo|fundo do poço)
(passei|passando|passamos) do [meu] (limite|ponto)
no fundo do poço, (na|no) (lona|fim da linha|último suspiro|fim do fim), nas (últimas|cordas)
por um (fio|triz), à beira de um (colapso|ataque|surto|burnout|treco|troço)
à beira (do|da) (colapso|exaustão|abismo|loucura|esgotamento|surto|choro)
em (colapso|frangalhos|pedaços|parafuso|cacos|pane|curto|curto circuito|ponto de bala)
a ponto de (explodir|surtar|chorar|desabar|enlouquecer|pirar|colapsar)
(quase|prestes a|perto de) (surtar|explodir|desabar|pirar|colapsar|enlouquecer), (quase|) surtei
a corda arrebentou, a corda (está|tá) esticada, a gota d água, transbordei, transbordando
$NAO (<aguentar>|<suportar>|guento) [mais|nem], $NAO (estou|tô) aguentando [mais]
$NAO <dar> [mais] conta, $NAO (estou|tô) dando [mais] conta
$NAO <vencer> [mais] [de|o|a|os|as] (tanto|serviço|demanda|trabalho|responder|atender|corrigir)
$NAO dá mais, (assim|desse jeito|deste jeito) não dá [mais], (sem|nenhuma) condição de continuar
$NAO (tenho|tenho mais) (condição|condições|estrutura|psicológico|saúde mental|cabeça|nervos|
  emocional) (pra|para|de)
$NAO tenho mais (cabeça|psicológico|saúde mental|estrutura|nervos)
$NAO (consigo|consigo mais|conseguimos) (lidar|aguentar|suportar|carregar|segurar|continuar|
  seguir assim|levar)
$NAO (posso|podemos) mais, aguentar mais não [dá], já deu (pra mim|o que tinha)
(deu|já deu) pra (mim|minha cabeça)
(carrego|carregando|carregar|carreguei) (o|esse|tudo|a) (mundo|setor|piano|equipe|departamento|
  time|peso|loja|turno) [todo|inteiro|nas costas|nos ombros|sozinho]
(tudo|o mundo|o setor|a equipe) nas (minhas|) costas
(faço|fazendo|fiz) (o trabalho|o serviço) de (três|dois|quatro|cinco)
(vivo|ando|vivemos|vivendo|passo o dia|passei o dia) (correndo|apagando incêndio|no corre|
  na correria|no sufoco|no aperto|no vermelho|no limite)
(apagando|apaguei) incêndio, $ESTOU (atropelado/a|passado/a por cima)
trator passou (por cima|em mim), atropelado/a por um (caminhão|trator|trem|ônibus)
(caminhão|trator|trem) (me atropelou|passou por cima de mim), me atropelou
demanda (demais|que não acaba), sobra tudo pra mim, enxugando gelo
carga (pesada|excessiva|desumana|insuportável) (demais|)
ritmo (desumano|insano|alucinante|puxado demais), rotina (massacrante|exaustiva|insana|desumana)
(dia|semana|plantão|jornada|turno|expediente|mês|rotina|semestre|noite|escala|trabalho|reunião|
  reuniões|manhã|tarde|bimestre|tempo|fase|período) [foi|está|tá|muito|tão|que] (exaustivo/a|
  cansativo/a|desgastante/s|puxado/a|extenuante/s|estressante/s|estafante/s|infernal|brabo/a|
  sinistro/a|punk|tenso/a|caótico/a|do cão|do inferno|de cão|de cachorro|de matar|osso|pauleira|
  massacrante|sufocante)
dia (brabo|sinistro|osso|daqueles|horrível|péssimo|terrível|ruim|infernal|difícil|pesado|de merda|
  do cão|punk|tenso|barra|barra pesada|complicado|foda|uó)
que dia (pesado|difícil|cansativo|horrível|infernal|péssimo|longo), um dia de cão
semana (difícil|pesada|horrível|infernal|do cão)
(foi|está sendo|tá sendo) (puxado|punk|pesado|osso|tenso|barra|exaustivo|cansativo|desgastante|
  pauleira) [hoje|demais]
pauleira, (foi|tá) osso, (barra|fase) pesada
tá (difícil|pesado|foda|complicado|puxado|osso|dureza|brabo|insuportável) [demais|pra mim|viver|
  trabalhar|seguir|levar|continuar]
me matando de trabalhar, me mato de trabalhar
(trabalhando|trabalho|trabalhei) (feito|igual|que nem) (louco|louca|burro|burra|escravo|condenado|
  condenada|um burro|camelo|um camelo|doido|doida|animal)
`;
export const emotionalStrain = `
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
export const cloudedThinking = `
# Concentration and memory
sem conseguir (pensar|raciocinar|me concentrar|focar|lembrar|prestar atenção|decidir|render|estudar|parar de pensar|levantar|sair da cama|descansar|relaxar|desligar|reagir|respirar de tanto) [direito|nada|em nada|de nada]
$NAO (<conseguir>|consigo mais|tô conseguindo|estou conseguindo|dá pra|posso) (pensar|raciocinar|
  concentrar|me concentrar|focar|lembrar|ler|prestar atenção|decidir|assimilar|absorver|processar|
  acompanhar|estudar|escrever|fixar|organizar|planejar|responder|formular|tomar decisão|
  ligar os pontos|juntar) [direito|nada|mais nada|em nada|em mais nada|uma página|uma linha|
  uma frase|ideia|lé com cré]
$NAO (<pensar>|<raciocinar>|<render>|<lembrar>|me lembro|<reter>|<assimilar>|<absorver>|
  <processar>|<focar>|me concentro) [mais|nem|de] (direito|nada|nem|o nome|o que|onde|mais nada)
$NAO (<render>|<reter>|<assimilar>|me concentro|<raciocinar>|concateno|produzo) [nada|mais]
$NAO lembro (nem|mais|de|o que|onde), nem lembro (mais|o que|onde|se|do)
<esquecer> [de] (tudo|as coisas|nomes|palavras|reunião|reuniões|compromisso|compromissos|o que|
  prazo|prazos|o nome|até|coisas|a senha|onde|até o)
esquecimento, esquecido/a demais, ando esquecido/a
memória (péssima|falhando|falha|ruim|de peixe|foi embora|um queijo|fraca|não ajuda)
lapsos de memória, falhas de memória, branco total, (deu|dá|dando|me deu) [um] (branco|pane|tilt)
brancos, deu tilt, deu pane, deu ruim na cabeça, tilt, pane mental, pane na cabeça, em pane
cabeça (a mil|vazia|oca|pifada|pifou|fervendo|cheia|confusa|embaralhada|embotada|enevoada|nublada|
  lenta|pesada demais|travada|travou|bugada|bugou|que não para|não para|não desliga|não engrena|
  não funciona|não funciona mais|não rende|não ajuda|explodindo de coisa|em outro lugar|longe|
  no mundo da lua|nas nuvens|virada|zoada|fora do ar|em parafuso|quente|fervilhando|saturada|
  uma bagunça|um caos|um nó|um liquidificador|uma gelatina|cansada)
(bugou|pifou|travou|fritou|bugada|pifando|fritando|torrando|derretendo|derreteu|ferveu) [a|minha|
  meu|o] (cabeça|mente|cérebro|cuca|miolo|miolos|cachola)
(mente|cérebro|cuca|raciocínio) (a mil|vazia|travado|travada|travou|lento|lenta|pifou|fritou|
  frito|frita|derretido|derreteu|embotada|embotado|nublada|cansada|exausta|em branco|fora do ar|
  fritando|bugou|bugado|desligou|não para|não desliga|parou|virou geleia|virou mingau|embaralhado)
a (mente|cabeça) (não para|não desliga|não descansa|não engrena|não acompanha|não obedece)
mente acelerada, pensamento acelerado, pensamentos acelerados, raciocínio lento
névoa (mental|na cabeça), neblina na cabeça, nevoeiro na cabeça, fundi a cuca, fundiu a cuca
(fritar|fritei|fritando|fundindo) (os miolos|a cuca|os neurônios|o cérebro)
neurônios (fritos|queimados|pifados), tico e teco (brigaram|pararam|não funcionam), dois neurônios
sem foco, falta de (foco|concentração|memória), zero (foco|concentração)
dificuldade (de|em|para|pra) (concentração|concentrar|me concentrar|focar|lembrar|raciocinar|
  pensar|tomar decisões)
concentração (zero|péssima|nula), desconcentrado/a, avoado/a, ^aéreo/a, disperso/a
distraído/a demais, desatento/a, ^confuso/a, confusão mental, atordoado/a, zonzo/a de cansaço
lento/a demais, $ESTOU lento/a, no mundo da lua
troquei (o|os|as|a) (nome|nomes|prontuário|remédio|paciente|datas|senha) [de|dos|das|do]
(li|leio|lendo|reli) (a|o|as) (mesma|mesmo|mesmas) (linha|página|parágrafo|frase|e-mail|email|
  mensagem) [três|dez|quatro|cinco|várias|mil|dez|duas]
<errar> (conta|contas|coisas) (boba|bobas|simples|básicas|básica), fico olhando (pra|para) a tela
olhando (pra|para) (o nada|a tela|a parede) [sem|], travado/a na frente, travo na frente
<travar> (na|no|em) [meio|frente|reunião|apresentação], congelei, paralisado/a, paralisei
procrastinando tudo
`;
