import type { Trait, Trigger } from '../source.ts';

export const traits: Record<Trait, string> = {
  filler: `
muy tan bastante demasiado/a poco un algo medio completamente totalmente absolutamente realmente
super mega del todo siempre ya aún todavía también solo sólo casi más tanto así hoy ahora cada vez
mismo/a simplemente literalmente quizá quizás tal tío tía chicos uf ay madre mía pues bien
fuerte/s horrible/s terrible/s constante/s enorme/s últimamente actualmente profundamente
extremadamente increíblemente un poco por fin otra sinceramente verdad
`,
  person: `
jefe/s jefa jefas gerente/s director/a coordinador/a supervisor/a compañero/a colega/s socio/a
madre/s padre/s mamá papá hijo/a hermano/a marido esposa mujer novio/a tío/a abuelo/a primo/a
sobrino/a cuñado/a suegro/a vecino/a amigo/a cliente/s clienta paciente/s alumno/a profesor/a
maestro/a becario/a enfermero/a médico/a conductor/a niño/a chico/a gente persona/s señor/a bebé
familia perro/a gato/a recepcionista/s vendedor/a estudiante/s
`,
  group: 'equipo grupo clase todos todas personal plantilla oficina empresa',
  determiner: `
el la los las un una unos unas este esta estos estas ese esa esos esas aquel aquella lo`,
  possessive: 'mi mis nuestro nuestra nuestros nuestras su sus tu tus',
  preposition: `
de del en con para por a al sobre entre hasta sin contra desde hacia ante bajo según`,
  auxiliary: '',
  genitive: 'de del',
  thirdPronoun: 'él ella ellos ellas tú usted ustedes vosotros vosotras',
  firstPronoun: 'yo nosotros nosotras',
  firstObject: 'me mí conmigo nos',
  copula: `
<estar> <ser> <sentir> <andar> <quedar> <parecer> <seguir> <volver> <llegar> <salir> <acabar>
<terminar> <encontrar> <dejar> <poner> <despertar> <ir> <venir> <tener>
`,
  state: '<estar> <andar> <quedar> <parecer> <seguir> <sentir> <encontrar>',
  report: '<decir> <contar> <comentar> <preguntar> <avisar> <quejar> <escribir> <explicar>',
  body: `
cabeza nuca cuello hombro/s espalda columna lumbares lumbar cervicales rodilla/s pierna/s brazo/s
mano manos muñeca/s estómago barriga vientre tripa pecho garganta ojo/s cuerpo pie pies mandíbula
cadera caderas corazón piel cara frente dedo/s codo/s tobillo/s sienes oído/s músculos huesos
mente cerebro alma dientes muela
`,
  thing: `
batería móvil teléfono ordenador servidor coche autobús tren entradas entrada stock plazo
impresora caja cajas maleta mochila lluvia tiempo tráfico comida cena café sistema internet
película libro informe proyecto reunión máquina ascensor pila vaso
`,
  contrast: 'pero sino aunque excepto salvo',
  coordinator: 'y e o u ni',
  opener: 'porque pues cuando que quien donde mientras entonces como',
};

export const classes: Record<string, string> = { SITE: traits.body };

export const verbs = `
ser estar tener hacer decir poder querer dar saber ver venir ir dormir sentir perder reír caer
salir despertar temblar doler soñar seguir haber encontrar divertir mentir sonreír andar quedar
parecer volver llegar acabar terminar dejar poner contar comentar preguntar avisar quejar escribir
explicar trabajar comer beber descansar llorar gritar empezar llevar entregar mandar recibir abrir
cerrar coger ganar comprar pagar necesitar gustar amar odiar intentar lograr recordar olvidar
pensar creer entender aprender enseñar estudiar leer correr caminar jugar ayudar cuidar atender
hablar discutir limpiar cocinar pasar vivir renunciar disfrutar colapsar estallar explotar agotar
relatar levantar tomar hacer cubrir cambiar cenar
`;

export const notVerbs = `
como para sobre trabajo vino era cuento entre nada una cara quemado lloro cambio levanta uso pago
paso ayuda cubre son gusto pregunta cuenta llama vista
`;

