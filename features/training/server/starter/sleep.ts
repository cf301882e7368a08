import type { StarterText } from './starter-course.ts';

export const sleep: StarterText = {
  key: 'sleep',
  title: 'Dormir melhor, com ou sem turnos',
  description:
    'O que ajuda o sono de verdade, o que só parece ajudar e como se organizar quando o trabalho vira a noite.',
  hours: 0.5,
  cover: 'sono',
  translations: {
    'en-US': {
      title: 'Sleeping better, with or without shifts',
      description:
        'What really helps sleep, what only seems to help, and how to arrange things when work takes the night.',
    },
    'es-ES': {
      title: 'Dormir mejor, con o sin turnos',
      description:
        'Qué ayuda de verdad al sueño, qué solo parece ayudar y cómo organizarse cuando el trabajo ocupa la noche.',
    },
    'fr-FR': {
      title: 'Mieux dormir, avec ou sans horaires décalés',
      description:
        'Ce qui aide vraiment le sommeil, ce qui n’aide qu’en apparence, et comment s’organiser quand le travail prend la nuit.',
    },
  },
  sources: [{ title: 'Ministério da Saúde', url: 'https://www.gov.br/saude/pt-br' }],
  lessons: [
    {
      title: 'Por que o sono vem primeiro',
      text: `Quando a vida aperta, o sono costuma ser o primeiro a ser cortado. É também o que mais falta depois: sem ele, a paciência encurta, a memória falha e tudo parece um pouco mais difícil do que é.

A maioria das pessoas adultas precisa de sete a nove horas por noite. Algumas precisam de menos, outras de mais. A melhor medida não é o número. É como você passa o dia: com sono na reunião da tarde, no ônibus, ao volante?

# Duas forças

O sono depende de duas coisas. Uma é a pressão do sono, que cresce a cada hora que você fica sem dormir. A outra é o relógio do corpo, que segue a luz: claridade diz “dia”, escuro diz “noite”.

Quase tudo o que ajuda a dormir mexe em uma das duas. Um cochilo longo no fim da tarde tira pressão. Luz forte à noite atrasa o relógio.

# Na prática

Por três dias, anote a hora em que apagou a luz, a hora em que acordou e como estava às 15h. Sem julgar: é só para ver.`,
    },
    {
      title: 'O que ajuda e o que atrapalha',
      text: `Não existe lista perfeita. Existe o que pesa mais, e é por aí que vale começar.

# O que costuma ajudar

- Acordar em um horário parecido todos os dias, inclusive na folga.
- Luz do dia logo cedo, nem que seja na janela.
- Movimento durante o dia, na medida que der.
- Quarto escuro, fresco e silencioso. Máscara e tampão resolvem muita coisa.
- Uma última meia hora com menos luz e menos assunto.

# O que costuma atrapalhar

- Café, mate, energético e refrigerante de cola da metade da tarde em diante.
- Álcool: dá sono no começo e quebra o sono no meio da noite.
- Trabalhar na cama. A cama aprende com o que fazemos nela.
- Ficar olhando a hora.

# Se o sono não vem

Depois de uns vinte minutos sem dormir, levante. Faça algo calmo, com pouca luz, e volte quando o sono chegar. Brigar com o sono acorda.

# Na prática

Escolha uma coisa de cada lista. Teste por uma semana antes de mudar outra.`,
    },
    {
      title: 'Quando o trabalho é em turnos',
      text: `Trabalhar à noite ou em turnos que mudam pede do corpo algo para o qual ele não foi feito. Não é falta de jeito seu. Ainda assim, alguns arranjos aliviam.

# Antes do turno da noite

- Um cochilo de até noventa minutos no fim da tarde reduz a sonolência da madrugada.
- Refeição leve antes; durante a noite, porções pequenas.

# Durante

- Luz forte na primeira parte do turno.
- Café no começo, não nas últimas horas.
- As tarefas que pedem mais atenção, se puder, antes das quatro da manhã.

# Depois

- Óculos escuros no caminho de volta, se não for dirigir.
- Quarto bem escuro, celular em silêncio e um aviso na porta para quem mora junto.
- Dormir logo que chegar funciona melhor do que esperar a noite.

# Cuidado na volta

O sono ao volante mata. Se bater sonolência, encoste e cochile vinte minutos, peça carona ou use ônibus.

# Na prática

Combine com quem mora com você três horas de silêncio no seu sono do dia. Escreva o horário na geladeira.`,
    },
    {
      title: 'Cabeça que não desliga',
      text: `Muitas noites ruins não começam no corpo. Começam com a lista de amanhã, a conversa que ficou mal e a conta que vence.

# Um lugar para a preocupação

Reserve dez minutos no começo da noite, longe da cama. Escreva o que preocupa em duas colunas: “posso fazer algo” e “não depende de mim”. Na primeira, anote o próximo passo e quando. Na segunda, só deixe escrito. Se o assunto voltar na cama, ele já tem lugar.

# Respirar mais devagar

Solte o ar devagar, por mais tempo do que puxa: por exemplo, quatro tempos para dentro e seis para fora, durante alguns minutos. Se incomodar, pare. Não é prova.

# Quando procurar ajuda

Procure profissional de saúde se:

- o sono está ruim três ou mais noites por semana, há mais de um mês;
- alguém diz que você ronca alto e para de respirar;
- você cochila sem querer em situações de risco;
- precisa de remédio ou álcool para dormir.

Insônia tem tratamento, e há caminhos que não são remédio.

# Na prática

Hoje à noite, faça as duas colunas. Cinco linhas já servem.`,
    },
    {
      title: 'Uma volta calma antes de dormir',
      film: 'sleep',
      text: 'Um desenho animado de um minuto e quarenta, para acompanhar com a respiração no fim do dia. Não precisa fazer igual nem até o fim.\n\nSe respirar devagar incomodar, pare e respire como de costume.',
    },
  ],
  quiz: [
    {
      text: 'Quais são as duas forças de que o sono depende?',
      options: [
        'A pressão do sono e o relógio do corpo',
        'O silêncio e a idade',
        'A força de vontade e o hábito',
      ],
      explanation:
        'A pressão do sono cresce a cada hora acordada; o relógio do corpo segue a luz. Quase tudo o que ajuda mexe em uma das duas.',
    },
    {
      text: 'Faz vinte minutos que você deitou e o sono não vem. E agora?',
      options: [
        'Levantar, fazer algo calmo com pouca luz e voltar depois',
        'Ficar na cama olhando a hora',
        'Ver vídeos no celular até cansar',
      ],
      explanation:
        'Brigar com o sono acorda. Sair da cama por um pouco ajuda a cama a continuar sendo lugar de dormir.',
    },
    {
      text: 'Na volta do turno da noite bateu sono ao volante. O mais seguro é:',
      options: [
        'Encostar e cochilar uns vinte minutos, ou pedir carona',
        'Abrir a janela e seguir',
        'Ligar o rádio alto',
      ],
      explanation:
        'O sono ao volante mata, e janela ou rádio não resolvem. Parar, carona ou ônibus resolvem.',
    },
  ],
};
