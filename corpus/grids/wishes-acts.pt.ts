import type { Form } from './sentences.ts';

/**
 * Plain danger in Brazilian Portuguese: acts and states, and the frames people say them in. Any
 * reader recognises each sentence at once. Not reviewed by a psychologist.
 *
 * Forms: infinitive, present, imperfect, subjunctive, preterite, gerund. A `-` stands where the form
 * means something else or nothing: "me afoguei" is an accident, nobody writes "me matei".
 */
export const VERBS: Readonly<Record<string, string>> = {
  jogar: 'jogar jogo jogava jogasse joguei jogando',
  atirar: 'atirar atiro atirava atirasse atirei atirando',
  tacar: 'tacar taco tacava tacasse taquei tacando',
  lançar: 'lançar lanço lançava lançasse lancei lançando',
  enfiar: 'enfiar enfio enfiava enfiasse enfiei enfiando',
  pular: 'pular pulo pulava pulasse pulei pulando',
  saltar: 'saltar salto saltava saltasse saltei saltando',
  matar: 'matar mato matava matasse matei matando',
  enforcar: 'enforcar enforco enforcava enforcasse enforquei enforcando',
  suicidar: 'suicidar suicido suicidava suicidasse suicidei suicidando',
  envenenar: 'envenenar enveneno envenenava envenenasse - envenenando',
  asfixiar: 'asfixiar asfixio asfixiava asfixiasse - asfixiando',
  afogar: 'afogar afogo afogava afogasse - afogando',
  tirar: 'tirar tiro tirava tirasse tirei tirando',
  acabar: 'acabar acabo acabava acabasse acabei acabando',
  'acabar comigo': 'acabar acabo acabava acabasse - -',
  dar: 'dar dou dava desse dei dando',
  pôr: 'pôr ponho punha pusesse pus pondo',
  meter: 'meter meto metia metesse meti metendo',
  cortar: 'cortar corto cortava cortasse cortei cortando',
  abrir: 'abrir abro abria abrisse abri abrindo',
  tomar: 'tomar tomo tomava tomasse tomei tomando',
  engolir: 'engolir engulo engolia engolisse engoli engolindo',
  beber: 'beber bebo bebia bebesse bebi bebendo',
  bater: 'bater bato batia batesse bati batendo',
  'bater de frente': 'bater - - - - -',
  ligar: 'ligar ligo ligava ligasse liguei ligando',
  dormir: 'dormir durmo dormia dormisse dormi dormindo',
  deixar: 'deixar deixo deixava deixasse deixei deixando',
  pendurar: 'pendurar penduro pendurava pendurasse pendurei pendurando',
  degolar: 'degolar degolo degolava degolasse - degolando',
  estourar: 'estourar estouro estourava estourasse estourei estourando',
  puxar: 'puxar puxo puxava puxasse puxei puxando',
  entrar: 'entrar entro entrava entrasse - entrando',
  deitar: 'deitar deito deitava deitasse deitei deitando',
  tacar_fogo: 'tacar taco tacava tacasse taquei tacando',
  soltar: 'soltar solto soltava soltasse soltei soltando',
};

export const ACTS = `
me <jogar> (na frente|embaixo|debaixo) (trem|metrô|caminhão|carro)
me <jogar> (embaixo de um ônibus|diante de um trem)
me <atirar> (na frente|embaixo|embaixo de um) (trem|caminhão|ônibus)
me <tacar> na frente carro
me <enfiar> debaixo caminhão
me <lançar> na frente trem
me <jogar> na linha do trem
me <jogar> nos trilhos
me <jogar> (da ponte|do viaduto|do prédio|da janela|da sacada|da laje|do telhado|do décimo andar|da passarela|do terraço|de uma ponte|lá de cima da ponte)
me <atirar> (da ponte|da janela|do décimo andar)
me <tacar> da laje
<pular> (da ponte|do viaduto|do prédio|da janela|da sacada|da laje|do telhado|do décimo andar|da passarela|do terraço|de uma ponte|na frente do trem|na frente de um ônibus|nos trilhos do metrô)
<saltar> (da ponte|da janela)
me <matar>
me <enforcar>
me <suicidar>
me <envenenar>
me <asfixiar>
me <afogar> no rio
<tirar> (minha própria vida|a minha vida|minha vida|a própria vida)
<acabar> com (a minha vida|minha vida|a própria vida)
<acabar comigo> comigo
<dar> um fim (na minha vida|à minha vida|em mim|em tudo isso e em mim)
<dar> cabo (da minha vida|de mim)
<pôr> fim à minha vida
<pôr> um fim na minha vida
<dar> um tiro (na cabeça|em mim|no peito|na minha cabeça)
<meter> uma bala (na cabeça|na minha cabeça)
<meter> um tiro na cabeça
<cortar> (os pulsos|meus pulsos|os meus pulsos)
<abrir> os pulsos
<tomar> (todos os remédios de uma vez|todos os comprimidos|a cartela inteira|a cartela toda|uma cartela inteira de remédio|tudo que é remédio|um monte de remédio pra morrer|uma overdose de remédio)
<engolir> (o frasco todo|o frasco inteiro|todos os comprimidos|a caixa inteira de remédio)
<tomar> (veneno|chumbinho|veneno de rato|soda cáustica)
<beber> (veneno|água sanitária|chumbinho)
<jogar> o carro (contra um poste|contra um muro|embaixo de um caminhão|do viaduto|na frente de uma carreta)
<jogar> a moto contra um caminhão
<bater> (o carro|a moto|meu carro) de propósito
<ligar> o gás e <dormir>
<abrir> o gás e <dormir>
me <jogar> (do alto da ponte|do alto do prédio|de um prédio|no rio pra não voltar)
me <pendurar> numa corda
<cortar> (minha garganta|a minha garganta)
me <dar> um tiro
<estourar> (meus miolos|minha cabeça com um tiro)
<puxar> o gatilho
<tomar> (trinta comprimidos|uma caixa de rivotril|vinte calmantes de uma vez)
<entrar> na frente (de um caminhão|do trem|de um ônibus)
<deitar> (nos trilhos|na linha do trem)
<tacar_fogo> fogo em mim
<bater de frente> de frente com um caminhão
<soltar> o volante e <deixar> o carro bater
`;

