/** Indifference, autopilot and distance from people, in Brazilian Portuguese. */
export const cynicism = `
# In so many words
nada me dá [mais] (prazer|gosto|alegria|vontade|tesão), (a|minha) vontade [era|é] [só] [de] (virar a chave|
  virar as costas|bater a porta|largar o crachá|pegar a bolsa) e (ir embora|sumir|sair), (é|era|foi|virou|
  vivo a|vivo) enxugar gelo
$NAO sinto mais (aquele|aquela|o|a) (friozinho|frio na barriga|brilho|empolgação|vontade|borboletas|fogo|chama|arrepio)
se [eu] tivesse coragem [eu] (pedia|pediria|largava|largaria|saía|sairia|ia embora|jogava|mandava)
(vejo|enxergo|olho) [para] [o|a|os|as|meu|meus|minha|minhas|cada] (aluno|alunos|paciente|pacientes|cliente|
  clientes|pessoa|pessoas|gente|colega|colegas|usuário|usuários) [e] [só] (como|feito|que nem|igual|
  vejo) (planilha|número|números|tarefa|senha|protocolo|ficha|boleto|meta|prontuário|leito|obstáculo|caixa)
(ignoro|ignorei|ignorando|deixo sem ler|apago sem ler|não abro|deletei|arquivo) [mais] [todas|todos] [as|os|
  o] (mensagem|mensagens|e mail|e mails|grupo|recados|convites|chamadas|avisos) [do|da|de|dos|das] [grupo|$WORK|
  trabalho|todo mundo], (parei|deixei) de (responder|ler|abrir|acompanhar) [as|os|o] (mensagens|e mails|grupo|
  recados)
$NAO (boto|ponho|coloco|levo|tenho) [mais] [nenhuma|a menor] fé [nenhuma] (em|no|na|nessa|nesse|nisso|de que|
  que), $NAO (caio|embarco|entro) [mais] (em|na|no|nessa|nesse|nessas) (conversa|papo|promessa|promessas|
  discurso|onda|historinha|ladainha)
(tudo isso|isso tudo|tanta correria|tanta reunião|tanto relatório|tanto sacrifício|tanta luta) [e] (para|pra) quê
$NAO me (vejo|imagino|enxergo|reconheço|encaixo|encontro) [mais] [nessa|nesse|nesta|neste|na|no|fazendo|
  trabalhando|sendo|dando] (profissão|carreira|área|empresa|trabalho|emprego|lugar|escola|função|cargo|isso|
  ofício|aula|sala|professor|professora|enfermeira|médica|aqui|lá|ali)
(estou|tô|estava|fico|vou|sigo) (lá|ali|aqui|presente) [mas|sem|e] (não estou|estar|nem estou|só de corpo|
  a cabeça está longe|longe), (meu|o) corpo (vai|foi|fica|está|bate ponto) (e|mas) (eu|a cabeça|a alma|
  o resto) (fica|não|fico|ficou|vai)
(ouvi|ouço|escutei|escuto|vi|vejo) .. (chorar|chorando|gritar|reclamar|sofrer|desabafar|pedindo|
  contar) .. (não senti nada|nem liguei|não me abalei|não me comovi|nem pisquei|fiquei na mesma|
  nada em mim mexeu)
(já|) $NAO vibro [mais] [com|por] [nada], (nada|nenhuma notícia) [mais] me (tira do lugar|mexe comigo|empolga|
  espanta|surpreende|acende)
(fazendo|faço|fiz|trabalho|vou|vivo|atendo|dei aula) [tudo|só] (no piloto|na inércia|feito máquina|como máquina|
  sem pensar|mecanicamente|de corpo presente|por fazer|sem gosto|sem nem olhar)
$NAO quero [nem] (ouvir falar|saber|ver) (em|de|do|da|mais) [$WORK|projeto|curso|treinamento|trabalho], (vou|
  vai|sigo) empurrando [com a barriga|o]
[sou|somos|virei] só (um|mais um) nome (na|no|da), torcendo para ninguém me (notar|ver|chamar|perceber|
  perguntar), contando os (segundos|minutos|dias)
(desliguei|desligo|fecho|fechei) a câmera, só para nunca mais (ver|ter|pisar|voltar|olhar|abrir|atender), (ok|
  tá|sim) seco, aquele colega que só reclama
$WORK (pode|podem|que se|podia|podiam) (explodir|fechar|acabar|pegar fogo|cair|quebrar|se lascar|
  ir para o) [que] [eu|nem|amanhã|inferno|ralo]
(não|nem) (derramo|derramei|solto|verto) [uma|nenhuma] lágrima [por|pela|pelo], $NAO (torço|vibro|brigo|luto|
  corro|me mato|me desdobro|dou o sangue) mais (por|pela|pelo|pelos|pelas|com)
$NAO dou (papo|trela|conversa|bola) [para|a] [ninguém|mais], fone no ouvido (o dia todo|para não|e não|
  e ninguém), (deixei|larguei) o (brilho|amor|encanto|ânimo|coração) (da|pela|pelo|do) [profissão]
(hoje|agora|já) [eu] deixo passar, (dei|dou|dando) de ombros, (rio|riu|debocho|debochando|zombo|zombando|
  tiro sarro) (da|do|de|na) [cara|cada] [da|do] [$WORK|slogan|tudo|todos|e mail|missão|discurso]
(daria|dava) (tudo|qualquer coisa|um rim) (para|pra) não (ter|precisar|voltar|ir|pisar|ver), (sigo|
  leio) o (roteiro|script) [e|leio] [desligo|pronto|só]
(a gente|eu) (trabalha|trabalho|se mata|me mato|corre|corro|rala|ralo) (para|pra) quê, ninguém (lê|vê|liga|olha|
  repara|valoriza) [nada|mesmo] [o que|do que] [eu] (escrevo|faço|produzo|entrego|escrevi|fiz)
essa (firma|empresa|escola|profissão|vida de|chefia|rotina|agência|loja) já deu [para mim], já deu (o|desse|dessa) $WORK
(enrolo|enrolando|enrolei|mato|matando|matei) (até|tempo) [dar|as|no|na|a|cinco|seis|banheiro|hora], (ali|aqui|
  lá|só|fico) por (conta|causa) do (plano|convênio|salário|vale|boleto|aluguel|dinheiro)
o sentido .. (se perdeu|acabou|foi embora|sumiu|evaporou), (nem|não) (lembro|sei) [mais] por que [eu|ainda|
  que] [ainda] (escolhi|quis|virei|tento|insisto|continuo|venho|estudei|entrei|trabalho|faço)
(entro|entrei|chego|chegar|entrar) calado/a [e] [saio|sair|saí] [mudo/a], (parei|deixei|larguei) de (almoçar|
  conversar|falar|sair|lanchar|tomar café|andar) com (o|a|os|as|todo|meus|minhas|ninguém)
quero é distância, com cara de (poste|paisagem|tacho|quem|bunda|parede|nada)
(interesse|ânimo|entusiasmo|sonho|vontade|paixão) .. morreu na praia, $NAO me dá [mais] [nenhum|o menor|
  muito] (prazer|gosto|alegria|vontade|tesão|satisfação), deixo rolar
sorriso só (na|no|para) (foto|crachá|cliente|chefe), (para|pronto/a para|quase|vou|a ponto de|perto de) jogar a toalha
[quero|queria|vou|vontade de|pronto/a para|a ponto de|doido/a para|perto de|quase] (chutar|chutei|
  chutando) o (balde|pau da barraca)
(eu que|eu é que) não (me mato|me esforço|corro|ligo|me estresso|perco) mais, se der deu
$NAO espero mais nada (de|da|do|dessa|desse|daqui|dali), entra por um ouvido e sai pelo outro
(abuso|enjoo|gastura|nojo|bode|ranço|aversão|asco|ojeriza|birra|bronca|enfado|implicância|antipatia|
  repulsa) (de|da|do|das|dos|desse|dessa|deste|desta|daquele|daquela) $WORK
(peguei|pegando|tomei|tomando|criei|criando) [um|uma] (raiva|ódio|horror|pavor|trauma) (de|da|do|das|dos|desse|
  dessa|daquele|daquela)
(peguei|tomei|criei|pegando|tomando|criando|ando com|estou com) [um|uma|o] (abuso|gastura|nojo|bode|ranço|
  aversão|asco|ojeriza|birra|antipatia|repulsa|implicância)
$NAO me (iludo|engano|animo) mais, ninguém mais (se ilude|acredita|liga|se engana|cai nessa|se importa)
$NAO vejo a hora de (nunca mais|não) [pisar|voltar|ver|ter|precisar|olhar]
nada que eu (gostava|amava|fazia|curtia|adorava) [antes] me (puxa|anima|chama|interessa|prende|atrai|alegra|
  diverte) [mais], (não|nem) sei [mais] o que [ainda] me (prende|segura|mantém|faz ficar) .. $PLACE
como quem (carimba|aperta|bate|cumpre|lava|enche|conta|espera), me (dá|dão) (bocejo|tédio|preguiça|nojo|asco|enjoo|bode)
(nem|não) .. nem pintado/a [de ouro|de dourado], nem pintado/a de ouro, sem querer (ver|falar|atender|encontrar|
  ouvir|olhar|saber) [com|de|para]
(larguei|abandonei|deixei) (o|a|os|as|meu|minha) (coral|amigas|amigos|igreja|futebol|dança|violão|caminhada|
  pilates|natação|crochê|leitura|banda|teatro|capoeira|pelada)
(não|nem) sei mais (para|pra) que [eu] (faço|serve|venho|preencho|trabalho|acordo|tento|estudo)
[agora] são só (números|nomes|senhas|carteiras|crachás|leitos|rostos|planilhas)
$WORK que (lute|lutem|se vire|se virem|se lasque|se dane|se danem|se exploda|se explodam|espere|esperem|chore|
  chorem|se foda|se ferre)
que se (vire|virem|lasque|dane|exploda|ferre|ferrem) (quem|o|a|os|as|esse|essa|todo|todos|eles|elas) [$WORK|
  fica|ficar|mundo]
$NAO (movo|moverei|mexo|levanto|dou) [mais] [uma|um|nem um|nem uma] (palha|dedo|prego sem estopa|gota de suor)
(parei|deixei|desisti|cansei) de (dar|brigar|discutir|argumentar|planejar|puxar|inventar|bolar|oferecer|
  mostrar) [minha|opinião|ideia|ideias|sugestão|assunto|serviço|por|com]
(o básico|o mínimo|minha parte) e (olhe lá|só|tchau|pronto|nada mais), (fico|vivo|passo o dia) [só] (olhando|
  vigiando|de olho no|encarando) (o|no|para o) relógio
(meu|o meu) compromisso (agora|hoje|aqui) é (com|só com) (o|meu) (relógio|ponto|salário|boleto)
[eu] nem (pisco|pisquei|tchum|me coço|me mexo|levanto a cabeça|olho na cara), (reviro|revirei|revirando|
  revirar) os olhos
(mando|mandei|mandar|mandando) (todo mundo|todos|ele|ela|$WORK) [por dentro|mentalmente|tudo] (catar coquinho|
  tomar banho|à merda|para o inferno|às favas|passear|para longe|se lascar)
(acho graça|rio por dentro|dou risada|dá vontade de rir) (quando|de quem|na cara|da cara), (conversa fiada|
  balela|papo furado|conversa mole|conversa para boi dormir|lorota) [de|da|do] [$WORK|missão]
(bloqueei|silenciei|mutei|arquivei|ignoro|saí do|sumi do) [o|os|todos os|até o] (grupo|grupos|zap|whatsapp) (do|
  da|de) $WORK
nem [a|o|na|no|para|em] (festa|happy hour|confraternização|amigo secreto|aniversário|cafezinho) [da|do|
  de] [$WORK] [me|eu] (tira|anima|vou|fui|apareço|apareci)
(qualquer dia|um dia desses|uma hora dessas|qualquer hora|dia desses) [eu] (entrego|largo|jogo|sumo|
  peço as contas|peço demissão|saio|vou embora|abandono|meto o pé|não volto|não apareço)
se [eu] (pudesse|desse) [eu|hoje] (nem|não|já|) (pisava|voltava|ia|aparecia|largava|saía|sumia|vinha|trabalhava|
  entrava) [mais|lá|hoje|daqui]
(paixão|amor|tesão|encanto|brilho|vocação|vontade|chama|gosto) .. $WORK (morreu|acabou|apagou|sumiu|se foi|
  esfriou|minguou|secou)
(aquela|aquele|minha|meu|a|o) (paixão|amor|tesão|encanto|brilho|vocação|chama) .. (morreu|acabou|apagou|sumiu|
  se foi|esfriou|minguou|secou|ficou pelo caminho)
virou (apertar parafuso|carimbar|bater carimbo|enxugar gelo|mecânico|só mecânico|repetição|esteira|linha de montagem)
tanto (esforço|trabalho|estudo|sacrifício|suor|empenho) (para|por) (nada|quê|isso), <enxugar> gelo, enxugando gelo
(nada|pouco) [ali|aqui|disso|lá|daquilo] [mais] me diz respeito, não é mais (problema meu|comigo|da minha conta)
(perdeu|perderam) (a cor|a magia|a chama|o sabor), seco/a com (as|os|todo|meus|minhas), sem [um pingo de|nenhum|
  o menor] (afeto|carinho) [por|com|nenhum]
$NAO acredito [mais] (em|numa|nem em|nem numa|em uma|nesse|nessa|em nada) [uma|mais] (vírgula|palavra|nada|
  disso|dali|daqui|discurso|promessa|slide|missão)
só volto a (existir|viver|ser gente|respirar|ser eu), ligo o piloto, (ligado|liguei|entro|boto|coloco) [no|
  o] piloto (às|e|até|assim|automático)
(desprovido/a|destituído/a|carente|privado/a) de (qualquer|todo|toda|) (entusiasmo|motivação|interesse|ânimo|
  propósito|sentido|ilusão|ilusões|empolgação)
(vontade de|quero|queria|quase|dava para) (largar|jogar|pendurar|entregar|rasgar|atirar|tirar) (o|a|as|esse|
  essa|meu|minha) (avental|crachá|jaleco|uniforme|farda|colete|headset|fone|giz|beca|boné|bandeja|chave|chaves|
  volante|estetoscópio|bata|toga|teclado|notebook|caneta|apito) [no|na|em] [balcão|chão|lixo|mesa|
  chefe] [e] [não voltar|ir embora|sumir]
(meu|o) coração (não|nem) (está|tá|fica) mais (nisso|ali|aqui|nessa|nesse|lá), só cumpro (minha|
  a) [carga] (carga|horária|hora|jornada)
$NAO me (animo|empolgo|interesso|entusiasmo) [mais] (com|por|para|a) [mais] [nada]
(respondo|respondi|trato|tratei|responder|tratar|atendo|atendi|falo|falei|atender) .. (com grosseria|
  na grosseria|na patada|com patada|com rispidez|sem olhar na cara|sem paciência nenhuma|com desprezo)
(nada|pouco) (que|do que) [eu] (faço|a gente faz|fazemos) [aqui|ali|lá] (muda|adianta|importa|faz diferença|serve|conta)
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
só (cumpro|cumprindo|cumpri|cumpre|cumprimos|cumprir) (tabela|horário|o horário|a tabela|meta), cumpro tabela
cumprindo tabela, só bato [o] ponto, bato o ponto e
(só|apenas) (espero|esperando|conto|contando) (o|as|os|a) (relógio|horas|minutos|dias|dia|hora|
  sexta|fim)
contando os (minutos|dias|segundos) (pra|para) (sair|ir embora|acabar|as férias|sexta|
  me aposentar)
contando as horas, (conto|contando) as horas
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
(trato|tratei|tratando|vejo|enxergo|atendo|chamo) .. (como|feito|que nem|igual) [um|
  uma] (número|números|coisa|coisas|objeto|objetos|senha|gado|máquina|ficha|fichas|leito|peça|
  protocolo|caixa|chamado|robô|lixo)
cara de (paisagem|nada|tacho), $NAO (compro|engulo|caio) mais (essa|esse|nessa|nesse|no|
  na) [história|papo|discurso|conversa|lorota|balela|propaganda]
(pouco|nada) me (interessa|interessam|importa|importam|comove|comovem|toca|afeta)
só [vim|venho|vou|fico|trabalho|levanto|continuo|estou|sigo] [hoje|aqui|lá|nessa|nisso] (pelo|pela|
  pelos) (crachá|salário|dinheiro|boleto|boletos|vale|convênio|plano|grana|pix|aposentadoria|fgts|
  estabilidade|décimo terceiro|holerite|contracheque|ticket|aluguel)
$NAO (consigo|sinto|tenho) [mais] [ter|sentir] (pena|dó|empatia|compaixão|carinho) (de|por|com|pelo|
  pela), o que falta é (vontade|ânimo|motivação|tesão|interesse|sentido)
(empurrando|empurro|empurrei) (os|as|o|a) (chamados|tarefas|dia|horas|processos|casos|aula|aulas|
  expediente|semana|trabalho|prazos)
# Autopilot, distance from people
no automático, no piloto automático, em piloto automático, modo automático
no modo (automático|avião|robô|zumbi), piloto automático ligado, ligo o automático, feito robô
(feito|igual|que nem|como|virei|virado|virada|viramos|virando|pareço|parecendo|sou|somos) [só|apenas|
  mais] (robô|máquina|um robô|
  uma máquina|autômato|um autômato|boneco|um boneco|marionete|um zumbi corporativo|só um número|
  número)
sou só (um número|mais um|uma peça|um crachá), robotizado/a, mecanizado/a, mecanicamente
no mecânico, roboticamente, (entro|entrei|chego|saio) mudo e saio calado, entro calado e saio mudo
entra mudo e sai calado, ^distante/s, distanciado/a, distanciamento, me <distanciar>, me (afasto|afastei|
  afastava|afastando) [de|do|da|dos|das]
me <isolar>, ^isolado/a, me isolando, me fechei, me fecho, me fechando, fechado/a em mim
fechado/a no meu (mundo|casulo|canto), na minha concha, no meu casulo, retraído/a, ^alheio/a
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
me (escondo|escondi|tranco|tranquei|fecho) (de|do|dos|das|da|no|na) (todo mundo|todos|colegas|gente|
  equipe|chefe|clientes|casulo|concha|meu canto|minha casca|copa|grupo|mundo)
(me afasto|me afastei|me isolo|me isolei|me fechei|me distancio|me distanciei|me desliguei|
  me desligo|me recolhi|me recolho|me retraí|me retraio|me apaguei)
para que (se esforçar|me esforçar|caprichar|tentar) se, (evitado|evito|evitando|evitei|fujo|fugindo|fugi|desvio|
  desviei|escapo|me escondo) [de|do|da|dos|das|todo|
  todos|os|as|qualquer|o|a|meus|minhas|meu|minha|com|até] (todo mundo|mundo|colegas|colega|equipe|
  gente|chefe|clientes|cliente|alunos|conversa|conversas|papo|reuniões|reunião|refeitório|copa|grupo|
  contato visual|contato humano|contato|encontrar|conversar|falar|atender|cruzar|almoçar|pessoal|povo|galera|
  vizinhos|elevador|
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
sem alma, (trabalho|trabalhar|vivo|vou|faço|dou aula|atendo) por (trabalhar|viver|ir|fazer|dar|
  atender|costume|hábito), ninguém [ali|aqui|lá|mais] [mais] me (importa|interessa|comove|toca)
`;
