/** Distance, indifference, lost meaning and wish to leave, in Brazilian Portuguese. */
export const cynicism = `
# Indifference
tanto faz, (tanto|tudo) me faz, pouco me importa, pouco importa, (tô|estou|<estar>) nem aí
$NAO estou nem aí, $NAO tô nem aí, nem aí, nem ligo [mais]
$NAO (<ligo>|ligo|me importo|<importar>) [mais|nem] [com|pra|para|nada]
$NAO (dou|damos|tô dando|estou dando) [mais] a mínima, dane se
(tô|estou|) (cagando|cagando e andando|pouco me lixando|me lixando|pouco me fodendo|me fodendo|
  pouco ligando)
que se (dane|lasque|foda|exploda|lixe|danem|fodam|explodam), se (foda|dane|lixe|lasque|exploda|danem|
  fodam) [o|a|os|as|esse|essa|tudo] [meta|daily|cliente|empresa|prazo|reunião], dane se [tudo|o|a]
foda se, fodase
quero que (se dane|se exploda|se foda|tudo se exploda), sei lá e nem quero saber, nem quero saber
indiferente/s, indiferença, apático/a, apatia, anestesiado/a (no|com|para|pro|diante)
insensível [a|com], frio/a com (os|as|todo|meus), desprezo, desdém
(tudo|td) (tanto faz|igual|a mesma coisa|a mesma merda|me dá no mesmo)
dá (no mesmo|na mesma) [tudo|pra mim], pra mim (dá no mesmo|tanto faz)
deixei (pra lá|de ligar|de me importar|rolar|de acreditar|de tentar entender), larguei mão
larguei de mão, larguei os bets, (tô|estou|<estar>) pouco (me|) importando, quem liga
empurrando com a barriga, empurro com a barriga, empurrei com a barriga, (parei|parando|parar|
  deixando) de (me importar|ligar|acreditar|me envolver|me esforçar|tentar agradar|esperar)
(fazendo|faço|fiz|entrego|entreguei|entregando|dou|dei) [só|apenas] o (mínimo|básico|
  mínimo necessário|estritamente)
no mínimo do mínimo, corpo mole, fazendo corpo mole, operação tartaruga, quiet quitting
fingindo (que|trabalho|interesse|demência|costume)
finjo (que|demência|interesse|costume|me importar)
só (cumpro|cumprindo|cumpri) (tabela|horário|o horário|a tabela|meta), cumpro tabela
cumprindo tabela, só bato [o] ponto, bato o ponto e
(só|apenas) (espero|esperando|conto|contando) (o|as|os|a) (relógio|horas|minutos|dias|dia|hora|
  sexta|fim)
contando os (minutos|dias|segundos) (pra|para) (sair|ir embora|acabar|as férias|sexta|
  me aposentar)
contando as horas, (conto|contando) as horas
# Autopilot, distance from people
no automático, no piloto automático, em piloto automático, modo automático
no modo (automático|avião|robô|zumbi), piloto automático ligado, ligo o automático, feito robô
(feito|igual|que nem|como|virei|virado|virada|viramos|virando|pareço|parecendo|sou|somos) [só|apenas|
  mais] (robô|máquina|um robô|
  uma máquina|autômato|um autômato|boneco|um boneco|marionete|um zumbi corporativo|só um número|
  número)
sou só (um número|mais um|uma peça|um crachá), robotizado/a, mecanizado/a, mecanicamente
no mecânico, roboticamente, (entro|entrei|chego|saio) mudo e saio calado, entro calado e saio mudo
entra mudo e sai calado, ^distante/s, distanciado/a, distanciamento, me <distanciar>, me <afastar>
me <isolar>, ^isolado/a, me isolando, me fechei, me fecho, me fechando, fechado/a em mim
fechado/a no meu (mundo|casulo|canto), na minha concha, no meu casulo, retraído/a, alheio/a
alheado/a, ^desligado/a, ^desconectado/a, desconexão, me desliguei, ^ausente/s, de corpo presente
só de corpo presente, (estou|tô|sou) só o corpo (presente|aqui), corpo presente e
a cabeça já foi embora
(fujo|fugindo|fugi|me escondo|me escondi|escondido/a) (de|do|da|dos|das|no|na) (gente|pessoas|
  colegas|todo|todos|equipe|clientes|cliente|reunião|reuniões|banheiro pra|chefe)
me escondo no banheiro
$NAO quero (ver|falar com|saber de|conversar com|encontrar|atender|ouvir|olhar na cara de) (gente|
  ninguém|pessoas|mais ninguém|nada|mais nada|trabalho|serviço|cliente|paciente|pessoa) [nenhuma|
  nenhum]
$NAO (aguento|suporto|tolero) (olhar|ver|ouvir) [mais] [a|na|para a|para|pra] cara, ranço
peguei ranço, tomei ranço
criei ranço, antissocial
sem vontade de (falar|ver|conversar|nada|ir|trabalhar|levantar|fazer|sair|socializar|interagir|
  estar|voltar)
(clientes|pacientes|alunos|pessoas|colegas|crianças|usuários|todos|cliente|paciente|aluno) (viraram|
  virou|são|é|não passam de) [só|apenas|mais] (número|números|senha|senhas|protocolo|protocolos|
  chamado|chamados|meta|metas|crachá|crachás|prontuário|prontuários|tarefa|tarefas|papel|papéis|caso|
  casos|um número|uma senha|estatística), paciente virou número, pacientes viraram números
(viraram|virou|são|só) (números|número|protocolo|protocolos|senhas|chamados|metas|crachás|
  prontuários|tarefas|senha|prontuário|estatística|um número|mais um)
(trato|tratei|tratando|atendo|atendi|atendendo) (como|feito|igual|que nem|no automático|os|as|
  todo mundo) [os|as] [clientes|pacientes|alunos|todo mundo] (como|feito|igual|que nem) (número|
  números|coisa|objeto|objetos|senha|gado|máquina)
(respondo|respondi|respondendo|falo|atendo) (com|de forma|no|só|tudo) (frases prontas|
  frase pronta|monossílabos|automático|emoji|ok)
sorriso (amarelo|falso|de plástico|ensaiado|no automático), sorrio sem vontade
(máscara|personagem) (no trabalho|o dia todo|de sorriso|de simpatia|de feliz), (visto|uso|ponho|
  boto) a máscara
# Lost meaning and motivation
desmotivado/a, desmotivação, desanimado/a, desânimo, desanimei, desanimando, desanima
desestimulado/a, desencantado/a, desencanto, desencantei, desiludido/a, desilusão, desiludi
me desiludi, desapontado/a com, decepcionado/a, decepção, frustrado/a, frustração, me <frustrar>
descrente/s, descrença, cético/a, cínico/a, cinismo, sarcástico/a com, desacreditado/a
desinteressado/a, desinteresse, perda de (interesse|sentido|motivação|propósito|entusiasmo)
perdi (o|a|todo o|toda a|todo|toda|completamente o|totalmente o) (interesse|gosto|tesão|encanto|
  vontade|motivação|ânimo|entusiasmo|sentido|propósito|prazer|brilho|paixão|fé|amor|graça)
(perdeu|perdendo) (a graça|o sentido|o brilho|o encanto|o gosto|o tesão|o propósito)
(interesse|gosto|tesão|encanto|vontade|motivação|ânimo|entusiasmo|paixão|brilho) (sumiu|acabou|
  morreu|foi embora|evaporou|zero|zerou|no zero|no chão|se perdeu|foi pro ralo)
o brilho (sumiu|acabou|apagou)
sem (ânimo|brilho|motivação|vontade|tesão|interesse|entusiasmo|estímulo|propósito|sentido|gosto|
  coragem de ir|saco|clima|graça|inspiração|perspectiva nenhuma|fé|cabimento|ilusão|ilusões|
  paixão|empolgação)
(zero|nenhuma|nenhum|pouca|pouco|falta de|falta|faltando|cadê a|cadê o|baixa) (ânimo|motivação|
  vontade|tesão|interesse|entusiasmo|estímulo|empolgação|propósito|saco)
(vontade|motivação|ânimo|tesão|interesse|empolgação) (nenhuma|nenhum|zero|no pé|no zero|
  abaixo de zero|no negativo)
motivação no chão
$NAO (<ter>|tenho mais|sinto|sinto mais|há|existe|tem|vem|acho|encontro) [mais|nenhuma|nenhum|
  a menor|o menor|muito|muita] (ânimo|motivação|vontade|tesão|interesse|entusiasmo|saco|prazer|
  gosto|sentido|propósito|graça|paixão|coragem de ir|razão de estar)
$NAO (<ver>|<enxergar>|<encontrar>|<achar>|vejo mais|acho mais|sinto) [mais|nenhum|o|muito|
  qualquer|a] (sentido|propósito|graça|futuro|motivo|razão|valor|utilidade) [em|no|na|nisso|nesse|
  aqui|nessa|disso]
(nada|nada disso|nada mais|isso|isso tudo|tudo isso|o trabalho|esse trabalho|meu trabalho|
  aqui) [mais|já] (não faz|não tem|faz|tem) [mais|nenhum] sentido [nenhum]
$NAO faz [mais|nenhum|o menor] sentido, sentido nenhum, sem sentido, pra que tudo isso
pra quê isso tudo
pra que (tudo isso|isso tudo|tanto esforço|me esforçar|continuar aqui|tentar|serve isso|
  serve tudo isso)
de que adianta, $NAO adianta (nada|mais|tentar|falar|reclamar|me esforçar), $NAO serve pra nada
(não leva|leva) a lugar nenhum
(nada|nada mais|nada aqui|nada ali) [mais] me (anima|motiva|interessa|empolga|atrai|toca|comove|
  encanta|inspira|prende|segura|importa|empolga mais)
nada (vale a pena|importa|muda|vai mudar|presta|tem graça|anima|motiva|nunca muda)
$NAO vale [mais] a pena
$NAO me (anima|motiva|interessa|empolga|importa|encanta|comove|diz nada|toca|afeta|atinge|
  anima mais|interessa mais|importa mais|reconheço no) [mais]
$NAO <acreditar> [mais] (em|no|na|nisso|nessa|nesse|neste|que), já não acredito
<deixar> de acreditar, perdi a fé (no|na|em), sem acreditar
meu trabalho (é|virou) (inútil|em vão), (trabalho|tudo) (em vão|à toa|inútil)
tudo (à toa|em vão|perdeu a graça|perdeu o sentido|ficou cinza|cinza|sem graça|sem cor|um saco|
  uma farsa|mentira|uma palhaçada|inútil)
dias (iguais|cinzas|todos iguais)
virou (rotina morta|obrigação|um fardo|fardo|só obrigação|tortura|suplício|castigo|só boleto|
  um peso)
só (pelo|por causa do) (salário|dinheiro|vale|boleto|boletos|crachá|plano|convênio)
só (estou|venho|trabalho|fico|continuo|sigo|vim) [lá|aqui|nessa|nesse|ali|nisso] [empresa|
  emprego] (pelo|por causa do|pela) (salário|dinheiro|boleto|vale|convênio|plano|grana)
$NAO vejo a hora de (sair|ir embora|largar|pedir|me aposentar|me livrar|vazar|acabar) [do|da|
  dessa|desse|daquela|daquele|de lá|daqui|expediente|demissão]
só vou (pelo|por) (salário|dinheiro|boleto|obrigação)
(trabalho|vou|venho|levanto|vim|fui) (por obrigação|só pelo salário|só pelo dinheiro|
  pelos boletos|só pra pagar boleto|arrastado/a|sem vontade|na marra|na força do ódio|no ódio|
  empurrado/a|pelo boleto)
na força do ódio, por obrigação, indo na marra, na marra, com má vontade, de má vontade
preguiça (de|da) (gente|pessoas|tudo|trabalhar|viver|empresa|humanidade|existir), preguiça monstra
mó preguiça, bode (de|do|da), tô de bode, de bode, (tédio|entediado/a|entediante), monótono/a
estagnado/a, estagnação, acomodado/a, (parado/a|preso/a) no (tempo|lugar), sem futuro aqui
$NAO tem futuro
# Fed up, hatred of the job
de saco cheio, saco cheio, saco na lua, saco estourado, o saco (encheu|estourou|cheio|explodiu)
encheu o saco, enchi o saco, enche o saco, haja saco
^cheio/a (da|do|dessa|desse|disso|deste|desta|dos|das|daqui), ^cheio/a de (trabalhar|reunião|
  cobrança|tudo isso|isso|gente|cliente|aluno|mentira|promessa|desaforo|frescura)
farto/a (de|da|do|dessa|desse|disso), saturado/a [de|da|do|com], saturei, saturou, saturação
enfastiado/a, enfarado/a, enjoei (de|da|do|dessa|desse|disso)
enjoado/a (de|da|do) (trabalhar|trabalho|empresa|emprego|serviço|rotina|profissão|escola|lugar)
enojado/a, nojo (de|da|do|daquele|daquela|desse|dessa|desta|deste|disso), peguei nojo, tomei nojo
tomei abuso, peguei abuso, abusado/a (de|da|do|dessa|desse|disso|com)
peguei (ódio|raiva|birra|implicância|trauma|asco), asco, repulsa
por aqui (com|de) [esse|essa|isso|tudo], (tô|estou) por aqui
até (o pescoço|a tampa|o talo|o teto|aqui|a goela|o gogó|os tubos) (de|com|da|do), até a tampa
até o talo, até a goela, de (bico|cu|ovo) cheio
(tô|estou) (puto|puta) com (essa|a|o|esse) (empresa|trabalho|emprego|chefia|diretoria|gestão|
  serviço)
cansei (da|do|dessa|desse|disso|deste|desta|daquele|daquela|dos|das)
cansei de (fingir|agradar|bajular|trabalhar|reunião|promessa|promessas|mentira|mentiras|engolir|
  implorar|correr atrás|ser capacho|ser trouxa|ser invisível|dar murro|enxugar|explicar|cobrança|
  cobranças|gente|cliente|clientes|aluno|alunos|empresa|chefe|chefia|meta|metas|sorrir|dar aula|
  dar plantão|ouvir desculpa|ouvir reclamação|ouvir desaforo|ser tratado|ser tratada|ser usado|
  ser usada|carregar|me importar|brigar|tudo isso|insistir|esperar reconhecimento|esperar promoção|
  esperar valorização)
cansado/a (da|dessa|desta|daquela) (empresa|firma|profissão|repartição|gestão|diretoria|
  politicagem|burocracia|palhaçada|hipocrisia|falsidade|área|carreira)
cansado/a (do|desse|deste) (emprego|trabalho|lugar|setor|cargo|ambiente|chefe|sistema|
  mundo corporativo)
cansado/a de (fingir|agradar|engolir sapo|bajular|promessa|promessas|gente|pessoas|ouvir desculpa)
cansaço (da|dessa) empresa, não tenho mais saco, $NAO tenho saco, tomei bronca (de|da|do)
<odiar> (esse|este|meu|essa|esta|minha|trabalhar|ir|cada|tudo|aquele|aquela|meus|vir|segunda|
  segundas|o (trabalho|emprego|serviço|lugar|chefe|hospital|setor|fone|cargo|plantão|
  que faço)|a (empresa|escola|firma|chefe|rotina|loja|
  profissão))
detesto (esse|essa|meu|minha|ir|trabalhar|este|esta|tudo|vir|aquele) [trabalho|emprego|lugar]
$NAO (gosto|curto|amo|suporto) [mais] (do que faço|do meu trabalho|desse trabalho|o que faço|
  do trabalho|de lá|daqui|do meu emprego|meu trabalho|esse trabalho|esse emprego|esse lugar)
$NAO gosto mais (disso|daqui|de lá|desse|dessa|do que|do trabalho|da profissão|de dar aula|
  de trabalhar|de vir|de nada)
(essa|esta|aquela|a) (empresa|firma|escola|repartição) (é|virou) (um lixo|uma merda|uma palhaçada|
  um circo|um inferno|uma piada|tóxica|uma bagunça|uma prisão)
(esse|este|aquele|meu) (trabalho|emprego|serviço|lugar) (é|virou) (um lixo|uma merda|um inferno|
  uma piada|um circo|tóxico|uma prisão|um peso|uma tortura|um saco|insuportável)
inferno de (trabalho|emprego|vida|empresa|lugar)
(trabalho|emprego|vida|empresa|rotina|segunda|lugar) (de merda|do inferno|dos infernos|maldito|
  maldita|desgraçado|infernal|de bosta|lixo)
merda de (trabalho|emprego|empresa|vida|rotina|lugar|serviço)
bosta de (trabalho|emprego|empresa|vida|rotina|serviço), porcaria de (trabalho|emprego|empresa)
que se lixe, (palhaçada|circo|hospício) (sem fim|essa empresa), ambiente tóxico
(domingo|segunda) (me dá|dá|bate) (nojo|desespero|ânsia|bode), bode de segunda, revoltado/a [com]
revolta (com|dessa), indignado/a com a (empresa|gestão|diretoria|chefia), ressentido/a
ressentimento, mágoa (da|dessa|do|com a) (empresa|chefia|gestão|escola|chefe), amargurado/a
amargura, de ovo cheio, de mal com (o trabalho|a vida|o mundo), pistola com (tudo|a empresa)
birra (do|da|com)
# Wish to leave
(quero|queria|gostaria|querendo|penso|queremos|pensando|pensei|vontade|doido|doida|louco|louca|vou|
  preciso|tenho|decidi|cogito|cogitando|sonho|ameacei|afim) [todo dia|só|é] [de|em|que|pra|para|
  a] (sair (daqui|dessa|desse|de lá|dali|deste|desta|da empresa|do emprego|do trabalho)|
  pedir (demissão|as contas|conta|minhas contas|pra sair)|me demitir|largar (tudo|o emprego|esse|
  essa|mão|de vez)|jogar (tudo|a toalha)|chutar o (balde|pau)|abandonar (tudo|a profissão|essa)|
  (mudar|trocar) de (profissão|área|emprego|ramo|vida)|desistir (da profissão|de tudo)|fugir [daqui|
  dali|do trabalho|de tudo]|faltar|não (ir|voltar)|nunca mais voltar|mandar (tudo|todo mundo|todos|
  o chefe)|virar hippie|vender (coco|miçanga|arte)|dar um basta|meter (atestado|o pé)|vazar [daqui]|
  dar no pé|picar a mula|cair fora|sumir (daqui|do mapa|dali|dessa)|me mandar)
(vou|quero|vontade de) (mandar|jogar) (tudo|todo mundo|todos) [pro alto|para o alto|pra puta|
  longe|à merda|se ferrar|se foder|às favas|pro inferno]
(chutar|chutei|chutando) o (balde|pau da barraca), jogar tudo pro alto
jogar tudo (para o|pro) (alto|ar), joguei a toalha
(larguei|abandonei|desisti) (tudo|de tudo|da profissão|do curso|da carreira|de tentar|do projeto|
  de lutar|dessa empresa|de mudar)
larguei de mão
(atualizando|atualizei|mandando|mandei|enviando|espalhando|distribuindo|disparando) (o|meu|meus|
  ) (currículo|cv|linkedin|currículos) [escondido|o dia|todo|pra|para|pelo]
(procurando|procuro|busco|buscando) (outro emprego|outra coisa|outra vaga|outro trabalho|
  outra empresa|uma saída daqui)
pedi (demissão|as contas|pra sair), carta de demissão
(rascunhei|escrevi|redigi|imprimi) [a|minha] carta de demissão, demissão silenciosa, me tira daqui
alguém me tira daqui, quero distância (de|da|do|desse|dessa)
(matei|matando|mato) (serviço|o expediente), faltei (sem|só|de propósito|porque não)
(inventei|invento|inventando) [uma|um|mais uma] (desculpa|dor|doença|atestado|reunião) (pra|
  para) (não|faltar|sair|fugir|escapar)
atrasando de propósito, chego atrasado/a de propósito
$NAO (<querer>|tô afim|estou a fim|tô a fim|estou afim|quero mais|queria) [mais|nem] [de] (ir|
  voltar|trabalhar|ir trabalhar|voltar pra lá|voltar lá|pisar lá|pisar|nada com nada|saber|
  estar aqui|estar lá|fazer nada|fazer parte|participar|fazer isso|acordar pra ir|ir pra escola)
não tô nem um pouco a fim
$NAO (dá|tenho) (vontade|coragem) de (ir|voltar|levantar|trabalhar|entrar|olhar)
dá vontade de (sumir daqui|chorar de raiva|largar|sair|jogar|não ir|não voltar|fugir|
  virar as costas|pedir|mandar)
vontade de não (ir|voltar|trabalhar|aparecer)
(foi-se|acabou|acabou-se) [o|a] (encanto|paixão|tesão|lua de mel), no fundo não ligo
desapegado/a do trabalho, desengajado/a
já fui mais (dedicado|dedicada|animado|animada|motivado|motivada), antes eu amava
já amei (esse|este|o|meu)
(deixo|deixei|deixando) os (meninos|alunos) (copiando|fazendo qualquer coisa|no celular|
  vendo filme)
passo (filme|vídeo) pra não
$NAO (me esforço|faço questão|faço mais questão|visto a camisa|visto mais a camisa|
  levo mais a sério|sinto orgulho|sinto parte|pertenço|sinto nada por|sinto nada pelos|
  sinto nada pelas|sinto mais nada por|sinto mais nada pelos) [mais]
já não me esforço, pra mim chega, chega pra mim, chega dessa, para mim (chega|deu)
# More indifference
tanto fez como tanto faz, tanto fez, tanto se me dá, (me|pra mim) (dá igual|é igual|dá na mesma|
  dá no mesmo|é indiferente|tanto faz|tanto fez), (para|pra) mim (tanto faz|dá na mesma|dá no mesmo|
  é tudo igual)
$NAO (estou|tô|fico|tava) [mais] nem aí [mais], (nem|não) (me abalo|me abala|me comovo|me comove|
  me emociono|me espanto|me surpreendo|me choco|me choca|me afeta|me toca|me preocupo|me envolvo|
  me importa|me incomoda|reajo|respondo|discuto|opino|cobro|explico|corrijo|pergunto|cumprimento|
  dou bom dia|olho na cara|olho no olho|pergunto o nome|decoro o nome|leio os e mails|leio o e mail|
  abro os e mails|abro a câmera|ligo a câmera|preparo mais as aulas|preparo mais aula|
  preparo aula) [mais]
já nem (ligo|respondo|olho|me importo|discuto|abro|leio|preparo|cumprimento|pergunto|reajo|
  sinto pena|finjo|disfarço|tento|me irrito|reclamo|dou bom dia|corrijo|confiro|reviso|escuto|
  ouço) [mais], nem (preparo|respondo|leio|corrijo|confiro|reviso|abro|olho|cumprimento|escuto|ouço|
  ligo|disfarço|finjo|tento|reajo) mais
nem (disfarço|finjo|ligo|me importo|tento) [mais|mais que|interesse], nem (me dou|dou me) [mais] (ao|
  o) trabalho de
(nem|não) (senti|sinto) [mais] (nada|pena|dó|compaixão|empatia) (por|pelo|pela|pelos|pelas|quando|
  com|de) [o|a|os|as|ele|ela|meu|minha|ninguém|um|uma]
(estou|tô|fico|me lixando|cagando|pouco) (me lixando|e andando|me importando|me fodendo|nem aí|
  cagando|pouco me importando|pouco ligando|de braços cruzados|só de corpo presente|só pelo dinheiro|
  só pelo salário|só pelo vale|só pelo convênio|só pelo plano)
(quero que|mais é que|eles que|ele que|ela que|elas que|cliente que|empresa que|
  chefe que) (se (danem|lasquem|fodam|explodam|virem|vire|ferre|ferrem|dane|lasque|foda|exploda)|
  vá (pro inferno|à merda)|vão (pro inferno|à merda))
que (se foda|se dane|se lasque|se lixe|se exploda) [o|a|os|as] [mundo|resto|meta|cliente|firma]
dane se [o|a|os|as] [cliente|empresa|resto|meta|daily], danem se, lixem se, explodam se, foda se [a|
  o|as|os|tudo|essa|esse] [meta|daily|cliente|empresa|prazo|reunião], fodam se, caguei [pra|para|pro|
  e|geral] [andei|tudo]
(estou|fiquei|ando|sigo|continuo|vivo|virei|fico|tornei|sinto) [cada vez] (insensível|anestesiado|
  anestesiada|embrutecido|embrutecida|calejado|calejada|endurecido|endurecida|blindado|blindada|
  amortecido|amortecida|dormente|desconectado|desconectada|recluso|reclusa|desapegado|desapegada|
  blasé|robótico|robótica|mecânico|mecânica|apagado|apagada|desgostoso|desgostosa|(frio|fria) (com|
  demais)|(gelado|gelada|seco|seca) por dentro|amargo com|automática)
com (frieza|indiferença|desdém|descaso|desprezo|má vontade|desinteresse|cinismo|preguiça|nojo|ranço|
  raiva da empresa|raiva do trabalho|ódio do trabalho), frieza, descaso, embrutecido/a
desumanizado/a, desumanização, despersonalização, desafeto por tudo, anestesia, amortecimento
torpor, letargia
(deixei|deixo|deixando|desisti|larguei|parei|cansei) [pra lá|já] (de (me importar|ligar|me envolver|
  me dedicar|caprichar|tentar|acreditar|esperar|sonhar|participar|opinar|propor|sugerir|cobrar|
  explicar|argumentar|corrigir|responder|cumprimentar|cuidar|brigar|insistir|reclamar|reivindicar|
  lutar|me esforçar|me doar|vestir a camisa|dar ideia|dar sugestão|falar|sorrir pros clientes)|
  correr solto|o barco correr)
larguei (mão|de mão|os bets|o osso|tudo|pra lá|os betes|a rédea|de lado), (lavo|lavei) (as|
  minhas) mãos, (deixa|deixo|deixei) (a vida|o barco) (me levar|correr|rolar)
seja o que deus quiser
(empurrando|empurro|empurrei|levando|levo|tocando|toco|arrastando|arrasto) (com a barriga|
  o trabalho com a barriga|o serviço com a barriga|o mês com a barriga|o semestre com a barriga|
  o contrato com a barriga|a vida com a barriga|o dia com a barriga|nas coxas|de qualquer jeito|
  no piloto automático|no automático)
(faço|fiz|fazendo|entrego|entreguei|entregando|trabalho|trabalhando|atendo|atendi|respondo|respondi|
  corrijo|corrigi|dou|dei|sigo|vou|levo) [tudo|só|as|minhas|o|meu|a] [aula|aulas|coisas] (nas coxas|
  de qualquer jeito|por fazer|só o mínimo|o básico|de má vontade|na má vontade|sem (vontade|gosto|
  tesão|ânimo|paixão|alma|brilho|interesse|ler|me importar|olhar na cara)|no (automático|
  piloto automático|modo automático|copia e cola)|mecanicamente|feito robô|feito máquina|
  por (obrigação|inércia)|na inércia)
por inércia, na inércia, na base da inércia, no copia e cola, corpo presente [e|cabeça|alma]
só (o corpo|a casca) (aqui|presente|está|vai|bate|veio)
(ligo|liguei|liga|ligando|entro|entrei|vivo|vou|estou|ativo|ativei|funcionando|funciono|rodando) [no|
  o|em|um|já] [o|meu] (piloto automático|automático|modo automático|modo robô|modo zumbi corporativo|
  modo avião|modo dane se|modo foda se|modo tanto faz)
(respondo|respondi|respondendo|atendo|atendi|falo|falei|digo|cumprimento) [todo mundo|os clientes|
  tudo|no|só|com|a] (monossílabos|frases prontas|frase pronta|script|o script|um ok|ok|emoji|
  texto pronto|textos prontos|resposta pronta|respostas prontas|sem olhar|no automático|
  com má vontade|feito robô)
(cumpro|cumprindo|cumpri) [só|apenas] (tabela|a tabela), (bato|marco|faço) (só|apenas) [o] (ponto|
  presença|tabela|número)
só (cumpro|cumpri|cumprindo|bato|marco|quero|espero|esperando|penso|conto|vim|venho|fico|faço|
  trabalho|continuo|estou|tô|sigo|aturo|aguento) [tabela|o|as|os|que|em|na|no|pela|pelo|pelos|por|lá|
  aqui|nesse|nessa|isso] (tabela|horário|ponto|presença|salário|boletos|boleto|dinheiro|convênio|
  vale|plano|fim|dar seis|dar cinco|dar a hora|dar o horário|hora de ir|hora de sair|sexta|relógio|
  causa do salário|causa do convênio|obrigação|aposentadoria|necessidade|conta de luz|pagar conta|
  pagar as contas|seis horas|cinco horas|acabe|acabar|ir embora|chegue sexta|mês acabe|pix|
  quinto dia útil)
(conto|contando|contei) (os|as|nos dedos os|quantos|quantas) (dias|horas|minutos|segundos|meses|
  anos) (pra|para|até|que faltam|faltam) [a|o|me|eu] [aposentar|aposentadoria|sair|ir|sexta|férias|
  acabar|fim]
só (mais) (um|uma) (número|peça|crachá|engrenagem|matrícula|cpf|número de matrícula), (sou|somos|
  me sinto|viramos|virei|sinto me) [só|apenas|mais|somente] (um|uma) (número|peça|crachá|engrenagem|
  matrícula|parafuso|robô|máquina|planilha ambulante|apertador de botão|carimbo|carimbadora)
(clientes|pacientes|alunos|pessoas|colegas|crianças|usuários|cliente|paciente|aluno|gente|família|
  famílias|moradores|hóspedes|segurados|passageiros|eles|todos|nomes|mundo) [já|pra|hoje|agora] [mim|
  se] (viraram|virou|são|é|tornaram|tornou|parecem|vira|viram|passam) [só|apenas|mais|meros|mero|
  mera|um|uma|o|para|pra|de] [mim|um|uma] (número|números|senha|senhas|protocolo|protocolos|chamado|
  chamados|meta|metas|prontuário|prontuários|tarefa|tarefas|papel|papéis|estatística|ficha|fichas|
  leito|leitos|linha|linhas|caixas|obstáculo|obstáculos|incômodo|cpf|cpfs|barulho|paisagem|móvel|
  móveis|tickets|ticket|código|códigos)
(trato|tratei|tratando|vejo|enxergo|atendo|chamo) .. (como|feito|que nem|igual|pelo|por) [um|
  uma] (número|números|coisa|coisas|objeto|objetos|senha|gado|máquina|ficha|fichas|leito|peça|
  protocolo|caixa|chamado|robô|lixo)
# More distance from people
me (escondo|escondi|tranco|tranquei|fecho) (de|do|dos|das|da|no|na) (todo mundo|todos|colegas|gente|
  equipe|chefe|clientes|casulo|concha|meu canto|minha casca|copa|grupo|mundo)
(me afasto|me afastei|me isolo|me isolei|me fechei|me distancio|me distanciei|me desliguei|
  me desligo|me recolhi|me recolho|me retraí|me retraio|me apaguei|sumi)
(evito|evitando|evitei|fujo|fugindo|fugi|desvio|desviei|escapo|me escondo) [de|do|da|dos|das|todo|
  todos|os|as|qualquer|o|a|meus|minhas|meu|minha|com|até] (todo mundo|mundo|colegas|colega|equipe|
  gente|chefe|clientes|cliente|alunos|conversa|conversas|papo|reuniões|reunião|refeitório|copa|grupo|
  contato visual|contato humano|contato|encontrar|conversar|falar|atender|cruzar|almoçar|
  olhar na cara|olhar nos olhos|pessoas|ninguém|amigos|amigas|família|time|turma|socializar|
  interagir|happy hour)
(almoço|almocei|como|comi|fico|janto|tomo café) [sempre|todo dia] (sozinho|sozinha|no carro|isolado|
  isolada|escondido|escondida|trancado|trancada) [no|na|pra|para] .. (evitar|não|ninguém|fugir|falar|
  conversa|encontrar|carro|gente)
(almoço|almocei|como|comi) [no carro|sozinho|sozinha|escondido|escondida|na escada|na sala|na mesa|
  no banheiro] (pra|para) (não|evitar|fugir|ninguém) [ter|ver|falar|conversar|encontrar]
$NAO (quero|queria|aguento|suporto|tolero|consigo) [mais|nem] (ver|falar|conversar|encontrar|atender|
  ouvir|escutar|olhar|socializar|interagir|conviver) [com|pra|na|mais] (gente|ninguém|pessoas|
  colegas|cliente|aluno|paciente|reclamação|cara|voz|conversa)
$NAO (falo|converso|interajo|almoço|troco ideia|me misturo|me abro|me enturmo) [mais] (com|
  com ninguém|com os|com as) [ninguém|colegas|equipe|outros|todo mundo|mais ninguém]
(não|nem) (atendo|abro|respondo|leio|vejo) [mais] (o telefone|telefone|ninguém|mensagem|mensagens|
  o grupo|as mensagens|o whatsapp|os e mails) [de|do|da] [ninguém], (silenciei|mutei|saí de|
  saí do) (todos os grupos|o grupo da firma|o grupo do trabalho|os grupos do trabalho|
  grupo da equipe)
# More lost meaning
(perdi|perdendo|perco|perdeu|acabou|sumiu|morreu|secou|evaporou|cadê|esvaiu|apagou|esfriou|murchou|
  minguou|foi se|foi embora) [todo|toda|qualquer|de vez|já] [o|a|meu|minha|aquele|aquela|as|
  os] (interesse|gosto|tesão|encanto|vontade|motivação|ânimo|entusiasmo|sentido|propósito|prazer|
  brilho|paixão|fé|amor|graça|ilusão|ilusões|empolgação|vocação|chama|fogo|idealismo|curiosidade|
  ambição|sonhos|estímulo|apreço|admiração|zelo|capricho|empatia|compaixão|humanidade|sensibilidade|
  orgulho (da|do|de ser) [que|profissão])
(interesse|gosto|tesão|encanto|vontade|motivação|ânimo|entusiasmo|paixão|brilho|empolgação|vocação|
  amor|fogo|idealismo|prazer|graça|estímulo|propósito|empatia|compaixão) [pelo|pela|por|de|do|da|
  em] [trabalho|profissão|dar aula|ensinar|trabalhar|nada|isso|que faço|cuidar] (sumiu|acabou|morreu|
  foi embora|evaporou|zero|zerou|zerado|no zero|no chão|se perdeu|se foi|foi pro ralo|foi pro espaço|
  foi pro saco|foi pro beleléu|apagou|esfriou|murchou|secou|passou longe|abaixo de zero|negativo|
  negativa|nenhum|nenhuma|em queda|no lixo|no pé|na lona|já era|desapareceu|minguou|não existe mais|
  não tem mais|não volta|ficou pra trás)
sem (ânimo|brilho|motivação|vontade|tesão|interesse|entusiasmo|estímulo|propósito|sentido|gosto|saco|
  clima|graça|inspiração|fé|paixão|empolgação|iniciativa|ambição|vocação|curiosidade|
  empatia) (nenhum|nenhuma|algum|alguma)
(ânimo|motivação|vontade|tesão|interesse|entusiasmo|empolgação|saco|paciência pra reunião) (zero|
  nenhum|nenhuma|abaixo de zero|no chão|negativo|negativa|lá embaixo|em falta|no subsolo|
  na sola do sapato|no dedão do pé|no ralo|próximo de zero), zero (ânimo|motivação|vontade|tesão|
  interesse|entusiasmo|saco|clima|brilho|empolgação|empatia|propósito|sentido|paixão) [pra|para|de|
  por|pelo|pela|com|em]
(nenhuma|nenhum|pouca|pouquíssima|pouco|pouquíssimo|falta de|falta|faltou|faltando|cadê|baixa|
  baixíssima|muita falta de|me falta|me faltou|some|sumiu) [a|o|mais|meu|minha] (ânimo|motivação|
  vontade|tesão|interesse|entusiasmo|estímulo|empolgação|propósito|saco|sentido|inspiração|
  iniciativa|brilho|paixão|coragem de ir|vontade de ir|vontade de trabalhar)
$NAO (tenho|sinto|há|existe|tem|vem|acho|encontro|vejo|enxergo|sobrou|restou|resta) [nenhuma|nenhum|
  muito|muita|qualquer|nem|o|a|lá|menor|pingo] [de|menor] (ânimo|motivação|vontade|tesão|interesse|
  entusiasmo|saco|prazer|gosto|sentido|propósito|graça|paixão|empolgação|estímulo|orgulho|apego|
  vínculo|brilho|ambição|porquê|vocação|encanto|empatia|coragem de (ir|abrir))
$NAO (sinto|tenho) mais (nada|amor|carinho|orgulho|paixão|tesão|prazer|gosto|vontade|interesse|ânimo|
  saco) [pelo|pela|por|em|no|na|de|com] [trabalho|profissão|que faço|empresa|escola|alunos|pacientes|
  aulas]
$NAO (faz|tem|fazem|vejo|acho|encontro|há) [mais|nenhum|o menor|muito|lá] (sentido|propósito|
  razão de ser|significado|cabimento|lógica)
(pra|para) que (me matar|me dedicar|tanto|caprichar|me importar|tanto esforço|tanta reunião|
  tanta planilha|esforço|estudar tanto|fazer bem feito|me esforçar|tentar|tudo isso|isso|servir|
  trabalhar tanto|serve isso|serve meu trabalho|serve tudo isso|correr), de que (adianta|serve|
  vale) [tanto|tudo|isso|me|o meu|meu|trabalhar|estudar|me matar|caprichar], (adianta|adiantou) [de|
  alguma] (nada|quê), não (adianta|adiantou) [mais] (nada|tentar|falar|reclamar|me esforçar|insistir|
  explicar|caprichar|me matar), $NAO (leva|levou|vai levar|dá em|deu em|serve|serviu|muda|vai mudar|
  mudou|resolve) [a|pra|para|em] (nada|lugar nenhum|nenhum lugar)
(tudo|trabalho|esforço|reuniões|projeto|rotina|isso|dias|semanas|aula|aulas) [é|foi|são|virou|ficou|
  parece|está|tá] [só|tudo|uma|um|mais|puro|pura|tão|sem] (em vão|à toa|inútil|teatro|fachada|
  encenação|palhaçada|faz de conta|enxugar gelo|perda de tempo|tempo perdido|cinza|cinzas|iguais|
  sem graça|sem cor|sem sal|insosso|insossa|vazio|oco de sentido|insuportável|um saco|um porre|
  um tédio|chatice|uma chatice|obrigação|castigo|tortura|fardo|rotina morta)
(virou|virando|vira|parece|ficou|tornou se) [só|uma|um|pura|puro|mais|apenas] (rotina morta|
  obrigação|fardo|só obrigação|tortura|suplício|castigo|só boleto|peso|prisão|linha de produção|
  linha de montagem|teatro|circo|martírio|sacrifício|calvário|só um emprego|só um salário|
  só dinheiro|um cárcere|via crucis|purgatório|enxugar gelo)
(desmotivadaço|desmotivadíssimo|desanimadaço|desanimadão|desanimadona|desestimulado|desiludido|
  desenganado|desencorajado|desencorajada|desmobilizado|desmobilizada|desalentado com|desgostoso|
  desgostosa|desgosto|decepcionada|enfadado|enfadada|enfado|fastio|entediado|entediada|tédio|marasmo|
  pasmaceira|monotonia|mesmice|estafado de|desengajado|desengajada|descomprometido|descomprometida|
  desvinculado|desapaixonado|desapaixonada|desacorçoado|desacorçoada|descorçoado|descorçoada|
  desenxabido|desenxabida|desacreditado|incrédulo|incrédula|niilista|niilismo|cinismo|ceticismo|
  desesperança com a empresa|desconfiança da empresa|desapego|alienado|alienada|alienação|robotizada|
  mecanizada)
(já|um dia|antes|outrora) (acreditei|amei|vibrava|vibrei|gostei|fui apaixonado|fui apaixonada|
  me importei|me importava|fiz com gosto|fazia com gosto|vestia a camisa|
  vesti a camisa) .. (hoje não|agora não|hoje tanto faz|hoje nada|não mais)
(caiu|caíram) a ficha de que (nada|não|essa|esse|sou só), (me|nos) (usaram|sugaram|descartaram) e
desanimei, desmotivei, broxei, desencantei, desacreditei (de|do|da|dos|das|disso|desse|dessa)
(desacreditei|desencantei|desapeguei|desgostei|desmotivei|desisti|cansei|enjoei|broxei|desapaixonei|
  desiludi|larguei|enchi|abusei|saturei) (de|do|da|dos|das|desse|dessa|disso|deste|desta|com|o|a|
  essa|esse) (trabalho|projeto|empresa|equipe|carreira|profissão|escola|chefe|firma|curso|docência|
  enfermagem|emprego|lugar|setor|gestão|meta|metas|reunião|reuniões)
brochante/s, broxante/s, que (saco|porre|merda|bosta|desânimo|preguiça|tédio|ranço|nojo|palhaçada|
  chatice|inferno|droga de trabalho|lixo de trabalho) (de|esse|essa|desse|dessa|isso|que|ter|
  trabalhar|ir|voltar|tudo|esta|este)
que (saco|porre|desânimo|preguiça|tédio|ranço), (mó|maior|baita|puta|que) (desânimo|preguiça|tédio|
  ranço|bode|saco|asco|nojo), (deu|dá|dando|bateu|bate|veio|me deu|me dá|tô com|estou com|com|
  cheio de|cheia de|tenho|tomei|peguei|criei|sinto|morro de|morrendo de|tô de|ando com|ando de|
  haja) [um|uma|muito|muita|aquele|aquela|mó|maior|tanto|tanta|uma baita] (preguiça|bode|ranço|asco|
  nojo|tédio|desânimo|desgosto|repulsa|ojeriza|aversão|abuso|birra|implicância|má vontade|desprezo|
  ódio|enjoo|antipatia|bronca) (de|do|da|dos|das|desse|dessa|disso|só|com|desta|deste|daquele|
  daquela|quando|a|ao|à|pela|pelo)
# More of fed up
(de saco cheio|saco cheio|sem saco|de paciência cheia com|cheio até a tampa|cheia até a tampa|
  até o talo|até a tampa|até o pescoço|até as tampas|até aqui|até a goela|por aqui ó|por aqui|
  de bode|de mal|de ranço|de bronca|de cara virada|pela hora da morte|de cara|na tampa) (com|de|da|
  do|desse|dessa|disso|deste|desta|dos|das|daqui|ó|com esse|com essa)
(não|nem) (aguento|suporto|tolero|aturo) [mais|nem] (olhar|ver|ouvir|escutar|sentir) .. (cara|voz|
  nome|cheiro|som|logo|telefone|toque|barulho da notificação|uniforme|crachá)
(não|nem) (suporto|tolero|aturo|engulo) [mais|nem] [o|a|os|as|esse|essa|esses|essas|meu|minha|este|
  esta|aquele|aquela|mais] (chefe|chefia|gestor|gestora|administração|gestão|diretoria|empresa|firma|
  trabalho|emprego|reunião|reuniões|cliente|clientes|politicagem|hipocrisia|falsidade|burocracia|
  ambiente|profissão|setor|lugar|escritório|sistema|cobrança|papo|conversa|mundo corporativo|rh|
  equipe|colegas|gente|escola|plataforma)
já deu (pra mim|para mim|o que tinha que dar|dessa|desse|disso|deste) (esse|essa|isso|de|nesse|nessa|
  aqui|desse|dessa|essa empresa|o|a) [trabalho|emprego|empresa|firma|call center|escola|profissão|
  carreira|lugar]
(detesto|odiando|detestando|abomino|abominando|maldigo|amaldiçoo|desprezo|repudio|desprezando) (cada|
  o|a|os|as|esse|essa|este|esta|meu|minha|meus|minhas|tudo|ir|trabalhar|vir|aquele|aquela|atender|
  segunda|segundas|estar) (minuto|segundo|dia|trabalho|emprego|empresa|firma|chefe|reunião|lugar|
  serviço|que|aula|cliente|profissão|escola|nisso|aqui|função|rotina|setor|escritório)
(ódio|raiva|nojo|asco|horror|pavor|aversão|ojeriza|birra|ranço|repulsa|desprezo|antipatia|bronca|
  abuso) (desse|dessa|deste|desta|daquele|daquela|do meu|da minha|do|da|dos|das|pelo|pela|ao|à|de ir|
  de trabalhar) [o|a|ao|pro|pra|esse|essa] (trabalho|trabalhar|emprego|empresa|firma|chefe|lugar|
  serviço|escola|setor|reunião|rotina|call center|repartição|profissão|cliente|clientes|gestão|
  diretoria|escritório|meta|sistema|tudo)
(merda|bosta|porcaria|droga|lixo|inferno|desgraça|porra|prisão|hospício|circo|antro|zona|bagunça|
  caralho) (de|dessa|desse|do|da|desta|deste) (trabalho|emprego|empresa|firma|lugar|serviço|rotina|
  reunião|escala|setor|chefe|gestão|vida de|hospital|escola|repartição|meta|sistema|escritório|
  plantão|profissão|cargo)
(essa|esta|aquela|a|essa minha|esse|este|aquele|o|meu|minha) (empresa|firma|escola|repartição|
  trabalho|emprego|serviço|lugar|hospital|clínica|escritório|profissão|carreira|setor|chefia|gestão|
  vaga|cargo|call center|banco|loja) (é|virou|parece|está|tá|só é) [um|uma|só|mesmo|puro|pura|
  de] (lixo|merda|inferno|piada|circo|prisão|peso|tortura|saco|insuportável|tóxico|tóxica|hospício|
  palhaçada|moedor de gente|máquina de moer gente|cadeia|cárcere|castigo|fardo|câncer|droga|porcaria|
  bosta|zona|bagunça|cilada|furada|farsa|teatro|antro|vergonha|enganação|mentira)
# More of wishing to leave
(quero|queria|querendo|penso|pensando|pensei|vontade|doido|doida|louco|louca|vou|decidi|cogito|
  cogitando|cogitei|sonho|ameacei|ensaio|planejo|prestes|quase|sonhando|pretendo|resolvi|torcendo|
  rezando|imagino|afim) [de|em|pra|para|que|só|muito|mesmo|por|até|com|a] (pedir (demissão|as contas|
  exoneração|pra sair)|me (demitir|exonerar)|jogar (tudo|a toalha|o crachá|o avental|o uniforme)|
  chutar o (balde|pau)|(mudar|trocar) de (área|emprego|profissão|ramo|carreira|vida)|
  desistir de tudo|cair fora|dar no pé|meter o pé|picar a mula|nunca mais voltar|não voltar mais|
  sumir (desse trabalho|do trabalho|da empresa|daqui|dali)|mandar (tudo|todo mundo|todos)|
  virar as costas|rasgar o contrato|entregar (o crachá|o cargo|os pontos)|vender (coco|miçanga)|
  plantar alface|virar hippie|morar no mato|ser (demitido|demitida|mandado embora|mandada embora)|
  que me (demitam|mandem embora)|me (demitirem|mandarem embora)|meter atestado|dar um basta|
  sair correndo|levantar e ir embora|não aparecer mais|encerrar a carreira|largar tudo|
  abandonar tudo|sair desse inferno|fugir (de tudo|daqui|dali))
(quero|queria|querendo|penso|pensando|pensei|vontade|doido|doida|louco|louca|vou|decidi|cogito|
  cogitando|sonho|ameacei|planejo|prestes|quase|pretendo|resolvi|afim) [de|em|pra|para|que|só|muito|
  mesmo|até|a] (sair|largar|abandonar|desistir|fugir|ir embora|vazar) (desse|dessa|deste|desta|do|da|
  de|o|a|essa|esse|esta|este|minha|meu) (trabalho|emprego|empresa|firma|profissão|carreira|lugar|
  escola|setor|serviço|cargo|curso|faculdade|docência|enfermagem|medicina|magistério|concurso|vida|
  área|hospital|loja|banco|escritório|agência|call center|tudo|estágio|mestrado|doutorado)
(quero|queria|vontade de|só quero|doido pra|doida pra|louco pra|louca pra) (sair|fugir|ir embora|
  vazar) (daqui|dali|de lá)
(procuro|procurando|busco|buscando|caçando|olhando|olho|vendo|mando|mandando|mandei|enviando|enviei|
  disparando|distribuindo|espalhando|atualizei|atualizando|refiz|reabri|abri) [escondido|já|todo dia|
  o|a|meu|os|um|de novo] (currículo|currículos|linkedin|vaga em outra|vaga em outro|vagas em outra|
  vagas em outro|outro emprego|outra coisa|outro trabalho|outra vaga|outra empresa|concurso|
  novas oportunidades|emprego novo)
(pedi|peço|vou pedir|entreguei|assinei|imprimi|escrevi|rascunhei|redigi|digitei|deixei|abri|
  salvei) [a|o|minha|meu|hoje|já|as|um|uma] (demissão|carta de demissão|pedido de demissão|
  exoneração|pedido de exoneração|pedido de desligamento|rascunho da demissão)
(carta|pedido|rascunho) (de|da) (demissão|exoneração|desligamento) [pronta|pronto|na gaveta|
  no rascunho|salva|salvo|escrita|aberta]
(não|nunca) (piso|volto|entro|apareço|trabalho) mais (lá|ali|nesse|nessa|naquele|naquela|aqui)
(torço|torcendo|rezo|rezando) (pra|para|por) (me demitirem|ser demitido|ser demitida|
  me mandarem embora|feriado|pegar covid|ficar doente|quebrar a perna|cair o sistema|
  o sistema cair) [e]
(inventei|invento|inventando|arrumei|arrumo|forjei|menti) .. (desculpa|atestado|dor|doença|consulta|
  dentista|morte) .. (não ir|faltar|fugir|escapar|não trabalhar|não aparecer|sair mais cedo|
  não participar)
(faltei|matei|falto|mato|enrolei|enrolo|enrolando|adiei|adiando|atraso|atrasei) [o|a|ao|no|de|
  hoje] (serviço|expediente|trabalho|reunião|plantão|propósito|dia todo|dia inteiro|tempo) [sem|só|
  porque|de|por|pra|por pura] (avisar|culpa|vontade|não aguentar|não querer|propósito|preguiça|
  desânimo|não ir)
`;
