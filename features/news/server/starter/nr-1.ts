import { starterArticle } from './starter.ts';

export const nr1 = starterArticle('nr-1', {
  cover: 'estufa',
  category: 'general',
  title: 'NR-1 e saúde mental: o que a empresa precisa olhar',
  summary:
    'A norma manda avaliar o trabalho, não as pessoas. Entenda o que são riscos psicossociais e como participar.',
  sources: [
    {
      title: 'Ministério do Trabalho e Emprego',
      url: 'https://www.gov.br/trabalho-e-emprego/pt-br',
    },
  ],
  text: `
A NR-1 é a norma que organiza a prevenção de riscos no trabalho. Desde 26 de maio de 2026, o gerenciamento desses riscos inclui, de forma expressa, os fatores psicossociais: o que, no jeito de trabalhar, pode adoecer alguém.

## O que são esses fatores

O guia do Ministério do Trabalho e Emprego dá exemplos. Entre eles:

- assédio de qualquer natureza;
- sobrecarga, ou o contrário, quase nada para fazer;
- pouca autonomia sobre a própria tarefa;
- falta de apoio, ou um papel que ninguém explica;
- mudanças feitas sem cuidado;
- pouco reconhecimento e injustiça;
- trabalho remoto e isolado.

## O trabalho, não a pessoa

Este é o ponto que mais se confunde. A empresa precisa avaliar as condições de trabalho. Ela não precisa, e não deve, saber quem está ansioso, quem faz terapia ou o que alguém escreve num diário. Um inventário de riscos fala de setores e tarefas. Não fala de você.

## O que a empresa faz com isso

1. Identifica os perigos e registra no inventário.
2. Define o que vai mudar, quem responde e até quando.
3. Acompanha se a mudança funcionou, e corrige.

A avaliação dos riscos é revista ao menos a cada dois anos (três, com sistema de gestão certificado), e antes disso quando algo muda: um acidente, um processo novo ou um pedido justificado de quem trabalha ali ou da CIPA.

## Onde você entra

A norma pede participação. Quem faz a tarefa sabe onde ela aperta. Você pode responder a pesquisas, falar com a CIPA e pedir para ver o que foi registrado sobre o seu setor. Se algo dito em pesquisa puder identificar alguém, é justo perguntar como as respostas são protegidas.

## E o Florescer

O que você registra aqui é seu. Nada do diário, das emoções, da saúde ou dos compromissos vai para o inventário de riscos da empresa. São dois mundos, e não há ponte entre eles.

Este texto explica a norma em linhas gerais e não substitui orientação jurídica.
`,
});
