import { games } from '../game-names.ts';

/** What a sentence about suicide as a subject of work, news or fiction holds, in Spanish. */
export const topics = `
(abuela|abuelo|mamá|papá|madre|padre|tía|tío|bisabuela) [siempre] (decía|solía decir|repetía)
película, libro, novela, serie, clase, curso, campaña, prevención, charla, noticia, noticias, juzgado, cláusula
póliza, aseguradora, perito, atestado, jurado, moderadores, artículo
estadísticas, reportaje, documental, jornada, podcast, taller, personaje, canción, índices, tasas
formación, obra, seminario, de café, de chocolate, de excel, de reuniones, escuadrón, protocolo
protocolos, capacitación, paciente, pacientes, ingreso, ingresos, caso, casos, ponencia, cartel
folleto, congreso, curso online, módulo, telediario, periódico, boletín, poema, teatro, examen
trabajo de clase, historia de, de azúcar, de información, de emails, de correos, de series
de turrón, teléfono de la esperanza, guía, simulacro, guardia atendí, atendimos, atendí
urgencias atendimos, triaje, evaluación de riesgo, estudio, investigación, tesis, bomba
terrorista, misión, hamlet, romeo
`;

/** Fixed idioms, deaths of things and accidents that mean no danger, in Spanish. */
export const decoys = `
(puente|edificio|techo|acantilado|torre) (en|del|jugando) [el|o|a|the] (${games})
(mi|el) último día (en|de) [la|el|mi] (oficina|empresa|trabajo|escuela|hospital|tienda|colegio|despacho|laburo|
  chamba|banco|equipo|turno|curso)
(banda|grupo|canción|juego|cóctel|película|álbum|equipo|salsa|alitas|libro|obra|serie|
  bebida) .. (suicida|suicidio|morir|muerte|suicidas)
(ordenador|impresora|móvil|servidor|planta|router|compu|celular|coche|archivo|aplicación|laptop|
  hámster|excel) .. (suicidó|suicidado|suicidio|se mató)
se (suicidó|ha suicidado) (el|la|mi) (ordenador|impresora|móvil|servidor|compu|celular|portátil|
  cafetera|router|lavadora)
(quitarse|quitarme|quitar) la vida (puse|marqué|contesté|respondí|dije|señalé) (nunca|no|que no|
  jamás|cero)
(en|a) lo (de|del) (suicidio|morir|matarme|hacerme daño) (puse|marqué|contesté|respondí|
  dije) (nunca|no|que no|jamás)
(quiero morir|quiero morirme|quiero matar) (con|de|por) (el|la|los|las|este|esta) (precio|precios|
  frío|calor|final|serie|gol|vestido|tráfico|examen|foto|vergüenza|resaca|cuenta|factura|pelo|
  canción|picante|ternura|bebé|gatito|humedad|cola)
(<morir>|muero|muerto/a|morirme|moría|murió|casi me muero|casi muero|me muero|me morí|nos morimos|
  muriendo|morir) [casi] (de|del) (risa|hambre|frío|calor|sed|vergüenza|miedo|susto|sueño|
  cansancio|aburrimiento|amor|ganas|envidia|pena|curiosidad|la risa|asco|celos|nervios|ternura|
  calor|antojo|emoción|gusto|dolor de pies|cansada|cansado|la vergüenza|la pena|los nervios|rabia|
  coraje|impaciencia|ansiedad|agotamiento|estrés|orgullo|la envidia|felicidad|preocupación|
  la emoción|hueva|flojera|coña)
me (muero|moría|estoy muriendo) (por|con) (un|una|ir|ver|comer|tomar|conocer|probar|saber|irme|
  llegar|el|la|esa|ese|unas|unos|que)
morirse de (risa|hambre|vergüenza|frío|calor|sueño)
(me muero|muero) (con este|con esta|con mi gato|contigo)
(jefe|jefa|trabajo|plazo|reunión|reuniones|calor|dolor|espalda|tráfico|gimnasio|examen|cliente|
  proyecto|curiosidad|madre|padre|rutina|espera|esto|eso|turno|turnos|mamá|papá|mujer|marido|
  hermana|hermano|profe|entrenador|entreno|tacones|zapatos|pies|rodilla|rodillas|cuello|alergia|
  regla|resaca|frío|humedad|silencio|ruido|aburrimiento|estrés|ansiedad|guardia|guardias|niños|
  niño|perro|gato|cuesta|escaleras|bochorno|migraña|muela|papeleo|burocracia|informe|cierre|jefes|
  cabeza|intriga|duda|impaciencia|dieta|hambre|sed|chef|encargado|supervisor|novia|novio|suegra|
  vecino|él|ella|alguien|este|corrector|insomnio|lunes) [me|va a|está|casi|un día|nos|que|seguro|
  hoy|mañana|de oficina] [va a|van a|está|están|me|casi|iba a] [me|nos] (mata|matan|matar|matando|
  matarme|matarnos|mató|va a matarme|está matando|mataría|mate|matará|matara|va a matar|
  van a matar)
me (mata|mató|matas|matan|va a matar|van a matar|está matando|están matando|mataron|mataste|
  mate) (de|el|la|los|las|este|esta|tu|si|cuando|como|mi|estos|estas|ese|esa|por|con) [risa|calor|
  espalda|curiosidad|trabajo|jefe|cabeza|gusto|no|llego]
me (va|van) a matar (mi|si|cuando|el|la|como|los) [madre|jefe|padre|jefa|mujer|marido]
jefe me mata, me matan si, (mataría|mato) por (un|una|unas|unos|dormir|el|la), mataría por
(lo|la|los|las|te|le|les) (mato|mataría|voy a matar|mataba|maté), matarlo [si|a besos]
(<matar>|matar|maté|mato|matamos|matando|mató|matarlo) [dos|tres|] [a|el|al|la|los|las|un|una|
  unos|unas|este|todos los|cuatro] [cuatro|dos|tres] (tiempo|gusanillo|rato|hambre|mosquito|
  mosquitos|aburrimiento|sed|clase|gusano|proceso|procesos|cucaracha|cucarachas|mosca|moscas|
  araña|pájaros|zombis|zombies|bicho|bichos|curiosidad|antojo|job|contenedor|servidor|mensajero|
  horas|hormigas|jefe final|saudade|dragón|enemigos|rata|ratas|ratón|gallina|cerdo|conversación|
  ilusión|buen rollo|batería|planta|plantas)
(móvil|batería|teléfono|ordenador|planta|plantas|coche|pila|servidor|abuela|abuelo|perro|gato|tío|
  tía|vecino|vecina|pez|celular|compu|computadora|impresora|furgoneta|moto|motor|carro|celu|
  cactus|internet|wifi|sistema|madre|padre|paciente|pacientes|cantante|actor|actriz|hámster|
  conejo|canario|tortuga|bisabuela|suegro|suegra|profesor|profesora|compañero|compañera|amigo|
  amiga|primo|prima|personaje|protagonista|rey|reina|papa|presidente|pájaro|loro|chiste|
  conversación|grupo|proyecto|pantalla|portátil|reloj|tele|señor|señora|residente|cliente|tableta|
  mando) .. (murió|muerto|muerta|ha muerto|falleció|murieron|muere|muertos|muertas|ha fallecido|
  murió|morirse|se muere|se murió|fallecido|fallecida|mueren|muriéndose|se está muriendo|
  se me murió|murieron)
se (me|nos|le) (murió|muere|ha muerto|murieron|está muriendo) (el|la|los|las|mi|un)
(murió|falleció|ha muerto|ha fallecido|muere) (mi|el|la|un|una|su|nuestro|nuestra|de|a los|en|don|
  doña|ayer)
desaparecer [dos|tres|unos|unas|un|una|por|de|en|a|todo] [semanas|días|fin|mes|la|el|una|semana|
  las|redes|mapa] .. (vacaciones|playa|fin de semana|isla|montaña|viaje|agosto|hamaca|campo|finde|
  sierra|caribe|cancún|bahamas|puente|pueblo|redes|instagram|whatsapp|cama|manta|hotel|cabaña|
  bosque|mar|spa|sol|cenote|casita|río)
desaparecer (unos días|un fin|dos semanas|una semana|un mes|dos días|tres días|de la oficina|
  de redes|del whatsapp|del grupo|en la playa|por una semana|por unos días|de vacaciones|
  en agosto|a una isla|en una)
(calcetines|llaves|bolis|documento|archivo|archivos|expediente|dinero|paquete|paquetes|galletas|
  pedido|mensaje|correo|queso|tuppers|táper|cubiertos) .. (desaparecer|desaparecen|desapareció)
me (corté|he cortado|corto|quemé|he quemado|lastimé|golpeé|arañé|raspé|pinché|clavé) [un|el|la|
  los|una|las] (afeitándome|cocinando|con un|con el|con la|con una lata|con papel|con el papel|
  sin querer|pelo|dedo|pelando|uñas|picando|flequillo|el pelo|el dedo|las uñas|un dedo|
  depilándome|abriendo|fregando|rallando|jugando|barba|en la cocina|en el gimnasio|haciendo|
  corriendo|con la plancha|con el horno|con aceite|lengua|la lengua|la mano con|la mano|al sol|
  en la playa|cociendo|planchando|con el café|con la sartén|espalda en|la espalda|la rodilla|
  rodilla|el tobillo|el hombro|hombro|muñeca jugando|muñeca en|en el|en la|con el cuchillo|
  cortando|con un folio|por accidente|accidentalmente|en un|en clase de|entrenando|con la puerta|
  con una caja|bajando|subiendo|cargando|con el cúter del)
(me|se) (cortó|corta|cortaron) (la llamada|la luz|el internet|la comunicación|el wifi|la línea|
  el agua|la mayonesa|la digestión|la leche|el rollo)
corté (el pelo|las uñas|el césped|la llamada|la luz|con|el pan|cebolla|el pasto|la carne|relación)
me hice daño (en|jugando|corriendo|al|entrenando|en el gimnasio|sin querer|con|haciendo|
  levantando|cargando|bajando|esquiando|bailando|moviendo|con la)
(hice|hizo|hace|hago) daño (a la|al medio)
(fiesta|cena|comida|regalo|tarta|discurso|copa|abrazo|pastel|correo|acto|almuerzo|barra|
  asado) de despedida
despedida de (soltero|soltera|la compañera|un compañero|marta|mi jefe|la jefa|mi compañera|
  fin de curso|los de|año|el becario|la becaria|mis compañeros|los alumnos|una compañera|sexto|
  el director)
(carta|nota|mensaje|correo) de (despedida|adiós) (del|de la|de mi|de un|a los|al equipo|
  a mis compañeros|para la jubilación|a la empresa|del curso|de la jefa) [jefe|compañera|empresa]
me (despedí|despido|despedimos) (de los|de las|del equipo|de la clase|de mis|de mi equipo|
  del turno|del jefe|de la empresa|de mi turno|de mi compañera|del verano|del azúcar|
  de la familia y|de los niños|hasta) [alumnos|compañeros|niños|clientes|pacientes|colegas|
  alumnas|hasta|y|en]
nos despedimos (de|hasta|con)
dije adiós (a|al) (los|las|azúcar|café|mi bonus|mi fin|equipo|verano|compañeros)
(decir|dije|dijimos) adiós a (los|las|mi puesto|mi coche|mi despacho|un compañero)
matarme (a trabajar|a estudiar|trabajando|estudiando|en el gimnasio|de risa|a horas|haciendo|
  para llegar|corriendo)
me (mato|maté|mata|estoy matando) (a|trabajando|estudiando|de la risa|por llegar|en el gimnasio|
  haciendo|para) [trabajar|estudiar|correr|currar|horas]
día de (muertos|los muertos|difuntos), punto muerto
(preguntó|preguntaron|pregunta|preguntan|pregunté|formulario|cuestionario|cribado) [me|si|por|
  sobre] (por|sobre|si) [tenía|tengo|había|las|mis|tuve] (ideas suicidas|pensamientos suicidas|
  ideación suicida|suicidio|autolesiones|ideas de muerte|pensamientos de muerte)
(ninguna|ni una) idea (suicida|de muerte), tiempo muerto, hora muerta, horas muertas
mosquita muerta, (pan|altar|ofrenda|flores) de (muerto|muertos), no es cosa de vida o muerte
cuestión de vida o muerte, de mala muerte, (pena|certificado) de (muerte|defunción)
muerte (súbita|natural|del rey|en venecia), escuadrón suicida, misión suicida
(precio|plazo|horario|calendario|planning|turno) suicida
suicidio (político|profesional|comercial|laboral|social|empresarial), atentado suicida
(prevención|día|charla|teléfono|protocolo|unidad|campaña|tasa|tasas|curso|código|mesa) (del|de|
  contra el|sobre el|sobre) [la] suicidio
perdón por (la tardanza|el retraso|la espera|la letra|el desorden|el ruido|las erratas|
  no contestar|la chapa|molestar)
(pedí|pedir|pido|pidió|pedirle) perdón (a|al|por) (la|el|un|una|mi|cliente|los|llegar|compañera|
  retraso|jefe|gritarle|interrumpir)
(nunca|jamás|no|ni|tampoco) (pensé|he pensado|pienso|pensaría|tengo pensamientos|tengo ideas|
  he tenido ideas|tuve ideas|se me ha pasado por la cabeza|se me pasa por la cabeza|
  tengo intención|tengo ideación|he tenido|tengo ganas|haría|pensando) [nunca|jamás|de|en] [de|
  en] (suicidarme|matarme|morir|hacerme daño|suicidas|quitarme la vida|el suicidio|suicidio|
  suicida|ideas suicidas|pensamientos suicidas|hacer daño|autolesionarme|de muerte|la muerte)
(sin|niega|no hay|no presenta|descarta) (ideas|ideación|pensamientos|riesgo|intención) (suicida|
  suicidas|de muerte|de suicidio|autolítica|autolíticas|autolesivos)
riesgo suicida (bajo|nulo)
sobredosis de (café|azúcar|excel|reuniones|turrón|chocolate|cafeína|series|netflix|información|
  correos|ternura|dulces|trabajo|vitamina|polvorones|realidad)
(guardé|separé|compré|conté|preparé|recogí|ordené|repartí|di|tengo|saqué|organicé|llevé|
  busqué) [ya] (las|los|unas|sus) (pastillas|medicamentos|medicinas|comprimidos|
  medicación) (de mi madre|de mi padre|del paciente|de los pacientes|de la planta|para la tos|
  del perro|del gato|de la abuela|del abuelo|para el dolor|en el botiquín|del desayuno|
  de la noche para|en el carro|en la farmacia|del carro|de la tensión|para mi madre|por horas|
  de la residencia|para el viaje)
(saltar|salté|saltamos|tirarme|tirarnos|lanzarme|lanzarnos|aventarme|me tiré|me lancé|nos tiramos|
  me aventé|nos lanzamos) (la cuerda|a la piscina|a la alberca|en paracaídas|de alegría|al agua|
  al mar|la comba|la clase|el turno|en el sofá|en la cama|a la cama|al sofá|de cabeza al|
  del trampolín|a la pile|a la pileta|por el tobogán|un clavado|charcos|en tirolesa|de felicidad|
  a emprender|al río a nadar)
acabar con (todo el|toda la|todos los|todas las|el trabajo|la pila|el informe|los informes|este|
  esta|el papeleo|la lista|el pastel|los pendientes|las galletas|el hambre en|el stock|las plagas|
  la burocracia|lo pendiente|todo a tiempo|todo antes|todo lo)
terminar con (todo el|toda la|todos los|todas las|el informe|este|esta|la lista|los exámenes|
  mi novio|mi novia|el cierre|todo a tiempo|todo antes|todo lo|la entrega|lo pendiente)
puente (de mayo|de diciembre|festivo|largo|de la constitución|aéreo|cortado|cerrado|nuevo|dental)
de puente, (hacer|hice|hacemos) puente, para siempre (agradecido|agradecida|en mi corazón|jamás)
felices para siempre, seguro de vida (de la empresa|colectivo|nuevo), (hasta|para) nunca jamás
`;
