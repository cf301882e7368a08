import { starterArticle } from './starter.ts';

export const sleep = starterArticle('sleep', {
  cover: 'sono',
  category: 'wellness',
  title: 'Dormir depois do turno da noite',
  summary:
    'O corpo espera dormir no escuro. Quando o turno troca o dia pela noite, alguns cuidados ajudam o sono a vir e a durar.',
  sources: [{ title: 'Ministério da Saúde', url: 'https://www.gov.br/saude/pt-br' }],
  text: `
Quem trabalha de noite dorme contra o relógio do corpo. Esse relógio segue a luz: de dia ele acorda, de noite ele pede cama. Por isso o sono da manhã costuma ser mais curto e mais leve, mesmo com muito cansaço. Não é falta de esforço.

## Na volta para casa

A luz da manhã avisa ao corpo que o dia começou. Óculos escuros no caminho, se você não for dirigir, e ir direto para casa ajudam a segurar esse aviso. Se o sono está forte demais para dirigir, não dirija: um cochilo antes de sair, uma carona ou o transporte público são mais seguros.

## O quarto

- Escuro de verdade: cortina grossa, papelão na janela ou máscara nos olhos.
- Silencioso: tampão de ouvido, ou um ventilador que cubra o barulho da rua.
- Fresco, e com o celular no silencioso. Deixe passar só quem precisa chamar você numa emergência.

Combine com quem mora com você. Um aviso na porta, com a hora em que dá para chamar, evita muita batida.

## Café e comida

O café demora horas para sair do corpo. Uma regra simples é deixar o último para a primeira metade do turno. Uma refeição leve antes de dormir evita acordar com fome. Álcool até faz pegar no sono, mas piora o resto da noite, ou do dia.

## Se não der oito horas seguidas

Dormir em duas partes também conta: um bloco ao chegar e outro antes do próximo turno. Um cochilo curto, de uns vinte minutos, pode aliviar a madrugada, onde o trabalho permite.

Nos dias de folga, muita gente volta de uma vez para o horário de todo mundo, porque a vida está lá. É compreensível. Se der, mude aos poucos, uma ou duas horas por dia.

## Quando procurar ajuda

Converse com um profissional de saúde se a insônia passa de algumas semanas, se você ronca e acorda sem descanso ou se o sono aparece em hora perigosa. E lembre que a escala também é assunto: turnos que rodam rápido demais são uma condição de trabalho, e dá para levar isso à CIPA ou ao médico do trabalho.
`,
});
