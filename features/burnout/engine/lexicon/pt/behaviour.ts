/**
 * What people do instead of saying what they feel: a place, how long, and what they could not do. Each
 * frame takes its verbs from a class, so that a new place or act is one word.
 */

/** Classes of the frames. */
export const behaviourClasses = {
  STAYED:
    'fiquei fico fiquemos passei passo estive ficando passando ficava permaneci parei tô estou estava',
  POSTURE: `
sentado/a deitado/a parado/a trancado/a encolhido/a largado/a jogado/a encostado/a escondido/a chorando
encarando olhando imóvel`,
  HIDING:
    'banheiro garagem estacionamento escada escadaria depósito almoxarifado lavabo despensa carro vaso privada chuveiro box banheira',
  STARE: 'teto parede tela nada monitor computador vazio celular planilha notebook',
  ACT: `
levantar descer sair entrar mexer digitar responder escrever abrir falar começar ligar trabalhar fazer
produzir pensar ler voltar andar terminar reagir comer`,
  EVERYDAY: `
cozinhar responder abrir ler escrever atender escolher decidir arrumar lavar conversar ouvir brincar
estudar assistir organizar limpar digitar acompanhar planejar terminar cumprir lidar prestar resolver
sorrir sair levantar entregar raciocinar lembrar acordar cuidar`,
  AGAIN: 'duas três quatro cinco seis sete oito dez vinte mil 2 3 4 5 6 10 várias umas',
} as const;

