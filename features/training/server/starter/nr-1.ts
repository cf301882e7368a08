import type { StarterText } from './starter-course.ts';

/** What is said of the norm is chapter 1.5 of NR-1, on occupational risks; it awaits a legal review. */
export const nr1: StarterText = {
  key: 'nr-1',
  title: 'Riscos no trabalho: o básico da NR-1',
  description:
    'O que são fatores de risco psicossociais, o que a empresa precisa fazer com eles e como você participa. Em palavras simples.',
  hours: 0.5,
  cover: 'estufa',
  legal: 'nr_1',
  translations: {
    'en-US': {
      title: 'Risks at work: the basics of NR-1',
      description:
        'What psychosocial risk factors are, what the company has to do about them and how you take part. In plain words.',
    },
    'es-ES': {
      title: 'Riesgos en el trabajo: lo básico de la NR-1, la norma brasileña',
      description:
        'Qué son los factores de riesgo psicosociales, qué debe hacer la empresa con ellos y cómo participas tú. En palabras sencillas.',
    },
    'fr-FR': {
      title: 'Les risques au travail : l’essentiel de la NR-1, la norme brésilienne',
      description:
        'Ce que sont les facteurs de risque psychosociaux, ce que l’entreprise doit en faire et comment vous y prenez part. En mots simples.',
    },
  },
  sources: [
    {
      title: 'Normas regulamentadoras: NR-1 (Ministério do Trabalho e Emprego)',
      url: 'https://www.gov.br/trabalho-e-emprego/pt-br/acesso-a-informacao/participacao-social/conselhos-e-orgaos-colegiados/comissao-tripartite-partitaria-permanente/normas-regulamentadora/normas-regulamentadoras-vigentes/nr-1',
    },
  ],
  lessons: [
    {
      title: 'O trabalho também se avalia',
      text: `Quando se fala em risco no trabalho, quase todo mundo pensa em máquina, altura, ruído. São riscos que se veem. Há outros que não se veem, e que também adoecem: pressa sem fim, ordens que se contradizem, humilhação, isolamento.

A NR-1 é a norma que diz como as empresas cuidam dos riscos, de todos eles. O nome que ela usa é gerenciamento de riscos ocupacionais, o GRO. A ideia é simples: procurar o que pode fazer mal, avaliar, agir e conferir se deu certo. E começar de novo, porque o trabalho muda.

# O que a norma olha

Ela olha o trabalho, não a pessoa. A pergunta não é “quem aqui é frágil?”. É “o que neste jeito de trabalhar pode fazer mal a qualquer um?”.

# Na prática

Pense no seu trabalho de ontem. O que nele cansaria qualquer pessoa que estivesse no seu lugar?`,
    },
    {
      title: 'Fatores psicossociais, sem palavra difícil',
      text: `São condições da organização do trabalho e das relações nele. Alguns exemplos:

- trabalho demais, ou em ritmo que ninguém acompanha;
- pouca autonomia para decidir como fazer;
- papel confuso, ordens que se contradizem;
- assédio de qualquer natureza;
- falta de apoio de quem lidera ou dos colegas;
- comunicação difícil, trabalho isolado;
- esforço que não é reconhecido;
- mudanças mal conduzidas;
- contato com violência ou com situações que marcam.

Um dia ruim não é um fator de risco. O que conta é o que se repete, o que dura, o que atinge mais gente.

# O que não entra

A sua saúde, o seu diagnóstico e a sua história não fazem parte dessa avaliação. Ninguém precisa contar como está para que a empresa avalie o trabalho.

# Na prática

Escolha um item da lista e escreva um exemplo com data, sem nome de ninguém.`,
    },
    {
      title: 'O que a empresa precisa fazer',
      text: `Em resumo, cinco passos que não acabam:

1. Levantar os perigos: olhar os postos, ouvir quem trabalha, ler os registros.
2. Avaliar os riscos: que dano pode acontecer, a quantas pessoas, com que chance.
3. Escrever isso no inventário de riscos.
4. Montar um plano de ação, com o que será feito, por quem e até quando.
5. Conferir se funcionou, e mudar o que não funcionou.

# A ordem das medidas

Primeiro se tira o perigo, se der. Depois se muda o trabalho: metas, escala, quantidade de gente, jeito de cobrar. Palestra e aplicativo vêm por último, e não substituem o resto. Este treinamento, por exemplo, ajuda a entender; ele não resolve uma escala que não fecha.

# Quem decide

A empresa é a responsável. O SESMT, onde existe, orienta. A CIPA acompanha. E quem trabalha participa.

# Na prática

Descubra quem cuida desse assunto na sua empresa, e como se fala com essa pessoa.`,
    },
    {
      title: 'A sua parte',
      text: `A norma dá a quem trabalha o direito de ser ouvido, de conhecer os riscos do seu trabalho e de saber o que será feito.

# Como participar bem

- Fale do trabalho, com exemplos: o que acontece, quando, quantas vezes.
- Diga o que ajudaria. Quem faz a tarefa costuma saber.
- Leve pela CIPA, pelo canal da empresa ou pela liderança.
- Pergunte pelo plano de ação: o que mudou desde a última vez?

# Se o perigo é agora

Diante de um risco grave e iminente à vida ou à saúde, você pode parar a atividade e avisar logo a chefia. Isso está na norma.

# E o cuidado com você?

Avaliar o trabalho e cuidar de pessoas são duas coisas diferentes, e as duas são necessárias. Se você não está bem, procure apoio, mesmo antes de qualquer mudança. O CVV atende pelo 188, 24 horas.

# Na prática

Escreva uma frase que você diria numa conversa sobre riscos. Ela fala do trabalho, ou de uma pessoa?`,
    },
  ],
  quiz: [
    {
      text: 'O que a NR-1 manda avaliar?',
      options: [
        'O trabalho e a forma como ele é organizado',
        'A saúde mental de cada pessoa',
        'Quem falta mais',
      ],
      explanation:
        'A norma olha condições de trabalho. A sua saúde, o seu diagnóstico e a sua história não fazem parte dessa avaliação.',
    },
    {
      text: 'Qual destes é um fator de risco psicossocial?',
      options: [
        'Ordens que se contradizem toda semana',
        'Um dia de mau humor',
        'Um prazo combinado com a equipe',
      ],
      explanation:
        'Conta o que se repete, o que dura e o que atingiria qualquer pessoa naquele lugar.',
    },
    {
      text: 'Depois de escrever os riscos no inventário, o que vem?',
      options: [
        'Um plano de ação, com o que será feito, por quem e até quando',
        'Arquivar até a próxima fiscalização',
        'Uma palestra, e basta',
      ],
      explanation:
        'O inventário sem plano de ação não protege ninguém. E o plano se confere depois.',
    },
    {
      text: 'Qual medida vem primeiro?',
      options: [
        'Tirar o perigo ou mudar o trabalho',
        'Ensinar as pessoas a aguentar',
        'Oferecer um aplicativo',
      ],
      explanation:
        'Primeiro se elimina o perigo, depois se muda a organização. Treinamento e apoio somam, e não substituem.',
    },
    {
      text: 'Você vê um risco grave e iminente. O que a norma permite?',
      options: [
        'Parar a atividade e avisar logo a chefia',
        'Só anotar para a próxima reunião',
        'Continuar até o fim do turno',
      ],
      explanation:
        'Interromper diante de risco grave e iminente é um direito que a norma dá.',
    },
  ],
};
