/** Lost meaning and motivation, being fed up, in Brazilian Portuguese. */
export const lostMeaning = `
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
nada .. faz [mais|nenhum] sentido, enfadado/a (de|da|do|dos|das|com)
$NAO faz [mais|nenhum|o menor] sentido, sentido nenhum, sem sentido, pra que tudo isso
pra quê isso tudo
pra que (tudo isso|isso tudo|tanto esforço|me esforçar|continuar aqui|tentar|serve isso|
  serve tudo isso)
de que adianta, $NAO adianta (nada|mais|tentar|falar|reclamar|me esforçar), $NAO serve pra nada
(não leva|leva) a lugar nenhum
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
(perdi|perdendo|perco|perdeu|acabou|sumiu|morreu|secou|evaporou|cadê|esvaiu|apagou|esfriou|murchou|
  minguou|foi se|foi embora) [todo|toda|qualquer|de vez|já] [o|a|meu|minha|aquele|aquela|as|
  os] (interesse|gosto|tesão|encanto|vontade|motivação|ânimo|entusiasmo|sentido|propósito|prazer|
  brilho|paixão|fé|amor|graça|ilusão|ilusões|empolgação|vocação|chama|fogo|idealismo|curiosidade|
  ambição|sonhos|estímulo|apreço|admiração|zelo|capricho|empatia|compaixão|humanidade|sensibilidade|
  orgulho (da|do|de ser) [que|profissão])
(interesse|gosto|tesão|encanto|vontade|motivação|ânimo|entusiasmo|paixão|brilho|empolgação|vocação|
  amor|fogo|idealismo|prazer|graça|estímulo|propósito|empatia|compaixão) [pelo|pela|por|de|do|da|
  em] [trabalho|profissão|dar aula|ensinar|trabalhar|nada|isso|que faço|cuidar] (sumiu|acabou|morreu|
  foi embora|evaporou|zero|zerou|zerado|no zero|no chão|se perdeu|se foi|foi pro ralo|foi pro espaço|
  foi pro saco|foi pro beleléu|apagou|esfriou|murchou|secou|passou longe|abaixo de zero|negativo|
  negativa|nenhum|nenhuma|em queda|no lixo|no pé|na lona|já era|desapareceu|minguou|não existe mais|
  não tem mais|não volta|ficou pra trás)
sem (ânimo|brilho|motivação|vontade|tesão|interesse|entusiasmo|estímulo|propósito|sentido|gosto|saco|
  clima|graça|inspiração|fé|paixão|empolgação|iniciativa|ambição|vocação|curiosidade|
  empatia) (nenhum|nenhuma|algum|alguma)
(ânimo|motivação|vontade|tesão|interesse|entusiasmo|empolgação|saco|paciência pra reunião) (zero|
  nenhum|nenhuma|abaixo de zero|no chão|negativo|negativa|lá embaixo|em falta|no subsolo|
  na sola do sapato|no dedão do pé|no ralo|próximo de zero), zero (ânimo|motivação|vontade|tesão|
  interesse|entusiasmo|saco|clima|brilho|empolgação|empatia|propósito|sentido|paixão) [pra|para|de|
  por|pelo|pela|com|em]
(nenhuma|nenhum|pouca|pouquíssima|pouco|pouquíssimo|falta de|falta|faltou|faltando|cadê|baixa|
  baixíssima|muita falta de|me falta|me faltou|some|sumiu) [a|o|mais|meu|minha] (ânimo|motivação|
  vontade|tesão|interesse|entusiasmo|estímulo|empolgação|propósito|saco|sentido|inspiração|
  iniciativa|brilho|paixão|coragem de ir|vontade de ir|vontade de trabalhar)
$NAO (tenho|sinto|há|existe|tem|vem|acho|encontro|vejo|enxergo|sobrou|restou|resta) [nenhuma|nenhum|
  muito|muita|qualquer|nem|o|a|lá|menor|pingo] [de|menor] (ânimo|motivação|vontade|tesão|interesse|
  entusiasmo|saco|prazer|gosto|sentido|propósito|graça|paixão|empolgação|estímulo|orgulho|apego|
  vínculo|brilho|ambição|porquê|vocação|encanto|empatia|coragem de (ir|abrir))
$NAO (sinto|tenho) mais (nada|amor|carinho|orgulho|paixão|tesão|prazer|gosto|vontade|interesse|ânimo|
  saco) [pelo|pela|por|em|no|na|de|com] [trabalho|profissão|que faço|empresa|escola|alunos|pacientes|
  aulas]
$NAO (faz|tem|fazem|vejo|acho|encontro|há) [mais|nenhum|o menor|muito|lá] (sentido|propósito|
  razão de ser|significado|cabimento|lógica)
(pra|para) que (me matar|me dedicar|tanto|caprichar|me importar|tanto esforço|tanta reunião|
  tanta planilha|esforço|estudar tanto|fazer bem feito|me esforçar|tentar|tudo isso|isso|servir|
  trabalhar tanto|serve isso|serve meu trabalho|serve tudo isso|correr), de que (adianta|serve|
  vale) [tanto|tudo|isso|me|o meu|meu|trabalhar|estudar|me matar|caprichar], (adianta|adiantou) [de|
  alguma] (nada|quê), não (adianta|adiantou) [mais] (nada|tentar|falar|reclamar|me esforçar|insistir|
  explicar|caprichar|me matar), $NAO (leva|levou|vai levar|dá em|deu em|serve|serviu|muda|vai mudar|
  mudou|resolve) [a|pra|para|em] (nada|lugar nenhum|nenhum lugar)
(tudo|trabalho|esforço|reuniões|projeto|rotina|isso|dias|semanas|aula|aulas) [é|foi|são|virou|ficou|
  parece|está|tá] [só|tudo|uma|um|mais|puro|pura|tão|sem] (em vão|à toa|inútil|teatro|fachada|
  encenação|palhaçada|faz de conta|enxugar gelo|perda de tempo|tempo perdido|cinza|cinzas|iguais|
  sem graça|sem cor|sem sal|insosso|insossa|vazio|oco de sentido|insuportável|um saco|um porre|
  um tédio|chatice|uma chatice|obrigação|castigo|tortura|fardo|rotina morta)
(virou|virando|vira|parece|ficou|tornou se) [só|uma|um|pura|puro|mais|apenas] (rotina morta|
  obrigação|fardo|só obrigação|tortura|suplício|castigo|só boleto|peso|prisão|linha de produção|
  linha de montagem|teatro|circo|martírio|sacrifício|calvário|só um emprego|só um salário|
  só dinheiro|um cárcere|via crucis|purgatório|enxugar gelo)
(desmotivadaço|desmotivadíssimo|desanimadaço|desanimadão|desanimadona|desestimulado|desiludido|
  desenganado|desencorajado|desencorajada|desmobilizado|desmobilizada|desalentado com|desgostoso|
  desgostosa|desgosto|decepcionada|enfado|fastio|entediado|entediada|tédio|marasmo|
  pasmaceira|monotonia|mesmice|estafado de|desengajado|desengajada|descomprometido|descomprometida|
  desvinculado|desapaixonado|desapaixonada|desacorçoado|desacorçoada|descorçoado|descorçoada|
  desenxabido|desenxabida|desacreditado|incrédulo|incrédula|niilista|niilismo|cinismo|ceticismo|
  desesperança com a empresa|desconfiança da empresa|desapego|alienado|alienada|alienação|robotizada|
  mecanizada)
(já|um dia|antes|outrora) (acreditei|amei|vibrava|vibrei|gostei|fui apaixonado|fui apaixonada|
  me importei|me importava|fiz com gosto|fazia com gosto|vestia a camisa|
  vesti a camisa) .. (hoje não|agora não|hoje tanto faz|hoje nada|não mais)
(caiu|caíram) a ficha de que (nada|não|essa|esse|sou só), (me|nos) (usaram|sugaram|descartaram) e
desanimei, desmotivei, broxei, desencantei, desacreditei (de|do|da|dos|das|disso|desse|dessa)
(desacreditei|desencantei|desapeguei|desgostei|desmotivei|desisti|cansei|enjoei|broxei|desapaixonei|
  desiludi|larguei|enchi|abusei|saturei) (de|do|da|dos|das|desse|dessa|disso|deste|desta|com|o|a|
  essa|esse) (trabalho|projeto|empresa|equipe|carreira|profissão|escola|chefe|firma|curso|docência|
  enfermagem|emprego|lugar|setor|gestão|meta|metas|reunião|reuniões)
brochante/s, broxante/s, que (saco|porre|merda|bosta|desânimo|preguiça|tédio|ranço|nojo|palhaçada|
  chatice|inferno|droga de trabalho|lixo de trabalho) (de|esse|essa|desse|dessa|isso|que|ter|
  trabalhar|ir|voltar|tudo|esta|este)
que (saco|porre|desânimo|preguiça|tédio|ranço), (mó|maior|baita|puta|que) (desânimo|preguiça|tédio|
  ranço|bode|saco|asco|nojo),
(deu|dá|dando|bateu|bate|veio|tomei|peguei|criei|sinto|morro|morrendo|tenho|haja|ando) [com|de] [um|
  uma|muito|muita|aquele|aquela|tanto|tanta] (preguiça|bode|ranço|asco|nojo|tédio|desânimo|desgosto|
  repulsa|ojeriza|aversão|abuso|birra|implicância|desprezo|antipatia|bronca) (de|do|da|dos|das|desse|
  dessa|disso|pelo|pela|ao|à) [pensar|ir|ver|abrir|ter] [em|pro|pra|o|a|de] (gente|reunião|reuniões|
  cliente|clientes|trabalho|trabalhar|empresa|chefe|firma|escola|aluno|alunos|lugar|tudo|segunda|
  pessoas|serviço|viver|planilha|planilhas|setor|plantão|existir|profissão|isso|diretoria|gestão)
sem (um pingo|uma gota|o mínimo|resquício|nem um pingo|nem sombra) de (saco|ânimo|vontade|motivação|
  tesão|interesse|entusiasmo|empatia|paixão|brilho|propósito|sentido)
# Fed up, hatred of the job
de saco cheio, saco cheio, saco na lua, saco estourado, o saco (encheu|estourou|cheio|explodiu)
encheu o saco, enchi o saco, enche o saco, haja saco
^cheio/a (da|do|dessa|desse|disso|deste|desta|dos|das|daqui), ^cheio/a de (trabalhar|reunião|
  cobrança|tudo isso|isso|gente|cliente|aluno|mentira|promessa|desaforo|frescura)
farto/a (de|da|do|dessa|desse|disso), saturado/a (de|da|do|com|desse|dessa|disso|deste), saturei
saturou, saturação
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
cansei (da|do|dessa|desse|disso|deste|desta|daquele|daquela|dos|das)
cansei de (fingir|agradar|bajular|trabalhar|reunião|promessa|promessas|mentira|mentiras|engolir|
  implorar|correr atrás|ser capacho|ser trouxa|ser invisível|dar murro|enxugar|explicar|cobrança|
  cobranças|gente|cliente|clientes|aluno|alunos|empresa|chefe|chefia|meta|metas|sorrir|dar aula|
  dar plantão|ouvir desculpa|ouvir reclamação|ouvir desaforo|ser tratado|ser tratada|ser usado|
  ser usada|carregar|me importar|brigar|tudo isso|insistir|esperar reconhecimento|esperar promoção|
  esperar valorização)
cansado/a (da|dessa|desta|daquela) (empresa|firma|profissão|repartição|gestão|diretoria|
  politicagem|burocracia|palhaçada|hipocrisia|falsidade|área|carreira)
cansado/a (do|desse|deste) (emprego|trabalho|lugar|setor|cargo|ambiente|chefe|sistema|
  mundo corporativo)
cansado/a de (fingir|agradar|engolir sapo|bajular|promessa|promessas|gente|pessoas|ouvir desculpa)
cansaço (da|dessa) empresa, não tenho mais saco, $NAO tenho saco, tomei bronca (de|da|do)
<odiar> (esse|este|meu|essa|esta|minha|trabalhar|ir|cada|tudo|aquele|aquela|meus|vir|segunda|
  segundas|o (trabalho|emprego|serviço|lugar|chefe|hospital|setor|fone|cargo|plantão|
  que faço)|a (empresa|escola|firma|chefe|rotina|loja|
  profissão))
detesto (esse|essa|meu|minha|ir|trabalhar|este|esta|tudo|vir|aquele) [trabalho|emprego|lugar]
$NAO (gosto|curto|amo|suporto) [mais] (do que faço|do meu trabalho|desse trabalho|o que faço|
  do trabalho|de lá|daqui|do meu emprego|meu trabalho|esse trabalho|esse emprego|esse lugar)
$NAO gosto mais (disso|daqui|de lá|desse|dessa|do que|do trabalho|da profissão|de dar aula|
  de trabalhar|de vir|de nada)
(essa|esta|aquela|a) (empresa|firma|escola|repartição) (é|virou) (um lixo|uma merda|uma palhaçada|
  um circo|um inferno|uma piada|tóxica|uma bagunça|uma prisão)
(esse|este|aquele|meu) (trabalho|emprego|serviço|lugar) (é|virou) (um lixo|uma merda|um inferno|
  uma piada|um circo|tóxico|uma prisão|um peso|uma tortura|um saco|insuportável)
inferno de (trabalho|emprego|vida|empresa|lugar)
(trabalho|emprego|vida|empresa|rotina|segunda|lugar) (de merda|do inferno|dos infernos|maldito|
  maldita|desgraçado|infernal|de bosta|lixo)
merda de (trabalho|emprego|empresa|vida|rotina|lugar|serviço)
bosta de (trabalho|emprego|empresa|vida|rotina|serviço), porcaria de (trabalho|emprego|empresa)
que se lixe, (palhaçada|circo|hospício) (sem fim|essa empresa), ambiente tóxico
(domingo|segunda) (me dá|dá|bate) (nojo|desespero|ânsia|bode), bode de segunda, revoltado/a [com]
revolta (com|dessa), indignado/a com a (empresa|gestão|diretoria|chefia), ressentido/a
ressentimento, mágoa (da|dessa|do|com a) (empresa|chefia|gestão|escola|chefe), amargurado/a
amargura, de ovo cheio, de mal com (o trabalho|a vida|o mundo), pistola com (tudo|a empresa)
birra (do|da|com)
(de saco cheio|saco cheio|sem saco|de paciência cheia com|cheio até a tampa|cheia até a tampa|
  até o talo|até a tampa|até o pescoço|até as tampas|até aqui|até a goela|por aqui ó|por aqui|
  de bode|de mal|de ranço|de bronca|de cara virada|pela hora da morte|de cara|na tampa) (com|de|da|
  do|desse|dessa|disso|deste|desta|dos|das|daqui|ó|com esse|com essa)
(não|nem) (aguento|suporto|tolero|aturo) [mais|nem] (olhar|ver|ouvir|escutar|sentir) .. (cara|voz|
  nome|cheiro|som|logo|telefone|toque|barulho da notificação|uniforme|crachá)
(não|nem) (suporto|tolero|aturo|engulo) [mais|nem] [o|a|os|as|esse|essa|esses|essas|meu|minha|este|
  esta|aquele|aquela|mais] (chefe|chefia|gestor|gestora|administração|gestão|diretoria|empresa|firma|
  trabalho|emprego|reunião|reuniões|cliente|clientes|politicagem|hipocrisia|falsidade|burocracia|
  ambiente|profissão|setor|lugar|escritório|sistema|cobrança|papo|conversa|mundo corporativo|rh|
  equipe|colegas|gente|escola|plataforma)
já deu (pra mim|para mim|o que tinha que dar|dessa|desse|disso|deste) (esse|essa|isso|de|nesse|nessa|
  aqui|desse|dessa|essa empresa|o|a) [trabalho|emprego|empresa|firma|call center|escola|profissão|
  carreira|lugar]
(detesto|odiando|detestando|abomino|abominando|maldigo|amaldiçoo|desprezo|repudio|desprezando) (cada|
  o|a|os|as|esse|essa|este|esta|meu|minha|meus|minhas|tudo|ir|trabalhar|vir|aquele|aquela|atender|
  segunda|segundas|estar) (minuto|segundo|dia|trabalho|emprego|empresa|firma|chefe|reunião|lugar|
  serviço|que|aula|cliente|profissão|escola|nisso|aqui|função|rotina|setor|escritório)
(ódio|raiva|nojo|asco|horror|pavor|aversão|ojeriza|birra|ranço|repulsa|desprezo|antipatia|bronca|
  abuso) (desse|dessa|deste|desta|daquele|daquela|do meu|da minha|do|da|dos|das|pelo|pela|ao|à|de ir|
  de trabalhar) [o|a|ao|pro|pra|esse|essa] (trabalho|trabalhar|emprego|empresa|firma|chefe|lugar|
  serviço|escola|setor|reunião|rotina|call center|repartição|profissão|cliente|clientes|gestão|
  diretoria|escritório|meta|sistema|tudo)
(merda|bosta|porcaria|droga|lixo|inferno|desgraça|porra|prisão|hospício|circo|antro|zona|bagunça|
  caralho) (de|dessa|desse|do|da|desta|deste) (trabalho|emprego|empresa|firma|lugar|serviço|rotina|
  reunião|escala|setor|chefe|gestão|vida de|hospital|escola|repartição|meta|sistema|escritório|
  plantão|profissão|cargo)
(essa|esta|aquela|a|essa minha|esse|este|aquele|o|meu|minha) (empresa|firma|escola|repartição|
  trabalho|emprego|serviço|lugar|hospital|clínica|escritório|profissão|carreira|setor|chefia|gestão|
  vaga|cargo|call center|banco|loja) (é|virou|parece|está|tá|só é) [um|uma|só|mesmo|puro|pura|
  de] (lixo|merda|inferno|piada|circo|prisão|peso|tortura|saco|insuportável|tóxico|tóxica|hospício|
  palhaçada|moedor de gente|máquina de moer gente|cadeia|cárcere|castigo|fardo|câncer|droga|porcaria|
  bosta|zona|bagunça|cilada|furada|farsa|teatro|antro|vergonha|enganação|mentira)
`;
