/**
 * Wordings that look like a signal and are none: things that run out, break or are light,
 * greetings, names, topics of work. They win over the shorter mentions inside them.
 */
export const otherSenses = `
# A pot, a voice, a nut, a nail: what the trade does
panela de pressão, (rouco|rouca|sem voz) de tanto (gritar|cantar|falar|rir|torcer|narrar|vender), vomitou (na minha|no meu|em mim|na blusa|no tapete|no jaleco)
quebrei .. (coco|cocos|ovo|ovos|castanha|castanhas|pedra|pedras|prato|copo|vidro|galho|recorde|milho|concreto|piso|quilo|quilos)
curei (o|a|os|as|um|uma|dois|três|quatro|queijo|queijos|bezerro|terneiro|terneiros), (lavoura|planta|plantas|horta|terra|roça|soja|milho|gado|mesa|cliente|clientes) pedindo água
(ônibus|metrô|trem|vagão|salão|sala|fila|rua|loja|prato|copo|pote|estacionamento|corredor|plantão) (vazio|vazia|vazios|vazias)
(punho|cintura|joelho|pescoço|umbigo|ombro|serra|rua|rio|morro) para baixo, (frio|vento|chuva|umidade) .. no osso, tutano no osso
(volto|voltei|vou|passei o dia|atendo|atendi) sorrindo (para|e volto) [o|a|os|as] (cliente|clientes|chefe|paciente|pacientes|câmera|foto|público|freguês)
(choro|chorei|chorando) .. .. e (volto|voltei) sorrindo, (disse|digo|falei|respondi) que bom, chorei junto [com|de], (chora|chorou|choram|choraram) .. de (alegria|felicidade|emoção)
(tremendo|tremer|tremi|treme) de (alegria|felicidade|emoção|rir|frio|contente), ri .. [que] [a|minha] barriga (doeu|doer|dói|doendo)
até (uma|as|às) (da|e|hora), até uma da (manhã|tarde|madrugada)
zerado/a (de|em) (dívida|dívidas|conta|contas|boleto|boletos), (lombar|dor|vida|conta|casa|criança|roupa) alheio/a, (lombares|dores|vidas|contas) alheias
$THING .. (é|está|foi|era) um (desânimo|desespero|horror|sufoco|estresse|nojo), o melhor que eu (faço|posso|
  pude|consigo|fiz|tenho), quase caí (dura|duro) (quando|com|de susto|de rir|ao|na hora)
# Things that run out, break, weigh or are light
(estoque|lote|prazo|vaga|vagas|ingressos|tinta) (de|do|da|dos|das) .. (esgotado/a|acabado/a|zerado/a|quebrado/a|morto/a)
$THING [está|estava|foi|ficou|é|já|quase|todo|toda] [muito|mais|bem|super|tão|
  bastante] (esgotado/a|acabado/a|quebrado/a|morto/a|pesado/a|leve/s|destruído/a|detonado/a|
  pifado/a|estourado/a|parado/a|travado/a|lento/a|zoado/a|frito/a|virado/a|ferrado/a|lotado/a|
  sobrecarregado/a|estressado/a|tranquilo/a|calmo/a|feliz|triste|animado/a|melhor|bem|limpo/a|
  cansado/a|gasto/a|confuso/a|tenso/a|bom|boa|ótimo/a|podre/s|batido/a|apagado/a|desligado/a|
  isolado/a|distante/s|inútil|ridículo/a|realizado/a|recuperado/a|renovado/a|recarregado/a|
  liberado/a|relaxado/a|satisfeito/a)
(esgotou|esgotaram|esgotar|acabou|acabaram|acabar|estourou|pifou|quebrou|travou|bugou|caiu) (o|a|
  os|as|todo o|toda a|todos os|) $THING
$THING (esgotou|esgotaram|acabou|acabaram|pifou|quebrou|quebraram|travou|travaram|bugou|bugaram|
  caiu|morreu|estourou|explodiu|surtou|pirou|descansou|parou)
[o] gás (acabou|acabaram) (no|na|em|bem|e|antes|justo), acabou a (energia|luz|força|água|internet|bateria|pilha|
  tinta|gasolina) (na|no|do|da|em|aqui|lá|e|
  geral|elétrica) [fábrica|prédio|rua|bairro|casa|escritório|escola]
acabou a (energia|força) elétrica
(faltou|falta de|queda de|caiu a|voltou a|conta de|economia de|consumo de|corte de) (energia|luz|
  força) [elétrica]
energia (elétrica|solar|eólica|renovável|nuclear|limpa)
(bebida|bebidas|latinha de|lata de) energético, (alta|média|baixa|rede de) tensão
tensão (superficial|elétrica|arterial), força (tarefa|aérea|de vendas|bruta|de trabalho)
tempo (pesado|fechado|feio|esgotado), chuva pesada, trânsito (pesado|tranquilo|leve|caótico|tenso)
comida pesada, mochila pesada, caixa pesada, caixas pesadas, maquiagem leve, almoço leve
lanche leve, comida leve, refeição leve, caminhada leve, exercício leve, treino leve
leve (aumento|queda|atraso|melhora no|alta|garoa|chuva|batida), peso leve
paz (mundial|armada|pública)
(dona|seu|doutor|rua|bairro|avenida|dr|dra|colega|hotel|praça|capela) (paz|felicidade|alegria|
  esperança|vitória|graça|serena|conceição|leve)
nossa senhora da (paz|graça|esperança), porto alegre, pouso alegre
feliz (aniversário|natal|ano|páscoa|dia (da|das|do|dos|de)|2025|2026|2027|novo), boas festas, final feliz
horas felizes, final triste, notícia triste, música triste, filme triste, história triste
sistema nervoso, bicho de pelúcia, desenho animado, animação (gráfica|3d|digital), com calma
calma (gente|aí|lá|pessoal), mar calmo, bairro (tranquilo|calmo), à disposição
disposição (dos|das|do|da) (móveis|mesas|cadeiras|itens), disposto (em|no) (contrato|artigo|lei)
satisfação (do|dos|de) (cliente|clientes|usuário|usuários), pesquisa de (satisfação|clima)
cliente satisfeito, clientes satisfeitos, termo de compromisso, ponto final
seguro (de vida|saúde|desemprego|do carro), saúde mental, orgulho (gay|lgbt|nacional)
dia do orgulho, parada do orgulho, com prazer, prazer em (conhecer|ajudar|atender), muito prazer
por favor e gratidão, de graça, sem graça nenhuma a piada, com sucesso, sem problema
sem problemas, sem pressa
sem (custo|fila|atraso|atrasos|intercorrências|novidade|novidades|surpresas)
nas últimas (semanas|horas|noites|vezes|aulas|provas|linhas|páginas|reuniões|férias|madrugadas|
  manhãs|consultas)
(mandei|enviei|entreguei|imprimi|enviando) o currículo (do|da|de|dele|dela)
não quero voltar a (ficar|ter|ser|sentir|me sentir|passar|adoecer|viver|cair|estar)
não sei como
(quero|queria|vontade de|vou) sumir [do mapa|daqui] .. (dias|semana|semanas|praia|férias|feriado|mato|sítio|
  serra|fim de semana)
(disse|falei|respondi|digo|finjo|fingi|escrevi|respondo) que [eu] [está|estava|estou] [tudo] (bem|ótimo/a)
como (lidar|conviver|trabalhar|lido) com [a|o|as|os] (exaustão|ansiedade|estresse|burnout|cansaço|frustração|
  culpa|depressão|insônia|raiva|tristeza|pressão|luto)
quem (trabalha|vive|faz|atende|dirige|dá|mora|estuda|cuida|passa|entra|fica) .. (adoece|surta|cansa|dorme mal|
  dormindo mal|chora|sofre|estressa)
frieza (do|da|dos|das), calma (na|no) (curva|estrada|descida|pista)
leve (o|a|os|as|um|uma|seu|sua|isso|esse|essa|também), (leves|levem) (o|a|os|as)
# Topics, not states
(falou|falaram|falamos|falar|conversamos|conversaram|conversa|debatemos|discutimos|estudamos|li|
  lemos|ouvi|ouvimos|assisti|assistimos|pesquisei|pesquisou|explicou|ensinou|apresentou|perguntou|
  comentou|tratou) .. (sobre|acerca de|a respeito de|de|do|da) [o|a|os|as] (burnout|estresse|
  ansiedade|depressão|esgotamento|insônia|saúde mental|síndrome de burnout|fadiga|sobrecarga|pânico|
  motivação|tristeza|solidão|luto|autoestima|culpa|felicidade|gratidão)
(palestra|artigo|livro|curso|aula|texto|matéria|vídeo|podcast|treinamento|reportagem|campanha|
  cartilha|seminário|pesquisa|estudo|oficina|questionário|programa|mesa|debate|live|slide|slides|
  material|panfleto|cartaz|norma|lei|roda de conversa|capítulo|tema|apresentação|workshop|projeto|
  trabalho) .. (sobre|contra|acerca de|de combate a|de prevenção ao|de prevenção à|
  de prevenção do|de|do|da) [o|a|os|as|sintomas de|sinais de|casos de|gestão do|manejo da|
  manejo do] (burnout|estresse|ansiedade|depressão|esgotamento|insônia|estafa|síndrome de burnout|
  saúde mental|dor|dores|enxaqueca|felicidade|culpa|fadiga|cansaço|sobrecarga|pânico|gratidão|
  motivação|assertividade|tédio|hipertensão|palpitação|gastrite|refluxo|solidão|luto|raiva|
  frustração|desmotivação|apatia|orgulho)
(paciente|pacientes|cliente|aluno|aluna|caso|casos|quadro|queixa|diagnóstico|sintomas|sinais|
  tratamento|consulta|remédio|remédios|exame) (com|de|para|pra) (burnout|estresse|ansiedade|
  depressão|insônia|enxaqueca|gastrite|refluxo|hipertensão|pressão|dor|dores|tontura|diarreia|
  vômito|náusea|palpitação|fadiga|taquicardia|alergia|azia|febre)
surto de (dengue|gripe|sarampo|covid|virose|conjuntivite), surtos de, botão (do|de) pânico
ataque (do|da|de) (time|adversário|hacker|hackers)
crise (econômica|hídrica|política|financeira|do petróleo)
(remédio|xarope|pomada|chá|bolsa) (pra|para|de) (dor|dormir|enjoo|azia|gastrite|cólica)
culpa (é|foi|era) (do|da|dos|das|dele|dela|deles|de), currículo (do|da|dos|das|de)
(celular|notebook|computador|controle|fone|relógio|tablet|rádio) .. sem bateria
culpa (do|da|dos|das|dele|dela|deles) (trânsito|chuva|sistema|ônibus|correio|fornecedor|chefe|
  banco|empresa|gerente|diretoria|internet|governo)
por culpa (do|da|dos|das)
$NAO (é|foi|era|tenho|tive|sou) [a|o] [minha|] (culpa|culpado|culpada) [minha|de|disso|nenhuma|
  nisso]
sem culpa, (cortei|corte|corto) .. (sorriso), sorriso (da|do|dela|dele|dos|das)
dente (de leite|quebrado), queda de (braço|preço|barreira|árvore|energia)
corpo (docente|discente|de bombeiros|clínico|técnico|editorial|humano)
cabeça (de alho|de gado|da lista|de série|de vento|do prego)
pé de (moleque|mesa|página|jaca|manga), braço (direito|da cadeira), costas (da cadeira|quentes)
peito de frango, olho (mágico|da rua|d água), dedo (mindinho|indicador), mão (de obra|dupla|única)
boca de (fumo|urna), desanimado e
(robô|robôs) (aspirador|industrial|de solda|do laboratório|da oficina)
piloto automático do (avião|carro|trator), máquina (de café|de lavar|de costura|de solda)
no automático (o|do|da) (câmbio|carro), câmbio automático, resposta automática, débito automático
portão automático
morri de (fome|frio|calor|sede|vergonha alheia|saudade|medo|susto|ciúme)
(morrendo|morto|morta|mortinha|mortinho|morro) de (fome|frio|calor|sede|saudade|medo|susto|ciúme|
  curiosidade|vergonha|amor|inveja|raiva)
que (mico|vergonha|vexame|gafe), vergonha alheia, morri de vergonha
(bateria|pilha|celular|notebook|computador|carro|moto|ônibus|impressora|elevador|internet|sistema|
  servidor|rede|wifi) [do|da|de|meu|minha] [celular|carro|notebook|relógio|moto|controle] (acabou|
  descarregada|descarregou|arriou|arriada|morreu|zerada|no fim|no zero|no vermelho|baixa|pifou|
  travou|caiu|quebrou|no chão)
trabalho em equipe, o tanque (do|da) (carro|moto|ônibus|combustível|kombi)
tanque (de lavar|de roupa|d água|de combustível)
na reserva (biológica|indígena|florestal|técnica), reserva (biológica|indígena|florestal|técnica)
banco de reservas
melhor (preço|aluno|funcionário|horário|opção|oferta|resultado|lugar|data|hora|assim|amigo|amiga|
  de todos|parte|ideia|caminho)
quanto melhor, é melhor (sair|ir|comprar|deixar|esperar|não)
(bem|muito bem) (cedo|tarde|perto|longe|na hora|no meio|ao lado|aqui|ali|em frente|público|imóvel|
  material|vindo|vinda|vindos|passado|feito|feita|explicado|explicada|pago|dividido|localizado|
  assado|passada|cozido|temperado|devagar|rápido|grande|pequeno|maior|menor|antes|depois|simples|
  caro|barato|mais|menos|que|como|organizado|organizada)
tudo bem (por|com|aí|se|que|então), está tudo bem com (ele|ela|eles|a|o), meu bem
bem estar (animal|social), (nota|notas) (boa|ótima|boas)
(ficou|saiu|está) (bom|ótimo|boa|ótima|lindo) (o|a|os|as|no|na)
boa (sorte|viagem|noite|tarde|aula|prova|vontade|parte|ideia|notícia|educação|prática|práticas|
  pergunta|gente|fé)
de boa (qualidade|fé|vontade|aparência|safra|família)
bom (dia|apetite|senso|preço|trabalho|negócio|lugar|café|almoço), tenha um bom dia
bom dia (pra|para|a|ao|gente|pessoal|turma|equipe|dona|seu)
tomei um susto, gostoso/a demais (o|a)
(café|bolo|almoço|comida|pão|sopa|feijoada|cuscuz|tapioca|suco|jantar|filme|série|livro|música|
  show|sala|mesa|cadeira|prato|lanche|vinho|restaurante|hotel|projeto|relatório|planilha|site|
  vestido|sapato|camisa|quadro|peça|resultado|banco|texto|vídeo|foto|fotos|festa) [foi|estava|
  tava|está|ficou|é|muito|bem|super|mais|tão] (bom|boa|ótimo|ótima|perfeito|perfeita|lindo|linda|
  delicioso|deliciosa|gostoso|gostosa|maravilhoso|maravilhosa|excelente|triste|leve|ruim|péssimo|
  péssima|horrível|chato|chata|melhor|cansativo|pesado|pesada|divertido|animado|animada|cansativa|
  uma delícia|um sucesso|incrível)
# Blame of others, closing formulas, cooking, advertising
culpa (do|da|dos|das) [meu|minha], culpa (dele|dela|deles|delas)
(grato|grata|gratos|gratas|agradecido|agradecida) (pela (atenção|compreensão|preferência|visita)|
  pelo (retorno|contato)|desde já)
satisfação garantida, (leve|levar|levei) (ao|à|no) (forno|fogo|geladeira|micro ondas)
(molho|queijo|sabor|cheiro|vinho|sabão|aroma|tom|curva|brisa|som|luz|perfume|tecido|tinta) (suave|
  leve|forte|calmo|tranquilo)
(tranquilo|calmo|pesado|leve|lento|parado) o (trânsito|mar|movimento|dia), (tranquila|calma|
  parada) a (praia|estrada|fila|rua)
cansei de (esperar|procurar) (o|a|um|uma) (ônibus|táxi|carro|metrô|elevador|atendente|vaga|uber)
(e mail|email|mensagem|convite|newsletter|folder|página|formulário|grupo|comitê) .. (sobre|de|do|
  da) (gestão do|controle do|saúde) (estresse|ansiedade|mental)
(gestão|controle|manejo|prevenção) (do|da|de|ao|à) (estresse|ansiedade|burnout|fadiga|raiva|
  conflitos)
carga pesada (na|no|liberada|do|da), (deu|ficou) branco (na parede|no papel)
# Advertising, statistics and general truths
(acabe|acaba|adeus|fim|livre se|alivia|combate|trata|cura|previne|evita|causa|causam|causar|provoca|
  provocam|provocar|reduz) [com|a|de] [o|a|as|os|muita|sua|à|às] (dor|dores|dor de cabeça|
  dor nas costas|insônia|ansiedade|estresse|enxaqueca|azia|fadiga|cansaço|tontura|náusea|enjoo|
  depressão|gastrite)
(insônia|ansiedade|depressão|burnout|estresse|enxaqueca|hipertensão|fadiga|dor crônica) (atinge|
  atingem|afeta|afetam|acomete|cresce|cresceu|aumenta|aumentou|custa|é a principal|é a segunda|
  entre)
(aumento|queda|número|índice|taxa|casos|caso|epidemia|prevalência|diagnóstico|diagnósticos|
  incidência|afastamento|afastamentos) (de|por|do|da) [casos de] (insônia|ansiedade|depressão|
  burnout|estresse|esgotamento|transtornos|dor|dores)
a gota serena, (motor|pneu|freio|ventilador|elevador) .. (exausto/a|cansado/a|esgotado/a)
torta leve
(comprimido|comprimidos|remédio|dipirona|pomada|spray) (pra|para|de) [a] (dor|dormir|enjoo|azia|
  pressão|febre)
choro (de|do|da|dos|das) (todo mundo|bebê|criança|crianças|neném|menino|menina|aluno|aluna|mãe|noiva|
  filho|filha)
# Words of feeling that name something else
que bom (seria|se|era), no limite (da|do) (velocidade|cartão|prazo|município|terreno|orçamento|
  bairro|estado)
$NAO consigo (ler|escrever|ver|enxergar) (sem|com|de) (óculos|lente|longe|perto)
me (afastei|afasto|distanciei) (da|do) (calçada|porta|fogo|linha|borda|janela|parede|carro|fogão|
  grade)
saco de (cimento|lixo|arroz|batata|farinha|dormir|areia|ração|feijão|cal|café|roupa|boxe|pancada|
  gelo|presente|risada)
(saco|lixeira|caixa|balde|copo|prato|gaveta|tanque) [está] cheio/a de, burro de carga
fracasso (da|do|das|dos) (safra|negociação|campanha|time|seleção|projeto|empresa|governo|leilão|
  filme|plano|reunião|missão|show)
(cansaço|fadiga) (do|da|de) (metal|material|solo|motor|peça), estresse (hídrico|térmico|oxidativo|
  salino), depressão (no|na) (atlântico|pacífico|relevo|pista|economia)
(pânico|nervosismo|ansiedade|euforia|otimismo|pessimismo|alívio|tensão) (na|no|nos|nas|dos|das|do|
  da) (bolsa|mercado|mercados|torcida|passageiros|investidores|bolsas|governo|plateia|estádio|
  pressão|fios|rede)
tristeza do jeca, choro do samba, roda de choro, orgulho e preconceito, alívio de pressão
colapso (da|do) (ponte|sistema|prédio|muro|barragem|trânsito)
chorei (no|com o|vendo o|assistindo|no final do|na) (filme|final|novela|série|livro|casamento|
  formatura|cinema)
explodi (os|as|o|a), sem condições de (uso|tráfego|moradia|segurança|jogo|navegar)
perdido/a (no|na) (shopping|rodoviária|cidade|centro|aeroporto|estacionamento|caminho|estrada|
  terminal|metrô|prédio|hospital|bairro|mapa|gps)
(morto|morta|vivo|viva) (na|no) [primeira|segunda|terceira|última] (rodada|jogo|fase|partida)
bad request
troquei o nome (do|da) (arquivo|pasta|rua|empresa|grupo|contato|documento|wifi)
(insônia|esperança|felicidade|alegria|vitória|paz|orgulho|solidão|angústia) é o (título|nome|bairro|
  tema|apelido)
(fio|fios) (do|da) (fone|luz|telefone|carregador|tomada|varal)
culpa não (é|era|foi|será|seria)
# Nothing done and lifted, an even day
não fiz nada (de mais|demais|de especial|de diferente|hoje além), (nem|não) (consigo|consegui) (levantar|
  segurar|fechar|abrir|erguer) (a|o|as|os|um|uma) (caneca|copo|braço|braços|garfo|garrafa|mochila|mão|pote|
  tampa|porta|panela)
(um|uma|o|a|uns|umas) leve/s (aperto|dor|tontura|enjoo|pressão|febre|gripe|desconforto|atraso|susto|tremor|
  cansaço|irritação|ansiedade)
# The denial stands behind
(triste|cansado|cansada|estressado|estressada|mal|desanimado|desanimada|ansioso|ansiosa|deprimido|deprimida|
  feliz|sozinho|sozinha|animado|animada|arrependido|arrependida|com raiva) [eu] não (estou|sou|fico|ando|fiquei|
  é o caso), (valho|vale|rendo) mais (morto|morta)
(teste|curso|palestra|artigo|livro|vídeo|post|campanha|pesquisa|questionário) (de|sobre) (burnout|ansiedade|
  depressão|estresse), feliz é quem
`;
