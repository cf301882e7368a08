/**
 * States told by an image, a deed or a regional word instead of the name of a feeling, in Brazilian
 * Portuguese: "de peito estufado", "as pernas não obedecem", "qualquer hora descobrem que não sei".
 */

export const joyInImages = `
# The body shows it
de peito (estufado|aberto|cheio|lavado), (voltei|vim|saí|fui|cheguei|dormi) .. de peito (estufado|aberto|cheio|leve)
(estou|fiquei|saí|voltei|ando|me sinto) (flutuando|nas nuvem|no céu|em estado de graça|que não me aguento de feliz), nas nuvem
(voltei|vim|fui|saí|cheguei|desci|subi) .. (cantando|assobiando|cantarolando|saltitando|rindo)
coração (ficou|está|virou|parece) [um|uma] (pudim|mole|derretido|manteiga|geleia|festa|quentinho|doce)
(meu|o) (coração|peito|corpo) [inteiro] (se abriu|se aqueceu|derreteu|desatou|se soltou|se aquietou|sossegou|se alargou)
(senti|sentindo) o corpo [inteiro] (se soltar|leve|desatar|relaxar|descansar|agradecer)
(aqueceu|aquece|esquentou) [meu|minha|o meu] (coração|peito|alma|dia|resto do dia|resto da noite)
me (aqueceu|aquece|esquentou) (o coração|o peito|a alma|por dentro|o dia|o resto (do dia|da noite))
(olho|olhos) (molhado|molhados|marejado|marejados|cheio|cheios) .. de (gosto|alegria|orgulho|emoção|felicidade|contente)
(um|dois|três) (metro|metros|palmos|centímetros) (a mais|mais alto|mais alta) [de altura], (cresci|fiquei) (um|dois) (metro|metros|palmos)
hoje [eu] durmo (sem peso|em paz|feliz|sorrindo|tranquilo|tranquila|leve|contente|que nem anjo|como um anjo)
# Laughter
ri (a|o) (tarde|noite|manhã|dia|aula|viagem|caminho|plantão|turno) (inteira|inteiro|toda|todo)
(fiquei|ficamos|a gente ficou|saí|saímos) rindo [juntos|juntas|feito bobo|feito boba|que nem criança|igual criança]
de tanto que [eu|a gente] (ria|ri|rimos), (há|faz|fazia) [quanto|quanto tempo|muito tempo|tempo] [que] [eu] não (ria|sorria) [assim]
e (sorri|ri) (para|no) (o espelho|espelho|mim|mim mesmo|mim mesma|sozinho|sozinha)
(ri|rindo|rimos) e (chorei|chorando|choramos), ri chorando, chorei rindo, (chorei|choramos) junto de (alegria|emoção|felicidade)
# Pride
(me senti|me sentindo|me achando|me achei|saí me achando) [a|o|um|uma|] (rei|rainha|gente|gente grande|importante|máximo|poderosa|poderoso|dona|dono|estrela|artista|
  craque|fera|heroína|herói)
fui eu (que|quem) (fiz|fez|pintei|pintou|plantei|plantou|ergui|ergueu|construí|construiu|montei|montou|criei|criou)
(meu|o meu) trabalho (presta|vale a pena|vale alguma coisa|valeu a pena|serve para alguma coisa|importa|faz diferença|fez diferença)
que nem (madame|rainha|rei), (feito|igual|que nem|como) (criança|menino|menina|guri|guria) (feliz|no natal|com brinquedo|em dia de festa|no parque)
(mais|fiquei) (bobo|boba|besta) (de orgulho|de feliz|de contente|de alegria), cada um mais bobo que o outro
não (tem|há|existe) (salário|dinheiro|preço|ouro) que (pague|compre|valha)
não troco (isso|isto|essa vida|esta vida|esse trabalho|esse lugar|meu trabalho) por (nada|cidade|dinheiro|lugar|emprego)
(emoldurei|emoldurar|emoldurando|vou emoldurar|guardei|pendurei|colei) [o|a|esse|essa|um|uma] (bilhete|desenho|frase|cartinha|elogio|recado|mensagem) .. (no
  mural|na parede|na geladeira|no bolso|no coração|no peito|na carteira)
# Thanks, peace, luck
(obrigado|obrigada) (meu deus|senhor|deus|jesus|meu pai|minha nossa senhora|vida), (paz|sossego|calmaria|alegria|felicidade) (total|pura|completa|sem tamanho|que só vendo)
coisa boa (essa|isso|demais|de viver|de ver), a gente vai dar certo, (eu|tudo|isso) vai dar certo (e acreditei|sim|eu sinto)
(minha|meu) (namorada|namorado|mulher|marido|noiva|noivo) disse sim, (disse|disseram) sim e eu (chorei|gritei|pulei|abracei)
(fui|foi) (promovida|promovido|efetivada|efetivado|aprovada|aprovado|contratada|contratado) (pulei|gritei|chorei|meu deus|caramba)
# Small feasts
(comemorei|comemoramos|brindei|brindamos|festejei|festejamos), (abri|abrimos|estourei) [um|uma|o|a] (espumante|champanhe|cerveja gelada|vinho) para (comemorar|brindar|celebrar)
(me dei|me dando) [um|uma|de] (presente|luxo|mimo|folga), (liguei|corri) para contar [a novidade|a notícia|para minha mãe|para todo mundo]
(mandei|mostrei|contei) .. para (todo mundo|a família toda|o grupo da família|deus e o mundo)
(fiquei|estou|saí|voltei) (toda|todo|mó|que nem|feito) (besta|boba|bobo|prosa|orgulhosa|orgulhoso|pavão|exibida|exibido|convencida|convencido|radiante)
(valeu|vale|valeram) [cada|todo|toda|muito|super] (a pena|o esforço|cada minuto|cada centavo|o sacrifício|o suor|o dia|o mês|a semana|o ano)
(missão cumprida|dever cumprido|sensação de dever cumprido|alívio danado|alívio enorme|alívio grande|alívio bom)
(nem|não) (acredito|acreditei|creio) [ainda|que consegui|que passei|que deu certo|que ganhei] [de tão|de tanta] (feliz|alegria|bom|lindo|felicidade|emoção)
(deu|dando|dá) [um|uma|aquela|aquele] (quentinho|calorzinho|paz|alegria|orgulho|gás|ânimo novo|energia boa|sensação boa|alívio) [danado] [(no peito|no coração|na alma)]
(faz|fez|fazia) [um|tanto|muito|tão|super] bem (para (mim|a alma|a cabeça|o coração)|demais|danado), me fez [muito|tão|um] bem
(tirei|tirou|tiraram) [um|uma|esse|aquele] (peso|piano|tonelada|caminhão) (das|de cima das|dos|de cima dos) [minhas|meus] (costas|ombros)
(respirei|respiro|suspirei|dormi|durmo|sosseguei) (fundo e sorri|aliviado|aliviada|leve|que nem (pedra|anjo|criança|bebê)|feito (pedra|anjo|criança|bebê)|como (anjo|criança|bebê))
(acordei|levantei|amanheci) (disposto|disposta|inteira|inteiro|nova|novo|de bem|cantando|renovado|renovada|antes do despertador cantando)
(a|essa|minha) (turma|equipe|galera|família|criançada) [toda] (rindo|cantando|dançando|abraçada|reunida e feliz|em festa)
(abracei|abraçou|abraço|abraçaram) .. (rindo|apertado|demorado|que valeu), (ganhei|recebi) [um|uma] (abraço|beijo|carinho|bilhetinho|elogio|carta|flor|flores)
(coração|alma|peito) (em paz|sossegado|sossegada|quieto|tranquilo|serena|sereno|agradecido|agradecida|contente)
`;

