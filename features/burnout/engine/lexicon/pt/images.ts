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
que (nem|) (madame|rainha|rei) [na|no|em|de], (feito|igual|que nem|como) (criança|menino|menina|guri|guria) (feliz|no natal|com brinquedo|em dia de festa|no parque)
(mais|fiquei) (bobo|boba|besta) (que|do que|de orgulho|de feliz|de contente|de alegria), cada um mais bobo que o outro
não (tem|há|existe) (salário|dinheiro|preço|ouro) que (pague|compre|valha)
não troco (isso|isto|essa vida|esta vida|esse trabalho|esse lugar|meu trabalho) por (nada|cidade|dinheiro|lugar|emprego)
(emoldurei|emoldurar|emoldurando|vou emoldurar|guardei|pendurei|colei) [o|a|esse|essa|um|uma] (bilhete|desenho|frase|cartinha|elogio|recado|mensagem) .. (no
  mural|na parede|na geladeira|no bolso|no coração|no peito|na carteira)
# Thanks, peace, luck
(obrigado|obrigada) (meu deus|senhor|deus|jesus|meu pai|minha nossa senhora|vida), (paz|sossego|calmaria|alegria|felicidade) (total|pura|completa|sem tamanho|que só vendo)
coisa boa (essa|isso|demais|de viver|de ver), a gente vai dar certo, (eu|tudo|isso) vai dar certo (e acreditei|sim|eu sinto)
(minha|meu) (namorada|namorado|mulher|marido|noiva|noivo) disse sim, (disse|disseram) sim e eu (chorei|gritei|pulei|abracei)
(fui|foi) (promovida|promovido|efetivada|efetivado|aprovada|aprovado|contratada|contratado) (e|pulei|gritei|chorei|meu deus|caramba)
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
[já] dou um pulo, (dei|levo|levei) um pulo (da cadeira|do sofá|com|quando), (qualquer|cada) (barulho|toque|porta) .. (pulo|susto|coração)
(lágrima|lágrimas) [não] (desceu|desceram|desciam|caiu|caíram|caíam|escorreu|escorreram|escorrendo|param|parou|pararam|correu|correram)
(começou|começaram|começa) a (descer|cair|escorrer) [a|as|uma] (lágrima|lágrimas)
sentei no chão (e fiquei|e não|e chorei|do banheiro|do corredor), fico em pé na janela
só [um] vazio [por dentro|aqui dentro|no peito|mesmo|e mais nada], não consigo nem ficar (bravo|brava|triste|feliz)
`;

export const bodyInImages = `
(coluna|lombar|costas|joelho|joelhos|ombro|ombros|quadril) (já era|gritando|grita|gritou|reclamando|reclama|reclamou|rangendo|range|estalando|chiando|fazendo barulho|pedindo
  arrego|pedindo socorro)
$SITE travou [no meio|de vez|de novo|inteiro|inteira]
(mão|mãos|dedo|dedos|pé|pés|calcanhar) (rachada|rachadas|rachado|rachados|esfolada|esfoladas|abriu toda|abriram|em carne viva|cheia de calo|cheias de calo|cheios de bolha)
(uma|duas|três|quatro|cinco|2|3|4) da (manhã|madrugada) (pensando|fazendo conta|fazendo contas|repassando|encarando o teto|olhando o teto|acordada|acordado) [em|na|no|e]
(meu|o) (cérebro|cabeça|juízo) (liga|acende|acorda) sozinho [de|às|de madrugada]
`;

export const distanceInImages = `
não (sinto|senti|tenho) [mais|nem] raiva (da|do|nem), não (sinto|senti|tenho) nem (raiva|pena|tristeza|vontade) [de|mais]
não sinto mais (raiva|pena|nada|orgulho|prazer) (da|do|de|por|em|nem)
(um|uma) (vidro|parede|muro) entre (mim e|eu e o|eu e a), (há|tem) (um vidro|uma parede|um muro) entre
(falo|dou|digo|respondo) [o|um] (bom dia|obrigado|boa tarde) (com a boca|da boca para fora|no automático|sem olhar), nem dou (bom dia|mais bom dia)
nem (lembro|sei) [mais] por que [um dia] [eu] (quis|escolhi|entrei|comecei|vim|aceitei|sonhei)
por mim (fechava|fecha|podia fechar|acabava|acaba|que feche|que exploda|pegava fogo) [amanhã|hoje|tudo]
virei (carimbo|cone|poste|robô|máquina|peça|número|planilha|crachá|mobília|móvel|parafuso|estátua), nem viro a cara
que se (entendam|virem sem mim|resolvam), (concordei|concordo) com tudo .. (nem sei|tanto faz|sem ouvir|sem escutar)
(antes|antigamente) .. .. me (mexia|tocava|comovia|emocionava|doía) [e|mas|agora|hoje]
em (nenhum|nenhuma) (estive|estava|fiquei) (inteiro|inteira|presente|ali)
(olho|olhei|olhando) o relógio (atrás|de cinco em cinco|a cada|o tempo todo|toda hora), não quer mais (falar com ninguém|sair da cama|ver ninguém)
quero largar (tudo|isso|e não|esse|o emprego|o serviço|a empresa|a profissão)
(invento|inventei) (dentista|médico|compromisso|doença|desculpa) para não (ir|sair|encontrar|ver|falar)
`;

export const selfBlameInImages = `
# Words for oneself
(sou|fui) [mesmo] [um|uma] (leso|lesa|jegue|jumento|anta|mula|toupeira|songamonga|fiasco|perigo|zé ninguém|fraude|farsa|enganação|peso morto|zero à esquerda|cagão) [mesmo|ambulante]
(uma|um) inútil (de|mesmo|completo|completa|que), me (chamando|chamei|xingando|xinguei|chamo|xingo) de (inútil|burro|burra|idiota|imbecil|incompetente|lerda|lerdo|
  fracassado|fracassada|tudo)
nem para .. .. (presto|sirvo), nem para .. [eu] (presto|sirvo) [mais], (cara|rosto) no chão (de vergonha|que homem|que mulher|por)
fiquei com a cara no chão, tenho cara de quem não sabe, (a pessoa|o ser humano|a criatura) mais (burra|burro|inútil|incompetente|lerda) (do|da|de)
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
`;
