/** Bodily complaints, disturbed sleep and appetite, in Brazilian Portuguese. */
export const physical = `
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
# Heart, breath, head
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
(olho|pálpebra) (tremendo|pulando|treme), tique no olho, olho tremendo
olhos (ardendo|ardem|secos|vermelhos|cansados|inchados|fundos), vista cansada, olheira, olheiras
cara inchada
tremor, tremores, tremedeira
(mão|mãos|corpo|pernas) (tremendo|trêmulas|tremem|tremiam|treme|suando|suadas|geladas|frias|
  gelada|suam|formigando)
as mãos tremem, tremendo (toda|todo|inteiro|inteira), tremia (toda|todo), suor frio, suando frio
suo frio, suei frio, sudorese, calafrio, calafrios, formigamento, dormência, arrepios de frio
calorão, pernas (bambas|pesadas|moles|inchadas|fracas|dormentes|doendo)
# Stomach and skin
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
# Sleep
insônia, insônias, não sei [mais] o que é (dormir|uma noite de sono|sono), insone/s
noite (em claro|mal dormida|péssima|sem dormir|sem sono|picada|horrível|virada)
noites (em claro|mal dormidas|sem dormir|péssimas), em claro
(passei|passo|passando|virei|viro) [a|as|mais uma|outra] (noite|noites|madrugada|
  madrugadas) (acordado|acordada|em claro|rolando|rolando na cama|olhando|sem dormir|pensando)
(passei|passo|viro|virei|varei|varando) [a|as] (noite|noites|madrugada) em claro
$NAO (<dormir>|<pregar>|<descansar>|<fechar>) [nada|direito|bem|o olho|os olhos|mais|há|
  faz|quase|de noite|à noite|nem]
$NAO preguei [o|os] (olho|olhos)
$NAO (consigo|consegui|conseguia|estou conseguindo|tô conseguindo|conseguindo|conseguimos) (mais|
  nem|) (dormir|pegar no sono|pregar o olho|pregar os olhos|comer|engolir|comer nada|me alimentar)
sem (dormir|conseguir dormir|pregar o olho|pregar os olhos|comer|almoçar direito)
difícil (dormir|pegar no sono), custo (a|pra) (dormir|pegar no sono)
(custei|demoro|demorei) (a|pra|para) (dormir|pegar no sono)
mal (dormi|durmo|tenho dormido|preguei o olho|tenho comido|como|comi|consigo comer|comendo)
(dormi|durmo|dormindo|dormimos|tenho dormido|venho dormindo) (mal|muito mal|pessimamente|
  pouco|pouquíssimo|pior|nada|quase nada|aos pedaços|picado|com remédio|à base de|só|apenas|
  menos de|umas|duas|três|quatro|cinco|2|3|4|2h|3h|4h|5h|5) [ainda|demais|horas|hora|por|noite]
(dormindo|durmo|dormi) pior [ainda], (três|duas|quatro|cinco|2|3|4|5) horas [de sono] por noite
(três|duas|quatro|2|3|4) horas de sono
sono (picado|ruim|leve demais|agitado|péssimo|fragmentado|interrompido|não vem|não veio|
  desregulado|horrível|entrecortado|todo errado|foi embora|perdido|some|sumiu|não repara|quebrado)
o sono (não|nunca) (vem|veio|chega|chegou|voltou), perdi o sono, perco o sono, tirando meu sono
tira o meu sono, (tirou|tira|tirando) [o] meu sono, (roubando|roubou) meu sono, sem sono
rolei na cama, rolando na cama, rolo na cama, fritando na cama, fritei na cama, virando na cama
olhando (pro|para o|o) teto, encarando o teto, contando carneirinho/s
(acordo|acordei|acordando) (de hora em hora|toda hora|várias vezes|no meio da noite|de madrugada|
  às três|às quatro|às 3|às 4|as 3|as 4|3h|4h|sobressaltado|sobressaltada|assustado|assustada|
  suando|gritando|mil vezes|com o coração|a noite toda|a cada|antes do despertador|todo quebrado|
  toda quebrada|com dor|chorando)
pesadelo, pesadelos
(<sonhar>|sonhando) com (o trabalho|trabalho|planilha|planilhas|o chefe|a chefe|meu chefe|
  minha chefe|cliente|clientes|o serviço|paciente|pacientes|o plantão|relatório|a escola|
  o sistema|o escritório|demissão)
terror noturno, madrugada adentro acordado/a
(tomando|tomo|tomei|preciso de) (remédio|rivotril|zolpidem|melatonina|comprimido|calmante) (pra|
  para) dormir
rivotril, zolpidem, só durmo (com|à base), dormi (2h|3h|4h|duas|três|quatro), apneia
# Appetite
sem (apetite|fome), falta de apetite, perda de apetite, apetite (sumiu|zero|foi embora|nenhum)
perdi (o apetite|a fome), a fome (sumiu|foi embora|não vem), fome nenhuma
$NAO (<comer>|como|almocei|jantei|tenho fome|sinto fome|tenho apetite|me alimento|desce nada|
  consigo comer) [direito|nada|há|quase|bem|mais]
nada (desce|para no estômago), comida não desce, comer virou obrigação, pulando refeição
pulo refeições
comendo (mal|demais|compulsivamente|por ansiedade|tudo que vejo|besteira|porcaria|sem parar|
  escondido|de nervoso|muito mal)
como por (ansiedade|nervoso)
(ataquei|atacando|descontando|desconto|descontei) (a geladeira|na comida|no doce|no chocolate|
  nos doces)
compulsão [alimentar], compulsão por doce
comi (compulsivamente|sem parar|por ansiedade|uma caixa inteira|um pote inteiro)
(bebendo|bebo|bebi) (demais|muito|todo dia|toda noite|pra dormir|pra esquecer|pra aguentar)
à base de (café|remédio|energético|dipirona|calmante), vivo de (café|dipirona|energético)
(terceira|quarta|quinta) dipirona, fumando (demais|mais|o dobro|um atrás)
`;
