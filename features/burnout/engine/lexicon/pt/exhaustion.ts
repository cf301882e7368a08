/** Tiredness and missing energy, in Brazilian Portuguese. */
export const exhaustion = `
# In so many words
(cheguei|chego|chegar|chegando|voltei|volto|voltar|voltando|saí|saio|sair|saindo|termino|terminei|terminando|
  acabo|acabei|fecho|fechei) [para|em|do|da|de|no|na|o|a] [$PLACE|casa|dia|semana|mês|lá|sexta|sábado|noite|
  $WORK] $MOIDO
$NAO (sobra|sobrou|resta|restou|fica|ficou|sobrava) [mais|muito] (nada|quase nada|um pedaço) de mim
(sugaram|tiraram|levaram|sugou|tirou|levou|arrancou|arrancaram|espremeram|espremeu|chuparam) (tudo|o que tinha|
  até a alma|até o osso|até a última gota|o resto|o melhor) (de|em) mim
(não|nem) [já não] (tenho|sei|acho|encontro|acha|vejo) [mais] de onde [mais|vou|eu] (tirar|tiro|puxar|sacar|
  arrancar) [mais] [a|as|tanta] (força|forças|energia|ânimo|gás|fôlego|paciência|perna)
nem [o|um|com|três|dois|mil|litros de|meio litro de|dois litros de] (café|cafés|energético|banho|férias|feriado|
  folga|fim de semana|domingo|descanso|cochilo|soneca|reza) [nenhum|inteiro|de semana] [me] (levanta|acorda|
  salva|adianta|adiantou|adiantam|adiantaram|segura|dá jeito|conserta|faz efeito|recupera|desperta)
(não|nem) (tem|há|existe) (café|férias|feriado|folga|fim de semana|cama|sono|domingo|descanso|travesseiro|
  banho) que (chegue|resolva|baste|conserte|cure|dê jeito|dê conta|me levante|me salve|adiante|recupere|dê)
(tudo|cada coisa|qualquer coisa|viver|existir|levantar|sair da cama|tomar banho|responder|falar|andar) [está|
  anda] (me|) (custa|custando|pesa|pesando|exige|custou) [me] (o dobro|um esforço|uma eternidade|toneladas|
  uma tonelada|o triplo|mais do que deveria), tudo me (custa|pesa|exige)
(cada|qualquer) (coisa|coisinha|tarefa|tarefinha|e mail|mensagem|ligação|passo|degrau|minuto|hora|palavra|
  pedido|recado|aula|reunião|atendimento) [me|agora|já] (pesa|pesando|custa|parece|vira|virou|é|
  era) [me] [como] [uma|um|mais uma|mais um|o|a] (tonelada|toneladas|chumbo|montanha|everest|maratona|guerra|
  batalha|esforço|sacrifício|caro|suplício|escalada|parto|peso)
(tomar banho|levantar|comer|andar|falar|sair da cama|escovar os dentes|pentear o cabelo|abrir o olho|
  abrir os olhos|atender|responder|subir a escada|respirar|trocar de roupa|vestir|lavar louça|acordar) [hoje|
  agora|já] (é|virou|parece|está|foi|era|tem sido|parecia) [já] [um|uma|o] [enorme|maior] (esforço|luta|guerra|
  batalha|sacrifício|montanha|everest|parto|façanha|suplício|tortura|proeza|martírio)
um peso (que (não|nunca) (sai|passa|larga|alivia|acaba)|invisível)
(acordo|acordei|amanheço|amanheci|levanto|levantei|vivo|ando|estou|já|sigo) [já] devendo (sono|horas de sono|
  energia|fôlego)
(durmo|dormi|deito|deitei) [oito|nove|dez|doze|tantas|a noite toda] [horas] e (acordo|acordei|levanto|
  levantei) (como se|do mesmo jeito|igual|pior|cansado/a|exausto/a|que nem) [não|nem|que|tivesse|eu|
  como] [tivesse|nem|não] [dormido|dormi|deitei|deitado|fui|deitar|trabalhado|apanhado]
(parece|como se|é como se|sensação de|sensação que) [que] [eu] (não|nem) [tivesse|tinha|ter] (dormi|dormido|
  deitei|deitado|descansei|descansado)
voltei (pior|mais cansado/a|igual) [do] [que] [fui|saí|antes|entrei]
[o|meu] limite (ficou|já ficou|passou|foi|está) [já] (lá atrás|para trás|faz tempo|há tempos|embora|estourado)
(operando|trabalhando|funcionando|vivendo|vivo|rodando|opero|funciono|trabalho|estou|ando|sigo) (no vermelho|
  na reserva|no limite|no osso|no fio|sem reserva|além do limite|acima do limite|no cheque especial|
  com o que sobrou)
(às|antes das|depois das|desde as|ao|antes do) .. [eu] (já|) (tinha|estava|havia) [já] (morrido|pifado|arriado|
  zerado/a|morto/a|frito/a), (às|antes das|ao|antes do) .. [eu] [já] estava acabado/a
sem (conseguir|dar conta de) [mais|nem] (falar|escrever|pensar|levantar|raciocinar|abrir os olhos|reagir|andar|
  sair da cama|montar uma frase|formar uma frase|terminar|responder|comer|fazer mais nada|fazer nada|produzir|
  entender|ler|juntar)
[é] (coisa|trabalho|serviço|demanda|carga|pressão|problema|responsabilidade|gente|função|peso) demais para (mim|
  (uma|um) [só] (pessoa|cabeça|corpo) [só]), (coisa|trabalho|serviço|demanda|responsabilidade|função) (para|
  pra) (uma pessoa só|um só|uma só|uma cabeça só)
(demanda|demandas|tarefas|prazos|coisas|chamados|e mails|cobranças|urgências|contas|problemas|mensagens) (me|
  vão me) (atropelam|atropelaram|atropelando|engolem|engoliram|engolindo|soterram|soterraram|afogam|sufocam|
  esmagam|massacram|devoram|comem)
(apago|apagando|apaguei|apagar) (um|mais um|só|) (incêndio|incêndios) (atrás|o dia|o tempo|a semana|o mês|
  sem parar|todo dia|de novo|até), (fazendo|faço|fiz) (o|) (trabalho|serviço) de (dois|duas|três|quatro|cinco|
  uma equipe|um setor)
$NAO [estou] me (reconhecer|reconheço|reconhecendo|reconheci|aguento) [mais] [no espelho|em mim]
(estou|tô|sinto que|ando) [me] (afundando|naufragando|afundo|ruindo|desabando|indo para o fundo)
(me sinto|me sentindo|sensação de estar|sinto que estou) (afundando|afundar|desmoronando|me desfazendo|
  me apagando|sumindo|murchando|desaparecendo aos poucos|secando|encolhendo|me afogando)
a ponto de (ter um|dar um|entrar em|surtar|explodir|quebrar|estourar|desabar|enlouquecer|chorar|gritar|pirar|
  desistir) [treco|troço|piripaque|colapso|ataque|infarto|surto]
(dois|três|quatro|cinco|mil) cafés para (existir|acordar|funcionar|abrir os olhos|começar), arrastando (a alma|
  os pés|a carcaça|as pernas)
me (tira|tirou|arranca|arrancou|leva|levou|come|comeu) (um|outro|mais um) pedaço, eu sumindo no meio, (minha|
  a) vontade era [de] (chorar|sentar .. chorar|gritar|deitar e|fugir e chorar), esbaforido/a
(bateria|baterias|pilha|pilhas) (arriada|arriadas|zerada|zeradas|vazia), $NAO paro nem para (respirar|comer|
  almoçar|beber água|ir ao banheiro|fazer xixi), comendo em pé [correndo]
ninguém aguenta (essa|esse|isso|mais) .. (muito menos eu|nem eu|eu inclusive), o peso (está|tá) [grande|
  enorme] (demais|insuportável|grande), [foi] o pior (dia|plantão|turno) do (ano|mês|semestre)
sensação de (vazio|sufoco|esgotamento|exaustão|desespero|afogamento)
em ruínas [por dentro], (esqueço|esqueci|esquecendo) de (respirar|viver|comer|beber água), (deitei|capotei|
  caí) .. (de uniforme|de sapato|de roupa e tudo), de tão longe que [eu] [estava|estou]
medo de amanhã [chegar], notificação até (no|na|em) [chuveiro|banho|sonho|cama], [não] fui ninguém, (sou|fui|
  era|virei) [só] um corpo (de|com|sem)
(minha|minhas|a|as) (bateria|baterias|pilha|pilhas) (acabou|acabaram|arriou|arriaram|zerou|zeraram|foi embora|
  foram embora), só consigo (deitar|dormir|cair|desabar|ficar deitado|ficar deitada) [no|na|em]
virou missão impossível, desmaiar (no sofá|na cama|de sono|de cansaço), (entreguei|entregando|
  entrego) os pontos, vendo estrela/s [de]
(cochilo|cochilando|cochilei|dormindo|durmo|dormi) em pé, (olhos|olho) (fecham|fecha|fechando|
  fechavam) sozinhos, a vontade (fica|ficou) [na cama]
(trabalho|serviço|papelada|processo|processos|prova|provas|pilha) (acumulado|acumulados|acumuladas|
  acumulando) [até|no|na] (teto|mesa|pescoço|cabeça), [é] (demanda|urgência|cobrança|incêndio|problema|serviço|
  pepino|pressão) (em cima de|atrás de|sobre) (demanda|urgência|cobrança|incêndio|problema|serviço|pepino|
  pressão)
(cobram|cobra|exigem|exige|querem|pedem) [de|] mim .. (dez|três|cinco|ninguém) [não] (fariam|faria|dariam conta|
  dão conta)
qualquer coisa eu (estouro|explodo|choro|surto|brigo|grito|desabo), (ando|estou|tô|fiquei) intragável
quase perdi (as estribeiras|a cabeça|o juízo)
olhos (enchem|encheram|se enchem) [de|d] [água|lágrimas], (dia|dias|semana|semanas|tudo) (cinzento|cinzentos|
  cinzenta|nublado|nublados) [por dentro|aqui dentro]
(um|o|esse|aquele|com) peso (na alma|no coração|por dentro), coração (pesado|pesadinho) [hoje|demais], [minha|
  a] cabeça não (está|anda|fica) [nada|muito] (boa|bem|legal|no lugar)
saúde mental (pediu|pede|foi|está|tá|anda|já) [as contas|arrego|socorro|embora|no chão|péssima|era|demissão]
esqueci [até|meu|do meu] (próprio aniversário|meu aniversário|aniversário da|aniversário do|de comer|de almoçar|
  de buscar|o caminho|o próprio|de mim)
travo (diante|na frente|quando|na hora), (leio|li|estudo|escuto|ouço) [leio] (e|mas) não (guardo|gravo|fixo|
  entendo|absorvo|assimilo|registro|retenho), não fecho (um|o|nenhum) (raciocínio|pensamento|frase)
[me] falta (foco|memória|concentração|chão|paciência|cabeça|tudo) [falta|e], (isso|esse ritmo|essa rotina|
  essa escala|essa correria) não é [mais] vida
[não sei] até quando [eu|que eu] [vou|consigo|posso|ainda] [aguento|aguentar|suporto|suportar|resisto|resistir]
(que nem|feito|igual|igualzinho/a a) (pano de chão|trapo|zumbi|molambo|bagaço|chiclete mascado|laranja chupada|
  roupa torcida|farrapo|saco vazio)
mais (mole|moles|morto/a|cansado/a|quebrado/a|perdido/a|acabado/a|murcho/a|lerdo/a|gasto/a|amassado/a|
  enrolado/a|sugado/a) [do] que
paciência (no chão|no pé|no subsolo|no fim|no ralo|por um fio|na reserva), nervos em (carne viva|brasa|chamas|
  nó|farrapos|tiras|ebulição)
$ESTOU (estourando|transbordando|espumando|fervendo|rachando|derretendo|murchando|definhando) [com|de|por]
brocado/a de (canseira|cansaço|sono)
não sei [mais] o que é (estar|ficar|ser|me sentir|ter|dormir) (bem|feliz|em paz|alegria|tranquilo/a|leve|
  uma noite|descansado/a)
(eu|simplesmente|só) (travei|congelei|paralisei), travei (na|no|toda|todo|inteira|inteiro|feio|bonito)
fiquei (mudo/a|sem voz|paralisado/a|travado/a)
variando [das|da] (ideia|ideias|cabeça), (perco|perdi|perdendo) o fio (da (meada|conversa|história|aula)|
  de (tudo|toda conversa|cada conversa|toda|cada)|do (raciocínio|assunto|pensamento)), atrás do próprio rabo
(força|energia|vontade|disposição|cabeça|alma|pique|ânimo) (ficou|ficaram|continuou) (na cama|em casa|
  no travesseiro|no ponto|no colchão|para trás)
$NAO me (resta|sobra|restou|sobrou) [mais] [nenhuma|nem] (força|forças|energia|pique|fôlego|gás|disposição|
  ânimo|neurônio)
(dei|deu|deram) (o|tudo) que tinha e (acabei|acabou)
(devendo|sem|faltando) (energia|fôlego|perna) (para|pra) (segunda|terça|amanhã|o resto|a semana|nada), [sou|
  estou|vivo|funciono|funcionando] movido/a a (café|energético|cafeína|raiva|ódio|adrenalina)
(funciono|funcionando|sobrevivo|sigo|vivo) à base de (café|energético|ódio|raiva|remédio|cafeína) [e] [raiva|ódio]
se [eu] (sentar|deitar|parar|encostar) [eu] não (levanto|ando|saio) mais [hoje], dormi (em cima do|no|
  sobre o) (teclado|volante|balcão|ônibus e passei)
(férias|folga|fim de semana|feriado|domingo|noite|descanso) [inteiro|inteira|toda|todo] .. (não|nem) (descansou|
  descansaram|adiantou|adiantaram|resolveu|resolveram|bastou|bastaram|deu conta) [nada|de nada|muito]
(caminhão|trator|trem|rolo compressor|boiada|manada) (passou|passaram) (em|por) cima [de mim]
(dia|semana|mês|plantão|turno|trabalho|serviço|rotina|demanda|escala|chefia) me (engoliu|engole|atropelou|
  atropela|triturou|moeu|mói|sugou|massacrou|massacra|esmagou|esmaga|devorou|devora)
uma (paulada|pedrada|pancada|porrada|bomba|urgência) atrás da outra, só eu (para|pra) (resolver|tudo|dar conta|
  atender|segurar)
[atolado/a|afundado/a|enterrado/a] até o (pescoço|talo|nariz|último fio de cabelo) de (processo|processos|
  trabalho|serviço|demanda|demandas|prova|provas|prazo|prazos|relatório|relatórios|dívida)
(pensamento|pensamentos|cabeça|mente|raciocínio) não (desacelera|desaceleram|para|param|desliga|desligam|
  sossega|acompanha|funciona|vai)
(sapato|meia|brinco|chinelo) de cada (cor|par|jeito), $NAO (absorvi|absorvo|gravei|gravo|fixo|fixei|
  registro) [mais] (nada|uma linha|uma palavra|nenhuma|o que)
pavio (curto|curtíssimo|aceso|no fim), (voei|voo|quase voei|vontade de voar) no pescoço (do|da|de)
(bati|desliguei|joguei) .. (telefone|porta|fone|caneta|mouse) .. de [tanta] raiva, antecipando (desgraça|
  tragédia|o pior|problema)
(meu|o) (riso|sorriso) (sumiu|foi embora|murchou|secou|acabou|morreu), (um|esse|aquele) (buraco|oco|rombo) (no|
  dentro do) (peito|estômago|coração)
nem .. me (alegra|consola|anima|conforta|distrai|acalma) [mais], (cheguei|chegamos|bati) (no|ao) [meu] (teto|limite)
deu (ruim|pane|tilt|curto|defeito) (na|no|em) (minha|meu|mim) [cabeça|cérebro], mais (um pouco|uma dessas|
  uma semana) e eu (quebro|surto|piro|caio|desabo|explodo|morro|estouro|adoeço)
a um passo (de|do|da) (pirar|surtar|desabar|explodir|enlouquecer|quebrar|surto|colapso|loucura|precipício)
(perrengue|sufoco|pauleira|correria|maratona|saga) (de|de um|hoje) (dia|semana|turno|plantão), que (perrengue|
  sufoco|pauleira) [de]
(levo|trago|levei|trouxe) [serviço|trabalho|prova|provas|processo] [serviço|trabalho] (para|pra) casa [todo|
  toda], $NAO me (desligo|desconecto) [nem|mais] [de|nas|na|no] [folga|férias|trabalho|domingo|fim de semana]
rastejando
fritei, fritamos, $NAO (sobrou|resta|restou|tenho) [um|nenhum|mais|nem] (neurônio|neurônios|tico nem teco|
  cabeça pra nada)
(minha|a) (bateria|pilha) (acabou|arriou|zerou|descarregou|foi embora|já era), pilha (arriada|no fim|zerada|gasta)
(<andar>|andar|$ESTOU|vivo) com a (bateria|pilha) (no vermelho|no fim|no chão|no zero|arriada|zerada|fraca|
  na reserva|em 1%|em um por cento)
bateria social (em|abaixo de) (1|2|3|5|um|zero|dez)
paciência (secou|furou|expirou|venceu|esgotou|queimou|foi pro ralo|foi embora|estourou)
com o juízo (virado|quente|cansado|fervendo|embaralhado), [eu|já] (gelo|congelo) (toda|todo|quando|só|
  por dentro|inteira|inteiro)
(sinto|parece|acho|sensação de|impressão de) que vou (explodir|surtar|desabar|estourar|enlouquecer|pirar|
  colapsar|chorar)
(trabalho|emprego|escala|serviço|rotina|plantão|cobrança|pressão|meta|metas|turno|call center|firma|
  empresa) [ainda] (está|tá|anda|vai) me (matando|matar aos|destruindo|adoecendo|sugando|engolindo|triturando|
  moendo) [aos poucos]
(me|) (faz|fez|dá|deu) (querer|vontade de) (gritar|chorar|berrar), $NAO (vejo|enxergo) [a] luz no fim do túnel
(desprovido/a|destituído/a|carente|privado/a) de (qualquer|todo|toda|) (energia|força|forças|vigor|ânimo físico|
  vitalidade)
# Tiredness
exausto/a, esgotado/a, cansado/a, fatigado/a, exaurido/a, extenuado/a, estafado/a, estourado/a
sobrecarregado/a, assoberbado/a, atolado/a, abarrotado/a de (trabalho|tarefa|demanda|serviço)
me <afogar> (em|no|na|nos|nas), sugado/a, drenado/a, consumido/a, combalido/a, prostrado/a
esbodegado/a, escangalhado/a, estropiado/a, estrompado/a, arrebentado/a, arregaçado/a
desmontado/a
^acabado/a, ^destruído/a, ^detonado/a, ^moído/a, ^quebrado/a, ^morto/a, ^pregado/a, ^bagaçado/a
^arriado/a, ^zoado/a, ^podre/s, ^lascado/a, ^derrubado/a, ^amassado/a, ^triturado/a, ^ferrado/a
^fodido/a, ^pifado/a, ^frito/a, ^ralado/a, ^surrado/a, ^capotado/a, ^desgastado/a, ^judiado/a
^mole/s de cansaço, ^quebrado/a ao meio, ^batido/a, ^baqueado/a, ^abatido/a, ^apagado/a
^desfalecido/a, ^liquidado/a, ^virado/a no jiraya, ^virado/a do avesso, ^aos frangalhos
cansaço, canseira, fadiga, exaustão, esgotamento, estafa, sobrecarga, burnout, burn out, bornout
síndrome de burnout, síndrome do esgotamento, queimado/a por dentro, estresse crônico
moído/a que só
(acabado/a|arrasado/a|destruído/a|morto/a|quebrado/a|caindo|caído/a|mole) de cansaço
(morto/a|mortinho/a) de (cansado/a|cansaço|sono), morto/a com farofa
um (caco|bagaço|trapo|farrapo|zumbi|molambo|cadáver|pano de chão|resto de gente|morto vivo)
(virado/a|feito|igual|que nem|parecendo|<parecer>|só) (um|uma|o|a|) (caco|bagaço|trapo|zumbi|
  zumbis|farrapo)
(um|uns|feito|em) (cacos|trapos|frangalhos|bagaço)
(só|apenas) (o|a|os|as) (pó|pitó|pito|pó da rabiola|bagaço|caco|cacos|resto|osso|oco|fiapo|couro|cansaço|caroço|
  sabugo|cavaco|toco|cotoco|esqueleto|espinhaço|gravetos|trapo|molambo|estopa)
o (pó da rabiola|pó da gaita|pó da bagaceira|bagaço|bagaço da laranja|caco), no bagaço, (virei|sou|me sinto|
  fiquei|$ESTOU) o pó
só a (capa|carcaça|casca|carniça|capa da gaita|capa do batman)
a capa da gaita, (virei|viramos|virando) (pó|bagaço|caco|farelo|purê|suco)
<estar> um (lixo|nojo|horror|desastre|traste), $ESTOU um (lixo|traste), me <arrastar>
se arrastando
<arrastar> (o|meu) corpo, me arrastando, no arrasto
(cansei|cansamos) [real|demais|mesmo|total|geral]
cansei de (tudo|tentar|lutar|viver assim|ser forte|existir|aguentar), cansa só de pensar
(me|nos) <cansar:3>
me <cansar>, me <esgotar>
(me|nos) (<esgotar:3>|<exaurir:3>|<desgastar:3>|<consumir:3>|<sugar:3>|<drenar:3>|<destruir:3>|
  <derrubar:3>)
(me|nos) (<quebrar:3>|<arrebentar:3>|<detonar:3>|<adoecer:3>|<sufocar:3>|<moer:3>|
  <sobrecarregar:3>|<estressar:3>|<estafar:3>)
(acabando|acabou|acaba) comigo
(suga|sugando|sugou|sugam|drena|drenou|drenando) (toda|minha|minhas|toda a) (minha|energia|força|
  forças|vida|alma)
# No energy
(psicológico|emocional|saúde mental|cabeça|mental|emoções) [está|tá|anda|foi|completamente] (no chão|
  destruído/a|abalado/a|zerado/a|pro ralo|pro saco|em frangalhos|um caos|um lixo|no lixo|detonado/a|
  péssimo/a|fragilizado/a|acabado/a|esgotado/a|por um fio|no limite|em pedaços|em cacos|indo embora|
  quebrado/a|lá embaixo)
$NAO tenho [mais] (saúde|estômago|pique|pulmão|joelho|idade|coração) (pra|para)
não sei [mais] o que é (descansar|acordar descansado/a|relaxar|ter energia|ter paz|paz|folga|sossego|
  um dia de paz)
sem (energia|energias|força|forças|pique|gás|disposição|fôlego|bateria|pilha|combustível|
  vitalidade|vigor|pernas)
sem (nenhuma|nenhum|qualquer|um pingo de|o mínimo de|mais) (energia|força|forças|pique|gás|
  disposição|fôlego)
sem um pingo de (energia|força|pique|disposição), sem energia (pra|para) nada
zero (energia|pique|gás|disposição|força|bateria)
(falta|faltando|falta de|faltou|falta me) (energia|força|forças|pique|gás|disposição|fôlego)
(energia|bateria|bateria social|pilha|gás|disposição|tanque|combustível|pique|força) [está|
  tá] (no zero|zero|zerada|zerado|zerou|no fim|na reserva|acabou|esgotada|arriada|arriou|no chão|
  no talo|em baixa|baixa|vazio|lá embaixo|no vermelho|descarregada)
bateria (social|) (no zero|zerada|arriada|descarregada|acabou|esgotada|no vermelho)
minha (energia|bateria) (acabou|zerou|foi embora|se foi|sumiu)
(com|estou com) o tanque (vazio|na reserva), tanque vazio, tanque na reserva, na reserva
<estar> na reserva
$NAO (<ter>|<sentir>|tenho mais|sobra|sobrou|resta|restou|há) (mais|nenhuma|nenhum|) (energia|
  energias|força|forças|pique|gás|disposição|fôlego|pernas)
(acabou|acabaram|foi embora|se foi|esvaiu) [o|a|meu|minha|as|minhas|toda a] (gás|pique|força|
  forças|disposição|fôlego)
perdi (as forças|a força|o pique|o gás|o fôlego|a energia|a disposição), fraco/a demais
sem forças
$NAO (consigo|consegui|conseguia|consigo mais|conseguimos) (nem|mais|sequer|) (levantar|
  sair da cama|me levantar|me mexer|reagir|levantar da cama|ficar de pé|ficar em pé|
  abrir os olhos|acompanhar|render|produzir|trabalhar|funcionar|terminar nada|começar nada|
  fazer nada|fazer mais nada|descansar|desligar|relaxar|parar)
[está|anda|foi|é] (difícil|custa|custou|custoso|um sacrifício|um suplício|um parto) (sair|levantar|
  me levantar) [da cama]
mal (consigo|consegui) (levantar|sair|ficar|andar|abrir os olhos|parar em pé|me mexer)
corpo (pede|pedindo|pediu) (cama|arrego|socorro|descanso)
(pedindo|pedi|peço) (arrego|socorro|penico|água)
com a língua de fora, com a língua no chão, botando os bofes (pra fora|), no osso
no bico do corvo, na capa da gaita
levantei (arrastado/a|me arrastando), acordo mais cansado/a, acordei mais cansado/a
sem pernas pra nada
(caindo|morrendo|morto/a|morta|bêbado/a|pescando|cochilando|babando) de sono, morrendo de cansaço
pregado/a de sono, um sono (absurdo|da porra|do cão|danado|sem fim)
grogue, $ESTOU com sono, muito sono, sono o dia (todo|inteiro), sonolento/a, lerdo/a, letárgico/a
lesado/a
capotei, apaguei (no sofá|na cadeira|de cansaço|de sapato|de roupa)
desmaiei (no sofá|de sono|de cansaço|na cama), dormi sentado/a, cochilei na reunião
# At the limit
no limite, no meu limite, no (nosso|próprio) limite, no limite do limite
(além|acima) do [meu] limite, meu limite (chegou|estourou)
(cheguei|chegamos|chegando|chego) (ao|no|a) [meu|nosso] (limite|extremo|fundo do poço)
(passei|passando|passamos) do [meu] (limite|ponto)
no fundo do poço, (na|no) (lona|fim da linha|último suspiro|fim do fim), nas (últimas|cordas)
por um (fio|triz), à beira de um (colapso|ataque|surto|burnout|treco|troço)
à beira (do|da) (colapso|exaustão|abismo|loucura|esgotamento|surto|choro)
em (colapso|frangalhos|pedaços|parafuso|cacos|pane|curto|curto circuito|ponto de bala)
a ponto de (explodir|surtar|chorar|desabar|enlouquecer|pirar|colapsar)
(quase|prestes a|perto de) (surtar|explodir|desabar|pirar|colapsar|enlouquecer), (quase|) surtei
a corda arrebentou, a corda (está|tá) esticada, a gota d água, transbordei, transbordando
$NAO (<aguentar>|<suportar>|guento) [mais|nem], $NAO (estou|tô) aguentando [mais]
$NAO <dar> [mais] conta, $NAO (estou|tô) dando [mais] conta
$NAO <vencer> [mais] [de|o|a|os|as] (tanto|serviço|demanda|trabalho|responder|atender|corrigir)
$NAO dá mais, (assim|desse jeito|deste jeito) não dá [mais], (sem|nenhuma) condição de continuar
$NAO (tenho|tenho mais) (condição|condições|estrutura|psicológico|saúde mental|cabeça|nervos|
  emocional) (pra|para|de)
$NAO tenho mais (cabeça|psicológico|saúde mental|estrutura|nervos)
$NAO (consigo|consigo mais|conseguimos) (lidar|aguentar|suportar|carregar|segurar|continuar|
  seguir assim|levar)
$NAO (posso|podemos) mais, aguentar mais não [dá], já deu (pra mim|o que tinha)
(deu|já deu) pra (mim|minha cabeça)
(carrego|carregando|carregar|carreguei) (o|esse|tudo|a) (mundo|setor|piano|equipe|departamento|
  time|peso|loja|turno) [todo|inteiro|nas costas|nos ombros|sozinho]
(tudo|o mundo|o setor|a equipe) nas (minhas|) costas
(faço|fazendo|fiz) (o trabalho|o serviço) de (três|dois|quatro|cinco)
(vivo|ando|vivemos|vivendo|passo o dia|passei o dia) (correndo|apagando incêndio|no corre|
  na correria|no sufoco|no aperto|no vermelho|no limite)
(apagando|apaguei) incêndio, $ESTOU (atropelado/a|passado/a por cima)
trator passou (por cima|em mim), atropelado/a por um (caminhão|trator|trem|ônibus)
(caminhão|trator|trem) (me atropelou|passou por cima de mim), me atropelou
demanda (demais|que não acaba), sobra tudo pra mim, enxugando gelo
carga (pesada|excessiva|desumana|insuportável) (demais|)
ritmo (desumano|insano|alucinante|puxado demais), rotina (massacrante|exaustiva|insana|desumana)
(dia|semana|plantão|jornada|turno|expediente|mês|rotina|semestre|noite|escala|trabalho|reunião|
  reuniões|manhã|tarde|bimestre|tempo|fase|período) [foi|está|tá|muito|tão|que] (exaustivo/a|
  cansativo/a|desgastante/s|puxado/a|extenuante/s|estressante/s|estafante/s|infernal|brabo/a|
  sinistro/a|punk|tenso/a|caótico/a|do cão|do inferno|de cão|de cachorro|de matar|osso|pauleira|
  massacrante|sufocante)
dia (brabo|sinistro|osso|daqueles|horrível|péssimo|terrível|ruim|infernal|difícil|pesado|de merda|
  do cão|punk|tenso|barra|barra pesada|complicado|foda|uó)
que dia (pesado|difícil|cansativo|horrível|infernal|péssimo|longo), um dia de cão
semana (difícil|pesada|horrível|infernal|do cão)
(foi|está sendo|tá sendo) (puxado|punk|pesado|osso|tenso|barra|exaustivo|cansativo|desgastante|
  pauleira) [hoje|demais]
pauleira, (foi|tá) osso, (barra|fase) pesada
tá (difícil|pesado|foda|complicado|puxado|osso|dureza|brabo|insuportável) [demais|pra mim|viver|
  trabalhar|seguir|levar|continuar]
me matando de trabalhar, me mato de trabalhar
(trabalhando|trabalho|trabalhei) (feito|igual|que nem) (louco|louca|burro|burra|escravo|condenado|
  condenada|um burro|camelo|um camelo|doido|doida|animal)
# Worn out, as a predicate
^zerado/a, ^esvaziado/a, ^descadeirado/a, ^alquebrado/a, ^esgualepado/a, ^desmilinguido/a
(dormi|dormindo) [umas|mais de] (oito|nove|dez|doze) horas e (acordei|levantei) (cansado/a|exausto/a|moído/a|
  do mesmo jeito|igual|pior)
(não|nem) (tenho|tive|há|sobra) [mais] (casca|couro|estômago|estrutura|emocional|cabeça|psicológico|
  lombo) (para|pra) [aguentar|isso|mais|lidar|essa|esse], sem (estrutura|casca|emocional|psicológico) [para|
  nenhuma|nenhum]
(alma|cabeça|mente) .. (pede|pedindo|pediu) (arrego|socorro|trégua|descanso|água|férias|colo), (rotina|vida|
  agenda|escala|pressão|cobrança|carga|demanda) [que] (está|tá|anda|vem|) me (esmagando|triturando|moendo|
  engolindo|consumindo|sufocando|afogando|atropelando|espremendo)
(só|mal) (consegui|consigo) (deitar|sentar|cair|jogar o corpo) [no|na|em] (chão|cama|sofá|tapete|piso)
(qualquer hora|qualquer dia|uma hora|um dia desses|já já|daqui a pouco) [eu] (quebro|desabo|surto|estouro|
  explodo|pifo|piro|desmorono|adoeço)
[já] nem sei [mais] (que dia é|em que dia|que horas|que mês)
^esfolado/a, ^molenga/s, ^molengão, ^molengona, ^enfadado/a
(dormi|cochilei|quase dormi|apaguei) (no|ao) volante [de] [cansado/a|cansaço|sono|exausto/a], (no|
  o) fim da linha (de|por) (cansaço|exaustão|esgotamento|estresse)
^espremido/a, ^mastigado/a, ^nocauteado/a, ^derretido/a, ^estilhaçado/a, ^carcomido/a
^desmantelado/a
^desconjuntado/a, ^capenga/s, ^murcho/a, ^xoxo/a, ^cambaleante/s, ^moribundo/a, ^esgoelado/a
^exangue/s
^sem vida, ^desvitalizado/a, ^debilitado/a, ^enfraquecido/a, ^fraco/a (de tanto|de cansaço|demais|
  pra tudo)
^desnutrido/a de energia, ^bagaceira, ^estraçalhado/a, ^dilacerado/a, ^despedaçado/a, ^esbagaçado/a
^desbatado/a, ^estorricado/a, ^torrado/a, ^esmigalhado/a, ^desfigurado/a, ^desidratado/a de alma
^vencido/a pelo cansaço
^consumido/a (pelo|pela|por), ^engolido/a (pelo|pela|por), ^atropelado/a [pelo|pela|pelos|
  por] [trabalho|dia|semana|prazos|demanda|rotina]
(podre|morto|morta|quebrado|quebrada|moído|moída|acabado|acabada|destruído|destruída|derrubado|
  derrubada|esgotado|esgotada|lascado|lascada|tonto|tonta|grogue|mole|doido|doida|bêbado|bêbada|
  exausto|exausta|caindo|caído|cambaleando|desmaiando|arriado|arriada|ruim|podrinho|podrinha|pregado|
  pregada|mal) de (cansado|cansada|cansaço|tão cansado|tão cansada|sono|exaustão|estafa|
  tanto trabalhar|tanto trabalho|tanto cansaço|estresse)
(cansado|cansada|exausto|exausta|esgotado|esgotada) (até a alma|até os ossos|até o osso|
  de corpo e alma|de alma|de tudo|de existir desse jeito|de doer|de morrer|da cabeça aos pés)
$ESTOU (zerado|zerada|no chão|no fim|no pó|na capa|na tampa|no prego|nas cordas|em modo zumbi|
  no modo zumbi|em modo economia|no modo economia|no modo soneca|em farrapos|em frangalhos|
  por um triz|em carne viva|um farrapo|uma pilha gasta|um pano velho|um nada de energia|
  sem condições|sem condição|uma carcaça|uma sombra|um fantasma|uma ruína|um bagulho|um bicho|
  um morto vivo|uma múmia|um fiapo|um resto|um fiapo de gente|um caquinho|caindo|desmontando|
  desfalecendo|definhando|apagando|desligando|entregue|entregue às baratas|nas últimas forças|
  no osso|na unha|só o resto|só o bagaço|no bagaço|só a rapa)
(virei|viramos|virando|sou|parecendo|pareço|me sinto|sinto me|estou|voltei|cheguei|acordei|saí|
  termino|terminei|feito|igual|que nem) [só|] (um|uma) (trapo|zumbi|bagaço|caco|farrapo|molambo|pano|
  pano velho|pano de chão|fiapo|resto|carcaça|sombra|fantasma|morto vivo|alma penada|múmia|casca|
  laranja espremida|limão espremido|esponja|lata amassada|pilha gasta|boneco de pano|ruína|espectro|
  defunto|morta viva|saco vazio|saco de pancada|geleia|gelatina|purê|pudim|ameba|planta|esqueleto|
  lesma|peso morto de cansaço)
só [me] (resta|sobrou|ficou|restou|sobra) (o|a|os|as) (bagaço|caco|cacos|carcaça|casca|pó|resto|osso|
  fiapo|rapa)
(caindo|caio|caí) (pelas tabelas|aos pedaços|de maduro|pelas beiradas|de sono|de cansaço|dura|duro|
  desmaiada|desmaiado|morta|morto) [de] [sono|cansaço]
(caindo|caio|caí|desabei|me joguei|desmaiei|capotei|apaguei|despenquei|me atirei) [na|no|em] (cama|
  sofá|colchão|cadeira) [de|com] [sapato|roupa|uniforme|farda|cansaço|tudo]
(apaguei|capotei) .. (de sapato|de roupa|de uniforme|de farda|sem banho|sem jantar|sem tirar)
$NAO me (aguento|sustento|seguro|equilibro) [mais] [em|de|nas] [pé|pernas]
$NAO (paro|fico|consigo ficar|consigo parar) [mais] (em pé|de pé), mal (paro|fico) (em pé|de pé)
mal me aguento
$NAO (tenho|tenho mais|sobra|sobrou|resta|restou|há|tem|ficou) [mais|nem|um|uma|nenhum|
  nenhuma] [pingo de|fiapo de|gota de|resto de] (perna|pernas|lenha|tutano|sangue|corpo|nervo|nervos|
  estrutura|ânimo físico|força|forças|energia|gás|pique|fôlego|disposição|bateria|reserva|reservas|
  combustível|saúde|garra|braço|fibra)
sem (perna|tutano|lenha|sangue|reservas|reserva|força nenhuma|energia nenhuma|pique nenhum|
  gás nenhum|um pingo de força|força pra nada|forças pra nada|condições|condição nenhuma|fibra|nervos|saúde|
  saúde mental|ar de tanto)
(o|a) (pique|fôlego|disposição|vitalidade|sanidade|resistência) (acabou|sumiu|zerou|evaporou|se foi|
  foi embora|esvaiu)
(meu|minha|minhas|meus) (gás|pique|fôlego|energia|força|forças|bateria|pilha|
  disposição|combustível|tanque|corpo|vitalidade|saúde mental|sanidade|resistência|
  estoque de energia|reserva) (acabou|acabaram|se foi|se foram|foi embora|foram embora|sumiu|sumiram|
  zerou|minguou|minguaram|esvaiu|esgotou|esgotaram|arriou|pifou|morreu|secou|evaporou|está no fim|
  no fim|no limite|no talo|pede arrego|pedindo arrego|pediu arrego|não aguenta|não aguenta mais|
  não dá mais|não responde|não acompanha)
minha bateria (acabou|morreu|arriou|zerou|não carrega|não recarrega|viciada), bateria em (um|
  dois|três|cinco|dez|1|2|3|5|10)
(com|em|a|na) (1|2|3|5|um|dois|três|cinco|dez) por cento de (bateria|energia), pilha (fraca|arriada|
  gasta|acabou|no fim|acabando)
(acabou|acaba|faltou|falta|faltando|sumiu|secou|evaporou|esvaiu|perdi) [me|o|a|todo o|toda a|meu|
  minha|até o] (pique|gás|fôlego|lenha|perna|pernas|ânimo de viver|vitalidade|energia vital)
(me|) (falta|faltam|faltou|faltaram) (energia|força|forças|gás|pique|pernas|fôlego|ar e força|
  coragem de levantar)
(sugou|suga|sugando|sugaram|drenou|drena|drenando|consumiu|consome|comeu|roubou|rouba|levou|tirou|
  tira) [toda|tudo|todo|toda a|todo o|o resto da|o que restava da|até a última gota da] (minha|meu|
  minhas|a minha|o meu) (energia|força|forças|paz|saúde|vida|alma|sossego|fôlego|paciência|sanidade|
  vitalidade|gás|juízo)
(levando|levo|levei|vou|vivo|sigo|ando|seguindo|indo|empurrando|trabalhando|
  vivendo) .. (aos trancos e barrancos|na base do café|na base da força|no braço|capengando|mancando|
  a duras penas|me arrastando|arrastado|arrastada|no limite|na raça|no sacrifício|sem fôlego|
  no vermelho|no automático do cansaço)
me (arrastei|arrasto|arrastando|arrastava) [até|pra|para|pelo|pela|o dia], (sair|levantar|saí|
  levantei) da cama (virou|foi|é|parece|se arrastando|à força|no guindaste) [um|uma] [sacrifício|
  luta|batalha|parto|suplício|tortura|guerra|maratona|missão]
(acordo|acordei|acordando|levanto|levantei|amanheci) [mais|já|sempre|muito] (cansado|cansada|exausta|
  exausto|esgotada|esgotado|moída|moído|quebrada|quebrado|morta|morto|podre|arrebentada|arrebentado|
  destruída|destruído|derrotada|derrotado)
(dormir|descansar|descanso|sono) [já|nenhum] (não|nem) (resolve|resolveu|adianta|adiantou|repõe|
  recupera|basta|dá conta|me recupera|repara|descansa) [mais]
(nem|não) (com|dormindo|depois de|descansando) .. (descanso|descansei|recupero|recuperei|melhoro|
  passa|resolve)
nem assim (descansei|descanso|recuperei|durmo|relaxei|melhorei), $NAO (descanso|descansei|recupero|
  recuperei|recarrego|me recupero|me recuperei) [mais|nunca|as|nem] [energias|forças]
`;
