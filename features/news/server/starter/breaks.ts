import { starterArticle } from './starter.ts';

export const breaks = starterArticle('breaks', {
  cover: 'pausas',
  category: 'wellness',
  title: 'Pausas no teleatendimento: o que a NR-17 garante',
  summary:
    'Quem atende por telefone ou chat o turno inteiro tem pausas previstas em norma. Elas contam como trabalho.',
  sources: [
    {
      title: 'Ministério do Trabalho e Emprego',
      url: 'https://www.gov.br/trabalho-e-emprego/pt-br',
    },
  ],
  text: `
Atender uma pessoa atrás da outra cansa a voz, os ouvidos e a paciência. A NR-17, a norma brasileira de ergonomia, tem um anexo só para o trabalho em teleatendimento. Ele vale para centrais e também para o setor de atendimento de empresas de outros ramos.

## O tempo

- A jornada de teleatendimento é de no máximo seis horas por dia, com as pausas dentro dela.
- Além do intervalo para comer e descansar, há duas pausas de dez minutos seguidos.
- Elas ficam depois da primeira hora e antes da última hora de trabalho.
- O intervalo para repouso e alimentação é de vinte minutos.

As pausas são fora do posto, e não aumentam a jornada. Não são um favor nem um prêmio por meta batida.

## Ir ao banheiro

Dá para sair do posto a qualquer momento para as necessidades do corpo. A norma diz que isso não pode pesar na avaliação nem no pagamento.

## Depois de um atendimento difícil

Ameaça, ofensa ou uma ligação muito pesada dão direito a uma pausa logo depois, para a pessoa se recompor e conversar com colegas, com a supervisão ou com alguém da saúde ocupacional. Muita gente não sabe, e volta para a fila com o coração disparado.

## Como usar dez minutos

1. Levante e tire o fone. O silêncio já é descanso.
2. Olhe para longe, de preferência por uma janela.
3. Beba água. A voz agradece.
4. Se der, deixe o celular no bolso: a tela também pede atenção.

Não precisa render. Uma pausa serve para parar.

## Quando a pausa não vem

Anote dias e horários, sem expor ninguém. Depois procure a supervisão, a CIPA ou o sindicato. Denúncias trabalhistas podem ser feitas ao Ministério do Trabalho e Emprego, e a identidade de quem denuncia é mantida em sigilo.

Este texto resume a norma. Para um caso concreto, vale ler o anexo inteiro ou perguntar ao sindicato.
`,
});
