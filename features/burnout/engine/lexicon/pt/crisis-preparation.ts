/**
 * A means at hand and a place or day chosen, each innocent alone, and the moves, holidays and offices
 * that take the same steps. In our own words, not reviewed by a psychologist.
 */

const MEANS =
  '(corda|arma|revólver|pistola|veneno|chumbinho|lâmina|gilete|comprimidos|remédios|cartelas|calmantes|frascos)';

/** Concept: a means got ready or a place looked at. */
export const prepared = `
(arma|revólver|pistola) (está|carregada|carregado|na gaveta|debaixo|comigo), onde .. (guarda|guardam|esconde|
  fica) (a arma|o revólver|a espingarda|os remédios|o veneno)
[os|meus|uns] (comprimidos|remédios|calmantes|cartelas|frascos) [já] [estão] (guardados|guardadas|separados|
  separadas|contados|contadas|escondidos|juntos), ${MEANS} [já] [está|estão] (pronta|pronto|prontos|comprada|
  comprado), (deixei|deixo) (a|o|os|as) ${MEANS} (pronta|pronto|prontos|separada|separados|comigo|perto)
(comprei|consegui|peguei|arrumei|separei|escondi|guardei|juntei|contei) (a|o|uma|um|as|os|meus) ${MEANS}
(juntei|guardei|separei|escondi|estoquei) .. (cartelas|comprimidos|calmante|calmantes|remédio), (tenho|
  são) .. (comprimidos|cartelas) (guardados|guardadas|escondidos|escondidas|juntos), (corda|arma|revólver|
  veneno) (no|na) (carro|mochila|porta malas|gaveta|armário|bolsa), (escolhi|sei|já sei) [já] [qual] [a|
  o] (árvore|ponte|viaduto|prédio|andar|viga|poste|galho|trilho|curva), (fui|voltei|passei|
  vou) [para] [lá] (ver|olhar) [de novo] [a|o|os] (ponte|viaduto|prédio|trilhos|trilho|laje|passarela|pedreira|
  represa), (medi|calculei|conferi) a altura, visitei (a|o) (ponte|viaduto|prédio|trilho|laje), (arma|revólver|
  pistola|espingarda) [do] [meu|da] [minha] [pai|avô|irmão|marido|tio|casa] está
`;

/** Concept: day and hour are fixed. */
export const fixed = `
minha última (noite|manhã|madrugada)
(amanhã|depois de hoje|semana que vem|segunda) [eu] não (vou [mais] estar|estarei|estou) [mais] aqui
(o dia|a data|a hora|o lugar) [já] está (marcado|marcada|escolhido|escolhida|decidido|decidida|certo|certa)
vai ser (hoje|amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo|essa noite|de madrugada|esta noite) [de|
  à] [madrugada|noite]
`;

/** Concept: one's affairs put in order. */
export const inOrder = `
(combinei|acertei|falei|pedi|combinado) .. .. (ficar|fica|cuidar|cuida) (com|do|da) [o|a|meu|minha] (gato|gata|
  cachorro|cachorra|filhos|bichos), (assinei|fiz|refiz) [o|um|meu] seguro, levei [o|a|meu|minha] (gato|gata|
  cachorro|cachorra) para [a|o] (minha|meu|casa)
(o|meu) seguro de vida, seguro de vida (está em dia|paga|cobre), (quitei|paguei|zerei|acertei) [todas] [as|o|
  minhas|meu] (dívidas|contas|plano funerário|jazigo|enterro|cremação)
`;

/** Concept: leave is taken for a journey, a move, another job. */
export const leaving = `
vou me mudar, vou mudar, vou viajar, mudar de (cidade|casa|apartamento|país|emprego), (mudei|mudo) de (emprego|
  cidade|casa|setor), (me despedindo|me despedi|me despeço) (da|do|das|dos) (mesa|baia|sala|bancada|armário|uniforme|
  crachá|rotina|$PLACE|$WORK), saio de férias, no aeroporto, na rodoviária
`;

