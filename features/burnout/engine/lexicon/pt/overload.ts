/** More than one person can carry, in Brazilian Portuguese; a part of exhaustion. */
export const overload = `
^(afogado/a|atolado/a|soterrado/a|sepultado/a|engolido/a|esmagado/a) (em|no|na|nos|nas|de|por|pelo|
  pela|pelos|pelas|até|debaixo|sob)
(perdido/a|enfiado/a|inundado/a|abarrotado/a|entupido/a|cheio/a|enterrado/a|mergulhado/a) (em|no|na|
  de|por|até) [o|a|tanto|tanta|tantos|tantas|um|uma|mil] [pilhas|pilha|montanha] [de] (trabalho|
  demanda|demandas|serviço|prazo|prazos|tarefa|tarefas|pescoço|processos|relatórios|chamados|
  cobrança|cobranças)
(com|estou com|tô com) (a corda|a água|água|a faca|a lâmina|trabalho|serviço|demanda) (no|até o|
  batendo no) pescoço, água batendo (no|na) (pescoço|bunda|queixo|nariz)
(nadando|nado|remando|remo|lutando) (contra) (a|o) (corrente|maré|correnteza), (dando|dou|
  dei) (murro|soco|murros) em ponta de faca
(engolindo|engulo|engoli|engolir) (sapo|sapos|seco e sapo), (pisando|piso) em ovos
matando um leão por dia
(mato|matei|matar) um leão por dia, (no|num) olho do furacão, (vivo|vivendo|estou|ando|nessa) (numa|
  na|em) (roda viva|correria sem fim|corda bamba|panela de pressão|montanha russa|areia movediça|
  corda bamba)
(tirando|tiro|tirei) (leite de pedra|força de onde não tem|forças de onde|energia de onde|
  forças do além), (fazendo|faço|fiz) das tripas coração
(carregando|carrego|carreguei|segurando|seguro|levando|levo|sustentando|sustento|aguentando) (o|a|os|
  esse|essa|tudo|todo|toda) [mundo|piano|setor|equipe|casa|loja|turma|escola|departamento|unidade|
  time|empresa|peso|projeto|barra|rojão|andar|plantão|ala|recepção] [inteiro|inteira|todo|toda|
  tudo] (nas costas|nos ombros|sozinho|sozinha|no lombo|nas minhas costas|no braço)
(sobra|sobrou|cai|caiu|jogam|jogaram|cai tudo|empurram|despejam) [sempre|tudo|toda] (pra mim|
  no meu colo|nas minhas costas|em cima de mim|sobre mim|na minha mesa|pro meu lado|nos meus ombros)
$NAO (tenho|tive|sobra|há) [mais] [tempo|minuto] [nem] (pra|para|de) (respirar|ir ao banheiro|
  fazer xixi|viver|mim|beber água|sentar|piscar)
$NAO tenho tempo nem (pra|para|de) (respirar|comer|almoçar|ir|fazer xixi|viver|mim|beber|sentar|
  piscar|dormir|pensar|tomar)
$NAO (dá|deu) tempo [nem] (de|pra|para) (respirar|nada|ir ao banheiro|fazer xixi|beber água|viver|
  sentar)
(sem tempo|sem tempo nem|mal dá tempo|mal deu tempo|mal tenho tempo|mal tive tempo|
  mal sobra tempo) (pra|para|de|nem de|nem pra) (respirar|comer|almoçar|ir|fazer xixi|viver|mim|nada|
  beber água|sentar|piscar|dormir)
mal (respiro|consigo respirar entre|almoço|sento|pisco) [entre|de tanto], (não|nunca) desligo (nunca|
  mais|do trabalho|da loja|da escola|a cabeça|a mente|do serviço|de verdade), nunca desligo
$NAO (consigo|consigo mais|dá pra|dá mais pra|posso) (me desligar|desligar|parar|relaxar|desacelerar|
  desconectar|respirar direito de|tirar o trabalho|largar o celular|sossegar|aquietar|
  esquecer do trabalho)
(trabalho|serviço|demanda|pilha|cobrança|pressão|tarefas|chamados|fila) [que] (não acaba|não para|
  não tem fim|nunca acaba|só aumenta|só cresce|me engole|me engolindo|me esmaga|me sufoca|me consome|
  me atropela|me atropelou|em cima de mim|demais pra uma pessoa|demais pra mim)
(faço|fazendo|fiz|cubro|cobrindo|acumulo|acumulando|respondo por|tocando|toco) (o trabalho|o serviço|
  a função|as funções|o papel) de (duas|dois|três|quatro|cinco|seis|várias|uma equipe)
(trabalho|trabalhando|trabalhei|vivo) (por|como se fosse) (dois|duas|três|quatro|cinco)
pressão (insuportável|demais|por todo lado|de todo lado|constante|por metas|esmagadora|desumana|
  de todos os lados)
(passei|passo|passando) (do|dos) (ponto|limite|meu limite|limites|meus limites), (estourei|estourou|
  ultrapassei|ultrapassou|extrapolei|extrapolou) [todos] (o|os|meu|meus|todos os) limite/s
(no|num|em) (estado de nervos|esgotamento total|colapso total|curto circuito|ponto de ruptura|
  modo sobrevivência), [no] meu (limite|corpo|psicológico) (estourou|chegou|foi pro espaço|
  está por um fio)
(não|nem) (dá|tá dando|estou dando|tem dado) mais [pra mim|pra levar|pra aguentar|pra segurar|
  pra continuar|pra seguir]
$NAO (aguento|aguentei|aguentamos|suporto|guento|tô aguentando|estou aguentando|estou suportando|
  aguentaria)
(não|nunca) (seguro|segurei|tô segurando|estou segurando) (mais|a barra|o tranco|o rojão|a onda|
  essa onda)
(no|num) (aperreio|sufoco|perrengue|arrocho|corre sem fim|rojão) [danado|só|sem fim|todo dia]
que (sufoco|canseira|cansaço|exaustão|moleza|leseira|lombeira|fadiga|desgaste|dureza|barra|peso)
(moleza|leseira|lombeira|quebradeira|molezinha|fraqueza) (no corpo|sem fim|danada|que não passa|
  o dia todo|desde|total|geral|me pegou|me bateu|bateu), quebradeira, prostração, abatimento
desgaste, extenuação, inanição mental
$ESTOU .. (desgaste|esgotamento|estafa|exaustão|colapso|fadiga)
(dia|semana|mês|plantão|turno|expediente|manhã|tarde|noite|madrugada|jornada|aula|aulas|call|calls|
  reunião|atendimento|atendimentos|viagem|fechamento|temporada|safra|colheita|feira|obra|sprint|
  virada|audiência|banca|evento|sexta|segunda|terça|quarta|quinta|sábado|domingo|treinamento|
  inventário|mudança|estágio|escala|ronda|visita|auditoria|balanço|ensaio|seletiva|entrega|entregas|
  rota|corrida|greve|audiências|semestre|bimestre|rotina|trabalho|serviço|fase|período) [hoje|foi|
  está|tá|anda|muito|mais|bem|tão|que|super|demais] (exaustivo/a|cansativo/a|desgastante/s|puxado/a|
  extenuante/s|estressante/s|estafante/s|massacrante/s|esgotante/s|sufocante/s|arrastado/a|
  interminável|de lascar|de doido|de louco|do capeta|insano/a|desumano/a|enlouquecedor|
  enlouquecedora|sem fim|que não acabava|que não acaba|que não acabava nunca|brutal|cruel|
  pesadíssimo/a|puxadíssimo/a|de arrebentar|de moer|sofrido/a|torturante|avassalador|avassaladora|
  de cão)
(dia|semana|mês|segunda|sexta|manhã|tarde) (tensa|tenso|pesada|pesado|difícil|horrível|terrível|
  péssima|péssimo|caótica|caótico|infernal|tumultuada|tumultuado|corrida demais|corrido demais|
  do cão|do capeta|barra pesada|embaçado|treta|cabuloso|cabulosa|ingrato|ingrata|maldito|maldita)
(foi|tá|está|anda|tem sido|sendo) [um|uma|muito|bem|tão] (massacre|sufoco|inferno|pauleira|
  correria doida|correria insana|perrengue|tortura|suplício|maratona sem fim|via crucis|
  moedor de gente|moedor de carne)
só [o|a] (farelo|restolho|bagulho|sumo|talo|rascunho|pelanca|fiapo), $SITE (pede|pedem|
  pedindo) (clemência|trégua|arrego|socorro|folga|perdão)
me <sentir> um (pano|trapo|bagaço|zumbi|caco) [torcido|velho]
com a pá virada, sem vida, (não sei|nem sei) (onde|como) .. de tanto cansaço
`;