export const aliases = `
toy = estoy
q k = que
xq pq porq = porque
tmb tb = también
mxo = mucho
pa = para
dnd = donde
hr = hora
finde = fin de semana
curro = trabajo
laburo = trabajo
chamba = trabajo
currar = trabajar
estres stress estress = estrés
estresao = estresado
cansao = cansado
agotao = agotado
reventao = reventado
quemao = quemado
cansadx = cansado
`;

export const triggers: Record<Trigger, string> = {
  negation: `
no, ni, nunca, jamás, tampoco, ningún, ninguna, nadie, nada, cero, lejos de, libre de, ni un poco
ya no, en vez de, en lugar de, (dejé|dejamos|paré|he dejado|dejado|dejando) de [estar|sentirme]
(superé|vencí|he superado|se acabó|se acabaron) [el|la|los|las|mi], recuperado/a (de|del)
curado/a (de|del), me libré (de|del)
`,
  without: 'sin',
  affirmation: `
no (es|era|son) (solo|sólo|solamente|únicamente|simplemente), no (solo|sólo)
(nunca|jamás) .. (tan|tanto|tanta|así|más)
(nunca|jamás) (estuve|he estado|me sentí|me he sentido|había estado|me había sentido) .. (tan|
  tanto|así|más)
no (hay|pasa) [un|ni un] (día|noche|semana) .. (que|sin) [que] [no]
no puedo (negar|evitar|parar|dejar|decir que no)
no (niego|paro de|dejo de|es que no|sé cómo|sé qué|sé si|sé por)
nadie (ve|sabe|nota|pregunta|imagina), por qué no, no veo la hora, más .. que nunca
sin (querer|parar|saber|motivo)
`,
  cessation: `
pasó, pasaron, se fue, se fueron, desapareció, desaparecieron, paró, pararon, cesó, cesaron
ha pasado, se me pasó, se me ha pasado, ha desaparecido, se acabó, se acabaron, mejoró, mejoraron
quedó atrás, quedaron atrás, terminó
`,
  past: `
ayer, anteayer, antier
(semana|mes|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo|verano|invierno) (pasado|
  pasada|anterior)
el otro día
hace (un|unos|dos|tres|cuatro|cinco|muchos|varios) (años|meses|semanas|año|mes|tiempo)
(años|meses|semanas) atrás
en (2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024)
`,
  habitualPast: 'antes, antes (de|del), entonces',
  loosePast: `
en aquella época, en aquel (tiempo|entonces|momento|trabajo|año), en esa época, antiguamente
(en|durante) la (pandemia|universidad|facultad|cuarentena)
en (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)
en (mi|el) (antiguo|anterior|último|primer) (trabajo|empleo|puesto|colegio|jefe|hospital)
en el trabajo anterior, cuando (era|trabajaba|vivía|tenía|estudiaba|estaba|empecé|entré)
de (joven|niño|niña|pequeña|pequeño|estudiante), a los (veinte|treinta|cuarenta|dieciocho) [años]
una época
`,
  ago: 'hace (años|meses|semanas|tiempo|días)',
  present: `
hoy, ahora, actualmente, últimamente, todavía, aún, otra vez, de nuevo
desde (ayer|entonces|hace|enero|marzo|mayo|junio|septiembre|el lunes|la semana)
esta (semana|mañana|noche|tarde), este (mes|año), estos días, anoche, en este momento
todos los días, cada día, cada vez más, hasta hoy, por fin, hace (días|semanas|meses) que no
`,
  hypothetical: `
quisiera, querría, me gustaría, ojalá, espero, esperamos, esperando, necesito, necesitamos
(tengo|tenemos|hay) que, debería, miedo (de|a|a que), temo
(voy|vamos|va|van) a (estar|quedar|acabar|terminar|ser|sentir|tener|volver|enfermar)
(quiero|queremos) (estar|ser|sentir|dormir|descansar|tener|volver|paz|que|un|una|más), quería
estaré, estaría, sería, tendría, podría, sueño con (estar|ser|tener|volver)
para (no|estar|evitar|sentirme), antes de que, hasta que, evitar, prevenir, riesgo de
consejos para, tratando de, intento, intentando, como si, será que, mañana mismo
la próxima (semana|vez), el próximo (mes|año), merezco, ganas de (estar|descansar|dormir|sentirme)
`,
  condition: 'si, en caso de, aunque fuera, a menos que',
  inclusive: `
yo también, yo incluido, yo incluida, incluido yo, incluida yo, me incluyo, yo igual, también yo`,
  otherPerson: '(uno|una|dos|tres|muchos|algunos) de (ellos|ellas|mis|los|las)',
  aboutWriter: `
me diagnosticaron, me diagnosticó, mi diagnóstico, en el (informe|parte|diagnóstico)
(dice|dicen|dijo|dijeron|cree|notó) que (estoy|ando|tengo|parezco|soy)
`,
  rejection: `
no es verdad, no es cierto, no estoy de acuerdo, mentira, exagera, exageran, qué va, se equivoca
se equivocan
`,
  unpleasant: `
otra (reunión|planilla|vez|hora|guardia|queja)
otro (informe|excel|recorte|turno|lunes|correo|cambio|retraso)
más (trabajo|horas|reuniones|informes|papeleo|tareas), horas extra, hora extra, cancelaron
cancelan, recortaron, recorte, despido, despidos, reunión, reuniones, informe, informes
guardia doble, doble turno, sin avisar, a última hora, sin pagar, se cayó, retraso, bronca
canceladas, cancelado, cancelada, cambiaron el, me cambiaron, excel
`,
  unrelatedCause: `
resaca, gimnasio, entreno, entrenamiento, maratón, carrera, partido, fútbol, dentista
muela del juicio, gripe, resfriado, catarro, covid, vacuna, alergia a, me caí, golpe, vecinos
vecino, perro ladrando, obras, fiesta, boda, regla, embarazo, embarazada, mudanza, bebé llorando
mosquitos, calor, indigestión por, intoxicación, senderismo, caminata
`,
};

