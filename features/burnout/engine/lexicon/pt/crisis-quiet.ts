/**
 * Danger without one loud word: leave taken unseen, the last picture, peace once all is settled, a means
 * within reach and no promise. Each needs a second one. Not reviewed by a psychologist.
 */

/** Concept: the calm that comes once all is settled. */
export const calm = `
(nada|mais nada) [mais] me (pesa|assusta|abala|preocupa|dói)
(estou|fiquei|me sinto|ando|sigo) [enfim|finalmente|tão|muito] (em paz|sereno|serena)
(uma|essa|aquela) (estranha paz|estranha calma|paz estranha|calma estranha|paz esquisita|calma esquisita|paz enorme)
me (deixou|deixa|deixava) (tranquilo|tranquila|calmo|calma|em paz|leve) [demais]
(paz|calma|leveza) (que eu não|que não|como nunca|estranha|esquisita)
`;

/** Concept: leave taken that nobody is to notice. */
export const unseen = `
(uma|um) para cada (um|uma|filho|filha|neto|neta|irmão|irmã), sem (eles|elas|ela|ele|ninguém|que ninguém) (saberem|saber|saiba|perceberem|perceba|
  notarem|note|desconfiarem|desconfie), (mandei|mando|mandando) .. (todo mundo|todos|cada um) que eu amo
(última|últimas) (lembrança|lembranças|imagem|recordação|memória|risada|ceia|visita) [minha|de mim|que] [eles|elas|ela|ele|deixo|vão ter|fosse|seja]
(foto|fotos|selfie|vídeo|vídeos) com (cada|todos|cada um|cada uma|todo mundo) [deles|delas|um|uma]
vocês foram (legais|bons|boas|ótimos|ótimas|incríveis|tudo|demais|importantes|maravilhosos|gentis|a melhor)
foi (bom|bonito|lindo|um prazer|uma honra) (conhecer|ter conhecido|trabalhar com|estar com) vocês
(e mail|email|mensagem|mensagens|post|áudio) (programado|programada|programados|programadas|agendado|agendada|agendadas) [para]
(disse|falei|agradeci) [a|para] (cada|todos) (um|uma|eles|elas) [dele|delas|deles] [uma|o que|por|como|quanto]
`;

/** Concept: without me, tomorrow. */
export const tomorrow = `
sem eu (nele|nela|lá|aqui|no meio|por perto), de ser (um|uma|o|esse) (estorvo|peso|fardo|encosto|problema|despesa|incômodo|atraso)
(se|caso|quando) (amanhã|segunda|um dia|hoje|de repente|algum dia) eu não (aparecer|aparecesse|voltar|voltasse|
  acordar|acordasse|responder|atender|vier|estiver|chegar|for)
(se|caso) eu não (responder|atender|der notícia|der sinal) [mais|amanhã|depois]
`;

/** Concept: what one has a means of. */
export const withinReach = `
fuzil, carabina, (a|da|tirei a|soltei a) trava [da|do] [arma|fuzil|pistola], gatilho, (armário|chave|gaveta|
  frasco|ampolas|ampola) .. (controlados|controlado|psicotrópicos|opioides|morfina|anestésico|potássio)
(morfina|fentanil|midazolam|propofol|barbitúrico|agrotóxico|formicida)
`;

/** Concept: no promise for the next time. */
export const noPromise = `
(conferir|conferi|ver|olhar|olhei|checar|chequei) se [ela|ele|elas|eles] (continua|continuava|continuam|ainda está|ainda estava|ainda estão|está lá|estava lá)
onde (amarra|amarrar|prende|prender|pendurar|pendura), já vi (onde|de onde|por onde)
(ficou|fica|está|não sai) [na|da] (na minha cabeça|da minha cabeça|da cabeça|na cabeça), (coloquei|guardei|botei|pus|devolvi) [tudo] de volta, não sei (da|na|se na|até a|o que faço na) próxima [vez|noite], (da|na) próxima [vez] [eu] (não|vou|sei)
(sei|já sei) [muito bem|bem|exatamente] o que [eu] (vou fazer|fazer|faço) com (ela|ele|elas|eles|isso)
`;

/** Leave taken in secret, said outright enough by itself. */
export const inSecret = `
(fazer|fiz|faço|fazendo) [uma|alguma] (besteira|loucura|bobagem) comigo [mesmo|mesma]
me mata (deus|senhor|por favor|logo senhor|logo deus), acaba comigo (de uma vez|senhor|deus|por favor)
(plano|saída|solução|jeito|sonho|desejo|vontade) [a|b|agora|hoje|mesmo] é [só|mesmo] (morrer|me matar|não acordar|não existir|sumir de vez|acabar comigo)
(procurei|pesquisei|procurando|pesquisando|procuro|pesquiso) .. como (morrer|morre|se matar|me matar) [sem]
não confio em mim (perto|sozinho|sozinha|com) [da|do|de|a|o|os|as] [janela|faca|faca|remédios|comprimidos|arma|ponte|trilho|sacada|volante]
(ideia|vontade|jeito) (de|que) (dormir|deitar) e não (acordar|levantar) [mais|nunca mais]
(me despedindo|me despeço|me despedi) .. .. ninguém (nota|notou|percebe|percebeu|sabe|soube|desconfia|desconfiou|vê|viu)
(peço|rezo|pedi|rezei|pedindo|rezando|imploro) para (não|nunca mais) (levantar|acordar|amanhecer|despertar)
quem (fica|ficar) [que] [me] (perdoe|perdoem|entenda|desculpe|me perdoe)
(nada|compromisso|dívida|conta|motivo|razão|assunto) [nenhum|mais|pendente] com (esse|este) mundo
só (vejo|enxergo|conheço) um jeito (de|para) [isso|a dor|essa dor|tudo] (parar|acabar|passar)
(tomei|engoli|tomar|engolir) [todos] os (remédio|remédios|comprimido|comprimidos|calmante|calmantes) (tudo|todos|todinhos)
(subo|subi|vou|fui|ia|chego|cheguei) .. (terraço|ponte|viaduto|passarela|laje|parapeito|sacada|janela|trilho|cobertura) .. .. (para|) ver se [eu]
  (tenho|crio|tomo|consigo|vinha|vem) [a] coragem
(imagino|imaginando|imaginei) como [é|seria|será] (estar|ficar|ser) (enterrado|enterrada|morto|morta)
(passei|fiquei|fico|passo) [a|uma|umas] (noite|madrugada|hora|horas|tempo) (no parapeito|na mureta|na beirada|na beira da ponte|
  do lado de fora da (grade|janela|sacada)), (apagasse|acabasse|levasse|sumisse com) tudo (inclusive|até) eu
(me despedi|me despedindo|despedi me|abracei|beijei|olhei) .. .. (sem que|sem) (eles|elas|ela|ele|ninguém|
  soubessem|soubesse|percebessem|percebesse|notassem|notasse|desconfiassem) [soubessem|soubesse|percebesse|
  percebessem|saber|saberem|perceber|notar|desconfiar|notasse]
$NAO (quero|queria|aguento|suporto) mais (está|tar) (aqui|nesse mundo|neste mundo|viva|vivo)
`;
