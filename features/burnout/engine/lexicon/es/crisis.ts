import type { CrisisFamily } from '../source.ts';

/** Crisis wordings in Spanish, in our own words; not reviewed by a psychologist. */
export const crisis: Record<CrisisFamily, string> = {
  imminent: `
(voy|decidí|he decidido) [a] (matarme|suicidarme|quitarme la vida|acabar con todo|ahorcarme|
  tirarme|hacerlo hoy)
esta noche (me mato|lo hago|acabo con todo)
(guardé|junté|tengo|compré|separé|escondí|acumulé|guardando|juntando|he guardado|he comprado|
  conté) [ya] [todas] (las|unas|muchas|la|una|todas las) (pastillas|cuerda|soga|pistola|
  pastillas para)
(escribí|dejé|escribiendo|he escrito) [ya] (la|una|mi|las) (carta|nota|cartas) [de] (despedida|
  suicidio|adiós|para mi familia|a mi madre|para mis hijos)
carta de despedida, nota de suicidio
(elegí|escogí|ya tengo|he elegido) [ya] (el día|la fecha|el lugar|la forma|cómo) [de|para]
ya sé cómo (hacerlo|matarme|morir)
me (tomé|tragué) (todas las|un montón de|un bote de|muchas) pastillas
`,
  explicit: `
(matarme|suicidarme|ahorcarme|quitarme la vida|quitarme de en medio|autolesionarme|autolesiones|
  autolesión)
(quiero|quisiera|querría|quería|deseo|ganas de|pienso en|pensando en|pensé en|pensado en|
  preferiría|prefiero|ojalá|me gustaría|prefería|pensamientos de|ideas de|sueño con) (morir|
  morirme|estar muerto|estar muerta|muerte|no existir|dejar de existir|dejar de vivir|
  no despertar|no despertar más|no vivir|desaparecer para siempre|desaparecer del mundo|
  desaparecer de este mundo|no haber nacido|acabar con mi vida|acabar con todo|terminar con todo|
  la muerte|dormir y no despertar|dormirme y no despertar|hacerme daño|cortarme|me muera|
  me muriera|estuviera muerto|estuviera muerta|desaparecer y que nadie)
quitar la vida, quitarme la vida
(se|quiere|quería|intentó) [quitarse|matarse|suicidarse] (la vida|matarse|suicidarse|
  quitarse la vida)
no quiero (vivir|seguir viviendo|existir|seguir viva|seguir vivo|despertar|estar viva|estar vivo|
  vivir más|seguir en este mundo|seguir aquí) [más]
ya no quiero vivir
(sin|no tengo|no hay|no encuentro|no veo) [ya|más|ningún|ninguna] (ganas de|motivos para|
  motivo para|razones para|razón para|sentido a) (vivir|seguir viviendo|existir|seguir vivo|
  seguir viva|la vida)
cansado/a de (vivir|existir), la vida no (tiene sentido|vale la pena|vale nada|merece la pena)
vivir no (tiene sentido|vale la pena|merece la pena), no (vale|merece) la pena vivir
(no veo|no hay|no encuentro|no tengo) [ninguna|ya|otra] salida, (única|mi única) salida
(dormir|dormirme|acostarme) y no (despertar|despertarme|volver a despertar) [más|nunca]
(no|nunca) (despertar|despertarme) (más|mañana|nunca)
ojalá no (despierte|despertara|despertase|hubiera nacido|me despertara|me despierte)
si (me muriera|muriera|desapareciera|no despertara|no existiera|me muero|me muriese) [nadie|hoy|
  mañana|esta]
(mejor|mejores|felices|tranquilos) sin mí
nadie me (echaría de menos|extrañaría|buscaría|buscara|lloraría)
nadie (notaría|se daría cuenta) si, intento de suicidio
intenté (suicidarme|matarme|quitarme la vida), mi intento, pensamientos suicidas, ideación suicida
me (corté|corto|he cortado|quemé|quemo|hice daño|hago daño|he hecho daño|lastimé|lastimo|herí|
  golpeé) (a propósito|otra vez|de nuevo|anoche|ayer|los brazos|las muñecas|en los brazos|
  para sentir|las piernas)
me hice daño, me hago daño, volví a (cortarme|hacerme daño|lastimarme|autolesionarme)
desaparecer (para siempre|de este mundo|del mundo|de la faz)
(hermano|hermana|amigo|amiga|hijo|hija|madre|padre|primo|prima|él|ella) .. (quiere morir|
  quiere morirse|quiere matarse|intentó suicidarse|se quiere matar|intentó matarse|habla de morir|
  tomó un montón de pastillas|se cortó las venas)
`,
  topical: 'suicidio, suicidar, suicida, suicidarse, sobredosis',
  soft: `
(quiero|quisiera|ganas de|me gustaría) (desaparecer|esfumarme), acabar con todo, terminar con todo
cuando ya no esté, cuando no esté, (no|nada) [ya] me (queda|retiene|ata) (aquí|nada)
rendirme con la vida, (duele|dolerá) morir, soy una carga para (mi familia|todos)
`,
  cue: `
adiós, despedida, me despedí, me despido, perdón [a todos|mamá|por todo], perdonadme, perdónenme
perdóname, testamento, elegí la fecha, nadie me (necesita|busca|extraña), para siempre
quisiera desaparecer, sin salida, sin esperanza, se acostumbrarán, cuiden (a|de)
ya no tengo motivos, una carga, pastillas
`,
  affairs: '',
  topic: `
película, libro, novela, serie, clase, curso, campaña, prevención, charla, noticia, artículo
estadísticas, reportaje, documental, jornada, podcast, taller, personaje, canción, índices, tasas
formación, obra, seminario, de café, de chocolate, de excel, de reuniones, escuadrón
`,
  decoy: `
(<morir>|muero|muerto/a|morirme|moría|murió|casi me muero|casi muero|me muero) (de|del) (risa|
  hambre|frío|calor|sed|vergüenza|miedo|susto|sueño|cansancio|aburrimiento|amor|ganas|envidia|
  pena|curiosidad|la risa|asco|celos|nervios|ternura)
(jefe|jefa|trabajo|plazo|reunión|calor|dolor|espalda|tráfico|gimnasio|examen|cliente|proyecto|
  curiosidad|madre|padre|rutina|espera|esto|eso|turno) [me|va a|está|casi|un día] [me] (mata|
  matar|matando|matarme|mató|va a matarme|está matando)
me (mata|mató|matas|matan) (de|el|la|este|esta|tu) (risa|calor|espalda|curiosidad|trabajo|jefe|
  cabeza|gusto)
me va a matar mi (madre|jefe|padre|jefa|mujer|marido)
(matar|maté|mato|matamos|matando) (el|al|la|un|el) (tiempo|gusanillo|rato|hambre|mosquito|
  mosquitos|aburrimiento|sed|clase|gusano)
(móvil|batería|teléfono|ordenador|planta|plantas|coche|pila|servidor|abuela|abuelo|perro|gato|tío|
  tía|vecino|vecina|pez) .. (murió|muerto|muerta|ha muerto|falleció|murieron)
desaparecer .. (vacaciones|playa|fin de semana|isla|montaña|viaje|agosto)
me corté (afeitándome|cocinando|con un|con el|con la|sin querer|el pelo|el dedo|pelando|las uñas|
  picando)
corté (el pelo|las uñas|el césped)
me quemé (con|cocinando|al sol|sin querer|la lengua|la mano con|en la playa)
me hice daño (en|jugando|corriendo|al|entrenando|en el gimnasio|sin querer|con)
fiesta de despedida, despedida de (soltero|soltera|la compañera|un compañero)
matarme (a trabajar|a estudiar|trabajando|estudiando|en el gimnasio), día de muertos, punto muerto
escuadrón suicida, perdón por (la tardanza|el retraso|la espera)
nunca (pensé|he pensado) en (suicidarme|matarme|morir)
carta de despedida (del|de la|de mi) (jefe|compañera|empresa)
`,
};