export const behaviour = `
# Sits down and cannot go on
$STAYED .. (minutos|hora|horas|tempão|tempo) .. (na tampa|na beira|no chão|no escuro|no ponto|no sofá|na calçada|no degrau|no capô)
(sentei|sento|deitei|deito|desabei|desabo|caí|caio|despenquei|apaguei) .. (de roupa|de sapato|de uniforme|de jaleco|de bota|sem banho|sem jantar|
  sem tirar (a roupa|o sapato|o sapato|a bota|o uniforme)|com a roupa do corpo|no chão do banheiro)
(dormi|acordei|apaguei|capotei) .. (de roupa|de sapato|de uniforme|de farda|de jaleco|no sofá de roupa|com o celular na mão|sentado|sentada)
(deixei|deixo) a água (correndo|correr|cair|caindo), (dormi|durmo|cochilei) (sentado|sentada|em pé|no banheiro|na mesa|no ônibus e passei)
# Words, names and things fail
(esqueci|esqueço|sumiu|some|fugiu|foge|não achava|não acho|não vinha|não vem) .. (a palavra|as palavras|o nome|os nomes)
(cabeça|mente) .. (não acha|não achava|não acompanha|não chega|não responde|não processa|não segura) [mais] [nada]
(li|reli|leio) .. .. e não (entrou|entra|entendi|entendo|ficou|fica) [nada|mais]
(entrei|entro|fui|abri) .. (cozinha|quarto|geladeira|sala|estoque) .. (não sabia|esqueci|sem saber) [mais]
(coloquei|guardei|botei|pus|deixei) .. (na geladeira|no freezer|no lixo|no forno) .. (chave|celular|controle|carteira|crachá|óculos|açúcar)
(troquei|errei|confundi) .. (nome|nomes|dia|dias|remédio|medicação|rua|ônibus|troco|senha) .. (de cansaço|de sono|de cansada|de cansado)
# No break
não tenho [nem] um (minuto|segundo|dia|domingo|instante) de (paz|sossego|descanso|folga|respiro), não tenho [nem] tempo (nem de|de|para) (comer|respirar|ir ao banheiro|mijar|
  almoçar|sentar|beber água)
(almocei|almoço) (em pé|de pé|andando|no volante|em cima do teclado|em cinco minutos|às quatro|às cinco), (segurei|seguro|segurando) o (xixi|banheiro)
(corpo vai|corpo foi|corpo levanta|o corpo anda) .. (alma|cabeça|eu) .. (fica|ficou|ficam) [na cama|em casa|para trás]
(fazer|faço|fiz) .. (trabalho|serviço|função|parte) de (dois|três|quatro|cinco), (estou|somos|fiquei) (sozinho|sozinha|dois|duas|três) para (dar conta|fazer|cobrir|atender|quarenta|trinta|vinte|tudo)
(fiquei|estou|ando|tô) (sugado|sugada|espremido|espremida|no osso|na reserva|no tranco|na capa da gaita|só o pó|só a capa|só o bagaço|no fundo do tacho)
# A place and how long
$STAYED .. .. $POSTURE .. .. (no|na|dentro do) [chão do] $HIDING
$STAYED .. (minutos|hora|horas|tempão|tempo) .. (no|na|dentro do) [chão do] $HIDING
$STAYED [$POSTURE] .. (minutos|hora|horas|tempão) [$POSTURE] .. (para|na|no|a) [o|a] $STARE
# Without being able to
sem (conseguir|coragem de|coragem para|força para|forças para|forças de|força de) [nem] [me] $ACT
(não|nem) (consigo|conseguia|consegui) [mais] [nem] [me] (levantar|mexer|descer [do carro]|sair [da cama|
  do carro|do lugar])
não (consigo|conseguia) mais [nem] [me] $EVERYDAY
não consigo [nem] (tomar banho|escolher o que|responder mensagem|responder mensagens|abrir o email|olhar para a tela)
# Head and eyes give out
testa (no|em cima do|encostada no) volante, (encostei|apoiei|deitei) a (testa|cabeça) (no|na) (volante|mesa|parede)
(letras|linhas|números|palavras) .. (dançando|dançam|embaralhando|embaralham|embaralhadas|pulando|sumindo)
(li|reli|leio|releio) [a|o] (mesma|mesmo) (linha|frase|página|parágrafo|email|mensagem) .. $AGAIN [vezes]
# Nearly fell asleep at work, on the way, at the wheel
(quase|) (dormi|cochilei|apaguei|cochilando|dormindo|pescando|pesquei) (no volante|dirigindo|no trânsito|em pé|
  na reunião|no caixa|na moto)
quase (bati|capotei|subi|saí da pista|atropelei) .. .. (de sono|de cansaço|de cansada|de cansado|na calçada|de exaustão)
quase bati .. (sono|cansaço), (passei|passo) do ponto [de] [ônibus] [de] [tão|tanto] (cansado|cansada|sono)
(fui|corri|saí|subi|desci|entrei|me tranquei|me escondi) .. [para] chorar (no|na|em|escondido|escondida|sozinho|sozinha)
# Double work
(dobrei|emendei|dobrando|emendando|emendo|dobro) (o|a|os|mais um|outro|dois|três) (plantão|plantões|turno|
  turnos|jornada|escala)
(emendei|emendo|emendando|virei) [a] noite com [o] dia, (24h|36h|48h|30h|28h) (sem dormir|de plantão|acordado|acordada)
# The body or the head refuses
corpo (pediu|pede|pedindo) (arrego|água|socorro|descanso|para parar), (bateria|pilha|energia) (social|) (zerada|
  zero|0|no fim|acabou|arriada)
nem (um|) pingo de (energia|força), não (tem|tenho|sei|sobrou|sobra) [mais] de onde (tirar|tiro) (força|forças|energia)
não tem corpo que aguente, não relaxo (nunca|mais|nem), nunca relaxo, sem (alma|voz e sem alma)
`;

/** Idioms of work that wears out, each in all forms of its verb. */
export const wornIdioms = `
<enxugar:any> gelo [o dia todo|o dia inteiro|todo dia]
<dar:any> murro em ponta de faca
<nadar:any> contra a (corrente|maré)
<apagar:any> incêndio [o dia todo|o dia inteiro|todo dia|atrás de incêndio]
<carregar:any> (o mundo|o piano|tudo|a empresa|a casa) nas costas
<pisar:any> em ovos
<matar:any> um leão por dia
<virar:any> (um|o) trapo
<chegar:any> (ao|no) fundo do poço
<andar:any> em círculos
`;

/** Idioms of keeping a distance. */
export const distantIdioms = `
$NAO gosto mais (disso|do que faço|daqui|de nada|desse trabalho|do meu trabalho)
<empurrar:any> com a barriga
<levar:any> com a barriga
<cumprir:any> tabela
<chutar:any> o balde
<perder:any> o gosto (da|do|pela|pelo) (lida|trabalho|serviço|profissão|coisa|aula|ofício)
<contar:any> os dias para [a] (aposentadoria|demissão|me aposentar|sair)
`;
