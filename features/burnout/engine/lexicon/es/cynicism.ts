/** What the writer is fed up with or wants to leave. */
const WORK = `(este trabajo|mi trabajo|el trabajo|trabajar|trabajar aquí|este curro|el curro|la pega|este laburo|el laburo|esta chamba|la chamba|mi
  chamba|esta empresa|la empresa|esta oficina|la oficina|este sitio|este lugar|este puesto|esta profesión|
  mi profesión|esta escuela|la escuela|este hospital|el hospital|
  este restaurante|este bar|este colegio|el instituto|este instituto|este equipo|mi jefe|mi jefa|este jefe|
  esta jefa|los jefes|los clientes|los pacientes|los alumnos|las reuniones|
  tanta reunión|tantas reuniones|la gente|todo|todos|todo esto|esto|esta vida|esta rutina|la rutina|
  este sistema|la burocracia|tanta burocracia|los correos|el teléfono|la aplicación|
  la app|los turnos|este turno|esta mierda|estas mierdas|tanta mierda|tanto|tanta tontería|tonterías|pendejadas|
  tantas pendejadas|boludeces|tantas boludeces|huevadas|que me|que nos|que
  todo|que no|que siempre|ser|estar|venir|venir aquí|ir|aguantar|fingir|sonreír|los lunes|las quejas|
  tanta queja|las promesas|la política|las mentiras|la hipocresía|la enseñanza|dar clase|
  la docencia|este gremio|la hostelería|lo mismo|lo mismo de siempre|siempre lo mismo|que me traten|
  que me llamen|hacer|este call|el call|el call center|estas llamadas|las llamadas|este país|los
  formularios|tanto papeleo|el papeleo|tanto trabajo|tanto turno|mis compañeros|mi equipo|la administración|
  la dirección)`;

