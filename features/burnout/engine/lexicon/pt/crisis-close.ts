/**
 * Somebody close in danger now, and the same words of the sofa, the aerial, the exam, the last episode.
 * In our own words, not reviewed by a psychologist.
 */

const SAID =
  '(diz|disse|dizendo|fala|falou|falando|jura|jurou|avisou|avisa|escreveu|postou|prometeu|ameaça|ameaçou|mandou|contou|acha)';
const ONESELF =
  '(se (matar|enforcar|jogar|suicidar|cortar|machucar|mutilar|ferir|mata|joga|enforca|afogar|atirar)|pular|morrer)';

/** Concept: somebody dear beyond the kinship named alone. */
export const dearOnes = `
(meu|minha|um|uma|o|a) (melhor|grande|antigo|antiga|velho|velha|ex) (amigo|amiga|colega|companheiro|companheira|
  namorado|namorada|marido|mulher), (minha|meu|a|o) (vó|vô|vovó|vovô), colega de (trabalho|equipe|turma|quarto)
(filho|filha|irmão|irmã) (da|do) [minha|meu] (amiga|amigo|vizinha|colega|irmã|irmão)
`;

/** Concept: what is said of somebody in danger now. */
export const inDanger = `
${SAID} [que] [eu|ela|ele] (não passa|não chega) (de|dessa|desta|a|até) (hoje|amanhã|noite|domingo|segunda)
${SAID} que ${ONESELF}, ${SAID} [que] .. (melhor|vai|quer|queria|ia) ${ONESELF}
${SAID} .. não (vai|vou|estará|iria) [mais] estar [mais] aqui, amanhã não (vai|vou) mais estar aqui
${SAID} que [hoje] é (o|seu) último dia [da vida], (vai|vou) sumir (para sempre|de vez), (dormir|deitar) e (não|
  nunca mais) acordar
(ligou|liga|ligando|gravou|mandou) .. se despedindo, (vídeo|áudio|mensagem|carta|bilhete|ligação|
  post) de (despedida|adeus), (ligou|liga|ligando|falou comigo|está|foi) (do|da|para a|para o|na|no) (viaduto|
  ponte|parapeito|trilho|passarela|beira da ponte|linha do trem)
(tomou|engoliu|bebeu) .. (caixa inteira|caixa toda|frasco inteiro|cartela inteira|cartela de|cartelas de|
  comprimidos todos|remédios todos|todos os comprimidos|todos os remédios|(remédio|remédios) demais)
(comprou|arrumou|conseguiu|tem|separou) [tudo] [o] que (precisava|precisa) .. (o dia|a data|uma data|um dia|
  sumiu|despediu|hoje), (marcou|escolheu|tem) [já] (o|um) dia (para|e o lugar|e a hora), o dia e o lugar
(pegou|comprou|arrumou|achou|está com|tem) (a|o|uma|um) (arma|revólver|corda|veneno) .. (e|se trancou|disse|
  para usar|não quer|sumiu), usar (nele|nela|em si) [mesmo|mesma], contra (si|ele|ela) (mesmo|mesma)
(com|de) os pulsos cortados, (voltou|volta|começou|anda|está|vive) [a] se (cortar|cortando|machucar|machucando|
  ferir|ferindo|mutilar|mutilando) [de propósito], se (joga|jogou|atirou|atira) (na frente|da escada|da janela|
  da laje|da ponte|do prédio|do carro)
(mandou|postou|publicou) .. foto .. (corda|arma|remédios|comprimidos|ponte|pulsos|cortes|lâmina|bilhete), (quer|
  queria|vai|ia|vou) (ir embora|sumir|sair|partir) (desse mundo|deste mundo|dessa vida|desta vida), (braços|
  pulsos|pernas|braço|pulso|coxas) (cortados|cortado|cortadas|marcados|riscados|enfaixados), quando (ele|
  ela) (se for|partir|não estiver mais|morrer), está com (a|uma) (arma|faca|corda) na mão, (tentou|
  atentou) contra a [própria] vida, não quer acordar (mais|amanhã|nunca mais), prefere (morrer|estar morto|
  estar morta) [a|do que] (continuar|viver|seguir), como (se matar|morrer sem dor), (pesquisou|procurou|
  perguntou|googlou) (quanto|quantos|qual|como|o que) .. .. (mata|matam|morrer|letal), ${SAID} .. .. (ele|
  ela) se (mata|mataria|matava|enforca|joga), (dorme|deita|durma) e não acorda, não quer descer (do|da|de lá)
(telhado|laje|passarela|ponte|viaduto|parapeito|sacada) e não quer descer, quando (ele|ela) não estiver mais
(se despediu|despediu se) (da gente|de todos|de todo mundo|de mim|de nós), (senhas|coisas|
  tudo) .. e se despediu, deu tudo [o] que tinha, (se despediu|despediu se) e (sumiu|desligou|não|bloqueou|
  apagou)
plano para (morrer|se matar), [depois] de [uma] tentativa, (guardando|juntando|escondendo) (comprimidos|
  remédios|cartelas)
`;

