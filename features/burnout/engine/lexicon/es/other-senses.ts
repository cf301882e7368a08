/**
 * Wordings that look like a signal and are none: things that break or run out, topics of work,
 * greetings, names. They win over the shorter mentions inside them.
 */
export const otherSenses = `
(me|nos|te|le|os|les) va bien (el|la|a las|mañana|ese|esa|por|si|que|este|esta|quedar)
no tiene sentido (llevar|ir|comprar|pagar|gastar|imprimir|esperar|mandar|coger|tomar|usar|poner)
(voy|ando|vamos) mal de (tiempo|hora|dinero)
# Cosas que se acaban, se rompen, pesan o son ligeras
$THING [de|del|está|están|estaba|estaban|se|ya|quedó|quedaron|ha|han|quedan|es|son|era|fue|salió|
  salieron|muy|que|estuvo|más|bastante|un poco|tan|también|otra vez|totalmente|casi] [la|el|muy|
  está|se|ha|es|quedado|poco|más|tan|bastante|bien|salió|súper] (muerto/a|agotado/a|agotó|
  agotaron|roto/a|frito/a|quemado/a|fundido/a|murió|cayó|acabado/a|acabó|acabaron|colapsado/a|
  colapsó|saturado/a|descargado/a|hundido/a|destrozado/a|destruido/a|apagado/a|colgado/a|pesado/a|
  ligero/a|liviano/a|tranquilo/a|triste/s|alegre/s|feliz|cansado/a|gastado/a|desgastado/a|
  perdido/a|bloqueado/a|tenso/a|rígido/a|inútil|averiado/a|estropeado/a|explotó|reventó|
  reventado/a|estalló|petó|sobrecargado/a|genial|fatal|horrible|aburrido/a|perfecto/a|buenísimo/a|
  buen|bueno/a|malo/a|excelente|increíble|mal|bien|bonito/a|precioso/a|patético/a|ridículo/a|
  absurdo/a|lento/a|caliente|frío/a|desconectado/a|distante|aislado/a|liberado/a|renovado/a|
  recuperado/a|agradable|relajado/a|animado/a|quebrado/a|desbordado/a|seco/a|muriendo|ardiendo|
  sin batería|sin pilas|sin gasolina|sin fuerza|sin energía|a tope|al límite|en blanco|molido/a|
  derrumbado/a)
(entradas|stock|plazas|existencias|producto|edición|billetes|plazo|localidades|tóner|papel|tinta|
  plazo|presupuesto|reservas|cupos|vacunas|boletos|recursos) [está|están|ya|quedan|quedó|
  totalmente] agotado/a
se (agotó|agotaron|acabó|acabaron|terminó) (el|la|los|las|todo el|todas las) [pan|leche|papel|
  tóner|entradas|stock|plazas|tinta|gas|gasolina|luz|agua|café|vacunas|boletos|existencias|tiempo]
(comida|cena|almuerzo|equipaje|lluvia|desayuno|ropa|abrigo|mochila|brisa|merienda|tren|
  tráfico) (ligera|ligero|fuerte|pesada|pesado|tranquilo)
(caja|cajas|bolsa|bolsas|maleta|mochila|tráfico|tren|arma|artillería|industria|maquinaria|masa|
  máquinas|paquete|paquetes|puerta|carga del camión) [muy] (pesada|pesadas|pesado|ligera|ligeras|
  pesados)
ruta (cansada|pesada|tranquila) para
(pan|arroz|tostada|carne|aceite|bosque|cable|motor|pollo|tortilla|sartén|leche|café|
  galletas) [salió|está|quedó|un poco|todo] (quemado/a|frito/a|molido/a|cocido/a|quemada)
carne molida, café molido, huevos fritos, huevo frito, papas fritas, patatas fritas, plátano frito
pescado frito
(pila|pilas|batería|baterías) (gastadas|nuevas|recargables|alcalinas|del mando|del reloj)
(quemé|quemar|quemando) (calorías|el arroz|la comida|un cd|la tortilla|las tostadas|incienso|
  las lentejas|grasa)
horas muertas, naturaleza muerta, punto muerto, mar muerto, lengua muerta
(gato|perro|pez) encerrado, gato encerrado
(corte|cortes|consumo|ahorro|gasto|factura|eficiencia|tarifa|compañía|proveedor|fuente|sector|
  mercado) (de|del|energético) [la] (energía|energética|luz)
energía (eléctrica|solar|eólica|renovable|nuclear|limpia), energías renovables, bebida energética
fuerza (mayor|aérea|laboral|de ventas|bruta|armada|de gravedad|de trabajo)
(lluvia|viento|sol|nevada|olor|café|ruido|medicamento|abrazo|música) fuerte, sistema nervioso
alta tensión, baja tensión, media tensión
tensión (eléctrica|superficial|del cable|de la cuerda|narrativa|política)
(toma|control|tomar|tomé|tomaron|medir|medí|controlar|aparato) [de|la|de la] [la] (tensión|
  presión)
presión (de los neumáticos|atmosférica|del agua|de las ruedas|del gas|de aceite), olla a presión
grupo de presión
(crisis|burbuja) (económica|financiera|inmobiliaria|de 1929|del petróleo|energética|climática|
  de gobierno|migratoria)
gran depresión, depresión (tropical|económica|del terreno|atmosférica|de los años)
vacío (legal|en la agenda|sanitario|de poder), envasado al vacío
(página|hoja|folio|cheque|espacio|celda|casilla|voto|campo|celdas|formulario) en blanco
vino blanco, en blanco y negro, rellenar los blancos
(llanto|lágrimas) (del bebé|de cocodrilo|de san)
(bebé|niño|niña|criatura|recién nacido|cría) [que] (llorando|lloraba|lloró|llora|llorón)
sauce llorón, planto, cebolla .. llorar
muerto/a de (hambre|frío|calor|sed|miedo|vergüenza|envidia|curiosidad|celos|amor)
me (muero|morí|moría|estoy muriendo) de (hambre|frío|calor|sed|vergüenza|ganas|miedo|curiosidad|
  envidia|antojo|amor|celos|ternura)
qué (vergüenza|hambre|frío|calor|susto|sed), vergüenza ajena, sinvergüenza, matar el tiempo
# Temas y cosas del trabajo
(charla|artículo|libro|curso|taller|conferencia|podcast|jornada|campaña|clase|estudio|ponencia|
  seminario|formación|capacitación|webinar|documental|película|vídeo|video|cartel|folleto|
  reportaje|manual|guía|protocolo|unidad|tema|examen|tesis|encuesta|cuestionario|capítulo|texto|
  cuento|poema|canción|obra|noticia|programa|proyecto|test|informe|correo|consejos|tips|plática|
  diapositivas|reunión|módulo|lección|debate|mesa|sesión|ley|norma|dinámica|material|presentación|
  póster|lectura|ensayo|revista) .. (sobre|de|contra|del|para|prevenir|evitar|gestionar|manejar|
  combatir|reducir) [el|la|los|las] (burnout|estrés|ansiedad|depresión|insomnio|felicidad|
  gratitud|motivación|dolor|culpa|fatiga|agotamiento|tristeza|soledad|desgaste|
  síndrome del impostor|síndrome de burnout|migraña|migrañas|pánico|autoestima|fracaso|
  estar quemado|cansancio|angustia|sueño|esperanza|alegría|duelo|emociones|empatía|desmotivación|
  frustración|vergüenza|orgullo|aburrimiento|apatía)
(hablaron|hablamos|hablé|leí|leímos|vimos|vi|estudiamos|explicamos|expliqué|explicaron|trataba|
  trataron|hablaba|conté|debatimos|escuché|investigué|preguntaron|preguntó|comentamos|enseñé|
  expusieron) .. (sobre|de|del|acerca de) [la|el|los|las] (burnout|estrés|ansiedad|depresión|
  insomnio|felicidad|gratitud|motivación|fatiga|agotamiento|depresión del 29|desgaste profesional|
  dolor|migrañas|fracaso escolar|síndrome de burnout|síndrome del impostor|soledad|tristeza)
(prevención|gestión|manejo|control|nivel|niveles|riesgo|riesgos|unidad|consulta|índice|escala|
  test|encuesta|tratamiento|casos|caso|factores|curso|síntomas|día|campaña|asociación|fármacos|
  pastillas) (de|del|contra|para|sobre) [la|el|los] (burnout|estrés|ansiedad|depresión|insomnio|
  dolor|fatiga|agotamiento|sueño|migraña|motivación|felicidad|dolor crónico|síndrome de burnout|
  soledad|cefaleas) [laboral|infantil|docente|en|de la plantilla]
unidad del (dolor|sueño), pelota antiestrés, prueba de (estrés|esfuerzo), fracaso escolar
fracaso del (proyecto|gobierno|plan), fraude (fiscal|bancario|informático|electoral|con tarjeta)
(departamento|denuncia|caso|intento|aviso|alerta|prevención) de fraude
(paciente|pacientes|clienta|cliente|señora|señor|chica|chico|alumno|alumna|caso|mujer|hombre|
  ingreso|ingresos|urgencia|urgencias|cama|niña|niño|abuelo|abuela|usuario|usuaria|llamada|
  diagnóstico|box) [de|que|del|en|la|dos|tres|cuatro] [la|vino|llegó|ingresó|entró|llegaron|
  ingresado|ingresada|consultó|acudió] (con|por|de) [un|una|mucho|fuerte] (dolor|dolores|ansiedad|
  depresión|ataque de|mareos|mareo|vómitos|fiebre|migraña|cefalea|palpitaciones|insomnio|náuseas|
  taquicardia|crisis de|dolor de|ataque de ansiedad|diarrea|fatiga|vértigos|angustia|desmayo|
  crisis) [pecho|cabeza|ansiedad|pánico|abdominal|barriga|espalda|torácico]
de baja por (ansiedad|depresión|estrés|burnout|lumbalgia|maternidad)
culpa (del|de la|de los|de las|suya|tuya|vuestra|de ellos|de él|de ella|de nadie) [tráfico|
  sistema|lluvia|banco|proveedor|jefe|empresa|tren|huelga|informática|aplicación|gobierno|jefa|
  retraso|chófer|repartidor]
por culpa (del|de la|de los|de las|de un|de una|suya)
no (es|fue|era|ha sido) (mi|culpa|por mi) [culpa|mía], no (tengo|tuve|tienes) [la] culpa
sin culpa, echar la culpa a, (le|les|se) (echan|echa|echó|echaron) la culpa, echarle la culpa
(declarado|declarada|no) culpable
# Fórmulas y otros sentidos
(feliz|felices) (cumpleaños|navidad|navidades|año|día|aniversario|fiestas|pascuas|vacaciones|
  viaje|finde|lunes|idea)
final feliz, canción triste, película triste, historia triste, noticia triste, libro triste
(café|comida|película|cena|libro|serie|pastel|tarta|paella|sopa|vino|menú|tortilla|arroz|canción|
  música|obra|novela|concierto|tacos|asado|empanadas|partido|chocolate|té|helado|croquetas) [me|
  nos|que] [está|estaba|estuvo|fue|es|salió|quedó|quedaron|comimos] [muy|bastante|un poco|súper|
  tan|re] (bueno/a|genial/es|triste/s|horrible/s|perfecto/a|rico/a|malo/a|aburrido/a|excelente/s|
  buenísimo/a|estupendo/a|riquísimo/a|espectacular/es|increíble/s|delicioso/a|pesado/a|ligero/a|
  frío/a|divertido/a)
sopa fría
mejor (precio|amigo|amiga|opción|así|que|alumno|oferta|dicho|tarde|nota|hora|momento|ruta|
  resultado|versión|calidad|empleado del mes|jugador|película|equipo de|te|me|voy|no|vete|lo|si|
  ir|otro|el|la|un)
sin (problema|problemas|prisa|novedad|novedades|incidencias|más|cita|retraso|demora|costo|azúcar|
  gluten|sal)
por suerte, tranquilo (que|hombre|tío|no pasa), tranquila (que|no pasa), buenos días
buenas noches, buenas tardes
buen (provecho|viaje|precio|trabajo|camino|profesional|resultado|estado|uso|sabor|material|fin|
  momento para)
buena (suerte|idea|pregunta|nota|letra|educación|marca|fe|calidad|parte|voluntad|pinta|gente|
  señal para)
(calle|colonia|barrio|plaza|avenida|hospital|colegio|señora|doña|señorita|virgen de la|enfermera|
  doctora|jefa|tía|vecina|playa|edificio|parque|compañera|hotel) [de la] (esperanza|paz|alegría|
  felicidad|luz|gloria|consuelo|soledad|dolores|angustias|victoria|remedios|amparo|gracia|caridad)
(esperanza|paz|alegría|consuelo|soledad|dolores|gloria|angustias|victoria) (de|la de|llamó|dijo|
  viene|vino|pidió|me pidió|y yo|me trajo|lópez|garcía|pérez|rodríguez|fernández|trajo|llegó|está|
  se|cubre|cubrió|lleva|tiene) [recepción|nóminas|contabilidad|recursos|administración|la|el|
  limpieza|planta|secretaría]
acuerdo de paz, proceso de paz, paz mundial, juez de paz, la paz (bolivia|baja|en bolivia)
descanse en paz, dejar en paz, déjame en paz, (esperanza|expectativa) de vida, tratado de paz
sangría, (medias|horas|moneda|dinero|ropa|cambio) (sueltas|suelto)
bien (venido|venida|hecho|cerrado|pensado|pagado|ubicado|explicado|temprano|tarde|lejos|cerca|
  grande|pequeño|frío|caliente|caro|barato|poco|hecha)
bienes raíces, está bien (claro|que|así|escrito|hecho), ¿está bien, (con|para) (calma|tiempo)
mantener la calma, en fin, de nervios de acero, nervio (ciático|óptico|vago), nervios de acero
tierra quemada, crema para quemaduras, unidad de quemados, grandes quemados
(tierra|zona|isla) (perdida|desierta), causa perdida, objetos perdidos, objeto perdido
(número|documento|paquete|pedido|llave|llaves|cartera|móvil|perro|gato|expediente|vuelo) perdido/a
(tiempo|partido|bus|tren|autobús) perdido, vacío/a (la|el|de contenido|el cajón|la nevera)
(nevera|botella|sala|calle|oficina|caja|aula|silla|mesa|vaso|local|tienda|metro|autobús|
  restaurante|bar|casa) vacío/a
voto (nulo|en blanco), matrimonio roto, animales (de compañía|disecados|de granja)
dibujos animados, dibujo animado, película animada, cine animado
(colchón|gorila|robot|robots) (aspirador|de cocina|industrial|industriales|inflable|hinchable)
taller de robótica, clase de robótica, robot de cocina, cirugía robótica, contestador automático
cajero automático, puerta automática, piloto automático del (avión|coche|barco), cambio automático
ausente con aviso, (lista|alumno|alumnos|parte) [de] ausentes
(pueblo|lugar|primo|pariente|tío|ciudad) lejano, (caso|casos|hecho|paciente|pueblo|sala) aislado/a
pluma distante, línea directa
no tengo (hora|coche|hijos|hermanos|cambio|tarjeta|dinero|tiempo|wifi|planes|clase|turno|
  más datos|cita)
nudo (marinero|de corbata|de la carretera|ferroviario|de comunicaciones)
(corbata|cordón|cuerda|cable) .. nudo, tensión del (cable|hilo)
un buen rato
`;