/** Distance, indifference, lost meaning and wish to leave, in Spanish. */
export const cynicism = `
paso de (la|las|los|todo|el|mi|mis|ellos|la gente) [reunión|empresa|compañeros|curso], que se (apañen|
  las apañen|arreglen|espabilen|jodan|fastidien|aguanten)
como solo/a para (no|evitar), fichar y (a casa|punto|ya|me voy), para qué (esforzarse|esforzarme|matarse|
  matarme|molestarse|intentarlo|tanto esfuerzo)
(caliento|calentando|calentar|calenté) [la] silla, (ganas cero|cero ganas|ni ganas) [de], ficho y me voy
# Indiferencia
paso de (todo|todos|la gente|el tema|mi jefe|ir|mirar|contestar|trabajar|esforzarme|discutir|
  hablar)
paso (del) (trabajo|jefe|tema), pasando de (todo|todos), paso olímpicamente
(me|todo me|ya me|ya todo me|me da|ya) (da igual|da lo mismo|da todo igual|da exactamente igual|
  es igual|es indiferente|resbala|resbalan|la suda|la pela|la trae floja|la refanfinfla|la bufa|
  vale|valen|vale madre|vale madres|vale verga|vale gorro|vale queso|vale todo|vale un|
  chupa un huevo|importa un|importa un carajo|importa nada|importa todo|trae sin cuidado|
  deja frío|deja fría|deja indiferente|tiene sin cuidado|da asco|es lo mismo|resbala todo|
  toca un pie|rejode|nefrega|la sopla) [todo|lo|el|la|que|un huevo|tres hectáreas|igual|los|
  las|madre|ya]
me da [todo|ya] (igual|lo mismo|asco|pereza|flojera|hueva|fiaca|paja|jartera|ladilla|lata|
  exactamente igual|absolutamente igual) [todo|ir|el|la|los|las|venir|que|ya|levantarme|
  trabajar|esta|este]
(todo|ya todo|ya) (da|me da|es|me es) (igual|lo mismo), me es (igual|indiferente)
me da (todo|ya todo) (igual|lo mismo|asco)
(qué|mucha|tanta|pura|una|con|vaya|menuda|qué gran) (hueva|jartera|pereza|fiaca|flojera|ladilla|
  lata|paja|desgana|desidia|apatía|desgano) [de|me|ir|el|la|esta|este|todo|tener|da|trabajar|
  venir|volver|levantarse|de vida]
flojera (total|de todo|de ir), desidia, dejadez, desgano
me (importa|importan) [ya|a mí] (un bledo|un comino|una mierda|tres pepinos|un carajo|poco|
  un pepino|nada|un pimiento|un rábano|un huevo|una puta mierda|tres pitos|tres cojones|un cuerno|
  un pito|poco o nada|bien poco|madres|tres carajos|una chingada|muy poco)
me (vale|valen) (madre|madres|verga|gorro|todo|un huevo|una hectárea|tres|queso|pito|cheto)
(ya|) (ni|no) [ya|ni] me (importa|importan|interesa|interesan|motiva|motivan|ilusiona|ilusionan|
  llena|llenan|emociona|afecta|apetece|dice|nace|mueve|entusiasma|entusiasman|atrae|
  va ni me viene|apasiona|provoca|inspira|preocupa|satisface) [nada|más|lo|ni|el|la|mi|ya|hacer|
  ir|trabajar|nada de esto|esto|este|esta|mucho|que]
(ni me va ni me viene|ni fu ni fa|ni frío ni calor|ni me inmuto|sin inmutarme)
(me|ya) (da|dan) ni frío ni calor
(nada|ya nada|nada de esto|nada de lo que hago) [ya] me (importa|motiva|interesa|ilusiona|llena|
  emociona|anima|apetece|entusiasma|mueve|inspira|apasiona|conmueve|afecta|sorprende|hace ilusión|
  satisface|alegra)
indiferente/s, indiferencia, apático/a, apatía, abúlico/a, abulia, insensible/s, insensibilizado/a
deshumanizado/a, deshumanizándome, (frío/a|distante/s|seco/a|borde) con (los|las|mis|todos|el|la)
^desconectado/a, desconexión (total|emocional), ^distante/s, distanciado/a, me <distanciar>
^ausente/s, ^aislado/a, me <aislar>, me aíslo, aislándome, aislamiento, me <encerrar> en
me encierro [en], encerrado/a en mí, me <alejar> de (todos|la gente|mis|todo)
en (piloto|modo) automático, piloto automático, en automático
modo (automático|zombi|robot|avión|ahorro)
(como|siendo|soy|parezco|convertido en|convertida en|vuelto|vuelta|como si fuera|hecho|
  hecha) [solo|solamente|nada más que|] (un|una) (robot|autómata|máquina|número|engranaje|pieza|
  mueble|recurso|eslabón|zombi corporativo|expediente más|número más)
soy (un|solo un|un simple|nomás un) (robot|número|peón|recurso), mecánicamente, robótico/a
robotizado/a, por inercia
por (cumplir|pura inercia|obligación|compromiso|la nómina|el sueldo|la plata|la quincena)
cumplo y (ya|me voy|punto), cumplir y ya
(hago|hacer|haciendo|cumplo con) (lo mínimo|el mínimo|lo justo|lo imprescindible|solo lo justo|
  lo justito|lo estrictamente)
lo mínimo [indispensable|imprescindible], el mínimo (indispensable|esfuerzo)
ley del mínimo esfuerzo, calentando (la silla|silla), calentar la silla, de cuerpo presente
(leo|recito|repito|suelto|respondo|contesto|atiendo|doy clase|trabajo) [el|la|las|todo|mi] [guion|
  guión|clase|clases|frases] (como un robot|como una máquina|en automático|en piloto|sin pensar|
  sin sentir|mecánicamente|por inercia|como un autómata|como un loro)
(estoy|voy|vengo|trabajo|sigo|solo estoy|aguanto) (solo|sólo|únicamente|nada más|nomás|
  ) por (el sueldo|el dinero|la paga|la plata|la nómina|la quincena|la guita|el cheque|necesidad|
  las facturas|la hipoteca)
solo por (el sueldo|el dinero|la paga|la plata|la quincena)
# Desmotivación, sentido
desmotivado/a, desmotivación, desmotivadísimo/a, desmotiva, me <desmotivar>, desanimado/a
desánimo, me <desanimar>, desganado/a, desgana, desilusionado/a, desilusión, decepcionado/a
decepción, desencantado/a, desencanto, desengañado/a, desengaño, frustrado/a, frustración
frustrante/s, me <frustrar>, me frustra, desapegado/a, desapego, desinterés, desinteresado/a
desapasionado/a, descreído/a, escéptico/a con, desalentado/a
sin (motivación|motivaciones|ganas|ilusión|ilusiones|ánimo|ánimos|interés|sentido|entusiasmo|
  pasión|alicientes|aliciente|propósito|motivo|incentivo|inspiración|vocación|ninguna gana|
  ningún interés|chispa por)
sin (ganas|ánimo|ánimos) de (nada|ir|trabajar|ver|hablar|hacer|levantarme|socializar|salir|seguir|
  vivir esto|atender)
a desgana, de mala gana, a regañadientes
(no|ni|nunca) [le|me] (tengo|encuentro|siento|tenía|hallo|quedan|queda|dan|da|entran|tenemos) [ya|
  más|ninguna|ningún|nada de|ni|las|la|el|muchas] (ganas|motivación|ilusión|ánimos|interés|ánimo|
  entusiasmo|aliciente|pasión|propósito|vocación|gana|inspiración|placer) [de|por|en|para|
  a] [nada]
cero (ganas|motivación|ilusión|interés|ánimo|entusiasmo)
(pocas|poca|escasa|escasas|falta de|baja|nula|pérdida de|pérdida del|pérdida total de|
  total falta de) (ganas|motivación|ilusión|interés|entusiasmo|ánimo|sentido|vocación) [de|por|en]
no hay (motivación|ganas|ánimo)
(perdí|perdido|perdiendo|pierdo|fue|fueron|quitaron|quitó|ido|acabaron|acabó|esfumó|murió|
  perdimos|quitado|van) [toda|todo|todas|mi|la|el|las] [la|el|las] (ilusión|interés|ganas|
  motivación|fe|sentido|pasión|vocación|entusiasmo|chispa|gusto|magia|amor por)
(trabajo|oficio|profesión|esto|todo|hago|hacemos|docencia|enfermería) [ya|me] [no] [ha] (perdió|
  perdido|carece de|tiene|tenga) [todo|el|ningún] (sentido|significado|propósito|valor|gracia)
nada (de esto|de lo que hago|aquí) (tiene sentido|sirve|vale la pena|sirve para nada|importa)
nada tiene sentido
(nada|todo|esto) (es inútil|es en vano|es una farsa|es absurdo|es una pérdida de tiempo|
  es un circo|es mentira|no sirve para nada|no sirve de nada)
(no|ya no|ni|nunca) (le veo|veo|encuentro|tiene|le encuentro|le hallo|hallo|entiendo|
  siento que tenga|tienen|le encuentro ya|tenía|le veo ya) [ya|el|ningún|mucho|ni|algún] (sentido|
  futuro|propósito|gracia|chiste|significado|motivo|caso) [a|al|para|ni]
no tiene (caso|sentido|chiste), sin sentido, sinsentido, absurdo todo
(para|pa) qué (todo esto|esforzarme|sirve|tanto|seguir aquí|seguir|me esfuerzo|molestarme|
  hacer nada|hago|escribir|estudiar|trabajar|venir|intentar|intentarlo|vengo|lo hago|corregir|
  preparar|todo)
(de qué sirve|de qué me sirve|qué sentido tiene|qué caso tiene|a quién le importa|qué más da|
  qué más me da|total para qué|y total para qué|qué importa ya|y a mí qué) [todo esto|esforzarme|
  tanto|seguir|hacer|nada]
no (sirve|vale|conduce|lleva) (de nada|para nada|a nada|a ningún|a ninguna parte)
no (vale|merece) la pena, (no vale|no merece) la pena
(ya|) no (creo|confío) en (nada|nadie|lo que|esta|este|la|el|mi|los)
no (lleva|llevamos|vamos) a (ningún sitio|ninguna parte|nada|ningún lado)
(me aburro|aburrido|aburrida|me aburre) (mortalmente|como|soberanamente|de|hasta|todo|el|cada|con|
  en|muchísimo|a muerte|mi trabajo|esto|este) [una ostra|un hongo|morir|trabajo|el trabajo|la|
  todo]
aburrimiento, tedio, hastío
(estoy|ando|me siento|estamos|ya estoy) bien (harto/a|desmotivado/a|aburrido/a|fastidiado/a|
  frustrado/a|desanimado/a)
hastiado/a, monotonía, rutina (asfixiante|matadora|que me mata|insoportable|sin sentido)
estancado/a, estancamiento, atascado/a en este
# Hartazgo
harto/a, hartísimo/a, hartazgo
me (harté|harta|hartan|he hartado|tienen harto|tienen harta|tiene harto|tiene harta|tiene podrido|
  tiene podrida|tienen podrido|tienen podrida|tiene cansado de|tiene hasta|tienen hasta|
  tiene hinchado|tiene hinchada|hincha|hinchan|rompe|tiene frito|tiene frita|tiene las pelotas|
  hinchó|hartaron|tiene hasta la madre|hartan todos|revienta este|repatea|repugna|asquea|asquean|
  enferma este|enferma ir|pudre|pudren|pudrió|tiene seco)
(estoy|ya estoy|ando|estamos) (podrido/a|saturado/a de todo|cansado/a de todo esto|hinchado/a)
hasta (las narices|los cojones|el moño|la coronilla|los huevos|el gorro|las pelotas|la madre|aquí|
  el coño|los ovarios|la polla|las bolas|la chingada|la verga|los mismísimos|el culo|la punta|acá|
  las trancas|el copete|el cogote|el hartazgo|la mismísima|el keke) [de]
podrido/a de, hinchado/a de, hasta las (pelotas|bolas) de, cansado/a (de|del) ${WORK}
aburrido/a (de|del) ${WORK}, asqueado/a [de|con], repugnado/a
asco (de|el|la|este|esta|me da|al|todo) [trabajo|empresa|vida|oficina|todo|curro|ir|vida esta]
(qué|me da|siento|mucho|puro|da|tengo) asco [de|el|la|todo|este|esta|ir|mi]
quemado/a (con|de|por) (la|el|este|esta|mi|los) (empresa|trabajo|curro|jefe|sistema|jefes|
  enseñanza|oficio)
quemado/a del (trabajo|curro|oficio), <odiar> ${WORK}
<odiar> [a] (este|mi|el|ir|la|esta|a|los|todo|venir|cada|las|mis|lo que|levantarme|que suene|
  tener que|trabajar|tanto|con toda|con el alma) [trabajo|empresa|curro|oficio|lugar|minuto|
  segundo|jefe|oficina|día|domingos|lunes]
<detestar> [este|mi|el|ir|la|esta|a|los|todo|venir|cada|las|mis|lo que|hago]
lo (detesto|odio|aborrezco), la (detesto|odio|aborrezco), los (detesto|odio|aborrezco)
<aborrecer> [este|mi|el|ir|la|esta|a|los|venir|cada] [sitio|lugar|trabajo], aborrezco
le (tengo|cogí|agarré|he cogido|tomé) (manía|asco|tirria|odio|rabia|fobia|idea) (a|al) (trabajo|
  la|mi|todo|este|esta|los|curro|oficio)
no (soporto|aguanto|trago|tolero|puedo ver|soportaba|resisto) [más|ya|ni] (mi trabajo|
  este trabajo|a la gente|a nadie|a mi jefe|a mi jefa|a los clientes|ir|verlos|verles|este lugar|
  el trabajo|a mis compañeros|a los alumnos|a los pacientes|a este|a esta|a ese|a esos|
  a los padres|este sitio|esta oficina|esta empresa|este curro|ni verlos|a ninguno|a mis alumnos|
  venir|a mi|a los|a las)
no aguanto a (nadie|la gente|mi|los|mis|este|esta), no los (soporto|aguanto|trago)
no lo (soporto|trago) más a, no la (soporto|trago)
# Ganas de irse
(quiero|quisiera|deseando|necesito|considerando|considero|contemplo|valorando|querría|
  planteándome|planteo|planteando|planteado|(ganas|pienso|pensando|pensé|pensado|sueño|soñando|
  fantaseo|fantaseando|hora|muero|punto|paso|nada|ilusión|idea) (de|en|con|por)|voy a|tentado/a a|
  estoy por) (irme|renunciar|dejar el trabajo|dejarlo|dejar este|dejar esta|dejar todo|dejar la|
  dimitir|largarme|salir de aquí|salir corriendo|mandarlo|mandar todo|mandarlos|mandar a todos|
  tirar la toalla|abandonar|cambiar de trabajo|cambiarme de|desaparecer de la oficina|marcharme|
  huir|tirarlo todo|escapar|escaparme|pedir la baja|pedir la cuenta|aventar todo|aventar la|
  aventar el|botar todo|botar la|botar este|tirar todo|colgar la bata|colgar el|no volver|
  borrarme|rajarme|rajar|pirarme|abrirme|esconderme|encerrarme|perder de vista|darme de baja|
  que me echen|que me despidan|largarlo|patear|jubilarme ya|que sea viernes|que acabe) [todo]
(solo|sólo|nada más|lo único que) (pienso|sueño|quiero|espero|deseo) (en|con|) [que sea|] (irme|
  largarme|renunciar|salir|salir de aquí|la hora de salir|el viernes|la jubilación|las vacaciones|
  irme a mi casa|huir|escapar|dejarlo|que acabe)
mandar (todo|todos|a todos|el trabajo) a (la mierda|paseo|volar|freír|la chingada|la verga|
  la porra|tomar|la goma)
mandarlo todo a (la mierda|paseo|volar|freír|tomar), mandarlos a (la mierda|paseo|freír|todos)
(tiré|tirar|tirando|aventé|voy a tirar) la toalla
(busco|buscando|mirando|miro|he empezado a buscar|empecé a buscar) (otro|otra|ofertas|otras|
  un nuevo|nuevo) [de] (trabajo|cosa|empleo|curro|laburo|chamba|pega|ofertas)
actualizando (mi|el) (cv|currículum|curriculum|linkedin|hoja de vida)
(presenté|redacté|escribí|presentar|redactando|tengo lista|entregué|preparando) (mi|la|
  una) (renuncia|dimisión|carta)
carta de (renuncia|dimisión), renuncio, (voy a|quiero|pienso) (renunciar|dimitir)
que se (vayan|vaya|metan|jodan|joda|chinguen|pudran|caguen) [todos|a|el|al], que les den
que le den [a|al], a la mierda (todo|todos|el|con), a la verga (todo|con), que se vayan
(allá|ahí) ellos, no es mi problema, me lavo las manos, me desentiendo, me desentendí
no (quiero|queremos|quería|apetece|tengo ganas de|dan ganas de|provoca|nace) [ya|ni|
  volver] [a] (ver|hablar|ir|volver|saber|trabajar|salir|contestar|coger el teléfono|atender|
  relacionarme|convivir|saludar|socializar|regresar|pisar|hacer|entrar|nada con|que me hablen) [a|
  de|con] [nadie|nada|trabajar|la oficina|gente|más]
no me apetece [nada]
# Distancia de las personas
evito (a|a la|a los|a mis|hablar|la gente|todo|el contacto|cruzarme|encontrarme|las reuniones|
  coger|contestar|mirar|las llamadas|el comedor|la sala|quedar|salir|ver) [compañeros|gente|todos|
  todo|los|las]
evitando (a|hablar|la gente|todo|el contacto|las|los|contestar|cruzarme)
(me escondo|escondido|escondida|me escondí|escondiéndome|me refugio|me encierro) (en|de|
  del) (el baño|los|las|la|el|mis|todos|baño)
(no contesto|dejo de contestar|ignoro|ignorando) (a nadie|los mensajes|el teléfono|las llamadas|
  a todos|mensajes|el grupo)
(huyo|huyendo|rehúyo|rehuyo) (de la gente|de todos|de mis|a la gente|de los)
ni (saludo|hablo|contesto|respondo|miro|pregunto) [a] [los|las|nadie|mis|la|al]
(no|ya no) saludo a (nadie|los|mis), antisocial, asocial
(me he vuelto|me volví|me estoy volviendo|me vuelvo|me puse|me estoy haciendo|
  convirtiendo en) [un|una|muy|más|] (frío/a|insensible|distante|cínico/a|amargado/a|borde|
  huraño/a|arisco/a|duro/a|ermitaño/a|seco/a|piedra|indiferente|resentido/a)
cínico/a, cinismo, amargado/a, amargura, amargado por, resentido/a, resentimiento, rencor
huraño/a, arisco/a
(contando|cuento|conté|tachando) (las|los|cada) (horas|minutos|días|segundos|semanas|minuto|hora)
(mirando|miro|pendiente de|pendiente del) (el|la|) (reloj) [cada|todo|a|desde]
(finjo|fingiendo|fingir|finge|aparento|aparentando|simulo|simulando|hago como) (interés|
  que sonrío|que me importa|que escucho|una sonrisa|que todo|entusiasmo|normalidad|sonrisas|
  que trabajo|que estoy)
sonrisa (falsa|fingida|forzada|de plástico|postiza|congelada|pegada|de cartón)
sonrío (por fuera|por cumplir|por obligación|sin ganas), (careta|máscara) (puesta|de)
(me pongo|con) la (careta|máscara)
(pacientes|clientes|alumnos|usuarios|personas|gente|niños|pasajeros|todos|estudiantes|compañeros|
  ellos|familias|ciudadanos|llamadas|comensales) [ya|me|se|se me|no] [me|han|han vuelto|
  convertido|] (son|parecen|volvieron|convirtieron|vuelto|convertido|hicieron|vuelven|parece|
  ser) [ya|solo|sólo|solamente|en|para mí|nomás|puros|simples|más que|meros|un|] [solo] (números|
  número|expedientes|expediente|casos|camas|objetos|trámites|estorbos|tickets|papeles|códigos|
  historias|bultos|cosas|fichas|obstáculos|molestias|cifras|molestia)
los pacientes son números
(trato|tratando|atiendo|atendiendo|veo) [a la gente|a los pacientes|a los clientes|a todos|
  a las personas|a los alumnos] como [si fueran] (números|objetos|expedientes|cosas|ganado|
  trámites|muebles|máquinas)
(trabajo|empresa|vida|curro|oficina|jefe|sitio|lugar|sistema|laburo) de (mierda|mala muerte|
  porquería|los cojones|cuarta|pacotilla)
mierda de (trabajo|empresa|curro|vida|oficina|sitio|sueldo)
(pinche|puto|puta|maldito|maldita|jodido|jodida|asqueroso|asquerosa) (trabajo|chamba|oficina|
  empresa|jefe|curro|laburo|pega|jefa|turno|sistema)
ambiente (tóxico|de mierda|asqueroso|irrespirable|podrido), trabajo (tóxico|asqueroso|basura)
ya me rendí con, me (rendí|rindo|he rendido) con (este|esta|todo|los|ellos)
(dejé|he dejado|dejo|dejando|paré) de (intentarlo|esforzarme|importarme|creer|preocuparme por|
  implicarme|involucrarme|luchar por|poner ganas|dar lo mejor|esperar nada|proponer)
`;
