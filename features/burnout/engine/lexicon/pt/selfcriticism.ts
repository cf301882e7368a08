/** Guilt, worthlessness, failure, impostor feelings and shame, in Brazilian Portuguese. */
export const selfcriticism = `
# Guilt
culpa, culpado/a, culpabilizado/a, me <culpar>, me culpo, me culpando, culpa minha, minha culpa
a culpa é minha, a culpa foi minha, (tudo|foi|é) (culpa|por culpa) minha, por minha culpa
(peso|dor) na consciência, consciência pesada, remorso, remorsos, arrependido/a, arrependimento
me <arrepender>, me <cobrar> [demais|muito|tanto|o tempo todo|por tudo|por não], me cobrando
autocobrança, cobrança interna, me <censurar>, me <condenar>, me <punir>, me <martirizar>
me <recriminar>, me <repreender>, me <criticar>, me <julgar>, me <crucificar>, me <flagelar>
me <castigar>, me <detestar>, me <odiar>, me odeio, ódio de mim, raiva de mim, nojo de mim
decepcionado/a comigo, frustrado/a comigo, bravo/a comigo, com raiva de mim, puto/a comigo
irritado/a comigo
me acho [um|uma|o|a] [completo|completa|verdadeiro|verdadeira] (lixo|fracasso|fraude|farsa|merda|peso|burro|burra|incapaz|péssimo|péssima|inútil|ridículo|ridícula|feio|lento|lenta|
  fraco|fraca|menos|inferior|incompetente|o pior|a pior|tão burra|tão burro)
(não|nunca) me perdoo, $NAO (consigo|posso) me perdoar, imperdoável, autossabotagem, me <sabotar>
me xingo, me xinguei, me maltrato, minha maior inimiga, meu pior inimigo
sou (meu|minha) (pior|maior) (inimigo|inimiga|juiz|carrasco)
# Worthlessness
^inútil, ^inúteis, inutilidade, imprestável, imprestáveis, um nada
sou (um|uma|um belo|uma bela|tão|muito|mesmo um|mesmo uma|só um|só uma) (nada|lixo|merda|bosta|
  fracasso|fracassado|fracassada|derrota|desastre|porcaria|piada|farsa|fraude|impostor|impostora|
  mentira|peso|fardo|estorvo|burro|burra|idiota|imbecil|anta|jumento|jumenta|incapaz|incompetente|
  inútil|perdedor|perdedora|perdido|vergonha|decepção|erro|zero à esquerda|medíocre|péssimo|
  péssima|fraco|fraca|egoísta|covarde|lerdo|lerda|lento|lenta|preguiçoso|preguiçosa|encosto|chato|
  chata|desorganizado|desorganizada|insuficiente|inferior|trouxa|ruim|tapado|tapada|jegue|
  estúpido|estúpida|ridículo|ridícula|monstro)
sou (burro/a|idiota|imbecil|incapaz|incompetente|inútil|medíocre|péssimo/a|fraco/a|egoísta|
  covarde|lerdo/a|insuficiente|inferior|trouxa|ruim|estúpido/a|ridículo/a|desprezível|patético/a|
  fracassado/a|descartável|dispensável|invisível|o problema|a pior|o pior|a culpada|o culpado|
  a vergonha)
(me sinto|me sentindo|me senti|me sentia|nos sentimos|sinto que sou|sinto como) [como] [um|uma|o|
  a] [grande|pior|completo|completa|verdadeiro|verdadeira] (nada|lixo|merda|bosta|fracasso|
  fracassado|fracassada|farsa|fraude|impostor|impostora|peso|fardo|estorvo|burro|burra|idiota|
  imbecil|incapaz|incompetente|inútil|perdedor|perdedora|vergonha|zero à esquerda|medíocre|
  péssimo|péssima|pior|insuficiente|inferior|ridículo|ridícula|desprezível|pequeno|pequena|
  minúsculo|minúscula|diminuído|diminuída|humilhado|humilhada|atrasado|atrasada|deslocado|
  deslocada|descartável|dispensável|invisível|desvalorizado|egoísta|monstro|fraco|fraca|falso|
  falsa)
um zero à esquerda, zero à esquerda, sem valor, $NAO (<valer>|valho) nada, valho nada
sem valor nenhum, $NAO (mereço|merecia) [nada|esse|essa|estar|o|a|ser|isso|nenhum]
$NAO (<prestar>|<servir>|sirvo|presto) [nem] [mais] [pra|para] [nada|isso|essa|esse|mais|ser]
$NAO sirvo nem
só (atrapalho|dou trabalho|dou problema|estorvo|ocupo espaço|peso|faço peso|faço merda|
  faço besteira|faço bobagem|faço cagada|decepciono|estrago|piso na bola|dou mancada|dou despesa|
  causo problema|sei errar|erro)
<atrapalhar> (todo mundo|todos|a equipe|o time|os outros|mais do que)
um (peso|fardo|estorvo|atraso|encosto) (pra|para|na) [a|o|os|todo|minha|meu|meus]
(sou|me sinto|virei) [um] (peso|fardo) [morto], peso morto, estorvo, fardo (pra|para), descartável
substituível, dispensável, autoestima (baixa|no chão|zero|lá embaixo|péssima|destruída|no pé)
baixa autoestima, sem autoestima, me sinto (pequeno/a|diminuído/a|inferior|menor que)
complexo de inferioridade, inferior a todo mundo
# Incompetence and failure
incompetente/s, incompetência, incapaz/es, incapacidade, despreparado/a, insuficiente/s
insuficiência minha, ^medíocre/s, mediocridade, fracasso, fracassos, fracassado/a, <fracassar>
fracassando, falhei, falhamos, falhando, <decepcionar> [todo mundo|todos|minha|meu|a|o|meus]
decepcionei, decepção pra, <estragar> tudo, estraguei [tudo|a|o|de novo], <arruinar> [tudo]
<ferrar> com tudo, caguei tudo, pus tudo a perder
$NAO sou (nada|ninguém|capaz|suficiente|boa o bastante|bom o bastante|bom o suficiente|
  boa o suficiente|boa nisso|bom nisso|boa em nada|bom em nada|competente|inteligente|
  inteligente o bastante|páreo|bom profissional|boa profissional|boa mãe|bom pai|boa mãe|
  bom professor|boa professora|boa enfermeira|bom enfermeiro|boa|bom|digno|digna|merecedor|
  merecedora|tão boa|tão bom|qualificado|qualificada|metade|talhado|talhada|feito pra isso|
  feita pra isso|a profissional|o profissional|bom líder|boa líder|boa chefe|bom chefe|
  boa o bastante pra|forte o bastante|boa filha|bom filho|boa amiga|bom marido|boa esposa|
  bom companheiro) [pra|para|de|o|nem]
(não|nunca|jamais) (sou|fui|serei|vou ser) [bom|boa] (o bastante|o suficiente|suficiente)
nunca é (o bastante|suficiente|bom o bastante) [o que faço|]
(nada|nada do que) [que] [eu] (faço|fiz) (é bom|é suficiente|presta|está bom|dá certo|sai direito|
  basta|é bom o bastante|adianta|fica bom)
faço tudo errado
(só|sempre) (faço|fiz) (merda|besteira|bobagem|cagada|coisa errada|tudo errado|errado|asneira|
  lambança|porcaria|papel de)
(fiz|faço) [só|mais uma|muita|outra|a] (merda|cagada|besteira|burrada|lambança|papelão|burrice|
  trapalhada|asneira) [de novo|outra vez]
$NAO (faço|fiz|acerto|consigo fazer|consigo acertar|sei fazer) (nada|uma|nem uma) [direito|certo|
  que preste|bem feito|coisa certa|bem|uma|dentro]
$NAO acerto (uma|nada|mais)
(erro|errei|errando|erro em) (tudo|sempre|em tudo|de novo|feio|mais uma vez|toda hora)
tudo (o que|que) [eu] (faço|toco) (dá errado|dá ruim|desanda|sai errado|estraga|quebra|vira merda)
$NAO (tenho|possuo) [a menor|nenhuma|mais|muita|a] (competência|capacidade|talento|vocação|dom|
  jeito pra|jeito para|qualificação|preparo|valor|inteligência|perfil|estofo|bagagem|moral|
  gabarito|utilidade)
sem (competência|capacidade|talento|vocação|valor|utilidade|jeito pra|preparo)
$NAO (estou|tô) à altura, (não|nunca) (estou|tô|estive) (à altura|preparado o bastante)
(abaixo|aquém) (do esperado|da média|do que esperam|do que deveria)
$NAO (dei|estou dando|tô dando|correspondo|atendo|rendo) (o que esperam|às expectativas|
  o esperado|o meu melhor|o suficiente|ao que esperam)
deixo a desejar, deixei a desejar
(sou|fui|sendo|estou sendo|tenho sido|ando|como|que) [um|uma] (péssimo|péssima|mau|má|pior|
  horrível) (mãe|pai|filha|filho|profissional|professor|professora|colega|amigo|amiga|irmã|irmão|
  esposa|marido|enfermeira|enfermeiro|líder|chefe|gestor|gestora|médico|médica|pessoa|funcionário|
  funcionária|companheira|companheiro|aluno|aluna|namorada|namorado|técnico|técnica)
(péssimo|péssima|má|mau) (mãe|pai|filha|filho|profissional|professor|professora|colega|amigo|
  amiga|irmã|irmão|esposa|marido|enfermeira|enfermeiro|líder|chefe|gestor|gestora|médico|médica|
  pessoa)
^burro/a, burrice, que burrice, que burro/a
que (idiota|anta|imbecil|jumento|tapado|tapada|lesado|lesada|incompetente|lerdo|lerda|
  vergonha de mim|vergonha da minha|fracasso|vexame o meu|estúpida|estúpido|inútil|desastre eu|
  péssimo eu) [eu|que sou|sou eu|a minha]
(idiota|burra|burro|imbecil|otário|otária|trouxa|anta) (que|eu) [eu] sou
(eu|como) sou (burra|burro|idiota|tonto|trouxa)
fui (burro/a|idiota|infantil|fraco/a|egoísta|grosso/a|covarde|estúpido/a|incompetente|injusto/a|
  ridículo/a|imaturo/a|negligente|irresponsável|omisso/a|péssimo/a|um desastre|uma decepção|
  um fracasso|relapso/a|ingênuo/a|displicente|mesquinho/a)
mancada minha, vacilo meu, vacilei feio, pisei na bola, dei mancada, fiz feio, erro meu
todo mundo (consegue|dá conta|evolui|avança|cresce|rende|entende) menos eu
só eu (não|que não|erro) [consigo|dou conta|aprendo|entendo|consegui|rendo|sei|evoluo]
(todos|todo mundo|meus colegas|os outros|qualquer um|qualquer pessoa|qualquer outro|um estagiário|
  a estagiária|o estagiário) (é|são|faz|fazem|faria|fariam|consegue|conseguem|rende|
  rendem) (melhor|melhores|mais) [do] que eu
melhor (do|) que eu
(sou|fico) (pior|menos|mais burro|mais burra|mais lenta|mais lento|inferior) (do que|que|a) [todo|
  todos|os|meus]
me comparo, me comparando, comparando com, ficando pra trás, fiquei pra trás
(estou|tô) (ficando|muito|) (para trás|pra trás|atrasada na vida|atrasado na vida)
deveria (ter feito|saber|conseguir|dar conta|ser melhor|aguentar|render|fazer mais|ser mais forte|
  ter conseguido|ter percebido|ter estudado)
devia (ter vergonha|ter feito|saber|conseguir|dar conta|ser melhor|aguentar|render|fazer mais|
  ser mais|ter percebido|ter avisado|ter conseguido|ter estudado)
eu (devia|deveria) ser (mais|melhor|capaz), por que eu não consigo
(me sinto|me acho|<ser>) [muito|um|uma|tão] fraco/a, fraqueza minha, frescura minha
(é|deve ser) (frescura|drama) minha, mimimi meu, exagero meu, sou (fraca|fraco|frouxo|frouxa|mole)
drama meu
# Impostor and shame
impostor/a, síndrome (do|da) (impostor|impostora), uma (farsa|fraude), farsante/s
(sou|me sinto) (uma|só uma) (fraude|farsa), enganei (todo mundo|todos|a banca|eles)
enganando (todo mundo|todos|a equipe|o time|os outros), engano (todo mundo|todos)
(vão|vai) (descobrir|perceber|notar|ver|sacar) que [eu] (não|sou|nunca|finjo)
descobrirem que (não|sou)
(foi|só|pura|mera) (sorte|cagada|acaso) (eu|me|terem|ter|passar|que passei|que entrei|que me|
  não competência)
só (cheguei|passei|entrei|consegui) (aqui|por|porque) (sorte|por sorte)
$NAO (mereço|merecia) (estar|o cargo|a vaga|a promoção|esse|essa|o elogio|os parabéns)
não sei o que [eu] (estou|tô) fazendo (aqui|nesse cargo|nessa profissão)
não sei fazer [nada|isso|meu trabalho|mais nada]
não (pertenço|deveria estar) (aqui|a esse|nessa|nesse)
vergonha (de mim|de ser|do que|da minha|de quem|da profissional|da pessoa|como|por não|por ter|
  de não|de mim mesma|de mim mesmo|de estar|de pedir|de falar que)
envergonhado/a [de|por], me <envergonhar>
me sinto (suja|sujo|indigno|indigna|exposta|exposto|patética|patético|ridícula|ridículo|humilhada|
  humilhado)
humilhado/a, humilhação, ^patético/a, ^ridículo/a, indigno/a
(vergonha|nojo|raiva) (do|da) .. que (me tornei|sou|virei|estou|estou virando), que vergonha (de mim|de ser|do meu|da minha|eu), vergonhoso da minha parte
virei (uma pessoa|esse tipo|a pessoa|o tipo|uma mãe|um pai|uma profissional|um profissional|
  alguém|a chefe|o chefe) (horrível|de|que|ausente|pior|ruim|amarga)
(me dói|dói) saber que (virei|sou), (sou|virei) esse tipo de
<negligenciar> (minha|meu|meus|os|minhas)
(ausente|relapso/a) (como|com|pra|para) (mãe|pai|meus|minha|meu|os)
(abandonei|abandonando|largando) (minha|meu|meus) (família|filha|filho|filhos|mãe)
não (dei|tenho dado|dou|estou dando) (atenção|assistência|tempo) (pra|para|aos|ao|à) [os|as|a|
  o] (meus|minha|meu|minhas|filhos|família|crianças|casa)
(filhos|crianças|família) merecem (mais|coisa melhor|mãe|pai|alguém)
eu que (lute|estrago|sou o problema|estou errada|estou errado|não presto), o problema sou eu
sou eu o problema, o defeito é meu, tem algo errado comigo, tem alguma coisa errada comigo
(algo|alguma coisa|o que) [há] de errado comigo, o que há de errado comigo, meu (fracasso|defeito)
(minha|tamanha) (incompetência|burrice|incapacidade|lerdeza|fraqueza|mediocridade|inutilidade)
desperdício de (espaço|oxigênio|ar|vaga), (perda|atraso) de vida eu
`;
