/**
 * Families of daily speech that borrow the words of danger: no way out of a spreadsheet, a course on
 * prevention, a passenger in panic, a rope for the mountain. Each wording covers the borrowed word and
 * what tells that it is borrowed, never the bare wish. Kept apart from danger by the pairs of sentences
 * in `grids/everyday.pt.ts`. Not reviewed by a psychologist.
 */

const TASK =
  '(planilha|tcc|obra|reforma|processo|fórmula|módulo|código|cálculo|orçamento|projeto|impasse|inventário|escala|cronograma|prazo|labirinto|relatório|tabela|roteiro|laudo|licitação|balanço|contrato|setor|fábrica|departamento|filial|time|equipe|rodovia|gargalo)';
const UNIT =
  '(equipe|time|setor|escala|loja|firma|empresa|turno|plantão|obra|cozinha|departamento|squad|grupo|filial|cooperativa|fábrica|agência|unidade|repartição|projeto)';
const RUNS =
  '(anda|andaria|andou|roda|rodaria|rodou|funciona|funcionaria|funcionou|fecha|fecharia|fechou|rende|renderia|rendeu|vende|venderia|vendeu|trabalha|trabalharia|produz|produziria|entrega|entregaria|ia|iria|vai|foi|ficou)';
const STRANGER =
  '(moça|rapaz|senhor|senhora|homem|mulher|menina|menino|jovem|adolescente|paciente|usuário|usuária|passageiro|passageira|hóspede|detento|idoso|idosa)';
/** Who is met at work and speaks of death there; never family, friends or pupils. */
const MET =
  '(paciente|usuário|usuária|ouvinte|hóspede|passageiro|passageira|detento|interno|cliente)';
const TAUGHT =
  '(palestra|capacitação|treinamento|supervisão|matriciamento|campanha|cartilha|protocolo|oficina|seminário|simpósio|congresso|reportagem|artigo|monografia|dissertação|notificações|estatísticas)';
const NOUN = '(automutilação|ideação suicida|ideações suicidas|comportamento suicida|autolesão)';
const LIMB = '(mão|braço|antebraço|perna|canela|coxa|dedo|joelho|testa|cabeça|cotovelo|palma)';
const ON_PAID_WORK =
  '(tesoura de poda|serra|serrote|motosserra|foice|roçadeira|enxada|plaina|esmerilhadeira|maquita|telha|arame|lata|chapa|guilhotina)';
const CITY =
  '(floripa|florianópolis|salvador|recife|fortaleza|brasília|curitiba|maceió|natal|são paulo|sp|bh|manaus|belém|lisboa|goiânia|vitória)';
const RETREAT =
  '(pousada|chalé|cabana|casinha|sítio|chácara|fazenda|rancho|resort|hotel|cachoeira)';
const WEEKDAY = '(segunda|terça|quarta|quinta|sexta|sábado|domingo)';

