/** Crisis wordings of the wish to be dead, of no way out, of being a burden, and what is said outright. */
export const ideation = `
(coloquei|colocar|botei|botar|passei|pus) (a|uma|o|um) (corda|cinto|lençol|fio|cordão) [em volta] (no|do|
  ao redor do) pescoço, (amarrei|amarrar|prendi|pendurei) (o|um) (lençol|cinto|fio) (na|no) (grade|viga|telhado|
  gancho|porta|ventilador|cano|teto), (amarrei|amarrar|prendi|pendurei) (a|uma) corda (na|no) (grade|viga|
  ventilador|cano|teto)
(penso|pensei|pensando|vontade) (em|de) (soltar|virar) o volante, (cabeça|voz|vozes) .. (se mata|se joga|
  se mate|se jogue|pula logo), (ouvi|ouço|escuto|ouvindo) .. (voz|vozes) .. (pular|me matar|me jogar|morrer|
  me cortar)
não quero [mais] vive
(resolver|decidir|resolvi|decidi|pensando em|pensei em|planejo|plano de|coragem de|
  vontade de) acabar comigo [mesmo|mesma] [de uma vez|de vez]
(valho|vale|valia|valeria|rendo) mais (morto|morta) [do] que (vivo|viva), (morto|morta) [eu] (valho|rendo|
  valeria|renderia|ajudo|ajudaria) mais, não me (imagino|vejo|enxergo) [mais] (viva|vivo) [ano que vem]
(minha|a minha) história (acaba|termina) por aqui, (era|seria|teria sido) melhor [se] [eu] (nem|não|nunca) (ter|
  tivesse) nascido, não me vejo (viva|vivo) (aos|com|até|no|daqui)
(liguei|ligar|falei|conversei|escrevi) (para|com) [o] cvv, (lamento|lamentei|lamentar|odeio|odiei|
  chorei por) ter acordado, tomei mais (comprimidos|remédios|calmantes|gotas) do que (devia|deveria|podia)
(penso|pensei|pensando|vontade) (em|de) não (fazer a curva|frear|virar o volante|desviar|parar no sinal)
futuro nenhum para mim
(me despedindo|me despedi|me despeço|despedindo me) .. sem (eles|elas|ninguém|que) (saberem|saber|saibam|
  perceber|perceberem|notar)
(trocar|trocaria|trocava|troco) de lugar com .. (morreu|partiu|faleceu|se foi|caixão|morto|morta)
(continuar|seguir|existir|acordar|insistir) para quê [se|ninguém|nada]
(guardei|separei|contei|peguei|juntei|tirei) .. (comprimidos|remédios|cartelas|calmantes) (da|do|dos|
  das) [minha|meu|meus] (mãe|pai|avó|avô|sogra|sogro|marido|esposa|filho|filha|trabalho|hospital|
  posto) e (escondi|guardei|juntei|enterrei)
plano (para|de) (se matar|se suicidar|morrer|acabar com a vida)
(quero|queria|vou|preciso|posso|prefiro|melhor) morrer de (verdade|vez|uma vez|fato)
(queria|devia|deveria|podia) (estar|ter ido|ter morrido) no lugar (dele|dela|do|da|deles) [meu|
  minha] .. (morreu|partiu|se foi|morto|morta)
não (vai ter|vai haver|haverá|tem) [mais] (ano que vem|natal|próximo ano|amanhã|futuro) (pra|para) mim
(medo|receio) (do que|de) [eu] (posso|possa|vou|sou capaz de) fazer (comigo|contra mim)
não confio em mim (sozinho/a|com|perto de|essa noite|esta noite)
# Thought of before, whatever it is now
já não (penso|pensava|quero|queria|sinto vontade de) [mais] [em] (me matar|morrer|suicídio|
  tirar minha vida|acabar com [a] minha vida), (parei|deixei) de (pensar em|querer) (me matar|
  morrer|suicídio|tirar minha vida)
# Without me, my existence, eyes that stay shut
(vão|vai|ficam|ficariam|vivem|viveriam|seguem|estariam|estarão|ficar|viver|ficarão|fica|iam|respirar|
  respiram) .. (bem|melhor|em paz|felizes|feliz|tranquilos|aliviados|sossegados|livres|leves|
  normal) sem mim
minha existência, (chega|cansei|parar|deixar|vontade|cansada|cansado|exausta|exausto|direito|
  medo) de existir
(não|nunca|nunca mais|sem) abrir [mais] os olhos, fechar os olhos (pra sempre|para sempre|de vez|
  e não abrir|e nunca)
(eu|vou|quero|penso|pensei|pensando|juro que) [vou|em|de] (acabar comigo|dar cabo de mim|
  me destruir de vez|me apagar)
(inveja|invejo) .. (descansou|descansaram|morreu|morreram|se foi|partiu|já foi)
que diferença (faz|faria) [se] [eu] (estiver|estivesse|viver|vivesse|acordar|acordasse|morrer|
  morresse|sumir|sumisse|existir|existisse)
(escondi|escondo|escondendo|juntei|estoquei|acumulei|engoli|engulo) .. (comprimidos|comprimido|
  cartela|cartelas|calmantes|soníferos|pílulas|cápsulas|veneno|gilete|lâmina|lâminas|estilete|corda)
(passei|passo|enfiei|encostei|afundei|usei) .. (tesoura|lâmina|gilete|estilete|navalha|faca|caco|
  agulha|isqueiro|cigarro) (na|no|nos|nas|em) [minha|meu|minhas|meus] (pele|braço|braços|pulso|
  pulsos|coxa|coxas|perna|pernas|barriga|mim)
(queria|quero|querer|precisava|preciso|pra|para) sentir (outra|alguma|uma|qualquer) (dor|coisa além)
(pra|para) (ninguém|não) (ver|verem|notar|aparecer) [os|as|meus|minhas] (riscos|cortes|marcas|braços|
  pulsos|cicatrizes|machucados|queimaduras)
tomei [uma|um|o|a] (veneno|chumbinho|soda|água sanitária|desinfetante|raticida|agrotóxico) [de|pra|
  para] [rato|ratos|barata|formiga]
(cicatriz|cicatrizes|marca|marcas|corte|cortes) (no|nos|do|dos|em) [meu|meus] (pulso|pulsos|
  antebraço)
(eu|me) (quis|quero|queria|precisava) (apagar|sumir|desligar) (de mim|de existir|da vida|pra sempre)
# Words of dying without an idiom around them
(eu|me|mim|minha|meu|comigo) .. (estar (morto|morta)|minha morte|minha própria morte|morresse|
  morrer (de vez|hoje|logo|agora|em paz|dormindo|sozinha|sozinho|amanhã))
(penso|pensei|pensando|pensava|pensamento|ideia|desejo|desejei|vontade|sonho|sonhei|imagino|
  imaginando|flerto|flertando|namoro|namorando|convite|chamado|abraço) .. ((a|da|na|com a|de) morte|
  em morrer|de morrer)
(vou|quero|queria|prefiro|preferia|melhor|posso|pronta|pronto|decidi|disposta|disposto|mereço|
  merecia|devia|deveria|precisava) [pra|a] morrer
morrer (seria|não me|já não|parece|me parece|virou|resolve|resolveria|alivia|de uma vez|dói menos|
  é só|e pronto|e acabou|logo)
# Own life denied, deleted, got rid of
$NAO .. (estar|continuar|seguir|ficar|permanecer|me manter|acordar|amanhecer) (viva|vivo)
$NAO (faço|faria) [mais] questão (de|nenhuma de) (viver|existir|acordar|continuar aqui|estar aqui|
  ficar aqui|seguir)
(me|se) (deletar|deletasse|apagar|apagasse|desinstalar|desligar|desligasse|excluir|cancelar|
  sumir) (do mundo|da vida|da existência|da face|pra sempre|para sempre|de vez|desse mundo|
  deste mundo|do planeta)
botão (de|pra|para) (me (deletar|apagar|desligar)|sumir|deixar de existir|desaparecer|não existir|
  morrer)
(livrar|livram|livra|livrarem|livrando|livre|livres|livrava|livrariam|descansar|descansam|
  descansariam|descansados) de mim
(pôr|por|botar|colocar|dar|dando|pondo|puser|pus|ponho|boto) [um|o] (fim|termo|ponto final|cabo|
  basta) (à|na|a|nesta|nessa|em|da|de) [própria|minha|esta|essa] (vida|existência|mim)
(abreviar|encurtar|encerrar|interromper|findar|terminar|acabar) [com] (a|minha|a minha|a própria|
  essa|esta) (vida|existência|história|passagem)
(minha|a minha) (vida|história|passagem|existência) (termina|acaba|chega ao fim|se encerra) (aqui|
  hoje|amanhã|agora|esta|essa|em|no|logo)
(sair|saio|saísse|sumir|partir|ir embora|me retirar|me ausentar) (desta|dessa|da) (vida|
  existência) [de vez|pra sempre]
que (ninguém|não) me (achasse|encontrasse|procurasse|buscasse|acordasse) [mais|nunca]
(o mundo|a vida|tudo|eles|casa|minha família) (seguiria|segue|seguirá|continua|continuaria|anda|
  ficaria) [igual|melhor|bem|em frente] (sem mim|sem eu)
(eu não|não) (fosse|existisse|estivesse|tivesse nascido|acordasse) [mais] (aqui|amanhã|viva|vivo|
  nunca|um dia) [mais]
(eu|se eu) (morrer|morresse) (hoje|amanhã|agora|dormindo|essa noite|esta noite|cedo|logo|de repente)
(ia|vou|queria|quero|poderia|podia|preciso) (encontrar|reencontrar|ver|abraçar|ficar com|
  ir pra junto de|ir com) [meu|minha|a|o] (pai|mãe|avó|avô|filho|filha|irmão|irmã|marido|esposa|
  bebê) (no céu|lá em cima|do outro lado|no além|onde ela está|onde ele está|que se foi|que já foi)
(vida|viver|dia|noite) (virou|é) [só|um|uma|o] (sentença|castigo|condenação|pena|tortura|suplício|
  inferno) (e quero sair|que não quero|e não quero|que acaba)
# Hints that somebody wrote or hid
(rolar|rolando|mergulhar|mergulhei|entrar|entrei|andar|nadar|nadei|afundar) (no|pro|pelo|
  em direção ao) (mar|rio|fundo|trilho) e (não|nunca|só|sumir|deixar) [mais] (voltar|parar|voltei|
  sair|ir)
(atirar|atirei|atiro|jogar|jogo|joguei|lançar) me (da|do|de|na frente|embaixo|contra) [um|uma|o|
  a] (ponte|janela|prédio|sacada|viaduto|trem|metrô|ônibus|caminhão|carro|laje)
me (atirar|atiro|atirei|lançar|jogar|jogo|joguei|atirasse|jogasse) (da|do|de|na frente|embaixo|
  debaixo|contra) [um|uma|o|a] (ponte|janela|prédio|sacada|viaduto|trem|metrô|ônibus|caminhão|carro|
  laje|andar|trilho|trilhos|penhasco|pedra)
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
(posso|podia|poderia|bem que podia|pudesse|deixa eu|me deixa|me deixem) (morrer|morrer logo|
  morrer em paz|morrer dormindo|não acordar|não acordar mais|dormir pra sempre|dormir e não acordar)
(não|nem) (ligaria|me importaria|acharia ruim|faria diferença|reclamaria|acho ruim|ligo) [de|se|
  em] [eu] (morrer|morresse|não acordar|não acordasse|sumir|um carro|um ônibus|um caminhão|a morte)
se (eu|amanhã eu|hoje eu) (dormisse|deitasse|fechasse os olhos) e (não|nunca mais|nunca) (acordasse|
  abrisse)
se (eu não|amanhã eu não|hoje eu não) (acordar|acordasse|voltar|amanhecer|amanhecesse)
se (um|o|algum|uma|aquele) (carro|caminhão|ônibus|raio|avião|trem|infarto|câncer|bala|bala perdida|
  carreta|moto|doença|tiro) .. (me|pegasse|batesse|caísse|atropelasse|levasse|matasse|acertasse|
  passasse)
(podia|bem que podia|queria|quem dera|tomara|torço|torcia|rezo|rezei|peço|pedi) .. (infarto|câncer|
  avc|acidente|bala perdida|raio|caminhão|ônibus|doença) .. (levasse|matasse|fatal|acabasse|
  resolvesse|pegasse|passasse|buscasse)
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
$NAO (tenho|vejo|enxergo|há|existe|tem|acho|encontro|sobrou|restou) [mais] (nenhum|nenhuma|qualquer|
  outra|outro|um|uma|) (saída|escapatória|solução pra mim|jeito pra mim|futuro pra mim|
  esperança pra mim|lugar pra mim no mundo|lugar pra mim nesse mundo|lugar no mundo|volta pra mim)
(sem|num|em um|no) (saída nenhuma|saída pra mim|beco sem saída), (a|minha) única saída
única (solução|saída) (que vejo|que eu vejo|que resta|que sobrou|pra mim)
(cansei|cansado/a|desisti|desisto|desistindo|farto/a|enjoei) (de|da) (viver|existir|vida|respirar|
  estar vivo|estar viva|ficar vivo|ficar viva|minha vida|lutar pra viver|lutar pra ficar vivo|
  lutar pra ficar viva|acordar viva|acordar vivo|mim)
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
# Stated outright: wish, harm, attempt, somebody close
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
(me|mim) (matar|suicidar|suicidá)
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
(a|essa|aquela|minha) ideia (de|do) suicídio, suicídio (voltou|volta|não sai|vem) [a|à|da|na] [minha] [cabeça|mente]
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
# Tomorrow that need not come, one's own funeral, rest for the others
(tomara|queria|quero|podia|torço|espero|bem que) .. (caia|caísse|cair|bata|batesse|capote|capotasse|
  exploda|explodisse|desabe|desabasse) comigo
(amanhã|segunda|manhã|ano que vem) [nunca] (não|nunca) (chegasse|chegue|viesse|venha|existisse|
  exista|amanhecesse)
(roupa|roupas|música|músicas|flores|foto|lista) do [meu] (enterro|velório|caixão|funeral), (meu|
  próprio) (enterro|velório|caixão|túmulo|funeral|epitáfio|obituário), minha (lápide|sepultura|cova|
  missa de sétimo dia)
$NAO vou [mais] dar [mais] (trabalho|despesa|preocupação|dor de cabeça) (pra|para|a) (ninguém|vocês|
  eles|minha|meus)
(em breve|logo|daqui a pouco|já já) (vocês|eles|todos|minha família) .. (descansam|descansar|livres|
  livram|sossegam|em paz|aliviados)
(melhor|bom|certo|mais fácil|justo) (seria|era|fosse) (não|nunca|eu não|eu nunca) (ter|existir|estar|
  acordar|viver|tivesse|existisse)
(flertando|flerto|namorando|namoro|brincando|convivo|converso|lido|luto) (com|contra) [a] (ideia|
  vontade|morte|ideia de morrer|pensamento) [de] (morrer|suicídio|me matar|dar um fim|
  acabar com tudo|sumir|partir)
(desaparecer|sumir|partir|ir) em (paz|silêncio) [de vez]
(sono|dia|noite|suspiro|manhã|aniversário|natal|hoje) .. (fosse|seja|será|vai ser) [o|a|meu|
  minha] (último|última)
(não|nunca) (preciso|precisar|precisam|precisasse) [mais] acordar, (perdi|perdeu) a (fé|
  esperança) em (continuar|viver|mim e em tudo)
`;
