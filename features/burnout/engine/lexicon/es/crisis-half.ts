/**
 * What is only half of a danger: a letter, a remedy put away, a rope. It takes a second cue, such as
 * a farewell, hoarding or "nobody knows". Not reviewed by a psychologist.
 */
export const half = `
(escribí|escribo|dejé|hice|mandé|grabé) (una|un) (carta|nota|audio|vídeo|video) [linda|bonita] (a|para) [mi|mis|
  la|el] (hijo|
  hija|hijos|hijas|madre|padre|mamá|papá|abuela|abuelo|nieta|nieto)
(compré|compramos|comprar) [una|la] (cuerda|soga) para
(escondí|guardé|guardo) las (pastillas|medicinas) (de|para|porque|por)
`;

/** Trains, letters and weapons of everyday life, which clear the words that they cover. */
export const daily = `
(miré|mirando|ver|vi|viendo) (pasar|los|el) (trenes|tren|barcos|coches|autos) [desde] [el] [puente]
(regalé|doné|di) (la|mi) (ropa|cosas) (que no|vieja|de bebé), (regalé|doné) mis (zapatos|libros|ropa) (viejos|vieja)
`;

/** Danger in words that are others once they are written as they sound, and in words run together. */
export const byEar = `
# Escrito de oído
(quiero|kiero|quisiera|ganas de|voy a) (morirm|morrir|morrirme|mori)
(me boy|boy) a (matar|suicidar|morir|colgar), (quieromorir|quieromatarme|mequieromatar|mequieromorir)
`;
