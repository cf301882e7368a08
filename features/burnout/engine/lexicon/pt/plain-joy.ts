/** Joy said plainly, without a feeling's name: the best day, "foi lindo", "foi top". */
const GREAT =
  '(lindo|linda|top|massa|show|demais|maravilhoso|maravilhosa|ótimo|ótima|incrível|perfeito|perfeita|sensacional|da hora|uma delícia|uma beleza)';

export const plainJoy = `
# What joy does
(sorriso|riso) que não (fecha|fechava|sai|saía|cabe|cabia|acaba), (pulei|pulando|pulamos|gritei|gritamos|gritando|dancei|dançamos) de (alegria|felicidade|contente|contentes)
(estou|fiquei|ficamos|estava|saí) (pulando|vibrando|metida|metido|me achando|babando|em êxtase|todo prosa|toda prosa|nas alturas)
(me arrepiei|arrepiei|me arrepio) (toda|todo|inteira|inteiro), não me (aguento|aguentei) de (contente|feliz|alegria|felicidade|orgulho)
(coisa|momento|cena|abraço) mais (lindo|linda|bonito|bonita|gostoso|gostosa|fofo|fofa|doce) (do mundo|da minha vida|de ver|da vida)
que (coisa|dia|cena|momento|turma|trabalho) (mais linda|mais lindo|mais boa|mais gostosa|mais bonita|linda|bonita|gostosa|boa)
(amo|adoro) (esse|meu|o meu|este) (trampo|trabalho|serviço|ofício|emprego|bico|chão), (amo|adoro) (essa|minha|a minha) (profissão|turma|equipe|vida|loja|
  cozinha|escola|gente), (amo|adoro) o que (faço|eu faço)
(passei|passamos|aprovado|aprovada) (na prova|no concurso|no exame|na entrevista|no teste|de primeira|na oab|no vestibular|em primeiro)
(quitei|terminei de pagar|acabei de pagar) [o|a|meu|minha] (moto|carro|casa|dívida|apartamento|financiamento|curso|empréstimo|terreno)
(peso|toneladas|quilos) (fora|a menos|saiu|saíram|tirado|tirados) [das|de cima das|dos] [minhas|meus] (costas|ombros|peito)
(primeiro|meu primeiro) (salário|emprego|contrato|cliente|carro|diploma|livro) .. (chorei|feliz|orgulho|emoção|mãe|jantar|comemorar|pizza)
(ri|rimos|rir|rindo) (até chorar|de chorar|até doer|de doer|até a barriga), (ria|rio|rindo|ri) daquele jeito
(agradeci|agradeço|agradecendo) a deus, (chorei|choramos|chorando) de (contente|feliz|rir|tão feliz), (muito|mó|que|maior) orgulho
gosto de (encontrar|ver|acordar|chegar|ensinar|trabalhar|cuidar) .. (aqui|lá|eles|gente|pessoas|vocês|isso|cedo)
(aplaudiram|bateram palma|bateram palmas|me abraçou|me abraçaram|me agradeceu|me agradeceram|me elogiou|me elogiaram) (de pé|forte|chorando|
  muito|na frente|todo mundo)
(o|meu|) melhor dia (do ano|da vida|da minha vida|do mês|da semana|em meses|em anos|de todos|)
[a] melhor (coisa|decisão|escolha) (que fiz|que eu fiz|da minha vida|do ano|que me aconteceu)
hoje foi ${GREAT}, foi ${GREAT} hoje, hoje foi 10, foi 10
^foi ${GREAT}
(dia|semana|turno|plantão|aula|folga) (perfeito|perfeita|maravilhoso|maravilhosa|lindo|linda|top|incrível|
  abençoado|abençoada)
dia (começou|terminou|fechou) (perfeito|bem|lindo|ótimo|maravilhoso|leve)
bom (demais|d+) (trabalhar|estar|viver|ficar|conviver) (com|aqui|em|entre)
(eu|e eu) (acreditei|quase explodi de orgulho), quase explodi de (orgulho|alegria|felicidade), (explodi|
  explodindo) de (orgulho|alegria|felicidade)
quase morri de rir, (bom|ótimo|lindo) demais (o|a|ver|estar|sentir), <ficar> de boa
`;