export const wornInImages = `
# Limbs and head refuse
(perna|pernas|braço|braços|mão|mãos|corpo) não (quis|quiseram|obedece|obedecem|obedeceu|obedecia|obedeciam|aguenta|aguentam|aguentou|aguentaram|responde|
  respondem|respondeu|responderam|acompanha|acompanham) [mais]
não (entra|entrava|entrou) [mais] nada (na [minha] cabeça|na mente|em mim), (li|reli) .. .. e não entrou nada
(números|letras|linhas|palavras) [já] (dançavam|dançam|embaralhavam|embaralham|se mexiam|pulavam)
(perco|perdi|perdendo) o fio [da meada|da conversa|do que dizia|do pensamento]
(cabeça|mente|cérebro) (é|está|virou|parece) [um|uma|em|de] (pano molhado|modo avião|papa|concreto|pedra|esponja|saco vazio|purê|tela azul|tela preta|ervilha)
não lembro [nem] (do que|o que) (comi|almocei|jantei|fiz|falei|li) [hoje|ontem]
não consigo (sentar|ficar parado|ficar parada|ficar quieto|ficar quieta|parar quieto|parar quieta|sossegar|terminar uma frase|terminar nada)
não (tenho|tinha|tive|sobrou|sobra|resta|restou) [mais] [nem] (palavra|palavras|paciência|colo|cabeça|uma palavra|um parágrafo|nada) (dentro de mim|em mim|aqui dentro|para
  (meu filho|minha filha|meus filhos|minha mãe|meu marido|minha mulher|ninguém|casa))
# Work as a machine that wrings
(turno|dia|plantão|trabalho|mês|escala|temporada|safra|semana|obra|serviço|lida) (me|está me|vem me|anda me) (espremeu|moeu|moendo|engoliu|engolindo|triturou|esmagou|
  esmagando|mastigou|mastigando|comendo viva|comendo vivo|comendo por dentro|acabou comigo)
me (espremeu|espremeram|moeu|moeram|torceu|torceram) (que nem|igual|feito|como) (laranja|pano|roupa|bagaço|cana|limão)
# Nerves
(briguei|discuti|gritei) .. por (besteira|nada|bobagem|qualquer coisa|qualquer coisinha|pouca coisa|causa de nada)
[já] dou um pulo, (dei|levo|levei) um pulo (da cadeira|do sofá), (qualquer|cada) (barulho|toque|porta) .. (pulo|susto|coração)
(lágrima|lágrimas) [não] (desceu|desceram|desciam|caiu|caíram|caíam|escorreu|escorreram|escorrendo|param|parou|pararam|correu|correram)
(começou|começaram|começa) a (descer|cair|escorrer) [a|as|uma] (lágrima|lágrimas)
sentei no chão (e fiquei|e não|e chorei|do banheiro|do corredor), fico em pé na janela
só [um] vazio [por dentro|aqui dentro|no peito|mesmo|e mais nada], não consigo nem ficar (bravo|brava|triste|feliz)
# Worn by the clock and by others
(contando|contei|conto) (os minutos|as horas|os segundos|os dias) (para|até) (ir embora|acabar|sair|a folga|o fim|sexta|dormir)
(chorei|choro|chorando|desabei) .. (no (carro|banho|ônibus|metrô|estoque|vestiário|travesseiro|chuveiro|almoxarifado|estacionamento)|na (cozinha|garagem|escada|copa|rua))
(respirei|respiro|respirar) (fundo|) (para não|e engoli o|antes de) (chorar|gritar|explodir|choro|surtar), engoli o choro, engolindo o choro, segurei o choro, segurando o choro
(fiquei|fico|estou|ando) (com os nervos|com a cabeça|com a paciência|com o pavio) (à flor|a mil|quente|cheia|estourando|fritando|curta|curto|no limite|por um fio)
(pavio|paciência|estopim) (curto|curta|zero|no fim|acabou|acabada|esgotada|por um fio)
(o|meu) corpo (pesa|pesava|pesado|arrasta|arrastado|desligou|desliga|não sai do lugar|parece chumbo|parece de chumbo)
(vim|voltei|cheguei|subi|fui) [para casa] (me arrastando|arrastada|arrastado|rastejando|no automático|quebrada|quebrado|moída|moído|só o pó|só a carcaça|sem alma|destruída|destruído)
(só|eu só) (quero|queria|penso em|pensava em) (cama|dormir|sumir da frente|deitar|meu travesseiro|um banho e cama)
(durmo|dormi) e acordo (cansado|cansada|mais cansado|mais cansada|moído|moída|igual), (nem|mal) (dormir|o sono|o descanso|o fim de semana|a folga|o feriado) (resolve|descansa|adianta|adiantou|deu conta|salvou)
`;

