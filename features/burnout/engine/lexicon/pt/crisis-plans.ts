/** Crisis wordings of means, place, date and farewell, and of harm done to oneself or by somebody close. */
export const plans = `
já sei qual (andar|janela|ponte|viaduto|remédio|corda|dia|noite|hora|trem|poste|árvore|galho)
(decidindo|pensando|calculando|imaginando|ensaiando|perguntando|dúvida|pensei|pensava) .. se (pulava|
  pulo|pularia|me jogava|me jogo|me jogaria|tomava tudo|tomo tudo|cortava|corto|acabava|
  acabo) [com tudo]
(terraço|parapeito|ponte|viaduto|laje|sacada|janela|trilho|trilhos|beirada|mureta|passarela|metrô|
  plataforma) .. (pulava|pulo|pular|me jogava|me jogar|me jogo|me jogava|despedindo|coragem|último)
(falta|faltou|só falta|faltava|me falta|tomei|criei|reuni|juntei|ganhei) [só|a|
  um pouco de] coragem (pra|para|de) (pular|me matar|morrer|acabar|terminar|fazer|ir|tomar|cortar|
  me jogar|puxar)
(quarenta|trinta|vinte|cinquenta|sessenta|cem|oitenta) (comprimidos|cápsulas) .. (bastam|chega|devem|
  dão|resolvem|suficientes|gaveta|copo|água|mesa|mão)
(tomar|tomo|engolir|engulo|misturar|misturei|bebo|beber) .. (cartela|cartelas|todos os comprimidos|
  todos os remédios|frasco inteiro|vidro inteiro|chumbinho|veneno|caixa inteira|tudo de uma vez)
# Means, place, date, farewell
(comprei|arrumei|consegui|guardei|tenho|peguei|escondi|achei) .. (chumbinho|veneno|revólver|
  três oitão|corda grossa|uma corda|a corda|a arma|lâminas|uma lâmina|gilete) .. (gaveta|armário|
  mala|porta malas|mochila|quarto|galpão|garagem|guarda roupa|coragem|usar|hoje|amanhã|escondido|
  escondida|pra mim|comigo|carro)
comprei (chumbinho|[uma] corda e (escondi|deixei|guardei|fiquei|não sei))
(corda|arma|revólver|veneno|chumbinho|gilete|lâmina|cartela|cartelas|comprimidos) (está|estão|tá|
  já está|já estão|na|no|em cima|debaixo|comigo|me espera|me esperando) [na|no|do|da] (gaveta|
  porta malas|criado mudo|travesseiro|cama|bolsa|mochila|pronta|prontos|separada|separados|guardada|
  guardados|comigo)
tomei (chumbinho|veneno|tudo de uma vez|vinte comprimidos|trinta comprimidos|dez comprimidos|
  a caixa toda|remédio demais de propósito|os comprimidos todos|todos os comprimidos)
(escrevi|deixei|comecei|terminei|gravei|fiz|escrevo|deixo|gravando) .. (carta|cartas|bilhete|
  bilhetes|áudio|áudios|vídeo|vídeos|mensagem|mensagens) .. (despedida|adeus|depois|lerem|ouvirem|
  abrirem|acharem|encontrarem|quando eu|se eu|me for)
(escrevi|deixei|terminei) (as|minhas|três|duas|quatro|cinco) cartas [para|pra|pro] [cada|os|as|meus|
  minha|minhas]
(escolhi|marquei|decidi|defini|já tenho|tenho|circulei) [já] (o dia|a data|dia e hora|data e lugar|
  o lugar|o lugar e a hora|a hora|a ponte|o prédio|o jeito) [e|no|na|em|já]
já (escolhi|marquei|decidi|defini|sei) (o dia|a data|dia e hora|o lugar|a hora|o jeito|como vai ser|
  como vou fazer|quando e como|onde e quando|quando vai ser|onde vai ser)
sei (o dia|a hora|o lugar) e (o|a|como|onde)
está (tudo|) decidido e (marcado|hoje|amanhã), de (hoje|amanhã|sexta|domingo) (não|eu não) passo
$NAO passo (de|desta|dessa|deste|desse) (hoje|noite|semana|amanhã|domingo|sexta|mês|ano|natal|
  dezembro)
(essa|hoje|esta|amanhã) (é|à|a|de) [a] [minha] (noite|noite é a última|última noite) .. (acabo|
  termino|fim|vou|última)
hoje (eu acabo|acabo|termino|vou acabar|vou terminar|eu termino|boto um fim|ponho um fim) (com tudo|
  com isso|com minha vida|com a minha vida|tudo|com essa vida)
(vou|irei|decidi|resolvi) [hoje|amanhã|me] (acabar com tudo|pôr fim|botar um fim em tudo|me jogar|
  pular|me enforcar|tomar os remédios|tomar veneno|sumir pra sempre|sumir do mundo|
  desaparecer pra sempre|partir de vez|morrer hoje|me matar|tirar minha vida|embora desse mundo|
  embora deste mundo)
(dei|fiz|testei|treinei|ensaiei) [o|um] (nó|laço) (da|na|com|de|no) [a|o] (corda|viga|lençol|cinto|
  ventilador|galho)
(viga|caibro|galho|ventilador) (aguenta|aguentaria|suporta) [o] [meu] [peso]
(subi|fui|voltei|cheguei|parei|fiquei|sentei|passei|andei|caminhei) .. (no parapeito|
  na beira da ponte|até a ponte|na ponte|até o viaduto|no viaduto|na beira do viaduto|
  na linha do trem|nos trilhos|até os trilhos|na beirada|no terraço|até o terraço|na laje|
  no último andar|na passarela|na beira da laje|na beira do prédio|na ponte rio niterói) .. (olhando|
  pensando|pulo|pular|quase|coragem|pronto|pronta|esperando|baixo|embaixo|sozinho|sozinha|imaginando|
  desisti|jogar)
(fui|subi|cheguei|andei|caminhei) (até|na|no|para|pra|pro) (a|o|) (ponte|viaduto|parapeito|terraço|
  trilho|trilhos|passarela|linha do trem|beirada) e (fiquei|pensei|quase|chorei|olhei|voltei|
  não tive)
(fiquei|estou|tô|parei|passei|sentei|sentado|sentada) .. (na beirada|no parapeito|na mureta) [da|do] [ponte|janela|
  viaduto|prédio|laje|sacada|terraço|varanda]
(fiquei|estou|tô|parei|passei|sentei|sentado|sentada) .. na beira (da|do|de um|de uma) (ponte|janela|viaduto|prédio|laje|sacada|
  terraço|varanda|cais|píer|penhasco|precipício|trilho|barranco|barragem|poço|canoa|abismo|rodovia|pista)
(jogar|jogo|joguei|jogando|acelerar|acelero|virar|bater) [o|com o] (carro|moto|caminhão|
  volante) (contra|no|na|de|embaixo) [o|a|um|uma|do|de] (poste|muro|caminhão|parede|ribanceira|
  barranco|ponte|árvore|precipício|rio|guard rail|carreta)
quando (vocês|alguém|você|minha mãe) (lerem|ler|ler isso|lerem isso|encontrar|acharem|acordar) [isso|
  isto|esta|essa] .. (já|não|longe|partido|aqui)
se (você|vocês|alguém) (está|estão|estiver|estiverem) lendo (isso|isto|esta), (já não estarei|
  eu já terei partido|eu já fui)
(juntando|guardando|estocando|escondendo|acumulando) (comprimidos|remédios|cartelas|calmantes), (vou|
  irei|decidi|resolvi|é hoje que vou|hoje eu) me (matar|suicidar|enforcar|jogar da ponte|
  jogar do prédio)
(vou|irei) (tirar|acabar com|dar fim à|dar um fim na|dar um fim à) [a] minha [própria] vida
vou (dar um fim em tudo|dar um fim nisso tudo|dar fim na minha vida|me jogar|pular da ponte|
  pular da janela|pular do prédio|tomar todos os remédios|tomar tudo de uma vez|cortar os pulsos)
(separei|juntei|guardei|estoquei|escondi|comprei|contei|separando|juntando|guardando|
  tenho guardado|já tenho) [já] [todos] (os|meus|uns|muitos|todos os|as|bastante|vários) [meus|
  cartelas de] (remédios|comprimidos|cartelas|calmantes|medicamentos|a corda|frascos)
(comprei|arrumei|já tenho|consegui) (a|uma) (corda|arma)
(corda|arma|veneno) (já|está) [está] (pronta|comprada|pronto|comprado|separado|na gaveta)
(escrevi|fiz|deixei|deixo|redigi|estou escrevendo|escrevendo|terminei|rascunhei) [já] (uma|a|um|o|
  as|minha|meu) (carta|cartas|bilhete) [de] (despedida|suicídio|adeus|para as crianças|para eles|
  para todos|para meus pais|para os meus pais|para meu filho|para minha filha|para cada um|
  pra minha mãe|para minha mãe|para minha família|pra minha família|pros meus filhos|
  para os meus filhos|pros meninos)
carta de despedida, bilhete de (despedida|suicídio|adeus)
(escolhi|marquei|sei|tenho) [já] (o dia|a data|a hora|como|o jeito|o lugar|o método) (pra|para|de|
  que) [vou] (morrer|partir|acabar|me matar|fazer isso|ir embora de vez)
(já sei|sei) como (vou|fazer) (fazer|morrer|me matar|acabar com)
tenho um plano (pra|para) (morrer|acabar|me matar|sumir)
(pesquisei|pesquisando|procurei|procurando|vendo|vi) [na internet|no google] (como|formas de|
  maneiras de|jeito de|jeitos de|métodos para|quantos comprimidos|quantos remédios|qual a dose|
  doses) [de] (morrer|me matar|se matar|não sentir dor|suicídio|sem dor|letal|precisa|são)
(estou|tô|fiquei|parei) (na|no|em cima da|na beira da|no parapeito da|à beira da) (ponte|
  parapeito|beirada|janela|trilho|viaduto|sacada|terraço) (pensando|olhando|querendo|pronto|
  pronta|e não)
olhando (pra baixo|para baixo) (da|do|na) (ponte|viaduto|janela|sacada|terraço|varanda|laje)
(tomei|engoli) (todos os|uma cartela|a cartela|um monte de|vários|muitos|um punhado de|um vidro|
  a caixa inteira) [de] [remédio|remédios|comprimido|comprimidos|calmante|calmantes]
hoje (é o último|acaba tudo|é meu último), (meu|é o meu) último (texto|registro|adeus), último dia (de vida|
  da minha vida|viva|vivo)
(esta|essa) (é|será) [a] (minha última|última) (mensagem|entrada|noite|vez que escrevo)
`;

