import type { LanguageSource } from './source.ts';

const groups = {
  partner:
    '(marido|esposo|esposa|mujer|novio|novia|pareja|compañero|compañera|ex|exmarido|expareja|concubino)',
  family:
    '(padre|papá|papa|madre|mamá|mama|padrastro|madrastra|hermano|hermana|hijo|hija|tío|tía|primo|prima|abuelo|abuela|suegro|suegra|cuñado|cuñada|sobrino|sobrina|nieto|nieta)',
  home: 'mi (ex)? (@partner|@family)',
  he: '(ella|@home)',
  friend:
    '(amigo|amiga|compañero|compañera|vecino|vecina|alumno|alumna|paciente|colega|@partner|@family)',
  other: '(mi|un|una|nuestro|nuestra) (mejor|gran)? @friend',
  child:
    '(niño|niña|niños|bebé|bebe|nene|nena|alumno|alumna|sobrino|sobrina|nieto|nieta|hijo|hija|menor)',
  frail:
    '(@child|abuelo|abuela|anciano|anciana|ancianos|residentes|discapacitado|discapacitada|madre|padre)',
  boss: '(jefe|jefa|gerente|patrón|patrona|encargado|encargada|supervisor|supervisora|director|directora|dueño|dueña|compañero|compañera|cliente|paciente|alumno|pasajero)',
  number:
    '(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|varias|muchos|2|3|4|5|6|7|8|9|10|12|15)',
  pills:
    '(pastilla|pastillas|comprimido|comprimidos|medicamento|medicamentos|píldoras|calmantes|somníferos|paracetamol|clonazepam|caja|blíster|frasco)',
  gun: '(pistola|arma|revólver|escopeta|cuchillo|navaja|machete|hacha)',
  drug: '(cocaína|coca|crack|heroína|marihuana|porro|porros|metanfetamina|cristal|pasta base|anfetaminas|droga|drogas|tusi|raya|rayas|speed)',
};

