import type { Trait } from '../source.ts';

export const traits: Record<Trait, string> = {
  filler: `
muy tan bastante demasiado/a poco un algo medio completamente totalmente absolutamente realmente super mega hiper
re recontra del todo siempre ya aún todavía también solo sólo casi más tanto tanta así hoy ahora ahorita cada vez
mismo/a simplemente literalmente quizá quizás tal tío tía chicos uf ay madre mía pues bien fuerte/s horrible/s
terrible/s constante/s enorme/s últimamente actualmente profundamente extremadamente increíblemente un poco por fin
otra sinceramente verdad neta wey güey parce che tipo onda nomás bastante igual puro pura sumamente sobremanera
particularmente especialmente permanentemente constantemente continuamente francamente honestamente mentalmente
emocionalmente físicamente anímicamente psicológicamente visiblemente bestial brutal tremendo/a intenso/a crónico/a
persistente/s agudo/a severo/a excesivo/a leve/s insoportable/s espantoso/a puto/a pinche maldito/a jodido/a
`,
  person: `
jefe/s jefa jefas gerente/s director/a coordinador/a supervisor/a compañero/a compi colega/s socio/a madre/s padre/s
mamá papá mami papi vieja viejo hijo/a hermano/a hermanito hermanita marido esposa esposo mujer novio/a pareja tío/a
abuelo/a abue primo/a sobrino/a cuñado/a suegro/a nieto/a vecino/a amigo/a amigui cliente/s clienta paciente/s
alumno/a profesor/a profe maestro/a becario/a enfermero/a médico/a doctor/a psicólogo/a terapeuta conductor/a
chofer chófer repartidor/a niño/a chico/a chaval/a pibe/s piba pibas chavo/a gente persona/s señor/a bebé familia
perro/a gato/a recepcionista/s vendedor/a estudiante/s camarero/a mesero/a mozo cocinero/a chef operador/a agente
celador/a auxiliar/es residente/s cirujano/a matrona pediatra funcionario/a usuario/a ciudadano/a contribuyente
inspector/a alcalde alcaldesa concejal ministro/a presidente presidenta secretario/a contador/a abogado/a
ingeniero/a programador/a desarrollador/a diseñador/a técnico/a obrero/a albañil electricista mecánico/a
huésped/es comensal/es pasajero/a testigo madrina padrino ahijado/a compadre comadre cuate carnal
ex viudo/a huérfano/a hombre hombres muchacho/a joven jóvenes anciano/a abuelito abuelita cantante actor actriz
personaje jugador/a entrenador/a monitor/a tutor/a orientador/a bedel conserje portero/a limpiador/a
`,
  group: `
equipo grupo clase todos todas personal plantilla oficina empresa departamento sindicato
`,
  determiner: `
el la los las un una unos unas este esta estos estas ese esa esos esas aquel aquella lo algún alguna cualquier otro otra
`,
  possessive: 'mi mis nuestro nuestra nuestros nuestras su sus tu tus',
  preposition: `
de del en con para por a al sobre entre hasta sin contra desde hacia ante bajo según
`,
  auxiliary: `
he has ha hemos han había habían habíamos
`,
  genitive: 'de del',
  thirdPronoun: `
ella ellos ellas tú vos usted ustedes vosotros vosotras le les
`,
  firstPronoun: 'yo nosotros nosotras',
  firstObject: 'me mí conmigo nos',
  copula: `
<estar> <ser> <sentir> <andar> <quedar> <parecer> <seguir> <volver> <llegar> <salir> <acabar> <terminar>
<encontrar> <dejar> <poner> <despertar> <amanecer> <ir> <venir> <tener> <vivir> <notar> <ver> <levantar> <regresar>
<caer> <continuar> <permanecer> <terminar> estado sido
`,
  state: `
<estar> <andar> <quedar> <parecer> <seguir> <sentir> <encontrar> <tener> <llevar> <sufrir> ha han había habían
`,
  report: `
<decir> <contar> <comentar> <preguntar> <avisar> <quejar> <escribir> <explicar> <creer> <pensar> <opinar>
<asegurar> <afirmar> <confesar> <insistir> <responder> <notar> <pedir>
`,
  body: `
cabeza nuca cuello hombro/s espalda columna lumbares lumbar cervicales cervical rodilla/s pierna/s brazo/s mano manos
muñeca/s estómago barriga vientre tripa tripas panza guata pecho garganta ojo/s cuerpo pie pies mandíbula cadera
caderas corazón piel frente dedo/s codo/s tobillo/s sienes sien oído/s oreja orejas músculos músculo huesos
mente cerebro alma dientes muela muelas riñones cintura talón talones gemelos trapecio trapecios omóplato
pulgar/es articulaciones coxis párpado/s planta costillas coronilla cráneo ciático
`,
  thing: `
batería baterías móvil móviles celular celulares teléfono teléfonos ordenador ordenadores computadora compu
portátil laptop servidor servidores coche coches carro auto camión furgoneta moto motos bici autobús colectivo metro
tren trenes avión entradas entrada stock plazo impresora impresoras fotocopiadora caja cajas maleta mochila lluvia
tiempo tráfico comida cena almuerzo desayuno café té sistema sistemas internet wifi red página web película libro
informe informes proyecto proyectos reunión reuniones máquina máquinas ascensor elevador pila pilas vaso vasos plato
platos copa botella silla sillas mesa mesas puerta puertas ventana ventanas pantalla teclado ratón cable cables
cargador auriculares cascos micrófono cámara luz luces bombilla foco aire acondicionado calefacción radiador caldera
horno cocina nevera refrigerador lavadora lavavajillas freidora cafetera grifo tubería váter baño pared techo suelo
piso edificio oficina calle carretera puente río mar playa cielo viento planta plantas árbol jardín flor flores ropa
chaqueta abrigo zapatos botas bolsa bolsas paquete paquetes carta cartas factura facturas contrato formulario
documento documentos archivo archivos carpeta expediente expedientes correo correos mensaje mensajes pedido pedidos
envío aplicación app programa código base datos versión módulo prueba pruebas script reloj radio tele televisión
canción música serie juego partido concierto obra vino cerveza sopa pan arroz carne pollo pescado ensalada tarta
pastel masa salsa ruta camino economía mercado empresa tienda bar restaurante hotel hospital colegio sala aula
ambulancia camilla gotero grúa tractor motor freno frenos rueda ruedas neumático tóner tinta papel lápiz bolígrafo
presupuesto recursos vacuna vacunas
`,
  contrast: 'pero sino aunque excepto salvo',
  coordinator: 'y e o u ni',
  impersonal: 'difícil pesado duro cabrón complicado',
  still: 'aún todavía sigo sigue peor más igual también',
  opener: 'porque pues cuando que quien donde mientras entonces como',
};

