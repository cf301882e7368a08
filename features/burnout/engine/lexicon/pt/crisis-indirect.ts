/**
 * What people say in Portuguese instead of saying it: no reason to go on, a night that is the last, fear
 * of oneself, a chance death that would be welcome, care handed over. In our own words, not reviewed by
 * a psychologist.
 */
export const indirect = `
# Life that is over, heavy, given back
(a vida|minha vida|a minha vida) para mim (acabou|já acabou|terminou|já era|já deu), (minha|a minha|essa|
  esta) vida já deu [o] [que] [tinha que dar|tinha de dar|tinha para dar]
(não|nunca) (quero|queria|consigo) [mais] fazer parte .. (mundo|vida), férias (de existir|de viver|
  da existência|eternas|sem volta), é da vida que [eu] (quero|queria|preciso), quero sair é da vida
quero sair da vida
se [um dia] (ele|ela|eles|você|vocês) .. eu não vivo [mais], (quando|se) [um dia] (ele|ela|minha mãe|meu pai|
  meu filho|minha filha|meu cachorro|minha cachorra|meu gato) (morrer|faltar|partir|se for) eu (vou|morro|parto|
  sigo|fico livre|estou livre|posso ir|acabo)
eu me (mato|enforco) .. (falando sério|é sério|de verdade|juro|não é brincadeira|sem brincadeira|
  não estou brincando), (falando|é) sério .. (eu me|vou me) (mato|matar|enforco|enforcar)
(vontade|desejo) de não (estar|ser) [mais], meu lugar é (debaixo da terra|no cemitério|na cova|no caixão)
só (a cova|o caixão|a terra) [para mim|resolve], viver .. (mais|pior) [do] que morrer, só saio dessa (morto|
  morta), (só falta|falta só) (enterrar|me enterrar|me enterrarem|o enterro|o caixão)
[eu] (devia|deveria|merecia|era para eu) ter (morrido|partido|ido) (no lugar|naquele|naquela|junto|com ele|
  com ela|com eles|antes|eu), era para (eu ter|ter) (morrido|partido|ido (naquela|naquele|no lugar|junto|antes)|
  sido eu (no|naquele|naquela))
(não quer|não aguenta|não suporta) mais (viver|existir|estar viva|estar vivo|essa vida)
# The last night
(essa|esta) noite (é|vai ser|será) a [minha] última, (última|último) (noite|dia|manhã|madrugada|natal|
  aniversário|texto|mensagem) (da minha vida|de vida|nesse mundo|neste mundo|nessa terra|entre vocês|com vida|
  viva|vivo)
(só|) (vou ter|tenho|terei|vou encontrar|encontro|acho|vou achar|descanso|vou descansar|sossego|
  vou sossegar) [paz|sossego|descanso] (quando|depois que|no dia em que) [eu] (partir|morrer|me for|
  fechar os olhos|for embora de vez|estiver morto|estiver morta)
# Dying in other words
(ia|vou|iria|fosse|fui|indo|saía|saio|sairia|parto|partia|partiria|sumia|sumo|sumiria) [embora] [eu] (dessa|
  desta) (vida|existência), (ia|vou|iria|fosse|indo|saía|saio|parto|partia|sumia|sumo|
  desaparecia) [embora] (desse|deste) mundo
eu (me matava|me mataria|me enforcava|me atirava|deixava de existir|parava de existir|não acordava (mais|
  nunca mais)), já (tinha|teria) me (matado|jogado|enforcado), eu (acabava|acabaria|acabo) com (minha|a minha|
  essa|a própria) vida
(me juntar|me encontrar|encontrar|reencontrar|ficar|estar|ir) [com|ao|à|a|junto] .. (falecido|falecida|finado|
  finada), (me juntar|me encontrar|reencontrar|encontrar) [com|ao|à|a|aos] .. que (morreu|partiu|se foi|faleceu|
  perdi|já foi|já partiu)
(pensei|penso|pensado|cogitei|decidi|planejo|desejo|acordei querendo|quis|passou pela cabeça|
  passou pela minha cabeça|cheguei a|tentei|só me resta|melhor|imagino|imagino a) [seriamente|muito|forte|
  até] [em|é|a] me (cortar|machucar|ferir|mutilar)
(era|seria|é) melhor [eu] (não|nem) (estar|está|ta|tar|ter|ficar) [mais] (viva|vivo|aqui mais|nascido)
nem (estar|está) (viva|vivo)
(pelo|do|com o) que [eu] (vou|irei|pretendo) fazer (hoje|esta noite|essa noite|amanhã|comigo|agora|
  daqui a pouco|de madrugada), (escrevo|escrevendo|gravo|passando) [só|aqui|isso|isto] para me despedir, (não|
  nem) se culpem (por nada|pelo que|por isso|por mim)
(valho|valeria|rendo|ajudo|ajudaria) mais (debaixo da terra|enterrado|enterrada|no caixão|em cinzas|
  como seguro), (um|uma) (tiro|bala) (na|no) [minha|meu] (cabeça|testa|peito|boca|ouvido)
(quem me dera|podia|queria|pedi|peço|pedindo|que venha|me daria|seria bom|bem que|torço por|torcendo por|
  um alívio|alívio) [que] [me] [dar|vir|ter|desse|viesse|caísse|cair] [logo] (um|uma) (infarto|enfarte|avc|
  câncer|aneurisma|bala perdida|raio|derrame|parada cardíaca|doença dessas|tumor) [na minha cabeça|em mim]
(deus|senhor|jesus|pai|santa|nossa senhora) .. (me (recolhe|recolha|recolhesse|recolher|tire dessa vida|
  tira dessa vida|tire desse mundo|tira desse mundo|busque dormindo|leve dormindo|levasse dormindo|chamasse)|
  já podia me)
(bater|jogar|jogo|joguei|enfiar|enfio|enfiei|meter|largar|virar) [o|a|com o|com a] [meu|minha] [carro|moto|
  caminhão|bicicleta|bike|van|viatura] (na|no|debaixo|embaixo|contra|em) [de|da|do] [um|uma|o|a] (ribanceira|
  barranco|pilar|caminhão|carreta|precipício|mureta|guard rail|paredão|pilastra|trem|rio)
não (vou|ia|quero|pretendo|iria) chamar (ninguém|socorro|ajuda|a ambulância|o samu|médico)
no fundo [eu] (queria|torci|torcia) que (tivesse sido|fosse) [bem|muito] pior
# The others, relieved
(não|ninguém|nem|nunca) (vai|vão|vou|iria|iriam) [mais] (precisar|ter que|ter de|ter) [mais] [de] (me (aguentar|
  aturar|carregar|sustentar|suportar|engolir)|(se preocupar|gastar|se aborrecer|brigar|sofrer) [mais] comigo|
  cuidar de mim) [por muito tempo|mais]
# Letters, prayers, who stays for now
(carta|cartas|bilhete|bilhetes) .. .. .. (ler|lerem|abrir|abrirem|lesse|acharem|encontrarem) [só] depois
me (recolha|recolhe|recolhesse) [logo|senhor|deus|pai], (oro|orei|rezo|rezei|peço|pedi|orando|pedindo|imploro|
  implorei) .. [deus|ele|jesus] me (buscar|levar|recolher|chamar|tirar daqui|busque|leve|chame)
(seguro de vida|seguro) (dá|dava|daria|deixaria) para (pagar|quitar|eles|criar|sustentar|segurar|elas)
só não (fiz|faço|cometi) [ainda] [uma|nenhuma|essa|a] (besteira|loucura|bobagem|merda) [ainda]
só não me (matei|mato|joguei|jogo) [ainda] (porque|por causa|por conta|pelo|pela)
# Fear of oneself, means out of reach
(medo|receio) (do|de) [o] que [eu] (posso|possa|poderia|vou|sou capaz de|seria capaz de|
  fosse capaz de) fazer (comigo|contra mim|hoje|essa noite|esta noite|sozinho|sozinha|de noite|à noite|
  de madrugada|se ficar|se eu ficar|quando fico)
não (posso|devo|consigo|era para) ficar (sozinho|sozinha|só|perto) [em casa] (com|de|perto de) .. (remédios|
  facas|comprimidos|janela|lâminas|arma|remédio|sacada|varanda)
(pedi|peço|pedir|pedindo|mandei) [para|que] [o|a|os|as] .. (esconder|escondesse|esconda|trancar|trancasse|
  sumir com|sumisse com|tirar de perto|tirasse de perto|levar embora) [as|os|a|o|todas as|todos os] (facas|
  remédios|comprimidos|arma|lâminas|cordas|faca|giletes|chave da sacada)
# Voices and thoughts
(pensamentos|pensamento|ideias|ideia|vontades|impulsos|impulso) .. (de|em) (me (machucar|cortar|ferir|matar|
  jogar)|morrer|fazer mal a mim|sumir de vez)
# Harm done to oneself
(tesoura|faca|lâmina|gilete|estilete|caco|navalha) (no|contra o|contra a|na|nos|perto do|encostada no) [meu|
  meus|minha] (pulso|pulsos|pescoço|garganta|coxa), cortei [o|os] [meu|meus|minha|minhas] (braço|braços|perna|
  pernas|coxa|coxas) no (banheiro|banho|quarto)
(risquei|risco|rasguei|espetei|cutuquei) (o|os|a|as|meu|meus|minha|minhas|o meu|a minha) (pulso|pulsos|
  antebraço|coxa|coxas|pele|braço|braços|barriga), a dor (no|do|na|da|de um) (braço|corte|corpo|pele|carne|
  pulso|perna|coxa) (é|dói) (melhor|menor|menos|mais fácil|mais suportável) [do] que
(fiz|fazendo|faço|abri|risquei) [uns|mais|alguns|uma|um|dois|três|vários|outro|outros] (cortes|corte|riscos|
  risco|cortinhos|marcas|furos|talhos|arranhões) (no|na|nos|nas|em|pelo) [meu|minha|meus|minhas] (braço|braços|
  pulso|pulsos|coxa|coxas|perna|pernas|barriga|pele|antebraço|mim)
me (belisco|arranho|mordo|bato|aperto|soco|cutuco|espeto|unho|queimo|belisquei|arranhei|mordi|bati|apertei|
  espetei|unhei) .. até (ficar roxo|ficar roxa|ficar marcado|sangrar|sair sangue|doer|marcar|arder|machucar|
  ficar tonto|ficar tonta|acalmar|passar)
tomei mais (remédio|calmante|comprimido|dose|gotas) do que (podia|devia|deveria|era), (exagerei|passei da conta|
  errei a mão) (no|nos|na) (remédio|remédios|calmante|calmantes|comprimidos|dose) de propósito
# Somebody close in danger
(carta|cartas|bilhete|bilhetes|mensagem|áudio|vídeo|texto|caderno|diário) .. .. (se despedindo|
  despedindo se) [da gente|de mim|de todos|da família|da vida|de todo mundo]
# A voice that orders it, and what is done when it is past
(voz|vozes) .. (diz|dizendo|dizem|fala|falando|falam|manda|mandando|mandam|pede|repete) [que|para mim] [para|] [eu] (acaba com isso|acabar com isso|acabar com tudo|se mata|me matar|pular|pula|
  cortar|desistir da vida|não acordar)
(eu|e eu|aí eu|assim) [já] paro de (custar|dar trabalho|dar despesa|ser peso|pesar|atrapalhar [todo mundo])
(quero|queria|vou) muito cair [dali|daqui|de lá], quero [muito] cair (da|do) (ponte|prédio|viaduto|laje|cobertura|sacada|telhado|torre)
não (haverá|vai haver|vai ter|terá|há) [mais] [nenhum] (sábado|domingo|natal|amanhã|segunda|aniversário) (meu|para mim|comigo)
(vão|vai) achar [a carta|as cartas|o bilhete|tudo] quando (forem|for|vierem|vier) (arrumar|limpar|esvaziar|abrir) (o|meu|minha) (quarto|casa|armário|apartamento)
(fala|fale|falem|diz|diga|digam|avisa) (para|a) (ela|ele|eles|elas|minha mãe|meu pai|minha filha|meu filho|meus filhos) que (não foi|não é|não teve) culpa [dela|dele|deles|de ninguém]
`;