export const harm = `
# Not waking, not lasting, the body as target
(bom|melhor|alívio|ótimo|paz|sonho|delícia|vontade|maravilha|perfeito|favor|sorte|presente|solução|
  descanso|queria|quero|podia|poderia|pudesse|tomara|prefiro) .. (não|nunca mais|nunca) acordar
(torço|torcendo|torcia|espero|esperando|rezo|rezando|queria|quero|tomara|peço) .. (pior (exame|
  resultado|diagnóstico|notícia)|doença (terminal|grave|fatal|incurável)|câncer|tumor|infarto|
  maligno|fatal|terminal|bala perdida)
(belisco|belisquei|arranho|arranhei|mordo|mordi|bato|bati|soco|soquei|espeto|espetei|furo|furei|
  queimo|queimei|corto|cortei|machuco|machuquei|esmurro|esmurrei|raspo|risco|risquei) .. (coxa|coxas|
  braço|braços|pulso|pulsos|perna|pernas|pele|barriga|mão|cabeça|corpo|mim|rosto) .. (até (ficar|
  sangrar|abrir|doer|marcar|arder|machucar|sair|rasgar)|quando (erro|errei|falho|brigo|choro|fico)|
  (pra|para) (sentir|aliviar|me punir|descontar|parar de)|toda vez|de propósito|com (gilete|lâmina|
  estilete|tesoura|isqueiro|cigarro|compasso|caco))
(cortes|queimaduras|cicatrizes|talhos|lanhos) [recentes|novos|frescos] (nos|no|na|nas|em|pelo|pelos|
  pelas) [meu|meus|minha|minhas|dois] (braço|braços|pulso|pulsos|antebraço|antebraços|coxa|coxas|
  perna|pernas|barriga|pele|corpo|punho|punhos)
(voltei|recaí|recomecei|sonho|sonhei|penso|pensando|fui|corri|apelei|peguei|achei|escondo|escondi|
  guardo) (com|na|pra|para|no|a|as|uma|um|o) [velha|minha|meu|mesma] (gilete|lâmina|lâminas|estilete|
  navalha|bisturi)
altura (do|da|de um|de uma) (viaduto|ponte|prédio|janela|laje|sacada|terraço|passarela|penhasco)
(beira|beirada|borda|parapeito|mureta) (do|da|de um|de uma) (viaduto|ponte|prédio|laje|terraço|
  sacada|janela|abismo|penhasco|passarela|trilho|plataforma)
(remédio|remédios|comprimido|comprimidos|calmante|calmantes|cartela|cartelas|pílulas|cápsulas|
  rivotril) .. (guardando|juntando|estocando|acumulando|escondendo|colecionando)
(guardando|juntando|estocando|acumulando|colecionando|escondendo) .. (remédio|remédios|comprimidos|
  calmantes|cartelas|pílulas|cápsulas|rivotril)
(nada|ninguém|lugar|espaço|futuro) .. (nesse|neste|desse|deste) mundo
(quero|queria|vontade|preciso|penso|hora|pronta|pronto|posso) .. (desse|deste|dessa|desta) (mundo|
  existência)
(daqui a pouco|em breve|logo|já já|amanhã|depois) .. (nada (vai|disso vai) doer|não (vai|vou) (doer|
  sentir|sofrer) mais|não dói mais|acaba a dor|para de doer|tudo acaba|acaba tudo|
  descanso pra sempre)
(pela|minha|uma|a|da|nessa|aquela|essa|primeira|segunda|última) tentativa (em (2010|2011|2012|2013|
  2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024|2025)|faz|há|aos|na adolescência|
  com remédio|com remédios|com comprimidos|e da internação|e a internação|de me)
(depois|sobrevivi|sobrevivente|marca|marcas|lembrança|aniversário|cicatriz|cicatrizes) (da|de|à|
  a) [minha|uma] tentativa
já (estive|cheguei|fiquei|subi|fui) .. (viaduto|ponte|parapeito|beirada|trilho|terraço)
(corpo|vida|existência) que (não quero mais|já não quero|não pedi|não é mais minha|quero largar|
  quero devolver)
(não|nunca) (queria|devia|deveria) ter (nascido|vindo ao mundo|existido|sobrevivido), não pedi (pra|
  para) nascer
(raiva|pena|triste|tristeza|decepção|azar|droga|merda) .. (acordei (viva|vivo)|não morri|sobrevivi|
  ter acordado|ter sobrevivido)
(acordei|acordo) (viva|vivo) .. (chorei|decepção|raiva|triste|infelizmente|droga|azar)
# Self-harm
(me|mim) (cortar|cortando|cortei|corto|machucando|machuquei|machuco|ferindo|feri|queimando|queimei|
  arranhando|arranhei|mutilando|mutilei|mordendo|mordi|batendo|bati|belisquei|esmurrei|estapeei|
  espetei|furei) .. (de propósito|escondido|escondida|pulso|pulsos|coxa|coxas|gilete|lâmina|estilete|
  tesoura|compasso|sangrar|sangue|aliviar|alívio|punir|castigar|castigo|sentir algo|sentir alguma|
  de novo|outra vez|todo dia|toda noite|escondi|manga|faixas|banho pra)
(cortes|corte|marcas|cicatrizes|queimaduras|arranhões|feridas|hematomas|roxos) .. (novo|novos|nova|
  novas|escondo|escondi|manga|mangas|de propósito|que eu fiz|que eu mesma fiz|que eu mesmo fiz|
  que fiz|que faço|dos cortes|da gilete)
(manga comprida|mangas compridas|manga longa|blusa de frio|pulseiras|faixa) .. (esconder|escondendo|
  esconde|tapar|cobrir|tampar) [os|as|meus|minhas] (cortes|marcas|pulsos|braços|machucados|
  cicatrizes)
(passei|passo|encostei|afundei|usei|peguei) [de novo|novamente] (a|o|uma|um) (gilete|lâmina|estilete|
  navalha|faca|caco|isqueiro|cigarro) (no|na|nos|nas|em) [meu|minha|meus|minhas] (braço|pulso|pulsos|
  perna|pele|coxa|barriga|mim|braços)
(apaguei|apago|encostei) [o|um] cigarro (no|na|em) [meu|minha] (braço|mão|perna|pele|coxa|mim|pulso)
(bati|bato|batendo|batia) [com|] [a|minha] cabeça (na|no|contra) [a|o] (parede|chão|mesa|azulejo|
  porta) .. (propósito|força|até|vezes|parar|sentir|raiva)
(dei|dou|dando) (tapas|socos|murros|um soco|um tapa|soco|tapa) (em mim|na minha|no meu|em mim mesmo|
  em mim mesma)
(me|mim) (dei|dando|dou) (tapas|socos|tapa|soco|murros), (soquei|esmurrei) (minha|a minha|meu|
  o meu) (cabeça|rosto|coxa|perna|barriga)
(arranquei|arranco|arrancando) (meus cabelos|os cabelos|meu cabelo|a pele|pele) (de|até|
  pra) [propósito|sangrar|sentir]
(vontade|impulso|necessidade|desejo|querendo|quero|queria|pensei em|penso em) (de|) me (cortar|
  machucar|ferir|queimar|bater|arranhar|furar|mutilar|punir com)
(só|o) (corte|sangue|ardor|a dor) (me alivia|alivia|acalma|me acalma|dá alívio), a dor (do corte|
  da lâmina|da gilete)
(limpo/a|sem) (há|faz|me cortar há|me cortar faz|me machucar há|me machucar faz|se cortar) [um|dois|
  três|quatro|cinco|seis|oito|dez] (dias sem me|meses sem me|anos sem me|dias|meses|anos|
  semanas)
(recaí|recaída|voltei) .. (cortei|cortar|lâmina|gilete|machucar|machuquei|ferir|cortes)
# Own past
(tentei|tentar|tentado|tentando|tentaram) [a|uma|já] (suicídio|me matar|tirar minha vida|
  tirar a minha vida|tirar a própria vida|acabar com a vida|contra a vida|contra a própria vida|
  contra minha vida|contra a minha vida|morrer|me enforcar|pôr fim à vida)
(minha|a minha|da minha|após a|depois da|segunda|primeira|última|terceira) tentativa (de suicídio|
  de me matar|de tirar|de morrer|de autoextermínio|contra a própria vida|contra a vida|e os remédios|
  e a internação|e a uti|e o hospital)
(minha|da minha|à minha) tentativa [faz|há|de]
(uti|pronto socorro|hospital|internação|internada|internado|ambulância|lavagem|samu) .. (tentei|
  tentar|tentativa|comprimidos que tomei|remédios que tomei|me matar|cortes nos pulsos|overdose)
lavagem (estomacal|gástrica|no estômago)
já (quis|pensei em|tentei|planejei|desejei) (morrer|me matar|suicídio|tirar minha vida|não existir|
  pular|desistir de tudo e morrer)
(sobrevivi|sobrevivente) (a|ao|à|de) (mim mesmo|mim mesma|suicídio|tentativa|uma tentativa|
  minha tentativa|minha própria tentativa)
(sem|tive|tinha|tendo|com|tenho|tenho tido|voltei a ter|apareceram|surgiram|voltaram) [os|uns|muitos|
  alguns] (pensamentos|ideias|pensamento|ideação) (suicidas|suicida|de morte|de suicídio|
  de autoextermínio|autodestrutivos|de fim|de acabar|de morrer|de me matar|de sumir de vez)
# Somebody close in danger now
(quer|queria|vai|ia|tentou|ameaçou|ameaça|pensa em|pensou em|pensando em|falou em|fala em|
  falou que vai|disse que ia|diz que vai|diz que quer|jurou|prometeu|planejou|planeja|
  vive falando em|falando que vai|falando em|avisou que vai|postou que vai|escreveu que vai|
  mandou que vai|pensa todo dia em|dizendo que vai|dizendo que quer|cogita|cogitou) (se matar|
  se suicidar|tirar a própria vida|tirar a vida|acabar com a própria vida|acabar com a vida|se jogar|
  se enforcar|morrer|dar fim à própria vida|sumir pra sempre|não viver mais|suicídio|se cortar|
  pular da ponte|pular da janela)
(irmão|irmã|amigo|amiga|filho|filha|mãe|pai|primo|prima|colega|marido|esposa|namorado|namorada|
  sobrinho|sobrinha|vizinha|vizinho|cunhada|cunhado|aluno|aluna|tio|tia|ele|ela|ex|neto|neta|enteado|
  enteada|afilhado|afilhada|parceiro|parceira) .. (não quer viver|não quer mais viver|
  não quer mais existir|não aguenta viver|não aguenta mais viver|se trancou com|
  se trancou no banheiro com|tomou veneno|tomou chumbinho|tomou a cartela|tomou comprimidos|
  tomou os comprimidos|tomou remédios|tomou os remédios|subiu no parapeito|está no parapeito|
  está na ponte|foi pra ponte|subiu na ponte|se jogou|se enforcou|cortou os pulsos|cortou o pulso|
  se cortando|com cortes|mandou despedida|mandou uma despedida|mandou adeus|
  mandou áudio de despedida|postou despedida|postou uma despedida|deixou carta|deixou uma carta|
  deixou bilhete|está internado por tentativa|internada por tentativa|internado por tentativa|
  depois da tentativa|tentativa de suicídio|perdeu a vontade de viver|quer sumir desse mundo|
  pediu pra morrer|quer desistir da vida|disse adeus|se despediu)
(achei|encontrei|vi|descobri|tomei) .. (cortes|corda|carta|bilhete|comprimidos|gilete|lâminas|
  remédios escondidos|marcas) .. (quarto|braço|braços|gaveta|mochila|filho|filha|irmã|irmão|sobrinha|
  aluna|aluno)
(sangrou|sangrei|sangrar|sangrando|ardeu|cortou) .. (aliviou|alivia|alívio|acalmou|calma|
  passou a angústia|me senti melhor|senti paz)
me (arranhei|cortei|belisquei|mordi|queimei|furei|bati|esmurrei|estapeei) [toda|todo|
  inteira] .. (banho|banheiro|quarto|sangrou|sangue|aliviou|escondida|escondido|travesseiro)
(me|estou me|tô me) (cortando|arranhando|queimando|machucando|mutilando|furando) [de novo|novamente|
  outra vez|sempre]
(apertei|aperto|apaguei|apago|encostei|encosto|esmaguei) .. cigarro .. (mão|palma|braço|perna|coxa|
  pele|pulso)
(escondi|escondo|escondendo|tapei|tapo|cobri|cubro|disfarcei|disfarço) .. (cortes|cicatrizes|riscos|
  queimaduras|machucados|marcas (da coxa|do braço|dos braços|do pulso|dos pulsos|da perna))
(se trancou|se trancar|trancada|trancado|se fechou) .. (faca|gilete|lâmina|corda|comprimidos|
  remédios|veneno|arma|revólver|estilete)
(mensagem|áudio|bilhete|carta|post|recado|texto) .. (dizia|dizendo|disse|com um|de) adeus
(se trancou|se fechou|trancada|trancado|me tranquei) (no|na) (quarto|banheiro|carro|sala) com [um|uma|a|
  o] [caixa|cartela|vidro|frasco] [de] (calmantes|pílulas|faca|gilete|lâmina|corda|comprimidos|remédios|veneno|
  arma|revólver|estilete)
`;
