/** What people do instead of saying what they feel: a place, how long, what they could not do. */
export const behaviour = `
(me encerré|me escondí|me quedé|estuve|me senté) .. (en el|en la|dentro del) (baño|coche|auto|garaje|escalera|
  cochera|carro|piso del baño) .. (rato|minutos|
  hora|horas|sin poder|llorando)
me quedo mirando (la pantalla|la pared|el techo|el monitor|la compu), (me quedé|quedo) .. mirando (la pantalla|
  la pared|el techo)
sin poder (levantarme|salir|bajar|bajarme|moverme|responder|escribir|empezar|concentrarme|entrar|pensar|hablar)
(leí|releo|releí|leo) la misma (línea|página|frase|hoja) .. (veces|otra vez), (las letras|
  los números) .. (bailan|bailaban|bailando)
(casi me duermo|me dormí|cabeceé|me quedé dormido|me quedé dormida) .. (volante|manejando|conduciendo|coche|
  reunión|caja)
ya no puedo (cocinar|contestar|abrir|leer|escribir|atender|decidir|elegir) [ni], (doblé|empalmé) (turno|turnos|
  guardia|guardias) (otra vez|de nuevo|hoy|ayer)
la frente en el volante, (no podía|no pude) (bajar|bajarme|salir) del (coche|auto|carro|baño)
`;

/** Joy said plainly. */
export const plainJoy = `
(el|mi) mejor (día|turno|semana) (del|de mi|en|de la), lo mejor que (hice|he hecho), (fue|salió) (hermoso|
  precioso|genial|lindo|increíble)
qué gusto de (domingo|día|tarde|mañana), (estuve|estoy|ando) re bien, como nuevo/a, lloré de (emoción|alegría|felicidad)
`;