export const bodyInImages = `
(coluna|lombar|costas|joelho|joelhos|ombro|ombros|quadril) (já era|gritando|grita|gritou|reclamando|reclama|reclamou|rangendo|range|estalando|chiando|fazendo barulho|pedindo
  arrego|pedindo socorro)
$SITE travou [no meio|de vez|de novo|inteiro|inteira]
(mão|mãos|dedo|dedos|pé|pés|calcanhar) (rachada|rachadas|rachado|rachados|esfolada|esfoladas|abriu toda|abriram|em carne viva|cheia de calo|cheias de calo|cheios de bolha)
(uma|duas|três|quatro|cinco|2|3|4) da (manhã|madrugada) (pensando|fazendo conta|fazendo contas|repassando|encarando o teto|olhando o teto|acordada|acordado)
(meu|o) (cérebro|cabeça|juízo) (liga|acende|acorda) sozinho [de madrugada]
`;

export const distanceInImages = `
não (sinto|senti|tenho) (mais|nem) raiva [disso|de ninguém|da empresa], não (sinto|senti|tenho) nem (pena|tristeza|vontade)
não sinto mais (pena|nada|orgulho|prazer) [de ninguém|por ninguém|pelo trabalho]
(um|uma) (vidro|parede|muro) entre (mim|eu)
(falo|dou|digo|respondo) [o|um] (bom dia|obrigado|boa tarde) (com a boca|da boca para fora|no automático|sem olhar), nem dou (bom dia|mais bom dia)
nem (lembro|sei) [mais] por que [um dia] [eu] (quis|escolhi|entrei|comecei|vim|aceitei|sonhei)
por mim (fechava|fecha|podia fechar|acabava|acaba|que feche|que exploda|pegava fogo) [amanhã|hoje|tudo]
virei (carimbo|cone|poste|robô|máquina|peça|número|planilha|crachá|mobília|móvel|parafuso|estátua), nem viro a cara
que se (entendam|virem sem mim|resolvam), (concordei|concordo) com tudo .. (nem sei|tanto faz|sem ouvir|sem escutar)
(antes|antigamente) .. .. me (mexia|tocava|comovia|emocionava|doía)
em (nenhum|nenhuma) (estive|estava|fiquei) (inteiro|inteira|presente|ali)
(olho|olhei|olhando) o relógio (atrás|de cinco em cinco|a cada|o tempo todo|toda hora), não quer mais (falar com ninguém|sair da cama|ver ninguém)
quero largar (tudo|isso|e não|esse|o emprego|o serviço|a empresa|a profissão)
(invento|inventei) (dentista|médico|compromisso|doença|desculpa) para não (ir|sair|encontrar|ver|falar)
# Only the hours
(faço|fiz|entrego|cumpro|atendo) (só|apenas|só o|o mínimo) [o] (mínimo|necessário|básico|que mandam|que está escrito|contrato), só (cumpro|cumpri|bato) (o horário|a tabela|o ponto)
(tanto faz|não me importa|já não me importo|não ligo mais|pouco importa) (quem|o cliente|a meta|o resultado), (deixei|deixo|parei) de (me importar|ligar|querer saber|perguntar)
(finjo|finjindo|fingi) que (escuto|ouço|me importo|ligo|trabalho|leio|presto atenção), (não|nem) (leio|abro|respondo) mais (os|as|o|a) (emails|email|mensagens|grupo|mensagem)
(perdi|perdeu|perdendo|acabou|sumiu|morreu) [o|a|todo|toda] (brilho|encanto|graça|gosto|tesão|vontade|paixão|sentido) [de|do|da|pelo|pela|por] (trabalho|trabalhar|ensinar|profissão|coisa|lida|ofício|atender|cozinhar|cantar)
(para que|pra que) (me esforçar|caprichar|tanto esforço|estudar|tentar) [se], (não|nem) (pergunto|quero) mais (saber|nome|notícia) [de ninguém]
`;

