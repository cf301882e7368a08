import { games } from '../game-names.ts';

/**
 * Wordings that sound like danger and are none: hyperbole, things that die, kitchen accidents, death
 * of others. They mask the crisis wordings they overlap, unless such a wording holds them whole.
 */
export const decoys = `
(perguntou|perguntaram|pergunta|perguntam|quis saber) se (eu|a gente|nós|o senhor|a senhora|você) (vou|vai|vamos|ia|ía|iria) morrer
(tá|está|é|foi|era|fica|preço|conta|música|trânsito) de cortar os pulsos, (morri|morremos) .. vezes (no|na|nesse|nessa|neste|nesta|com o|para o) [mesmo|mesma] (chefe|boss|fase|jogo|
  mapa|nível|chefão|partida)
se eu morresse hoje [eu] (morria|morreria) (feliz|besta|contente|realizado|realizada|orgulhoso|orgulhosa|satisfeito|satisfeita), [agora|já] (posso|podia|pode) morrer feliz
morrer (pintando|trabalhando|dançando|cantando|rindo|pescando|torcendo|cozinhando|costurando|ensinando|tocando) [com|e|aos]
me enforquei (na|com a|no|com o) [minha|meu|própria|próprio] (gravata|cachecol|fio|crachá|coleira|fone|cordão), [quis|queria|vontade de] (cavar|abrir) um buraco e (sumir|entrar|me
  enfiar|me esconder) [dentro]
(é|isso é|era|parece) pedir para morrer, (gato|gata|cachorro|inseto|lagarta|praga|formiga|pombo|mariposa|galinha|peixe|rato|barata|motoqueiro) [é|dele|dela] [um|uma] (suicida|kamikaze)
(dívida|dívidas|financiamento|prestações|cartão|juros|parcelas|empréstimo|boletos|contas|prazo) [do cartão] [eu|ainda] (me enforco|
  me enforcam|me enforcando|vão me enforcar|me enforcou)
sobre (um|uma) (menino|menina|rapaz|moça|homem|mulher|jovem|mãe|pai|velho|velha) que (queria|quer|quis|não queria|não quer) [mais|se] (
  sumir|morrer|matar|viver|pular|jogar|desaparecer)
(ponte|prédio|viaduto|telhado|penhasco|torre) (no|do|jogando) [el|o|a|the] (${games})
não é (vontade de morrer|(pensamento|ideação) suicida|ideia de suicídio), não tenho (ideia|ideias|pensamento|
  pensamentos|ideação) (suicida|suicidas|de suicídio) (nenhum|nenhuma)
$THING .. se (suicidou|suicidar|suicida), wi fi .. se (suicidou|suicidar), prefiro a morte (a|do que) (outra|
  outro|mais uma|mais um|essa|esse|uma|um|ter|voltar)
(colegas|equipe|time|setor|clientes|pessoal|firma|empresa) (vão|vai) (ficar|se virar|seguir|
  funcionar) [muito] (bem|melhor) sem mim
(quero|queria|querendo|vontade de|preciso|penso em) sumir (de lá|dali|da firma|da empresa|do trabalho|da escola|
  do plantão|do grupo|das redes|(dessa|daquela|desta) (firma|empresa|escola|loja|agência|repartição)|(desse|
  daquele|deste) (emprego|trabalho|setor|escritório|hospital|call center))
só estou aqui por (sorte|engano|acaso|indicação|pena)
me (enforcar|matar|jogar) de tanto (trabalho|trabalhar|rir|tédio|reunião|estudar), (vou|quero|
  vontade de) (pular da janela|me jogar da janela|cortar os pulsos|me matar|me enforcar|morrer) se (tocarem|
  tocar|cair|vier|vierem|mandarem|aparecer|pedirem|marcarem|abrir|travar|chover|tiver mais)
(quero|queria|consigo|aguento) [mais] viver (em (são|sp|apartamento|cidade|um apartamento|uma cidade|república)|
  no (rio|interior|centro|exterior|brasil|aperto)|na (cidade|capital|correria|roça)|de (aluguel|favor|bico|
  marmita))
(arranhei|cortei|queimei|machuquei|furei|ralei|bati|feri) (o|a|os|as|meu|minha) (braço|braços|perna|pernas|
  pulso|coxa|mão|dedo|joelho|barriga|pele) (na|no|nas|nos) (cerca|arame|forno|panela|óleo|porta|fogão|ferro|
  escapamento|espinho|roseira|gato|quina|mesa|prateleira|churrasqueira|grade do)
me (joguei|jogar|jogo|jogando) no (chão|tapete|colo) [de|com], (morresse|morrer|morreria) .. de tanto (comer|
  rir|dançar|beber|trabalhar|estudar|esperar)
(projeto|equipe|time|setor|empresa|reunião|festa|loja) (anda|vai|fica|ficou|está|funciona|roda) [até] (melhor|
  bem) sem mim
(nunca|jamais|nem) (tive|senti|me deu|deu) [a menor] (vontade|ideia|desejo) de (me matar|morrer|me machucar|
  me ferir|me cortar|tirar minha vida|tirar a vida|suicídio)
(nunca|jamais|nem) [me] passou pela [minha] cabeça [a ideia de] (tirar a vida|tirar minha vida|me matar|morrer|
  me machucar|suicídio)
(brincando|brinquei|brincadeira|zoando) que (ia|vou|vai) (me jogar|me matar|morrer|pular|me atirar) [da|na|
  de] [ponte|janela|laje]
comprimidos [o|a|os|as] (paciente|pacientes|idoso|idosa|bebê) [do|da], (carta|cartinha|bilhete) (para|com) [o|
  a] [minha|meu|meus|minhas] (filha|filho|mãe|pai|turma|avó|professora) .. (anos|aniversário|quinze|natal|
  formatura|parabéns|casamento|viagem)
último dia (na|no|aqui na|aqui no|lá na) [nossa|nosso] ($PLACE|$WORK|estágio|curso|grupo)
(carta|bilhete|mensagem|áudio|vídeo|cartinha) de (despedida|adeus) .. (equipe|colegas|turma|pessoal|time|setor|
  clientes|alunos|pacientes|firma|empresa|bombons|bolo)
(mata|matam|matar|matou|matando) do coração
quase me (joguei|atirei) (da|pela|na) (janela|laje) quando (o|a|os|as) ($WORK|estagiário|estagiária|cliente|
  internet|computador|impressora)
(quero|queria) [mais] estar (aqui|lá) (nesse|neste|nessa|nesta|na|no) (emprego|empresa|setor|trabalho|firma|
  loja|escola|hospital|cidade|time|projeto|reunião|grupo)
foi [o] meu último dia, me mata (essa|esse|isso)
me cortei com (o|a|um|uma) (estilete|faca|tesoura|lâmina|vidro|papel) (abrindo|cortando|sem querer|no trabalho|
  na oficina|na aula|no estoque|descascando|picando)
(tomate|tomateiro|manjericão|samambaia|orquídea|suculenta/s|cacto/s|hortelã|violeta/s|roseira|horta|planta/s|
  alface|mudinha/s|jardim) .. (<morrer>|morrendo|
  quer morrer|querendo morrer|não quer viver|não quer mais viver|se matou|se mataram|desistiu da vida|
  desistiram da vida|desistir da vida)
prefiro a morte (a|do que|que) (ligar|ter|ir|usar|comer|ver|fazer|apresentar|falar|voltar|trabalhar|assistir|
  ouvir|pedir|acordar|abrir)
só a morte me tira (desse|deste|do|dessa|desta|da) (sofá|cama|casa|rede|banho|emprego), deus me leve (ao|à)
vou me (matar|enforcar) se (tiver|aparecer|cair|travar|marcarem|mandarem|pedirem|mudarem|cancelarem|refizer)
(sumir|evaporar|desaparecer) e (aparecer|reaparecer) (em|na|no|numa)
(fala|falava|conta|contava|trata|história|sobre) (de|da|do|sobre|a|o|) (um|uma|a|o) (mãe|pai|filho|filha|irmã|
  irmão|amigo|amiga|marido|esposa|mulher|homem|menina|menino|jovem) que
(narrador|narradora|personagem|protagonista|herói|vilão) .. (se suicida|suicida|se mata|se matar|quer morrer|pula)
(paciente|pacientes|aluno|aluna|alunos|caso|casos|pessoa|pessoas|adolescente|adolescentes|jovem|jovens|usuário|
  usuária) .. com (ideação|ideações|pensamentos|risco) (suicida|suicidas|de suicídio)
(tomei|tomar|tomo|dei) todos os (remédios|comprimidos) (do dia|da manhã|da noite|de hoje|receitados|na hora|
  direitinho|certinho)
(contei|separei|conferi) os comprimidos (da|das|na) (cartela|caixa|caixinha) (da|do) [minha|meu] (mãe|pai|avó|
  avô|filho|filha|cachorro|gato|sogra|sogro)
(nunca|não|jamais) (pensei|penso|pensaria) em desistir (da vida|de viver)
morte (do|da|dos|das), me (enforcar|enforquei|enforco) (em|no|na|nesse|nessa|nesses|com) [o|a|tanta|
  tanto] (dívida|dívidas|financiamento|prestações|cartão|juros|parcelas|empréstimo|contas|prazo|
  boletos)
último dia (na terra|no trabalho|de|na empresa|no setor|do|na firma|no estágio|na loja|na escola)
me (matar|mata|matou) (no|na) (videogame|jogo|partida|fase|free fire|fifa|game|sonho|baralho|xadrez)
mais (um|uma) (ajuste|alteração|correção|revisão|versão|briefing|layout|arte|ticket|reembolso|pdf|planilha|reunião|e mail|relatório|áudio|live|meta|slide|powerpoint|call|figurinha|
  mensagem|café|brigadeiro|pedido|formulário|chamado|boleto|prova|piada|música) .. .. (me jogo|morro|
  me mato|me enforco|pulo|enlouqueço) [da] [janela|ponte]
(sumir|desaparecer|evaporar) em, fim da linha (do|da|de) (metrô|ônibus|trem|produção|montagem|bonde)
morrer com (essa|esse|esta|este|tanta|tanto|as|os), viver de (aluguel|favor|bico|bicos|salário|
  freela|renda|aparências|marmita|passado|brisa)
viver (correndo|endividado|endividada|viajando|na estrada|em hotel|na correria|nesse aperto|
  no aperto|no vermelho|de mala)
(guardei|separei|contei|organizei|conferi|comprei|juntei) [todos] (os|as) (remédios|comprimidos|
  cartelas|medicamentos) (da|do|dos|das) [minha|meu|meus|minhas] (mãe|pai|avó|avô|filho|filha|bebê|
  cachorro|gato|tia|tio|sogra|sogro|esposa|marido|paciente|pacientes|idosos|residentes|setor|semana)
saída (para|pra|do|da|de) [o|a|os|as|esse|essa] (bug|código|erro|questão|contrato|fila|reforma|cálculo|trânsito|
  impasse|orçamento|crise|problema|projeto|
  greve|negociação|conflito|estacionamento|shopping|cidade|estoque|prédio|garagem|labirinto)
(duas|três|quatro|cinco|várias|algumas|as|muitas) tentativas de suicídio
# Death that is not the writer's, or no death at all
(morte|mortes) (do|da|dos|das|de|de um|de uma|do meu|da minha) (pai|mãe|avó|avô|tio|tia|cachorro|
  cachorra|gato|gata|vizinho|vizinha|colega|paciente|pacientes|cantor|cantora|ator|atriz|amigo|amiga|
  irmão|irmã|marido|esposa|filho|filha|sogro|sogra|rainha|papa|presidente|personagem|rei|bezerra|
  empresa|planta|abelhas|peixes|trabalhador|trabalhadores|operário|dona|seu|prima|primo|chefe|
  professor|professora)
na morte da bezerra, (pena|sono|silêncio|cara|certidão|atestado|declaração|causa) (de|da) (morte|
  óbito), vida ou morte, morte (cerebral|materna|natural|acidental|celular)
(até|de|lindo de|linda de|bom de|boa de|feio de|gostoso de|fofo de|caro de) morrer [de]
antes de (eu|) morrer, medo de morrer
(deixar|deixei|deixo|deixou|deixando) [a|o|as|os|essa|esse|minha|meu|minhas|meus|uma|nenhuma] [planta|plantas|
  orquídea|samambaia|horta|suculenta|suculentas|cacto|cactos|violeta|roseira|assunto|ideia|projeto|conversa|
  grupo|peixe|celular|bateria|massa|fermento|brasa|grama|jardim|tradição|sonho|manjericão|hortelã|
  alface] [da firma|da empresa|do escritório|da minha mãe|da vizinha] morrer, (plantas|planta|orquídea|
  samambaia|assunto|projeto|
  ideia|conversa|horta|peixe|peixes|celular|bateria) (.. (morrendo|morreram|morreu)|[que] [já|não|só|ainda|
  quase] [vai|vão|ia|pode|quer|quis|queria|resolveu|acabou de|começou a|teima em] [se] morrer)
(vão|vai|ia|iam|pode|podem|podia|poderia|iria) morrer (de|na|o|a|com|se), (ele|ela|eles|elas|avó|avô|
  pai|mãe|tio|tia|paciente|doente|bicho|gato|cachorro) .. (ia morrer|vai morrer|pode morrer|
  quase morreu|está morrendo|estava morrendo)
(melhor|quero|vou|posso|prefiro|preciso) morrer (de|na praia|abraçado|afogado em) [tanto]
(não|nunca) acordar (cedo|tarde|atrasado|atrasada|o|a|os|as|ninguém|meu|minha|meus|de madrugada|às|
  com|em cima da hora|antes)
(para|pra) não acordar (o|a|os|as|ninguém|meu|minha|você|tarde|cansado|cansada|com|atrasado|atrasada|
  de madrugada), (queria|quero|podia|poderia) não acordar (cedo|às|com|tão)
(beira|beirada|borda) (da|do) (piscina|rio|mar|lago|calçada|estrada|rua|cama|mesa|praia|represa|
  cachoeira|fogão|pista|campo|quadra)
(barba|depilar|depilei|raspei|caixa|papelão|tecido|isopor|cartolina|embalagem|maquete|
  adesivo) .. (gilete|lâmina|estilete|navalha), (gilete|lâmina|estilete|navalha|bisturi) (de barba|
  do aparelho|de barbear|do barbeiro|pra barba|para cortar|pra cortar|da maquete|descartável)
altura (da|do|de) (ponte|viaduto|prédio|janela|laje) (da|do|é de|prevista|no projeto)
(medi|medimos|mediu|projeto|engenheiro|engenheira|vistoria|obra|planta|laudo|inspeção) .. (altura|
  beira|borda|parapeito|mureta|guarda corpo|gradil|viaduto|ponte|laje|passarela)
(parapeito|mureta|guarda corpo|gradil|viaduto|ponte|passarela) .. (interditado|interditada|em obras|
  pintado|pintada|enferrujado|enferrujada|trocado|trocada|vistoria|quebrado|quebrada|inaugurada|
  inaugurado)
(pular|pulei|pulamos|saltar|saltei|me jogar|me joguei|me jogo|pulo) .. (bungee|tirolesa|rapel|
  paraquedas|parapente|asa delta|trampolim|piscina|mergulho|tobogã|cachoeira|poço|rio|mar|lago|
  carnaval|corda|fogueira)
(bungee|tirolesa|rapel|paraquedas|parapente|trampolim|piscina|tobogã) .. (pular|pulei|saltar|saltei|
  pulo|me joguei|me jogar)
(primeira|segunda|terceira|última|nova|outra|na) tentativa (de (ligação|contato|login|acesso|entrega|
  envio|pagamento|negociação|conversa|acordo|senha|golpe|assalto|venda|gravidez|ligar|falar|bolo)|o|
  deu|foi|não|consegui|passei|passou|no concurso|na prova|do enem)
tentativa de (ligação|contato|login|acesso|entrega|envio|pagamento|negociação|conversa|acordo|senha|
  golpe|assalto|furto|roubo|fraude|venda|gravidez|conciliação|invasão)
(corte|cortes) (no|nos|na|nas|de) (orçamento|verba|verbas|pessoal|gastos|salário|salários|energia|
  cabelo|carne|árvore|tecido|papel|bolsas|vagas|luz|água|custos)
(corte|cortes) (no|na|do|da) (dedo|mão|testa|perna|joelho|pé|braço) (da faca|do vidro|com o|com a|
  cozinhando|fazendo|do arame|da queda|do tombo|no trabalho|com papel)
(telefone|sirene|alarme|barulho|relógio|despertador|ônibus|trem|aula|demora|vizinho|música|reforma|
  obra|impressora|criança|menino|escada|ladeira|subida|personal|coceira|tensão|esse|essa|assim|frio|
  calor|fome|meta|metas) .. (me (mata|matando|matou)|(vai|vão|quer|querem|pode|consegue) me matar)
(quase|) me (mataram|matou|mata) de (susto|vergonha|rir|raiva|orgulho|preocupação|medo|trabalhar|
  cobrar|fofura|fome|tédio)
# Leaving for an ordinary reason
posso ir (para|a|ao|à|no|na|viajar|dormir|de|até|com|buscar|trabalhar|pro|pra|embora mais|
  embora cedo|embora às|almoçar|jantar)
vontade de (sumir|desaparecer) de vergonha, (sumir|desaparecer) de vergonha
# Work, games and kitchen
(corda|cordas) (de varal|pro varal|da rede|de rede|pro violão|do violão|do pula|de pular|do balanço|
  do poço|de escalada|pra amarrar|bamba)
(veneno|chumbinho) (de|pra|para|contra) (rato|ratos|barata|baratas|formiga|formigas|cupim|mosquito)
(bilhete|carta|cartas|mensagem|áudio|vídeo) de (despedida|adeus) (do|da|dos|das|de|para o|para a|pro|
  pra) (colega|estagiário|estagiária|chefe|turma|formandos|professora|professor|equipe|aposentado)
(personagem|avatar|boneco|herói|vilão|inimigo|npc|jogador|zumbi|mocinho|protagonista) .. (se matou|
  morreu|morre|morto|se suicidou|se mata|tenta se matar|quer morrer|pula da ponte)
(separei|contei|guardei|comprei|juntei|organizei|conferi|entreguei|busquei|levei) (os|as|uns|
  meus) (remédios|comprimidos|cartelas|medicamentos|frascos) (vencidos|do posto|da farmácia|
  do hospital|dos pacientes|da paciente|do paciente|do leito|dos leitos|da ala|de pressão|da pressão|
  para a viagem|pra viagem|controlados|novos|do carrinho|do plantão|da enfermaria|do cachorro|
  do gato|da semana)
vontade de sumir (quando|de vergonha|na hora|da|do|daqui|dali), (notebook|computador|celular|sistema|
  servidor|carro|impressora|hd|aplicativo|robô) se (suicidou|matou), pulsos (da|do) (camisa|blusa|
  casaco)
(<morrer>|morto/a|mortinho/a|quase morri|matar|morte) [quase|literalmente] de (rir|fome|frio|
  calor|sede|vergonha|saudade|saudades|medo|sono|susto|ciúme|ciúmes|cansaço|tédio|amor|amores|
  inveja|raiva|curiosidade|ansiedade|preguiça|tanto|orgulho|ódio|trabalhar|estudar|correr|dó|pena|
  fofura|vontade|rir de)
me matei de (rir|trabalhar|estudar|correr|tanto)
(me|se) (matar|mato|matei|matando|mata|matou|matam) (de|pra|para|na|no) (trabalhar|estudar|rir|
  correr|tanto|academia|treino|entregar|dar|fazer|terminar|chegar|conseguir|serviço|esteira|
  agradar|sustentar)
(chefe|prazo|calor|trabalho|reunião|barulho|ansiedade|curiosidade|filme|emprego|plantão|cliente|
  planilha|sapato|salto|dor|saudade|trânsito|academia|treino|isso|ele|ela|criança|menino|você|
  vocês|sistema|rotina|tpm|cólica|gripe|fome|sono|dieta|tensão|espera|demora|povo|gente|mãe|pai|
  frio|escala|série|matemática|prova|cobrança|relatório|piada|cachorro|gato|internet|meta|metas|
  projeto) [ainda|vai|vão|está|tá|estão|tão|quase|um dia|qualquer dia|que|só|quer|ia|podia|
  pode] [ainda|vai|estão|está|quase] me (mata|matar|matando|matou|matam|matava|mate)
me mata de (raiva|rir|vergonha|saudade|susto|preocupação|medo|orgulho|ódio|fofura|tédio)
(vai|vão) me matar [de|se|quando], ainda me mata
(minha|meu) (mãe|pai|chefe|marido|esposa|namorada|namorado) [vai] me mata
(<matar>|<morrer>) (o|a|os|as|um|uma|meu|minha|essa|esse|aquela|aquele|) (saudade|saudades|aula|
  aulas|tempo|fome|sede|barata|baratas|mosquito|mosquitos|charada|curiosidade|leão|leões|vontade|
  trabalho|serviço|expediente|cobrador|processo|processos|servidor|computador|celular|bateria|
  pilha|notebook|planta|plantas|rato|aranha|formiga|pulga|piolho|job|jogo|rodada|projeto|questão|
  bola|pau)
(celular|computador|notebook|bateria|pilha|servidor|carro|moto|planta|plantas|internet|impressora|
  tablet|projeto|assunto|conversa|relógio|motor|elevador|sistema|piada|pc|fone|controle|wifi|
  máquina|grupo|ideia|samambaia|cacto|peixe|orquídea) [já|quase|do|da|] [trabalho|loja|empresa|
  minha|meu|] (<morrer>|morto/a)
(avó|avô|pai|mãe|tio|tia|cachorro|cachorra|gato|gata|vizinho|vizinha|bisavó|bisavô|primo|colega|
  amigo|amiga|paciente|cantor|cantora|ator|atriz|professor|professora|sogra|sogro|peixe|
  passarinho|hamster|coelho|personagem) .. (morreu|faleceu|partiu|morreram)
(pular|saltar|me jogar) (da cama|corda|carnaval|o almoço|a refeição|de alegria|de paraquedas|
  de felicidade|na piscina|no mar|na cama|no sofá|de bungee|o café|fora|na rede|onda|ondas|
  fogueira)
(sumir|desaparecer|evaporar) (dessa reunião|desta reunião|desse calor|desse frio|da frente|de perto|
  de casa|debaixo|embaixo|atrás|numa|num|quando|por|uns|com|naquela|naquele|na hora|na multidão|
  do radar|da cidade|da rua|da sala|das vistas|de cena|do nada|pra longe da|pra algum lugar|
  pra uma ilha|pra fazenda|pro sítio|pra casa|daqui|dali|no mapa|de férias|nas férias|uns dias|
  por uns dias|
  no fim de semana|um fim de semana|pra praia|na praia|pro mato|no mato|numa praia|pra uma praia|
  pra serra|por uma semana|uma semana|do escritório|da reunião|do grupo|do whatsapp|das redes|
  com o|com a|da empresa|desse trabalho|desse emprego|dessa empresa|desse escritório|do trabalho|
  daqui um tempo|de vista|da vista do|na serra|na chapada|no feriado|pra roça|na roça|com meus|
  com minha|com as crianças|por aí|pra outro país|do mapa por|do mapa nas)
(sumir|desaparecer) .. (férias|feriado|praia|viagem|chapada|serra|fim de semana|folga|rede|rancho|
  sítio|cachoeira|redes sociais|mochila)
(acabar|acabei|acabando|acaba|acabou|acabaram) com (tudo que|todo o|todos os|todas as|o estoque|
  a louça|a pilha|a fila|o bolo|a pizza|o chocolate|o sorvete|a geladeira|o relatório|
  as pendências|o assunto|a festa|a fome|a farra|a raça|o café|o meu dia|meu dia|meu domingo|
  meu fim de semana|a graça|a bagunça)
(acabar|acaba|acabando|acabou|acabaria) comigo
(dei|dar|dando|dou) [um] fim (naquele|naquela|no|na|nos|nas|nesse|nessa|às|ao|a esse|em todas as|
  em todos os) (relatório|planilha|projeto|bolo|pilha|bagunça|processo|lixo|tarefa|papelada|
  contrato|reunião|jogo|trabalho|tcc|pendências|pendência|arquivo|arquivos|e mails|emails|armário|
  caixa|caixas|papéis|chocolate|louça|briga|fofoca|discussão)
me cortei (fazendo|com o papel|com papel|(na|no|numa|num|nessa) (lata|folha|quina|porta|cerca|grade|mesa|obra|
  oficina|cozinha|faca|copo|
  prato|vidro|tampa|telha|serra|espinho|arame|ponta|unha|máquina|papel|prateleira|caixa)|cozinhando|descascando|
  picando|sem querer|
  com a faca|com uma faca|abrindo|com vidro|com o vidro|preparando|depilando|com a folha)
(cortei|cortar|corto) (as unhas|o cabelo|a grama|gastos|custos|a unha|cebola|o mato|caminho|
  relações|o açúcar|o glúten|a carne)
(queimei|cortei|machuquei|bati|furei) (a|o|as|os|minha|meu|) (mão|dedo|língua|braço|pé|joelho|
  canela|cotovelo|cabeça|perna|mindinho|dedão) [esquerda|direita|esquerdo|direito] (no|na|fazendo|
  com a|com o|cozinhando|jogando|sem querer|passando|abrindo|tirando|carregando|correndo) [forno|
  fogão|panela|porta|quina|bola|ferro|óleo|café|mesa|gaveta|papel|faca|escada|chapa|mala|carro|
  roupa]
(queimei|cortei|bati) .. sem querer
me (machuquei|bati|queimei|feri) ((jogando|correndo|sem querer|treinando|fazendo|subindo|descendo|
  cozinhando|caindo|andando|passando|tirando|carregando)|(no|na|com o|com a) (futebol|vôlei|crossfit|academia|obra|
  jogo|treino|fogão|bicicleta|quadra|trabalho|porta|quina|escada|ferro|óleo|panela|forno|café|
  almoço|barba|comida|jantar|roupa|caixa|caixas|mudança|mesa|gaveta|queda|tombo|serra|cerca|pista|rua))
(pulou|pular|pulei|pulamos) da ponte (para|pra) nadar, pular da cama
me jogar (na cama|no sofá|na piscina|no mar|na rede|de cabeça|no trabalho|nos estudos|na dança|
  na rede|na água)
seguro de vida (do|da|novo|empresarial|em grupo|corporativo|obrigatório|dos funcionários)
desculpa (a|pela|o|qualquer) (demora|bagunça|atraso|letra|hora|coisa)
(peço|pedi|pedir|pediu) (desculpas|desculpa|perdão) (ao|à|pela|pelo|para o|para a|pro|
  pra) (cliente|colega|equipe|atraso|chefe|demora|aluno|turma|confusão|erro|vizinho|vizinha|erro|
  barulho|professora|gerente)
festa de despedida, despedida (de solteiro|de solteira|do colega|da colega|do|da|dos|das)
(me despedi|despedi me|despedindo) (do|da|dos|das|de) (colega|colegas|equipe|turma|alunos|cliente|
  estagiária|estagiário|pessoal|visita|visitas|empresa|setor|galera|paciente|pacientes|amigos|
  família no|crianças na|férias|praia|cidade|chefe|turno)
(nunca|não|jamais|nem) (pensei|penso|pensaria|tenho pensado|cogitei|cogito|
  passou pela minha cabeça|tenho vontade|tenho ideia|tenho pensamento|tenho pensamentos|
  tive pensamentos|tenho ideias) (em|de|na ideia de|sobre) (me matar|suicídio|morrer|
  tirar minha vida|tirar a minha vida|me machucar|me ferir|morte|acabar com a minha vida|
  acabar com minha vida|me cortar|suicida|tirar a própria vida)
(sem|nego|negou|nega|nenhuma|não tenho|nunca tive|não há|zero) (ideação|ideações|pensamentos|
  pensamento|ideia|ideias) (suicida|suicidas|de morte|de suicídio|de me matar|de morrer)
risco de suicídio (baixo|ausente|nenhum)
(pra|para) sempre (grata|grato|gratos|lembrar|lembrado|vou lembrar|na memória|no coração|feliz)
de vez (o|a|em) (problema|contrato|sistema|planilha), isso é a morte
morte (súbita no|no jogo|dos e mails)
(overdose|overdoses) de (café|chocolate|planilha|fofura|informação|reunião|reuniões|açúcar|
  notícia|notícias|série|séries|trabalho|slides|vitamina|k drama|música)
missão suicida, carro bomba, esquadrão suicida, ideia suicida de (projeto|negócio|prazo)
prazo suicida
suicídio (tático|esportivo|financeiro|social|acadêmico|eleitoral|econômico|culinário|profissional|de carreira|
  comercial|político|coletivo|assistido no filme)
`;
