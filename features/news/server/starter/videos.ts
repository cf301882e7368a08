import { starterFilm } from './starter.ts';

/** Our own films, which stand at the top of the page; nobody has reviewed the exercises yet. */
export const films = [
  starterFilm('breathing', {
    cover: 'escuta',
    category: 'mental_health',
    title: 'Respirar com a flor',
    summary: 'Um minuto e meio para respirar mais devagar, no ritmo de uma flor que abre e fecha.',
    text: `Um desenho que respira com você: a flor abre, o ar entra; a flor fecha, o ar sai. Não tem som, e o texto está logo abaixo.

Se respirar devagar incomodar, der tontura ou ansiedade, pare. Não é prova.`,
  }),
  starterFilm('stretching', {
    cover: 'pausas',
    category: 'fitness',
    title: 'Alongar sem levantar',
    summary: 'Ombros, pescoço e mãos, na própria cadeira, em um minuto e quarenta e cinco.',
    text: `Para fazer entre uma tarefa e outra. Devagar, até onde for confortável.

Dor é sinal de parar. Se há lesão, cirurgia ou gravidez, pergunte antes a quem cuida de você.`,
  }),
  starterFilm('eyes', {
    cover: 'varanda',
    category: 'productivity',
    title: 'Vinte segundos para os olhos',
    summary: 'Para quem passa o dia na tela: olhar longe, piscar devagar, voltar.',
    text: `A cada vinte minutos, vinte segundos olhando para longe. O vídeo conta o tempo por você.

Se a vista embaça com frequência, ou a cabeça dói, vale marcar uma consulta com oftalmologista.`,
  }),
  starterFilm('sleep', {
    cover: 'sono',
    category: 'wellness',
    title: 'A noite que chega',
    summary: 'Um minuto e quarenta para fechar o dia: a lua sobe, as luzes se apagam.',
    text: `Para depois da última tarefa, com a luz baixa. Se dormir antes do fim, melhor ainda.

Se o sono está ruim na maior parte das noites, há semanas, procure um profissional de saúde.`,
  }),
] as const;