const STORY =
  '(filme|novela|livro|série|capítulo|romance|quadrinho|anime|episódio|reportagem|notícia|jornal|podcast)';
const STORY_ACT =
  '((tomou|toma) veneno|(se (mata|matou|joga|jogou|enforca|enforcou|suicida|suicidou)|pula|pulou|se matar|suicídio|(deixa|deixou) uma carta) [de despedida|da ponte|da torre|do prédio])';

/** The same words without danger. */
export const closeTwins = `
se (jogou|joga|jogaram|jogar) (na piscina|no sofá|na cama|no mar|no rio|na rede|no chão de|na poça|no colo|
  nos estudos|no trabalho), se (cortou|machucou|feriu|queimou) (fazendo|cozinhando|abrindo|jogando|caindo|
  descascando|treinando|com (papel|a faca (de|da|do|na|no))|(no|na) (cozinha|futebol|treino|vidro|lata|cerca|
  escola|creche|trabalho|queda|jogo|obra|oficina|quadra|bicicleta|pia))
se despediu (e (foi|embarcou|viajou|saiu)|da (equipe|turma|empresa|loja|escola|firma)|do (time|pessoal|setor|
  trabalho|grupo)|dos (colegas|alunos|clientes)), cartela de (vitamina|vitaminas|anticoncepcional|chiclete|
  adesivo|adesivos|figurinhas|ovos|bingo), (atendi|atendemos|socorri) (um|uma) .. que [tentou|quis|
  queria] ${STORY_ACT}, se despediu da gente (no|na) (aeroporto|rodoviária|estação|festa|churrasco|portão)
se despedindo (da (equipe|turma|empresa|loja|escola|firma)|do (time|pessoal|setor|trabalho|grupo)|dos (colegas|
  alunos|clientes))
(achei|encontrei|vi|li) (a|as|uma|umas) (carta|cartas) de (amor|natal|aniversário) (do|da|de) [meu|
  minha] (filho|filha|irmã|irmão|sobrinha|aluna|aluno), (deixou|deixa|escreveu) (um|uma|o|a) (bilhete|carta|
  recado) ((na geladeira|no monitor|na porta da geladeira)|sobre|linda|lindo|de (aniversário|amor|agradecimento|
  parabéns|natal)|com (a lista|o endereço|o telefone)|(linda|lindo) de)
(subiu|sobe|subindo) (no|na|em cima do) (telhado|laje|terraço) para (consertar|empinar|arrumar|trocar|limpar|
  pegar|ver|instalar|estender|soltar|lavar)
(tomou|toma|tomei) (um monte de (sorvete|café|água|suco|chá|cerveja|refrigerante|leite|sol|chuva|vinho)|
  todos os (comprimidos|remédios) (do tratamento|que o médico|certinho|do dia|receitados|da receita))
(marcou|escolheu) [já] (o|um) dia (da|do|das|dos) , o dia e o lugar (da|do|das|dos) , (morre|morreu|morro) de rir
(no|na|num|numa|nesse|nessa|desse|dessa|sobre) ${STORY} .. .. ${STORY_ACT}, (filme|novela|livro|
  série) que .. .. .. ${STORY_ACT}
(paciente|vítima|pacientes|usuário|usuária|ocorrência|rapaz|moça|ator|cantor|cantora|atriz|jovem|barata|rato|
  formigueiro|servidor|notebook|planta|gato do vizinho) .. (que|) (${STORY_ACT}|não quer mais viver)
(quer|quero|queria) morrer de (vergonha|rir|medo|raiva|ciúme|inveja), sumir nas férias, (cansou|
  cansei) da (rotina|correria|cidade), se trancou (no|na) (quarto|banheiro|sala|escritório) para (estudar|fumar|
  trabalhar|dormir|ler|chorar escondida|falar)
viver (em (são paulo|apartamento|brasília|condomínio)|na cidade|de aluguel|no interior|longe)
`;