/** Uncertain alone: a word of work, travel or fiction in the sentence clears them. */
export const uncertain = `
# No reason to go on
não volto [mais] (para|a) lugar nenhum, não (vejo|enxergo) [mais] nada (pela frente|adiante|daqui para frente)
(lutar|lutando|luto) contra (essa|aquela) vontade, depois vou eu, não me procurem [mais], (covarde|fraca|
  fraco) até para isso
(tivesse|tendo) coragem [eu] já (tinha|teria) (feito [isso]|ido|acabado|terminado|me ido|partido), (pensei|
  penso|pensando) (de novo naquilo|naquilo de novo), (queria|quero|só queria|torço para) que (acabasse|acabe)
(não|nem) (consigo|consegui) [mais] (ver|enxergar|achar|encontrar) [mais] [um|uma|outra|nenhum|nenhuma] (saída|
  futuro para mim|(motivo|razão|por que|sentido) [para|em|de] (acordar|viver|continuar|seguir|existir|
  estar aqui))
(carta|cartas|bilhete|bilhetes) (pedindo perdão|explicando tudo|pedindo desculpas por tudo), (escrevi|deixei|
  terminei|gravei|escrevendo|deixar|escrever) [umas|as|minhas] (cartas|vídeos) para [os|as|o|a] (meus|minhas|
  meu|minha|cada|eles|quem)
(não|nem|nunca|já não) [mais] (tenho|vejo|enxergo|acho|sei|há|existe|tem|encontro|sobrou|restou|
  faz) [mais] [nenhum|nenhuma|um|uma] (por que|porque|porquê|por quê|para que|para quê|motivo|razão|
  sentido) [para|de|em|eu] [eu] (continuar|seguir|insistir|continuo|sigo|insisto|resistir|ficar aqui|prosseguir|
  acordar|levantar|existir) [em frente|tentando]
(não|nem) (tem|tenho|há|vejo) [mais] por onde (sair|ir|escapar|fugir), (sol|mar|lua|céu|filhos|filha|filho|casa|
  mãe) .. pela última vez, daqui [eu] não passo, cheguei no meu fim, (nada|ninguém) mais me (espera|segura|
  prende|importa) [aqui|na vida]
# That which has no name
(pensando|pensei|penso|vontade|perto|coragem|hoje|decidi|quase|tentado|tentada) [em|de|eu] [que] [eu] (fazer|
  faço|fiz|tentar|acabar fazendo) (aquilo|o pior|o que não devo|uma loucura dessas|o impensável) [de novo|
  comigo|de uma vez]
(tenho|ando|venho|estou|tô|fico|fiquei|voltei a) (pensado|pensando|pensar) (em|numa|na) [fazer|uma|
  numa] (besteira|besteiras|bobagem|coisa ruim|coisas ruins|coisa feia|coisas feias)
passou besteira pela [minha] cabeça
(não|nem) sei se [eu] (chego|passo|vou chegar|vou passar|duro) (em|a|no|ao|até|até o|até a|do|de) (janeiro|
  fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|fim do ano|natal|ano que vem|
  ano novo|meu aniversário|amanhã|domingo)
# Kept in order for a time without the writer
(dormir|deitar|apagar|fechar os olhos) e (só|) (não|nunca) [mais] (levantar|voltar|abrir)
`;

