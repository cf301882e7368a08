import type { GridFile } from './reading.ts';
import { crossed } from './topic.ts';

/** Sounds like danger and speaks of a task, a trade, a farewell at work, a patient, the news. */
export const harmless: GridFile = {
  stuck: crossed(
    [
      'No le veo salida a',
      'No hay salida para',
      'no encuentro la salida a',
      'Sigo sin ver salida a',
    ],
    ['este Excel', 'este expediente', 'este inventario', 'la reunión', 'el maldito trámite'],
  ),
  future: crossed(
    ['No tengo futuro en', 'no veo futuro en'],
    ['esta empresa', 'este departamento', 'mi sucursal', 'el sector'],
  ),
  living: crossed(
    ['Estoy harta de vivir', 'ya no quiero vivir', 'cansado de vivir'],
    ['entre cajas', 'de reunión en reunión', 'en esta ciudad', 'con mis suegros', 'de prestado'],
  ),
  patients: crossed(
    ['Mi paciente me dijo que', 'una interna nos contó que', 'Un recluso nos dijo que'],
    ['quería morir', 'no quiere vivir', 'ya no quería vivir más'],
    ['y activé el protocolo', 'y avisé a la médica'],
  ),
  news: crossed(
    ['En las noticias hablaron de un', 'la radio contaba lo de un'],
    ['cantante', 'actor', 'escritor'],
    ['que se suicidó', 'que se quitó la vida'],
  ),
  subject: crossed(
    ['Di una charla sobre', 'terminé el curso de', 'escribí un artículo sobre'],
    ['el suicidio', 'prevención del suicidio', 'las autolesiones', 'conducta suicida'],
  ),
  stage: crossed(
    ['Julieta', 'en el quinto acto la heroína', 'el narrador'],
    ['quiere morir', 'ya no quiere vivir', 'decide matarse'],
  ),
  panic: crossed(
    ['En el ascensor pensé', 'en el avión todos gritaban y yo creí', 'en la turbulencia sentí'],
    ['que me moría', 'que iba a morir', 'que me iba a morir'],
  ),
  rest: crossed(
    ['Quiero desaparecer', 'qué ganas de desaparecer', 'necesito desaparecer'],
    ['dos semanas', 'en una cabaña', 'debajo de la manta', 'hasta el lunes', 'del mapa unos días'],
  ),
  farewells: [
    ...crossed(
      [
        'Escribí cartas de adiós a',
        'Mandé un correo de despedida a',
        'grabé un audio de despedida para',
      ],
      ['mis alumnos', 'todos mis compañeros', 'los clientes', 'mis alumnas'],
    ),
    ...crossed(
      ['Me despedí de todos'],
      ['en la oficina', 'mis compañeros', 'con medialunas', 'y hasta del ficus'],
    ),
    'Mi último día de prácticas, hubo tarta',
    ...crossed(['Adiós gafete,', 'adiós corbata,'], ['adiós torniquete', 'adiós oficina']),
  ],
  things: [
    ...crossed(
      ['Compré soga', 'compré una cuerda'],
      ['para el tendedero', 'para la vaca', 'para colgar la hamaca', 'para atar el colchón'],
    ),
    ...crossed(
      ['Me quemé el brazo', 'me he quemado la muñeca'],
      ['friendo empanadas', 'haciendo patacones', 'en la freidora', 'soldando'],
    ),
    'La aspiradora se suicidó',
    'Me suicidé sin querer con mi propia mina en el videojuego',
  ],
  killers: crossed(
    ['La jefa', 'mi vecina', 'el cliente'],
    ['quiso matarme porque olvidé la llave', 'gritó que me iba a matar', 'casi me mata'],
  ),
  team: crossed(
    ['Están mejor sin mí', 'el equipo estará mejor sin mí'],
    ['como capitán', 'en el coro', 'una semana'],
  ),
};

/** The same frames where they speak of a life; and a second sentence that does, after a harmless one. */
export const danger: GridFile = {
  stuck: crossed(
    ['No veo salida', 'no hay salida', 'ya no encuentro salida'],
    ['para mí', 'a este sufrimiento', 'a mi vida', 'que no sea morir', ''],
  ),
  living: crossed(
    ['Estoy harta de vivir', 'ya no quiero vivir', 'cansado de vivir'],
    ['', 'así', 'en este mundo', 'con este dolor', 'más'],
  ),
  close: crossed(
    ['Mi hermano me dijo que', 'mi mejor amiga dice que', 'mi hija me contó que'],
    ['quería morir', 'no quiere vivir', 'quiere matarse'],
  ),
  own: crossed(
    ['Como paciente dije que', 'después de la charla sobre el suicidio sentí que', 'como Julieta'],
    ['quería morir', 'ya no quiero vivir', 'quiero matarme'],
  ),
  rest: crossed(
    ['Quiero desaparecer', 'qué ganas de desaparecer', 'necesito desaparecer'],
    ['para siempre', 'de este mundo', 'y no volver nunca'],
  ),
  farewells: [
    ...crossed(
      [
        'Escribí cartas de adiós a',
        'grabé un audio de despedida para',
        'Dejé una carta de despedida para',
      ],
      ['mis hijos', 'mi madre', 'mi marido', 'todos los que quiero'],
    ),
    'Hoy es mi último día',
  ],
  things: crossed(
    ['Compré soga', 'compré una cuerda'],
    ['', 'y escribí a mis hijos', 'para colgarme', 'y ya sé dónde'],
  ),
  team: crossed(
    ['Están mejor sin mí', 'todos estarían mejor sin mí'],
    ['', 'como madre', 'en este mundo', 'cuando ya no esté'],
  ),
  killers: crossed(
    ['Mi hermana', 'yo misma', 'anoche mi hijo'],
    ['quiso matarse', 'se quiso matar', 'intentó matarse'],
  ),
  burns: crossed(
    ['Me quemé el brazo', 'me he quemado la muñeca'],
    ['a propósito', 'con un mechero para sentir algo', 'con la plancha a propósito'],
  ),
  second: crossed(
    [
      'No le veo salida a este Excel.',
      'Mi paciente me dijo que quería morir.',
      'Di una charla sobre el suicidio.',
      'Mandé un correo de despedida a mis compañeros.',
      'Quiero desaparecer dos semanas.',
      'Compré soga para el tendedero.',
    ],
    ['Yo también quiero morir', 'Ya no quiero vivir', 'Esta noche me mato'],
  ),
};
