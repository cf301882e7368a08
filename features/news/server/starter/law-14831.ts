import { starterArticle } from './starter.ts';

export const law14831 = starterArticle('law-14831', {
  cover: 'limites',
  category: 'general',
  title: 'Lei 14.831 em palavras simples: o certificado de saúde mental das empresas',
  summary:
    'Ela cria um certificado voluntário para empresas que cuidam da saúde mental. Veja o que ele promete e o que perguntar na sua.',
  sources: [
    {
      title: 'Lei 14.831, de 27 de março de 2024',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/L14831.htm',
    },
  ],
  text: `
Em março de 2024 o Brasil ganhou uma lei curta sobre saúde mental no trabalho. A Lei 14.831 cria o Certificado Empresa Promotora da Saúde Mental, dado pelo governo federal a empresas que seguem algumas diretrizes.

## É obrigatório?

Não. A empresa pede se quiser. O certificado vale por dois anos, pode ser renovado depois de nova avaliação e pode ser retirado se a empresa deixar de cumprir o que prometeu. Ela pode divulgar o certificado na sua propaganda.

A concessão depende de uma comissão do governo e de regras que detalham a lei. Antes de acreditar num selo, vale perguntar quem o emitiu.

## O que a lei pede

As diretrizes ficam em três grupos.

Promoção não é só palestra. A lei fala em programas no ambiente de trabalho, acesso a apoio psicológico e psiquiátrico, campanhas, atenção à saúde mental da mulher, preparo das lideranças, treinamentos e combate à discriminação e ao assédio em todas as formas. Também pede que as ações sejam avaliadas e ajustadas.

Bem-estar inclui ambiente seguro e saudável, equilíbrio entre vida pessoal e trabalho, incentivo à atividade física, ao lazer e à alimentação saudável, e boa convivência.

Transparência quer dizer divulgar as ações com regularidade, manter um canal para sugestões e avaliações e trabalhar com metas e análise de resultados.

## O que ela não muda

O certificado não substitui as normas de segurança do trabalho. A NR-1, por exemplo, é obrigatória, e vale para quem tem certificado e para quem não tem. E nenhum certificado dá à empresa o direito de saber da sua saúde. O que você conta a uma psicóloga ou escreve aqui continua seu.

## Perguntas que você pode fazer

- Que apoio psicológico existe, e quem fica sabendo que eu usei?
- As lideranças receberam preparo? Quando?
- Onde vejo as metas e o que foi feito?
- Qual é o canal para sugerir ou reclamar, e ele pode ser anônimo?

Uma empresa que cuida de verdade costuma gostar dessas perguntas.
`,
});
