import type { Category } from '../../contract.ts';

/** Spanish wordings by category. */
export const mentions: Record<Category, string> = {
  exhaustion: `
agotado/a, cansado/a, exhausto/a, extenuado/a, fatigado/a, rendido/a, reventado/a, ^molido/a
^muerto/a, ^fundido/a, ^quemado/a, ^destrozado/a, ^destruido/a, ^hecho/a polvo
hecho/a (polvo|mierda|trizas|un trapo|un desastre|pedazos|puré|un lío|bolsa|pelota), ^roto/a
^acabado/a, ^baldado/a, derrengado/a, deslomado/a, ^frito/a, ^tirado/a, ^arrastrado/a
^desgastado/a, ^consumido/a, ^drenado/a, ^saturado/a, ^apagado/a, ^hundido/a, ^matado/a, cansancio
agotamiento, fatiga, burnout, síndrome de burnout, sobrecarga, sobrecargado/a, desbordado/a
agobiado/a, agobio, agobios, abrumado/a, colapsado/a, colapso, <colapsar>, sobrepasado/a
superado/a por, me supera, me superan
sin (energía|energías|fuerzas|fuerza|pilas|batería|aliento|gasolina|ganas de vivir)
sin una gota de energía
no (tengo|me quedan|me queda) [más|ya|ni] (energía|energías|fuerzas|fuerza|pilas), sin pilas
con la lengua fuera, para el arrastre, estoy (que no puedo|hecho/a), me <agotar>
me (agota|agotan|consume|consumen|desgasta|desgastan|quema|queman|destroza|satura|drena|absorbe|
  revienta|mata de cansancio)
(al|en el) límite
al borde (del|de un|de la|de) (colapso|ataque|abismo|llanto|lágrimas|ataque de nervios|locura|
  agotamiento)
a punto de (explotar|estallar|reventar|colapsar|llorar|derrumbarme|tirar la toalla|romperme)
toqué fondo, tocando fondo, hasta el límite, al límite de mis fuerzas
no (doy|damos) [ya|para] (abasto|más), no doy para más
no puedo (más|con|con todo|con mi alma|con la vida|ni con|seguir|ni levantarme|levantarme|
  dormir ni|parar de)
ya no puedo, no aguanto [más|ya|el|la|este|esta], no soporto más, no lo soporto [más], me ahogo
ahogado/a (de|en) trabajo, hasta arriba de trabajo, no llego a (todo|nada), no paro
sin parar ni para, no consigo (desconectar|descansar|relajarme|levantarme|arrancar)
me cuesta (levantarme|todo|arrancar|salir|horrores|la vida|concentrarme|pensar|recordar|respirar|
  hasta)
(día|semana|jornada|turno|guardia|mes|noche) (agotador/a|durísimo/a|duro/a|de locos|horrible|
  infernal|terrible|fatal|pesado/a|estresante|de mierda|de perros|brutal|malísimo/a|extenuante|
  cansador/a)
(fue|ha sido) (agotador|durísimo|brutal|horrible), arrastrándome, me arrastro, voy arrastrándome
muerto/a de (cansancio|sueño), me caigo de sueño, cayéndome de sueño, tengo sueño, mucho sueño
como un zombi, como un zombie, zombi
estresado/a, estrés, estresante, me <estresar>, ansioso/a, ansiedad, ataque de ansiedad
ataques de ansiedad, crisis de ansiedad, pánico, ataque de pánico, ataques de pánico, angustiado/a
angustia, angustias, nervioso/a, nervios a flor de piel, de los nervios, nervios, ^tenso/a
tensión, inquieto/a, preocupado/a, desesperado/a, desesperación, aterrado/a, asustado/a de ir
con el alma en vilo, irritable/s, irritado/a, irritabilidad, de mal humor, mal humor
malhumorado/a, insoportable estoy, sin paciencia, no tengo paciencia
perdí (la paciencia|los papeles|los nervios|el control)
pierdo (la paciencia|los papeles|los nervios|el control)
(todo|cualquier cosa) me (irrita|molesta|altera|saca de quicio), <estallar>, <explotar>, exploté
estallé, grité a (mi|mis|todos|un), crispado/a, alterado/a, <llorar>, llanto, lágrimas
ganas de llorar, rompí a llorar, me puse a llorar, me eché a llorar
no paro de (llorar|temblar|pensar), no dejo de (llorar|pensar|temblar), <derrumbar>, me derrumbé
me derrumbo, me vine abajo, me hundí, me hundo, me rompí, ^triste/s, tristeza, deprimido/a
depresión, depre, bajoneado/a, bajón, de bajón, de capa caída, por los suelos, por el suelo
hundido/a, desolado/a, infeliz/es, vacío/a por dentro
me siento (vacío/a|mal|fatal|solo/a|perdido/a|muerto/a|muy mal|horrible|atrapado/a|abrumado/a|
  pésimo)
un vacío, vacío por dentro, sin esperanza, sin esperanzas, desesperanza, impotente/s, impotencia
soledad, atrapado/a
(estoy|ando|me encuentro) (fatal|mal|muy mal|pésimo|hecho/a polvo|perdido/a|de bajón|ido/a)
no (estoy|me siento|me encuentro|ando) (bien|nada bien|feliz|muy bien|contento/a)
volviéndome loco/a, me vuelvo loco/a, perdiendo la cabeza
(no|ni) (puedo|consigo|logro) (concentrarme|pensar|recordar|pensar con claridad|enfocarme|
  retener nada|centrarme|leer) [nada|en nada]
no me (concentro|acuerdo de nada|sale nada|centro|rinde)
se me (olvida|olvidan) (todo|las cosas|los nombres|cosas), olvido (todo|las cosas|los nombres)
(me quedo|quedé) en blanco, mente en blanco, en blanco
cabeza (embotada|espesa|a mil|vacía|llena|nublada|saturada|en las nubes|frita|no da más|no me da)
la cabeza (no me da|no para|a mil|va a mil), mente (nublada|a mil|agotada|embotada), niebla mental
embotado/a, aturdido/a, despistado/a, disperso/a, confundido/a, bloqueado/a, me bloqueo
me bloqueé, desconcentrado/a, lapsus
`,
  physical: `
se me (cierra|revuelve|encoge|hace un nudo) (el|la) (estómago|garganta|pecho), corazón me va a mil, el corazón (a mil|a toda|se me sale), (me late|late) (el|muy) (corazón|fuerte|rápido),
(dolor|dolores|punzada|punzadas|molestia|molestias|presión|opresión|pinchazo|pinchazos|tirón|
  ardor|hormigueo|nudo|calambre|calambres|tensión) (de|en el|en la|en los|en las|en mi) $SITE
dolor (de cabeza|muscular|lumbar|cervical)
me (duele|duelen|dolía|tiembla|tiemblan|late|laten|arde|arden|pesa|pesan|suda|sudan|estalla|
  va a estallar|revienta|va a explotar|da vueltas|cruje|pica|hormiguea) [mucho|horrores|todo|
  un montón|] (el|la|los|las|todo el|toda la|todo) [$SITE|cuerpo]
me duele todo
$SITE (agarrotado/a|tenso/a|cargado/a|rígido/a|entumecido/a|hinchado/a|revuelto/a|cerrado/a|
  bloqueado/a|contracturado/a|temblando|sudando|latiendo|duele|duelen|apretado/a|encogido/a|
  dolorido/a|hecho/a polvo|pesados|pesadas)
jaqueca, jaquecas, migraña, migrañas, cefalea, contractura, contracturas, tortícolis, lumbago
ciática, bruxismo, aprieto los dientes, rechino los dientes, palpitaciones, taquicardia
taquicardias, corazón (acelerado|a mil|desbocado|se me acelera), se me acelera el corazón
arritmia, falta de aire, me falta el aire, me falta el aliento, sin aire, no puedo respirar
ahogos, mareo, mareos, mareado/a, vértigo, vértigos, me desmayé, desmayo, casi me desmayo, náuseas
ganas de vomitar, vomité, vómitos, acidez, gastritis, reflujo, úlcera, indigestión
colon irritable, estómago (revuelto|cerrado|hecho un nudo|encogido|en un puño|del revés)
nudo en (el estómago|la garganta), un nudo en, diarrea, estreñimiento, sudores fríos, sudor frío
sudores, temblores, temblor, temblando, escalofríos, hormigueo
tensión (alta|por las nubes|arterial alta|disparada), presión alta, zumbido en los oídos, zumbidos
acúfenos, pitido en los oídos, tic en el ojo, me tiembla (el ojo|el párpado|la voz|el pulso)
ojeras, urticaria, dermatitis, eczema, sarpullido, se me cae el pelo, caída del pelo, sin voz
afónico/a, ronco/a, defensas bajas, siempre (enfermo/a|resfriado/a), mala cara, insomnio
desvelado/a, desvelo, en vela, noche en vela, noches en vela, noche en blanco, la noche en blanco
no (duermo|dormí|pegué ojo|he dormido|pego ojo|he pegado ojo|descanso|descansé|concilio el sueño|
  puedo dormir|consigo dormir|logro dormir|pude dormir|estoy durmiendo|dormimos) [nada|bien|casi|
  apenas|más]
sin (dormir|pegar ojo|apetito|hambre|poder dormir|comer)
(duermo|dormí|durmiendo|he dormido|dormir) (mal|fatal|muy mal|poco|muy poco|poquísimo|tres horas|
  cuatro horas|apenas|a ratos|peor|tres|cuatro|dos|3|4|con pastillas)
apenas (duermo|dormí|he dormido|como|comí), (tres|cuatro|dos) horas de sueño
me cuesta (dormir|conciliar el sueño|dormirme)
me despierto (a las|cada|varias veces|de madrugada|con|sudando|cansado|cansada|en mitad|mil veces)
me desperté (a las|cada|varias veces|de madrugada|sudando|mil veces), pesadillas, pesadilla
sueño con (el trabajo|el jefe|la oficina|los clientes), dando vueltas en la cama
vueltas en la cama, sueño ligero y cortado
no (como|comí|he comido|tengo hambre|tengo apetito|puedo comer|me entra) [nada|bien|casi]
perdí el apetito, he perdido el apetito, se me quitó el hambre, falta de apetito
como (por ansiedad|compulsivamente|fatal), atracones, atracón, he (adelgazado|engordado)
bajé de peso, pastillas para dormir
`,
  cynicism: `
paso de todo, paso (de|del) (trabajo|jefe|tema|todos)
me da (igual|lo mismo|todo igual|asco|pereza), (todo|me) (da|es) (igual|lo mismo), me es igual
todo me da igual
me (importa|importan) (un bledo|un comino|una mierda|tres pepinos|un carajo|poco|un pepino|nada)
(ya|) no me (importa|importan|interesa|interesan|motiva|motivan|ilusiona|llena|emociona|afecta|
  apetece|dice) [nada|más|lo|ni]
me la suda, me vale (madre|todo|verga), me resbala, me chupa un huevo
nada me (importa|motiva|interesa|ilusiona|llena|emociona|anima|apetece), indiferente/s
indiferencia, apático/a, apatía, desconectado/a, ^distante/s, distanciado/a, ^ausente/s
^aislado/a, me <aislar>, me aíslo, aislándome, me encierro, en piloto automático
piloto automático, en automático, en modo automático, como un (robot|autómata|número)
soy un (robot|número), por inercia, por cumplir, cumplo y ya, cumplir y ya, lo mínimo
el mínimo indispensable, desmotivado/a, desmotivación, desanimado/a, desánimo, desganado/a
desgana, desilusionado/a, desilusión, decepcionado/a, decepción, desencantado/a, desencanto
frustrado/a, frustración, sin (motivación|ganas|ilusión|ánimo|ánimos|interés|sentido|entusiasmo)
sin ganas de (nada|ir|trabajar|ver|hablar|hacer)
no tengo (ganas|motivación|ilusión|ánimos|interés|ánimo) [de|de nada]
cero (ganas|motivación|ilusión)
perdí (la ilusión|el interés|las ganas|la motivación|la fe|el sentido|la pasión)
he perdido (la ilusión|el interés|las ganas|la motivación|la fe|la pasión), pocas ganas
(no le veo|no veo|no encuentro|no tiene|no le encuentro) [el|ningún|ya] (sentido|futuro|propósito)
no tiene sentido, nada tiene sentido, sin sentido
para qué (todo esto|esforzarme|sirve|tanto|seguir aquí|me esfuerzo|molestarme), de qué sirve
no sirve de nada, no vale la pena, no merece la pena, ya no creo en, no creo en (lo que|esta|este)
harto/a
hasta (las narices|los cojones|el moño|la coronilla|los huevos|el gorro|las pelotas|la madre|aquí|
  el coño|los ovarios) [de]
podrido/a de, cansado/a (de esta|de este|de la) (empresa|trabajo|hipocresía), cansado/a de fingir
cansado/a de este, asqueado/a, asco de (trabajo|empresa|vida)
quemado/a (con|de) (la|el|este|esta) (empresa|trabajo)
<odiar> [este|mi|el|ir|la|esta|a|los|todo|venir|cada] [trabajo|empresa|curro|oficio]
odio (este|mi|el|ir|la|esta|los|todo|venir), detesto (este|mi|el|ir|la|esta|venir), aborrezco
no soporto (mi trabajo|este trabajo|a la gente|a nadie|a mi jefe|a los clientes|ir|verlos|
  este lugar|el trabajo)
no aguanto a (nadie|la gente|mi|los)
(quiero|quisiera|ganas de|pienso en|pensando en|deseando|necesito|voy a) (irme|renunciar|
  dejar el trabajo|dejarlo todo|dejarlo|dejar este|dimitir|largarme|salir de aquí|mandarlo todo|
  mandar todo|tirar la toalla|abandonar|cambiar de trabajo|desaparecer de la oficina|marcharme|
  huir|tirarlo todo|escapar)
mandar todo a (la mierda|paseo|volar), mandarlo todo a (la mierda|paseo), tiré la toalla
tirar la toalla, busco otro trabajo, buscando otro trabajo, presenté mi renuncia
carta de renuncia
no quiero (ver a nadie|hablar con nadie|ir|ir a trabajar|volver|saber nada|ver gente|hablar|
  trabajar) [más]
evito (a|a la|a los|a mis|hablar|la gente|todo|el contacto), evitando (a|hablar|la gente)
cínico/a, cinismo, amargado/a, amargura, resentido/a, resentimiento, aburrido/a de, hastiado/a
hastío, tedio, contando (las horas|los minutos|los días), cuento (las horas|los minutos|los días)
finjo (interés|que|sonreír), fingiendo (interés|que), sonrisa falsa, los pacientes son números
ya me rendí con, trabajo de mierda, mierda de (trabajo|empresa|curro|vida), que les den
que se vayan, me trae sin cuidado, solo por (el sueldo|el dinero|la paga)
`,
  selfcriticism: `
culpable/s, culpa, me culpo, me <culpar>, mi culpa, por mi culpa, la culpa es mía, culpa mía
remordimiento, remordimientos, me arrepiento, arrepentido/a, me odio, me detesto, me castigo
me machaco, me exijo demasiado, no me perdono, no me lo perdono
me da vergüenza (ser|mi|no|pedir|cómo), vergüenza de (mí|mi|ser), qué vergüenza de mí
avergonzado/a, me avergüenzo
(soy|me siento|siento que soy|me creo|sintiéndome) [como] [un|una|tan|muy|el|la|
  totalmente] (inútil|fracaso|fracasado/a|fraude|impostor/a|incompetente|incapaz|estúpido/a|
  idiota|tonto/a|torpe|mediocre|desastre|carga|estorvo|estorbo|mierda|basura|inferior|peor|
  mal madre|mala madre|mal padre|mala persona|insuficiente|poca cosa|burro/a|imbécil|débil|
  cobarde|egoísta|vago/a|ridículo/a|pequeño/a|patético/a|farsante|lento/a|perdedor/a|decepción|
  mala profesora|mal profesor|mala enfermera|mal enfermero|mala hija|mal hijo|mala amiga|
  mal profesional|mala profesional|nadie|un cero a la izquierda|cero a la izquierda|nada)
^inútil, ^incompetente, ^incapaz, ^patético/a, un fracaso, un fraude
un desastre [total|de persona|de madre|de padre|de profesional], un inútil, una inútil
una carga (para|), un estorbo, síndrome del impostor, impostor/a
no (valgo|sirvo) [para] [nada|esto|ni], no valgo, no sirvo
(no|nunca) (soy|seré|fui) [lo] (suficiente|bastante|capaz|bueno/a|suficientemente|buen|
  buena) [bueno|buena|bueno/a]
nunca soy suficiente, no estoy a la altura, no doy la talla
no merezco [este|esta|el|la|nada|estar], no hago nada (bien|a derechas), todo lo hago mal
lo hago todo mal, hago todo mal, todo me sale mal, nada me sale bien
siempre (me equivoco|fallo|la cago|lo arruino|meto la pata), la cagué, la cago, metí la pata
la he cagado, lo arruiné todo, arruino todo, fallé [otra|a|como], fallo en todo, <fracasar>
fracasé, le fallé, les fallé, (les|le|os|la|lo) (fallé|fallo|decepciono|decepcioné)
decepciono a todos, defraudé a, soy el problema, el problema soy yo
todos (son|lo hacen) mejor/es (que yo|), peor que (todos|los demás), mejor que yo, me comparo
debería (haber|poder|ser mejor|hacer más|saber), tendría que haber
autoestima (baja|por los suelos), sin valor
fui (un idiota|una idiota|injusto/a|un egoísta|una egoísta|egoísta|tonto/a|débil|cobarde)
qué (tonto/a|idiota|burro/a|inútil|torpe) (soy|fui|estoy|), se van a dar cuenta de que
engañé a todos, mala (madre|hija|amiga|profesional|persona|hermana|esposa|profesora)
mal (padre|hijo|amigo|profesional|marido|hermano|profesor)
`,
  positive: `
hoy mejor, mejor hoy, hoy (estoy|me siento|ando) mejor,
feliz/es, felicidad, contento/a, ^alegre/s, alegría
qué (alegría|felicidad|alivio|gusto|ilusión|paz|risa|orgullo), encantado/a, emocionado/a
ilusionado/a, entusiasmado/a, ^animado/a, animadísimo/a, radiante/s, eufórico/a, satisfecho/a
satisfacción, realizado/a, pleno/a, plenitud, orgulloso/a, orgullo, agradecido/a, gratitud
afortunado/a, ^tranquilo/a, tranquilidad, ^calmado/a, en calma, sereno/a, serenidad, en paz
mucha paz, relajado/a, me relajé, ^aliviado/a, alivio, me quité un peso, un peso de encima
^ligero/a, ligereza, liberado/a, descansado/a, <descansar> [por fin|bien|mucho], descansé
he descansado
<dormir> (bien|muy bien|como un|como una|ocho|nueve|genial|de maravilla|toda la noche|
  a pierna suelta|de un tirón|profundamente|mejor|plácidamente)
he dormido (bien|muy bien|como|genial|de maravilla|ocho|del tirón), buena noche de sueño
dormí del tirón, renovado/a, recuperado/a, recargado/a, recargué (pilas|energías|las pilas)
cargué pilas
con (energía|energías|ganas|pilas|fuerzas|las pilas cargadas|mucha energía|ilusión|buen ánimo|
  optimismo)
lleno/a de (energía|vida|ilusión|alegría|ganas|paz|gratitud|esperanza)
tengo (energía|ganas|ilusión|fuerzas) [de], motivado/a, inspirado/a, confiado/a, optimista/s
esperanzado/a, esperanza
me siento (genial|bien|muy bien|mejor|fenomenal|de maravilla|fuerte|capaz|vivo/a|querido/a|
  valorado/a|apoyado/a|preparado/a|en paz|libre|otra|otro|estupendo|acompañado/a|segura|seguro|
  útil)
me encuentro (bien|mejor|genial|muy bien)
(estoy|ando) (bien|genial|mejor|muy bien|mucho mejor|fenomenal|de maravilla|de buen humor|
  estupendamente|en la gloria|que no quepo)
mucho mejor, mejor que nunca, voy mejor, de buen humor, buen humor, de maravilla
me (reí|río|reímos) [mucho|muchísimo|a carcajadas|un montón|con|de], reímos, nos reímos
me muero de risa, muerto/a de risa, lloré de (risa|alegría|felicidad|emoción), carcajadas, sonrío
sonreí, sonriendo, disfruté, <disfrutar> [mucho|de|cada], disfrutando, me divertí, nos divertimos
lo pasé (genial|bien|bomba|muy bien|de maravilla)
lo pasamos (genial|bien|bomba|muy bien|de maravilla), me encantó
me encanta (mi trabajo|lo que hago|enseñar|trabajar), amo (mi trabajo|lo que hago)
me hizo (feliz|bien|muy bien|sonreír|reír|mucho bien), me (alegró|alegra) [el|la|mucho|ver]
(salió|salieron|fue|va todo) (genial|bien|todo bien|redondo|de maravilla|un éxito), un éxito
buen día, gran día
(día|semana|fin de semana|tarde|noche|turno) (genial|maravilloso/a|estupendo/a|precioso/a|
  perfecto/a|excelente|buenísimo/a|tranquilo/a|bonito/a|bueno/a|feliz|increíble|redondo/a|
  productivo/a)
(me felicitaron|me felicitó|felicitado/a|reconocido/a|me reconocieron|me elogiaron|me aplaudieron|
  me agradecieron|valorado/a|apoyado/a)
mereció la pena, valió la pena, %qué (bien|maravilla|suerte|bueno|guay|lindo|chévere), %genial
%estupendo, %perfecto, %fantástico, %maravilloso, cantando, silbando, tarareando, vivo/a otra vez
gratificante
`,
};