export const classes: Record<string, string> = {
  SITE: traits.body,
  THING: traits.thing,
  ESTAR: `
estoy está estamos están estaba estuve estando ando anda andamos andaba voy va vamos iba sigo sigue seguimos quedé quedo
quedamos termino terminé acabo acabé llego llegué llegamos vuelvo volví salgo salí salimos sentí sentía encuentro
encontraba vivo vengo vine vivimos amanezco amanecí levanto levanté desperté despierto estado parezco
`,
};

export const verbs = `
ser estar tener hacer decir poder querer dar saber ver venir ir dormir sentir perder reír caer salir despertar temblar
doler soñar seguir haber encontrar divertir mentir sonreír andar quedar parecer volver llegar acabar terminar dejar
poner contar comentar preguntar avisar quejar escribir explicar trabajar comer beber descansar llorar gritar empezar
llevar entregar mandar recibir abrir cerrar coger ganar comprar pagar necesitar gustar amar odiar intentar lograr
recordar olvidar pensar creer entender aprender enseñar estudiar leer correr caminar jugar ayudar cuidar atender hablar
discutir limpiar cocinar pasar vivir renunciar disfrutar colapsar estallar explotar agotar relatar levantar tomar cubrir
cambiar cenar amanecer regresar continuar permanecer notar sufrir conseguir pedir servir morir opinar asegurar afirmar
confesar insistir responder aguantar soportar llamar traer oír elegir repetir conducir manejar buscar valer fallar decepcionar cansar estresar derrumbar hundir aislar culpar equivocar cagar arruinar sonreír doler odiar detestar aborrecer evitar fingir cumplir contestar rendir funcionar concentrar desvelar
`;

export const notVerbs = `
como para sobre trabajo vino era cuento entre nada una cara quemado lloro cambio levanta uso pago paso ayuda cubre son
gusto pregunta cuenta llama vista casa marca sueño sueños amo cena cenas llamadas comida bebe ve sal ten di haz ven
pon nota notas baño mando caso regreso regresa llanto cuida cobra salida comidas este estas piso corte gana
ganas vivo viva vivos tarda meta dura sale entrada vuelta vueltas pasa pasas abre busca buscas juego duda dudas
guardia guardias tema cura fin de den se des si vas
`;

export const aliases = `
toy = estoy
q k = que
xq porq = porque
tmb = también
mxo = mucho
pa = para
dnd = donde
hr = hora
finde = fin de semana
curro = trabajo
laburo laburos = trabajo
chamba = trabajo
pega = trabajo
currar = trabajar
estres stress estress = estrés
estresao = estresado
cansao = cansado
agotao = agotado
reventao = reventado
quemao = quemado
cansadx = cansado
stoy stoi toi = estoy
tamos = estamos
kiero qiero qero qro = quiero
kisiera = quisiera
qiere kiere = quiere
tngo = tengo
ai = hay
aki aqi = aquí
m = me
xa = para
pal = para el
xd = jaja
muxo mucxo mcho = mucho
muxa = mucha
bn = bien
dl = del
cn = con
cm = como
dsd = desde
d = de
tdo = todo
tda = toda
tdos = todos
ntp = no te preocupes
nc nse = no sé
hno = hermano
msj = mensaje
pq porke xk xke porqe pork = porque
tb tmbn tbn tambn = también
tqm = te quiero mucho
dpm = de puta madre
grax grcs = gracias
ntc = no te creas
alv = a la verga
vdd = verdad
ansieda = ansiedad
deprecion = depresión
ansiosx = ansiosa
agotadx = agotado
quemadx = quemado
hartx = harto
tristx = triste
cansaa = cansada
reventaa = reventada
agotaa = agotada
jodio = jodido
rendio = rendido
insonnio imsomnio insonio = insomnio
yorado = llorado
yorar = llorar
yoro = lloro
yorando = llorando
exausto exahusto = exhausto
exausta exahusta = exhausta
stresada extresada = estresada
stresado extresado = estresado
agoviada = agobiada
agoviado = agobiado
`;
