/** Bodily complaints by site, in Brazilian Portuguese. */
export const physical = `
# What a site does by itself
$SITE não (endireita|endireitam|estica|esticam|abre|abrem|mexe|mexem|obedece|obedecem|responde|aperta|apertam|vira|firma|desgruda|desincha|para de (tremer|doer|latejar|pular))
(não|nem) (consigo|conseguia|consegui|conseguindo) [mais] (calçar|amarrar|abaixar|agachar|levantar o braço|virar o pescoço|fechar a mão|abrir a mão|descer a escada|
  subir a escada|ficar em pé|pisar|erguer|torcer)
$SITE (em|na) (carne viva|garra|frangalhos|chamas|brasa), [de] tanto (apertar|ranger|morder|roer) [os|as] (dente|dentes|unha|unhas|dedo|dedos)
(quebrando|quebrei|trinquei|rangendo|rangi|apertando|gastando|desgastando) [os|meus] (dentes|dente) (dormindo|de noite|à noite|no sono), placa de bruxismo
(dormi|dormindo|durmo|dormia) [só|umas|apenas] (uma|duas|três|quatro|cinco|2|3|4|5) (hora|horas|horinhas|h) [por noite|a noite|de sono]
coração (dispara|disparou|disparava|acelera|acelerou|pulando|batendo) [forte], mãos (geladas|suando|tremendo|dormentes), (vista|visão) (escurece|escureceu|embaça|embaçou|turva)
# What a site is like, looks like, keeps doing
$SITE não me (deixa|deixam|dá|dão) [em|nem|um|uma|minuto] [de] (paz|sossego|trégua|descanso|quieto|quieta|dormir)
$SITE que (arde|ardem|dói|doem|lateja|latejam|coça|formiga|formigam|pesa|pesam|queima|queimam|incha|incham|
  treme|tremem|repuxa|estala|trava)
$SITE que (é|são|está|parece|parecem|virou|mais parece|não) [um|uma|só|de] (tijolo|pedra|tábua|nó|ferro|chumbo|
  dor|para|pararam|vira|dobra|aguenta|desincha)
(travou|travei|trava|doendo|dói) tudo [da] [cintura para baixo|do pescoço para baixo], (pele|
  couro cabeludo) (descamando|pipocando|estourando|coçando|empipocado/a|irritada), calo/s (na voz|nas cordas)
febre emocional
(intestino|barriga|estômago) (preso|solto|estufado/a|inchado/a|embrulhado/a|revirado/a) de (estresse|nervoso|
  ansiedade|tensão)
(cólica|cólicas|torcicolo|passo mal|passei mal|passando mal|dor nas costas|dor no pescoço|dor de barriga|
  diarreia|enjoo|enjoos|coceira|tosse|febre|alergia|herpes|urticária|tremedeira|dor de cabeça|enxaqueca|
  gastrite|afta|aftas|manchas|queda de cabelo) (de|do|por) [puro|tanto] (nervoso|estresse|ansiedade|tensão|
  nervosismo)
$SITE (virou|viraram) [um|uma|uns|umas|dois|duas] (tijolos|tábua|tábuas|pedras|bolas|balão|balões|pão|chumbo|
  varas|nó|nós|mármore|concreto)
$SITE .. (em petição de miséria|em pandarecos|em farrapos|no bagaço|na lona), (peito|coração) (disparado|
  acelerado|disparando|aos pulos|aos saltos|aos solavancos)
(voz|fala) (foi embora|sumiu|falhou|acabou|se foi|morreu|não sai|não saiu|secou), coração .. (na|no|nas|
  nos) (orelha|orelhas|ouvido|ouvidos|pescoço|têmpora|têmporas)
$SITE (está|estão|ficou|ficaram|virou|viraram|parece|parecem|parecendo) [um|uma|uns|umas|de|dois|duas] (tijolo|
  pedra|bola|chumbo|ferro|gelo|pau|cimento|arame|madeira|geleia|gelatina)
$SITE (parece|parecem|parecendo) que (vai|vão|ia|iam) (rachar|explodir|estourar|cair|quebrar|abrir|partir|descolar|sair)
$SITE não (cabe|cabem|levanta|levantam|dobra|dobram|fecha|fecham|segura|seguram|sustenta|sustentam|entra|entram) [mais]
$SITE (deu|deram|começou|começaram|resolveu|inventou|cismou|danou|danaram) (de|a|para) (doer|latejar|estalar|
  travar|formigar|inchar|tremer|arder|falhar|ranger|repuxar|queimar|pesar|coçar|pular|piscar)
coração (veio|foi|está|sobe|subiu|saltou|parou) [parar] (na|pela|à) (garganta|boca), formiga tudo, formigam (os|
  as) $SITE
(almoço|como|janto|lancho) e (volta tudo|volta|vomito|devolvo|boto tudo pra fora), imunidade (baixa|no chão|
  no pé|foi pro chão|caiu|despencou|zerada|lá embaixo)
corpo (amanheceu|amanhece|acordou|acorda|segue|continua|ficou) (moído|travado|quebrado|doído|dolorido|pesado|mole|ruim)
$SITE (parece|parecendo|parecem|feito|igual|que nem) [um|uma|dois|duas] (pão|pães|balão|balões|bola|bolas|pedra|
  tijolo|chumbo|melancia|batata|batatas|pata de elefante|tábua)
$SITE (segue|seguem|continua|continuam|amanheceu|amanheceram|acordou|acordaram|vive|vivem|voltou a|
  voltaram a) (<travar:3>|travado/a|duro/a|dolorido/a|doendo|doer|latejando|inchado/a|ardendo|tenso/a|pesado/a|
  formigando|apertado/a|travar|latejar)
$SITE [de tão|tão] (inchado/a|duro/a|dolorido/a|travado/a|rachado/a) [de dor], (varizes|pé|pés|calcanhar|
  calcanhares) (latejando|latejam|rachado/a de dor|em brasa)
# Pain, by site
(dor|dores|dorzinha|dorzona|pontada|pontadas|fisgada|fisgadas|aperto|apertos|queimação|pressão|
  tensão|formigamento|formigando|dormência|inchaço|ardência|cólica|cólicas|espasmo|espasmos|
  incômodo|peso) ($EM|d) [meu|minha|meus|minhas|todo o|toda a|todo] $SITE
dor de (cabeça|estômago|barriga|garganta|coluna|ouvido|cotovelo)
dores (no corpo|musculares|de cabeça)
dor (muscular|lombar|cervical|nas juntas|nos ossos|no corpo [todo|inteiro]|crônica|ciática)
dor nas cadeiras, dor no espinhaço, dor nas (costas|pernas), dor no corpo
cabeça (latejando|lateja|doendo|dói|dolorida|explodindo|estourando|estalando|rachando|pesada|
  girando|rodando|martelando|zonza|tonta|latejou|doeu|doía)
(minha|a|com a) cabeça (lateja|dói|explode|estoura|martela|pesa|gira|roda|ferve de dor)
$SITE (<doer:3>|dolorido/a|doído/a|<latejar:3>|<travar:3>|travado/a|travou|travados|duro/a|
  rígido/a|<arder:3>|ardendo|inchado/a|<inchar:3>|<formigar:3>|dormente/s|<queimar:3>|queimando|
  <tremer:3>|trêmulo/a|<suar:3>|suado/a|contraído/a|tenso/a|<pesar:3>|pesado/a|embrulhado/a|
  embrulhando|revirado/a|<revirar:3>|<embrulhar:3>|<apertar:3>|apertado/a|<fisgar:3>|estourado/a|
  moído/a|quebrado/a|<repuxar:3>|<coçar:3>|irritado/a|gelado/a|<pinicar:3>|um nó|em nó|em nós|em frangalhos)
<doer:3> (o|a|os|as|meu|minha|meus|minhas|tudo|até|todo) [corpo|o|a|os|as|meu|minha|] [$SITE|alma]
(latejando|lateja|dói|doem|doendo|travou|travaram|inchou|incharam|tremendo|tremem) (o|a|os|as|meu|
  minha|meus|minhas) $SITE
(com|estou com|tô com) (o|a|os|as) $SITE (doendo|travado/a|latejando|inchado/a|tremendo|suando|
  duro/a|dolorido/a|ardendo|pesado/a|formigando)
corpo (dolorido|moído|quebrado|todo doendo|pesado|doído|travado|ruim|mole)
corpo todo (dói|doendo|dolorido), tudo (dói|dolorido|doendo), (me|) dói tudo, todo/a dolorido/a
enxaqueca, enxaquecas, cefaleia, sinusite atacada, torcicolo, lombalgia, cervicalgia, fibromialgia
hérnia (atacada|de disco), ciática, tendinite, bursite, artrite, ler dort, síndrome do túnel
pescoço (duro|travado|não vira|que não vira), o pescoço não vira, travei a (coluna|lombar)
travou a (coluna|lombar), nó nas costas, nós nas costas, contratura, câimbra, câimbras, cãibra
cãibras, mandíbula travada, bruxismo
(ranjo|rangendo|rangi|range|trincando|trinquei|apertando|aperto|cerrando|trinco) os dentes
(dente|dentes) (trincado|trincados|rangendo|apertado|apertados|gastos)
$SITE [está|estão|tá|anda|andam|todo|toda|todos|todas|muito|meio|bem|tão|super|só|um|uma|que|me|
  inteiro|inteira|parece|virou] (<gritar:3>|gritando|reclamando|<reclamar:3>|berrando|
  pedindo socorro|pedindo arrego|pede socorro|pede arrego|em brasa|em chamas|pegando fogo|
  em carne viva|adormecido/a|<adormecer:3>|<endurecer:3>|endurecido/a|enrijecido/a|emperrado/a|
  <emperrar:3>|empedrado/a|tensionado/a|<estalar:3>|estalando|<chiar:3>|chiando|apitando|<apitar:3>|
  zumbindo|<zumbir:3>|trincado/a|cerrado/a|machucado/a|ferido/a|detonado/a|ferrado/a|fodido/a|
  lascado/a|arrebentado/a|destruído/a|acabado/a|estragado/a|sensível|sensíveis|febril|amortecido/a|
  anestesiado/a|paralisado/a|encolhido/a|travadaço|travadíssimo/a|de pedra|de chumbo|de cimento|
  feito pedra|que nem pedra|igual pedra|uma pedra|uma tábua|um trapo|um bagaço|um caco|em cacos|
  em pedaços|em pandarecos|gelando|<gelar:3>|<estourar:3>|estourando|explodindo|<explodir:3>|
  latejante/s|<ranger:3>|rangendo|<sangrar:3>|sangrando|<descascar:3>|descascando|ressecado/a|
  empolado/a|<empolar:3>|ruim|péssimo/a|roxo/a|<repuxar:3>|repuxando|<pular:3>|pulando|piscando|
  <piscar:3>|<falhar:3>|falhando|bambo/a|<bambear:3>|inflamado/a|atacado/a|<fraquejar:3>|fraco/a|
  fervendo|<entortar:3>|torto/a|enferrujado/a|moído/a de|não responde|não respondem|não obedece|
  não obedecem|não aguenta mais|não aguentam mais|não aguenta|não aguentam|não vira|não desgruda|
  não abre|não fecha|não dobra|não mexe|não relaxa|não relaxam|não desincha|fora do lugar|
  nas orelhas|na orelha|colados na orelha|na lua de dor|me mata|me matam|me matando|estão me matando|
  está me matando|acabando comigo|acaba comigo|sem força|sem forças|sem sensibilidade|dando choque|
  dá choque|dando pontadas|dando sinal)
(dor|dores|dorzinha|pontada|pontadas|fisgada|fisgadas|queimação|ardor|ardência|pressão|tensão|
  formigamento|dormência|inchaço|cólica|cólicas|espasmo|espasmos|câimbra|câimbras|cãibra|cãibras|
  contratura|tique|tremor|tremores|tremedeira|coceira|rigidez|incômodo|peso|agulhadas|fraqueza|
  caroço|pinicação|estalos|zunido|chiado|apito|zumbido|desconforto) ($EM|d) [meu|minha|meus|
  minhas|todo o|toda a|todo|boca do|altura do|lado do|fundo do|base da|meio do] ($SITE|corpo todo|
  estômago|bexiga|útero|coração|nuca|alma física)
(meu|minha|meus|minhas|o|a|os|as|com o|com a|com os|com as) (bexiga|úlcera|gastrite|hérnia|tendinite|
  bursite|sinusite|rinite|ciático|nervo ciático|fibromialgia|enxaqueca|psoríase|herpes|labirintite|
  refluxo|asma|bronquite|alergia|dermatite|rosácea|eczema|artrose|artrite|pressão|glicose|diabetes|
  hemorroida|intestino irritável|tireoide|cistite|candidíase|pedra no rim) [está|tá|anda|me|também|
  já|de novo] (doendo|dói|ataca|atacou|atacada|atacado|voltou|gritando|piorou|descontrolada|
  descontrolado|inflamada|inflamado|acordou|em crise|ardendo|apareceu|reapareceu|nas alturas|
  estourou|subiu|disparou|apertou|castiga|castigando)
(crise|crises) de (enxaqueca|gastrite|rinite|sinusite|asma|bronquite|labirintite|alergia|herpes|
  refluxo|falta de ar|vômito|vômitos|diarreia|hemorroida|coluna|ciático|tosse|dor|cistite|
  taquicardia|hipertensão|bruxismo|insônia|hérnia|fibromialgia|dermatite|coceira|urticária|tremor)
(cistite|candidíase|hemorroida|rosácea|eczema|acne|espinhas|foliculite|terçol|caspa|blefarite|
  psoríase|vitiligo|alopecia|zóster|cobreiro) [voltou|atacou|atacada|de novo|nervosa|emocional|
  pipocando|voltaram], furúnculo
(doendo|dói|doem|doeu|arde|ardem|ardendo|lateja|latejam|latejando|inchado|inchados|travado|travados|
  travou|travaram|tremendo|treme|tremem|formigando) (tudo|até|o corpo todo|o corpo inteiro|
  da cabeça aos pés|até o cabelo|até a alma e o corpo|até o osso|os ossos)
(tudo|td) (me dói|dói|doendo|lateja|travado), me (dói|doem|doía) (tudo|o corpo|a cabeça|as costas|
  o peito|o estômago|as pernas|os pés|as juntas|a coluna)
$SITE me (<doer:3>|doendo|matando|<matar:3>|castigando|<incomodar:3>|incomodando)
corpo (todo|inteiro|) [está|tá|anda|me|já|que|só] (moído|travado|quebrado|doído|dolorido|pesado|mole|
  ruim|em alerta|em greve|cobrou|cobrando a conta|cobra|parou|pifou|pifando|desligou|dando sinal|
  dando sinais|deu sinal|deu sinais|reclama|reclamando|grita|gritou|gritando|tremendo|tremia|trêmulo|
  gelado|febril|dormente|adoecendo|adoeceu|falindo|desistindo|desistiu|entrou em pane|em pane|
  colapsando|não responde|não obedece|não aguenta|não descansa|não relaxa|em frangalhos|
  em pandarecos|um trapo|destruído|acabado|arrebentado|triturado|amassado|atropelado|de chumbo|
  pesando|pesa uma tonelada|pesando uma tonelada|todo errado|dando pane)
corpo .. (pede|pedindo|pediu) (socorro|arrego|penico|água|descanso|cama|trégua|férias)
(maxilar|mandíbula|dente|dentes|queixo) [está|tá|todo|de tanto] (travado|travada|trincado|trincados|
  doendo|dói|dolorido|dolorida|estalando|estala|cerrado|cerrada|cerrados|apertado|apertados|tenso|
  tensa|rangendo|gastos|quebrado de|moles|duro|dura)
(quebrei|trinquei|lasquei|rachei) [um|o] dente (de tanto|dormindo|rangendo|apertando|à noite)
(apertando|aperto|trincando|trinco|rangendo|ranjo|cerrando|cerro|travando|travo) (os dentes|
  o maxilar|a mandíbula|o dente)
(fui|fomos|parei|corri|acabei) .. (pronto socorro|upa|emergência|hospital|ambulatório|
  enfermaria) .. (com dor|pressão|taquicardia|falta de ar|tontura|achando que era infarto|crise)
# Heart, breath, pressure
palpitação, palpitações, taquicardia, arritmia
coração (disparado|acelerado|disparando|disparou|dispara|acelerou|acelera|acelerando|a mil|
  batendo forte|na boca|saindo pela boca|querendo sair|descompassado|pulando|na garganta|
  palpitando|galopando)
(dispara|disparou|disparada) o coração, batedeira [no peito], aperto no peito
peito (apertado|apertando|aperta|oprimido|doendo|fechado), um aperto aqui, opressão no peito
falta de ar, falta (o|me o) ar, faltou [o] ar, sem ar
$NAO (consigo|conseguia|consegui) respirar [direito], respiração (curta|ofegante|presa|difícil)
ofegante/s, sufocamento, ar não entra, o ar (não entra|some|falta), hiperventilando, asma atacada
crise de asma
tontura, tonturas, tonto/a, zonzo/a, vertigem, vertigens, labirintite, crise de labirintite
desmaio, quase (desmaiei|apaguei), desmaiei, vista (escurece|escureceu|embaçada|turva|embaralhada)
visão (turva|embaçada)
pressão (alta|baixa|nas alturas|subiu|caiu|disparou|lá em cima|descontrolada|desregulada|a mil|
  no teto|baixou|oscilando)
hipertensão, queda de pressão, zumbido [no|nos] [ouvido|ouvidos], ouvido (zumbindo|apitando)
(olho|pálpebra) (tremendo|pulando|treme|tremelicando|piscando sozinho), tique no olho, olho tremendo
olhos (ardendo|ardem|secos|vermelhos|cansados|inchados|fundos), vista cansada, olheira, olheiras
cara inchada
tremor, tremores, tremedeira
(mão|mãos|corpo|pernas) (tremendo|trêmulas|tremem|tremiam|treme|suando|suadas|geladas|frias|
  gelada|suam|formigando)
as mãos tremem, tremendo (toda|todo|inteiro|inteira), tremia (toda|todo), suor frio, suando frio
<suar> (frio|gelado), (tenho|venho) suado (frio|demais|muito|à noite), sudorese, calafrio, calafrios
formigamento, dormência, arrepios de frio
calorão, pernas (bambas|pesadas|moles|inchadas|fracas|dormentes|doendo)
coração [está|tá|todo|anda|só|me|que|parece|parecia|parecendo|quase] (aos pulos|aos saltos|disparado|
  disparada|desembestado|descompassado|martelando|martela|galopa|galopando|acelerado|aceleradíssimo|
  batendo na garganta|batendo no pescoço|batendo forte|batendo rápido|na garganta|pela boca|
  um tambor|tambor|bateria de escola de samba|sai pela boca|saindo do peito|quer sair|tropeçando|
  falhando|falha|pulando|palpitante|apertando|a cento e vinte|a 120|saltando|louco|em disparada|
  dispara|disparou|acelera|acelerou|trotando|sobe na garganta)
batimentos (acelerados|altos|a mil|descompassados|lá em cima|irregulares), (pulso|
  batimento) (acelerado|a mil|alto|disparado), batedeira
(pressão|pa) (quinze por|dezesseis por|dezessete por|dezoito por|catorze por|quatorze por|
  dezenove por|vinte por|14 por|15 por|16 por|17 por|18 por|15x|16x|17x|18x) [nove|dez|onze|doze|8|9|
  10|11|12]
pressão [está|tá|anda|já|deu|foi|me|arterial] (alta|altíssima|baixa|nas alturas|no teto|nas nuvens|
  lá em cima|lá embaixo|disparada|disparou|subiu|subindo|sobe|sobe toda|caiu|caindo|cai|despencou|
  descompensada|descontrolada|desregulada|instável|no talo|a mil|estourada|elevada|foi a)
pico de pressão, picos de pressão, pico hipertensivo
(falta|faltando|faltou|some|sumindo|sumiu|sem) [o|me o|de|me] (ar|fôlego no peito|respiração) [no|de|
  pra|quando|toda|ao], respiração (curta|ofegante|presa|difícil|pesada|entrecortada|travada|
  acelerada|não completa|não vem)
$NAO (consigo|conseguia|consegui|dá pra) (respirar|respirar fundo|encher o pulmão|puxar o ar|
  completar a respiração) [direito], respirar (dói|fundo dói|está difícil|tá difícil|ficou difícil|
  pesa), puxo o ar e, suspirando o tempo todo
(tosse|tossindo|pigarro|soluço|soluços) (nervosa|nervoso|de nervoso|seca que não passa|que não passa|
  de ansiedade|há semanas|há dias|sem fim)
# Head, eyes, ears, voice, skin
gastrite, gastrite nervosa, azia, refluxo, má digestão, queimação, úlcera, náusea, náuseas, enjoo
enjoos, enjoado/a, nauseado/a, ânsia [de vômito], vômito, vômitos, (<vomitar>|passei mal), ânsia
embrulho no estômago
estômago (embrulhado|ruim|doendo|queimando|fechado|revirado|em nó|dói|virado|arde|ardendo|
  detonado|um nó)
estômago embrulha, um nó no estômago, nó no estômago, frio na barriga constante, nó na garganta
bolo na garganta, garganta (fechada|fechando|travada|arranhando|apertada|trancada), diarreia
intestino (preso|solto|desregulado|irritável|descontrolado|travado), prisão de ventre
barriga (inchada|solta|ruim|doendo|virada), caganeira, piriri, colite, síndrome do intestino
alergia (atacou|atacada|voltou|de fundo nervoso), urticária, coceira, coceiras
manchas (na|pelo|no) (pele|corpo), dermatite, psoríase, herpes [voltou], brotoeja
espinhas de estresse, queda de cabelo, cabelo (caindo|cai|caiu) [aos montes|muito|]
(cai|caindo|caiu) [meu|muito] cabelo, imunidade (baixa|no chão|lá embaixo|zero|caiu|despencou)
vivo (gripado|gripada|doente|resfriado), adoeço toda, afta, aftas, unha roída
(roendo|roí|roo|roer) [as|todas as|até] unha/s, ganhei peso, engordei [de|uns], emagreci
perdi (peso|quilos|uns quilos), rouco/a, rouquidão, sem voz, perdi a voz
voz (falhando|sumiu|rouca|foi embora), febre emocional, acamado/a, mal estar
menstruação (atrasou|desregulada|atrasada), garganta (doendo|inflamada), dor
(vista|visão|olho|olhos|pálpebra|pálpebras|sobrancelha|lábio) [está|tá|anda|direito|esquerdo|direita|
  esquerda|todo|me|só|fica|não para de] (embaçada|embaçado|embaça|embaçando|embaçou|embaralhada|
  embaralha|embaralhando|turva|turvo|turvando|dupla|escurece|escurecendo|escureceu|escura|ardendo|
  arde|ardem|cansada|seca|secos|seco|inchados|inchado|fundos|fundo|fundas|vermelhos|vermelho|pesados|
  pesado|pesadas|pesando|pulando|pula|pulam|tremendo|treme|tremem|tremer|pular|latejando|
  lacrimejando|coçando|injetados|injetado|piscando|pisca|saltando|nublada|nublado|doendo)
(bolsas|olheira|olheiras) (debaixo|de panda|até o chão|fundas|enormes|que não saem|no queixo|roxas)
cara (de cansaço|amassada|de zumbi|inchada de)
(chiado|zunido|apito|zumbido|pressão|estalo|dor) (no|nos|dentro do) ouvido/s, ouvido/s (tampado/s|
  entupido/s|apitando|zunindo|chiando|zumbindo|abafado/s|doendo)
(pele|rosto|cara|couro cabeludo|braços|corpo|pescoço) [está|tá|todo|toda|me] (cheio de espinha|
  cheia de espinha|cheio de espinhas|cheia de espinhas|cheio de bolinhas|cheia de bolinhas|
  encheu de espinha|encheu de espinhas|encheu de bolinhas|encheu de bolinha|estourada|estourado|
  empipocada|empipocado|empolada|empolado|manchada|descascando|coçando|irritada|em brotoejas|
  cheia de manchas|cheio de manchas|encheu de manchas|explodiu em|se encheu de|cheia de alergia|
  vermelha de coçar|em carne viva|toda errada|em erupção|ressecada|cheia de feridas)
(manchas|vergões|bolinhas|placas|feridas|caroços|brotoejas|alergia|coceira|espinhas|urticária|
  vermelhidão|erupções) (vermelhas|pelo corpo|no corpo|na pele|no rosto|no braço|nos braços|
  no pescoço|nas costas|no colo|na mão|nas mãos|pela barriga|na perna|nas pernas|de nervoso|
  de estresse|nervosa|emocional|subindo|sem explicação)
(perdendo|perco|perdi|caindo|cai|caiu|caem|queda de|soltando) [muito|meu|tufos de|tufo de|aos tufos|
  o] cabelo/s [no|na|em|aos], cabelo/s [está|estão|tá|anda|meu|caindo] (caindo|cai|caem|caiu|
  despencando|aos tufos|aos montes|no ralo|na escova|no travesseiro|em tufos|ralo), tufos de cabelo
tufo de cabelo, falhas no couro cabeludo
(unhas|unha|cutículas|dedos) (roídas|roída|no sabugo|no toco|na carne|em carne viva|sangrando|
  comidas|destruídas|detonadas), (roo|roí|roendo|como|comi|comendo|arranco|arrancando|cutuco|
  cutucando) (as|as minhas|até as|todas as|minhas) (unhas|cutículas|pelinhas|peles), roo unha até
(me coço|me coçando|coço até|coçando até) [toda|todo|inteira|inteiro|o|sangrar]
(boca|garganta) (seca|amarga|ressecada|com gosto de|cheia de afta|cheia de aftas|fechada|fechando|
  apertada|travada|raspando|trancada|em nó|arranhando|dando nó), bolo na garganta, nó na garganta
bola na garganta, caroço na garganta, garganta em nó, um nó na garganta
voz (falhando|falha|falhou|sumindo|sumiu|some|embargada|trêmula|tremendo|treme|não sai|rouca|acabou|
  indo embora|foi embora|por um fio|de taquara|sem força), (fiquei|estou|tô|ando|acordei|perco|perdi|
  sem) [a|sem] voz
(suor|suando|suo|suei|suava) (frio|frias|gelado|em bicas|de nervoso|nas mãos|pelas mãos|toda|todo|
  a camisa|noturno|à noite|de madrugada|dormindo), calafrios, ondas de calor, arrepio de febre
febre (sem motivo|emocional|baixa|de nervoso|que vai e volta|toda tarde)
(tremo|tremi|tremia|tremendo|tremelique|tremeliques|tremendo feito|tremendo que nem) [toda|todo|
  inteira|inteiro|de|igual|da|por|só|feito|que|vara|na] [verde|nervoso|cabeça|dentro|hora|frente|
  quando], tremelique/s, tique nervoso, tiques nervosos, tique, tiques
(quase|) (desmaiei|apaguei na frente|caí dura|caí duro|tive um desmaio|tive uma queda de pressão|
  tive um pico), (me|) (deu|dá|dando|deu me|tive|senti|sinto|sentindo) [um|uma|uns|umas|muita|aquele|
  aquela] (tontura|tonteira|vertigem|moleira|desmaio|ânsia|enjoo|náusea|falta de ar|tremedeira|
  tremor|dor de cabeça|dor de barriga|enxaqueca|calafrio|calorão|gastura|taquicardia|palpitação|
  queda de pressão|frio na barriga|nó na garganta|nó no estômago|aperto no peito|pontada|fisgada|
  queimação|azia|câimbra|arritmia|sudorese|zonzeira|suador|suadouro|piriri|caganeira|formigamento|
  falta de apetite)
tonteira, zonzeira, gastura, suador, suadouro, tonturinha, enjoozinho, dorzinha, mal súbito, (passo|
  passei|passando|passava|me senti) mal [na|no|do|de|em|antes|fisicamente]
fraqueza (nas pernas|muscular|no corpo|física), (imunidade|resistência) (baixa|no chão|lá embaixo|
  caiu|despencou|zerada|zero|foi embora|no pé)
(vivo|ando|sempre|de novo|outra vez|mais uma) (gripado|gripada|resfriado|resfriada|doente|com dor|
  com gripe|com febre|com virose|com alergia|encatarrado|encatarrada|rouco|rouca), (terceira|quarta|
  quinta|segunda) (gripe|virose|infecção|amigdalite|sinusite|cistite|crise) (do ano|em|no mês|
  no semestre|esse|este|desde|seguida)
(gripe|virose|resfriado|infecção) atrás de (gripe|virose|resfriado|infecção), (menstruação|
  ciclo) (atrasou|atrasada|desregulou|desregulada|sumiu|não vem|não desceu|bagunçada|atrasado|
  desregulado)
$SITE (não (funciona|funcionam)|parou de funcionar)
`;