/** Spanish of Spain and of America. */
export const es: LanguageSource = {
  ear: 'romance',
  groups,
  denials: 'no nunca jamás ni sin nadie nada tampoco',
  openers: 'y pero porque que entonces sino solo',
  scenes: `
    (en|de) (la|una|esta|esa) (película|novela|serie|obra|canción|noticia|pesadilla|historieta)
    (en|de) (el|un|este|ese) (libro|juego|videojuego|sueño|documental|cuento|cómic|podcast)
    (vi|leí|viendo|leyendo|escuché) .. (película|novela|serie|documental|noticia|libro|reportaje|artículo)
    (leí|estudié|curso|charla|formación|taller|clase|capacitación) (sobre|de|del)
    la serie (trata|va) 
    (soñé|soñaba|pesadilla)
    (personaje|actor|actriz|primeros auxilios|es broma|en broma|rsrs|es un decir)
  `,
  past: `
    hace .. (años|décadas|muchísimo|mucho tiempo)
    (de|cuando era) (niño|niña|pequeñ~|adolescente|joven)
    en (19~|200~|201~|2020|2021|2022|2023)
    (en el pasado|antes|años atrás)
  `,
  recovered: `
    (hoy|ahora|ya) .. (tranquil~|bien|en paz|segur~|feliz|libre|recuperad~|limpi~|lejos)
    (se recuperó|me recuperé|superé|superó|recuperad~)
  `,
  kinds: {
    self: {
      now: `
        (voy a|decidí) (matarme|suicidarme|ahorcarme|tirarme|cortarme|quitarme la vida) .. (hoy|ahora|mañana|puente|noche)?
        (escribí|dejé) .. carta de despedida
        (junté|guardé|separé) .. @pills .. (tomar|todas|hoy|noche)
      `,
      today: `
        (quiero|quisiera|ganas de|pienso en|pensé en|pensando en) (morir|morirme|matarme|suicidarme|quitarme la vida|desaparecer para siempre|no existir|dejar de existir|cortarme|acabar con mi vida)
        (me quiero|me voy a) (morir|matar|suicidar)
        no (quiero|aguanto|soporto) (más|ya)? (vivir|existir|seguir viviendo|estar viv~)
        (mejor|mejores) sin mí
        (durmiera|dormirme|dormir) y no (despertara|despertar|despertarme) (más|nunca)?
        me (volví a cortar|corté a propósito|corto|estoy cortando) 
        me corté (otra vez|anoche|los brazos|las piernas)
        (pienso|pensé|pensando) en (el)? suicidio
      `,
      decoys: `
        (morir|morirme|muero) de (risa|vergüenza|hambre|sueño|calor|frío|ganas|amor)
        matarme (a trabajar|trabajando|estudiando)
      `,
    },
    'someone-else': {
      now: `
        @other .. (se tomó|tomó|tragó) .. @pills .. (morir|hospital|matarse|montón|todas)?
        @other .. (intentó|ha intentado) (suicidarse|matarse|quitarse la vida|ahorcarse)
        @other .. (dejó|escribió|mandó|envió) .. (carta|nota|mensaje|audio) ... (vivir|despedida|despidiéndose|adiós)
        @other .. (va a|dice que va a|dijo que va a) (tirarse|matarse|ahorcarse|saltar)
      `,
      today: `
        @other .. (se)? (quiere|quería|piensa en|pensó en|habla de|amenaza con) (matar|morir|morirse|matarse|suicidarse|suicidio|quitarse la vida|desaparecer para siempre)
        @other .. no (quiere|quería|tiene ganas de|le ve sentido a|aguanta) (más)? (vivir|la vida|existir)
        @other .. (dijo|dice|contó|me dijo) .. (que)? .. (se quiere (matar|morir)|quiere (morir|matarse)|no quiere vivir|mejor sin (él|ella))
        @other .. (se está cortando|se corta|se cortó|se autolesiona|se lastima|se hace daño)
        (tengo miedo|temo) (de)? que .. (se mate|se haga daño|haga una locura|se suicide)
        a (mi|una) @friend .. le pega (el|su) (marido|novio|pareja|ex)
        (marido|novio|pareja|ex) (de mi)? (amiga|vecina|hermana|compañera)? le pega
        mi @friend (sufre|vive|está sufriendo) (violencia|maltrato)
      `,
      decoys: `
        se mata (de|a) (trabajar|risa|reír|estudiar)
        se muere de (hambre|risa|sueño|vergüenza|ganas|miedo|frío|calor)
        mi equipo
      `,
    },
    'home-violence': {
      now: `
        me (agarró|apretó|tomó|cogió) (del|el|por el) cuello
        (@he .. )? me (ahorcó|estranguló|apuñaló|acuchilló)
        @he .. (amenaza|amenazó|amenazado|dijo|juró) .. (matarme|me va a matar|que me mata|de muerte)
        @he .. (con|sacó) (un|una|el|la) @gun
        @he .. me (encerró|tiene encerrad~)
        (escondida|encerrada) .. (baño|cuarto) .. (él|marido|novio|ex)
      `,
      today: `
        @he .. me (pegó|pega|pegaba|ha pegado|golpeó|golpea|empujó|empuja|pateó|agredió|agrede|abofeteó|arrastró|mordió|quemó|escupió|jaló|lastimó)
        @he .. me (dio|da|daba|metió) .. (golpe|golpes|bofetada|bofetadas|cachetada|puñetazo|puñetazos|patada|patadas|paliza|empujón)
        me (empujó|tiró|lanzó|aventó) contra (la pared|el suelo|la puerta|el piso)
        me (pegó|golpeó) (otra vez|de nuevo) .. 
        me levantó la mano
        (tengo|le tengo|siento) miedo (a|de) (mi (ex)? @partner|mi padrastro|mi padre) 
        (tengo) miedo de (mi)? (marido|novio|él|ella) .. (bebe|borracho|casa|llega)
        miedo (de|a) que .. (me pegue|me mate|me haga daño)
        @he .. (amenaza|amenazó|persigue|acosa|vigila)
        (no me deja|no me dejaba) (salir|ver|trabajar|hablar|tener) .. (casa|familia|amigas|nadie|dinero|móvil)?
        me (quitó|rompió|escondió|revisa) (el|mi) (móvil|celular|teléfono) .. (salir|casa|familia|golpe|pareja|marido)?
        @he .. me (obliga|obligó|fuerza|forzó) .. (sexo|acostarme|relaciones|cama)
        (tapar|tapo|esconder|escondo|cubrir) .. (moretón|moretones|moratón|moratones|golpes|marcas)
        (sufro|viví|vivo) (violencia|maltrato) .. (casa|marido|pareja|doméstica|género)
        orden de alejamiento
      `,
      cues: `
        @he .. me (grita|gritó|insulta|insultó|humilla)
        (moretón|moratón|ojo morado)
        miedo (de|a) (volver|ir) a casa
        (golpeó|pateó) la (puerta|pared)
      `,
      decoys: `
        me (empujó|empuja) (en|a) .. (columpio|piscina|fiesta|intentarlo|estudiar|metro)
        (jugando|jugamos|ajedrez|cartas|partida)
        me pegó (la gripe|un susto|su risa|el resfriado)
      `,
    },
    abuse: {
      today: `
        (padrastro|padre|tío|abuelo|primo|hermano|vecino|profesor|cura|entrenador|él) (me|la|lo) (toca|tocó|tocaba|manosea|manoseó|violó|viola)
        (abusó|abusa|abusaba|abusaron) (de|sexualmente) (mí|mi|ella|él|una|un|la)
        (abusado|abusada|abusos sexuales|violad~) (por|de|cuando)
        (contó|dijo|confesó) .. (tío|padrastro|padre|hermano|abuelo|profesor) .. (toca|tocó|pega|abusa)
        (cuidador|cuidadora|enfermera|enfermero|niñera|profesora|profesor|maestra|guardería) .. (pega|pegarle|pegó|golpea|golpear|ata|ató|maltrata|encierra|zarandea) .. 
        (pega|pegan|golpea|golpean|maltrata|maltratan|quema) (a|al) (su|mi|un|una|los|las)? (propio|propia)? @frail
        (se queda|se quedan|roba|gasta|se queda con) .. (pensión|jubilación) .. (madre|padre|abuela|abuelo|ella|él)
        (deja|dejan|dejó) (a)? .. sin (comida|comer|bañar|medicinas|agua) .. 
        (ancianos|residentes|niños|abuela) .. sin (comida|bañar|medicinas|agua)
        (niño|niña|alumno|alumna|hijo|hija) .. (llega|llegó|viene|vino|volvió) .. (moretones|golpead~|moratones|quemad~|con miedo)
        le (pega|pegan) a mi (hermano|hermana|abuela|madre) .. (residencia|clínica|centro)
      `,
      decoys: `
        abusa de (mi|la|nuestra) (paciencia|confianza|bondad|buena)
        abuso de (poder|confianza|azúcar)
        pega (a|en)? la (mesa|pelota|puerta)
        (le pega|pega) a la (mesa|pelota|puerta)
      `,
    },
    'work-violence': {
      now: `
        @boss .. (amenazó|amenaza|apuntó) .. @gun
      `,
      today: `
        @boss .. me (tocó|toca|manoseó|agarró|besó|acorraló|acosa|acosó|violó|arrinconó|rozó)
        @boss .. me (pegó|golpeó|agredió|empujó|pateó|escupió|abofeteó|mordió|lanzó)
        @boss .. me dio (un|una) (puñetazo|bofetada|golpe|patada|cachetada|empujón)
        (renueva|asciende|contrata|aumenta|despide|ascenderme|renovarme) .. (si|acuesto|salgo) .. (con él|con ella|acuesto)
        (sufro|sufrí|sufriendo|víctima de|vivo) .. (acoso|racismo|homofobia|agresión|discriminación) .. (empresa|trabajo|jefe|nadie|laboral|sexual)?
        (me)? (llamó|llamaron|llaman|dijeron|gritó|gritaron) .. (sudaca|negro de mierda|negra de mierda|mono|maricón|marica|puta|zorra|indio|india|machorra|retrasad~|basura)
        (fui|me han|me) (agredid~|acosad~|amenazaron de muerte|amenazó de muerte) .. (trabajo|turno|guardia|empresa|jefe)?
        (me)? (manda|mandó|envía|envió|enseñó) .. (fotos|foto|videos|vídeos) .. (desnud~|porno|íntim~|pene)
        me (humilla|humillan|insulta|grita) (todos los días|cada día|delante de (todos|clientes|mis compañeros)|siempre)
      `,
      decoys: `
        (golpe|puñetazo) en la mesa
        palmadita
        amenazó con (cancelar|irse|demandar|llover)
        (curso|formación) de acoso
      `,
    },
    'harm-to-others': {
      now: `
        (voy a|quiero|pienso|planeo) (matar|apuñalar|envenenar|dispararle|pegarle un tiro|quemar|acuchillar|matarlo|matarla|matarlos) .. (mi|él|ella|ellos|jefe|todos|marido|mujer|ex|lo|la)?
        (ya)? (compré|conseguí|tengo|cogí|agarré|tomé) (la|una|un|el) @gun .. (él|ella|jefe|fui|matar|trabajo|por)?
        (le)? (puse|echo|eché|voy a poner) (veneno) (en|a) (su|la) (comida|café|vaso)
        (prenderle|prender|pegar) fuego .. (casa|con ellos|dentro|empresa)
      `,
      today: `
        (tengo)? miedo de (hacerle daño|lastimar|pegarle|matar|hacer daño|golpear) .. (bebé|hijo|hija|niños|mujer|alguien|marido)
        (sacudí|zarandeé|asfixié|quemé) (al|a mi|a la|a) (bebé|hijo|hija|niña|niño|mujer|madre)
        (le pegué|golpeé|pegué) (a|al) (mi)? (hijo|hija|mujer|esposa|novia|madre|bebé|marido)
        (pienso|pensando|pensé|imagino|planeo) .. (cómo|en)? .. (hacerle daño|matarlo|matarla|matar a|apuñalar|envenenar|vengarme|hacer daño)
        (ganas|impulso) de (matarlo|matarla|matar a|apuñalar|pegarle|estrangular|hacer daño)
      `,
      decoys: `
        (matar|maté|mato) (el|la|una|un|al)? (tiempo|hambre|araña|mosquito|mosca|cucaracha|rata|jefe final|curiosidad|gusanillo|rato)
        matar a mi (hermano|hermana) .. (chocolate|pizza|mando|helado|comió)
        (compré|tengo) (un|una) (cuchillo|navaja) .. (cocina|pan|jamón|queso)
        matar .. (ordenador|impresora|despertador|computadora)
      `,
    },
    psychosis: {
      now: `
        (voz|voces) .. (manda|mandan|dice|dicen|ordena|ordenan|piden) .. (daño|matar|matarme|tirarme|saltar|cortarme|morir|obedecer|atacar)
        (llevo|sin dormir|no duermo|no he dormido) .. (días|noches) .. (dormir)? .. (energía|elegid~|invencible|misión|dios|poderes|cansad~|genio)
        (fui|soy) (el|la)? (elegid~|enviad~|mesías) .. 
      `,
      today: `
        (oigo|escucho|oí|escuché) (voces|gente hablando de mí|una voz) .. 
        (pusieron|instalaron|implantaron|hay|metieron) .. (chip|cámara|cámaras|micrófono|micrófonos|rastreador) .. (en mí|mi cuarto|mi casa|mi cabeza|mi cuerpo|mi habitación|controlarme|vigilarme|espiarme|dentro)
        (televisión|tele|radio|internet|noticias) .. (manda|mandan|envía|habla|hablan) .. (mensajes|señales|conmigo|recados)
        (me siguen|me persiguen|me vigilan|me están siguiendo|me espían) .. (todas partes|días|cámaras|calle|coche|carro|casa|semanas)
        (leen|lee|roban|controlan) (mis|mi) (pensamientos|mente)
        (envenenan|envenenando|envenenaron) (mi|el|la) (agua|comida|café|aire)
        (veo|vi) (sombras|gente|figuras|demonios|bichos) .. (no existen|nadie ve|me hablan|no están)
        soy (dios|jesús)
      `,
      decoys: `
        voz en mi cabeza .. (aumento|pizza|comer|comprar|puedes|renunciar|pidiera)
        (sigue|siguen|siguió) (en)? (instagram|twitter|tiktok|redes)
        (bebé|hijo|hija|nene) .. (sin dormir|no duerme)
      `,
    },
    medical: {
      now: `
        (me)? (tomé|tragué|bebí|mezclé) .. (toda|todas|todo|todos|entera|treinta|veinte|cuarenta|cincuenta|montón|puñado|muchas|20|30|40|50) .. @pills
        (me)? (tomé|mezclé) .. @pills .. (vodka|alcohol|ron|tequila|whisky)
        sobredosis
        (bebí|tragué|tomé|bebió|tragó) .. (lejía|cloro|veneno|raticida|lavandina|insecticida|sosa|metanol)
        (duele|dolor|presión|opresión) .. (el|de|en el)? pecho .. (brazo|mandíbula|espalda|sudor|sudando|respirar|fuerte)
        (no puedo|me cuesta) respirar .. (labios|morad~|azul~|pecho|hinchad~|garganta|empeora)
        labios .. (morados|azules|hinchados)
        (media|mitad|lado) .. (cara|cuerpo|rostro) .. (dormid~|paraliz~|caíd~|torcid~|hablar)?
        se me durmió (media|la mitad)
        (cara|boca) (torcida|caída|dormida)
        (no puedo|me cuesta) hablar bien
        (embarazada|embarazo) .. (sangro|sangrando|sangrado|líquido)
        (sangro|sangrando) .. (mucho|no para|embarazada)
        bebé .. (no se mueve|dejó de moverse|ha dejado de moverse)
        (vomito|vomitando|vomité|escupo|toso) sangre
        (me desmayé|se desmayó|convulsión|convulsionó) .. (calor|dos veces|sol|otra vez|cabeza)
        (me está dando|le está dando|tengo) un (infarto|ictus|derrame)
        garganta .. (cierra|cerrando|hinch~)
        me (mordió|picó) (una|un) (serpiente|víbora|alacrán|escorpión)
      `,
      cues: `
        (sudor frío|sudando frío)
        (brazo|mano) .. (hormiguea|dormid~)
        (dolor|opresión) (en el|de) pecho
        (mareo|visión borrosa|confus~)
        (falta de aire|me falta el aire)
      `,
      decoys: `
        (casi me da|por poco me da) (un)? (infarto|algo)
        (quita el aliento|encogió el corazón)
        (ataque|crisis) de (pánico|ansiedad)
      `,
    },
    postpartum: {
      now: `
        (imágenes|pensamientos|ganas|ideas) .. (tirar|ahogar|asfixiar|soltar|dejar caer) .. (bebé|recién nacid~)
      `,
      today: `
        (desde que|después de que) (nació|nacio|tuve) .. (bebé|hijo|hija|niña|niño)? .. (lloro|llorar|no siento|vacío|huir|desaparecer|pánico|arrepiento)
        (tuve|di a luz) (un|una|a mi|al)? (bebé|hijo|hija|niña)? ... (huir|no paro de llorar|no siento|desaparecer|dejarlo todo|no puedo más)
        miedo .. (quedarme)? (sola|solo) con (el|la|mi) (bebé|recién nacid~)
        me arrepiento de (haber)? (tenido|tener|ser) .. (bebé|madre|hijo|hija)
        no (puedo|logro|consigo) (querer|amar|sentir) .. (bebé|hija recién~|hijo recién~)
        (bebé|recién nacid~) .. (estaría|estará) mejor sin mí
        no siento (nada|amor) por (mi|el|la) (bebé|recién nacid~)
        (creo que)? (tengo|es|diagnosticaron) (una)? depresión (posparto|postparto|pos parto|post parto)
      `,
      decoys: `
        (lloré|llorando|llanto) de (alegría|emoción|felicidad)
        enamorada
      `,
    },
    eating: {
      now: `
        (desmay~) .. (sin comer|no como|laxantes)
        sin comer .. (días) .. (desmay~|mare~|levantarme)
      `,
      today: `
        (llevo|hace) .. @number (días|semanas) .. (sin comer|que no como|solo con agua|solo agua) (nada)?
        no como (nada)? desde (el)? (lunes|martes|miércoles|jueves|viernes|sábado|domingo|hace)
        (me)? (provoco|provoqué|provocando|fuerzo) (el|los)? (vómito|vómitos)
        (vomito|vomitar|vomitando) .. (después de|todo lo que como|cada comida|escondidas|a escondidas)
        (tomo|tomando) .. (laxantes|diuréticos) 
        (me doy|tengo) (un)? (atracón|atracones) .. (vomito|duele|odio|asco|escondidas)
        (meto|metí|metiendo) (los|el) dedos? (en|a) la (garganta|boca)
        (ha vuelto|volvió|vuelve|tengo) (mi|la)? (anorexia|bulimia|trastorno alimentario)
        mi (anorexia|bulimia) .. (volvió|ha vuelto|peor|otra vez)
        (me salto|salto) todas las comidas
        no puedo parar de comer .. (escondidas|duele|odio|asco)
      `,
      decoys: `
        sin comer (dulces|dulce|carne|azúcar|pan|chocolate|gluten|lácteos|frituras)
        (ayuno intermitente|ramadán|gastroenteritis|análisis de sangre|embarazo|indigestión)
      `,
    },
    substances: {
      now: `
        (conduciendo|manejando|voy a conducir|voy a manejar) .. (borrach~|bebid~|drogad~|colocad~)
      `,
      today: `
        (conduje|manejé|manejo|conduzco|trabajé|trabajo|operé) .. (borrach~|bebid~|drogad~|colocad~|ebri~|tomad~)
        (bebo|tomo|bebiendo|tomando) .. (a escondidas|todos los días alcohol|cada día a escondidas|antes del turno|antes de trabajar|para aguantar|para dormir|en el trabajo|vodka|ginebra)
        (bebo|bebiendo) (cada|todos|todas) (día|los días|noche|las noches)
        (me metí|me meto|esnifé|fumé|fumo|consumí|consumo|usé|uso|inyecté|me inyecto) .. @drug .. (trabajo|turno|baño|aguantar|semana|día|días|noche|otra vez|sol~)
        (no puedo|no consigo|no logro|no sé) (dejar|parar) de (beber|tomar|consumir|apostar|jugar|drogarme)
        (me despierto|despierto|amanezco) temblando .. 
        (recaí|recaída|he recaído|volví a) .. (bebida|beber|heroína|coca|cocaína|droga|drogas|consumir|alcohol|crack)
        (adict~|enganchad~) (a|al) (la)? (@drug|alcohol|pastillas|juego|apuestas)
        (soy|creo que soy) alcohólic~
        (laguna|lagunas|no recuerdo nada) .. (beber|bebí|borrachera|tomar)
        (perdí|debo|aposté) .. (todo|sueldo|dinero) .. (apuestas|casino|tragaperras|juego|prestamista)
        (no duermo|no puedo dormir) sin (pastillas|beber|alcohol|clonazepam)
      `,
      decoys: `
        (enganchad~|adict~) a (esta|esa|la|una|mi) (serie|canción|novela|libro|móvil)
        (años|meses|días) (sin|limpi~) (beber|consumir|fumar|tomar)
        (bebo|tomo|bebí|tomé) .. (café|agua|té|mate|zumo|jugo)
      `,
    },
    exploitation: {
      now: `
        (nos|me) (encierran|encierra|tienen encerrad~) .. (dormitorio|finca|taller|fábrica|casa|noche|llave)
        (hombres|guardias|gente) armad~ .. (finca|salir|vigilan)
        (me|nos) (obligan|obliga|fuerzan) a (prostituirme|prostituirnos|tener sexo con)
      `,
      today: `
        (patrón|patrona|jefe|jefa|agencia|ellos|él|ella|dueño|señora) .. (tiene|tienen|quitó|quitaron|guarda|retiene|retienen|se quedó con) (mi|mis|nuestros|nuestro) (pasaporte|documentos|papeles|cédula|dni)
        (me|nos) (quitaron|quitó|retienen|retuvieron) (el|los|mi|mis) (pasaporte|documentos|papeles)
        (llevo|llevamos) .. (meses|semanas|años) .. sin (cobrar|paga|sueldo|salario) .. 
        (debo|deben|les debo|dicen que) .. (viaje|pasaje|alojamiento|deuda) .. 
        no (me|nos) (deja|dejan) (irme|irnos|salir) .. (finca|deuda|pagar|patrón|taller|pasaporte)?
        solo (me|nos) dan comida
        no puedo (irme|salir) (hasta|porque) .. (deuda|debo|pagar|pague)
        (amenazan|amenaza) con (denunciarme|deportarme|deportarnos|migración|inmigración|la migra)
        nunca me (han pagado|pagaron) .. (años|meses|desde)
      `,
      decoys: `
        (olvidé|perdí|renové) (el|mi) (pasaporte|dni)
        sin cobrar (horas|extras|vacaciones)
        (llevo|llevamos) .. sin cobrar horas
      `,
    },
  },
};
