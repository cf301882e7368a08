/** What has no way out or no future, and is no life: work, traffic, buildings. */
const STUCK = `(excel|planilla|hoja|informe|reporte|inventario|auditoría|expediente|trámite|papeleo|tesis|tfg|ensayo|fusión|migración|sprint|planning|contrato|juicio|proceso|
  pleito|ticket|cola|fila|tráfico|atasco|trancón|taco|rotonda|glorieta|autopista|aparcamiento|estacionamiento|
  ascensor|edificio|almacén|bodega|tienda|ikea|laberinto|pasillo|reunión|
  negociación|huelga|menú|nivel|obra|lista|pedido|cajas|error|código|proyecto|proveedor|licitación|presupuesto|
  caso|semestre|examen|partido|licencia|tarifa|seguro|formulario|chat|bandeja)`;
const WORKPLACE = `(empresa|departamento|equipo|oficina|trabajo|colegio|escuela|hospital|gremio|sector|oficio|sucursal|puesto|fábrica|planta|cocina|tienda|organización|club|área|compañía|coro|chamba|laburo|curro)`;
const COLLEAGUES = `(alumnos|alumnas|estudiantes|clase|equipo|compañeros|compañeras|clientes|pacientes|oficina|lectores|vecinos|aprendices|departamento|planta|colegas|jugadores|socios|becarios|voluntarios|residentes|suscriptores|plantilla|claustro)`;
/** People met at work or in the news: never friends, family or pupils. */
const STRANGER = `(paciente|pacientes|residente|interno|interna|preso|presa|recluso|reclusa|usuario|usuaria|llamante|señor de la cama|señora de la cama)`;
const FAMOUS = `(famoso|famosa|cantante|actor|actriz|agricultor|futbolista|político|ministro|presentador|presentadora|escritor|escritora|poeta|pintor|soldado|banquero|guitarrista|rapero|chef|rey|reina|emperador|héroe|heroína|personaje|
  protagonista|villano|narrador|detective|samurái|filósofo|hombre|mujer|señor|señora|acusado)`;

/**
 * What sounds like danger and speaks of something else: tasks, trades, farewells at work, patients,
 * the news. Each names the thing that makes it harmless, never only a tone. Not reviewed by a
 * psychologist.
 */
