import { starterArticle } from './starter.ts';

export const firstAppointment = starterArticle('first-appointment', {
  cover: 'escuta',
  category: 'mental_health',
  title: 'A primeira conversa com uma psicóloga, no SUS ou fora dele',
  summary:
    'Por onde começar, o que acontece na primeira consulta e o que você não precisa saber antes de ir.',
  sources: [
    {
      title: 'Ministério da Saúde: Centros de Atenção Psicossocial (CAPS)',
      url: 'https://www.gov.br/saude/pt-br/composicao/saes/desmad/raps/caps',
    },
    { title: 'Conselho Federal de Psicologia', url: 'https://site.cfp.org.br' },
  ],
  text: `
Marcar a primeira consulta costuma ser a parte mais difícil. Você não precisa esperar piorar, nem ter certeza de que “é caso para isso”.

## Pelo SUS

A porta mais comum é a unidade básica de saúde (UBS) do seu bairro. Leve um documento e, se tiver, o cartão do SUS. Diga na recepção que quer falar sobre saúde mental. A equipe conversa com você e indica o caminho: acompanhamento ali mesmo, um grupo ou outro serviço.

Para sofrimento intenso existem os CAPS, os Centros de Atenção Psicossocial. Eles são abertos: dá para chegar sem encaminhamento e pedir acolhimento. Há CAPS para adultos, para crianças e adolescentes e para quem quer ajuda com álcool e outras drogas. O atendimento é gratuito.

## Fora do SUS

- Se você tem plano de saúde, veja a lista de psicólogas no site ou no telefone do plano.
- Faculdades de psicologia costumam ter clínica-escola, de graça ou com preço baixo.
- Muitas profissionais atendem por vídeo e combinam o valor.

Antes de marcar, dá para conferir se a pessoa tem registro no conselho. O número começa com CRP e a região, como em CRP 06.

## Como é a primeira vez

A psicóloga pergunta o que trouxe você. Pode ser uma frase: “não estou dormindo”, “brigo com todo mundo”, “não sei bem”. Ela vai querer saber da sua rotina e explicar como trabalha: tempo, preço, faltas e sigilo.

O que você conta fica ali. O sigilo é dever da profissão, e as exceções, como um risco grave, também são explicadas. Se quem paga é a empresa, vale perguntar com todas as letras: alguém fica sabendo que eu vim?

## O que ajuda a chegar

1. Anote três coisas que gostaria de dizer, para o caso de dar branco.
2. Anote remédios que usa e dúvidas sobre eles.
3. Deixe meia hora livre depois.

## Se não combinar

Acontece. Dá para dizer isso na consulta ou procurar outra pessoa. Não é fracasso seu.

Se pensa em morrer ou em se machucar, não espere a consulta: ligue 188, o CVV, de graça, a qualquer hora. Em perigo agora, ligue 192.
`,
});