export const everyday = `
# No way out of a thing
saída [nenhuma] (para|na|no|nesta|neste|nessa|nesse|desta|deste|dessa|desse|da|do) [o|a|os|as|esse|essa|este|
  esta] ${TASK}
${TASK} [já|também] não (tem|há) [mais] saída, saída a não ser (vender|demitir|fechar|pedir|mudar|negociar|
  contratar|trocar|refazer)
${UNIT} (está|ficou|continua|parece|entrou|caiu|segue) [mesmo] (num|em um) beco sem saída, (moro|mora|fica|
  estacionei|rua é|condomínio fica) (num|em um) beco sem saída, beco sem saída (jurídico|técnico|orçamentário|
  na negociação|nas negociações)
# Not living in one way or place any more
viver (de (aparência|reunião em reunião|plantão em plantão|prazo em prazo|salário em salário|hora extra|
  horas extras|comissão|promessa|promessas|diária|diárias|mesada|miojo)|[só] para [o|a|essa|esse] (panela|fogão|
  balcão|caixa|planilha|escala|emprego|serviço|patrão|chefe|cliente|cozinha|loja|condomínio)|(nesta|neste|
  naquela|naquele) (cidade|rua|república|capital|quitinete|apartamento|bairro|condomínio|alojamento))
quero [é] viver (muito|para ver), viver é (bom|ótimo|lindo|gostoso|maravilhoso|uma delícia|uma festa|bonito)
# The noun as a subject of work, study, news
${TAUGHT} [era|foi|é|sobre|de] (de|sobre|da|do|contra|em) [a|o|manejo de|manejo da|prevenção da|prevenção de|
  risco de] ${NOUN}, (manejo|prevenção|rastreio) (de|da|do) [risco de] ${NOUN}
(caso|casos) de ${NOUN} (da|na|do|no|entre|em) (escola|colégio|bairro|turma|distrito|jovens|adolescentes|
  município|unidade|rede), (acolher|orientar|atender|escutar) quem (tem|teve|chega com|vive com) ${NOUN}
(apaguei|apagamos|removi|removemos|moderei|denunciei) .. (posts|vídeos|fotos|contas|perfis) de ${NOUN}
luto por suicídio, perdeu (o|a|um|uma) (filho|filha|irmão|irmã|marido|mulher|pai|mãe|neto|neta|amigo|amiga|
  colega) por suicídio, (chegou|chegaram|entrou|recebemos|admitimos|regulei|regulamos) [uma|outra|duas|três|
  mais uma] (tentativa|tentativas) de (suicídio|autoextermínio), (pacientes|usuários) depois de tentativa
${STRANGER} .. (chegou|chegaram|entrou|internada|internado) (com|por) overdose, (lidar|agir|
  conversar) com (aluno|aluna|alunos|adolescente|adolescentes) que se (corta|cortam)
(acolhemos|suturei|suturamos|atendemos) [um|uma] ${STRANGER} [desconhecida|desconhecido] com cortes, (tiramos|
  resgatamos|retiramos|socorremos|seguramos) (um|uma) ${STRANGER} (da|do) (beira|beirada|parapeito|ponte|
  viaduto|laje|passarela|mureta)
# Who is met at work and wishes it; a character who does
${MET} (que|e|me|já|chorando|ligou|chegou) [me] (disse|diz|falou|falando|dizendo|contou|repetia|
  gritou) que (quer|queria|ia|não quer mais|não queria mais) (morrer|viver|se matar), ${MET} (de|do|
  da) .. (falando|dizendo) que (quer|queria|não quer mais|não queria mais) (morrer|viver|se matar)
paciente (do|da) .. (que|e) (disse|falou|repetia) que (quer|queria) (morrer|se matar), paciente do (leito|
  quarto) .. .. e disse que (quer|queria) morrer
(atendi|atendemos|acolhi|acolhemos|admitimos|recebemos|internamos|socorremos) .. (um|
  uma) ${STRANGER} que ((disse|falou) que |) (não queria [mais] viver|não quer [mais] viver|queria morrer|
  quer morrer|queria se matar|quer se matar|se cortava|se corta|tomou tudo|tomou veneno|engoliu)
(narrador|narradora|personagem|protagonista|julieta|romeu|werther|ofélia|hamlet|heroína|herói|vilã|vilão|
  mocinho|mocinha|eu lírico) [já|sempre|só] [não] (queria|quis|quer|desejava|deseja) [só] (morrer|se matar|
  viver)
(música|canção|samba|letra|filme|livro|novela|poema|conto|peça) (fala|falava|trata|conta|é) (de|sobre) (um|
  uma) (cara|homem|mulher|moça|rapaz|menina|menino|sujeito|velho|velha|casal) que não (quer|queria) [mais] viver
# Fear of dying, a death that is a manner of speaking
(gritei|gritava|gritavam|gritou|gritando|berrei|berrava|berrou|berrando|chorando|perguntou|perguntava|
  perguntaram|cismei|cismou) (que|se) [eu|ele|ela|a gente|todo mundo] (ia|iam) morrer
morrer (solteira|solteiro|encalhado/a|careca|virgem|dançando|sambando|pescando|na (esteira|linha de produção|
  fila|catraca|ativa)|no (guichê|balcão|caixa)), morte lenta (a|para) quem, (achei|pensei|jurei) que o (avião|
  elevador|teto|barco|ônibus|balão|helicóptero) ia cair
que descansou em paz (no|em|na|há|faz|ano), morte leva os melhores, deu um nó (na garganta|no peito|na cabeça)
(trabalhei|voltei|saí|cheguei) com um nó
# Somebody else who would kill one, in jest
(ela|ele|dupla|síndica|síndico|encarregado|encarregada|coordenadora|coordenador|supervisora|supervisor|diretora|
  diretor|estagiária|estagiário|sogra|professora|professor|vizinha|vizinho|moço|moça) [ainda] (quis me matar|
  quase me (mata|matou))
(brincou|brincando|zoou|cliente gritou|cliente berrou|cliente disse|passageiro gritou|
  motorista gritou) que (queria|ia|vai|quer) me matar, (gritou|gritava|berrou|
  ameaçou|jurou|prometeu|avisou) que (ia|iria|vai|queria|quer) me matar, (senhora|senhor) quer me matar, cliente (gritou|
  berrou) que ia se matar, mi mata de (ri|rir), (busão|ônibus|metrô|trem) (lotado|cheio) [ainda] me mata
# Away for a rest
(sumir|desaparecer|evaporar) (uma semaninha|umas semanas|uns diazinhos|da festa|da confraternização|da fila|
  da foto|para (uma|um) ${RETREAT}|depois (daquele|daquela|desse|dessa) (áudio|mensagem|reunião|foto|mico|
  vexame|apresentação))
apagar (o dia (de hoje|inteiro)|esse dia|a mensagem|o áudio|o e mail|a foto|o post|o comentário|as luzes|a luz)
deus me (leve|leva|levasse) para (praia|serra|roça|cama|bahia|minas)
# Letters and farewells with a future or a workplace
(carta|cartas|cartinha) para (o|os|a|as|meu|minha|meus|minhas) [meu|minha|meus|minhas] (filho|filha|filhos|
  filhas|meninos|meninas|menino|menina|neto|neta|netos|netas|afilhado|afilhada) (abrir|abrirem|ler|
  lerem) (na formatura|no dia da formatura|no casamento|no dia do casamento|nos quinze|quando (fizer|fizerem|
  completar|completarem|entrar na|entrarem na|se formar|se formarem|casar|casarem|tiver|tiverem))
adeus [ao|à|aos|às] (crachá|firma|empresa|uniforme|escritório|catraca|marquise|escala|chefe|chefia|patrão|ponto|
  plantão|balcão|call center|telemarketing|headset|gravata|salto alto|planilha|jaleco|andaime|férias|dieta|
  carnaval|verão|inverno|domingo|feriado|feriadão|folga|trânsito|aluguel|notebook|impressora|dignidade|açúcar|
  glúten|sala antiga|prédio velho|linha de montagem|marmita)
adeus e (voltou|voltei), despedida (na|no) (filial|firma|agência|empresa|loja|escritório|fábrica|repartição|setor)
adeus $WORK
de cada vez, eu já fui (com|no|na|ao|à|lá|ver|buscar|assaltado/a|demitido/a|promovido/a|criança|jovem|atleta|
  professor/a|chefe|gerente)
bilhete (com (as manias|a hora (da|do)|a rotina|os horários (da|do|dos))|em cada (mesa|baia|sala|gaveta|armário))
ler (isso já (comi|pousei|cheguei|peguei|saí de férias)|eu já (pousei|cheguei|embarquei|decolei|comi))
# Things, sports, trades
corda [e] [o|a|os|as] (mosquetão|mosquetões|balanço|cadeirinha|freio oito), (coxa|asa|peito|perna|língua|pele|
  cabeça|barriga) (de|do|da) (frango|galinha|peru|porco|boi|peixe|boneca|calça|carneiro|leitoa)
(planilha|impressora|sistema|computador|notebook|celular|servidor|relatório|excel|aplicativo) (podia|pode|quer|
  queria|devia|vai|pede|pedia) [para] (se (jogar|matar|atirar|enforcar)|morrer)
só a terra (por cima|vegetal|adubada|do vaso|da horta), barranco ([de grama] devagarinho|[de grama] devagar|
  de grama), ponte rolante, corte de cabelo
(entreguei|devolvi|entregou|devolveu|devolver|entregar) (a|o) (pistola|revólver|arma|espingarda) (da|do) (ronda|
  escolta|posto|empresa|turno|firma|serviço|vigilância|plantão|clube|guarita), pistola de (cola|água|pintura|
  silicone|solda|calafetar|tinta), (estou|está|fiquei|ficou|ando|virado|virada) [muito|meio] pistola
enforcar (o|a|uma|essa|esse) (cliente|chefe|estagiário|síndico|aula|feriado|expediente|${WEEKDAY})
(tomei|tomo|tomou) (o|os|meu|meus) (remédio|remédios|comprimido|comprimidos) (da|de|do|para) [o|a] (pressão|
  tireoide|colesterol|diabetes|alergia|gripe|gastrite), insulina (antes|depois) (do|da) (almoço|café|janta|
  jantar|lanche)
(contei|separei|conferi|entreguei) os (comprimidos|remédios) (da dona|do seu|da senhora|do senhor|da idosa|do idoso)
(medi|medimos|cortei|vendi) corda para (um|uma|outro|outra|o cliente|o freguês|a cliente), (medindo|medi|medir|
  medimos) a (varanda|sacada|janela|laje) para (pôr|botar|colocar|instalar|fechar|trocar) [a|uma|com] (tela|
  grade|cortina|rede|vidro|toldo|persiana|piso)
parapeito da janela (limpando|lavando|pintando|consertando), mureta (da|do) (praça|escola|jardim|canteiro|
  igreja|casa|orla), (laje|telhado) (soltando|empinando|estendendo|com gesso)
(cortei|machuquei|furei|ralei|arranhei|bati) [a|o|meu|minha] [${LIMB}] [de raspão] (com|na|no) (a|o|uma|um|
  ) (${ON_PAID_WORK}|crachá|catraca|gôndola|carrinho|tapume), (bati|batendo|bater) o braço feito
bati a mão sem (ver|querer)
com (a|uma) gilete ([me] depilando|raspando [a|as] (perna|pernas|axila)|fazendo a barba)
(escorreguei|tropecei|caí (em cima|da moto|da bicicleta|da escada|do andaime)) .. .. e (cortei|bati|ralei|
  queimei|machuquei) (a|o) ${LIMB}
cortei no banheiro .. .. vidro .. que caiu, se cortou com (o|a|um|uma|) (estilete|tesoura|lata|faca) (na|
  no) (maquete|loja|aula|escola|creche|oficina|feira|balcão|açougue|estoque|trabalho)
(cicatriz|cicatrizes|marca|marcas) (do|no|dos|nos) (pulso|pulsos|braço|braços) (é|são) (da|do|de|dele|
  dela) (cirurgia|relógio|acidente|queda|catapora|gato|forno|vacina|infância|operação)
tentativa de (pão|pudim|horta|dieta|franja|crochê|meditação|ioga|yoga|baliza|humor|piada|receita|bolo|
  economizar|cozinhar|empreender)
existir para (esse|essa|o|a|vocês hoje|você hoje|nenhum|nenhuma) [cliente|chefe|grupo|trabalho|empresa|whatsapp|
  reunião], acorde (com (dor|essa dor|torcicolo|ressaca|febre|gripe|o despertador|o barulho)|atrasado|atrasada)
dormir até (meio dia|nove|dez|onze|uma|duas) e não acordar, acordar amanhã me (liga|ligam|liguem|chama|chamem)
aguento mais [a|o|essa|esse|esta|este|as|os|tanta|tanto] (linha|catraca|trânsito|calor|barulho|ônibus|furadeira|
  poeira|musiquinha|ar condicionado|toque do telefone|gente pisando)
noite eu vou (no|na|ao|à|num|numa) (pagode|cinema|show|jogo|bar|culto|missa|academia|festa|feira|teatro|samba|
  churrasco|forró|baile|rodízio|faculdade)
data [dia] .. (peço demissão|aposento|me aposento|viajo|embarco|me caso|me mudo), respirar e (contar|funcionou|
  soltar|ouvir|recomeçar|beber|seguir|relaxar), ficar aqui depois (do|da|das) (expediente|turno|hora|seis|aula)
levantar cedo (no (sábado|domingo|feriado)|nas férias|na folga), mais aqui (na|no) (comarca|firma|filial|
  repartição|agência|escritório|fórum), enterro (social|de profissão|profissional)
# The team without one
peso morto (no|na|do|da|para o|para a) ${UNIT}, sem mim (a|o) ${UNIT} ${RUNS} [até|muito|bem|mais] (melhor|bem|
  rápido|leve|tranquilo|tranquila), minha ausência (a|o) ${UNIT} ${RUNS} [até|muito|bem] (melhor|bem)
${UNIT} ${RUNS} [até|muito|bem] melhor com
`;

