/**
 * What is only half of a danger: a letter, a remedy put away, a rope. It takes a second cue, such as
 * a farewell, hoarding or "nobody knows". Not reviewed by a psychologist.
 */
export const half = `
(escrevi|escrevo|escrevendo|deixei|deixo|fiz|gravei|mandei|terminei) [uma|um] (carta|cartinha|bilhete|áudio|
  vídeo) [linda|lindo|bonita] (para|
  com) [o|a|os|as] [meu|minha|meus|minhas] (filho|filha|filhos|filhas|mãe|pai|pais|avó|avô|esposa|marido|irmã|
  irmão|neto|neta|netos|afilhada)
(escondi|escondo|guardei|guardo|tranquei|separei) [todos] (o|os) (remédio|remédios|comprimidos) (dela|
  dele|deles|delas|da|do|das|dos|em cima|no alto|no armário|para que|para a|para o|para não|por causa)
(comprei|compramos|comprar) [a|uma] corda [nova] (para|pro|pra)
(contei|contando|conto|separei|organizei|guardei|comprei|arrumei|conferi) [os|meus] (comprimidos|remédios) (da|
  do|de|para) [a] (semana|
  mês|viagem|pressão|tireoide|diabetes|colesterol|coração|minha mãe|meu pai|minha avó|meu avô|idosos|pacientes|
  posto|farmácia)
`;

/** Trains, letters and weapons of everyday life, which clear the words that they cover. */
export const daily = `
(esperei|esperando|espero|aguardando|esperar) (o|um|meu|pelo) (trem|metrô|próximo trem) [parado|sentado|em pé|
  lotado] [e] [olhando] [para] [o|a|os|as] [trilho|trilhos|linha|celular]
sem mim [agora] (no|na|nesse|nessa) [novo|nova] (projeto|turno|plantão|equipe|time|setor|escala|loja|cozinha|
  evento|semana que vem|férias|módulo)
(guardei|guardo|guardar|limpei|limpar) [a|o] [arma|espingarda|pistola|revólver] [e guardei] (no cofre|
  do batalhão|da corporação|do sítio|da empresa|de serviço)
(limpei|limpando) (a|minha) (espingarda|arma|pistola) (do|da|e guardei|de)
(loja|firma|empresa|fábrica|escola|unidade|filial|agência) (fecha|fechou|vai fechar|fechando) (para sempre|de vez)
vida eterna, descanso (dos justos|eterno) [senhor|dai], (tomou|tomar) remédio demais por engano
`;

/** Danger in words that are others once they are written as they sound, and in words run together. */
export const byEar = `
# A means that calms, a last text, somebody who died and is to be joined
(saber|sabendo|só de saber) que [eu] (tenho|está|tem) [o|a|os|as] .. (remédio|remédios|arma|corda|comprimidos|
  veneno|faca|revólver) .. .. (acalma|
  alivia|calma|calmo|aliviado|aliviada|conforta|paz|tranquiliza|tranquila|tranquilo)
(escolhi|marquei|decidi|sei) (a data|o dia|a hora) da minha [própria] morte
(esse|este) (é|será) o [meu] último (texto|post|registro|desabafo|áudio) que (escrevo|faço|mando|deixo|vou)
(ir|vou|quero ir|queria ir) para onde (ele|ela) foi
(encontrar|ver) (ela|ele|minha mãe|meu pai|minha filha|meu filho|minha avó|meu avô|meu marido|
  minha esposa) (logo|em breve|lá em cima|
  do outro lado)
(pesquisei|procurei|pesquisando|procurando|vi) .. .. quantos (remédios|comprimidos) (matam|precisa|mata|são precisos)
(fechei|fecho|fechar|fechando) (os|o) (olho|olhos) .. (estrada|dirigindo|volante|pista|br|
  rodovia) .. .. (para ver|de propósito|segundos)
(guardei|escondi|deixei) a corda (embaixo|debaixo|atrás|no quarto|no guarda roupa), (corda|arma) .. já vi onde
(guardei|escondi|comprei|juntei) [o|os|a|uns] (veneno|remédios|comprimidos|corda|chumbinho) [e] ninguém (sabe|
  desconfia|viu|imagina)
# Written as it is heard
(cometer|cometi|penso em|pensei em|pensando em|pensar em|quero|tentei) suicido
(mematar|queromorrer|euqueromorrer|querosumir|voumematar|querememorrer|naoqueromaisviver|queromematar|queriamorrer)
(vontade de|quero|vou|queria|pensando em|penso em) me (matr|mtar|mata|matá|mate)
`;
