/** Tiredness, missing energy and overload, in Brazilian Portuguese. */
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
