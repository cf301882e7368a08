import type { CrisisFamily } from '../source.ts';
import { decoys } from './crisis-decoys.ts';

/**
 * Crisis wordings in Portuguese, in our own words. They have not been reviewed by a psychologist.
 * They only open the help card; they never change the score.
 */
export const crisis: Record<CrisisFamily, string> = {
  imminent: `
# Means, place, date, farewell
(juntei|juntando|guardei|guardo|guardando|estoquei|acumulei|escondi|escondendo|contei|
  tenho) .. (comprimidos|cartelas|calmantes|remédios) .. (gaveta|armário|mochila|escondido|
  escondidos|escondida|travesseiro|colchão|coragem|dia|suficiente|suficientes|bastam|bastante|
  quarenta|cinquenta|sessenta|trinta)
(comprei|arrumei|consegui|guardei|tenho|peguei|escondi|achei) .. (chumbinho|veneno|revólver|
  três oitão|corda grossa|uma corda|a corda|a arma|lâminas|uma lâmina|gilete) .. (gaveta|armário|
  mala|porta malas|mochila|quarto|galpão|garagem|guarda roupa|coragem|usar|hoje|amanhã|escondido|
  escondida|pra mim|comigo|carro)
comprei (chumbinho|corda e|uma corda e)
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
(pesquisei|pesquisando|procurei|procurando|busquei|googlei|li sobre|vi na internet|
  perguntei) .. (jeito sem dor|sem dor|dose letal|dose fatal|como morrer|formas de morrer|
  jeitos de morrer|quantos comprimidos|quantos remédios|quantos andares|altura da ponte|
  altura do viaduto|morrer|suicídio|enforcamento)
(dei|fiz|testei|treinei|ensaiei) [o|um] (nó|laço) [da|na|com|de] [corda|viga|lençol|cinto]
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
(fiquei|estou|tô|parei|passei|sentei|sentado|sentada) .. (na beira|na beirada|no parapeito|
  na mureta) [da|do] [ponte|janela|viaduto|prédio|laje|sacada|terraço|varanda]
(quase|ia|pensei em|deu vontade de|vontade de|penso em|imaginei|imagino|fantasiei|tentei) (pular|
  pulei|me joguei|me jogar|joguei o carro|jogar o carro|soltar o volante|soltei o volante|
  virar o volante|acelerar contra|bater o carro|bater de propósito|bater no poste|
  atravessar sem olhar|entrar na frente|entrar embaixo|me jogar na frente|pular na frente|
  pular na linha)
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
hoje (é o último|acaba tudo|é meu último), (meu|é o meu) último (dia|texto|registro|adeus)
(esta|essa) (é|será) a (minha última|última) (mensagem|entrada|noite|vez que escrevo)
`,
  explicit: `
# Wish to be dead, in verbs and nouns
(quero|queria|preferia|prefiro|desejo|desejei|gostaria|penso|pensei|pensando|vontade|sonho|ideia|
  plano|querendo|quis|querer|queira|pensado) [de|em] [só|simplesmente|mesmo|apenas|logo|até] (morrer|
  me matar|me suicidar|tirar [a] [minha] [própria] vida|dar cabo (da|de) [minha] (vida|mim)|
  deixar de existir|(não|nunca) [mais] (existir|viver|acordar|ter nascido|ter vindo|estar (viva|vivo|
  aqui|mais aqui))|estar (morta|morto|enterrado|enterrada|num caixão)|
  acabar com a [minha] [própria] vida|pôr [um] fim (à|na) [minha] vida|encerrar [a] [minha] vida|
  abreviar a vida|desistir (da vida|de viver)|dormir (pra sempre|para sempre|e não acordar|
  até morrer)|sumir (da vida|da terra|da existência)|desaparecer (por completo|da terra)|
  apagar de vez|desligar (de vez|pra sempre)|partir (de vez|dessa)|ir dessa pra melhor|
  que (tudo acabe de uma vez|a vida acabe|minha vida acabe)|[a] [minha] morte)
(cheguei|chego) a (desejar|pensar em|querer|pedir) (morrer|a morte|minha morte|não acordar|
  não existir|me matar|sumir do mundo)
(desejo|vontade|ideia|ideias|pensamento|pensamentos|plano|planos|intenção|impulso|fantasia|
  fantasias) (de|da|sobre|com) [a] (morrer|morte|me matar|suicídio|tirar minha vida|tirar a vida|
  tirar a própria vida|tirar a minha vida|não existir|não acordar|acabar com tudo|acabar com a vida|
  sumir de vez|desaparecer de vez|me jogar|me ferir|me cortar|me machucar|deixar de existir|
  pular)
(pensei|penso|pensando|pensado|pensar) .. (em morrer|na morte|em me matar|em suicídio|no suicídio|
  em tirar minha vida|em tirar a minha vida|em tirar a própria vida|em acabar com tudo|
  em não acordar|em não existir|em sumir do mundo|em pular|em me jogar|em desaparecer de vez|
  em acabar com a minha vida)
(posso|podia|poderia|bem que podia|pudesse|deixa eu|me deixa|me deixem) (morrer|morrer logo|
  morrer em paz|morrer dormindo|não acordar|não acordar mais|dormir pra sempre|dormir e não acordar)
(não|nem) (ligaria|me importaria|acharia ruim|faria diferença|reclamaria|acho ruim|ligo) [de|se|
  em] [eu] (morrer|morresse|não acordar|não acordasse|sumir|um carro|um ônibus|um caminhão|a morte)
(se|que|caso) [eu|me|amanhã|hoje|a gente] (morresse|dormisse|sumisse|desaparecesse|não acordasse|
  não voltasse|não existisse|partisse|caísse) [e] [hoje|amanhã|dormindo|agora|não|nunca] [acordasse|
  voltasse] .. (alívio|melhor|favor|falta|diferença|ninguém|nem|paz|descanso|presente|tudo bem|
  ligaria|notava|notaria|perceberia|resolvia|resolveria)
se (eu|amanhã eu|hoje eu) (dormisse|deitasse|fechasse os olhos) e (não|nunca mais|nunca) (acordasse|
  abrisse)
se (eu não|amanhã eu não|hoje eu não) (acordar|acordasse|voltar|amanhecer|amanhecesse)
se (um|o|algum|uma|aquele) (carro|caminhão|ônibus|raio|avião|trem|infarto|câncer|bala|bala perdida|
  carreta|moto|doença|tiro) .. (me|pegasse|batesse|caísse|atropelasse|levasse|matasse|acertasse|
  passasse)
(podia|bem que podia|queria|quem dera|tomara|torço|torcia|rezo|rezei|peço|pedi) .. (infarto|câncer|
  avc|acidente|bala perdida|raio|caminhão|ônibus|doença) .. (levasse|matasse|fatal|acabasse|
  resolvesse|pegasse|passasse|buscasse)
(tomara|oxalá|queria|quem dera|torço|rezo|peço|pedi|rezei) .. (não acorde|não acordar|não acordasse|
  não amanheça|não amanhecer|não amanhecesse|nunca mais acorde|me leve|me levasse|me leve logo|
  me buscasse|me chame|me levar)
(deus|senhor|jesus|alguém) (me leva|me leve|me levasse|podia me levar|pode me levar|me busca|
  me busque|me chame logo)
(me leva|me leve) (embora|logo|desse mundo|deus|senhor|daqui deus)
(inveja|invejo|invejando) (de|) (quem|dos|os|aquele|o|a|da|do) [que] (morreu|já morreu|mortos|já foi|
  já se foi|já partiu|está morto|descansou|defunto|falecido|falecida)
trocaria de lugar com (ele|ela|o defunto|o morto|minha) [no caixão]
(morte|morrer) (seria|é|parece|me parece|soa|virou|não parece|ia ser|deve ser) [uma|um|o|a|mais|até|
  tão] (alívio|descanso|saída|solução|paz|melhor|fácil|boa ideia|opção|presente|favor|convite|
  conforto|companhia|ruim|libertação|bênção|simples|caminho|única saída)
(só|apenas) a morte (resolve|me salva|acaba|alivia|me alivia|vai|traz), a morte (me chama|me atrai|
  me parece|me seduz|tem me rondado|me ronda)
# Life without reason, no way out
(a|minha|essa|esta) vida [já|] (não|nunca|perdeu|acabou|deixou) [me|mais|de] (vale|valer|tem|ter|faz|
  fazer|serve|presta|o|todo|interessa|presta mais|vale mais|tem mais|faz mais|o sentido|
  vai melhorar)
(minha|essa) vida (não vale nada|não vale mais nada|é um erro|foi um erro|acabou|não tem jeito|
  não tem saída|não tem mais jeito|não serve pra nada|não presta pra nada)
(viver|existir|respirar|estar vivo|estar viva|continuar vivo|continuar viva|seguir vivendo|
  ficar viva|ficar vivo) (já|) (não|dói|virou|é|cansa|pesa|perdeu|para)
(pra|para) que (viver|continuar vivendo|continuar vivo|continuar viva|existir|seguir vivendo|
  continuar existindo|estar vivo|estar viva|seguir vivo|acordar amanhã), viver (pra|para) (quê|que)
(pra|para) que eu (vivo|existo|nasci|ainda vivo|ainda existo|continuo vivo|continuo viva|respiro)
$NAO (tenho|vejo|acho|encontro|há|existe|sobrou|restou|sei|vejo mais|tenho mais) .. (pra|para|em|de|
  por que|por quê) (viver|continuar vivo|continuar viva|existir|seguir vivo|seguir viva|estar vivo|
  estar viva|estar aqui|continuar vivendo|continuar aqui|seguir vivendo|continuar existindo|
  acordar todo dia)
$NAO (tenho|vejo|enxergo|há|existe|tem|acho|encontro|sobrou|restou) [mais] (nenhum|nenhuma|qualquer|
  outra|outro|um|uma|) (saída|escapatória|solução pra mim|jeito pra mim|futuro pra mim|
  esperança pra mim|lugar pra mim no mundo|lugar pra mim nesse mundo|lugar no mundo|volta pra mim)
(sem|num|em um|no) (saída nenhuma|saída pra mim|beco sem saída), (a|minha) única saída
única (solução|saída) (que vejo|que eu vejo|que resta|que sobrou|pra mim)
$NAO (aguento|suporto|consigo|quero|pretendo|mereço|desejo|preciso|posso) [mais] (viver|existir|
  continuar vivendo|continuar existindo|estar vivo|estar viva|continuar vivo|continuar viva|
  ficar vivo|ficar viva|seguir vivo|seguir viva|respirar|essa vida|esta vida|minha vida|a vida|
  mais um dia de vida|acordar|acordar mais|acordar vivo|acordar viva)
(cansei|cansado/a|desisti|desisto|desistindo|farto/a|enjoei) (de|da) (viver|existir|vida|respirar|
  estar vivo|estar viva|ficar vivo|ficar viva|minha vida|lutar pra viver|lutar pra ficar vivo|
  lutar pra ficar viva|acordar viva|acordar vivo|mim)
(perdi|perdeu|perdendo|sem|acabou|cadê|zero|nenhuma|$NAO tenho|$NAO sinto|$NAO tenho mais) [a|toda a|
  minha|mais] vontade de (viver|continuar vivo|continuar viva|existir|estar vivo|estar viva|acordar|
  ficar aqui|seguir vivendo)
$NAO (pretendo|vou|quero|planejo|penso em|imagino|espero|me vejo) [mais] (estar vivo|estar viva|
  chegar viva|chegar vivo|chegar aos|chegar ao natal|chegar ao fim do ano|chegar no natal|chegar até|
  passar dos|passar desse|estar aqui no|estar aqui em|estar aqui quando|estar aqui pra ver|ver o ano|
  ver meus filhos crescerem|existir no|viver até)
$NAO (tem|há|existe|faz) [mais] (por que|por quê|razão de|sentido) (eu|) (viver|existir|
  continuar vivo|continuar viva|estar vivo|estar viva|estar aqui|acordar)
# Burden
(todo mundo|todos|o mundo|eles|elas|família|filhos|mãe|pai|pais|marido|esposa|mulher|filha|filho|
  equipe|vocês|turma|casa|irmã|irmão|namorado|namorada|gente|pessoas|crianças|ele|ela) .. (melhor|
  melhores|mais leve|mais leves|mais feliz|mais felizes|aliviado|aliviados|aliviada|em paz|livre|
  livres|sossegado|sossegados|descansada|descansado|tranquila|tranquilos) (sem mim|se eu|quando eu|
  depois que eu|no dia que eu|sem eu)
(sem mim|se eu não existisse|se eu morresse|se eu sumisse|se eu não estivesse aqui|minha ausência|
  minha morte|eu morto|eu morta) .. (melhor|mais leve|alívio|aliviados|aliviada|em paz|descansam|
  descansaria|descansariam|mais feliz|felizes|favor|sobraria|respirariam|ninguém|nem)
(seria|ia ser|vai ser|é) (um alívio|um favor|melhor) (pra|para) (todo mundo|todos|eles|minha família|
  meus filhos|minha mãe|meus pais|vocês) [se eu|eu]
(faria|faço|ia fazer|vou fazer) um favor (a todos|ao mundo|pra todos|pra todo mundo|
  pra minha família|a eles|pra eles) (sumindo|morrendo|se eu|indo|desaparecendo)
(um|esse|sou um|menos) (peso|fardo|estorvo|problema) .. (morrer|morto|morta|sumir|partir|
  se eu não existisse|a menos no mundo)
(valho|vale|rendo|renderia|valeria) mais (morto|morta) [que|do que], mais útil (morto|morta)
(seguro|seguro de vida) .. (quitaria|pagaria|cobriria|resolveria|sustentaria|ajudaria|cobre suicídio|
  deixa eles|deixaria)
(ninguém|nem minha|nem meus|nem meu|quem) .. (sentiria|vai sentir|sentirá|ia sentir|sente|
  iria sentir|notaria|ia notar|perceberia|vai notar|choraria|ia chorar) .. (minha falta|falta de mim|
  a minha falta|se eu sumir|se eu sumisse|se eu morrer|se eu morresse|se eu não|no meu enterro|
  no meu velório|minha ausência)
(não|nem) (faço|faria|vou fazer) falta (a|pra|para) (ninguém|eles|mundo|minha)
o mundo (não precisa|não perde|não perderia|não sentiria|segue|gira) .. (de mim|sem mim|comigo|nada)
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
(minha|a minha|uma|da|de|após a|depois da|segunda|primeira|última|terceira) tentativa (de suicídio|
  de me matar|de tirar|de morrer|de autoextermínio|contra a própria vida|contra a vida|e os remédios|
  e a internação|e a uti|e o hospital)
(minha|da minha|à minha) tentativa [faz|há|de]
(uti|pronto socorro|hospital|internação|internada|internado|ambulância|lavagem|samu) .. (tentei|
  tentar|tentativa|comprimidos que tomei|remédios que tomei|me matar|cortes nos pulsos|overdose)
lavagem (estomacal|gástrica|no estômago)
(quis|queria|desejava|desejei|pensava em|pensei em|planejei|planejava|cheguei perto de) (morrer|
  me matar|me suicidar|tirar minha vida|tirar a minha vida|sumir do mundo|não viver|
  acabar com a vida|não existir|acabar com tudo)
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
$NAO .. (motivo|motivos|razão|razões|sentido|graça|porquê|vontade) (pra|para|em|de) (viver|
  continuar vivendo|continuar vivo|continuar viva|existir|seguir vivendo|estar vivo|estar viva)
morrer (seria|é|ia ser|era|deve ser) (um|uma|o|a|melhor|mais), (bato|bati|batendo|bater) [com] [a|
  minha] cabeça na parede
(matar|mata) eu mesmo/a, (estariam|estaria|ficariam|ficaria|viveriam|viveria|seriam|seria) [muito|
  bem|mais] (melhor|melhores|feliz|felizes) (com outra|com outro|sem mim|sem minha|sem eu)
(quero|queria|vontade de|penso em|pensando em|pensei em|só penso em) dar [um] fim (nisso|nisso tudo|
  a tudo|a tudo isso|em mim|na minha vida|à minha vida|em tudo)
(imagino|imaginando|imaginei|fantasio com|penso no|pensando no|sonho com) (meu|o meu) (velório|
  enterro|funeral|caixão)
(imagino|imaginando) (minha|a minha) morte
(penso|pensei|pensando|vontade) (em|de) (pular|me jogar|saltar) (da|do|de|lá)
(me|mim) (matar|mata|suicidar|suicidá)
(quero|queria|vontade|desejo|prefiro|preferia|penso|pensando|pensei|pensar|pensamento|pensamentos|
  ideia|coragem|preciso|fantasio|sonho) [de|em] (morrer|me matar|mim matar|me mata|morre|me suicidar|
  não (viver|existir|acordar)|deixar de (existir|viver)|parar de (viver|existir)|acabar com (tudo|
  [a] [minha] [própria] vida)|dar [um] fim (à minha vida|em tudo|na minha vida)|sumir (do|desse|
  deste) mundo|sumir (da face|pra sempre|para sempre|de vez)|desaparecer (pra sempre|para sempre|
  de vez|do mundo|desse mundo)|partir (desse mundo|desta vida)|estar (morto|morta)|(nunca|
  não) ter nascido|me (enforcar|jogar|machucar|cortar|ferir|furar|queimar)|pular da (ponte|janela)|
  morte|dormir (pra|para) sempre|apagar pra sempre|ir embora (desse mundo|deste mundo|de vez))
quero morrer, tirar (a|minha|a minha|a própria|minha própria) [própria] vida
(tirar|tirei|tirasse) a própria vida
(acabar|acabasse|acabaria) com (minha|a minha|a própria|essa|esta) vida
(acabar|acabava|terminar) com tudo (de vez|de uma vez|logo|hoje|isso e)
(acabar|terminar) logo com isso tudo, pôr (um fim|fim) (à|na|a) minha vida
botar um fim (na minha vida|em tudo)
$NAO (quero|queria|aguento|suporto|consigo|desejo|pretendo|compensa|merecia|
  mereço) [mais] [eu] (viver|existir|continuar (viva|vivo|vivendo)|estar (viva|vivo|
  aqui nesse mundo)|seguir (vivo|viva|vivendo)|(essa|esta|essa minha) vida|ficar (viva|vivo)|
  acordar amanhã)
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
(tomara|oxalá|queria|quem dera|torço|rezo|peço|rezando|torcendo|espero) [que|para|pra|a] [deus|eu|
  todo|toda] [dia|noite] [que|eu] (não|nunca) [mais|eu] (acorde|acordasse|acordar|acordo|passe|
  passar|volte)
(não|nunca) (acordar|acordasse|acordar mais|acordasse mais) (mais|amanhã|nunca mais)
se eu (não acordasse|morresse|sumisse|desaparecesse|não existisse|fosse embora de vez|partisse|
  não estivesse aqui|não estivesse mais aqui|não acordar|morrer)
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
melhor sem mim, melhores sem mim, mais felizes sem mim
(ninguém|nem) (sentiria|sentirá|notaria|perceberia|choraria|sentir|notar|perceber|chorar) [a|minha|
  nem|de|se eu] [minha] (falta|morresse|sumisse|desaparecesse|velório)
(valho|vale|valeria) mais (morto|morta), o seguro de vida (paga|pagaria|resolve|cobre)
(deixar|deixo) o seguro (pra|para) (eles|minha|meus)
me (cortei|corto|cortando|furei|arranhei até|queimei|queimo|bati|machuquei|machuco|feri|firo|
  mutilei|mutilo|mordi) (de propósito|de novo|ontem|hoje|outra vez|mais uma vez|escondido|
  escondida|no banheiro|nos braços|nas pernas|nas coxas|no pulso|nos pulsos|pra sentir|
  para sentir|pra aliviar|para aliviar|pra parar|toda|sozinho|sozinha|com a gilete|com gilete|
  com o estilete|com a lâmina|com o isqueiro|com cigarro|voltei|por querer|quando|sempre que)
(cortei|queimei|furei|arranhei|bati|machuquei|mordi) (o|os|a|as|meu|meus|minha|minhas) (braço|
  braços|pulso|pulsos|perna|pernas|coxa|coxas|pele|barriga|mão|mãos|cabeça na parede|
  cabeça)
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
$NAO sei se (quero|vou|consigo) (estar|continuar|seguir) (aqui|vivo|viva|vivendo|nesse mundo|
  neste mundo) [mais|amanhã]
(vontade|desejo) de (não existir por|dormir por um mês e não|dormir uns anos|dormir por cem anos|
  dormir e só acordar)
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
(sei|já sei|tenho|marquei|escolhi) (o dia|a data|a hora), já são (quarenta|trinta|vinte|cinquenta|
  sessenta|muitos)
(agora|já|então) (posso|podem|vou) (ir|ir em paz|partir|descansar|ir embora|ir sossegada|
  ir sossegado|ir tranquila|ir tranquilo), posso ir em paz, vou (em paz|pra longe de vez)
(guardei|guardo|juntei|junto|contei|escondi|estoquei|separei) [os|uns|todos os|as|meus] (comprimidos|
  cartelas|calmantes|remédios|frascos|soníferos)
(não|nunca) (vão|vai) precisar (mais|se preocupar|cuidar|aguentar|pagar|me aturar|
  me aguentar) [mais] [comigo|de mim|nada]
(obrigado|obrigada) por tudo, (cuide|cuidem|cuida|cuidar) (bem|) (dele|dela|deles|delas|do meu|
  da minha|dos meus|das minhas|de vocês|uns dos outros)
(amo|amei) (vocês|todos vocês|cada um), (foi|foram) (bom enquanto durou|bons anos), (chegou|
  está chegando) (a minha|minha) hora
não (tenho|teve|tive) (mais) (nada|ninguém) (aqui|me esperando|que me prenda|por mim)
(nada|ninguém) (me espera|me esperando|me segura|vai mudar|vai me salvar), é tarde (pra mim|
  demais pra mim)
(queria|quero|só queria|vontade de|só quero|preciso) (que tudo acabe|que acabe|que isso acabe|
  acabar logo|o fim|um fim|paz pra sempre|dormir pra sempre|silêncio|nunca mais acordar|
  um botão de desligar)
(não|nem) (tem|há|existe) (mais) (jeito|volta|conserto|esperança|luz|amanhã), sem (luz no fim|amanhã|
  volta)
(noite|madrugada) (vai ser|é) (a última|longa demais pra mim), (será|é) melhor assim (pra|
  para) todos, melhor assim
$NAO (estarei|vou estar|estaria) mais aqui, já tentei (uma|duas|três|outras|várias) [outra] (vez|
  vezes), tenho um plano, $NAO faz [mais] sentido continuar, me despedi, (me|) despedindo, despedida
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
  affairs: `
(doei|dei|vendi|entreguei|distribuí|passei) (tudo|o|a|os|as|meu|minha|meus|minhas) [meu|minha|meus|
  minhas|que] (cachorro|gato|cachorra|gata|cães|roupas|livros|discos|coleção|violão|guitarra|coisas|
  móveis|plantas|tinha|tenho|joias|relógio|ferramentas|bicicleta)
(paguei|quitei|zerei|acertei) [todas] (as dívidas|todas as dívidas|minhas dívidas|as contas todas|
  o que devia|tudo que devia|todo mundo|o enterro|o jazigo|o plano funerário)
(tá|está|ficou|deixei|deixo|deixar|deixando) [já] (tudo|as contas|os papéis|a casa|os documentos|
  minhas coisas) (em ordem|organizado|organizada|organizados|resolvido|resolvida|acertado|pago|pagas|
  separado|separados|encaminhado|arrumado|certo|pronto|anotado)
(passei|deixei|anotei|entreguei|mandei|escrevi) (a senha|as senhas|o pin|os cartões|a chave do cofre|
  as chaves|os documentos|a escritura|o seguro|a apólice|o testamento|meu testamento)
(fiz|registrei|redigi|refiz|atualizei|revisei|assinei) (o|meu|um|a) (testamento|seguro de vida|
  inventário|procuração)
(pedi|peço|pedindo|pedi perdão|peço perdão) (perdão|desculpa|desculpas) (a todos|a todo mundo|
  pra todo mundo|pra todos|aos meus|à minha mãe|pra minha mãe|pros meus|pelo que vou fazer|por tudo)
(abracei|beijei|olhei) (meus filhos|minha filha|meu filho|minha mãe|os meninos|as crianças|
  todo mundo|cada um) .. (última|despedida|despedindo|mais forte|demorado)
`,
  topic: `
atendi, atendemos, atendimento, atendimentos, paciente, pacientes, ocorrência, ocorrências
notificação, caso de, casos de, samu, vítima, aula, aulas, palestra, palestras, reportagem, notícia
notícias, filme, filmes, série, séries
livro, livros, romance, novela, peça, teatro, documentário, campanha, setembro amarelo, prevenção
capacitação, treinamento, curso, seminário, artigo, artigos, pesquisa, estudo, estatística
estatísticas, índice, índices, dados, taxa, taxas, boletim, jornal, matéria, podcast, personagem
carta testamento, getúlio, protocolo, protocolos, cartaz, cartazes, panfleto, cartilha, manual
trabalho da faculdade, tcc, debate, live, congresso, plantão psicológico, roda de conversa, folder
banner, questionário, capítulo, letra da música, música, poema, história de, homem bomba
ataque suicida, terrorista, de café, de planilha, de chocolate, de fofura, de açúcar
de informação, de reunião, de notícia
`,
  decoy: decoys,
};
