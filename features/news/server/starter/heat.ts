import { starterArticle } from './starter.ts';

export const heat = starterArticle('heat', {
  cover: 'calor',
  category: 'wellness',
  title: 'O calor chegou ao galpão antes do verão',
  summary:
    'Pausa, água e sombra também são segurança. O que combinar com a chefia, e os sinais do corpo que pedem parada na hora.',
  sources: [
    {
      title: 'OMS: calor e saúde (em inglês)',
      url: 'https://www.who.int/news-room/fact-sheets/detail/climate-change-heat-and-health',
    },
    {
      title: 'Ministério do Trabalho e Emprego',
      url: 'https://www.gov.br/trabalho-e-emprego/pt-br',
    },
  ],
  text: `
Calor não é só desconforto. Quem carrega, costura, cozinha ou dirige num dia de 36 graus gasta mais, erra mais e se machuca mais. O corpo tem um jeito de se refrescar, o suor, e ele precisa de água, de ar e de tempo.

## O que combinar antes

- Pausas curtas e frequentes, num lugar mais fresco. Dez minutos por hora valem mais do que uma hora no fim.
- Água perto, para beber sem pedir licença.
- As tarefas mais pesadas cedo, ou no fim da tarde.
- Alguém de olho em quem voltou de férias ou de licença: o corpo leva uma a duas semanas para se acostumar.

Calor é um dos riscos que a empresa precisa avaliar. Se o galpão ferve todo ano, o assunto é da CIPA e do plano de ação, não da boa vontade de cada um.

## Beber antes da sede

A sede chega atrasada. Um copo a cada vinte ou trinta minutos costuma bastar; se você sua muito, leve também algo com sal na refeição. Quem tem problema no coração ou nos rins combina isso com quem trata.

## Pare e avise

- Tontura, dor de cabeça forte, enjoo, cãibra: pare, vá para a sombra, beba água, avise.
- Confusão, desmaio, pele muito quente, convulsão: é emergência. Ligue 192, leve a pessoa para um lugar fresco e molhe a pele enquanto o socorro vem.

## À noite

Banho morno, janela aberta de um lado e do outro, pouca roupa de cama. Dormir mal no calor deixa o dia seguinte mais perigoso.
`,
});
