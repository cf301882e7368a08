import type { Grid } from './cells.ts';

/** Hurting one's own body. */
export const harm: Grid = {
  forms: ['infinitive', 'present', 'past', 'bare'],
  acts: {
    cortar: {
      verb: ['cortarme', 'me corto', 'me corté', 'cortar'],
      objects: [
        'los brazos',
        'los muslos',
        'las piernas con una cuchilla',
        'la piel',
        'las muñecas',
      ],
    },
    quemar: {
      verb: ['quemarme', 'me quemo', 'me quemé', 'quemar'],
      objects: [
        'con un cigarrillo a propósito',
        'la piel con el encendedor',
        'el brazo a propósito',
      ],
    },
    aranar: {
      verb: ['arañarme', 'me araño', 'me arañé', 'arañar'],
      objects: ['los brazos hasta sangrar', 'hasta que sangra', 'la piel para sentir algo'],
    },
    golpear: {
      verb: ['golpearme', 'me golpeo', 'me golpeé', 'golpear'],
      objects: ['la cabeza contra la pared', 'a propósito', 'las piernas hasta tener moretones'],
    },
    pegar: {
      verb: ['pegarme', 'me pego', 'me pegué', 'pegar'],
      objects: ['la cabeza contra la pared', 'a mí misma', 'puñetazos en las piernas'],
    },
    lastimar: {
      verb: ['lastimarme', 'me lastimo', 'me lastimé', 'lastimar'],
      objects: ['a propósito', 'a escondidas', 'otra vez para calmarme'],
    },
    dano: {
      verb: ['hacerme daño', 'me hago daño', 'me hice daño', 'hacer daño'],
      objects: ['', 'a propósito', 'otra vez'],
    },
    cortes: {
      verb: ['hacerme cortes', 'me hago cortes', 'me hice cortes', 'hacer cortes'],
      objects: ['', 'en los brazos', 'en los muslos'],
    },
    autolesion: {
      verb: ['autolesionarme', 'me autolesiono', 'me autolesioné', 'autolesionar'],
      objects: ['', 'en el baño del trabajo'],
    },
    unas: {
      verb: ['clavarme las uñas', 'me clavo las uñas', 'me clavé las uñas', 'clavar las uñas'],
      objects: ['hasta sangrar', 'en el brazo para sentir algo'],
    },
    morder: {
      verb: ['morderme', 'me muerdo', 'me mordí', 'morder'],
      objects: ['el brazo hasta sangrar', 'hasta que sangra'],
    },
  },
  frames: {
    infinitive: [
      'quiero',
      'kiero',
      'tengo ganas de',
      'me dan ganas de',
      'necesito',
      'volví a',
      'no puedo dejar de',
      'pienso en',
      'empecé a',
      'prometí no',
      'tengo miedo de volver a',
      'voy a',
    ],
    present: [
      'cuando discuto',
      'todas las noches',
      'a veces',
      'cuando no puedo más',
      'xq no aguanto',
    ],
    past: ['anoche', 'ayer', 'después de la reunión', 'recaí y', 'lo hice de nuevo,', 'mentí,'],
    bare: ['me quiero', 'me volví a', 'me voy a'],
  },
};

/** The writer's own attempt, years ago or last week. */
export const attempts: Grid = {
  forms: ['past'],
  acts: {
    tome: {
      verb: ['me tomé'],
      objects: [
        'una caja entera de pastillas',
        'todas las pastillas de mi madre',
        'un frasco de pastillas',
        'treinta pastillas de golpe',
      ],
    },
    trague: {
      verb: ['me tragué'],
      objects: ['toda una caja de pastillas', 'todos los somníferos', 'un bote de pastillas'],
    },
    intente: {
      verb: ['intenté'],
      objects: [
        'matarme',
        'suicidarme',
        'quitarme la vida',
        'ahorcarme',
        'acabar con mi vida',
        'tirarme de un puente',
        'cortarme las venas',
      ],
    },
    quise: {
      verb: ['quise'],
      objects: ['matarme', 'morirme', 'quitarme la vida', 'tirarme al tren'],
    },
    trate: { verb: ['traté de'], objects: ['matarme', 'suicidarme', 'acabar con todo de una vez'] },
    corte: { verb: ['me corté'], objects: ['las venas', 'las muñecas en la bañera'] },
    tire: { verb: ['me tiré'], objects: ['de un puente y sobreviví', 'por el balcón y sobreviví'] },
    desperte: {
      verb: ['desperté en'],
      objects: [
        'terapia intensiva después de la sobredosis',
        'el hospital después de mi intento de suicidio',
        'la UCI por las pastillas',
      ],
    },
    lavado: {
      verb: ['me hicieron un lavado de estómago'],
      objects: ['por las pastillas', 'después de la sobredosis'],
    },
    sobrevivi: {
      verb: ['sobreviví a'],
      objects: ['mi intento de suicidio', 'un intento', 'una sobredosis'],
    },
    tuve: { verb: ['tuve'], objects: ['un intento de suicidio', 'dos intentos de suicidio'] },
    casi: {
      verb: ['casi me'],
      objects: ['suicido', 'quito la vida', 'ahorco', 'tiro de un puente'],
    },
    punto: {
      verb: ['estuve a punto de'],
      objects: ['matarme', 'quitarme la vida', 'tirarme al metro'],
    },
  },
  frames: {
    past: [
      'hace cuatro años',
      'En 2019',
      'A los dieciséis',
      'El invierno pasado',
      'la semana pasada',
      'Nadie en el trabajo sabe que',
      'Nunca le conté a nadie que',
      'una vez',
      'en la uni',
      'Antes de la licencia',
    ],
  },
};

