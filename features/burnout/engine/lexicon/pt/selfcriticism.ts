/** Guilt, worthlessness, failure, impostor feelings and shame, in Brazilian Portuguese. */
export const selfcriticism = `
# Said to oneself
(pensei|penso|falei|repito|repeti|digo|voz) .. [nossa] [como] você (não serve|não presta|não vale|não consegue|não aprende|é (burra|burro|inútil|uma
  vergonha|um fracasso|péssima|péssimo|fraca|fraco)|estraga)
se (eu|você) fosse (boa|bom|melhor|inteligente|mais inteligente|competente|esperta|esperto|forte|mais forte|capaz) [mesmo|de verdade], que vergonha (de mim|eu)
(sou|fui|estou sendo|tenho sido|me sinto|me achando|me acho) (um|uma) .. (horrível|péssimo|péssima|ruim|desnaturado|desnaturada|ingrato|ingrata|
  relapso|relapsa|inútil|fracassado|fracassada|incompetente)
(vivendo|vivo|morando|moro) (nas|às) custas (dela|dele|deles|delas)
(me achando|me acho|me sinto|me senti) [uma|um] (fraude|farsa|impostora|impostor|lixo|nada|zero|ninguém|inútil|ingrata|ingrato|burra|burro)
# In so many words
(acho|sinto|sensação de|sei|parece|fico achando|penso) que [eu] [sempre|só|nunca] (fiz pouco|faço pouco|
  fiz menos|faço menos|não fiz o bastante|não fiz nada|fiz tudo errado|faço tudo errado|devia ter feito mais|
  deveria fazer mais|podia ter feito mais|fiquei devendo|estou devendo|tô devendo|devo|decepciono|atrapalho|
  não mereço|não fiz o suficiente)
(estou|fico|vivo|ando) [sempre] (um passo|dois passos|anos luz) atrás (dos outros|de todos|de todo mundo|
  das outras|da equipe|da turma), $NAO (consigo|soube|sei) (entregar|fazer|produzir|escrever|
  falar) nada (decente|que preste|bom|direito|útil)
(todo mundo|todos|os outros|as outras|qualquer um|as colegas|os colegas) .. (consegue|conseguem|dá conta|
  dão conta|aguenta|aguentam|sabe|sabem|entende|entendem|acerta|faz|fazem) [e|menos|só|tudo|isso] (menos eu|
  só eu|eu não|eu que não|eu fico|eu nem)
(faz|fazem|fez|resolve|termina|entrega) em (uma|um|duas|dois|meia|cinco|dez) (hora|horas|dia|
  minutos) [o] que eu (levo|demoro|gasto|não faço|não consigo)
(se eu fosse|se eu soubesse ser|se eu prestasse|se eu tivesse) [uma|um|mais] [pessoa|mãe|
  profissional] (competente|boa|capaz|forte|inteligente|organizada|organizado|esperta|esperto|atenta|atento|
  melhor|menos burra|menos burro|vergonha na cara|competência|capacidade|pulso|jeito) [isso|não|eu|nada] [isso|
  não]
(qualquer) (estagiário|estagiária|colega|pessoa|um|uma|novato|novata|criança|outro|outra|aprendiz|
  trainee) (faria|faz|fazia|teria feito|atende|atenderia|daria|saberia) [isso|tudo|isto] melhor [do] [que eu]
(qualquer um|qualquer uma|qualquer pessoa|até um estagiário|até o estagiário|uma criança|até criança|
  outra pessoa) [teria|já|no meu lugar] [já] (faria|fazia|feito|resolveria|daria|conseguiria|perceberia) [isso|
  tudo|conta] (melhor|mais)
metade do que esperam, (vão|eles vão) se arrepender [de mim|de ter me], o problema sou eu, (acho|sei|
  parece) que é (pena|dó|caridade)
[não paro de|não consigo parar de|vivo|fico|ando|só sei|vivo a|passo o dia] (me culpar|me cobrar|me criticar|
  me comparar|me punir|me julgar|me xingar|me diminuir|me sabotar|me condenar|me depreciar|me rebaixar)
(meu|minha) (trabalho|texto|código|desempenho|aula|projeto|resultado|rendimento|atendimento|entrega|produção|
  currículo) (é|está|foi|ficou|anda|saiu|continua) [muito|bem|tão] (medíocre|ruim|péssimo/a|um lixo|fraco/a|
  horrível|uma porcaria|abaixo|insuficiente|vergonhoso/a|pobre|uma vergonha)
[minha|a] cabeça [é] oca, não aprendo (nada|nunca|mais), [sou|eu] devagar [demais], (fiz|fazendo|
  faço) papel de (bobo/a|idiota|trouxa|palhaço/a|ridículo/a|burro/a|besta), só (dei|dou|cometi) (fora|mancada|
  furo|gafe)
(coisa|erro|trabalho) de (amador|amadora|principiante|iniciante|burro|estagiário), $NAO (honro|mereço) [o|a|meu|
  esse] (diploma|cargo|crachá|jaleco|salário|lugar|título|posto|vaga)
$NAO acrescento [mais] (nada|em nada), ninguém perde [nada] [se eu|comigo], (atrasando|atrapalhando|travando|
  puxando para baixo) (todo mundo|a equipe|o time|o grupo|a turma|os outros)
$NAO (consigo|sei|sirvo|presto) [nem|sequer] [para] ser (pai|mãe|gente|filho|filha|amiga|amigo|médica|médico|
  professora|professor|profissional) [direito|de verdade]
(mal feito|malfeito) [ainda], sensação de (insuficiência|inutilidade|incompetência|incapacidade|impostor|
  impostora|fracasso|fraude|culpa|dívida), (eu|) nunca acerto [nada|uma]
que (tipo|espécie|raça|porcaria) de (mãe|pai|professora|professor|médica|médico|enfermeira|enfermeiro|advogada|
  advogado|filha|filho|profissional|pessoa|chefe|amiga|amigo|gente|líder|gestora|gestor|esposa|marido)
enganei (mais um|mais uma|todo mundo|de novo|todos|bem), (falho|falhei|falhando|tenho falhado|
  venho falhando) [de novo|sempre|muito] com
(sou|me sinto|virei) [só|uma|um] .. pela metade, (sou|me sinto) metade de (mãe|pai|gente|pessoa|profissional)
(cheguei|entrei|passei|estou|fiquei|subi) [aqui|lá|nessa|nesse] [só] por (sorte|engano|acaso|pena|indicação) [não por]
me (promoveram|contrataram|escolheram|chamaram|aprovaram|efetivaram|deram o cargo) [só] por (engano|pena|acaso|
  falta de opção|dó)
não sei (como|por que|porque) [ainda|eles] [ainda] não me (mandaram embora|demitiram|dispensaram|descobriram|
  trocaram|despediram|tiraram)
(deixei|deixo|deixando) (a turma|a equipe|o time|todo mundo|o pessoal|meus colegas|minha família|meus filhos|
  meus alunos|as meninas|meus pacientes) na mão
(enganando|engano|enganei|iludindo|tapeando|enrolando) (todo mundo|os|as|meus|minhas|o|a) (clientes|pacientes|
  alunos|colegas|cliente|chefe|equipe|turma|gente)
que (decepção|vergonha|fracasso|desastre|fiasco|inútil|porcaria|fraude|lixo) [de] [mãe|pai|professora|professor|
  profissional|enfermeira|enfermeiro|filha|filho|gente|pessoa] [que] (eu sou|sou eu|que sou|sou)
$NAO dou uma dentro, só (passo|faço|pago|dou) (vergonha|burrada|mancada|fora|vexame|mico|papelão|feio|cagada)
$NAO (entrego|faço|produzo|escrevo) nada que preste
(fico remoendo|remoo|remoendo|martelando|ruminando) [o|meu|cada|aquele|os meus|todo] (erro|erros|fora|deslize|
  furo|que eu disse|que falei|fracasso)
aquém (do|da|dos|das|de), (não|nunca) [estou|tô|fico|me sinto] à altura
# Guilt and self-reproach
culpa, culpado/a, culpabilizado/a, me <culpar>, me culpo, me culpando, culpa minha, minha culpa
a culpa é minha, a culpa foi minha, (tudo|foi|é) (culpa|por culpa) minha, por minha culpa
(peso|dor) na consciência, consciência pesada, remorso, remorsos, arrependido/a, arrependimento
me <arrepender>, me <cobrar> [demais|muito|tanto|o tempo todo|por tudo|por não], me cobrando
autocobrança, cobrança interna, me <censurar>, me <condenar>, me <punir>, me <martirizar>
me <recriminar>, me <repreender>, me <criticar>, me <julgar>, me <crucificar>, me <flagelar>
me <castigar>, me <detestar>, me <odiar>, me odeio, ódio de mim, raiva de mim, nojo de mim
decepcionado/a comigo, frustrado/a comigo, bravo/a comigo, com raiva de mim, puto/a comigo
irritado/a comigo
me acho [um|uma|o|a] [completo|completa|verdadeiro|verdadeira] (lixo|fracasso|fraude|farsa|merda|
  peso|burro|burra|incapaz|péssimo|péssima|inútil|ridículo|ridícula|feio|lento|lenta|
  fraco|fraca|menos|inferior|incompetente|o pior|a pior|tão burra|tão burro)
(não|nunca) me perdoo, $NAO (consigo|posso) me perdoar, imperdoável, autossabotagem, me <sabotar>
me xingo, me xinguei, me maltrato, minha maior inimiga, meu pior inimigo
sou (meu|minha) (pior|maior) (inimigo|inimiga|juiz|carrasco)
<desapontar> [a mim|minha|meu|meus|minhas|todo|todos|a|o|as|os|quem], desapontado/a comigo
a mim mesmo/a de novo
(cheio|cheia|carregado|carregada|tomado|tomada|corroído|corroída|morrendo|morto|morta|consumido|
  consumida|roído|roída|remoído|remoída) (de|pela|por) [tanta] (culpa|remorso|vergonha de mim|
  arrependimento), (a|minha|essa|uma|tanta|muita|só) culpa (me|não|por|de|que|bateu|veio|consome|
  corrói|pesa|danada|enorme|eterna|sem fim)
(carrego|carregando|sinto|sentindo|senti|bateu|bate|veio|vem|fica|ficou|tenho|vivo com|fiquei com|
  fico com|com|de|dá|deu|me dá|me deu) [aquela|uma|um|muita|muito|tanta|a|o|toda] (culpa|remorso|
  peso na consciência|dor na consciência|arrependimento|vergonha de mim|vergonha de mim mesma|
  vergonha de mim mesmo|sensação de fracasso|sensação de incompetência|sensação de inutilidade|
  sensação de não ser boa|sensação de insuficiência|sentimento de culpa|sentimento de fracasso|
  sentimento de inferioridade|síndrome de impostor|síndrome da impostora|síndrome do impostor)
(sensação|sentimento|impressão) de (que|não|ser|estar) [eu|não|uma|um|sou|estou|nunca|só|
  sempre] (fracasso|fracassei|fracassando|falhei|falhando|incompetência|incompetente|inutilidade|
  inútil|insuficiência|insuficiente|inferioridade|culpa|dou conta de nada|sou boa|sou bom|ser boa|
  ser bom|ser capaz|ser suficiente|fraude|farsa|devendo|em dívida|decepcionar|decepcionei|sirvo|
  atrapalhando)
(me|nos) (sinto|sentindo|senti|sentia|achei|acho|achando|considero|considerando|julgo|vejo|
  enxergo) [um|uma|o|a|como|a própria|sempre|cada vez|tipo] [um|uma|grande|completo|completa|belo|
  bela|total|verdadeiro|verdadeira] (culpado|culpada|inútil|burro|burra|incompetente|incapaz|
  insuficiente|fraude|farsa|impostor|impostora|lixo|fracasso|fracassado|fracassada|peso|estorvo|
  fardo|ridículo|ridícula|patético|patética|medíocre|inferior|menor|pequeno|pequena|pequenininha|
  diminuído|diminuída|humilhado|humilhada|envergonhado|envergonhada|idiota|imbecil|trouxa|otário|
  otária|palhaço|palhaça|desqualificado|desqualificada|despreparado|despreparada|imprestável|
  atrasado|atrasada|pior|nada|ninguém|zé ninguém|zero|erro|decepção|vergonha|fraco|fraca|covarde|
  egoísta|monstro|ruim|má|mau|falso|falsa|mentiroso|mentirosa|enganador|enganadora|indigno|indigna|
  lerdo|lerda|tapado|tapada|sem valor|sem talento|sem capacidade|descartável|substituível|
  dispensável|invisível|devendo|em dívida|intrusa|intruso|deslocada|deslocado|anta|jumento|verme|
  barata|inseto|fiasco|desastre|atraso|(péssimo|péssima) (mãe|pai|filho|filha|profissional|
  professora|professor|enfermeira|enfermeiro|chefe|líder|marido|esposa|amiga|amigo|médica|médico|
  gestora|gestor|colega|irmã|irmão|pessoa|dona)|(marido|mãe|pai|filha|filho|amiga|esposa|pessoa|
  profissional) (horrível|péssimo|péssima|ruim|ausente))
(me|mim) (culpo|culpando|culpei|cobro|cobrando|cobrei|martirizo|martirizando|puno|punindo|puni|
  condeno|condenando|condenei|julgo|julgando|julguei|critico|criticando|critiquei|xingo|xingando|
  xinguei|recrimino|recriminando|recriminei|detesto|odeio|odiando|odiei|desprezo|envergonho|
  envergonhando|envergonhei|arrependo|arrependi|arrependendo|saboto|sabotando|sabotei|menosprezo|
  menosprezando|diminuo|diminuindo|rebaixo|flagelo|chicoteio|crucifico|comparo|comparando|comparei|
  acuso|acusando|esculhambo|esculacho|decepciono|decepcionei|decepcionando|desvalorizo|inferiorizo|
  castigo|massacro|maltrato|cobro demais)
(não|nunca|jamais) (me perdoo|me perdoei|vou me perdoar|consigo me perdoar|me perdoarei|me aceito|
  me orgulho|gosto de mim|confio em mim|acredito em mim|me suporto|me aguento|me reconheço como|
  me acho boa|me acho bom|me acho capaz|me sinto capaz|me sinto boa|me sinto bom|me sinto suficiente|
  me sinto à altura|me sinto preparado|me sinto preparada|me sinto digno|me sinto digna|
  me sinto merecedor|me sinto merecedora|me sinto competente) [mais]
(culpa|falha|erro|vacilo|mancada|incompetência|burrice|bobeira|responsabilidade|derrota|descuido|
  desleixo|negligência|falta) (é|foi|só|toda|inteiramente|somente) [toda|só|inteira|todinha|
  mesmo] minha, (a|é|foi|tudo|só) [a] culpa (é|foi) [toda|só|inteira|todinha] minha, (tudo|foi|
  é) [toda|só] (culpa|falha) minha, (brigaram|brigou|atrasou|atrasaram|perdemos|perderam|perdeu|sofre|sofrem|
  sofreu|sofreram|chorou|choraram|
  deu errado|deu ruim|caiu|falhou|levou bronca|pagaram|pagou|piorou|parou) .. (por minha causa|por causa minha),
  (tudo|isso tudo) [isso|foi|é] (por minha causa|por causa minha), (estraguei|estrago|arruinei|
  arruíno|ferrei|acabei com|atrapalhei|prejudiquei|destruí|decepcionei|desapontei|magoei|machuquei|
  frustrei|deixei na mão|abandonei|afundei|atrasei|envergonhei|traí) [com|o|a|os|as|todo|toda|meu|
  minha|meus|minhas|tudo|de novo|a equipe|o time|quem] (tudo|todo mundo|todos|equipe|time|família|
  filhos|filha|filho|mãe|pai|turma|projeto|o projeto|evento|festa|plantão dela|colegas|paciente|
  pacientes|aluno|alunos|chefe|cliente|confia em mim|confiou em mim|setor inteiro|dia deles)
(deveria|devia|podia|poderia) [eu|pelo menos] (ter (feito|sido|dito|visto|percebido|conferido|
  avisado|estudado|ligado|ouvido|escutado|prestado|sabido|conseguido|ajudado|revisado|checado|parado|
  falado|pensado|evitado|aguentado|insistido|ficado|cuidado|lido|perguntado|me|defendido|protegido|
  dado|vergonha)|saber|conseguir|dar conta|ser melhor|aguentar|render mais|fazer mais|ser mais forte|
  ser grata|ser grato|dar mais atenção|me esforçar mais)
(se eu fosse|se eu tivesse sido) [uma|um|mais] (competente|boa|bom|melhor|esperta|esperto|
  inteligente|capaz|forte|profissional|mãe|pai) .. (teria|tinha|não teria|não tinha|daria)
(penso|achei|acho|sei|certeza|impressão|convencido|convencida|percebi|descobri|concluí|sinto|
  parece) (que|de que) [eu|só|sempre|no] (não (sou|presto|sirvo|dou|mereço|levo|tenho|nasci) [boa|
  bom|pra|capaz|suficiente|jeito|isso]|nunca (vou|serei|fui) [ser|boa|bom|capaz]|fracassei|falhei|
  decepcionei todo|errei em|atrapalho|estraguei tudo|sou (um|uma|burra|burro|incapaz|péssima|péssimo|
  inútil|fraco|fraca))
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
  bom companheiro)
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
  péssimo eu)
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
(sou|fui|serei|virei|sendo) [mesmo|um|uma|o|a|sempre|só|meio|realmente|mais] [verdadeiro|verdadeira|
  grande|completo|completa|belo|bela|eterno|eterna] (burro|burra|idiota|imbecil|incapaz|incompetente|
  inútil|medíocre|péssimo|péssima|fraco|fraca|egoísta|covarde|lerdo|lerda|lento|lenta|insuficiente|
  inferior|trouxa|ruim|estúpido|estúpida|ridículo|ridícula|desprezível|patético|patética|fracassado|
  fracassada|descartável|dispensável|invisível|problema|pior|culpada|culpado|vergonha|fraude|farsa|
  impostor|impostora|lixo|merda|bosta|fracasso|derrota|desastre|piada|mentira|peso|fardo|estorvo|
  atraso|nada|zero|erro|decepção|anta|jumento|jegue|tapado|tapada|lesado|lesada|desleixado|
  desleixada|relapso|relapsa|desorganizado|desorganizada|irresponsável|negligente|omisso|omissa|
  imprestável|ingrato|ingrata|ausente|fiasco|desgraça|toupeira|besta|bobo|boba|otário|otária|molenga|
  mole|frouxo|frouxa|preguiçoso|preguiçosa|monstro|encosto|bagunça|grosso|grossa|elo fraco|
  zé ninguém|mau exemplo|má pessoa)
(não|nunca|jamais) (sou|fui|serei|vou ser|me sinto|me acho|me considero|nasci|presto|sirvo|levo|dou|
  estou|estive) (bom|boa|capaz|suficiente|competente|inteligente|digno|digna|merecedor|merecedora|
  qualificado|qualificada|preparado|preparada|pronta|pronto|à altura|nem metade|metade|jeito|talento|
  dom|vocação|perfil|pra isso|pra nada|pra ser|pra liderar|pra ensinar|pra chefiar|pra cuidar|
  pra essa vida|pra esse cargo|pra essa função|pra essa profissão|o bastante|bom o bastante|
  boa o bastante|bom o suficiente|boa o suficiente|forte o bastante|nada direito|conta de nada)
$NAO (presto|sirvo|levo jeito|tenho (jeito|talento|dom|vocação|perfil|capacidade|competência|estofo)|
  nasci) [mesmo|mais|nem] (pra|para|como)
$NAO (consigo|sei|conseguia|consegui|soube|acerto|faço|fiz|termino) [mais|nem] [fazer|ser|acertar|
  entregar|cuidar|dar] [nada|o|uma|nem|a|meu|de|coisa] (direito|certo|que preste|bem feito|mínimo|
  básico|simples|dentro)
(faço|fiz|fazendo|fazia) [sempre|só|mais|uma|um|muita|muito|outra|a|tanta|tudo] [grande|bela|belo|
  puta|uma] (besteira|besteiras|bobagem|bobagens|merda|merdas|cagada|cagadas|lambança|burrada|
  burradas|burrice|asneira|asneiras|trapalhada|papelão|errado|estrago|caca|fiasco|idiotice|
  papel (de (trouxa|idiota)|ridículo))
(dei|dou|dando|cometi|cometo) [mais|um|uma|outro|outra|um baita|o mesmo|de novo] (mancada|vacilo|
  bola fora|gafe profissional|vexame profissional|erro feio|erro idiota|erro imperdoável|
  erro primário|erro besta|erro de principiante|erro de novo|uma de idiota|uma de burra), (vacilei|
  pisei na bola|pisei feio|fiz feio|caguei tudo|caguei|estraguei tudo|ferrei tudo|ferrei com tudo|
  pus tudo a perder|botei tudo a perder|joguei tudo fora|meti os pés pelas mãos|falhei como|
  falhei com|falhei de novo|fracassei como|fracassei de novo|fracassei com|reprovei como)
(errei|erro|errando) (feio|de novo|tudo|em tudo|sempre|rude|outra vez|mais uma vez|por burrice|
  por incompetência|por descuido meu|por minha culpa|como sempre|com minha filha|com meu filho|
  com meus filhos|com a equipe|com ela|com ele)
(fracassei|falhei|fracassando|falhando|fracasso) (como|em tudo|de novo|com|na|no|nisso|outra vez|
  em ser), (mãe|pai|filha|filho|profissional|professora|
  professor|esposa|marido|chefe|gestora|gestor) (fracassado|fracassada|de merda|relapso|relapsa|
  ausente|de mentira|meia boca|meia tigela|desnaturado|desnaturada|horrível|péssimo|péssima|
  desalmado|desalmada)
que (burro|burra|idiota|imbecil|anta|tapado|tapada|trouxa|otário|otária|incompetente|incapaz|
  fracasso|fracassado|fracassada|vergonha de mim|vergonha da minha|vergonha me|inútil|lerdo|lerda|
  lesado|lesada|besta|estúpido|estúpida|covarde|péssima mãe|péssimo pai|péssima profissional|
  péssimo profissional|profissional de|mãe é|pai é|tipo de mãe|tipo de pai|tipo de profissional|
  tipo de pessoa|tipo de filha|tipo de filho|tipo de professora|tipo de chefe|desastre|fiasco|
  burrice|burrada|incompetência|idiotice|estupidez|merda que eu|merda eu|jumento|jumenta|toupeira|
  mancada|papelão|bobo|boba) (eu|sou|fui|a minha|minha|que sou|que fui|de mim|sou eu|fui eu|não vê|
  esquece|deixa|faz|sou essa|nem|meu)
que (burrice|burrada|incompetência|estupidez|idiotice|anta|tapada|tapado|jumento|jumenta|papelão|
  fiasco|burro|burra)
(qualquer|até) (um|uma|pessoa|estagiário|estagiária|criança|recém formado|idiota|novato|o novato|
  o estagiário|a estagiária|outro|outra) (faria|faz|consegue|conseguiria|dá|daria|é|seria|saberia|
  sabe|rende)
(todo mundo|todos|os outros|meus colegas|minhas colegas|as outras|o resto|qualquer um|colegas|
  a equipe) .. (menos eu|melhor que eu|melhor do que eu|melhores que eu|mais que eu|mais do que eu|
  e eu não|e só eu não|e eu nada|e eu aqui|e eu fico|e eu fiquei|e eu parado|e eu parada)
(só|somente) eu (não|que não|erro|fico|fiquei|travo|me enrolo|demoro|atraso) [consigo|dou|aprendo|
  entendo|rendo|sei|evoluo|pra trás|acompanho], (fiquei|fico|ficando|estou|tô|vou ficando) [muito|
  cada vez mais] (pra trás|para trás|atrás de todo mundo|na rabeira)
(abaixo|aquém) (do|da|de) (esperado|média|que esperam|que deveria|que esperavam|todo mundo|equipe|
  time|colegas|meus|que podia|mínimo|que posso|cargo), $NAO (estou|tô|me sinto|sou|estive|
  estava) à altura [do|da|de|dos|das|disso], (deixo|deixei|deixando) (a desejar|todo mundo na mão|
  na mão|a equipe na mão)
# Impostor, shame, burden
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
não sei fazer (nada|isso|meu trabalho|mais nada)
não (pertenço|deveria estar) (aqui|a esse|nessa|nesse)
vergonha (de mim|de ser|do que|da minha|de quem|da profissional|da pessoa|como|por não|por ter|
  de não|de mim mesma|de mim mesmo|de estar|de pedir|de falar que)
envergonhado/a [de|por], me <envergonhar>
me sinto (suja|sujo|indigno|indigna|exposta|exposto|patética|patético|ridícula|ridículo|humilhada|
  humilhado)
humilhado/a, humilhação, ^patético/a, ^ridículo/a, indigno/a
(vergonha|nojo|raiva) (do|da) .. que (me tornei|sou|virei|estou|estou virando), que vergonha (de mim|
  de ser|do meu|da minha|eu), vergonhoso da minha parte
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
(vão|vai|podem|iam|ainda vão|um dia vão|qualquer hora vão|daqui a pouco vão|logo vão|medo de que|
  medo que|hora que) [me|todos|eles|a qualquer momento|logo] (descobrir|desmascarar|perceber|notar|
  sacar|ver|descubram|percebam|desmascarem|notem|descobrirem|perceberem) [que|a|quem] [eu|sou|não|
  nunca] (sei|sou|mereço|farsa|fraude|enganando|fingindo|nada|merecia|presto|blefe|verdade|sirvo|
  tenho|real|engano|blefando)
(enganei|engano|enganando|enganar|iludi|iludindo|tapeei|tapeando|blefando|blefo|fingindo|finjo) [a|o|
  os|as|toda|que] (todo mundo|todos|banca|equipe|eles|time|que sei|empresa|chefe|paciente|alunos|
  os outros|que sou capaz|competência|que entendo), (blefe|farsa|fraude|impostora|impostor) (ambulante|completa|
  completo|total|de|
  com|disfarçada|disfarçado|de crachá|de jaleco|nesse|nessa|no|na|entre)
(passei por|entrei por|cheguei por|consegui por|promovida por|promovido por|aprovada por|
  aprovado por) (sorte|pura sorte|acaso|sorte de principiante|sorte e|engano|erro deles|erro do rh|
  pena|dó|falta de opção|cota de sorte|indicação|milagre|fluke|cagada)
$NAO (mereço|merecia|mereci|sou digna de|sou digno de|fiz por merecer)
não (sei|tenho ideia|faço ideia) [do] o que [eu] (estou|tô) fazendo [aqui|nesse|nessa|com|da], (o|
  alguém|quem) [é] que [eu] (estou|tô) fazendo aqui, (não|nunca) (era|é) (pra|para) eu estar (aqui|
  nesse|nessa|ali), não (pertenço|deveria estar|devia estar|mereço estar|combino com) [a] (aqui|esse|
  essa|nesse|nessa|este|esta|esse lugar|esse cargo)
(vergonha|nojo|ódio|raiva|asco|desgosto|decepção) (comigo|de (mim|ser|quem|não|estar|precisar|
  pedir ajuda|mostrar|encarar|olhar|ter)|do (que|meu|profissional|pai|professor|chefe)|da (minha|
  profissional|pessoa|mãe|professora|enfermeira|chefe|filha)|por (não|ter|ser))
(morro|morri|morrendo|morta|morto|tenho|tive|senti|sinto|tanta|muita|puta|
  uma) [de] vergonha (de (mim|ser|quem|não|estar|precisar|pedir|encarar|voltar)|do (que|meu)|
  da (minha|profissional|pessoa|mãe|equipe|turma)|dos meus|das minhas|por não)
(tenho|sinto|senti|tive|fiquei com|estou com|ando com) vergonha, envergonhado/a (de|por|com|do|da|
  comigo|pelo|pela), me sinto envergonhado/a, vergonhoso/a (o que fiz|da minha parte|meu desempenho|
  de minha parte)
(só|sempre|vivo) (atrapalho|atrapalhando|estorvo|decepciono|decepcionando|estrago|estragando|
  causo problema|causo transtorno|dou (trabalho|problema|despesa|prejuízo)|dando trabalho|
  ocupo espaço|ocupando espaço|faço (peso|número)|sei errar|erro|preocupo todo|magoo|peso na)
(sou|viro|virei|sendo) [só|mais|apenas|sempre|mesmo] (um|uma|o|a) [baita|grande|verdadeiro|
  verdadeira|eterno|eterna] (peso|fardo|estorvo|encosto|atraso|carga|problema|incômodo|empecilho|
  inconveniente|despesa|prejuízo|preocupação|decepção|vergonha)
(virei|viro|virando|sou|tornei|transformei) [em] [esse|essa|aquele|aquela|uma|um|o|a|numa|num|
  exatamente] (pessoa|mãe|pai|chefe|professora|professor|enfermeira|médica|profissional|filha|filho|
  esposa|marido|amiga|gestora|gestor|tipo) (horrível|amarga|amargo|ruim|ausente|péssima|péssimo|
  que (grita|esquece|odiava|critiquei|criticava|jurei|eu))
(esqueci|perdi|faltei|não fui|nem lembrei|nem fui) .. (aniversário|apresentação|festa|reunião|
  formatura|consulta|homenagem) .. (filha|filho|mãe|pai|filhos|escola dela|escola dele|sobrinha|
  sobrinho) .. (péssima|péssimo|que mãe|que pai|culpa)
(autoestima|confiança|segurança|amor próprio) [está|tá|anda|em mim|mim|minha|foi|profissional|
  no] (no chão|baixa|baixíssima|zero|lá embaixo|péssima|destruída|no pé|no lixo|abalada|zerada|
  em frangalhos|no subsolo|nenhuma|acabou|sumiu|foi embora|foi pro ralo|despencou|em pedaços|
  em cacos|ralo), (sem|falta de|zero|perdi a|nenhuma) [a] (autoestima|confiança em mim|
  segurança em mim|amor próprio|confiança no meu|fé em mim), (duvido|duvidando|duvidei|desconfio|
  descreio|questiono|questionando|ponho em dúvida|desacredito) [tanto|muito|sempre|todo dia|
  me] (de mim|da minha capacidade|das minhas capacidades|do meu trabalho|do meu valor|do que sei|
  se sou|se sirvo|se presto|se sou capaz|se mereço|da minha competência|de mim mesmo|de mim mesma|
  minha capacidade|meu valor|minha competência|se nasci|se levo jeito|se dou conta)
(me|) (questiono|questionando|pergunto|perguntando|duvido) (me|) [se] (sou|sirvo|presto|mereço|tenho|
  levo|nasci|dou), (inseguro|insegura|insegurança|inseguríssima) [demais|com|total|
  em tudo|quanto|danada], complexo de (inferioridade|vira lata|impostor)
(meu|minha|meus|minhas) (incompetência|burrice|incapacidade|lerdeza|fraqueza|mediocridade|
  inutilidade|insuficiência|covardia|preguiça|falta de talento|falta de competência|falta de jeito|
  ignorância|estupidez|fracasso|fracassos|falhas|limitação|limitações|inferioridade|desleixo|egoísmo|
  negligência|omissão)
(eles|filhos|filha|filho|mãe|pai|marido|esposa|alunos|pacientes|equipe|turma|time|todos|crianças|
  família) (merecem|merece|mereciam|mereceria|mereceriam) [uma|um|alguém|coisa|muito|mais|gente|
  outra|outro] (mais|melhor|mãe|pai|professora|professor|chefe|presente|alguém)
(o|eu) (problema|errado|culpado) (sou|é) (eu|comigo), o problema sou eu, (eu sou|sou eu) (o problema|
  o elo fraco|quem erra|quem atrapalha|a errada|o errado|a culpada|o culpado), (deve ser|é|
  só pode ser) (frescura|preguiça|drama|fraqueza|incompetência|incapacidade|burrice|falta de caráter|
  defeito) (minha|meu|de fabricação meu), (mimimi|drama|frescura|exagero|chilique|preguiça) (meu|
  minha)
(errado|errada|quebrado|quebrada|defeituoso|defeituosa|defeito) (comigo|em mim|de fábrica|
  de fabricação), (tem|há|deve ter|só pode ter) [algo|alguma coisa|um|algum] (errado|errada|defeito|
  quebrado|quebrada|parafuso) [muito] (comigo|em mim|solto em mim|na minha cabeça)
nada (do que|que|o que) [eu] (faço|fiz|entrego|entreguei|escrevo|digo|toco|tento|produzo|ensino)
nunca (é|foi|está|será|fica) [bom|o] (suficiente|o bastante|
  bastante|bom o bastante|bom o suficiente|bom) [o que|pra|para|do que], (tudo|td) (que|
  o que) [eu] (faço|toco|tento|entrego|encosto|pego) (dá errado|dá ruim|sai errado|sai torto|estraga|
  quebra|desanda|vira lixo|vira merda|fica ruim|fica uma porcaria|fica um lixo|fica péssimo)
(mal|nem) (sei|consigo) [nem] (fazer|ser|cuidar|dar conta) (o básico|nem o básico|de mim|dos meus|
  do básico|meu trabalho|de uma planta|da minha casa), nem (isso|pra isso|para isso|o básico|
  uma planilha|uma conta) [eu] (consigo|sirvo|presto|dou conta|acerto|faço direito|sei fazer|
  soube fazer|consegui fazer)
culpa .. (é|foi) [toda|só] minha, culpa (do|pelo) que [eu] (fiz|disse|falei|deixei)
(mãe|pai|filha|filho|profissional|professora|professor|enfermeira|enfermeiro|funcionária|funcionário|
  chefe|líder|companheira|companheiro|esposa|marido|amiga|amigo|irmã|irmão|colega|médica|médico|
  gestora|gestor|namorada|namorado) (pior ainda|ainda pior)
que (mãe|pai|profissional|professora|professor|filha|filho|esposa|marido|pessoa|chefe|enfermeira|
  médica|amiga) [é que] [eu] (sou|virei|fui|tornei|me tornei|horrível|péssima|péssimo)
$NAO (valho|mereço|justifico) [nem] (o que (me pagam|ganho|recebo)|o salário|o pão|metade do|
  um centavo)
`;
