/**
 * Distance as people live it: what no longer moves them, whom they no longer see, how they keep others
 * away, and "antes ... agora nem". Each frame takes its verbs from a class.
 */

/** Classes of the frames. */
export const distanceClasses = {
  MOVES: `
indigno indignei abalo abalei comovo comovi emociono emocionei importo importei espanto espantei choco choquei
revolto revoltei envolvo envolvi apego apeguei interesso interessei empolgo empolguei encanto encantei
sensibilizo surpreendo surpreendi afeto`,
  SOCIAL: `
conto falo converso pergunto cumprimento explico comento respondo brinco rio opino reclamo discuto argumento
telefono procuro escuto ouço olho`,
  WAS: `
conversava perguntava explicava brincava ria ouvia escutava sentava sabia conhecia decorava chorava vibrava
caprichava cantava abraçava aconselhava sonhava acreditava brigava lutava ficava fazia adorava amava gostava
defendia cuidava`,
  PEOPLE: `
aluno alunos paciente pacientes cliente clientes colega colegas gente pessoa pessoas criança crianças
morador moradores passageiro passageiros usuário usuários família famílias turma equipe pessoal freguês fregueses`,
  SEEN: `
número números código códigos etiqueta etiquetas senha senhas protocolo protocolos prontuário prontuários leito
leitos ficha fichas boleto boletos ticket tickets comanda comandas placa placas matrícula processo processos
pulseira`,
  NOWADAYS: 'agora hoje ultimamente atualmente',
} as const;

export const distance = `
# What no longer moves
$NAO [mais] me $MOVES [mais], (já|hoje) nem me $MOVES [mais], (já|hoje) nem $SOCIAL [mais]
(a gente|a pessoa|você) (para|deixa|parou) de (sentir|se importar|ligar), (parei|deixei) de (me comover|me abalar)
(ganhei|ganhamos|bati|batemos|fechei|fechamos|elogiaram|aplaudiram|promovido|promovida) .. .. (não senti nada|nem senti nada|nada senti)
# Whom one no longer sees
(não|nem) (vejo|enxergo|olho) [mais] [o|os|a|as] (rosto|rostos|pessoa|pessoas|gente|cara|nome|nomes) [deles|de ninguém|de quem] [mais|só]
(vejo|enxergo|atendo|chamo) (só|apenas) [o|a|os|as] $SEEN, (rosto|rostos|pessoa|pessoas|gente|nome|nomes) vejo [só] [o|a|os|as] $SEEN, [agora|hoje] (só|apenas) (vejo|sei|lembro|decoro|enxergo) [o|a|os|as] $SEEN
(nem|não) (sei|pergunto|decoro|guardo|lembro|aprendo|quis saber) [mais] [o|os] (nome|nomes) (deles|delas|dele|dela|de ninguém|de quem|(do|da|dos|das) $PEOPLE)
(um|uma) a (mais|menos) [tanto faz]
# Keeping others away
só para não (ter que|precisar|) (conversar|falar|cumprimentar|encontrar|ver|olhar|responder|almoçar|explicar|dar bom dia|interagir|socializar)
(fingi|finjo|fingindo|disse|digo|menti|inventei|falei) [que] .. (estava|estou|tinha|tenho|não vi|não ouvi|estar|ia) .. .. para não (conversar|
  falar|encontrar|ir|ver|responder|almoçar|ter|dar)
(mudei|mudo|atravessei|atravesso|desviei|desvio|troco|troquei|esperei|espero) .. (calçada|corredor|caminho|elevador|rua) .. para não
(almoço|almocei|lancho|como|comi) [todo dia|sempre|agora] (sozinho|sozinha|no carro|na escada|escondido|escondida) .. para não
(fone|fones) (no|nos) (ouvido|ouvidos) [sem música|desligado|o dia todo] [só] para (ninguém|não|fingir|me deixarem)
$NAO (puxo|puxei|dou|dei|faço|fiz) [mais] (assunto|conversa|papo|bom dia|brincadeira)
(falo|respondo|digo|faço|falei|respondi) (só|apenas|somente) o (necessário|mínimo|básico|essencial|combinado|que mandam)
(respondo|respondi|digo|disse|falo|falei|escrevi|escrevo) [só|apenas|um|que] (ok|sim|não|normal|tá|tudo bem|beleza) e (pronto|só|saio|saí|desligo|desliguei|viro|virei)
(parei|deixei|pararam|deixaram) de (me chamar|chamar|atender o telefone|atender telefone|ir em aniversário|aceitar convite|aceitar convites)
(desliguei|desligo|tirei) .. (notificações|grupo da família|grupo dos amigos|todos os grupos)
# There and not there
$ESTOU [tão|muito|meio|cada vez mais|lá|ali] longe (de tudo|de todo mundo|de todos|deles|dali), a cabeça (em outro lugar|noutro lugar|longe dali)
(não|nem) (ouvi|escutei|ouço|escuto) [mais] [nem] uma palavra, (concordo|concordei|balanço|balancei) .. sem (ouvir|escutar|entender)
(como se|parece que) (eu|não fosse eu|fosse) .. (outra pessoa|de fora|atrás de um vidro|vidro|um filme|televisão)
(atendo|atendi|respondo|assino|assinei|carimbo|carimbei|sorrio|sorri|digito|falo) .. sem (olhar|ouvir|escutar|ler|levantar os olhos|pensar)
(sorri|sorrio|bati palma|bati palmas|aplaudi|dei parabéns) .. (por educação|por fora|porque todo mundo|no automático|sem sentir)
(bato|bati) o (cartão|ponto) e (desligo|desliguei|sumo|saio|some|não existo)
# What it means
(não|nada) .. (significa|representa|quer dizer) [mais] nada [mais] (para mim|aqui|lá), (para|de) que (serve|servia|serviu|adianta) (esse|essa|meu|
  isso|tudo|o que|este|esta) [meu|minha] (serviço|trabalho|relatório|isso|tudo|planilha|reunião|plantão|aula|eu faço|profissão)
(limpo|faço|preencho|escrevo|arrumo|carimbo|planto|conserto) .. .. que ninguém (usa|lê|entra|vê|olha|abre|pede|quer)
$NAO (espero|acredito|confio) [mais] (em|de) (ninguém|nada|promessa|melhora|chefe|reunião)
(antes|no começo|no início|já) [eu] $WAS .. .. .. $NOWADAYS [eu] [já] (nem|não|só|apenas|passo reto|tanto faz|viro|finjo|empurro)
$NOWADAYS (nem|não) (olho|pergunto|ligo|quero saber|escuto|paro|sinto|dou) .. (na cara|nome|para ninguém|de ninguém|nada|mais)
(nem|não) olho [mais] (na cara|no rosto|nos olhos) [de ninguém|(de|do|da|dos|das) $PEOPLE]
(menos|sem) (paciência|vontade) (de|para|com) [lidar com|ver|ouvir|atender] $PEOPLE
(pego|peguei|pegando|tenho|tive) (raiva|ódio|nojo|irritação|antipatia) (de|da|do|das|dos) [quem|cada|velhinho|velhinha] $PEOPLE
`;