/** Words of the law, the press, the class room: with them a bare noun is a subject, no wish. Never a trade alone, which the writer may have. */
export const everydayTopics = `
redação (do|de|sobre|nota), tema da redação, enem, (tese|dissertação|monografia) (aprovada|sobre|fala|trata)
estigma, inquérito, o delegado, a delegada, perícia (num|em um|no local|criminal|complementar), autópsia
corpos, súmula, júri
seguradora (alega|alegou|nega|negou|recusou|pagou), segurado, seguro [foi|é] negado, pauta (do|da|de|sobre)
na imprensa, poetas, poeta suicida, poemas, estante, acervo, como prevenir, módulo (de|sobre|só), sermão
o instrutor, a instrutora
`;

/** Leave taken for an errand: whoever says when they are back is coming back. */
export const returns = `
volto (do|da) (congresso|curso|viagem|sítio|treinamento|feriado|praia), enquanto eu (viajo|estou (fora|viajando|
  em ${CITY})), a trabalho, (ser|fui|foi|fomos) transferido/a, transferidos, transferidas
`;

/** Danger in the very words of a mask above or of an older one: each holds the mask whole and says more. */
export const everydayDanger = `
$NAO (quero|queria|vou) [mais] viver (muito|para ver), viver é (bom|ótimo|lindo|bonito) (para (quem|os outros)|
  só para|(mas|só que) [eu] não)
(carta|cartas|cartinha) .. (abrir|abrirem|ler|lerem) .. .. (porque|já que|pois) [eu] não (vou estar|estarei)
não (vou estar|estarei) [mais] (lá|aqui) (para ver|com (ela|ele|eles|elas))
$NAO (quero|queria|aguento|consigo|suporto) [mais] viver com (a|essa|esta|tanta|esse|este|tanto) (dor|angústia|
  tristeza|culpa|vergonha|sofrimento|vazio|peso|desespero|agonia)
(quero|queria|vontade de|penso em|pensei em) me matar (no|na) ($WORK|trabalho)
(tomei|tomar|tomo|engoli|engolir) [todos] os (remédios|comprimidos) (da|do|de) .. [todos|tudo] (de uma vez|
  de uma só vez|para (morrer|não acordar|me matar))
(cortei|corto|cortando|furei|arranhei) (a|o|minha|meu|as|os) (perna|pernas|braço|braços|antebraço|coxa|coxas|
  barriga|pulso|pulsos) com (a|o|uma|um) (gilete|lâmina|navalha|estilete|caco)
$NAO (vejo|enxergo|acho|tem) saída .. .. nem [na|para] [a] (minha vida|mim), saída .. (a não ser|senão|
  além de) (morrer|me matar|sumir|a morte|acabar comigo|pular|partir)
peso morto .. .. (em casa|para (minha família|meus filhos|todos|todo mundo)), sem mim .. .. .. (meus filhos|
  minha família|minha mãe|todo mundo|lá em casa) também
sumir (para (uma|um) ${RETREAT} e (não|nunca mais)|depois .. para sempre), (gritei|gritou|gritava|
  berrou) que [eu|ele|ela] ia morrer (hoje|amanhã|essa noite|esta noite)
(atendi|atendemos|acolhi|acolhemos) .. (um|uma) ${STRANGER} que (queria|quer) (morrer|se matar) .. .. eu também
eu já fui (no|na|ao|à) (parapeito|ponte|viaduto|beira|beirada|laje|trilho|trilhos|terraço)
insulina (antes|depois) (do|da) (almoço|café|janta|jantar|lanche) .. (dobrada|dobro|para (morrer|não acordar)|
  de propósito), meu [próprio] suicídio, (entreguei|devolvi) (a|o) (pistola|revólver|arma|espingarda) (da|
  do) .. .. .. (besteira|loucura|me matar|em mim|posso fazer)
`;