export const otherSenses = `
(batería|móvil|teléfono|ordenador|coche|servidor|impresora|pila|internet|planta|plantas) [está|se|
  ya|quedó|ha] (muerto/a|agotado/a|roto/a|frito/a|muerta|quemado/a|fundido/a|murió|cayó|acabado/a)
(entradas|stock|plazas|existencias|producto|edición|libro|billetes|plazo) [está|están|ya|quedan|
  quedó] agotado/a
se agotó el, se agotaron las, comida ligera, cena ligera, equipaje ligero, lluvia ligera
feliz (cumpleaños|navidad|año|día|aniversario), final feliz, canción triste, película triste
historia triste
(charla|artículo|libro|curso|taller|conferencia|podcast|jornada|campaña|clase|estudio) .. (sobre|
  de|contra) [el|la] (burnout|estrés|ansiedad|depresión|insomnio|felicidad|gratitud|motivación|
  dolor|culpa|fatiga)
sistema nervioso, alta tensión, tensión eléctrica
culpa (del|de la|de los|de las) (tráfico|sistema|lluvia|banco|proveedor|jefe|empresa|tren)
no es (mi|culpa) [culpa|mía], no fue (mi|culpa) [culpa|mía]
(café|comida|película|cena|libro|serie|pastel|tarta|informe|paella|sopa) [está|estaba|estuvo|fue|
  es] [muy|muy|bastante|un poco] (bueno/a|genial|triste|horrible|perfecto|rico|malo|aburrido/a|
  excelente)
sopa fría, muerto/a de (hambre|frío|calor|sed|miedo|vergüenza|envidia|curiosidad)
me muero de (hambre|frío|calor|sed|vergüenza|ganas|miedo|curiosidad), qué vergüenza
vergüenza ajena, mejor (precio|amigo|amiga|opción|así|que|alumno), sin problema, sin problemas
sin prisa, por suerte, tranquilo que, buenos días, buenas noches, buenas tardes
buen (provecho|viaje|precio|trabajo), la esperanza (calle|colonia|barrio)
doña (paz|esperanza|felicidad|alegría), sangría
`;
