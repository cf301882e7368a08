/**
 * What people say in Spanish instead of saying it: no reason to go on, a night that is the last, fear of
 * oneself, a chance death that would be welcome. In our own words, not reviewed by a psychologist.
 */
export const indirect = `
# No reason to go on
(no|ya no) (tengo|veo|hay|encuentro|sé) [más] (por qué|para qué|motivo|motivos|razón|sentido) [para|de] (seguir|
  continuar|vivir|levantarme|despertar|seguir aquí) [viviendo|más]
(mi|la|esta) vida (se acabó|se terminó|ya se acabó|ya dio lo que|para mí se acabó), (vivir|existir) [me] (duele|
  pesa|cuesta|se hizo) [ya] (demasiado|mucho|insoportable|imposible)
(este|el) mundo no (es|está hecho|fue hecho) para mí, (renunciar|dimitir) (a la|de la|a esta) vida, (devolver|
  entregar|soltar) (la|esta|mi) vida
si (él|ella) me (deja|dejara|abandona|falta) [yo] (no vivo|no sigo|me muero de verdad|me mato), si me (quitan|
  quitaran) .. (me mato|acabo con|no sigo|me voy de este)
(otro|un) (día|mes) más así y (me tiro|me mato|salto|acabo con todo)
(dios|señor|diosito) [ya] me (recogiera|recoja|lleve|llame|llevara|recogiese|llevase|recoge)
# The last night
(esta|hoy) [noche] es (la|mi) última [noche] (de mi vida|en este mundo|en la tierra), esta noche es la última
(de|no paso de) (hoy|esta noche|esta semana|este año|este mes) no paso
no (creo|pienso|espero) [que] (llegar|llegue|pasar|pase) [a|de|al|vivo a|viva a] (enero|febrero|marzo|abril|
  mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|fin de año|año nuevo|mis cuarenta|
  los cuarenta|los cincuenta|mi cumpleaños)
(nadie|no) [va a|van a] (tendrá|tendrán|tener|tendrás|va a tener) [más] (que|de) (preocuparse por|
  cargar conmigo|aguantarme|cargarme|cuidarme|mantenerme) [mí]
# Fear of oneself, means out of reach
(miedo|temor) (de|a) lo que (pueda|puedo|podría|sea capaz de|soy capaz de) hacer (esta noche|hoy|sola|solo|me|
  hacerme|conmigo|si me quedo), (miedo|temor) (de|a) lo que (pueda|puedo|podría|sea capaz de) hacerme
(le|les) (pedí|pido|dije) a .. que (escondiera|esconda|escondieran|guardara bajo llave|se llevara|
  quitara) (los cuchillos|las pastillas|las navajas|los medicamentos|la pistola), (escondieron|
  escondió) (los cuchillos|las pastillas|las navajas) (de mí|por mí|por mi culpa)
no (debo|puedo|debería) (quedarme|estar) (sola|solo) con (las|esas|los|esos|mis) (pastillas|cuchillos|
  medicamentos|remedios), no (me fío de mí|confío en mí) (sola|solo|cerca|con|esta noche|en el andén)
(llamé|marqué|escribí) (a|al) (la línea de crisis|la línea de la vida|teléfono de la esperanza|024|suicidio|sos)
(voz|voces) .. (dicen|dice|mandan|piden|gritan) que [me] (salte|mate|corte|tire|acabe|haga|muera|tome)
# Chance, dreams, an attempt
(pienso|pensé|pensando|ganas) [en|de] (dar un paso|dar el paso|no girar|soltar el volante|estrellarme|no frenar|
  tirarme a las vías), cada vez que .. (metro|tren|camión) .. .. (paso|tirarme|saltar)
soñé que (me moría|me había muerto|estaba muerto|estaba muerta) .. .. (triste|decepcionada|decepcionado|alivio|paz|pena)
(tomarme|tomar|tragarme|tragar) todas (las|mis) (pastillas|píldoras|pastillas juntas)
si no despierto [mañana] [mejor|mejor así|tanto mejor], (no|ya no) (veo|hay|tengo|encuentro|le veo|
  puedo ver) [más|ningún|un] (futuro para mí|salida para mí|motivo para despertar|motivos para despertar)
(decidí|si tuviera valor|ojalá pudiera|casi consigo|tuviera el valor de|me atreviera a) (no existir|
  dejar de vivir|hacerme daño|estrellar|morirme|acabar con mi vida|matarme|dejar de existir), (amiga|amigo|
  vecina|vecino|prima|primo|compañera|compañero|hijo|hija|alumna|alumno) .. (quiere morirse|quiere morir|
  se quiere morir|se quiere matar)
(desperté|despertar|me desperté) en el hospital .. .. (rabia|decepción|no funcionara|no funcionó|pena|lástima)
(lo|ya lo) intenté (una|dos) (vez|veces) y .. (ganas|volvieron|volvió)
(el seguro|seguro de vida) (alcanzaría|alcanza|pagaría|daría|da) para (pagar|la casa|que|vivir|la deuda)
ojalá [yo] no [me] (hubiera|hubiese|haya) (despertado|nacido|sobrevivido)
lo único que me (sostiene|mantiene|retiene|ata|detiene) [aquí|viva|vivo|en pie] (es|son) (mi|mis|el|la) (hijo|
  hija|hijos|madre|mamá|perro|perra|gato|gata|nietos|niña|niño), (solo|sólo|únicamente) me (falta|
  faltaba) (valor|coraje|el valor|el coraje|animarme)
`;

/** Uncertain alone: a word of work, travel or fiction in the sentence clears them. */
export const uncertain = `
(pienso|pensando|vuelvo a pensar|pensé) (en|de) hacerlo (otra vez|de nuevo|hoy|esta noche), esta noche (lo hago|
  lo voy a hacer|lo haré), ya (elegí|escogí|marqué|tengo) (el día|la fecha|día y hora)
`;

/** What sounds like danger and is none. */
export const harmless = `
me (quiero|quería) morir (jaja|jajaja|jajajaja|jeje|xd|lol), (paciente|pacientes|cliente|
  usuario) .. .. (intentó|intentaron|quiso) (suicidarse|matarse|quitarse)
(cansé|cansada|cansado|harta|harto) de vivir (para (trabajar|pagar|cumplir)|de|al día|corriendo|por y para)
último día (en|de) (la|el|mi|esta|este) (empresa|oficina|trabajo|hospital|escuela|colegio|tienda|equipo|turno|
  banco|curso|contrato)
(subí|subimos|fui) a la (azotea|terraza) (a|para) (comer|almorzar|fumar|tender|cenar|tomar|ver)
(por qué|para qué|motivo|motivos|razón|sentido) [para|de] (seguir|continuar) (en|con) (este|esta|ese|esa|el|
  la) (trabajo|empresa|contrato|puesto|proyecto|curso|reunión|llamada|discusión)
`;