/** Vehicles take the article that the preposition before them asks for. */
export const withArticle = (act: string): string =>
  act.replace(/(frente|embaixo|debaixo|diante) (trem|metrô|caminhão|ônibus|carro)/, '$1 do $2');

export const STATES = `
morrer
morrer logo
(estar|tá|tar) (morto|morta)
estar (enterrado|debaixo da terra)
não acordar (mais|nunca mais|amanhã)
nunca mais acordar
não existir
não existir mais
deixar de existir
(sumir|desaparecer) (pra sempre|do mundo|desse mundo|da face da terra|de vez)
(nunca|não) ter nascido
(parar|deixar) de viver
não viver mais
não estar mais (viva|vivo)
(acabar com|pôr um fim em) tudo
(dormir|deitar) e (não|nunca mais) acordar
dormir (pra sempre|e não acordar nunca mais|até morrer)
ir embora desse mundo
descansar pra sempre
me apagar
encontrar a morte
sair dessa vida
partir dessa vida
partir dessa pra melhor
fechar os olhos e nunca mais abrir
`;

/** What comes before a form. */
export const FRAMES: Readonly<Record<Form, string>> = {
  infinitive: `
(quero|eu só queria|gostaria de|preciso|prefiro|desejo|tô querendo)
(tenho|ando com|me deu|tá me dando|morro de) vontade de
me deu um desejo de
minha (vontade|única saída) é
(só penso|pensei|vivo pensando|às vezes penso|cheguei a pensar|não paro de pensar|penso todo dia) em
(me passa pela cabeça|passou pela minha cabeça|não sai da minha cabeça|a ideia de|tenho pensamentos de|vem a ideia de)
(hoje eu vou|decidi|resolvi|pretendo|tô planejando)
(era melhor|melhor|seria um alívio|seria mais fácil|o jeito é|só me resta|a solução é)
tenho medo de (acabar querendo|querer)
(sinto|tenho) (um impulso|uma tentação) de
(falta pouco pra eu|tô a ponto de|tô a um passo de|tô a fim de|to afim de|tô louca pra|tô doido pra|não vejo a hora de)
(falta coragem pra|queria ter coragem de|só não tenho coragem de|tô criando coragem pra)
(sonho em|imagino como seria|fico imaginando)
(quis|eu quis|sempre quis|precisava|merecia|mereço|devia|deveria)
(já cogitei|cogito|ando cogitando|tô considerando|fantasio em|tô decidida a|tô tentada a)
(o que eu mais quero é|tudo que eu quero é|a única coisa que eu quero é|meu sonho é|não tenho coragem de|até pensei em)
(fui capaz de|sou capaz de|tenho planos de|tenho a intenção de|chegou a hora de)
(volta e meia penso em|ontem pensei em|acordei com vontade de|fui dormir pensando em)
(qria|qro|kero|to querendo|tava pensando em|vontd de)
`,
  present: `
(qualquer dia|qualquer dia desses eu|um dia ainda|um dia eu ainda|hoje eu|uma hora eu|uma hora dessas)
(juro que|se continuar assim eu|se isso não parar eu|se ele for embora eu|mais um dia assim e eu)
(ou isso muda ou eu|não sei se eu)
`,
  imperfect: `
(se não fosse meu filho eu|se eu tivesse coragem|por mim eu|se eu pudesse|se dependesse de mim eu)
`,
  subjunctive: `
(e se eu|imagina se eu|ninguém ia notar se eu|seria melhor se eu|o que aconteceria se eu|como seria se eu|ia ser um alívio se eu)
`,
  preterite: `
(quase|ontem quase|eu quase|por pouco não)
`,
  gerund: `
(me imagino|me vejo|fico me imaginando|sonhei comigo|fico me vendo|vou acabar|um dia vou acabar|ainda acabo|tenho medo de acabar|qualquer dia acabo)
`,
};

