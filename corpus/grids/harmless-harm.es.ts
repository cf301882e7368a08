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
  'Estuve una hora en el puente sacando fotos del amanecer',
  'casi me atropella un coche, todavía tiemblo',
  'ojalá no sea cáncer, el martes me dan los resultados',
  'mi abuela tuvo un derrame y le llevé sus pastillas',
  'vi a un hombre tirarse al río para salvar a un perro',
  'vi un documental sobre gente que saltó del puente',
  'quiero tomarme toda la semana libre',
  'me tomé todo el café de la oficina',
  'saqué veinte fotos del techo para el seguro',
  'intenté cortar el azúcar',
  'me corté el dedo con el pan',
  'me quemé el brazo con la bandeja del horno',
  'me raspé la pierna con las ramas',
  'me mordí el labio en la reunión',
  'me pegué la cabeza con la puerta del baúl',
  'mi hermano quiere dejar a su mujer',
  'mi hermana dice que quiere renunciar',
  'escribí una carta a cada uno de mis clientes por los precios nuevos',
  'ya escribí mi carta de renuncia',
  'dejé todo en orden para hacienda',
  'me despedí de todos en la fiesta de despedida',
  'junté todos mis días de vacaciones para agosto',
  'compré soga y estacas para la carpa',
  'se me fue el cuchillo, tres puntos en el pulgar',
  'busqué qué altura tiene la torre para la excursión',
  'me muero si ponen esa canción otra vez',
  'podría matar a mi jefe',
  'este plazo me va a matar',
  'me metí un tiro de café y a seguir',
  'fui en coche hasta el centro por el puente',
  'quiero dormir una semana entera',
  'no quiero despertarme más a las seis',
  'me voy a tirar en la cama y no me levanto hasta el lunes',
  'me tiro al agua de cabeza apenas llegue',
  'me lanzo por la tirolesa el sábado',
  'el gato saltó del balcón al tejado',
  'tiré la planta muerta a la basura',
  'subió la factura del gas otra vez',
  'abrí el gas y puse el agua para el mate',
  'terminé con todo el papeleo, por fin',
  'acabé con todo lo pendiente antes de las vacaciones',
  'le puse fin a todo el desorden del depósito',
  'me corté las puntas y me siento otra',
  'me colgué con el celular hasta las dos',
  'me colgué de la barra en el gimnasio',
  'me ahogo de risa con mis compañeros',
  'salto del trabajo al gimnasio sin parar',
  'me bajé del tren y crucé las vías por el puente',
];