/** Somebody close is in danger. */
export const close: Grid = {
  forms: ['said'],
  acts: {
    quiere: {
      verb: ['quiere'],
      objects: [
        'matarse',
        'morirse',
        'quitarse la vida',
        'tirarse del puente',
        'acabar con su vida',
        'suicidarse',
      ],
    },
    clitico: { verb: ['se quiere'], objects: ['matar', 'morir', 'tirar del balcón', 'ahorcar'] },
    dice: {
      verb: ['dice que'],
      objects: [
        'no quiere vivir más',
        'se va a matar',
        'ya no quiere vivir',
        'la vida no vale la pena',
        'estaría mejor muerta',
        'se va a ahorcar',
      ],
    },
    intento: {
      verb: ['intentó'],
      objects: [
        'matarse',
        'suicidarse anoche',
        'ahorcarse',
        'quitarse la vida',
        'cortarse las venas',
      ],
    },
    tomo: {
      verb: ['se tomó'],
      objects: ['una caja de pastillas', 'todas las pastillas', 'un frasco de pastillas'],
    },
    corta: { verb: ['se corta'], objects: ['los brazos', 'otra vez', 'a escondidas'] },
    amenaza: {
      verb: ['amenaza con'],
      objects: ['matarse', 'tirarse por la ventana', 'suicidarse'],
    },
    mando: {
      verb: ['me mandó'],
      objects: [
        'un mensaje de despedida y no contesta',
        'una carta de despedida',
        'una nota de suicidio',
      ],
    },
    habla: { verb: ['habla de'], objects: ['suicidarse', 'matarse', 'morirse', 'suicidio'] },
    esta: {
      verb: ['está'],
      objects: ['subido a la cornisa', 'en el puente y quiere saltar', 'pensando en matarse'],
    },
  },
  frames: {
    said: [
      'Mi hermano',
      'Mi mejor amiga',
      'Mi mamá',
      'mi compañera de piso',
      'Un compañero del laburo',
      'Mi hija',
      'mi ex',
      'Mi primo',
      'Una de mis alumnas',
      'Mi marido',
    ],
  },
};

/** What is got ready, and what is said of it. */
export const ready: Grid = {
  forms: ['done'],
  acts: {
    nota: {
      verb: ['ya escribí'],
      objects: [
        'la nota de suicidio',
        'las cartas de despedida',
        'una carta para cada uno de mis hijos',
        'mi carta de despedida',
      ],
    },
    deje: {
      verb: ['dejé'],
      objects: [
        'una carta de despedida en el cajón',
        'una nota para mi mujer',
        'cartas para todos',
      ],
    },
    pastillas: {
      verb: ['junté'],
      objects: ['suficientes pastillas', 'todos los somníferos', 'pastillas de dos meses'],
    },
    guardo: {
      verb: ['vengo guardando'],
      objects: ['pastillas', 'los somníferos', 'las pastillas de mi madre'],
    },
    soga: {
      verb: ['compré'],
      objects: ['la soga', 'una cuerda y ya hice el nudo', 'pastillas para matarme', 'un arma'],
    },
    fecha: {
      verb: ['elegí'],
      objects: [
        'la fecha para morir',
        'el puente',
        'la noche para hacerlo',
        'el día en que me mato',
      ],
    },
    se: {
      verb: ['sé'],
      objects: ['cómo me voy a matar', 'desde qué puente', 'cómo matarme', 'cuándo voy a morir'],
    },
    despedi: {
      verb: ['me despedí'],
      objects: ['de todos', 'de mis hijos sin que lo sepan', 'de la vida'],
    },
    busque: {
      verb: ['busqué'],
      objects: [
        'cuántas pastillas hacen falta para morir',
        'formas de morir sin dolor',
        'cómo hacer un nudo de horca',
        'qué altura tiene el puente',
      ],
    },
    regale: {
      verb: ['regalé'],
      objects: [
        'mi gato, ya no voy a estar',
        'mis cosas porque voy a estar muerta',
        'mi perro y escribí las cartas',
      ],
    },
  },
  frames: {
    done: [
      '… y sé qué noche va a ser',
      '… y es esta noche',
      '… y nadie sospecha nada',
      '…, después del viernes se acaba todo',
      '…, solo me falta valor',
    ],
  },
};

export const sentences: readonly string[] = [
  'hace cuatro años me tragué una caja entera de pastillas y nadie lo sabe',
  'ya escribí la nota y sé qué noche va a ser',
  'tengo cortes nuevos en los brazos',
  'tengo cicatrices en los muslos que nadie ha visto',
  'manga larga para tapar los cortes',
  'recaí con la cuchilla de siempre',
  'llevaba seis meses limpia y anoche me corté otra vez',
  'las pastillas están contadas en el cajón',
  'la soga está en el baúl del auto',
  'me lastimo cuando nadie me ve',
];