/** What sounds like danger and is none, in families of daily speech. */
export const harmless = `
# Jests: laughter beside the wish, a thing that would be the death of one
(prazo|meta|metas|escala|cronograma|orçamento|ideia|proposta|plano|contrato|projeto|isso|horário) (é|era|
  vai ser|seria|virou) [um] suicídio, se (esse|essa|o|a|esta|este|mais) [um|uma] ($THING|$WORK|sistema|planilha|
  internet) .. .. eu me (jogo|mato|enforco) [da|de] [janela|ponte|sacada]
(quero|queria|vou|quase|vontade de|querendo) (morrer|sumir|desaparecer|me matar|me enterrar) [de vergonha] (kk|
  kkk|kkkk|kkkkk|kkkkkk|kkkkkkk|kkkkkkkk|rs|rsrs|rsrsrs|haha|hahaha|hahahaha|kakaka|kkkj), me mata (logo|já|aí|
  agora|por favor|de uma vez), alguém me mata
(me mato|me enforco|me jogo|vou me matar|me mata) (kk|kkk|kkkk|kkkkk|kkkkkk|kkkkkkk|rs|rsrs|haha|hahaha)
(me jogar|me jogo|pulo|pular) .. (se tocar|se tocarem|se chover|se cair|se travar|se mandarem|se marcarem)
# Reasons to go on with a thing
(por que|porque|porquê|para que|motivo|razão|sentido|motivos) [para|de|em|eu] [eu] (continuar|seguir|insistir|
  continuo|sigo|insisto|ficar|ficar aqui) [fazendo|tentando|pagando|trabalhando] ((nesse|nessa|neste|nesta|no|
  na) ($PLACE|$WORK|curso|relação|área|carreira|cargo|ritmo|casamento|namoro|reunião|ligação|discussão)|com|
  nisso|pagando|fazendo|trabalhando|estudando|tentando|atendendo|esperando|reclamando|brigando|discutindo|dando)
(só|ainda) (estou|continuo|fico|sigo) aqui (por causa|por|pelo|pela|pelos|pelas) [do|da|dos|das] (salário|plano|
  vale|dinheiro|benefício|benefícios|boletos|contas|convênio|estabilidade|aposentadoria|bônus|wifi|ar|café|
  gratificação|adicional)
se não (fosse|fossem) (o|a|os|as|por|pelo|pela|meu|minha|meus|minhas) .. eu já (tinha|teria) (pedido (as contas|
  demissão|para sair|transferência)|saído|largado|desistido (do|da|desse|dessa)|mudado|faltado|comprado|viajado|
  perdido o)
# Dates and last times of other things
olhando (para|) [a|o] (estrada|rodovia|pista|volante), me procurem (no|na|nas|nos|hoje|amanhã|domingo|para|
  antes|fora|no privado), (já|) pode ir em paz, (dinheiro do|o) (enterro|velório) (do|da|de)
(carta|cartas) de (recomendação|apresentação|cobrança|amor|referência|demissão|intenção|correção|motivação|
  crédito), (que|para que) (acabasse|acabe) (logo|a|o|as|os|esse|essa|este|esta|de chover|bem|em)
me (segura|prende|mantém) [ainda] [aqui|lá] [ainda] (é|são) [só] [o|a|os|as|minha|meu|meus|minhas] (equipe|
  salário|plano|vale|estabilidade|colegas|alunos|turma|dinheiro|benefício|benefícios|convênio|pacientes|time|
  amizade|café|horário|boletos|contas|aposentadoria)
(viver|vivendo) (longe|nessa|nesse|na|no|em|sem|com (o|a|os|as|esse|essa)), já (tinha|teria) (ido|
  feito) (embora|para|no|na|ao|o|a|as|os|um|uma)
(última|último) (noite|mensagem|entrada|dia|vez|texto|plantão|aula) (do|da|dos|das|de|no|na|em|nesse|nessa|
  desse|dessa|neste|nesta|deste|desta|antes) , noite é a última (do|da|de|antes|em|no|na)
(escolhi|marquei|decidi|defini|marcamos) [já] (a data|o dia|a hora|o lugar) (da|do|das|dos|de) 
não passo de (hoje|amanhã) sem, de hoje não passa
# Care of everyday life
(mãe|pai|sogra|sogro|irmã|irmão|avó|avô|marido|esposa|vizinha|vizinho|babá|tia|madrinha|escola|creche|prima|
  amiga|filha|filho|cunhada|ela|ele|quem) [que] [me|só|é que|ainda|sempre|já] (cuida|fica|cuidava|
  ficou) [bem] (da|do|das|dos|de|com)
cuida (do|da|dos|das) .. (enquanto|quando eu (viajo|viajar|trabalho|estou|estiver (no|na|em|de))|no plantão|
  nos plantões|à noite|de manhã|à tarde|é (minha|meu|a|o)|para eu)
(fiquei|fico|sentei|parei) (na|no) (varanda|sacada|terraço|laje) (olhando (a|o|as|os)|tomando|vendo|lendo|
  conversando|ouvindo|fumando)
(subi|subo|subimos|fui) (na|no|até a|até o) (laje|terraço|telhado|cobertura) .. (para (ver|consertar|pegar|
  instalar|mexer|arrumar|trocar|checar|olhar|almoçar|comer|tomar|respirar|conversar|fazer|jantar|lanchar) |
  almoçar)
# Living badly, not living
(viver|existir|vivendo) [só|apenas] (para (trabalhar|pagar|bater|cumprir|servir|produzir|agradar|o trabalho|
  a empresa)|no automático|correndo|no cheque|nesse ritmo|neste ritmo|apagando incêndio|em função|com (esse|
  este|um|dois|o|menos) [salário|mínimo|salários]|de (salário|bico))
(vou|ia|vai|ia acabar) morrer (do coração|cedo|de infarto|de tanto|do estômago), (empresa|equipe|loja|setor|
  firma|escola|hospital|time) .. sem mim
não tem [mais] (saída|jeito) (para|da|do|de|a|o|não|esse|essa|vamos), (projeto|produto|linha|sistema|contrato|
  modelo|reunião|negócio) .. (não tem|sem) [mais] (saída|jeito|volta)
deus me (leve|levasse|leva) (de volta|para casa|para a|para o|na|no|até|em) 
(protagonista|personagem|narrador|narradora|mocinha|mocinho|vilão|heroína|herói) .. (se joga|se jogam|se jogou|
  pula|se atira|se mata|morre|salta) [da|do|de|no|na] [ponte|janela|prédio|penhasco|trem]
# Others at work
(colega|chefe|gerente|amiga|amigo) .. (pediu demissão|se aposentou|mudou de) .. .. (despedida|adeus)
(paciente|pacientes|leito|vítima|cliente|clientes|usuário|hóspede|passageiro|personagem|ocorrência|aluno da|
  colega do) (.. (tentou|tentaram|ameaçou|disse que ia|falou que ia|disse que vai|falou que vai) (suicídio|
  se matar|se jogar|pular|morrer|se enforcar)|[que|do|da|não|já|só] [leito|lado|quarto|sete] (queria|
  quis) (se matar|se jogar|pular|morrer|se enforcar))
(pediu demissão|se aposentou|foi transferido|foi transferida|saiu da|vai sair|trocou de|
  mudou de) .. .. (despedida|adeus|se despediu|se despedindo)
`;