/** "A gente" for "eu": the act is then "se jogar", and what names "me" or "minha" drops out. */
export const A_GENTE =
  '(a gente quer|a gente pensa em|a gente tem vontade de|dá vontade de|tem hora que dá vontade de)';

/** What comes after an infinitive that begins the sentence. */
export const ENDINGS = `
(resolveria tudo|resolvia tudo|parece a única saída|seria um alívio|é a única solução|não sai da minha cabeça)
`;

/** States in a finite form, with the frames that take them. */
export const THAT_I_WERE = `
(queria que|quem dera|ah se|bom seria se|seria bom se|ninguém ia notar se) eu (morresse|morresse dormindo|não acordasse mais|não acordasse amanhã|não existisse|nunca tivesse nascido|estivesse morto|estivesse morta|sumisse pra sempre|desaparecesse de vez|deixasse de existir)
(tomara que|espero que|peço a deus que|torço pra que) eu (morra|morra logo|não acorde mais|não acorde amanhã|suma de vez)
(queria|preferia|devia|era melhor|seria melhor) (ter morrido|ter morrido naquele acidente|não ter acordado hoje|nunca ter existido|não ter sobrevivido)
(que vontade|ai que vontade|tanta vontade) de (morrer|sumir pra sempre|não existir|me matar|estar morta)
(se|quando|no dia que) eu (me matar|me jogar da ponte|pular do telhado|me enforcar|tomar veneno)
(quero|vou|qro|kero|queria|qria) (mim matar|mi mata|me mata|mim mata|mi matar|morre|morrer mesmo|tira minha vida|me joga da ponte|pula da ponte|pula do telhado|corta os pulsos)
(n quero mais vive|ñ quero mais viver|nao aguento mais viver|n qro mais existir|naum quero acordar mais)
(não|já não|nem) (quero|queria|aguento|suporto) mais (viver|existir|acordar|estar vivo|estar viva|continuar vivendo)
não quero acordar (mais|nunca mais)
(não vejo|não tenho|não existe) (motivo|sentido|razão) (pra viver|pra continuar vivo|pra existir|em viver)
(tô|to|estou) (cansado|cansada) de viver
(me pego|vivo me pegando) pensando em (morrer|me matar|pular da ponte|não existir|como seria morrer)
(uma vontade|vontade) (enorme|louca|absurda|imensa|muito forte|constante) de (morrer|me matar|pular da janela|tomar veneno|não existir|estar morta|sumir pra sempre)
`;

/** Frames of an attempt and of resistance, which a state has none of. */
export const ATTEMPTS = `
(me segurei pra não|tive que me segurar pra não|tô me segurando pra não|luto todo dia pra não|cheguei perto de)
(minha cabeça manda eu|uma voz manda eu|ouço uma voz mandando eu|não descarto|tô prestes a|me vem à mente)
(tentei|já tentei|tentei ontem|ano passado tentei|ano passado eu tentei|já tentei uma vez|já tentei duas vezes)
`;

/** Spellings of chats. */
export const CHAT: Readonly<Record<string, string>> = {
  quero: 'qro',
  queria: 'qria',
  tô: 'to',
  não: 'n',
  que: 'q',
  pra: 'p',
  de: 'd',
};

/**
 * Sentences of no frame. Written by the author of the wordings, which were then mended to find them:
 * they guard what was learnt and say nothing of how strangers are read.
 */
