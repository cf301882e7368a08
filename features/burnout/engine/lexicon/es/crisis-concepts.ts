import type { CrisisConcepts } from '../crisis-concepts.ts';
import { games } from '../game-names.ts';
import { acts } from './crisis-acts.ts';

/**
 * What crisis wordings in Spanish are put together from, in our own words, with "tú", "vos" and
 * "usted". Not reviewed by a psychologist. Each list answers one question; which of them together
 * mean danger stands in `crisis-composition.ts`.
 */
export const concepts: CrisisConcepts = {
  gone: `${acts}
# To die
morir, morirme, muriera, muriese, me muera, me muero, mi muerte, la muerte, estar muerto/a, estuviera muerto/a
estuviese muerto/a, morirse, muerto/a de una vez
(padre|madre|hijo|hija|marido|mujer|esposa|mí) muerto/a, bajo tierra, en un cajón
# By one's own hand
(matar|colgar|ahorcar|suicidar|eliminar|borrar|apagar) me, matarme, colgarme, me (mato|colgara), acabar conmigo
(quitarme|sacarme|terminar con|acabar con|ponerle fin a|poner fin a) [la|mi|esta] (vida|existencia)
un tiro en la (cabeza|sien|boca), ahogarme en (el|un|la) (mar|río|lago|bañera|tina|pileta), terminar conmigo
borrarme del mapa para siempre
# Not to wake
nunca [más] (despertar|despertarme|despertara|despertase), dejar de vivir, dejara de vivir
(no|nunca más|sin|ni) [volver a|tener que|querer] (despertar|despertarme|despertara|despertase|despierte|
  abrir los ojos|abrir más los ojos|amanecer|amaneciera|levantarme nunca|me despertara|me despertase|
  me despierte|despertarse)
(dormir|dormirme|sueño|me duermo|durmiera|acostarme|voy a dormir) .. (para siempre|eterno|y no vuelvo|
  y no despertar|y no despertarme|y ya no|sin despertar|del que no|y nunca|y no volver)
# Not to be
(no|nunca|dejar de|dejara de|sin) [haber] (existir|existiera|existiese|existido|nacer|nacido|respirar|
  estar viva|estar vivo|ser), no (estar|estuviera|esté|estaré|estaría|estoy) más (aquí|acá|en este mundo)
ya no (estar|estuviera) (aquí|acá), no estar (aquí|acá|ahí)
# To leave the world
(irme|ir|partir|desaparecer|salir|bajarme|escapar|despedirme|jubilarme|renunciar|dimitir|borrarme|salirme|
  marcharme|descansar|fugarme|huir) (de|a|del|para) (la vida|esta vida|este mundo|mundo|planeta|mejor vida|
  la existencia|vivir|la faz de la tierra|todo para siempre|la tierra)
(irme|ir|encontrarme|reunirme|juntarme|estar|seguir) .. (en el cielo|del otro lado|al otro lado|allá arriba|
  al cielo|en el más allá|en el cementerio), otro lado, el otro barrio, al otro barrio, no (llegar|pasar) (a|
  de) (los|la|las|navidad|fin de año|mis|este) [cuarenta|treinta|cincuenta|navidad|años|año]
(durmiera|dormirme|me duermo) .. (acabara todo|acabe todo|se acabe todo|terminara todo), volver a levantar
no volver a levantar
# An accident, an illness, a heart that stops
(camión|autobús|colectivo|bondi|coche|auto|carro|tren|metro|avión|rayo|barco|bala|cáncer|enfermedad|infarto|
  tumor|ola|dios|muerte|techo|accidente|ascensor|virus|derrame) .. (me atropellara|me llevara|me lleve|
  me pisara|me pise|me matara|me agarrara|me alcanzara|se cayera|se cayese|cayera|se estrellara|chocara|
  se hundiera|me pasara por encima|
  conmigo dentro|conmigo adentro|me chocara|no me agarró|no me pilló|me viniera|lo resolviera|terminal)
(corazón|cuerpo) .. (parara|se pare|se parara|pararse|detenerse|se detuviera|fallara), (diagnóstico|
  enfermedad) (terminal|mortal|incurable)
me (pasara|pasase|ocurriera|sucediera|pase) (algo|algo malo|lo peor|cualquier cosa), se acaba lo mío, acabar lo mío
(estudio|resultado|análisis|biopsia|tomografía|diagnóstico) .. (mal|malo|grave|positivo), (ser|
  que me) (enterrado|enterrada|entierren|cremen), mi (entierro|velorio|cajón|ataúd|tumba|funeral), suicidio
(no|ni) (haya|hubiera|exista) [un|más] (mañana|después), quien muere, los que mueren, después de (morir|
  la muerte), si duele morir, morir duele, ser (una estrella|estrellita|un ángel|polvo|nada), (estudio|
  resultado|médico|análisis) .. (encuentre|encuentren|salga|saliera|diga) .. (malo|grave|algo|cura|remedio)
en no estar, a no estar
`,
  away: 'desaparecer, irme, ir, marcharme, desvanecerme, apagarme, descansar, dormir, acabar, terminar, parar, fin, un final, silencio, dormirme, desconectarme, desapareciera, me fuera, me vaya, esfumarme, evaporarme',
  forGood: `
para siempre, de una vez, de una vez por todas, nunca más, del todo, sin vuelta, sin retorno, (de|del|
  en) (este mundo|mundo|esta vida|la vida|la tierra), eterno/a, eternamente, definitivo/a, definitivamente
(última|último) (vez|noche|día|abrazo|página|mañana|beso), y no vuelvo, y no volver, de la faz de la tierra
sin dejar rastro
`,
  drawn: `
# Wish
quiero, querer, quisiera, querría, quería, queriendo, querés, ojalá, deseo, desear, deseé, desearía, deseaba
deseando, ganas de, gustaría, pido, pedí, pedir, pidiendo, rezo, rezaba, rezando, ruego, espero, prefiero
preferiría, preferible, podría, anhelo, envidio, envidia, cambiaría, me cambiaba, añoro, sueño con
quién pudiera, encantaría, necesito, (sería|fuera|será) mejor que
# Relief
alivio, aliviado/a, (sería|fuera|será|es|parece) [más|mucho|un|una|lo|la] (mejor|fácil|simple|bueno|lindo|
  descanso|alivio|regalo|bendición|solución|salida|favor|liberación), más fácil, descanso, me (da|dio|trae|
  daba) .. (paz|calma|alivio|tranquilidad|sosiego), me (calma|consuela|tranquiliza|seduce|atrae|alivia|tienta)
consuelo, por fin, solución, buen plan
# Indifference
(no|ni) [me] (importaría|importa|molestaría|asusta|asustaría|da miedo|daría miedo|lucharía|haría nada|apartaría|
  quejaría|estaría mal|estaría tan mal|sería tan malo|sería malo|movería|tengo miedo|daría pena), me da (igual|
  lo mismo), da igual, da lo mismo, tanto mejor, indiferente, lástima que, pena que, decepción, qué lástima
me da rabia despertar
# Thought
pienso, pensé, pensando, pensar, pensado, pensaba, pensamiento, pensamientos, idea, imagino, imaginar, imaginé
imaginando, imaginarme, fantaseo, fantasía, fantaseaba, me pregunto, considero, considerado, contemplo, (se me|
  me) (pasa|pasó|cruza|cruzó|ronda|ocurre|ocurrió) .. cabeza, cada vez más, y si, egoísta, por qué .. mal
cada tarde, se me cruza, lo pienso, no lo digo de broma, no es broma
me alegraría, agradecería, agradecido, agradecida, un regalo, casi que, hermoso, sin culpa
busqué, googleé, investigué, averigüé
`,
  ready: `
(falta|falta el|me falta|sin|tuviera|tenga|reunir|juntar) (valor|coraje|huevos|agallas), (elegí|tengo|marqué|
  sé) (el|la|un|una) (día|fecha|hora|lugar|manera|forma), sé qué (noche|día|hora), (es|será|
  va a ser) esta noche, nadie sospecha, se acaba todo, esta noche es la noche, (hoy|el viernes|
  mañana) es el día, (ya|) tengo (fecha|día|lugar|hora)
`,
  resolved: `
(ya|) (decidí|he decidido|lo decidí|lo tengo decidido), decidido/a, está decidido, tengo un plan, mi plan
planeo, planeando, voy a, vamos a, a punto de, esta noche
`,
  absent: `
sin mí, mi (ausencia|muerte|falta|entierro|funeral|velorio), después de mí, (cuando|si|el día que|para cuando|
  después de que|desde que|una vez que|que) [yo] [ya|algún día] [no] (falte|faltara|faltase|muera|muriera|
  me vaya|me fuera|me haya ido|esté|estuviera|existiera|exista|despertara|desapareciera|desaparezca|me muera|
  volviera|parta)
no (estuviera|esté|estaré|existiera|estuviese) [más|ya] (aquí|acá|en este mundo|en sus vidas|cerca|nunca)
yo (falte|no esté|no estuviera), mañana no (despertara|estuviera|amaneciera)
(van a|iban a|irían a) (llorar|sufrir) .. (mes|tiempo|semana|días|después), llorarían, no (los|las|lo|la|
  me) (voy a necesitar|vuelvo a necesitar|necesitaré|hará falta|harán falta) [más|ya], a donde voy, adonde voy
donde voy, que yo no (estuviera|esté|existiera), (nadie|no) .. (limpiar|arreglar|encontrar|ordenar) después
(sin|no) dejar (líos|deudas|problemas|desorden)
`,
  eased: `
mejor, mejores, más (felices|feliz|livianos|tranquilos|tranquila|tranquilo|fácil|aliviados|ligeros), felices
en paz, tranquilos, tranquilas, aliviados, aliviado/a, alivio, descansar, descansarían, descansaría
descansaran, respirarían, respirar, librarse, se librarían, se libran, un favor, una carga menos
un problema menos, una boca menos, ahorrarían, el seguro
(nadie|quién|ni) .. (notaría|notará|daría cuenta|extrañaría|extrañará|lloraría|echaría de menos|
  echaría en falta|preguntaría|vendría|iría|perdería|importaría), (no|nada) (cambiaría|pasaría nada|pasaría|
  perderían|perdería), (estarían|estaría|estarán|van a estar|quedarían|se las arreglarían|se arreglan|
  saldrían adelante|podrían seguir) [bien|mejor], les iría
(vivir|vivirían|vivirán|viven) (mejor|más livianos|tranquilos|en paz|felices|más)
`,
  noMore: `
(ya|) no [le|les|me|lo] [veo|encuentro|hallo|tengo|hay|queda|quedan|aguanto|soporto|quiero|puedo|compensa|vale|
  sirvo|siento|existe|interesa|ata|retiene|sé] [más|ya|el|la|un|una|ningún|ninguna|ni un] [sentido|motivo|
  motivos|razón|razones|fuerzas|ganas|pena|lugar|sitio|gracia|remedio|salida] [a|para|de|en|por]
(cansado/a|harto/a|agotado/a|aburrido/a) de, me cansé de, rendirme, perdí (las ganas|el sentido|la razón|
  el gusto) (de|a|por), nada me (ata|retiene|sujeta|queda), para qué, por qué (sigo|seguir), sin (ganas|motivos|
  razón|razones|sentido) (de|para), qué sentido (tiene|tendría), se me acabaron las (ganas|razones) de
se acabó para mí, no me compensa, desisto de
`,
  life: `
vivir, viviendo, la vida, mi vida, esta vida, existir, seguir (viviendo|viva|vivo|aquí|acá|en este mundo|
  respirando), estar (viva|vivo), continuar (viviendo|aquí), en este mundo, sigo (viva|vivo|viviendo|aquí|acá)
existencia, el mañana, otro día más, un mañana
`,
  noWay: `
única (salida|puerta|solución|manera|forma|opción|escapatoria), único (camino|remedio|modo), no (veo|hay|
  encuentro|tengo|le veo|queda) [otra|más|ninguna|ya] (salida|remedio|solución|escapatoria|vuelta atrás)
sin salida, callejón, solo (queda|veo|hay) una (salida|puerta|forma|manera)
`,
  tether: `
(lo único|único|lo que|la única|lo|cosa) [que] [todavía|aún] me (tiene|retiene|ata|mantiene|sostiene|sujeta|
  frena|detiene) [todavía|aún] (acá|aquí|viva|vivo|con vida|en este mundo|de irme|en pie), (solo|
  todavía) (estoy|sigo) (acá|aquí|viva|vivo) por, si no fuera por .. ya (no|me|habría|hubiera)
`,
  farewell: `
[que] nadie se (sienta|culpe|eche) [culpable|la culpa]
(van a|lo van a|ya) (entender|entenderme|perdonar|perdonarme|entenderán|perdonarán), no voy a dar más (trabajo|molestias|problemas|guerra)
(escribí|escribo|dejé|dejo|grabé|preparé|escribiendo|he escrito|he dejado|redacté) .. (carta|cartas|nota|notas|
  audio|mensaje|mensajes), (carta|cartas|nota) (para|de despedida) [mis|mi|cada|los|mamá|papá] [hijos|madre|
  padre|uno], una carta en el, que me (perdonen|perdone), (perdónenme|perdóname|perdonadme|perdonen|perdoname|
  perdón a todos|perdón por todo), gracias por todo
(díganle|decidle|dile|decile|digan) .. (quise|quiero|amé|amo), los (amo|quiero) a todos, os quiero a todos, (no|
  nadie) (lloren|llores|se culpen|tiene la culpa|lloréis|me busquen), no es culpa (de|tuya|suya), me despedí
despidiéndome, despedida, adiós, (última|último) (página|carta|mensaje|abrazo|foto|audio), (cuiden|cuida|cuidá|
  cuidad) (de|a|al|del), sean felices, cuídense
falta poco, ya falta poco, llegó la hora, es hoy el día, cuando lean esto, cartas (están|ya están) (escritas|listas)
`,
  settled: `
(dejé|dejo|he dejado) todo (pagado|arreglado|escrito|ordenado|listo|en orden|organizado)
contraseñas, las contraseñas, las claves, mi testamento, el testamento, la escritura, seguro de vida
beneficiario, las cuentas, el papeleo, (dejé|dejo|anoté|anotado|pasé|entregué|di|le di|he dejado|
  ordené) .. (llaves|contraseña|contraseñas|claves|papeles|documentos|cuentas|anotado|orden|gato|gata|perro|
  perra)
quién (se queda|se quede|cuida|cuide|cuidaría|se quedaría) (con|a|de|del|al) [la|el|los|las|mi|mis] (gata|gato|
  perro|perra|niños|niñas|hijos|hijas|plantas|casa|cosas), (regalé|regalando|doné|vendí|repartí|
  regalado) .. (cosas|ropa|discos|libros|guitarra|colección|perro|gato|muebles|herramientas|todo)
todo (en orden|arreglado|pagado|listo), pagué .. (deudas|adelantado|entierro|funeral)
(rompí|quemé|borré|tiré) .. (diarios|cartas|fotos|cuadernos|historial|conversaciones), (vengo|ando|
  estoy) regalando, expliqué dónde está todo, seguro a nombre de
`,
  calm: `
nada me (pesa|asusta|ata) ya, (estoy|me siento) [por fin|tan] (en paz|ligero|ligera|aliviado|aliviada)
una (paz|calma) (rara|extraña)
`,
  means: `
pastillas, pastilla, comprimidos, blíster, blísteres, somníferos, insulina, veneno, raticida, lavandina
cuchilla, cuchillas, hoja de afeitar, hojas de afeitar, navaja, cúter, soga, cuerda, nudo, viga, gas, puente
viaducto, baranda, barandilla, balcón, azotea, terraza, cornisa, acantilado, barranco
las vías, vías del tren, rieles, andén, pistola, arma, escopeta, revólver, contramano, volante, precipicio
la orilla, (quinto|sexto|séptimo|octavo|noveno|décimo|último) piso
el volante, la ruta, la curva, la autopista, la carretera, el acelerador, los pisos, cinturón de seguridad
`,
  prepared: '',
  lingering: `
(me quedé|me quedo|me quedaba|estuve|pasé|me paré|me detuve|minutos|minuto|hora|horas|rato) .. (mirando|calculando|contando|midiendo|
  imaginando) [hacia abajo|para abajo], mirando abajo, calculando, calculé, calculo, midiendo, mirando para abajo
mirando hacia abajo, miré para abajo, miro (demasiado|para abajo), demasiado tiempo, un paso, bastaría
bastarían, cuánta altura, qué altura, la altura, cuántas (harían|hacen|serían|bastan)
(guardo|guardé|guardadas|guardados|junto|junté|juntando|escondo|escondí|escondidas|acumulo|acumulé|ahorro|
  cuento|conté|contando|tengo contadas) .. (cajón|armario|colchón|detrás|hace|por las dudas|por si acaso)
(junto|junté|juntando|escondo|escondí|acumulo|acumulé) .. (pastillas|comprimidos|blísteres|somníferos)
por las dudas, por si acaso, (tirarme|saltar|lanzarme|soltar el volante|girar el volante|tomármelas todas|
  tomarlas todas|tomármelas|tragármelas), si (saltara|me tirara|saltase|las tomara|me las tomara|girara)
ganas de (saltar|tirarme|girar|soltar), tomé (todas|todo|un montón|un puñado)
cuando (tenga|junte) (valor|coraje), lo pienso en
si (cerraba|cerrara) los ojos, solté el volante, solté, cerré los ojos (en|manejando|al), (solo|
  para) ver qué pasaba, sin mirar, a último momento, en el último segundo, conté los (pisos|metros|segundos)
aceleré, saber que (está|están|la tengo|las tengo|tengo), me calma, me tranquiliza, me quedo tranquilo
me quedo tranquila
`,
  harm: `
(hacerme|me hago|me hice|hacerse) [de nuevo] [unos|los] (cortes|un corte|quemaduras|heridas)
me (corto|corté|cortaba|he cortado|quemo|quemé|quemaba|araño|arañé|rasguño|rasguñé|muerdo|mordí|golpeo|golpeé|
  pego|pegué|lastimo|lastimé|lastimaba|pellizco|pellizqué|hiero|herí|hice cortes|hago cortes|hice daño|
  hago daño|castigo|castigué|clavo|clavé), (cortarme|quemarme|lastimarme|hacerme daño|golpearme|arañarme|
  castigarme|rasguñarme|autolesionarme)
(cuchilla|gilette|navaja|tijera|tijeras|cúter|encendedor|cigarrillo|vidrio|hoja) .. (muslo|muslos|brazo|brazos|
  muñeca|muñecas|piel|pierna|piernas|barriga|panza), (cortes|marcas|cicatrices|quemaduras|tajos) en (el|la|los|
  las|mi|mis) (brazo|brazos|pierna|piernas|muslo|muslos|muñeca|muñecas|panza), autolesión, autolesiones
(puñetazos|cabezazos|cabeza) .. pared
`,
  meant: `
a propósito, adrede, como castigo, de castigo, para (sentir|aliviar|callar|castigarme|calmar|calmarme|no llorar|
  no gritar|parar), hasta (sangrar|que sangre|que sangra|que sangró|que sangraba|que duela), en el baño
a escondidas, (otra vez|de nuevo|volví a|recaí|recaída|nuevamente), donde (nadie|no se|el uniforme) ..
nadie (sabe|ve|lo sabe|lo ve), manga larga, mangas largas, escondo, cuando (fallo|me equivoco|discuto|lloro|
  nadie), porque (fallé|me lo merezco|merezco), me lo merezco, (me alivia|alivia|me calma|ayuda a), ganas de
en (la pierna|las piernas|el muslo|los muslos|el brazo|los brazos|la muñeca|las muñecas|la panza) , necesito
lo único que
`,
  deed: '',
  intent: '',
  dear: `
(mi|un|una|el|la|mis) (amigo|amiga|hermano|hermana|madre|padre|mamá|papá|viejo|vieja|hijo|hija|primo|prima|tío|
  tía|abuelo|abuela|marido|esposa|mujer|novio|novia|ex|colega|compañero|compañera|vecino|vecina|alumno|alumna|
  sobrino|sobrina|cuñado|cuñada|jefe|suegra|suegro|pareja|nieto|nieta|conocido|conocida), (mi|un|
  una) mejor (amigo|amiga), (una|uno) de mis (alumnas|alumnos|amigas|amigos|hermanas|hermanos|primas|primos|
  compañeras|compañeros|hijas|hijos)
`,
  theirDanger: `
(no quiere|no quería|no aguanta) (vivir|estar más|seguir|existir|despertar|más), (quiere|quería|va a|iba a|
  amenaza con|amenazó con|intentó|intenta|habla de|hablaba de|dice que va a|dijo que iba a|que se va a|
  dice que quiere|piensa en|está por) (morir|morirse|matarse|suicidarse|tirarse|saltar del|saltar de|ahorcarse|
  colgarse|cortarse|quitarse la vida|hacerse daño|desaparecer de este mundo|matar|acabar con todo), se (va a|
  quiere|quería|iba a) (matar|tirar|morir|colgar|ahorcar|suicidar)
(mandó|dejó|escribió|publicó|me mandó|envió) .. (despedida|adiós|despidiéndose|carta|perdón por todo), (tomó|
  tragó) .. (pastillas|todas|frasco|veneno), se tomó (todas|un frasco|las pastillas|un montón), se corta
cortándose, (está|subió|subido|parado) (en|a|al) [la|el] (azotea|puente|cornisa|baranda|balcón|techo)
(cansado|cansada|harto|harta) de (vivir|la vida|estar viva|estar vivo), se cansó de vivir, no (le ve|
  encuentra) sentido a vivir
`,
  elsewhere: `(${games})
película, películas, serie, novela, (un|el|este) libro, personaje, canción, juego, partido, gol, campeonato
videojuego, noticia, noticias, periódico, charla, campaña, prevención, curso, capacitación, artículo, podcast
obra de teatro, documental
vacaciones, viaje, viajo, viajar, feriado, playa, finde, fin de semana, sierra, mudanza, me mudo, jubilación
me jubilo, licencia, baja por maternidad, permiso, intercambio, graduación, trabajo nuevo, empleo nuevo
nuevo (trabajo|puesto|empleo|equipo|desafío|proyecto), la empresa, oficina, me pasan a, traslado
último día de trabajo, renuncia, cambio de equipo
obra, ingeniero, ingenieros, reunión, cliente, clientes, planilla, tráfico, proyecto, informe, servidor
celular, computadora, ordenador, batería, impresora, receta, cocina, cebolla, farmacia, presión, antibiótico
alergia, de mi (madre|mamá|padre|papá|abuela|abuelo|suegra), fotos, foto, mirador, turistas, barcos, pesca
paracaídas, escalada, gimnasio, bici, fútbol, afeitándome, planta, plantas, tatuaje, jardín
lluvia, luna, atardecer, estrellas, pájaros, la vista, sueldo, salario, obra social, alquiler, boda, cumpleaños
(esta|este|de la|del) (empresa|reunión|informe|proyecto|ciudad|barrio|edificio|grupo|curso|colegio)
`,
  parting: `
renuncia, renuncié, presenté la renuncia, preaviso, trabajo nuevo, nuevo trabajo, nuevo puesto, vacaciones
viaje, viajo, mudanza, me mudo, jubilación, me jubilo, licencia, maternidad, baja, traslado, dejo la empresa
dejo el trabajo, otra empresa, finiquito, (me despedí|despidiéndome|me despido) (de|del) [la|los|las|mi|mis] (grupo|curso|clase|equipo|
  alumnos|alumnas|turno|oficina|clientes|compañeros|compañeras|mesa)
`,
  asked: `
(preguntó|preguntaron|pregunta|preguntaba|preguntan) [me] (si|por|sobre), (formulario|cuestionario|médico|
  médica|doctora|enfermera|psicóloga|psiquiatra|encuesta) .. (preguntó|pregunta|preguntaba|sobre|si)
`,
  denied: `
nunca, no pienso, no pensé, jamás, ninguno, ninguna, para nada, dije que no, contesté que no, respondí que no
marqué que no, en absoluto, ni una vez
`,
  reserve: `
pero, mentí, mentira, a veces, antes, últimamente, quizás, tal vez, no sé, casi, aunque, sí
`,
  idiom: `
(paciente|pacientes) (del|de la|de) (cama|sala|box|quirófano|urgencias|uci|planta|habitación)
(kilómetro|kilómetros|km|maratón|cuesta|subida|sentadillas|burpees|spinning|crossfit|cinta) .. (quería|quise|quiero|ganas de) (morir|
  morirme)
vida (social|personal|profesional|laboral|amorosa|nocturna|útil|real|sana|adulta|privada|nueva|entera|de|en)
(calidad|costo|costo|coste|estilo|seguro|ritmo|nivel|proyecto|historia|modo) de vida, en mi vida, de mi vida
toda la vida, toda mi vida, de por vida, nunca en la vida, vivir (en|de|con|lejos|cerca|mejor|bien|sola|solo|
  sin (internet|café|ti)|al día|del aire)
(me muero|morirme|morir|muriendo|muerto|muerta|muero) (de|por) (risa|hambre|sueño|calor|frío|vergüenza|amor|
  miedo|ganas|envidia|unas|un|una|saber|ver|verte|ir|cansancio|aburrimiento|sed), (pensé|creí) que (me moría|
  iba a morir|moría), separé las pastillas de [la] (mi|la|mamá|abuela), me quiero morir (con|de)
miedo a (morir|la muerte), casi me muero, no quiero morir sin, antes de morir, me muero si, me muero por
(murió|muerto) (el|la|mi) (celular|batería|móvil|compu)
(va a|van a|vas a) matar, me mata, me está matando, me matan, matar el tiempo, (última vez) que
del mundo entero, mejor (que|si|me|no|dicho|así|te|lo), a lo mejor, a mejor, del todo (bien|mal|claro|seguro|
  segura|listo|lista|nuevo|convencido|convencida), puente (aéreo|festivo|de mayo|de diciembre)
(prefiero|antes) morirme [antes] que (presentar|comer|usar|ver|mirar|escuchar|perder|pedir|cantar|bailar)
carta a mi .. contándole
salida (de|del) [esta|la|el|este] (reunión|autopista|estacionamiento|metro|incendio|edificio|emergencia|
  aparcamiento), (ganó|ganaron|jugaron|almorzaron) sin mí
`,
};
