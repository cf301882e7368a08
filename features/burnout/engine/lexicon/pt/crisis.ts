import type { CrisisFamily } from '../source.ts';

/**
 * Crisis wordings in Portuguese, in our own words. They have not been reviewed by a psychologist.
 * They only open the help card; they never change the score.
 */
export const crisis: Record<CrisisFamily, string> = {
  imminent: `
(juntando|guardando|estocando|escondendo|acumulando) (comprimidos|remédios|cartelas|calmantes), (vou|irei|decidi|resolvi|é hoje que vou|hoje eu) me (matar|suicidar|enforcar|jogar da ponte|
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
(escolhi|marquei|já sei|tenho) [já] (o dia|a data|a hora|como|o jeito|o lugar|o método) (pra|para|
  de|e o|que vou) (morrer|partir|ir embora de vez|acabar com tudo|fazer isso|lugar|me matar|
  acabar)
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
hoje (é o último|acaba tudo|é meu último), (meu|é o meu) último (dia|texto|registro|adeus)
(esta|essa) (é|será) a (minha última|última) (mensagem|entrada|noite|vez que escrevo)
`,
  explicit: `
$NAO .. (motivo|motivos|razão|razões|sentido|graça|porquê|vontade) (pra|para|em|de) (viver|continuar vivendo|continuar vivo|continuar viva|existir|seguir vivendo|estar vivo|estar viva)
morrer (seria|é|ia ser|era|deve ser) (um|uma|o|a|melhor|mais), (bato|bati|batendo|bater) [com] [a|minha] cabeça na parede
(matar|mata) eu mesmo/a, (estariam|estaria|ficariam|ficaria|viveriam|viveria|seriam|seria) [muito|bem|mais] (melhor|melhores|feliz|felizes) (com outra|com outro|sem mim|sem minha|sem eu)
(quero|queria|vontade de|penso em|pensando em|pensei em|só penso em) dar [um] fim (nisso|nisso tudo|a tudo|a tudo isso|em mim|na minha vida|à minha vida|em tudo)
(imagino|imaginando|imaginei|fantasio com|penso no|pensando no|sonho com) (meu|o meu) (velório|
  enterro|funeral|caixão)
(imagino|imaginando) (minha|a minha) morte
(penso|pensei|pensando|vontade) (em|de) (pular|me jogar|saltar) (da|do|de|lá)
(me|mim) (matar|mata|suicidar|suicidá)
(quero|queria|vontade de|desejo de|prefiro|preferia|penso em|pensando em|pensei em|pensar em|
  pensamento de|pensamentos de|ideia de|só penso em|coragem de|deu vontade de|preciso|
  ainda penso em|fantasio em|sonho em) (morrer|me matar|mim matar|me mata|morre|me suicidar|
  tirar minha vida|tirar a minha vida|tirar minha própria vida|tirar a própria vida|tirar a vida|
  não viver|não existir|não acordar|não acordar mais|deixar de existir|deixar de viver|
  parar de viver|parar de existir|acabar com minha vida|acabar com a minha vida|acabar com a vida|
  acabar com a própria vida|acabar com tudo|dar fim à minha vida|dar um fim em tudo|
  dar um fim na minha vida|dar fim em tudo|sumir do mundo|sumir desse mundo|sumir deste mundo|
  sumir da face|sumir pra sempre|sumir para sempre|sumir de vez|desaparecer pra sempre|
  desaparecer para sempre|desaparecer de vez|desaparecer do mundo|desaparecer desse mundo|
  partir desse mundo|partir desta vida|estar morto|estar morta|nunca ter nascido|não ter nascido|
  me enforcar|me jogar|me jogar da|me jogar na frente|pular da ponte|pular da janela|morte|
  me machucar|me cortar|me ferir|me furar|me queimar|dormir pra sempre|dormir para sempre|
  apagar pra sempre|ir embora desse mundo|ir embora deste mundo|ir embora de vez)
quero morrer, tirar (a|minha|a minha|a própria|minha própria) [própria] vida
(tirar|tirei|tirasse) a própria vida
(acabar|acabasse|acabaria) com (minha|a minha|a própria|essa|esta) vida
(acabar|acabava|terminar) com tudo (de vez|de uma vez|logo|hoje|isso e)
(acabar|terminar) logo com isso tudo, pôr (um fim|fim) (à|na|a) minha vida
botar um fim (na minha vida|em tudo)
$NAO (quero|queria|aguento|suporto|consigo|desejo|pretendo|tenho vontade de|tenho mais vontade de|
  tenho motivo pra|tenho motivos pra|tenho motivos para|tenho motivo para|tenho razão pra|
  vejo motivo pra|vejo motivo para|vejo razão pra|vejo razão para|vejo motivos para|
  vejo sentido em|vejo mais sentido em|vejo por que|faz sentido|faz mais sentido|vale a pena|
  vale mais a pena|compensa|merecia|mereço) [mais] [eu] (viver|existir|continuar viva|
  continuar vivo|estar viva|estar vivo|estar aqui nesse mundo|seguir vivo|seguir viva|essa vida|
  esta vida|essa minha vida|ficar viva|ficar vivo|continuar vivendo|seguir vivendo|acordar amanhã|
  acordar nunca mais|viver mais|viver assim nem mais um dia)
(não|nem) [faz] [mais] sentido (viver|continuar vivo|continuar viva|existir)
cansei de (viver|existir|estar vivo|estar viva|respirar)
cansado/a de (viver|existir|estar vivo|estar viva|respirar)
sem (vontade de|motivo pra|motivo para|razão pra|razão para|motivos para|motivos pra|sentido em|
  por que|porquê) (viver|existir|continuar vivo|continuar viva|acordar mais|continuar vivendo)
vontade (nenhuma|zero) de viver, zero vontade de viver, perdi a vontade de viver
a vida (não|já não|perdeu) [me|mais] (faz sentido|tem sentido|vale a pena|vale nada|tem graça|
  o sentido|interessa|tem mais sentido)
viver (perdeu a graça|perdeu o sentido|não faz sentido|não faz mais sentido|não vale a pena|
  não vale|cansa demais|dói demais|é um castigo|virou um peso|é insuportável|não me interessa)
$NAO (vejo|enxergo|tem|há|existe|encontro|acho|tenho) [mais] [nenhuma|qualquer|
  outra] saída [nenhuma] [pra|para|da|na] [minha|mim|isso|essa|dessa] [vida]
$NAO vejo [mais] [nenhum] (futuro pra mim|motivo pra nada|jeito pra minha vida|
  solução pra minha vida)
única saída (é|seria) (morrer|sumir|acabar|a morte), só a morte
a morte (seria|é) (um alívio|a solução|a única|um descanso|melhor|um favor)
(seria|era) (melhor|mais fácil|um alívio) (morrer|estar morto|estar morta|não existir|
  se eu morresse|não ter nascido|se eu não existisse|não estar aqui)
melhor (morto|morta|morrer|estar morto|estar morta) (do que|que)
mais valia (morrer|estar morto|estar morta), antes (morto|morta|morrer) (do que|que)
(dormir|deitar) e (não|nunca|nunca mais) acordar [mais|nunca mais]
(tomara|oxalá|queria|quem dera|torço|rezo|peço|pedi a deus|peço a deus|rezando|torcendo|
  espero) [que] [para|pra] [eu|todo dia|toda noite] [deus] (não|nunca) [mais|eu] (acorde|
  acordasse|acordar|acordo|passe|passar|volte) [mais|amanhã|dos|nunca mais]
(não|nunca) (acordar|acordasse|acordar mais|acordasse mais) (mais|amanhã|nunca mais)
se eu (não acordasse|morresse|sumisse|desaparecesse|não existisse|fosse embora de vez|partisse|
  não estivesse aqui|não estivesse mais aqui|não acordar|morrer) [amanhã|hoje|dormindo|agora|
  ninguém|mais|seria|ia|todo|todos|eles|talvez]
(queria|quero|podia|poderia|desejo|gostaria de|quem dera|preferia) (sumir|desaparecer|evaporar|
  não existir|deixar de existir|apagar|morrer) (pra sempre|para sempre|de vez|do mundo|
  desse mundo|deste mundo|da terra|da face da terra|da vida|da existência|e que ninguém|e ninguém|
  dessa vida|desta vida|e nunca mais|sem deixar rastro|e não voltar|do planeta)
(sumir|desaparecer) (pra sempre|para sempre|de vez|desse mundo|deste mundo|do mundo|dessa vida|
  da face da terra)
(queria|quero|gostaria de|preferia) (não|nunca) (existir|ter nascido|ter existido|estar viva|
  estar vivo|estar mais aqui|acordar|acordar mais|ter vindo ao mundo)
nunca (devia|deveria) ter nascido
(por que|pra que|porque) [que] [eu] (nasci|continuo viva|continuo vivo|existo|estou viva|
  estou vivo|ainda respiro)
(podia|poderia|que) (um|o|abrir um|me) (caminhão|carro|ônibus|raio|buraco) .. (atropelasse|
  passasse por cima|me matasse|me levasse|me engolisse|nunca mais sair|eu nunca|me pegasse)
(queria|podia|torço) que (um|o|algum) (carro|caminhão|ônibus|acidente|avião|doença|câncer) (me|
  batesse|passasse|caísse|acontecesse)
torço (pra|para) (não|que eu não) (passar|chegar|acordar|viver)
pensamentos (suicidas|de morte|de suicídio|de me matar|de acabar|de morrer|intrusivos de morte)
pensamento suicida, ideação suicida, ideações suicidas
planejando (minha morte|meu suicídio|me matar)
(pensei|penso|pensando|pensado|penso muito) (em|na|sobre|no|nisso de) (morrer|morte|me matar|
  minha morte|meu funeral|meu velório|suicídio|suicidar|tirar minha|minha própria morte|
  não existir|não acordar)
(tentei|minha tentativa|tentar|tentei cometer|tentou) [de] (suicídio|me matar|
  suicidar|tirar a minha vida|tirar minha vida|acabar com minha vida|acabar com a minha vida|
  me enforcar|morrer)
minha tentativa, internação por tentativa, internado/a por (tentar|tentativa)
depois da [minha] tentativa
(sobrevivi|sobrevivente) (a|de|ao|da) [uma|minha] (tentativa|suicídio)
(todo mundo|todos|o mundo|eles|minha família|meus filhos|a família|as pessoas|a equipe|meus pais|
  minha mãe|vocês|eles todos) [ia|iam|vai|vão|iria|iriam] (ficaria|ficariam|estaria|estariam|
  viveria|viveriam|seria|seriam|ficar|estar|viver|fica|ficam|estão|está) [muito|bem] (melhor|
  melhores|mais feliz|mais felizes|em paz|aliviado|aliviados|livre|livres) (sem mim|sem eu|se eu|
  comigo morto|comigo morta|quando eu)
melhor sem mim, melhores sem mim, mais felizes sem mim
(ninguém|nem) (sentiria|vai sentir|sentirá|ia sentir|notaria|ia notar|perceberia|ia perceber|
  vai notar|vai perceber|choraria|ia chorar|vai chorar) [a|minha|nem|de|se eu] [minha] (falta|
  morresse|sumisse|desaparecesse|no meu velório|por mim) [se eu morresse|se eu sumisse]
(valho|vale|valeria) mais (morto|morta), o seguro de vida (paga|pagaria|resolve|cobre)
(deixar|deixo) o seguro (pra|para) (eles|minha|meus)
me (cortei|corto|cortando|furei|arranhei até|queimei|queimo|bati|machuquei|machuco|feri|firo|
  mutilei|mutilo|mordi) (de propósito|de novo|ontem|hoje|outra vez|mais uma vez|escondido|
  escondida|no banheiro|nos braços|nas pernas|nas coxas|no pulso|nos pulsos|pra sentir|
  para sentir|pra aliviar|para aliviar|pra parar|toda|sozinho|sozinha|com a gilete|com gilete|
  com o estilete|com a lâmina|com o isqueiro|com cigarro|voltei|por querer|quando|sempre que)
(cortei|queimei|furei|arranhei|bati|machuquei|mordi) (o|os|a|as|meu|meus|minha|minhas) (braço|
  braços|pulso|pulsos|perna|pernas|coxa|coxas|pele|barriga|mão|mãos|cabeça na parede|
  cabeça) [de propósito|pra sentir|para sentir|com gilete|com a gilete|com o isqueiro|com cigarro|
  com o estilete|na parede|de novo]
de propósito (com|pra|para|no) (o|sentir|me|aliviar|a|meu)
voltei a me (cortar|machucar|ferir|queimar|mutilar|furar|bater|arranhar)
(comecei|recaí e voltei|tenho voltado) a me (cortar|machucar|ferir|queimar|mutilar), automutilação
automutilei, me automutilo, autolesão
(penso em|vontade de|querendo|quero|pensando em|deu vontade de) me (cortar|machucar|ferir|queimar|
  mutilar|bater|furar|arranhar)
kms, (quero|vou|pensando em) kms, unalive
(quer|queria|vai|ia|tentou|ameaçou|ameaça|pensa em|pensou em|pensando em|falou em|fala em|
  disse que vai|disse que quer|falando em|planeja|pode|quis) (se matar|se suicidar|suicidar se|
  tirar a própria vida|morrer e|acabar com a própria vida|se jogar da|se enforcar|matar se)
(ele|ela|irmão|irmã|amigo|amiga|filho|filha|mãe|pai|primo|prima|colega|marido|esposa|namorado|
  namorada|sobrinho|sobrinha|vizinha|vizinho|cunhada|cunhado|aluno|aluna|tio|tia) .. (se cortou|
  se corta|está se cortando|tá se cortando|não quer mais viver|quer morrer|fala em morrer|
  disse que quer morrer|tentou suicídio|mandou mensagem de despedida|deixou uma carta|
  deixou um bilhete|se despediu de todos|tomou um monte|tomou todos|tomou vários|
  tomou uma cartela|tomou veneno|não vê mais sentido em viver)
tentou suicídio
(tomou|engoliu) (um monte|todos os|vários|uma cartela|muitos|um vidro|um punhado) [de] (remédio|
  remédios|comprimidos|calmantes|cartela)
`,
  topical: `
suicídio, suicidar, suicida, suicidas, autoextermínio, suicidei, se suicidou, se suicidar
enforcar, me enforcar, overdose
`,
  soft: `
$NAO (quero|queria) mais estar aqui, (penso|pensei|pensando|vontade) (em|de) (pular|me jogar|saltar)
(quero|queria|vontade de|só quero|só queria|preciso) (sumir|desaparecer|evaporar|sumir do mapa|
  sumir daqui pra longe de tudo|deixar tudo|apagar)
(dói|doía|doeria) (morrer|muito morrer)
(perguntou|perguntaram) [me] se (dói morrer|eu já pensei em morrer|morrer dói)
(não|nem) (estarei|vou estar|estaria) [mais] aqui (amanhã|depois|semana que vem|ano que vem|
  no ano que vem|pra ver|para ver|mês que vem|quando)
quando eu (não estiver mais|partir|me for|morrer|não estiver)
depois que eu (morrer|partir|me for|for embora de vez), (acabar|acabo|terminar) com tudo
acabar com (isso tudo|esse sofrimento|essa dor|a dor|o sofrimento|meu sofrimento|minha dor)
(não|nem) (tenho|vejo) [mais] (motivo|motivos|razão|razões) (pra|para) (continuar|seguir|acordar|
  levantar|nada)
(não|nunca) (aguento|suporto|consigo) mais (existir|respirar|estar aqui|ficar aqui nesse mundo)
(ninguém|nem minha família|não sei se alguém) (precisa|precisaria) de mim
só (ocupo espaço|estorvo no mundo|dou despesa viva)
(peso|fardo|estorvo) (pra|para) (minha família|todos|todo mundo|meus pais|meus filhos|minha mãe)
(nada|mais nada) me (prende|segura) (aqui|neste mundo|nesse mundo|à vida|na vida)
tanto faz (viver|estar vivo|estar viva|morrer|acordar ou não|se eu morrer|se eu viver)
(cansado|cansada) da vida, desistir (de viver|da vida|de mim), desisti (de viver|da vida|de mim)
(não sei|nem sei) (se|por que|porque|até quando) [eu] (quero|aguento|vale|consigo|
  continuo) [continuar] (viver|vivendo|viva|vivo|existir|existindo|a pena viver|a pena continuar)
deus (me leve|me leva|podia me levar|me levasse), me leva (deus|senhor|logo)
(quero|queria) (ir|estar|ficar) (com|junto da|junto do|perto da) (minha|meu) (mãe|pai|avó|avô|
  filho|filha|irmão|irmã) (no céu|que partiu|lá em cima|que morreu|que se foi)
`,
  cue: `
$NAO (estarei|vou estar|estaria) mais aqui, já tentei (uma|duas|três|outras|várias) [outra] (vez|vezes), tenho um plano, $NAO faz [mais] sentido continuar, me despedi, (me|) despedindo, despedida
despeço me, me despeço, adeus
(desculpa|desculpem|perdão|perdoem|me perdoem|me perdoa|perdoa|peço perdão|me desculpem|
  peço desculpas|desculpe|perdoe) [a|por|aos|me|mãe|pai|gente|gnt|todos|meus|minha|vocês|tudo|
  filha|filho|amor]
testamento, (escolhi|marquei|já tenho) [já] (a|uma|o) (data|dia)
(vão|vai|iam) (se acostumar|ficar bem sem|superar|me esquecer|entender um dia|seguir sem)
(deixei|organizei|arrumei|preparei|separei|anotei) (tudo|as|os|meus|minhas) (pronto|senhas|
  documentos|contas|papéis|em ordem|organizado|arrumado|coisas|anotado) [pra|para|com] [minha|meu|
  quando|eles|não]
(dei|doei|dando|doando) (minhas coisas|tudo que|meu cachorro|meus livros|minha coleção|
  minhas roupas|meu gato)
(ninguém|nem) (sentiria|vai sentir|notaria|vai notar|ia notar|perceberia|liga se|se importaria|
  ia sentir)
ninguém precisa de mim, não (faço|faria) falta
(só|apenas) (atrapalho|dou trabalho|ocupo espaço|estorvo|sou um peso|sou peso|dou despesa)
sou um (peso|fardo|estorvo), um (peso|fardo) (pra|para) (todos|todo mundo|minha|meus|eles)
$NAO (vejo|enxergo) (saída|futuro|luz|sentido em nada|um futuro), sem saída, sem esperança
(não|nem) (tenho|vejo) futuro, perdi (tudo|a esperança|as esperanças)
(quero|queria|só quero|vontade de|queria só|só queria) (sumir|desaparecer|descansar pra sempre|
  descansar de vez|paz eterna|ir embora|acabar com tudo|que acabasse|que tudo acabasse|
  que isso acabasse|parar de sentir|silêncio pra sempre)
não quero mais (nada|sentir), acabar com tudo, (chega|acabou) pra mim, é o fim, meu fim
chegou a hora, já deu pra mim, não aguento mais, desisto, pra sempre, para sempre, de vez
(fiquei|passei|parado|parada|olhando) .. (ponte|viaduto|parapeito|janela do|trilhos|trilho|
  remédios na|cartela|cartelas|frasco|frascos|faca)
(contei|contando|conto) (os|as) (comprimidos|cartelas|remédios), não tenho coragem
(só|) falta (a coragem|coragem), nunca mais (volto|voltar|sair|acordar)
(cuidem|cuida|cuidar) (da|do|dos|bem) (minha|meu|meus|dela|dele), cuidem dos meus
último (abraço|dia|texto|natal|aniversário), ninguém (vai|ia) (me achar|encontrar|procurar)
(tudo|isso) vai acabar (logo|em breve|hoje)
em breve (isso acaba|acaba|tudo acaba|vou descansar|descanso)
`,
  topic: `
atendi, atendemos, atendimento, atendimentos, paciente, pacientes, ocorrência, ocorrências, notificação, caso de, casos de, samu, vítima, aula, aulas, palestra, palestras, reportagem, notícia, notícias, filme, filmes, série, séries
livro, livros, romance, novela, peça, teatro, documentário, campanha, setembro amarelo, prevenção
capacitação, treinamento, curso, seminário, artigo, artigos, pesquisa, estudo, estatística
estatísticas, índice, índices, dados, taxa, taxas, boletim, jornal, matéria, podcast, personagem
carta testamento, getúlio, protocolo, protocolos, cartaz, cartazes, panfleto, cartilha, manual
trabalho da faculdade, tcc, debate, live, congresso, plantão psicológico, roda de conversa, folder
banner, questionário, capítulo, letra da música, música, poema, história de, homem bomba
ataque suicida, terrorista, de café, de planilha, de chocolate, de fofura, de açúcar
de informação, de reunião, de notícia
`,
  decoy: `
(separei|contei|guardei|comprei|juntei|organizei|conferi|entreguei|busquei|levei) (os|as|uns|meus) (remédios|comprimidos|cartelas|medicamentos|frascos) (vencidos|do|da|dos|das|de|para|pra|no|na|controlados|que|novos), vontade de sumir (quando|de vergonha|na hora|da|do|daqui|dali), (notebook|computador|celular|sistema|servidor|carro|impressora|hd|aplicativo|robô) se (suicidou|matou), pulsos (da|do) (camisa|blusa|casaco)
(<morrer>|morto/a|mortinho/a|quase morri|matar|morte) [quase|literalmente] de (rir|fome|frio|
  calor|sede|vergonha|saudade|saudades|medo|sono|susto|ciúme|ciúmes|cansaço|tédio|amor|amores|
  inveja|raiva|curiosidade|ansiedade|preguiça|tanto|orgulho|ódio|trabalhar|estudar|correr|dó|pena|
  fofura|vontade|rir de)
me matei de (rir|trabalhar|estudar|correr|tanto)
(me|se) (matar|mato|matei|matando|mata|matou|matam) (de|pra|para|na|no) (trabalhar|estudar|rir|
  correr|tanto|academia|treino|entregar|dar|fazer|terminar|chegar|conseguir|serviço|esteira|
  agradar|sustentar)
(chefe|prazo|calor|trabalho|reunião|barulho|ansiedade|curiosidade|filme|emprego|plantão|cliente|
  planilha|sapato|salto|dor|saudade|trânsito|academia|treino|isso|ele|ela|criança|menino|você|
  vocês|sistema|rotina|tpm|cólica|gripe|fome|sono|dieta|tensão|espera|demora|povo|gente|mãe|pai|
  frio|escala|série|matemática|prova|cobrança|relatório|piada|cachorro|gato|internet|meta|metas|
  projeto) [ainda|vai|vão|está|tá|estão|tão|quase|um dia|qualquer dia|que|só|quer|ia|podia|
  pode] [ainda|vai|estão|está|quase] me (mata|matar|matando|matou|matam|matava|mate)
me mata de (raiva|rir|vergonha|saudade|susto|preocupação|medo|orgulho|ódio|fofura|tédio)
(vai|vão) me matar [de|se|quando], ainda me mata
(minha|meu) (mãe|pai|chefe|marido|esposa|namorada|namorado) [vai] me mata
(<matar>|<morrer>) (o|a|os|as|um|uma|meu|minha|essa|esse|aquela|aquele|) (saudade|saudades|aula|
  aulas|tempo|fome|sede|barata|baratas|mosquito|mosquitos|charada|curiosidade|leão|leões|vontade|
  trabalho|serviço|expediente|cobrador|processo|processos|servidor|computador|celular|bateria|
  pilha|notebook|planta|plantas|rato|aranha|formiga|pulga|piolho|job|jogo|rodada|projeto|questão|
  bola|pau)
(celular|computador|notebook|bateria|pilha|servidor|carro|moto|planta|plantas|internet|impressora|
  tablet|projeto|assunto|conversa|relógio|motor|elevador|sistema|piada|pc|fone|controle|wifi|
  máquina|grupo|ideia|samambaia|cacto|peixe|orquídea) [já|quase|do|da|] [trabalho|loja|empresa|
  minha|meu|] (<morrer>|morto/a)
(avó|avô|pai|mãe|tio|tia|cachorro|cachorra|gato|gata|vizinho|vizinha|bisavó|bisavô|primo|colega|
  amigo|amiga|paciente|cantor|cantora|ator|atriz|professor|professora|sogra|sogro|peixe|
  passarinho|hamster|coelho|personagem) .. (morreu|faleceu|partiu|morreram)
(morreu|faleceu) (o|a|meu|minha|em|no|na|aos|de)
(pular|saltar|me jogar) (da cama|corda|carnaval|o almoço|a refeição|de alegria|de paraquedas|
  de felicidade|na piscina|no mar|na cama|no sofá|de bungee|o café|fora|na rede|onda|ondas|
  fogueira)
(sumir|desaparecer|evaporar) (daqui|dali|no mapa|de férias|nas férias|uns dias|por uns dias|
  no fim de semana|um fim de semana|pra praia|na praia|pro mato|no mato|numa praia|pra uma praia|
  pra serra|por uma semana|uma semana|do escritório|da reunião|do grupo|do whatsapp|das redes|
  com o|com a|da empresa|desse trabalho|desse emprego|dessa empresa|desse escritório|do trabalho|
  daqui um tempo|de vista|da vista do|na serra|na chapada|no feriado|pra roça|na roça|com meus|
  com minha|com as crianças|por aí|pra outro país|do mapa por|do mapa nas)
(sumir|desaparecer) .. (férias|feriado|praia|viagem|chapada|serra|fim de semana|folga|rede|rancho|
  sítio|cachoeira|redes sociais|mochila)
(acabar|acabei|acabando|acaba|acabou|acabaram) com (tudo que|todo o|todos os|todas as|o estoque|
  a louça|a pilha|a fila|o bolo|a pizza|o chocolate|o sorvete|a geladeira|o relatório|
  as pendências|o assunto|a festa|a fome|a farra|a raça|o café|o meu dia|meu dia|meu domingo|
  meu fim de semana|a graça|a bagunça)
(acabar|acaba|acabando|acabou|acabaria) comigo
(dei|dar|dando|dou) [um] fim (naquele|naquela|no|na|nos|nas|nesse|nessa|às|ao|a esse|em todas as|
  em todos os) (relatório|planilha|projeto|bolo|pilha|bagunça|processo|lixo|tarefa|papelada|
  contrato|reunião|jogo|trabalho|tcc|pendências|pendência|arquivo|arquivos|e mails|emails|armário|
  caixa|caixas|papéis|chocolate|louça|briga|fofoca|discussão)
me cortei (fazendo|com o papel|com papel|na|no|cozinhando|descascando|picando|sem querer|
  com a faca|com uma faca|abrindo|com vidro|com o vidro|numa|num|preparando|depilando|com a folha)
cortei o (dedo|cabelo|bolo|pão|papel)
(cortei|cortar|corto) (as unhas|o cabelo|a grama|gastos|custos|a unha|cebola|o mato|caminho|
  relações|o açúcar|o glúten|a carne)
(queimei|cortei|machuquei|bati|furei) (a|o|as|os|minha|meu|) (mão|dedo|língua|braço|pé|joelho|
  canela|cotovelo|cabeça|perna|mindinho|dedão) [esquerda|direita|esquerdo|direito] (no|na|fazendo|
  com a|com o|cozinhando|jogando|sem querer|passando|abrindo|tirando|carregando|correndo) [forno|
  fogão|panela|porta|quina|bola|ferro|óleo|café|mesa|gaveta|papel|faca|escada|chapa|mala|carro|
  roupa]
(queimei|cortei|bati) .. sem querer
me (machuquei|bati|queimei|feri|cortei) (no|na|jogando|correndo|sem querer|treinando|fazendo|
  subindo|descendo|cozinhando|caindo|com o|com a|andando|passando|tirando|carregando) [futebol|
  jogo|treino|fogão|bicicleta|quadra|trabalho|porta|quina|escada|ferro|óleo|panela|forno|café|
  almoço|barba|comida|jantar|roupa|caixa|caixas|mudança|mesa|gaveta]
(pulou|pular|pulei|pulamos) da ponte (para|pra) nadar, pular da cama
me jogar (na cama|no sofá|na piscina|no mar|na rede|de cabeça|no trabalho|nos estudos|na dança|
  na rede|na água)
jogar me, homicídio, matar aula, matar serviço, matou a pau, morto de bonito, um morto muito louco
ponto morto, horário morto, tempo morto, peso morto, língua morta, natureza morta, arquivo morto
volume morto, mercado morto, prazo de morte, dia (de|dos) (finados|mortos), atestado de óbito
seguro de vida (do|da|novo|empresarial|em grupo|corporativo|obrigatório|dos funcionários)
desculpa (a|pela|o|qualquer) (demora|bagunça|atraso|letra|hora|coisa)
(peço|pedi|pedir|pediu) (desculpas|desculpa|perdão) (ao|à|pela|pelo|para o|para a|pro|
  pra) (cliente|colega|equipe|atraso|chefe|demora|aluno|turma|confusão|erro|vizinho|vizinha|erro|
  barulho|professora|gerente)
festa de despedida, despedida (de solteiro|de solteira|do colega|da colega|do|da|dos|das)
(me despedi|despedi me|despedindo) (do|da|dos|das|de) (colega|colegas|equipe|turma|alunos|cliente|
  estagiária|estagiário|pessoal|visita|visitas|empresa|setor|galera|paciente|pacientes|amigos|
  família no|crianças na|férias|praia|cidade|chefe|turno)
(nunca|não|jamais|nem) (pensei|penso|pensaria|tenho pensado|cogitei|cogito|
  passou pela minha cabeça|tenho vontade|tenho ideia|tenho pensamento|tenho pensamentos|
  tive pensamentos|tenho ideias) (em|de|na ideia de|sobre) (me matar|suicídio|morrer|
  tirar minha vida|tirar a minha vida|me machucar|me ferir|morte|acabar com a minha vida|
  acabar com minha vida|me cortar|suicida|tirar a própria vida)
(sem|nego|negou|nega|nenhuma|não tenho|nunca tive|não há|zero) (ideação|ideações|pensamentos|
  pensamento|ideia|ideias) (suicida|suicidas|de morte|de suicídio|de me matar|de morrer)
risco de suicídio (baixo|ausente|nenhum)
(pra|para) sempre (grata|grato|gratos|lembrar|lembrado|vou lembrar|na memória|no coração|feliz)
felizes para sempre, de vez em quando, uma de cada vez
de vez (o|a|em) (problema|contrato|sistema|planilha), isso é a morte
morte (súbita no|no jogo|dos e mails)
(overdose|overdoses) de (café|chocolate|planilha|fofura|informação|reunião|reuniões|açúcar|
  notícia|notícias|série|séries|trabalho|slides|vitamina|k drama|música)
missão suicida, carro bomba, esquadrão suicida, ideia suicida de (projeto|negócio|prazo)
prazo suicida
suicídio (profissional|de carreira|comercial|político|coletivo de|assistido no filme)
`,
};
