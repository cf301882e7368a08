/** Ordinary words one letter away from a lexicon form: a slip must not turn them into a signal. */
export const ordinaryWords = `
restauramos restaurei recuperamos recuperei revigoramos acolhemos valorizamos acumulamos
abafado abalada acampados achadas achados aclamada aclamado aclamados acusados adiante afeicao
agenda agendas agora agosto alarmante aldeias alegoria alegra alegria alegrias alergia altura
amadas amados amante angola angular anima animador animais animal animar antipatia apagao aparicao
apatia apegada apegado apertada apoiador apoiamos apoiando apoiara apoiava apontada apontado
aposta aposto aprovada aprovado argola arrasando arrependimentos assente associando atacada
atacado ativada ativado atormentando atrasada atrasado aumentado aumente azeda azeite azul bancos
banidos branca brancas branco brancos brincos brisa brisas broncos cabana cabelo cabelos cabras
cadeado cadeira calada calado calcada calmante calçada calçado canada cansar cantada cantadas
cantado cantados captei captura casaco casada casadas casado casados caseira cassada cassado
causada causadas causado causados caçada caçado cenicas cercada cercado cessão chorado chorarem
cintura cliente clinicas clinicos coimbra coleira colocada colocado composta comprada comprado
conferente confusoes congestão consente constante consumado consumidor contada contado contando
contente contesta contexto contida contusao corrente costas costura cremado criada criado culpar
culta cultas cultivada culto dedicada dedicado delicada depressa desanimar descolada descolado
descolados descontado desesperador desgosto desmaios despedacando desprezou destruidor detectando
detonador devastador diante digestão dispensa dispenso dispersar disposta distante dormida durante
educada elegante embalada empatia encantador encorajador encorajando enfeite enlouquecida enviada
enviado esmagador esmagando esperada esperado esperanza esperta esperto estada estado estimada
estimado estudada estudado euforia explodido explodirem explora exploram exposta expressão facadas
falada falhado falharmos falta faltas farta fartura fatura fechada fechado felicidades feriados
fernada fernado ferrao festas forcadas forcados formiga forminha fraca fraco frente frentes fresca
fresco fudidos gestão gigante grama grande grato gratos gravada gravado graça graças harmonias
harmonica imponente importante imposta imposto impresso impressão indiana indianas indiano
indianos indicada indicado indigenas indigesto ingestão inspirador inspirando instante insumos
lancada lancadas lancado lancados lavada lavado legados leitura lesada levada levadas levado
levados leveis leves ligada ligado limpada limpado lista listas litura losango lotada lotado
malada maravilhas marcada marcado medalha medicada medicado melhorado mental mentira metade metal
minada minado missão mistura montada montado morta morto mortos motivada motivador motivo motivos
motor mudada mudado multa multas negada negado nervosa nomeada nomeado notada notado olheiros
oposta orgulhos pagada pagado pairando parada parado partida partido passada passado pedida pedido
pegada pegadas pegado pensar perdida perdido perturbador perturbando pesada pesado piadas picadas
pintada pintado pintura pisada pisado pisando planta plantas plantão poste postura pranto prato
pratos pregada pregador prelado prelados prensar pressão estaiada estaiado prezado prezados prezada prezadas proposta pulsar quadrada quadrado
quebrar queimar querida querido questão rajadas realizador realizamos realizando realizar
realizara realizava realçada recuperamos recuperando recuperara recurso reflexo regada regado
regulado relatada relatadas relatado relatados relato remendo remorso remota remoto removendo
renomada renomado renomados renovar reparada reparado resposta ressentimentos restante restaurando
resumo retirada retirado revisada revisado revisão rimos risos rotina sabonete sacada sacado
salada salvado salário sangria senado sentada sentado sentida sentido sereias serrado sessão
simpatia solado soltado sozinha sozinho suada suado sugestão sulcar suposta surfando tarefa
tarefas tecido tecla temores tempos tenhas tensos tensão termas termos testes textos tintura
tomada tomado tonner tontear torneira tortura torturas tranca tranco tratada tratado trista
tristezas triturador troca trocada trocado turmas usada usado vazia vazio vencermos vendemos
vendida vendido virada virado visita visitas vizinha vizinho votada votado zelada zerado
`;
