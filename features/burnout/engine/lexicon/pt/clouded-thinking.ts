/** Concentration and memory that fail, in Brazilian Portuguese. */
export const cloudedThinking = `
# Concentration and memory
sem conseguir (pensar|raciocinar|me concentrar|focar|lembrar|prestar atenção|decidir|render|estudar|
  parar de pensar|levantar|sair da cama|descansar|relaxar|desligar|reagir|
  respirar de tanto)
$NAO (<conseguir>|consigo mais|tô conseguindo|estou conseguindo|dá pra|posso) (pensar|raciocinar|
  concentrar|me concentrar|focar|lembrar|ler|prestar atenção|decidir|assimilar|absorver|processar|
  acompanhar|estudar|escrever|fixar|organizar|planejar|responder|formular|tomar decisão|
  ligar os pontos|juntar)
$NAO (<pensar>|<raciocinar>|<render>|<lembrar>|me lembro|<reter>|<assimilar>|<absorver>|
  <processar>|<focar>|me concentro) [mais|nem|de] (direito|nada|nem|o nome|o que|onde|mais nada)
$NAO (<render>|<reter>|<assimilar>|me concentro|<raciocinar>|concateno|produzo) [nada|mais]
$NAO lembro (nem|mais|de|o que|onde), nem lembro (mais|o que|onde|se|do)
<esquecer> [de] (tudo|as coisas|nomes|palavras|reunião|reuniões|compromisso|compromissos|o que|
  prazo|prazos|o nome|até|coisas|a senha|onde|até o)
esquecimento, esquecido/a demais, ando esquecido/a
memória (péssima|falhando|falha|ruim|de peixe|foi embora|um queijo|fraca|não ajuda)
lapsos de memória, falhas de memória, branco total, (deu|dá|dando|me deu) [um] (branco|pane|tilt)
brancos, deu tilt, deu pane, deu ruim na cabeça, tilt, pane mental, pane na cabeça, em pane
cabeça (a mil|vazia|oca|pifada|pifou|fervendo|cheia|confusa|embaralhada|embotada|enevoada|nublada|
  lenta|pesada demais|travada|travou|bugada|bugou|que não para|não para|não desliga|não engrena|
  não funciona|não funciona mais|não rende|não ajuda|explodindo de coisa|em outro lugar|longe|
  no mundo da lua|nas nuvens|virada|zoada|fora do ar|em parafuso|quente|fervilhando|saturada|
  uma bagunça|um caos|um nó|um liquidificador|uma gelatina|cansada)
(bugou|pifou|travou|fritou|bugada|pifando|fritando|torrando|derretendo|derreteu|ferveu) [a|minha|
  meu|o] (cabeça|mente|cérebro|cuca|miolo|miolos|cachola)
(mente|cérebro|cuca|raciocínio) (a mil|vazia|travado|travada|travou|lento|lenta|pifou|fritou|
  frito|frita|derretido|derreteu|embotada|embotado|nublada|cansada|exausta|em branco|fora do ar|
  fritando|bugou|bugado|desligou|não para|não desliga|parou|virou geleia|virou mingau|embaralhado)
a (mente|cabeça) (não para|não desliga|não descansa|não engrena|não acompanha|não obedece)
mente acelerada, pensamento acelerado, pensamentos acelerados, raciocínio lento
névoa (mental|na cabeça), neblina na cabeça, nevoeiro na cabeça, fundi a cuca, fundiu a cuca
(fritar|fritei|fritando|fundindo) (os miolos|a cuca|os neurônios|o cérebro)
neurônios (fritos|queimados|pifados), tico e teco (brigaram|pararam|não funcionam), dois neurônios
sem foco, falta de (foco|concentração|memória), zero (foco|concentração)
dificuldade (de|em|para|pra) (concentração|concentrar|me concentrar|focar|lembrar|raciocinar|
  pensar|tomar decisões)
concentração (zero|péssima|nula), desconcentrado/a, avoado/a, ^aéreo/a, disperso/a
distraído/a demais, desatento/a, ^confuso/a, confusão mental, atordoado/a, zonzo/a de cansaço
lento/a demais, $ESTOU lento/a, no mundo da lua
troquei (o|os|as|a) (nome|nomes|prontuário|remédio|paciente|datas|senha) [de|dos|das|do]
(li|leio|lendo|reli) (a|o|as) (mesma|mesmo|mesmas) (linha|página|parágrafo|frase|e-mail|email|
  mensagem) [três|dez|quatro|cinco|várias|mil|dez|duas]
<errar> (conta|contas|coisas) (boba|bobas|simples|básicas|básica), fico olhando (pra|para) a tela
olhando (pra|para) (o nada|a tela|a parede) [sem|], travado/a na frente, travo na frente
<travar> (na|no|em) [meio|frente|reunião|apresentação], congelei, paralisado/a, paralisei
procrastinando tudo
# More of failing concentration
(sem|com a|com|tô com a|estou com a|fico com a) [a] cabeça (pra|para|pra nada|pra pensar|pra decidir|
  pra isso|cheia|longe|a mil|oca|vazia|em outro lugar|em outro planeta|fora do lugar|fervendo|pifada|
  nas nuvens|no mundo da lua|voando|embaralhada|estourada de coisa|lotada|entupida|zoada|avoada|
  travada|lenta|quente|virada|confusa|cansada|exausta|em branco)
(cabeça|mente|cérebro|raciocínio|juízo) (cheia|cheio|a mil|a milhão|a mil por hora|oca|oco|vazia|
  vazio|lotada|lotado|entupida|embotada|embotado|lenta|lento|travada|travado|travou|parou|desligou|
  apagou|sumiu|fugiu|embaralhou|embaralhada|derreteu|derretendo|torrada|torrado|frita|frito|pifada|
  pifado|pifou|de vento|de mingau|de gelatina|feito mingau|virou mingau|virou pudim|virou gelatina|
  virou purê|virou sopa|virou água|virou papa|deu pane|deu nó|dando nó|em nó|em curto|em pane|
  em parafuso|em looping|em loop|fora do ar|off|offline|desligada|desligado|no modo avião|
  no automático|não acompanha|não obedece|não responde|não funciona|não processa|não pega|não liga|
  não para|não descansa|não desliga|não rende|não raciocina|não engata|não fixa|não segura|
  não guarda nada|não absorve|não aguenta|recusa|se recusa|saturada|saturado|esgotada|esgotado|
  exausta|exausto|cansada|cansado|turva|enevoada|nublada|nublado|confusa|confuso|acelerada|acelerado|
  em branco|um breu|um branco|uma névoa|um mingau|uma geleia|um purê|uma peneira|uma zona|um furacão|
  fervilhando|fritando|rodando|girando de pensamento)
(nada|informação nenhuma|nenhuma palavra|nenhum texto|matéria nenhuma) [mais] (entra|entrava|fixa|
  fica|grava|gruda|me entra) (na|na minha|mais na) (cabeça|mente)
(não|nem) (entra|entrou|fica|fixa|grava|para) [mais] nada (na|na minha) (cabeça|mente)
$NAO (gravo|guardo|fixo|retenho|absorvo|assimilo|processo|penso|raciocino|rendo|produzo|concateno|
  junto|ligo|capto|decoro|registro|acompanho|foco|me concentro|engato|me foco|termino) [mais|
  nem] (nada|direito|coisa com coisa|coisa alguma|lé com cré|duas frases|duas ideias|uma ideia|
  nem uma frase|ideia com ideia|o que leio|o que ouço|o que me dizem|as ideias|uma linha|os nomes|
  nomes|raciocínio|uma frase|um pensamento|pensamento nenhum|frase com frase)
$NAO (digo|falo|escrevo|penso|junto) coisa com coisa, (perdi|perco|perdendo|perdia) o fio (da meada|
  do raciocínio|do que|da conversa|da frase)
(leio|li|lendo|releio|reli|relendo) .. (e não entendo|e não entendi|e não entra|e esqueço|e nada|
  e não fica|sem entender|sem absorver|várias vezes|três vezes|quatro vezes|cinco vezes|dez vezes|
  mil vezes|sem assimilar)
(li|leio|reli|releio|lendo|relendo) (a|o|as|os) (mesma|mesmo|mesmas|mesmos) (linha|página|parágrafo|
  frase|e mail|email|mensagem|processo|texto|laudo|slide|questão)
me (perdi|perco|perdia|perdendo|confundi|confundo|enrolei|enrolo|embaralhei|embaralho|embananei|
  distraio|distraí|desligo) (no|na|em|com|nas|nos|toda|por)
(esqueço|esquecendo|esquecido|esqueci até) [de|do|da|dos|das|até] [o|a|os|as|meu|minha] (nome|nomes|
  senha|senhas|palavras|compromissos|datas)
(esqueço|esqueci|esquecendo|esquecido) [de|do|da|dos|das|até] [o|a|os|as|meu|minha] (próprio nome|
  nome (das|dos) (alunos|pacientes|colegas|crianças|clientes)|palavras|senha que|caminho|que (ia|
  estava|acabei|vim|fui|dia)|no meio|
  recados|panela|fogo ligado|tudo|compromissos|datas|coisas (básicas|simples))
(esqueci|esqueço) (o que|por que|porque|pra que|onde) [eu] (ia|vim|fui|estava|tinha|entrei|acabei|
  abri|deixei|estou)
(as palavras|palavras|as letras|letras|os números|números|as frases) (somem|sumiram|fogem|fugiram|
  faltam|faltaram|me faltam|me fogem|dançam|dançando|embaralham|embaralhadas|embaralham se|misturam|
  não saem|não vêm)
(troco|trocando|troquei|confundo|confundi|confundindo|misturo|misturei|embaralho) (as|os|o|
  a) (palavras|nomes|letras|números|datas|nome dos|nome das|nome de|dias|remédios|prontuários|
  pacientes|senhas|horários|pedidos)
(deu|deram|dá|dando|me deu|tive|teve|deu me) [um|uns|um baita|aquele] (branco|brancos|apagão|tilt|
  tela azul|bug|nó na cabeça|nó no cérebro|curto|pane mental|lapso)
(lapso|lapsos|falha|falhas|perda|buraco|buracos) de (memória|atenção|concentração), (memória|atenção|
  concentração|foco|raciocínio|atenção plena) (falha|falhando|falhou|péssima|péssimo|zero|nula|
  no chão|ruim|de peixinho|de formiga|indo embora|foi embora|sumiu|um queijo suíço|uma peneira|
  no lixo|pro espaço|comprometida|prejudicada|evaporou|fragmentada|que não volta)
(encaro|encarando|fitando|olhando) [fixo|fixamente] (pro nada|para o nada|o nada|pra parede|
  para a parede|a parede|o vazio|pro vazio|o cursor)
(horas|minutos|fiquei|fico|parado|parada) (olhando|encarando) (a tela|pra tela|para a tela|o monitor|
  a planilha|o computador)
(levo|levei|demoro|demorei|gastei|gasto|precisei de) .. (pra|para) (responder um|escrever um|
  escrever uma|ler uma|entender uma|entender um|ler um|fazer uma conta|fazer uma tarefa simples|
  uma coisa simples)
(dificuldade|dificuldades|custo|impossível|está difícil|tá difícil|difícil|incapacidade|
  trabalhoso) (de|em|para|pra|a|me) (concentrar|concentração|foco|focar|raciocinar|pensar|lembrar|
  memorizar|prestar atenção|me concentrar|manter o foco|manter a atenção|tomar decisões|decidir|
  raciocínio|memória|acompanhar|assimilar)
(erro|errei|errando|cometo|cometi|cometendo) (conta|contas|erros|coisas|coisa|troco|somas|
  senhas) (boba|bobas|bobos|simples|básica|básicas|básico|básicos|de atenção|por distração|de soma|
  toda hora|que nunca errei|primários|primário)
sem (foco|concentração|raciocínio|atenção|cabeça|clareza|lucidez|memória|reflexo|reflexos) [nenhum|
  nenhuma|pra|para|algum]
^desfocado/a, ^desmemoriado/a, ^esquecido/a, ^avoado/a, ^aluado/a, ^lesado/a, ^abobado/a
^abestalhado/a, ^lerdo/a, ^devagar, ^bobo/a de sono, ^bobo/a de cansaço, ^zureta, ^biruta
^tonto/a de cansaço, ^anuviado/a, ^embotado/a, ^enevoado/a, ^desconcentrado/a, ^disperso/a, ^zonzo/a
raciocínio (lento|travado|devagar|embotado|prejudicado|em câmera lenta|arrastado|zero), (tudo|penso|
  funciono|funcionando|pensando|trabalhando|vivendo) em câmera lenta
(pensamento|pensamentos|ideias|ideia) (lento|lentos|travado|travados|embaralhados|embaralhadas|
  confusos|confusas|acelerado|acelerados|em looping|em loop|a mil|sem parar|que não param|não param|
  não saem|não fluem|fogem|fugindo|nebulosos|desconexos|soltos|atropelados|repetitivos|intrusivos)
(bug mental|curto circuito mental|névoa mental|neblina mental|fadiga mental|cansaço mental|
  exaustão mental|esgotamento mental|confusão mental|lentidão mental|nevoeiro mental|apagão mental)
(cabeça|mente|cérebro|raciocínio) (parece|parecendo|feito|igual|que nem) [um|uma|de] (mingau|algodão|névoa|
  geleia|gelatina|purê|peneira|queijo|sopa|pudim|paçoca|neblina|gosma|chumbo|cimento|mato)
memória (virou|parece|está) [um|uma] (queijo|peneira|pó|mingau|névoa|porcaria|lixo|piada)
(guardei|pus|coloquei|botei|deixei) (o|a|as|os) (leite|chave|celular|óculos|café|crachá|açúcar|
  controle|sabão|carteira) (no|na|dentro da|dentro do) (geladeira|forno|lixo|congelador|freezer|
  micro ondas|cesto|armário e)
(cabeça|mente|juízo) (ferve|fervendo|ferveu|fumega|fumegando|é [só] (um|uma) (nevoeiro|névoa|neblina|
  bagunça|caos|mingau|liquidificador|zona|peneira|nó|geleia|furacão|redemoinho|turbilhão|breu|
  vazio))
`;
