import type { Grid } from './cells.ts';

/** The verbs and nouns of danger at work, in sport, in the kitchen, in figures of speech. */
export const everyday: Grid = {
  forms: ['infinitive', 'present', 'conditional', 'past', 'bare'],
  acts: {
    tirar: {
      verb: ['tirarme', 'me tiro', 'me tiraría', 'me tiré', 'tirar'],
      objects: [
        'en el sofá',
        'en la cama a ver series',
        'a la piscina',
        'en la playa',
        'del tobogán con mi hijo',
      ],
    },
    tirar2: {
      verb: ['tirar', 'tiro', 'tiraría', 'tiré', ''],
      objects: [
        'la basura',
        'los papeles viejos',
        'la toalla con este proyecto',
        'la casa por la ventana',
      ],
    },
    lanzar: {
      verb: ['lanzarme', 'me lanzo', 'me lanzaría', 'me lancé', 'lanzar'],
      objects: [
        'a emprender',
        'a hablar en público',
        'de cabeza al proyecto',
        'al vacío con mi propio negocio',
      ],
    },
    saltar: {
      verb: ['saltar', 'salto', 'saltaría', 'salté', ''],
      objects: [
        'la cuerda',
        'de alegría',
        'al siguiente tema',
        'del puente haciendo puenting',
        'en la cama elástica',
      ],
    },
    matar: {
      verb: ['matar', 'mato', 'mataría', 'maté', ''],
      objects: ['el tiempo', 'dos pájaros de un tiro', 'las cucarachas', 'el proceso del servidor'],
    },
    colgar: {
      verb: ['colgar', 'cuelgo', 'colgaría', 'colgué', ''],
      objects: ['la ropa', 'el teléfono', 'un cuadro', 'las fotos en la nube'],
    },
    ahogar: {
      verb: ['ahogarme', 'me ahogo', 'me ahogaría', 'me ahogué', ''],
      objects: ['en un vaso de agua', 'en papeles'],
    },
    acabar: {
      verb: ['acabar', 'acabo', 'acabaría', 'acabé', ''],
      objects: ['con el informe', 'la reunión', 'el turno', 'con esta tarea de una vez'],
    },
    fin: {
      verb: ['poner fin', 'pongo fin', 'pondría fin', 'puse fin', ''],
      objects: ['a la reunión', 'a mi contrato'],
    },
    quitar: {
      verb: ['quitarme', 'me quito', 'me quitaría', 'me quité', 'quitar'],
      objects: ['la chaqueta', 'los zapatos', 'este informe de encima', 'la muela'],
    },
    cortar: {
      verb: ['cortarme', 'me corto', 'me cortaría', 'me corté', 'cortar'],
      objects: ['el pelo', 'las uñas', 'el flequillo'],
    },
    tomar: {
      verb: ['tomar', 'tomo', 'tomaría', 'tomé', ''],
      objects: [
        'un café',
        'la pastilla de la tensión',
        'el tren de las ocho',
        'los antibióticos cada ocho horas',
        'unas vacaciones',
        'una decisión',
      ],
    },
    tomarme: {
      verb: ['tomarme', 'me tomo', 'me tomaría', 'me tomé', 'tomar'],
      objects: ['el día libre', 'una cerveza', 'la pastilla para la alergia', 'un respiro'],
    },
    pegar: {
      verb: ['pegarme', 'me pego', 'me pegaría', 'me pegué', 'pegar'],
      objects: ['una ducha', 'una siesta', 'un susto'],
    },
    irme: {
      verb: ['irme', 'me voy', 'me iría', 'me fui', 'ir'],
      objects: [
        'de esta empresa para siempre',
        'de vacaciones',
        'temprano el viernes',
        'a la playa',
      ],
    },
    desaparecer: {
      verb: ['desaparecer', 'desaparezco', 'desaparecería', 'desaparecí', ''],
      objects: ['el finde en la sierra', 'dos semanas en agosto', 'unos días en la playa'],
    },
    dormir: {
      verb: ['dormir', 'duermo', 'dormiría', 'dormí', ''],
      objects: ['hasta tarde', 'diez horas', 'la siesta'],
    },
    despertar: {
      verb: ['no despertarme', '', '', '', ''],
      objects: ['a las cinco otra vez', 'antes de las nueve'],
    },
    vivir: {
      verb: ['dejar de vivir', 'dejo de vivir', '', 'dejé de vivir', ''],
      objects: ['con mis padres', 'en el centro'],
    },
    morir: {
      verb: ['morirme', 'me muero', 'me moriría', '', ''],
      objects: ['de risa', 'de hambre', 'de vergüenza', 'de calor'],
    },
    abrir: {
      verb: ['abrir', 'abro', 'abriría', 'abrí', ''],
      objects: ['el gas y hacer la cena', 'la ventana', 'una tienda'],
    },
  },
  frames: {
    infinitive: [
      'quiero',
      'kiero',
      'quisiera',
      'me gustaría',
      'tengo ganas de',
      'me dan ganas de',
      'pienso en',
      'toy pensando en',
      'decidí',
      'voy a',
      'prefiero',
      'intenté',
      'planeo',
      'estoy a punto de',
      'sería mejor',
      'me tienta',
      'necesito',
      'mi hermana quiere',
      'tuvimos que',
    ],
    present: [
      'cualquier día',
      'un día de estos',
      'esta noche',
      'juro que',
      'casi',
      'si sigo así',
      'todos los lunes',
    ],
    conditional: ['si me animara', 'por mí', 'si pudiera'],
    past: ['el año pasado', 'casi', 'ayer', 'en 2019'],
    bare: ['me quiero', 'me voy a', 'me quisiera'],
  },
};

/** What only looks like danger. */
export const sentences: readonly string[] = [
  'Este trabajo me está matando',
  'Mi jefe me va a matar si no entrego hoy',
  'casi me mato en la escalera mojada',
  'un día de estos me mato con esa alfombra',
  'El gato saltó por la ventana y volvió a la noche',
  'El ladrón saltó del balcón, salió en las noticias',
  'El perro tomó lavandina y corrimos al veterinario',
  'Me tomé todas las pastillas que me recetó el médico, ya no tengo fiebre',
  'Me lancé al vacío y abrí mi negocio, qué miedo lindo',
  'Salté del puente haciendo puenting en vacaciones',
  'Me muero por unas empanadas',
  'Tiramos la casa por la ventana con la fiesta',
  'me ahogo en un vaso de agua',
  'Se me murió el celular',
  'El tren llegó tarde y el andén estaba lleno',
  'Compré lavandina, arroz y pastillas para la garganta',
  'La película trata de una mujer que se tira al tren, triste pero buena',
  'Nunca he pensado en el suicidio',
  'Me pegué un tiro en el pie con ese correo',
  'Choqué el coche en el garaje, solo un rasguño',
  'Ojalá estuviera en la playa',
  'Ojalá me den el ascenso',
  'Odio estar sola en la oficina',
  'No puedo vivir sin café',
  'mejor dormir que discutir',
  'El jefe se tiró a la piscina vestido',
  'La mochila se cayó a las vías del metro',
  'Estoy mejor así que antes',
];