export const selfBlameInImages = `
# Words for oneself
(sou|fui) [mesmo] [um|uma] (leso|lesa|jegue|jumento|anta|mula|toupeira|songamonga|fiasco|perigo|zé ninguém|fraude|farsa|enganação|peso morto|zero à esquerda|cagão) [mesmo|ambulante]
(uma|um) inútil (mesmo|completo|completa|de (jaleco|crachá|farda)), me (chamando|chamei|xingando|xinguei|chamo|xingo) de (inútil|burro|burra|idiota|imbecil|incompetente|lerda|lerdo|
  fracassado|fracassada|tudo)
nem para .. .. (presto|sirvo), nem para .. [eu] (presto|sirvo) [mais], (cara|rosto) no chão (de vergonha|que homem|que mulher|por)
fiquei com a cara no chão, tenho cara de quem não sabe, (a pessoa|o ser humano|a criatura) mais (burra|burro|inútil|incompetente|lerda) [do mundo|da turma|da firma]
queria ser (boa|bom) em (alguma coisa|pelo menos|algo|qualquer coisa), (talvez|acho que|vai ver) [eu] nunca (fui|tenha sido|serei) (boa|bom|capaz)
(quem tirou zero|quem falhou|quem errou|quem fracassou|quem não soube) fui eu, (não sei|nunca soube) (ensinar|educar|chefiar|cuidar de ninguém|fazer nada direito|nada de verdade)
é (o|isso|ali|aqui) que eu mereço [mesmo], não sei por que [eu] insisto, não me perdoo
# Found out
(qualquer|uma) (dia|hora|momento) (desses|destes|) [alguém|eles|todos|todo mundo|o chefe|a chefe] (descobre|descobrem|percebe|percebem|nota|notam|levanta e diz|vai descobrir|vão
  descobrir|vai perceber|vão perceber|me desmascara|me desmascaram)
(descobrem|descobre|percebem|percebe|descobriram|perceberam|notaram|vão descobrir|vão perceber|vão ver|descubra|descubram) que [eu] (não sei|não sirvo|não presto|não mereço|não entendo|
  não tenho|só finjo|só copio|só decoro|só enrolo)
(descobrem|percebem|descobriram|perceberam|vão descobrir|vão perceber|vão ver|descubram|notaram|viram) que [eu] sou (um|uma) (farsa|fraude|impostor|impostora|mentira|enganador|
  enganadora|incompetente|burra|burro)
não sei metade do que (finjo|digo|dizem|pensam|acham), (não sei|nunca soube) o que [eu] (estou|faço|estava) (fazendo ali|fazendo aqui|ali|aqui)
espero o flagrante, (menor|pequeno|pequena) (que|do que|demais para) (o|meu|este) (cargo|crachá|título|lugar|posto)
# Always me
comigo (acontece|é|dá errado) sempre, só acontece comigo, não acontece com os outros acontece comigo, (mais|outra) uma (para|na) [a|minha] (coleção|lista) de (cagada|cagadas|erros|
  fracassos|vergonhas|burradas)
parabéns campeã, parabéns campeão, (por|de|morta de|morto de) vergonha de (mim|ser eu|existir), por vergonha
# Less than the others
(todo mundo|os outros|eles|as outras|os colegas) (consegue|conseguem|dá conta|dão conta|sabe|sabem) [fazer] (menos eu|e eu não|só eu que não)
(só eu|sou o único que|sou a única que) (não (consigo|sei|dou conta|entendo|presto)|erro|atraso|fico para trás)
(estraguei|estrago|acabei|acabo) [com] (tudo|com tudo|a festa|a surpresa|o projeto|o time) [de novo|sempre|outra vez], (sempre|de novo|outra vez) eu (estrago|erro|estraguei|errei|atraso|falho|decepciono)
(decepcionei|decepciono|envergonhei|envergonho) (todo mundo|(meu|minha|meus|minhas) (pai|mãe|pais|filho|filha|filhos|equipe|família)|a equipe|a família|eles|ela|ele)
(não|nem) (fui|sou|era) (homem|mulher|mãe|pai|forte|capaz|esperto|esperta) (o bastante|o suficiente|para isso|para dizer)
(onde|aonde|em que) (eu|é que eu) (errei|falhei|fui errar), (me|eu me) (odeio|detesto|desprezo|envergonho|culpo|castigo|cobro|condeno) [por|quando|muito|demais|tanto]
(fico|fiquei) (me culpando|me cobrando|me martirizando|me punindo|me chicoteando|me comparando|me diminuindo)
(a|minha) consciência (pesa|pesou|pesada|não deixa|dói|doeu), [com] a consciência pesada, (peso|pesando) na consciência
(quem|quem é que) (vai|ia) (querer|contratar|gostar de|confiar em) (alguém|uma pessoa|um|uma) (como eu|assim|feito eu|desse jeito), ninguém (ia|vai) querer alguém como eu
`;