/** Concept: leave taken of everybody; words left for each. */
export const leave = `
(eles|elas|ela|ele|todos|um dia) (vão|vai|hão de|há de) [me] (entender|compreender|perdoar)
(escrevi|escrevo) (para|a) [os|as|o|a] [meu|minha|meus|minhas] (irmão|irmã|irmãos|irmãs|filho|filha|filhos|pais|mãe|pai)
(abracei|abraço|beijei) (os|as|o|a|meu|minha|meus|minhas|cada) (meninos|meninas|menino|menina|crianças|filho|filha|filhos|um|mãe|
  pai) [por] (mais|bem) (demorado|tempo|forte)
(a|minha|da) carta está (no|na|em|dentro|debaixo), me perdoar, (para|pra) [ela|ele|eles|elas] me perdoarem
bilhete (pronto|escrito|dobrado), carta (pronta|escrita|selada)
(bilhete|carta|cartas|áudio|áudios|vídeo) [já] está (escrito|escrita|pronto|pronta|gravado), (gravei|gravo|
  escrevi|deixei) .. para cada (um|uma|filho|filha), (para|fui|fui lá) me despedir, (carta|cartas|bilhete) (na|
  em cima da|no|debaixo do) (mesa|cama|travesseiro|gaveta|porta), (dei|dar) [um] último (abraço|beijo)
me despedi, espero que [eles|vocês] me perdoem, pedi perdão [para|a] (todo|todos|cada|minha|meus)
`;

/** Wordings that are danger by themselves. */
export const preparations = `
(arma|revólver|pistola|espingarda|carabina|fuzil) .. .. está (comigo|na minha (mochila|bolsa|gaveta|cama|mão)|no meu (quarto|carro|colo))
comprei [o] chumbinho
o nó [já] está (feito|pronto|dado|firme)
(${MEANS}|as cartelas todas|cartelas todas) para (me matar|acabar com tudo|acabar comigo|usar em mim|
  quando eu decidir|morrer)
`;

/** The same steps for the clothes line, the patients, the party, a move. */
export const preparationTwins = `
(escolhi|visitei) (a|o) (ponte|viaduto|prédio|árvore) (para [a|o]|da|do|de) (foto|fotos|ensaio|vídeo|trabalho|
  natal|aula|projeto), (sei|já sei) o dia (da|do) (prova|consulta|exame|pagamento|festa|entrevista|jogo|reunião|
  cirurgia|parto|casamento|viagem|voo)
(comprimidos|calmantes|remédios) vencidos, já sei a hora (da|do), me despedi (do|da|dos) (cartão|cigarro|sofá|
  açúcar|refrigerante|carro|praia|apartamento|verão|férias)
(dia|data|hora|lugar) [já] está (marcado|marcada|escolhido|escolhida|certo|certa) (da|do|das|dos|para (o|a))
(comprei|pegar|peguei|guardei|arrumei|deixei|trouxe) (a|uma|as) corda [nova|grossa] (para o varal|do varal|
  da rede|para a rede|do violão|do violino|para amarrar|para [a] escalada|para escalar|para [a] mudança|
  para o barco|para pular|do balanço|para o balanço)
corda está (no porta malas|na garagem|no carro) (para|da|do), (para|da|do) (o varal|a rede|escalada|amarrar|
  mudança) , uma corda [nova] (para|da|do) [a|o] (varal|rede|escalada|mudança|violão|academia|barco|amarrar|
  pular)
(separei|contei|organizei|guardei|conferi|juntei) (os|as) (remédios|comprimidos|cartelas) (da viagem|
  para a viagem|da (semana|minha|mala|farmácia)|do (posto|plantão|meu pai|mês)|vencidos|para descartar|
  do estoque|da farmácia), (cartelas|comprimidos|caixas) (do|da|de) (ovo|ovos|estoque|farmácia|posto|enfermaria|
  leite|papelão|sapato|ferramentas), espingarda de (chumbinho|pressão|brinquedo)
bilhete (no monitor|na geladeira|para (a faxineira|o porteiro|a diarista|o síndico|o entregador|a cuidadora|
  a babá)), (as senhas|senhas) (do (trabalho|sistema|portal|computador|servidor)|com a equipe|para a equipe)
carta para a equipe
(altura|ponte|viaduto) .. para o (laudo|relatório|projeto|orçamento|cliente), (data|dia) (do caminhão|com (o|
  a) (cliente|equipe|salão|banda|médico)), seguro de vida cobre (dentista|acidente|acidentes|invalidez|viagem|
  os|as|até), o lugar (da|do) (festa|casamento|evento|formatura|churrasco)
`;
