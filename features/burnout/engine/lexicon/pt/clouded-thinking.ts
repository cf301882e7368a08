/** Concentration and memory that fail, in Brazilian Portuguese. */
export const cloudedThinking = `
# Concentration and memory
sem conseguir (pensar|raciocinar|me concentrar|focar|lembrar|prestar atenção|decidir|render|estudar|parar de pensar|levantar|sair da cama|descansar|relaxar|desligar|reagir|respirar de tanto) [direito|nada|em nada|de nada]
$NAO (<conseguir>|consigo mais|tô conseguindo|estou conseguindo|dá pra|posso) (pensar|raciocinar|
  concentrar|me concentrar|focar|lembrar|ler|prestar atenção|decidir|assimilar|absorver|processar|
  acompanhar|estudar|escrever|fixar|organizar|planejar|responder|formular|tomar decisão|
  ligar os pontos|juntar) [direito|nada|mais nada|em nada|em mais nada|uma página|uma linha|
  uma frase|ideia|lé com cré]
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
`;