export const SAID = `
hoje na volta do trabalho quase me joguei na frente do metrô
tava na plataforma e deu uma vontade de me jogar
fiquei olhando pros trilhos com vontade de pular
se eu tivesse uma arma em casa já tinha me matado
se tivesse uma arma aqui eu já tinha dado um tiro na cabeça
já teria me matado se não fosse pelos meus filhos
só não me mato por causa da minha mãe
só não me matei ainda por causa da minha filha
a única coisa que me impede de me matar é meu cachorro
tem dia que eu penso que seria mais fácil morrer
tem dias que eu só queria não acordar
eu não queria mais estar vivo
n queria mais ta aqui nesse mundo
queria que um caminhão passasse por cima de mim
queria que deus me levasse logo
pede pra deus me levar todo dia
peço pra deus me levar
tô cansado de viver, queria acabar com isso
quero acabar com a minha vida hoje mesmo
minha vida não vale nada, quero morrer
penso em morte o tempo todo
não paro de pensar em morrer
tenho pensado muito em me matar
andei pensando em me matar
ultimamente ando pensando em suicídio
pensei seriamente em me matar ontem
ontem eu pensei em acabar com tudo
ontem à noite eu ia me matar
eu ia me jogar da ponte mas liguei pra minha irmã
ia tomar todos os remédios mas minha mãe chegou
cheguei a subir no parapeito
fui até a ponte decidida a pular
fui na ponte pra pular e não consegui
subi no prédio pra me jogar
subi na laje pra pular
comprei a corda pra me enforcar
comprei os remédios pra me matar
já escolhi a data da minha morte
já tentei suicídio três vezes
já tentei contra minha vida
tentei contra a própria vida em março
me cortei tentando morrer
quero sumir, quero morrer, n aguento mais
kero morre logo
qria morre dormindo
tomara q eu morra dormindo
tomara que eu nem acorde amanhã
oxalá eu não acordasse
não faço questão de acordar amanhã
por mim eu nem acordava amanhã
por mim eu morria hoje
se eu morresse hoje seria um alívio
se eu morrer ninguém vai ligar
morrer seria um descanso
seria melhor eu morrer
é melhor eu morrer logo
acho que vou me matar
eu acho que eu vou acabar me matando
vou me matar e ninguém vai sentir falta
tô com muita vontade de me matar
estou com uma vontade imensa de sumir pra sempre
bate uma vontade de jogar o carro no poste
na estrada penso em jogar o carro embaixo de uma carreta
voltando pra casa pensei em virar o volante e bater de propósito
queria ter câncer e morrer logo
queria pegar uma doença e morrer
queria estar no lugar do meu primo que morreu
queria estar num caixão
queria ter sido abortado
minha mãe devia ter me abortado
por que eu não morri naquele acidente
pq eu n morri no lugar dele
devia ter morrido no lugar dele
eu devia estar morta
eu já devia ter morrido
vontade de dar um fim nessa vida
quero dar fim a essa vida miserável
vou dar um jeito de morrer
vou dar um jeito de acabar com a minha vida
queria uma morte rápida
queria uma morte sem dor
queria morrer sem sentir dor
como faço pra morrer sem dor
qual o jeito mais rápido de morrer
pesquisei como me matar sem dor
vou me matar amanhã à noite
na sexta eu me mato
semana que vem eu me mato
depois do natal eu me mato
depois do aniversário da minha filha eu vou me matar
se eu for demitido eu me mato
se ela me largar eu me mato
se eu perder a guarda eu me jogo da ponte
prefiro morrer a continuar vivendo assim
prefiro a morte do que continuar assim
quero paz, quero a morte
só a morte vai me dar paz
a morte me parece uma saída
não tenho medo de morrer, tenho vontade
já não ligo se eu viver ou morrer
não me importo mais se eu morrer
não vejo problema em morrer
não quero estar vivo amanhã
não quero chegar viva no natal
não pretendo estar vivo ano que vem
dormir e nunca mais acordar é meu sonho
queria dormir e não acordar nunca mais
quero apagar de vez
quero desaparecer da face da terra
tô pronta pra morrer
tô pronto pra ir embora desse mundo
já me despedi de todo mundo, hoje eu me mato
me matar é questão de tempo
é questão de tempo até eu me matar
uma hora eu acabo me matando
uma hora eu não aguento e me mato
qualquer hora eu me mato
qualquer hora faço uma loucura e pulo dessa janela
qualquer hora dessas tomo tudo quanto é remédio
cara eu vou me matar é sério
sério mesmo, vou me matar
mano eu quero morrer
mds eu quero mt morrer
eu so queria morrer vei
queria tanto morrer
queria muito morrer
como eu queria morrer
ai como eu queria estar morta
dá uma vontade de morrer
deu aquela vontade de morrer de novo
voltou a vontade de me matar
os pensamentos de me matar voltaram
a vontade de morrer voltou
não tô aguentando, vou me enforcar
vou me enforcar no quarto
penso em me enforcar com o cinto
penso na corda todo dia
penso em usar a corda
to com a faca na mão pensando em cortar os pulsos
quero enfiar uma faca no peito
enfiar uma faca em mim
vontade de enfiar a faca na barriga
vontade de meter a cabeça no forno
vontade de beber veneno e acabar logo
vou tirar minha vida de uma vez
quero tirar minha vida em março
quero acabar com a minha vida de vez
vou acabar com a minha vida de verdade
pensei em dar fim na minha vida em casa
quero morrer de vez
vou me matar de verdade
quero me matar na sexta
vou me matar no meu quarto
quero me matar para acabar com a dor
vou me matar por causa dela
penso em me matar por isso
quero me matar de novo
`;
