/** Disturbed sleep, stomach and appetite, in Brazilian Portuguese. */
export const sleepAndAppetite = `
# Nights in other words
<dormir> mal (para|pra) (caramba|caralho|cacete|burro|dedéu|danar), [não|nem|custo a|custei a|demoro a|
  demorei a|demoro para|demorei para] (pego|peguei|pegar) no sono
qualquer (barulho|barulhinho|coisa) [já] [eu|me] (acordo|acorda|acordei|desperta|desperto), (acordei|acordo|
  acordava) (encharcado/a|ensopado/a|suado/a|suando|pingando|molhado/a) [de suor]
(belisco|beliscando|mastigo|mastigando) o (tempo todo|dia todo|dia inteiro), (comi|devorei|comendo|
  como) .. de (ansiedade|nervoso|ansioso/a|estresse|tristeza)
perna/s (inquieta|inquietas), sonhei com o (trabalho|serviço|chefe|plantão) [a noite (toda|inteira)]
só <dormir> (de|com|à base de|na base de|tomando|depois de) [muito] (remédio|rivotril|zolpidem|calmante|gotas|
  comprimido|comprimidos|chá de)
amanheci [de novo] (olhando|encarando|de olho|sem dormir|acordado/a|em claro|no sofá), (olhando|encarando|
  olho) (o|para o) teto (a noite|às|até|de madrugada|a madrugada)
(de|com [o|os]) (olho|olhos) (aberto|abertos|arregalado|arregalados|estalado|estalados|vidrado) [às|até|desde|
  de madrugada|a noite]
(vi|vejo|ouvi|ouço) [o|a] (relógio|galo|despertador|ponteiro) (bater|dar|marcar|cantar|virar) [as|às|
  de novo] (uma|duas|três|quatro|cinco|3|4|5|da)
(às|as) (duas|três|quatro|cinco|2h|3h|4h|2|3|4) [da manhã|horas] [eu|já|ainda] (estava|estou|tava) [ainda|já|
  de] (acordado/a|de pé|de olho|rolando|virando)
# Sleep
insônia, insônias, não sei [mais] o que é (dormir|uma noite de sono|sono), insone/s
noite (em claro|mal dormida|péssima|sem dormir|sem sono|picada|horrível|virada)
noites (em claro|mal dormidas|sem dormir|péssimas), em claro
(passei|passo|passando|virei|viro) [a|as|mais uma|outra] (noite|noites|madrugada|
  madrugadas) (acordado|acordada|em claro|rolando|rolando na cama|olhando|sem dormir|pensando)
(passei|passo|viro|virei|varei|varando) [a|as] (noite|noites|madrugada) em claro
$NAO (<dormir>|<descansar>) [nada|direito|bem|mais|há|faz|quase|de noite|à noite|nem]
$NAO (<pregar>|<fechar>) [mais|nem|nada] (o olho|os olhos|olho)
$NAO preguei [o|os] (olho|olhos)
$NAO (consigo|consegui|conseguia|estou conseguindo|tô conseguindo|conseguindo|conseguimos) (mais|
  nem|) (dormir|pegar no sono|pregar o olho|pregar os olhos|comer|engolir|comer nada|me alimentar)
sem (dormir|conseguir dormir|pregar o olho|pregar os olhos|comer|almoçar direito)
difícil (dormir|pegar no sono), custo (a|pra) (dormir|pegar no sono)
(custei|demoro|demorei) (a|pra|para) (dormir|pegar no sono)
mal (dormi|durmo|tenho dormido|preguei o olho|tenho comido|como|comi|consigo comer|comendo)
(dormi|durmo|dormindo|dormimos|tenho dormido|venho dormindo) (mal|muito mal|pessimamente|
  pouco|pouquíssimo|pior|nada|quase nada|aos pedaços|picado|com remédio|à base de|só|apenas|
  menos de|umas|duas|três|quatro|cinco|2|3|4|2h|3h|4h|5h|5)
(dormindo|durmo|dormi) pior [ainda], (três|duas|quatro|cinco|2|3|4|5) horas [de sono] por noite
(três|duas|quatro|2|3|4) horas de sono
sono (picado|ruim|leve demais|agitado|péssimo|fragmentado|interrompido|não vem|não veio|
  desregulado|horrível|entrecortado|todo errado|foi embora|perdido|some|sumiu|não repara|quebrado)
o sono (não|nunca) (vem|veio|chega|chegou|voltou), perdi o sono, perco o sono, tirando meu sono
tira o meu sono, (tirou|tira|tirando) [o] meu sono, (roubando|roubou) meu sono, sem sono
rolei na cama, rolando na cama, rolo na cama, fritando na cama, fritei na cama, virando na cama
(noite|madrugada|horas|até) .. (olhando|encarando|contemplando) (pro|para o|o) teto
contando carneirinho/s
(acordo|acordei|acordando) (de hora em hora|toda hora|várias vezes|no meio da noite|de madrugada|
  às três|às quatro|às 3|às 4|as 3|as 4|3h|4h|sobressaltado|sobressaltada|assustado|assustada|
  suando|gritando|mil vezes|com o coração|a noite toda|a cada|todo quebrado|
  toda quebrada|com dor|chorando)
pesadelo, pesadelos
<sofrer> (de|com) [uma|a|as] (insônia|enxaqueca|enxaquecas|gastrite|dor|dores|refluxo|labirintite|bruxismo|azia|
  palpitações|pressão alta|má digestão|falta de ar|tontura|tonturas) [de|no|na|nas|nos] [cabeça|costas|coluna]
nem (comer|dormir|almoçar|jantar|lanchar) [direito|mais|bem] [eu] (como|durmo|consigo|almoço|janto|
  estou conseguindo|tô conseguindo)
(<sonhar>|sonhando) [de novo|até|outra vez|a noite toda] com (a planilha|as planilhas|o sistema|o relatório|
  os relatórios|os prazos|o prazo|a reunião|as notas|o trabalho|trabalho|planilha|planilhas|o chefe|a chefe|
  meu chefe|
  minha chefe|cliente|clientes|o serviço|paciente|pacientes|o plantão|relatório|a escola|
  o sistema|o escritório|demissão)
terror noturno, madrugada adentro acordado/a
(tomando|tomo|tomei|preciso de) (remédio|rivotril|zolpidem|melatonina|comprimido|calmante) (pra|
  para) dormir
rivotril, zolpidem, só durmo (com|à base), dormi (2h|3h|4h|duas|três|quatro), apneia
despertar (precoce|noturno), despertares [noturnos|precoces|de|às|frequentes|no], distúrbio/s (do|
  de) sono, sono [está|tá|anda|muito|meu|todo|foi|virou|tem sido|só] (cortado|cortada|picado|
  picadinho|leve demais|agitado|atrasado|interrompido|zero|nenhum|pouco|curto|ruim|péssimo|horrível|
  uma porcaria|uma droga|um luxo|um inferno|um lixo|fragmentado|quebrado|superficial|perturbado|
  irregular|desregulado|bagunçado|trocado|invertido|de passarinho|aos pedaços|aos pedacinhos|
  em pedaços|em prestações|não restaura|não vem|não veio|não chega|fugiu|foge|some|sumiu|sumido|
  se foi|foi embora|desandou|acabou|não repara|não descansa|não sustenta|sem qualidade|
  cheio de pesadelos|entrecortado)
(acordo|acordei|acordava|acordando|desperto|despertei|despertando|levantei) [sempre|toda|todo|já|
  umas|quase|cedo] [noite|dia|madrugada] (às|as|antes das|pelas|por volta das|lá pelas) (duas|três|
  quatro|2|3|4|2h|3h|4h)
(acordo|acordei|acordava|acordando|desperto|despertei|despertando) [sempre|toda|todo|já|me|no|umas|a|
  assim] (de hora em hora|de duas em duas|a cada hora|a cada|toda hora|várias vezes|mil vezes|
  cinco vezes|quatro vezes|três vezes|dez vezes|no meio da noite|no meio da madrugada|na madrugada|
  de madrugada|sobressaltado|sobressaltada|assustado|assustada|em pânico|num susto|num pulo|ensopado|
  ensopada|suando|suado|suada|gritando|ofegante|com o coração|com taquicardia|com falta de ar|
  com a mandíbula|com dor|com o maxilar|com palpitação|com dente|com os dentes|travado|travada|
  todo dolorido|toda dolorida|todo doído|toda doída|todo travado|toda travada|com torcicolo|
  com enxaqueca|antes do galo|no susto|com pesadelo|chorando|e não durmo|
  e não dormi|e não consigo|e fico|pensando|noite sim)
(dormi|durmo|dormindo|dormimos|dormia|dormido|dormir) [só|apenas|umas|uns|nem|mal|menos|cerca|de|por|
  no máximo] (uma|duas|três|quatro|cinco|2|3|4|5|1|2h|3h|4h|5h|1h|meia)
(dormi|durmo|dormindo|dormimos|dormia|tenho dormido|venho dormindo|ando dormindo) [só|muito|super|
  bem|tão|mais|cada vez] (mal|malzão|pouco|pouquíssimo|pouquinho|nada|pior|picado|picadinho|
  aos pedaços|aos picados|aos trancos|em prestações|pela metade|à prestação|pessimamente|
  terrivelmente|com um olho aberto|à base de remédio|com remédio|só com remédio|dopado|dopada|
  no ônibus só|quase nada|feito zumbi|por exaustão|sobressaltado|sobressaltada|sem descansar|
  e acordo|e acordei cansada|e acordei cansado|tarde demais|tardíssimo)
$NAO (dormi|durmo|dormimos|prego|preguei|fecho|fechei|tenho dormido|consigo dormir|consegui dormir|
  tô dormindo|estou dormindo|venho dormindo|ando dormindo|dormia) [o|os|mais|nem|um|há|nada|uma|
  direito|bem] (olho|olhos|minuto|segundo|duas horas|três horas|hora|direito|nada|bem|dias|noite|
  noites|semanas|tanto|de|por|desde|essa noite|esta noite|à noite|por causa|pensando|com medo)
(custo|custei|custa|demoro|demorei|demora|levo|levei|luto|lutei|sofro|peno|brigo) [muito|horas|
  uma hora|duas horas|tanto|com o sono] (a|pra|para) (dormir|pegar no sono|adormecer|apagar|
  fechar os olhos|o sono vir)
(difícil|dificuldade|dificuldades|problema|problemas|impossível|medo|pavor) (de|em|para|pra|
  com) [conseguir] (dormir|pegar no sono|adormecer|o sono|sono|manter o sono)
(passei|passo|passando|virei|viro|varei|varo|fiquei|fico|atravessei|amanheci) [a|as|mais|uma|outra|
  toda] [noite|noites|madrugada|madrugadas] [inteira|toda|inteiras] (acordado|acordada|em claro|
  em branco|rolando|revirando|sem dormir|remoendo|fritando|na cama sem|com insônia|se revirando|
  me revirando)
(vi|vendo|vejo) (o dia|a manhã) (amanhecer|nascer|clarear|raiar|entrar), vi (o relógio marcar|
  todas as horas|cada hora|as três|as quatro|o relógio dar) [da|passar]
(olhos|olho) (estalados|arregalados|estatelados|pregados no teto|no teto|estalado) [a|de|até|
  às] [noite|madrugada], de olho (aberto|estalado|arregalado) (até|a noite|de madrugada|às)
(rolei|rolo|rolando|virei|viro|virando|revirei|revirando|reviro|fritei|frito|fritando|
  debatendo) [de um lado pro outro|de um lado para o outro|horas|muito|a noite toda] (na|pela) cama
virando de um lado (pro|para o) outro
(noite|noites|madrugada|madrugadas|sono) [foi|foram|está|mais|de|muito|essa] (em claro|em branco|
  mal dormida|mal dormidas|maldormida|maldormidas|picada|picadas|péssima|péssimas|horrível|horríveis|
  terrível|terríveis|agitada|agitadas|insone|insones|sem dormir|sem sono|sem pregar|de insônia|
  perdida|perdidas|virada|viradas|de cão|de pesadelo|de pesadelos|ruim|ruins|tumultuada|do cão|
  longas demais|brancas|interrompidas|de terror)
(sonho|sonhei|sonhando|sonhava|sonhos) [que|até|todo|toda|sempre|só] [noite|com] (com|que) [o|a|os|
  as|meu|minha|meus|uma|um|estava|estou|perdi|esqueci|caía|caí] (trabalho|plantão|planilha|planilhas|
  chefe|chefia|clientes|cliente|pacientes|paciente|reunião|relatório|prova|provas|sirene|alarme|
  apito|bipe|monitor|telefone tocando|sala de aula|escola|hospital|esteira|chamados|fila|metas|
  demissão|prazos|prazo|código|sistema|entregas|caixa|atendendo|no plantão|atrasada|atrasado|
  reunião sem roupa)
pesadelo/s [com|toda|todo|horrível|de|recorrente], paralisia do sono, terrores noturnos
sonambulismo, sono de três horas
(remédio|remédios|comprimido|comprimidos|calmante|melatonina|chá|gotas) (pra|para) (dormir|
  conseguir dormir|apagar|o sono|pegar no sono), só (durmo|dormi|apago|consigo dormir) (com|à base|
  dopada|dopado|depois das|de madrugada|umas|duas|três|quatro|no)
(nem|mal|já não) (durmo|dormi|dormindo|prego|preguei|fecho) [mais|direito|o olho|os olhos|nem]
há (dias|noites|semanas|três dias|duas noites|três noites|quatro noites|cinco noites) [que] [não|
  sem] (durmo|dormir|pregar), (duas|três|quatro|várias|cinco) noites (sem dormir|sem pregar|em claro|
  seguidas sem|viradas|mal)
$SITE não (doa|doam|lateje|latejem|trave|travem|arda|ardam|aperte|dispare|embrulhe|trema|tremam|
  queime|revire|formigue)
(suor|formigamento|tremor|frio|gelo|dormência) (na mão|nas mãos|nos pés|nos dedos|
  na ponta dos dedos)
coração (parece|parecendo|parecia|feito|virou) [um|uma] (britadeira|tambor|bomba|bateria|
  escola de samba|trem|motor|cavalo|martelo|passarinho|beija flor)
$NAO (para|fica|segura) [nada] (no|em) [meu] estômago, perda de peso
# Stomach and appetite
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
(estômago|barriga|intestino|tripas|bucho|boca do estômago) [está|tá|anda|todo|toda|me|só|virou|dá|
  deu] (em chamas|pegando fogo|queimando|queima|em nó|um nó|nó|dando nó|virado|virada|virou pedra|
  uma pedra|pedra|embrulha|embrulhou|embrulhado|embrulhada|revira|revirou|revirado|revirando|
  se revira|não segura|não aceita|fechado|fechou|trancado|travado|preso|solto|soltou|desregulado|
  desandou|desandado|gelada|gela|gelou|roncando de nervoso|ruim|doendo|dói|doeu|doía|contrai|
  contraído|estufado|estufada|inchado|inchada|ardendo|arde|azedo|azeda|apertado|apertada|corroendo|
  em guerra|em greve|uma britadeira|no pé|atacado|atacada)
(vomitei|vomito|vomitando|botei pra fora|botando pra fora|coloquei tudo pra fora|golfei|
  regurgitando) [o|tudo|antes|de|bile|na|no|café|almoço|nervoso], bile, ânsia de vômito
vontade de vomitar, enjoo matinal de nervoso, náusea, enjoo (só|de|antes|toda|ao|todo|no|na)
(frio|gelo|borboletas|buraco|vazio|nó|aperto|rebuliço|revertério) (na barriga|no estômago|
  na boca do estômago) [só|de|toda|antes|quando|desde|ruim|toda vez|cada], azia (todo|toda|constante|
  que|desde|no|de)
(comida|almoço|pão|água) (não desce|não desceu|não passa|entala|entalou|não para|não tem gosto|
  perdeu o gosto|sem gosto|não me desce) [nada|direito|na garganta], nada (desce|desceu|me apetece|
  apetece|para no estômago|me desce)
(comi|como|comendo|almocei|jantei|engoli|belisquei|belisco|janto|almoço) [só|apenas|
  quase] (quase nada|nada|pouquíssimo|muito pouco|mal e porcamente|sem fome|sem vontade|
  por obrigação|na marra|sem sentir o gosto|sem sentir gosto|compulsivamente|sem parar|
  um pacote inteiro|uma barra inteira|de ansiedade|por ansiedade|de nervoso|feito louca|feito louco|
  até passar mal|escondido|escondida|igual passarinho|que nem passarinho|doce sem parar|
  chocolate sem parar)
comendo (qualquer coisa|porcaria|porcarias|besteira|besteiras|demais|mal|tudo que vejo|em dobro|
  o dobro)
(pulei|pulo|pulando|esqueci|esqueço|esquecendo|salto|larguei) [de|do|o|as|todas as|até de|
  até o] (comer|almoçar|jantar|refeição|refeições|me alimentar|beber água) [de novo|hoje|direto]
há .. sem comer (direito|nada), sem comer (direito|nada|desde|há|faz|o dia), (um|o) dia [todo|
  inteiro] sem comer
(emagreci|engordei|perdi|ganhei) (dois|três|quatro|cinco|seis|sete|oito|dez|doze|quinze|2|3|4|5|6|7|
  8|10|uns|muitos|alguns|vários) (quilos|kg|kilos), (quilos|kg) (a menos|a mais) [desde], (calça|
  calças|roupas|roupa) (caindo) de (tão|tanto) (magra|magro|emagrecer)
(descontando|desconto|descontei|afogando|afoguei|afogo|anestesio|compensando|compenso|
  aliviando) .. (na comida|no doce|nos doces|no chocolate|na bebida|no cigarro|na cerveja|no vinho|
  no pão|na geladeira|no sorvete|no álcool|no café)
(bebo|bebi|bebendo|tomo|tomando|preciso de|fumo|fumei|fumando|voltei a) [uma|um|dois|duas|três|
  quatro|todo|toda|cada|o|mais|maço|taça|taças|latas] .. (pra dormir|pra desligar|pra relaxar|
  pra esquecer|pra aguentar|pra apagar|pra acalmar|pra funcionar|todo dia pra|um atrás do outro|
  o dobro|sem parar|cigarro atrás de cigarro)
(vivo de|movido a|movida a|à base de|à custa de|dopado de|dopada de|cartela de|segunda|terceira|
  quarta|quinta) [um|uma|dois|duas|três|outra|outro|mais|de|muito|o] (dipirona|dorflex|neosaldina|
  ibuprofeno|paracetamol|relaxante muscular|omeprazol|pantoprazol|antiácido|calmante|ansiolítico|
  rivotril|zolpidem|clonazepam|alprazolam|sertralina|remédio pra dormir|melatonina|analgésico|
  analgésicos|buscopan|rivo|passiflora|tarja preta|estimulante|energético|cafeína)
`;
