import type { StarterText } from './starter-course.ts';

/** On leave and benefits it names where to ask, and promises nothing: a professional has yet to review it. */
export const returning: StarterText = {
  key: 'returning',
  title: 'Voltar depois de um afastamento',
  description:
    'O antes, o primeiro dia e as semanas seguintes. Para quem volta, e para quem recebe de volta.',
  hours: 0.5,
  cover: 'bicicleta',
  translations: {
    'en-US': {
      title: 'Coming back after a leave',
      description:
        'Before, on the first day and in the weeks that follow. For those who come back and those who welcome them.',
    },
    'es-ES': {
      title: 'Volver después de una baja',
      description:
        'El antes, el primer día y las semanas siguientes. Para quien vuelve y para quien recibe.',
    },
    'fr-FR': {
      title: 'Revenir après un arrêt',
      description:
        'Avant, le premier jour et les semaines qui suivent. Pour qui revient, et pour qui accueille.',
    },
  },
  sources: [
    { title: 'Ministério da Saúde', url: 'https://www.gov.br/saude/pt-br' },
    {
      title: 'Instituto Nacional do Seguro Social (INSS)',
      url: 'https://www.gov.br/inss/pt-br',
    },
  ],
  lessons: [
    {
      title: 'Antes de voltar',
      text: `Voltar não é apertar um botão. Costuma vir com alívio e medo ao mesmo tempo, e os dois fazem sentido.

# Algumas semanas antes

- Converse com quem trata você sobre o que já dá e o que ainda não dá.
- Se puder, faça uma visita curta, ou um café com um colega.
- Experimente o ritmo: acordar na hora, sair, voltar.

# Perguntas para a empresa

- Quem me recebe no primeiro dia?
- Dá para voltar aos poucos, com menos horas ou menos tarefas?
- O que mudou enquanto estive fora?

O exame de retorno ao trabalho é feito com o médico do trabalho. O que você conta a ele é sigiloso. Sobre benefício e perícia, quem informa é o INSS, pelo 135 ou pelo Meu INSS.

# Na prática

Escreva o que precisa estar diferente na volta. Uma lista de três coisas já ajuda quem recebe você.`,
    },
    {
      title: 'O primeiro dia',
      text: `Não precisa dar certo inteiro. Precisa terminar.

# O que dizer a quem pergunta

Você decide quanto conta. Algumas frases prontas:

- “Estou melhor. Vou pegar o ritmo aos poucos.”
- “Prefiro não falar disso aqui. Me conta o que mudou?”
- “Tive um problema de saúde e estou me cuidando.”

# O que fazer

Comece pelo que já sabe fazer. Não abra a caixa de entrada inteira: peça a alguém as três coisas que importam. Combine uma hora de sair, e saia.

# Se apertar

Vá ao banheiro, à janela, ao corredor. Solte o ar devagar. Tenha o telefone de uma pessoa para mandar uma palavra. Voltar para casa mais cedo não é fracasso: é informação.

# Na prática

Decore uma das três frases, ou escreva a sua.`,
    },
    {
      title: 'As semanas seguintes',
      text: `A segunda semana costuma ser mais difícil que a primeira. A festa acabou, e o ritmo cobra.

- Mantenha o tratamento, mesmo melhor. Quem decide parar é quem trata junto com você.
- Anote três coisas por dia: como dormiu, o que cansou, o que foi bom.
- Marque uma conversa com a liderança em quinze dias, e outra em trinta.

# Recaída não é volta ao começo

Dias ruins vão aparecer. Um dia ruim pede descanso. Uma semana ruim pede conversa com quem trata. Se vier a ideia de morrer ou de se machucar, ligue 188, o CVV, e 192 se o perigo é agora.

# E o que adoeceu?

Se o trabalho teve parte nisso, ele também precisa mudar. Fale do trabalho, com exemplos, e peça o que dá para fazer. Há um treinamento só sobre essa conversa.

# Na prática

Coloque no calendário as duas conversas. Sem elas, o combinado some.`,
    },
    {
      title: 'Para quem recebe',
      text: `Quem volta repara em tudo: em quem cumprimenta, em quem desvia.

# No primeiro dia

“Que bom ver você.” Basta. Não pergunte o que houve, nem se “já está cem por cento”. Diga o que mudou, e em quem a pessoa pode encostar.

# Nas semanas seguintes

- Combine tarefas que cabem, e aumente devagar.
- Não proteja demais: tirar tudo também diz “não confio”.
- Não comente com a equipe. O que houve é da pessoa.

# Se você lidera

Marque as conversas de quinze e de trinta dias. Pergunte “o que no trabalho ajudaria?”, e cumpra uma coisa logo.

# Na prática

Se alguém volta em breve, escreva a sua primeira frase. Se passar de uma linha, corte.`,
    },
  ],
  quiz: [
    {
      text: 'Um colega pergunta, na frente de todos, o que você teve. O que fazer?',
      options: [
        'Contar só o que quiser; “prefiro não falar disso aqui” é resposta',
        'Explicar tudo, para não parecer estranho',
        'Ir embora',
      ],
      explanation: 'Você decide quanto conta e a quem. Uma frase pronta ajuda.',
    },
    {
      text: 'Você está bem melhor e pensa em parar o tratamento. Quem decide?',
      options: ['Você, junto com quem trata', 'A chefia', 'O calendário do afastamento'],
      explanation: 'Parar por conta própria é uma causa comum de recaída. Converse antes.',
    },
    {
      text: 'Alguém da sua equipe voltou hoje. O que ajuda?',
      options: [
        '“Que bom ver você”, e tarefas que cabem',
        'Tirar tudo dela por um mês',
        'Perguntar se já está cem por cento',
      ],
      explanation: 'Acolher sem interrogar, e sem tirar a confiança.',
    },
  ],
};
