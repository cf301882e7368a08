const AGAIN = `[quiero|quisiera|voy a|volví a|vuelvo a|iba a|necesito|puedo|empecé a]`;
const BODY = `(brazo|brazos|antebrazo|antebrazos|muñeca|muñecas|muslo|muslos|pierna|piernas|piel|panza|barriga)`;
const MEANT = `(a propósito|adrede|a escondidas|hasta sangrar|hasta (que|ver) (sangra|sangre|sangraba|sangró)|para (sentir|castigarme|calmarme|no sentir)|hasta tener moretones)`;
const HIT = `(golpearme|arañarme|morderme|lastimarme|pegarme|rasguñarme|pellizcarme|quemarme|
  me ${AGAIN} (golpeo|golpeé|golpear|araño|arañé|arañar|muerdo|mordí|morder|lastimo|lastimé|lastimar|pego|pegué|
  pegar|rasguño|rasguñé|quemo|quemé|quemar))`;
const KIN = `(hermano|hermana|amigo|amiga|hijo|hija|madre|padre|primo|prima|compañero|compañera|marido|mujer|esposo|esposa|novio|novia|pareja|vecino|vecina|sobrino|sobrina|tío|tía|mamá|papá|
  colega|ex|abuela|abuelo|suegra|suegro|alumna|alumno|alumnas|alumnos|amigas|amigos|compañeras|compañeros|roomie)`;

/**
 * Self-harm, the writer's own attempt, somebody close in danger, and preparation, where the sentence
 * leaves no doubt whatever else it is about. Not reviewed by a psychologist.
 */
export const harm = `
# One's own body
(cortarme|me ${AGAIN} (corto|corté|cortaba|cortar)) [otra vez|de nuevo] (los|las|la|mis) (brazos|antebrazos|
  muslos|piernas|piel|muñecas)
${HIT} [el|la|los|las] [${BODY}] ${MEANT}
(quemarme|me ${AGAIN} (quemo|quemé|quemar)) [la|el|los] [${BODY}] con [un|el] (cigarrillo|cigarro|encendedor|mechero)
(golpearme|pegarme|darme|me ${AGAIN} (golpeo|golpeé|golpear|pego|pegué|pegar)) [con] la cabeza contra (la pared|
  el muro|las paredes)
(pegarme|me ${AGAIN} (pego|pegué|pegar)) (a mí mismo|a mí misma|puñetazos|cachetadas)
(clavarme|me ${AGAIN} (clavo|clavé|clavar)) las uñas [en (el|la|los|las) ${BODY}] ${MEANT}
(hacerme|me ${AGAIN} (hago|hice|hacer)) (daño (a propósito|otra vez|de nuevo)|cortes)
me ${AGAIN} (autolesionar|hacer daño|lastimar) (otra vez|de nuevo|a propósito), me ${AGAIN} autolesionar
(prometí no|voy a|prometí no volver a|volver a) hacerme daño, me (quiero|voy a|volví a) hacer daño, (limpia|
  limpio) y .. me corté, recaí .. (cuchilla|navaja|cúter)
me (quemo|quemé|corto|corté|golpeo|golpeé|lastimo|lastimé) .. .. (a propósito|adrede|aposta), (cuchillo|
  cuchilla|navaja|cúter) (en|contra|sobre) (la|mi|las|mis) (muñeca|muñecas|garganta|venas)
me corto desde (que|hace), (tengo|guardo|llevo|escondo) una (cuchilla|gillette|hoja de afeitar) (en|para)
(apagué|apago|apagarme) (el|un|los) (cigarrillo|cigarro|pucho|cigarrillos) en (el|los|mi|la) ${BODY}
# Years ago
(tragué|tomé|tragado|tomado) (toda una|toda la|todo un|todo el|dos|tres) (caja|cajas|frasco|bote) de (pastillas|
  comprimidos|somníferos|medicamentos)
(desperté|terminé|acabé|internado|internada) en (el hospital|la uci|terapia intensiva|urgencias|
  cuidados intensivos) (por|después de|tras) [todas] (las pastillas|la sobredosis|mi intento|una sobredosis)
(encontró|encontraron) (colgado|colgada|ahorcado|ahorcada)
# Somebody close
(mi|un|una|de mis|el|la) [mejor] ${KIN} .. ((quiere|quería|habla de|amenaza con|prefiere|pensando en) (morirse|
  morir|matarse|tirarse|ahorcarse|suicidarse|acabar con su vida)|se (quiere|quería|va a) (ahorcar|matar|morir|
  tirar)|
  se tomó (todas las|una caja [entera] de|un frasco [entero] de|muchas|un montón de) (pastillas|somníferos|
  comprimidos)|se corta (los|las|otra|a escondidas))
que se (va a|quiere) (ahorcar|colgar|suicidar)
# What is got ready
me despedí de la vida, me despedí .. (sin que (lo sepan|sepan|se enteren|se den cuenta)), cómo (hacer|atar|
  armar) (una soga|una horca|un nudo de horca|un nudo corredizo)
pastillas (están|ya están) contadas, (pastillas|soga|cuerda) (listas|lista|preparadas|preparada) [en|sobre|
  para], (soga|cuerda) (está|ya está) en el (baúl|maletero|coche|auto|ropero|armario), cómo me voy a matar
`;

/** Work, sport and accidents with the same words. */
export const harmlessHarm = `
cada uno de mis (clientes|alumnos|proveedores|inquilinos|pacientes), regalo de despedida, (soga|
  cuerda) y (estacas|cinta|ganchos|lona|broches), qué altura tiene (la torre|el techo|la mesa)
se corta (el pelo|las uñas|el cabello|la luz|el agua|internet|la llamada), tarjeta de despedida
despedida (del equipo|de soltero|de soltera), (muerdo|morderme|mordí) (las uñas|la lengua|el labio)
(soga|cuerda) para (saltar|tender|escalar|amarrar|la hamaca|el columpio|la ropa|el barco|la carpa|el perro)
caja [entera] de (bombones|chocolates|galletas|alfajores|turrones|pizza)
(corté|quemé|lastimé) (el|la) (brazo|mano|pierna|dedo|muñeca) con (el|la|una|un) (alambre|horno|lata|sartén|
  plancha|puerta|aceite|olla|cerca|bandeja|taza|vela)
(gato|gata|perro|perra|loro|bebé) .. (arañó|mordió|rasguñó), (arañó|mordió) .. hasta sangrar
(pegué|golpeé|pegarme|golpearme) la cabeza contra (la|el) (pared|muro) (sin querer|jugando|al (caer|levantarme|
  girar)|por accidente)
se toma todas [sus|las] pastillas, se tomó todas (sus|las) pastillas (sin|a la|como|del|de la), (quiere|
  quería) (morirse|morir) de (risa|vergüenza|ganas|hambre|calor)
hacerme daño (en|levantando|jugando|con|corriendo), me (voy a|puedo) hacer daño (en|levantando|jugando|con|corriendo)
`;
