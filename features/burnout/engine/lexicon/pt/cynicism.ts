/** Distance, indifference, lost meaning and wish to leave, in Brazilian Portuguese. */
export const cynicism = `
# Indifference
tanto faz, (tanto|tudo) me faz, pouco me importa, pouco importa, (tô|estou|<estar>) nem aí
$NAO estou nem aí, $NAO tô nem aí, nem aí, nem ligo [mais]
$NAO (<ligo>|ligo|me importo|<importar>) [mais|nem] [com|pra|para|nada]
$NAO (dou|damos|tô dando|estou dando) [mais] a mínima, dane se
(tô|estou|) (cagando|cagando e andando|pouco me lixando|me lixando|pouco me fodendo|me fodendo|
  pouco ligando)
que se (dane|lasque|foda|exploda|lixe|danem|fodam|explodam), dane se [tudo|o|a], foda se, fodase
quero que (se dane|se exploda|se foda|tudo se exploda), sei lá e nem quero saber, nem quero saber
indiferente/s, indiferença, apático/a, apatia, anestesiado/a (no|com|para|pro|diante)
insensível [a|com], frio/a com (os|as|todo|meus), desprezo, desdém
(tudo|td) (tanto faz|igual|a mesma coisa|a mesma merda|me dá no mesmo)
dá (no mesmo|na mesma) [tudo|pra mim], pra mim (dá no mesmo|tanto faz)
deixei (pra lá|de ligar|de me importar|rolar|de acreditar|de tentar entender), larguei mão
larguei de mão, larguei os bets, (tô|estou|<estar>) pouco (me|) importando, quem liga
empurrando com a barriga, empurro com a barriga, empurrei com a barriga, (parei|parando|parar|deixando) de (me importar|ligar|acreditar|me envolver|me esforçar|tentar agradar|esperar)
(fazendo|faço|fiz|entrego|entreguei|entregando|dou|dei) [só|apenas] o (mínimo|básico|mínimo necessário|estritamente)
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
(feito|igual|que nem|como|virei|virado|virada|viramos|pareço|sou|um|uma) (robô|máquina|um robô|
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
evito (todo|todos|as|os|meus|gente|pessoas|o|a|qualquer|conversar|falar|atender|encontrar)
evitando (todo|todos|as|os|meus|gente|pessoas|o|a|qualquer|conversar|falar|atender|encontrar)
(fujo|fugindo|fugi|me escondo|me escondi|escondido/a) (de|do|da|dos|das|no|na) (gente|pessoas|
  colegas|todo|todos|equipe|clientes|cliente|reunião|reuniões|banheiro pra|chefe)
me escondo no banheiro
$NAO quero (ver|falar com|saber de|conversar com|encontrar|atender|ouvir|olhar na cara de) (gente|
  ninguém|pessoas|mais ninguém|nada|mais nada|trabalho|serviço|cliente|paciente|pessoa) [nenhuma|
  nenhum]
$NAO (aguento|suporto|tolero) (olhar|ver|ouvir) [mais] [a|na|para a|para|pra] cara, ranço, peguei ranço, tomei ranço
criei ranço, antissocial
sem vontade de (falar|ver|conversar|nada|ir|trabalhar|levantar|fazer|sair|socializar|interagir|
  estar|voltar)
(clientes|pacientes|alunos|pessoas|colegas|crianças|usuários|todos|cliente|paciente|aluno) (viraram|virou|são|é|não passam de) [só|apenas|mais] (número|números|senha|senhas|protocolo|protocolos|chamado|chamados|meta|metas|crachá|crachás|prontuário|prontuários|tarefa|tarefas|papel|papéis|caso|casos|um número|uma senha|estatística), paciente virou número, pacientes viraram números
(viraram|virou|são|só) (números|número|protocolo|protocolos|senhas|chamados|metas|crachás|prontuários|tarefas|senha|prontuário|estatística|um número|mais um)
(trato|tratei|tratando|atendo|atendi|atendendo) (como|feito|igual|que nem|no automático|os|as|
  todo mundo) [os|as] [clientes|pacientes|alunos|todo mundo] (como|feito|igual|que nem) (número|
  números|coisa|objeto|objetos|senha|gado|máquina)
(respondo|respondi|respondendo|falo|atendo) (com|de forma|no|só|tudo) (frases prontas|
  frase pronta|monossílabos|automático|emoji|ok)
sorriso (amarelo|falso|de plástico|ensaiado|no automático), sorrio sem vontade
(máscara|personagem) [no trabalho|o dia todo|de sorriso], visto a máscara
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
de que adianta, $NAO adianta [nada|mais], $NAO serve pra nada, (não leva|leva) a lugar nenhum
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
cheio/a (de|da|do|dessa|desse|disso|deste|desta|dos|das), de cheio com
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
cansei (de|da|do|dessa|desse|disso|deste|desta|daquele|daquela|dos|das)
cansado/a (da|dessa|desta|daquela) (empresa|firma|profissão|repartição|gestão|diretoria|
  politicagem|burocracia|palhaçada|hipocrisia|falsidade|área|carreira)
cansado/a (do|desse|deste) (emprego|trabalho|lugar|setor|cargo|ambiente|chefe|sistema|
  mundo corporativo)
cansado/a de (fingir|agradar|engolir sapo|bajular|promessa|promessas|gente|pessoas|ouvir desculpa)
cansaço (da|dessa) empresa, não tenho mais saco, $NAO tenho saco, tomei bronca (de|da|do)
<odiar> [esse|este|o|meu|a|essa|esta|minha|trabalhar|ir|cada|ter|tudo|aquele|aquela|meus|as|os|
  vir|acordar|segunda|segundas] [trabalho|emprego|serviço|empresa|lugar]
ódio (do|da|desse|dessa|daquele|daquela|de ir) [trabalho|emprego|empresa|lugar|serviço]
detesto (o|a|esse|essa|meu|minha|ir|trabalhar|este|esta|tudo|vir|aquele), detestando, <abominar>
$NAO (gosto|gosto mais|curto mais|amo mais) [do que faço|do meu trabalho|desse trabalho|
  do trabalho|de lá|daqui|do meu emprego]
$NAO gosto mais
(essa|esta|aquela|a) (empresa|firma|escola|repartição) (é|virou) (um lixo|uma merda|uma palhaçada|
  um circo|um inferno|uma piada|tóxica|uma bagunça|uma prisão)
(esse|este|aquele|meu) (trabalho|emprego|serviço|lugar) (é|virou) (um lixo|uma merda|um inferno|
  uma piada|um circo|tóxico|uma prisão|um peso|uma tortura|um saco|insuportável)
inferno de (trabalho|emprego|vida|empresa|lugar)
(trabalho|emprego|vida|empresa|rotina|segunda|lugar) (de merda|do inferno|dos infernos|maldito|
  maldita|desgraçado|infernal|de bosta|lixo)
merda de (trabalho|emprego|empresa|vida|rotina|lugar|serviço)
bosta de (trabalho|emprego|empresa|vida|rotina|serviço), porcaria de (trabalho|emprego|empresa)
que se lixe, palhaçada [sem fim|essa empresa], ambiente tóxico
(domingo|segunda) (me dá|dá|bate) (nojo|desespero|ânsia|bode), bode de segunda, revoltado/a [com]
revolta (com|dessa), indignado/a com a (empresa|gestão|diretoria|chefia), ressentido/a
ressentimento, mágoa (da|dessa|do|com a) (empresa|chefia|gestão|escola|chefe), amargurado/a
amargura, de ovo cheio, de mal com (o trabalho|a vida|o mundo), pistola com (tudo|a empresa)
birra (do|da|com)
# Wish to leave
(quero|queria|gostaria de|qro|querendo|penso todo dia em|queremos|só quero|quero é|penso em|
  pensando em|pensei em|vontade de|doido pra|doida pra|louco pra|louca pra|vou|vontade é de|
  a fim de|afim de|preciso|tenho que|decidi|cogito|cogitando|só penso em|sonho em|
  ameacei) (sair daqui|sair dessa|sair desse|sair de lá|sair dali|sair deste|sair desta|
  sair da empresa|sair do emprego|sair do trabalho|pedir demissão|pedir as contas|pedir conta|
  pedir minhas contas|pedir pra sair|me demitir|largar tudo|largar o emprego|largar esse|
  largar essa|largar a|largar o|largar mão|largar de vez|jogar tudo|jogar a toalha|chutar o balde|
  chutar o pau|abandonar tudo|abandonar a profissão|abandonar o|abandonar a|abandonar essa|
  mudar de profissão|mudar de área|mudar de emprego|mudar de ramo|trocar de emprego|
  trocar de profissão|trocar de área|desistir|desistir da profissão|desistir de tudo|ir embora|
  fugir|fugir daqui|fugir dali|fugir do trabalho|fugir de tudo|faltar|não ir|não voltar|
  nunca mais voltar|mandar tudo|mandar todo mundo|mandar todos|mandar o|mandar a|mandar o chefe|
  virar hippie|vender coco|vender miçanga|vender arte|mudar de vida|dar um basta|meter atestado|
  meter o pé|vazar|vazar daqui|dar no pé|picar a mula|cair fora|sumir daqui|sumir do mapa|
  sumir dali|sumir dessa|me mandar)
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
`;