export const everyday = `
(gritó|gritaba|amenazó|amenazaba) que (me (iba|va) a matar|iba a matarme)
# No way out of a thing, no future in a firm
(callejón|callejones) sin salida (con|en) [el|la|los|las|este|esta] ${STUCK}
salida (a|al|de|del|para|en|con) [este|esta|estos|estas|ese|esa|el|la|las|los|mi] [bendito|maldito|puto|dichoso|
  eterno|nuevo] ${STUCK}
(expediente|informe|excel|trámite|proyecto|tráfico|inventario|proceso|ticket|negociación|licitación|caso|
  código) .. (veo|vemos|ve|encuentro|hay|tiene|encontramos) [la|una|ninguna] salida
(calle|negociación|reunión|atasco|glorieta) sin salida, sin salida (en (el|la|este|esta) (ascensor|parking|
  atasco|almacén|metro|rotonda|obra)|al mar)
futuro (en|para mí en|aquí en) [esta|este|la|el|mi] ${WORKPLACE}, (seguir|sigo) en (ventas|retail|hostelería|
  (este|esta) (empresa|departamento|equipo|oficina|trabajo|puesto|sector|oficio|chamba|laburo|curro))
# Living somewhere or somehow
(vivir|viviendo) (entre (cajas|maletas|reuniones|aeropuertos|turnos|dos (aeropuertos|ciudades|pisos|trabajos|
  maletas|trenes))|de (reunión en reunión|apariencias|prestado|alquiler|tuppers|fideos|la maleta|las propinas)|
  con (mis suegros|mi suegra|mis padres|compañeros de piso|extraños|humedades|ratones)|
  en (esta ciudad|este pueblo|este piso|este barrio|este departamento|este edificio|esta calle|una pensión|
  un sótano|obras|una maleta)|solo para (trabajar|pagar)|pegado al|pegada al)
(estar|seguir) [más] aquí [más] (en (esta|este) (oficina|piso|ciudad|tienda|pueblo|empresa|departamento))
# A subject of work, news and fiction
${STRANGER} .. ((dice|decía|dijo|contó|confesó|repite|repetía|diciendo) que [ya] (quiere|quería|no quiere|
  no quería|se quiere|se quería|iba a|pensaba)|que [ya] (quiere|no quiere|se quiere|quiso)) [más] (morir|
  morirse|vivir|matarse|colgarse|suicidarse|hacerse|tirarse|saltar|estar|quitarse|seguir)
(interno|interna|preso|presa|recluso|reclusa|paciente|residente) [de|del] [la|el] [celda|cama|habitación|
  módulo] .. (intentó|quiso|trató de|amenazó con) (colgarse|ahorcarse|suicidarse|cortarse|quitarse|matarse|
  lesionarse|tirarse)
(noticias|radio|tele|televisión|periódico|telediario|diario|documental|película) .. (un|una|el|la|del|al|otro|
  otra) ${FAMOUS} [de|en] [la|las|el|los] [noticias|serie|película|libro|radio|novela|obra|
  diario] que [se] [había|ha] (mató|quitó|suicidó|tiró|colgó|ahorcó|disparó|suicidado|matado|quitado|
  tirado) [la|del|de|desde] [vida|puente|balcón]
(hamlet|julieta|romeo|ofelia|werther|la heroína|el protagonista|la protagonista|el narrador|la narradora|
  el villano|el personaje|bovary) [ya] (quiere|no quiere|se quiere|decide|desea) [más] (morir|morirse|vivir|
  matarse|suicidarse|
  desaparecer|matar)
(serie|película|novela|canción|obra|telenovela) (ella|él|el malo|la mala|el cantante|
  la protagonista) .. (no quiere|quiere|quería|decide) [ya] [más] (morir|vivir|matarse|morirse)
(canción|letra|poema|novela|película|tango|bolero|copla) (habla|hablan|trata|va) de (cortarse|morir|morirse|
  matarse|tirarse|suicidarse|quitarse)
(charla|taller|curso|formación|protocolo|capacitación|módulo|ponencia|artículo|webinar|manual|folleto|campaña|
  jornada|tesis|tfg|estudio|documental) (de|sobre|para|del|contra) [la|las|el|manejo de] [prevención de] [la|
  las] (autolesión|autolesiones|
  conductas autolesivas|ideación suicida|ideas suicidas|conducta suicida)
(corregí|corrijo|corrigiendo|traduje|moderé|modero|moderar|moderamos|moderando|supervisión|abordaje|voluntarios|
  voluntarias|teleoperadores) .. (autolesiones|autolesión|conducta suicida|conductas suicidas|ideación suicida|
  ideas suicidas)
# Dying of shame, panic and other people
(grité|gritaba|gritábamos|pensé|pensaba|creí|sentí|juraba|convencido de|convencida de|segura de|
  seguro de) [de] que (me iba a morir|iba a morir|me moría|nos moríamos|íbamos a morir|me mataba)
(jefe|jefa|cliente|clienta|encargado|encargada|vecino|vecina|suegra|profesor|profesora|profe|casero|casera|
  conserje|portera|supervisor|supervisora|compañero|compañera|chef|capataz) (quiso matarme|quería matarme|
  quiere matarme|casi me mata|por poco me mata|
  [me] (gritó|dijo|juró) que (me (iba|va) a matar|me mataba|iba a matarme))
(morir|morirme|morirse|muero) (soltero|soltera|joven si sigo|en la cinta|en la caminadora|en el gimnasio|
  sin (conocer|probar|pisar|haber visto|aprender)), mejor muerta que sencilla, dios me (pille|coja|recoja|
  agarre) confesad/o
# Rest
desaparecer [del mapa] [por] (debajo de|bajo) (la|las|mi) (cobija|cobijas|manta|mantas|sábanas|edredón)
desaparecer (del mapa [por] (unos|unas|dos|tres|una|un) (días|semanas|semana|finde|mes|fin)|quince días|
  diez días|una semanita|un ratito|hasta (el lunes|septiembre|marzo|enero|agosto)|
  en (una|un|la|el) (cabaña|casita|hotel|playa|pueblo|sierra|hamaca|sofá|spa|finca|rancho)|tres (días|semanas)|
  cinco días|una tarde|dos (días|semanas)|rumbo a)
# Leave taken of a workplace or a thing
(cartas|carta|notas|nota|tarjetas|correo|correos|mensaje|mensajes|audio|video|vídeo) de (adiós|despedida|
  despedidas) [a|para|de|al|del] [el] [todos|todas|cada] [mis|los|las|mi|la|uno de] ${COLLEAGUES}
me (despedí|despido|voy a despedir|he despedido) de todos (en (la|el) (oficina|tienda|cocina|planta|colegio|
  fábrica)|mis (compañeros|alumnos|clientes|pacientes)|y hasta (del|de la) (ficus|gato|cafetera|impresora|perro|
  vigilante|microondas|guardia|café)|los (compañeros|
  alumnos|clientes|pacientes|del (turno|equipo))|con (pastel|tarta|donuts|medialunas|facturas|empanadas|churros))
mi último día (de (clases|clase|prácticas|contrato|turno|vacaciones|rodaje|becario|becaria|residencia)|en (la|
  el) (biblioteca|sucursal|fábrica|cocina|obra|proyecto|club|periódico))
(último|última) (día|noche|jornada) (en|de|del) (la|el|las) (biblioteca|sucursal|fábrica|cocina|obra|proyecto|
  club|periódico|clases|taller|restaurante)
(cartas|carta) (a|para) (los reyes|papá noel|mi yo|hacienda|el ayuntamiento|la dirección|el director|
  la directora|la comunidad)
adiós (gafete|torniquete|uniforme|corbata|oficina|tarjeta|fichaje|comisiones|credencial|molinete|bata|mandil|
  taquilla|atascos|escritorio|planilla|excel|horas extra|turno de noche|delantal|madrugones|casco|mudanza|
  gotera|goteras|humedad|humedades)
# Trades, shops, games
(soga|cuerda|lazo) (y|con) [el|la|los|las|un|una|unos] (mosquetón|mosquetones|arnés|polea|poleas|casco|ganchos|
  pinzas|columpio|anzuelos|cubo|balde|piquetas|estacas), (soga|cuerda) para (escalar|la escalada|rapelear|
  pescar)
(soga|cuerda|lazo|mecate) (para|pa) (el|la|los|las|un|una|atar|amarrar|colgar|tender|sujetar) [el|la|los|
  las] (tendedero|vaca|perro|hamaca|columpio|tienda|carpa|barca|lancha|remolque|ropa|cabra|caballo|toldo|piñata|
  burro|escalada|bote|becerro|colchón|bultos|cometa|piñatas|ponis)
(quemé|quemado|quemo) [un poco] [el|la|mi] (antebrazo|brazo|muñeca|mano|dedos|piel) [el] [domingo|sábado|
  ayer] (haciendo|friendo|cocinando|en la (cocina|playa|piscina|freidora)|sacando|horneando|planchando|soldando)
(suicidé|maté) sin querer (contra|con|en) (mi|la|el|una|un), portátil se suicidó, (aspiradora|impresora|
  licuadora|nevera|heladera|tablet|cactus|paloma|palomas|polilla) .. (suicidó|suicida|suicidarse)
me tiro (al (piso|suelo|sillón|sofá|césped|pasto)|a la (bartola|piscina|alberca|pileta))
(matándome|matandome) (por|x) (ellos|la empresa|esta empresa|el cliente|el equipo|el proyecto|ese jefe)
# The team
sin mí (de|en|como) (portero|portera|jefe|jefa|primera fila|segunda fila|capitán|capitana|lateral|delantero|
  coordinador|coordinadora|la (defensa|oficina|reunión|cocina)|el (coro|equipo|grupo|turno))
mejor sin mí los del (coro|equipo|grupo|turno|club)
sin mí (el|la) (turno|guardia|planilla|cuadrante|reunión|cocina|cierre|inventario|proyecto|departamento|fila|
  cola), sin mí (una semana|quince días|dos semanas|de (portero|portera|coordinador|coordinadora)|
  en (la portería|la cocina|la reunión|el coro|el turno|el equipo|la defensa)), ligeros sin mi (mochila|maleta|
  bolsa|equipaje)
`;

/**
 * The same frames where they speak of life itself, which "living with" and its like would hide, or
 * of somebody close. Not reviewed by a psychologist.
 */
export const everydayDanger = `
(cansado/a de|harto/a de|agotado/a de|no quiero|no puedo) [seguir] (vivir|viviendo) [más] (con (este|esta|tanto|
  tanta) (dolor|angustia|vacío|sufrimiento|pena|vergüenza|peso)|en este (mundo|cuerpo|infierno))
me he (quemado|cortado|lastimado|golpeado) [el|la|los|las] [brazo|brazos|muñeca|muñecas|pierna|piernas|mano|
  muslo|muslos] (a propósito|adrede|aposta|con (un|el) (mechero|encendedor|cigarro|cigarrillo)|
  [con la plancha] a propósito)
(hermana|hermano|hijo|hija|madre|padre|mamá|papá|amigo|amiga|marido|esposa|esposo|novio|novia|pareja|sobrino|
  sobrina|primo|prima|nieto|nieta) ((quiso|quería) (matarse|suicidarse|quitarse la vida|colgarse|ahorcarse)|
  se (quiso|quería) (matar|suicidar|colgar|ahorcar|quitar la vida))
`;
