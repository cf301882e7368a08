/** Joy said plainly, without a feeling's name: the best day, "foi lindo", "foi top". */
const GREAT =
  '(lindo|linda|top|massa|show|demais|maravilhoso|maravilhosa|ótimo|ótima|incrível|perfeito|perfeita|sensacional|da hora|uma delícia|uma beleza)';

export const plainJoy = `
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
