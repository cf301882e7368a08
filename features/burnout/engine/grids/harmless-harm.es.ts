import type { Grid } from './cells.ts';

/** Accidents, chores and sport with the words of self-harm. */
export const everyday: Grid = {
  forms: ['infinitive', 'present', 'past'],
  acts: {
    cortar: {
      verb: ['cortar', 'corto', 'corté'],
      objects: ['la torta', 'el pasto', 'la llamada', 'los gastos otra vez'],
    },
    cortarme: { verb: ['cortarme', 'me corto', 'me corté'], objects: ['el pelo', 'las uñas'] },
    quemar: { verb: ['quemar', 'quemo', 'quemé'], objects: ['el arroz', 'calorías', 'las naves'] },
    golpear: {
      verb: ['golpear', 'golpeo', 'golpeé'],
      objects: ['la puerta', 'el saco en boxeo', 'la mesa para que funcione'],
    },
    pegar: {
      verb: ['pegar', 'pego', 'pegué'],
      objects: ['los carteles', 'un grito', 'la oreja a la puerta'],
    },
    morder: {
      verb: ['morderme', 'me muerdo', 'me mordí'],
      objects: ['las uñas', 'la lengua en las reuniones'],
    },
    aranar: {
      verb: ['arañar', 'araño', 'arañé'],
      objects: ['un punto en el partido', 'la pintura del coche'],
    },
    clavar: { verb: ['clavar', 'clavo', 'clavé'], objects: ['el cuadro', 'los clavos'] },
    hacer: { verb: ['hacer', 'hago', 'hice'], objects: ['cortes de pelo', 'la cena', 'deporte'] },
  },
  frames: {
    infinitive: [
      'quiero',
      'tengo ganas de',
      'necesito',
      'volví a',
      'no puedo dejar de',
      'empecé a',
      'prometí no',
      'voy a',
    ],
    present: ['cuando discuto', 'todas las noches', 'a veces'],
    past: ['anoche', 'ayer', 'después de la reunión', 'hace cuatro años'],
  },
};

/** Somebody close, and nothing wrong. */
export const close: Grid = {
  forms: ['said'],
  acts: {
    quiere: {
      verb: ['quiere'],
      objects: [
        'matar el tiempo en el centro',
        'morirse de risa',
        'terminar el contrato',
        'tirar la ropa vieja',
        'irse temprano',
        'saltar la fila',
      ],
    },
    dice: {
      verb: ['dice que'],
      objects: ['no quiere vivir más en Madrid', 'se va a mudar', 'el estrés lo mata'],
    },
    tomo: {
      verb: ['se tomó'],
      objects: ['una caja de bombones con el café', 'el día libre', 'la pastilla de la tensión'],
    },
    corta: { verb: ['se corta'], objects: ['el pelo cada mes', 'las uñas en la oficina'] },
    mando: {
      verb: ['me mandó'],
      objects: [
        'una tarjeta de despedida del equipo',
        'un mensaje por la cena',
        'una nota sobre el alquiler',
      ],
    },
    muere: { verb: ['se muere de'], objects: ['ganas de verte', 'sueño'] },
  },
  frames: {
    said: [
      'Mi hermano',
      'Mi mejor amiga',
      'Mi mamá',
      'mi compañera de piso',
      'Un compañero del laburo',
      'Una de mis alumnas',
    ],
  },
};

/** Things got ready for an ordinary day. */
export const ready: Grid = {
  forms: ['done'],
  acts: {
    nota: {
      verb: ['ya escribí'],
      objects: [
        'la nota del traspaso',
        'una carta al propietario',
        'el acta',
        'la tarjeta de cumpleaños de mi hijo',
      ],
    },
    deje: {
      verb: ['dejé'],
      objects: ['una nota para la limpieza', 'las llaves a la vecina', 'el trabajo a las cinco'],
    },
    compre: {
      verb: ['compré'],
      objects: [
        'una soga para la hamaca',
        'pastillas para la garganta',
        'una cuerda para saltar',
        'analgésicos para la rodilla',
      ],
    },
    elegi: {
      verb: ['elegí'],
      objects: ['la fecha de la boda', 'la noche de la fiesta', 'el vino'],
    },
    despedi: {
      verb: ['me despedí'],
      objects: ['de los becarios', 'del azúcar', 'de mi viejo escritorio'],
    },
    busque: { verb: ['busqué'], objects: ['cómo hacer un nudo de corbata', 'horarios de tren'] },
    regale: { verb: ['regalé'], objects: ['ropa vieja', 'el sofá', 'dos entradas'] },
  },
  frames: { done: ['…', '… y es el viernes', '…, por fin', 'hoy …'] },
};

export const sentences: readonly string[] = [
  'Hace cuatro años me rompí la muñeca esquiando',
  'me tragué una caja entera de bombones anoche y no me arrepiento',
  'Me corté el brazo con el alambre arreglando la cerca',
  'Me quemé el brazo con el horno otra vez',
  'La gata me arañó los brazos hasta sangrar, qué bestia',
  'Me pegué la cabeza contra la pared jugando con mi hijo',
  'Me golpeé la cabeza con el estante sin querer',
  'Manga larga porque la oficina es una nevera',
  'La enfermera preguntó por autolesiones, dije que no, nunca',
  'Juntamos plata tres meses para el viaje',
  'Mi mejor amiga se muere por conocerte',
];
