import type { Trigger } from '../source.ts';

/** Words that deny, end, date, wish, ask, attribute or ironise, in Spanish. */
export const triggers: Record<Trigger, string> = {
  negation: `
no, ni, nunca, jamás, tampoco, ningún, ninguna, ninguno, nadie, nada, cero, lejos de, libre de
ni un poco, ya no, en vez de, en lugar de, ni rastro de, ni pizca de, ni gota de, ni asomo de
(dejé|dejamos|paré|he dejado|dejado|dejando|dejó|hemos dejado|ya dejé) de [estar|sentirme|tener|
  ser|echarme|vivir|andar]
(superé|vencí|he superado|se acabó|se acabaron|adiós a|se terminaron|se terminó|hemos superado|
  dejé atrás|he dejado atrás) [el|la|los|las|mi|mis]
recuperado/a (de|del), curado/a (de|del)
me (libré|curé|recuperé|he librado|he recuperado|he curado) (de|del), menos
(salí|he salido|salimos) de (la|el|esa|mi) [depresión|bache]
`,
  without: 'sin',
  affirmation: `
no (es|era|son|fue) (solo|sólo|solamente|únicamente|simplemente|nomás|nada más|que|cosa de)
no (solo|sólo|solamente|únicamente|nomás)
(nunca|jamás) .. (tan|tanto|tanta|así|más|tantas|tantos|semejante)
(nunca|jamás) en (mi|la) [puta|perra] vida .. (tan|tanto|tanta|así|tantas|tantos|semejante)
(nunca|jamás|no) (estuve|he estado|me sentí|me he sentido|había estado|me había sentido|
  recuerdo haber|había llorado|he tenido|tuve|estaba|había sentido|sentí|he sentido|
  recuerdo estar|recuerdo sentirme) .. (tan|tanto|así|tanta)
(no|ni) (recuerdo|me acuerdo|recordaba) [de] (haber|cuándo|la última|la última vez|una|otra|estar|
  sentirme|haberme) .. (tan|tanto|así|tanta)
no (hay|pasa|existe|pasó|ha pasado|tengo|conozco) [un|ni un|una|ni una|ya] (día|noche|semana|
  mañana|turno|minuto|rato|hora|momento|tarde|guardia) .. (que|sin|donde) [que] [no]
(ni un|ni una|no hay|ningún) (día|noche|turno) sin [que|llorar]
no (puedo|podía|se puede|voy a|quiero|vale) (negar|evitar|parar|dejar|decir que no|mentir|
  engañarme|negarlo|disimular|esconder|ocultar|creer|quitarme|sacarme)
no (niego|paro de|dejo de|es que no|sé cómo|sé qué|sé si|sé por|sé cuánto|sé hasta|me extraña|
  es raro|te miento|les miento|paro|paramos|para|os miento|miento|es para menos|exagero|es broma|
  en vano|es mentira)
(nadie|nada|ninguno) (ve|sabe|nota|pregunta|imagina|entiende|lo nota|lo ve|me pregunta|
  se da cuenta|ayuda|agradece|me ayuda|lo entiende|se entera|se ha dado|se dio|dice|me avisó|
  escucha|hace)
por qué no, por (qué|que) no, no veo la hora, más .. que (nunca|ayer|antes)
sin (querer|parar|saber|motivo|razón|descanso|parar de|cesar|tregua|aviso|avisar|ayuda|pausa|duda|
  apoyo|ton ni son|que nadie|comer ni)
no [me] (sorprende|hace falta|queda otra|queda de otra|digas|cabe duda|hay duda|queda más remedio|
  hay forma|hay manera)
por nada, antes (de|del|que) (entrar|ir|salir|dormir|empezar|cada|la|el|mi|llegar|abrir|trabajar|venir|
  acostarme|que|las|los|comer|un|una|clase)
nada (más|menos) (que|llegar|entrar|despertar|levantarme|salir), menos mal
(más o menos|mucho menos|al menos|por lo menos|ni más ni menos|menos (de|que)), no obstante
no se diga, sí que, pero sí (de|que|estoy|ando|muy|un|bastante|algo|tengo|con|noto|siento)
si (soy|te soy|les soy) (sincera|sincero|honesta|honesto), si te digo la verdad, si me preguntan
si me preguntas
`,
  cessation: `
pasó, pasaron, se fue, se fueron, desapareció, desaparecieron, paró, pararon, cesó, cesaron
ha pasado, se me pasó, se me ha pasado, se me pasaron, se me fue, se me fueron, se me quitó
se me quitaron, se me han quitado, se me ha quitado, ha desaparecido, han desaparecido, se acabó
se acabaron, mejoró, mejoraron, quedó atrás, quedaron atrás, terminó, terminaron, se terminó
se terminaron
ya (pasó|pasaron|es historia|es cosa del pasado|quedó atrás|no está|no están|no me visita)
remitió, remitieron, son historia, es historia, cedió, cedieron, se esfumó, se esfumaron, se calmó
se calmaron
`,
  past: `
ayer, anteayer, antier, antes de ayer, antenoche
(semana|mes|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo|verano|invierno|otoño|
  primavera|curso|trimestre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|
  noviembre|diciembre|navidad|semestre|ciclo|temporada) (pasado|pasada|anterior)
el otro día, la otra (noche|semana)
hace (un|una|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|diez|muchos|varios|algunos|pocos|
  como|más de) [dos|tres|diez] (años|meses|semanas|año|mes|tiempo|semana|días|par)
(años|meses|semanas) atrás, tiempo atrás, hace (años|tiempo|mucho|mucho tiempo)
en (2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|
  2023|2024|2025)
`,
  habitualPast: 'antes, entonces, anteriormente, solía, solíamos',
  loosePast: `
en aquella (época|etapa|empresa), en aquel (tiempo|entonces|momento|trabajo|año|hospital)
en (esa|mi) (época|etapa), en aquellos (tiempos|años|días|meses), antiguamente, años antes
de (recién|más) (casado|casada|joven)
(en|durante) la (pandemia|universidad|facultad|cuarentena|carrera|residencia|prepa|secundaria|
  mudanza|uni)
en el confinamiento, durante el (confinamiento|divorcio|embarazo|máster)
en (enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)
(en|con) (mi|el|la) (antiguo|antigua|anterior|último|primer|primera|vieja|viejo|otra|
  otro) (trabajo|empleo|puesto|colegio|jefe|jefa|hospital|empresa|escuela|turno|oficina|equipo|
  año|curro|laburo)
en el (trabajo|curro|laburo|colegio|hospital) (anterior|de antes|pasado)
cuando (era|trabajaba|vivía|tenía|estudiaba|estaba|empecé|entré|curraba|laburaba|iba|llevaba|
  hacía|salía)
de (joven|niño|niña|pequeña|pequeño|estudiante|residente|becario|becaria|chico|chica)
a los (veinte|treinta|cuarenta|dieciocho|veinticinco) [años], una época, una vez
`,
  ago: 'hace (años|meses|semanas|tiempo|días)',
  present: `
hoy, ahora, actualmente, últimamente, todavía, aún, otra vez, de nuevo, ahorita, ahora mismo
a día de hoy, hoy en día, al día de hoy, ya, esta vez, en este momento, en estos momentos
por ahora, de momento
desde (ayer|entonces|hace|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|
  noviembre|diciembre|el|la|las|que|los|navidad|anoche|esta|este|temprano|hoy|aquel|lunes|
  mediodía|siempre|entonces)
esta (semana|mañana|noche|tarde|madrugada|temporada|quincena|última)
este (mes|año|lunes|curso|trimestre|fin|finde|turno|semestre|verano|invierno)
estos (días|meses|últimos), estas (semanas|últimas), anoche, las últimas (semanas|noches)
los últimos (días|meses)
(llevo|llevamos|llevaba) [ya|más de|casi] (un|una|dos|tres|cuatro|cinco|varios|varias|semanas|
  meses|días|años|toda|todo|desde)
cada vez
hasta hoy, por fin
hace (días|semanas|meses|años|noches|un mes|dos|tres|cuatro|una semana|rato) [semanas|meses|días|
  noches|años] que
hasta ahora, en las últimas
`,
  hypothetical: `
(otra|otro|una|un) .. más y, quisiera, querría, me gustaría, ojalá, espero, esperamos, esperando
esperemos, necesito, necesitamos, necesitaría, (tengo|tenemos|hay|habría|tendría|tendríamos) que
debería, deberíamos, deberían
(miedo|temor|pavor|terror|pánico) (de|a|a que|por) [terminar|acabar|quedarme|volver|enfermar|caer|
  estar|volverme|ser|recaer]
temo, me da miedo, me asusta
(voy|vamos|va|van|iba|vaya) a (estar|quedar|acabar|terminar|ser|sentir|tener|volver|enfermar|
  explotar|reventar|colapsar|llorar|caer|quedarme|volverme|petar|ponerme|derrumbarme|necesitar|
  dar|enloquecer|agotar|cansar|descansar|dormir|estallar|tronar|romper|morirme de cansancio)
(quiero|queremos|quería|queríamos|quiere) (estar|ser|sentir|sentirme|dormir|descansar|tener|
  volver|paz|que|un|una|más|vivir|disfrutar|recuperar|evitar|sentirnos|estar bien|reír)
quería
(estaré|estaría|estaríamos|sería|tendría|podría|sentiría|acabaré|acabaría|terminaré|terminaría|
  quedaré|volvería|habría|hubiera|hubiese|fuera|fuese|estuviera|estuviese|tuviera|tuviese|pudiera|
  sintiera|seré|tendré|sentiré|explotaré|lloraría|moriría|durmiera|haría)
sueño con (estar|ser|tener|volver|dormir|descansar|vivir|sentirme)
para (no|estar|evitar|sentirme|que no|prevenir|dormir|descansar|poder|ser|tener|combatir|el|la|
  los)
antes de que, hasta que (me|reviente|explote|no pueda|caiga|colapse), evitar, evitando (el|la|que)
prevenir, prevención, riesgo de, en riesgo
(consejos|tips|trucos|técnicas|remedios|ideas|ejercicios) (para|contra|de|anti), tratando de
intento, intentando, tratar de, intentar, trato de, como si, será que, mañana mismo
a lo mejor mañana, mañana (voy|será|me|estaré), la próxima (semana|vez)
el próximo (mes|año|lunes), (semana|mes|año) que viene, merezco, me merezco, nos merecemos
ganas de (estar|descansar|dormir|sentirme|vacaciones), falta me hace
(me|nos) (hace|haría|vendría|hacen|harían) (falta|bien) [un|una|descansar|dormir]
(cuando|si) (uno|una|alguien|la gente|te|estás|estéis|te sientas|te sientes|estés|ellos|
  el cuerpo) [está|se|siente|anda]
imagina, imagino, imaginar, supongo que (estará|estarán|acabaré|terminaré)
(podría|puede|pueden|puedo) (acabar|terminar|ser|estar|quedar|haber|llegar) [a]
(pídele|pedir|pedí|preguntar|pregunté|preguntaron|preguntó) [por|si|que], el (plan|objetivo) es
conviene, convendría, hay quien, a ver si, por si, no vaya a ser, no sea que
dijo que (descansara|parara|durmiera), en caso de, (toca|tocaría|urge) (descansar|dormir|parar)
`,
  condition:
    'si, en caso de, aunque fuera, a menos que, como no, de seguir, de no ser, siempre que, con tal de, salvo que, con otra semana, con un mes más, otra semana así y',
  inclusive: `
yo también, yo incluido, yo incluida, incluido yo, incluida yo, me incluyo, yo igual, también yo
y yo igual, conmigo incluida, conmigo incluido, todos nosotros, nosotros también, a mí también
y a mí
(estamos|andamos|vamos|somos|seguimos|acabamos|terminamos|nos sentimos|salimos|quedamos) [todos|
  todas|tod|ambos|las dos|los dos|los tres]
`,
  otherPerson: `
(uno|una|dos|tres|muchos|algunos|muchas|algunas|varios|varias|la mitad|el resto|
  cada uno) de (ellos|ellas|mis|los|las|sus)
(el|la|ese|esa|otro|otra) (nuevo|nueva|otro|otra|primero|primera|último|última|pobre) [también|ya|
  no|se] (tiene|está|anda|llora|lloraba|parece|dice|dijo|lleva|va|ha|estaba|tenía|sale|llegó|vino)
(el|la|un|una|ese|esa) (tipo|tipa|chaval|chavala|pibe|piba|chavo|chava|man|vieja|viejo|señor|
  señora|joven|muchacho|muchacha|chamaco|morra|morro|fulano|fulana|becario|becaria|residente|
  suplente)
fulano, mengano, zutano, alguien (del|de|que|en)
(vos|tú|usted|ustedes|vosotros) [siempre|ya|también|nunca|no|que] [estás|está|andas|sos|eres|
  tenés|tienes|están|estáis]
`,
  aboutWriter: `
me (diagnosticaron|diagnosticó|han diagnosticado|ha diagnosticado|dieron la baja|dio la baja|
  mandaron al psicólogo|llamó|llaman|dijo que|dijeron que|ven|ve|notan|nota|vio|vieron|encuentran|
  encuentra|notó|notaron|ha visto|han visto|dicen que|dice que|dijo el médico|preguntan si|
  preguntó si)
mi diagnóstico
(en|según) (el|mi|la) (informe|parte|diagnóstico|médico|doctora|psicóloga|psicólogo|terapeuta|
  médica)
(dice|dicen|dijo|dijeron|cree|creen|notó|nota|notan|piensa|opina|asegura|comentó|sospecha|insiste|
  sostiene|afirma|confirmó|ve|vio|cuenta|percibe|repite|insisten|observa|explicó|sabe|saben|
  considera|piensan|ha dicho|han dicho) que [ya|yo|a mí|siempre|también|últimamente|me|se me|
  todo el día|no] (estoy|ando|tengo|parezco|soy|me|estaba|sueno|vivo|llevo|paso|tenía|duermo|como|
  hablo|necesito|sufro|trabajo|hago|voy|padezco|esto es|es|lo mío|puedo|aguanto|descanso|veo|ve|
  nota|río|sonrío|contesto)
`,
  rejection: `
no es verdad, no es cierto, no estoy de acuerdo, mentira, exagera, exageran, qué va, se equivoca
se equivocan, nada que ver, pero no, para nada, no es así, nada más lejos, ni de broma, ni de coña
es falso, falso, no es para tanto, no tienen razón, no tiene razón, están equivocados
está equivocada, yo no lo veo así, tonterías
`,
  unpleasant: `
otra (reunión|planilla|vez|hora|guardia|queja|auditoría|inspección|llamada|noche|hoja|migración|
  caída|encuesta|capacitación|reestructuración|semana|tarea|junta|bronca|urgencia)
otro (informe|excel|recorte|turno|lunes|correo|cambio|retraso|sábado|domingo|formulario|reporte|
  festivo|viernes|cliente|papel|ticket|incendio|plan|curso|expediente|paro|software)
más (trabajo|horas|reuniones|informes|papeleo|tareas|turnos|guardias|llamadas|formularios|
  recortes|exámenes|juntas|pendientes|excel|reportes|burocracia|curro|chamba|laburo)
horas extra, hora extra, horas extras, cancelaron, cancelan, recortaron, recorte, recortes
despido, despidos, guardia (doble|de|en), guardias
doble turno, turno doble, doblar turno
sin (avisar|pagar|cobrar|aire|luz|sistema|descanso|aguinaldo|vacaciones|personal), a última hora
se cayó, retraso, retrasos, bronca, canceladas, cancelado, cancelada, cancelados, cambiaron el
me cambiaron, nos cambiaron, sábado trabajando, domingo trabajando, en sábado, en domingo
un sábado, un domingo, auditoría, evaluación de desempeño
a las (once|diez|nueve|ocho) de la noche, de madrugada, avería
justo lo que (necesitaba|me faltaba|faltaba), lo que (me|nos) faltaba
(solo|sólo) (me|nos) faltaba, reclamación, reclamaciones, quejas, gritos
regaño, regaños, multa, quitaron, suspendieron, suspendidas, suspendida, obligatorio, obligatoria
burocracia, imprevisto, colapsó, fallo
no (funciona|carga|hay sistema|pagan), cobrar menos, menos sueldo, bajada, reducción
rechazado, rechazada, denegado, denegada
`,
  dull: `
reunión, reuniones, informe, informes, planilla, planillas, excel, junta, juntas, formulario, formularios, tarde
`,
  unrelatedCause: `
resaca, cruda, guayabo, ratón, gimnasio, gym, entreno, entrenamiento, entrené, entrenar, maratón
media maratón, carrera, correr, corrí, partido, fútbol, futbol, pádel, tenis, baloncesto, básquet
bici, bicicleta, crossfit, pesas, sentadillas, agujetas, dentista, muela del juicio, muela, gripe
gripa, resfriado, resfrío, catarro, covid, vacuna, alergia a, alergia al, polen, me caí, caída
golpe, esguince, vecinos, vecino, vecina, perro ladrando, ladrando, ladridos, obras, fiesta, boda
reventón, regla, periodo, menstruación, embarazo, embarazada, mudanza, bebé llorando
dientes del bebé, mosquitos, zancudos, mosquito, calor, tormenta, truenos, indigestión por
intoxicación, marisco, mariscos, ostras, taco, tacos, picante, comida en mal estado, senderismo
caminata, montaña, excursión, nadar, natación, baile, bailar, bailé, zumba, yoga, copas, vino
cervezas, tequila, fernet, juerga, farra, parranda, rumba, feria, fallas, petardos, verbena
concierto, quemadura de sol, insolación, zapatos nuevos, cirugía, operación, punto de sutura
jet lag, cambié los muebles, muebles, jardín, altura, soroche, mal de altura
`,
};
