/** Bodily complaints, disturbed sleep and appetite, in Spanish. */
export const physical = `
(rechinan|castañetean|aprieto|rechino) [los] dientes, me rechinan los dientes
$SITE (como|hecho/a|hechos|hechas|parecen|parece|se pusieron como) [unos|unas|un|una|de] (globo|globos|piedra|
  piedras|plomo|botijo|botijos|tabla|tablas|roca|rocas|corcho|alambre)
$SITE [ya] me (matan|mata|están matando|está matando|destrozan), voz (cascada|rota|tomada), cabeza como un bombo
# Dolor por zona
(dolor|dolores|dolorcito|punzada|punzadas|molestia|molestias|presión|opresión|pinchazo|pinchazos|
  tirón|tirones|ardor|hormigueo|nudo|nudos|calambre|calambres|tensión|quemazón|pesadez|rigidez|
  espasmo|espasmos|contractura|contracturas|latido|latidos|peso|entumecimiento|picor|ardores|
  inflamación|debilidad|agarrotamiento|puntada|puntadas|jalón|temblor|temblores|cosquilleo|
  comezón|agujas|agujetas) (de|en el|en la|en los|en las|en mi|en mis|en un|en una|en ambas|en|al|
  del|detrás de los|sobre el) [todo el|toda la|parte baja de la|boca del|bajo] $SITE
dolor (de cabeza|muscular|lumbar|cervical|de barriga|de tripa|de panza|crónico|abdominal|
  articular|torácico|de regla por el estrés|ciático|de muelas por apretar)
dolores (musculares|de cabeza|articulares|cervicales|lumbares|menstruales raros), dolorido/a
adolorido/a, todo/a (adolorido/a|dolorido/a), me duele todo, me duele todo el cuerpo
me duele hasta (el|la|los|las|respirar)
(me|nos) (duele|duelen|dolía|dolían|dolió|dolieron|ha dolido|está doliendo|están doliendo|tiembla|
  tiemblan|tembló|temblaban|late|laten|arde|arden|ardían|pesa|pesan|suda|sudan|sudaban|estalla|
  va a estallar|revienta|va a reventar|va a explotar|explota|da vueltas|cruje|crujen|pica|pican|
  hormiguea|hormiguean|truena|truenan|punza|punzan|palpita|palpitan|quema|queman|molesta|molestan|
  flaquean|fallan|tira|tiran|sigue doliendo|siguen doliendo|mata|matan|está matando|están matando|
  oprime|aprieta|zumba|zumban|lloran|escuecen|escuece) [mucho|horrores|todo|un montón|muchísimo|
  fuerte|un huevo|a rabiar|tanto|bastante|horrible|como nunca|otra vez|hasta|mal|todo el día|
  cantidad|caleta] (el|la|los|las|todo el|toda la|todo|un|una|mi|mis|ambas|ambos) [$SITE|cuerpo|
  bajo] [bajo|baja|derecho|derecha|izquierdo|izquierda|alta]
$SITE [me|se|está|están|toda|todo|todas|todos|muy|súper|bien|re|medio|completamente|totalmente|
  un poco|siempre|ya|] [me|se|está|están|muy|] (agarrotado/a|tenso/a|cargado/a|rígido/a|
  entumecido/a|hinchado/a|revuelto/a|cerrado/a|contracturado/a|temblando|sudando|sudoroso/a|
  latiendo|duele|duelen|dolían|apretado/a|encogido/a|dolorido/a|adolorido/a|hecho/a (polvo|mierda|
  trizas|un nudo|pedazos|un asco|un cristo|puré|bolsa|pelota|añicos|un desastre)|pesados|pesadas|
  tieso/a|molido/a|destrozado/a|reventado/a|fundido/a|inflamado/a|irritado/a|acalambrado/a|
  engarrotado/a|trabado/a|duro/a como|dormido/a|matando|ardiendo|arde|arden|tiemblan|tiembla|
  temblorosas|temblorosos|oprimido/a|acelerado/a|a punto de estallar|a punto de explotar|
  va a estallar|como una piedra|como piedras|como un bombo|como corcho|partido/a|fallan|fallando|
  no responden|no me responden|no me da|palpitando|punzando|tronando|crujiendo|en un puño|
  resentido/a|cansados|rojos|secos|llorosos|jodido/a|torcido/a|inmóvil|retorcido/a|congelado/a|
  frías|heladas|agarrotándose|roto/a|a la miseria|estropeado/a|picando)
(con|tengo|tenía|siento|sentí|noto|llevo|traigo|ando con|estoy con|amanecí con|desperté con|
  amanezco con) (el|la|los|las|un|una|mi) $SITE [muy|todo|toda|todos|todas|súper|bien|re|
  ] (agarrotado/a|tenso/a|cargado/a|rígido/a|entumecido/a|hinchado/a|revuelto/a|cerrado/a|
  contracturado/a|temblando|sudando|apretado/a|encogido/a|dolorido/a|hecho/a polvo|hecho/a mierda|
  hecho/a trizas|hecho/a un nudo|tieso/a|molido/a|destrozado/a|reventado/a|trabado/a|ardiendo|
  acelerado/a|como una piedra|en un puño|a mil|que me|pesado/a)
(cuerpo|todo el cuerpo) (cortado|molido|adolorido|dolorido|me duele|hecho polvo|apaleado|
  agarrotado|entumecido|como si me hubieran)
me (rompe|parte|estalla|explota|revienta|martillea) (la cabeza|el cráneo)
cabeza (me|que me|va a|a punto de) (estalla|explota|estallar|explotar|revienta|reventar|martillea|
  late)
$SITE no me (deja|dejan|da|dan) [en|ni] [una|un] (paz|tregua|respiro|descanso|dormir), con un dolor (de|en)
partido/a la espalda, jaqueca, jaquecas, migraña, migrañas, cefalea
cefaleas, cefalea tensional, contractura, contracturas, tortícolis, lumbago, lumbalgia, ciática
cervicalgia, hernia, tendinitis, túnel carpiano, fibromialgia, bruxismo
(aprieto|rechino|apretando|rechinando|apreté|aprieta|bruxo|rechiné|trincando) (los dientes|
  la mandíbula|las muelas)
(mandíbula|dientes) (apretada|apretados|tensa|trabada|bloqueada), dientes gastados
# Corazón, respiración, cabeza
palpitaciones, palpitación, taquicardia, taquicardias, arritmia, arritmias
corazón (acelerado|a mil|desbocado|disparado|se me acelera|se me sale|se me dispara|me va|a toda|
  va a mil|me late|galopando|latiendo fuerte|latiendo rápido|se dispara|se acelera|en la boca|
  como loco|a cien|me galopa|en la garganta)
se me (acelera|aceleró|dispara|disparó|sale|salía|desboca|encoge|va|pone a mil|
  altera) [a mil] (el corazón|el pulso|la tensión|la presión|el pecho)
corazón me va a mil
el corazón (a mil|a toda|se me sale|me va|se me acelera|se me dispara|me late|me palpita)
(me late|late|me palpita|palpita|me brinca|me salta) (el|muy|mucho|fuerte) [muy] (corazón|fuerte|
  rápido|pecho)
pulso (acelerado|disparado|a mil), tembleque, falta de (aire|aliento|respiración)
me (falta|faltó|faltaba) (el aire|el aliento|la respiración|oxígeno)
sin (aire|aliento|poder respirar|respiración)
no (puedo|podía|pude|consigo|logro) respirar [bien|hondo], sin poder respirar, me cuesta respirar
me costaba respirar, respiración (entrecortada|agitada|corta|acelerada), ahogos, ahogo en el pecho
hiperventilo, hiperventilando, hiperventilé, sofoco, sofocos, asma (disparada|por los nervios)
mareo, mareos, mareado/a, vértigo, vértigos, me (mareo|mareé|mareaba|desmayé|desmayo|desvanecí)
desmayo, desmayos, casi me (desmayo|caigo redondo|caigo redonda|desvanezco), desvanecimiento
todo me da vueltas, (me da|me daba) vueltas (todo|la cabeza|la habitación)
visión (borrosa|nublada), vista (borrosa|nublada|cansada), veo (borroso|doble|puntitos|lucecitas)
(se me|me) nubla la vista
# Estómago, piel, defensas
náuseas, náusea, nauseado/a, asqueado/a del estómago, arcadas, ganas de vomitar, vomité, vomito
vomitando, he vomitado, <vomitar>, vómitos, vómito, acidez, gastritis, reflujo, úlcera, úlceras
indigestión, agruras, ardor de estómago, empacho de nervios, colitis, colitis nerviosa
colon (irritable|inflamado|irritado), gases, hinchazón, digestión (pesada|cortada)
malestar (estomacal|general|físico|en el)
estómago (revuelto|cerrado|hecho un nudo|encogido|en un puño|del revés|hecho polvo|destrozado|
  fatal|mal|malo|cortado|descompuesto|al revés|se me|me|apretado|duro|inflamado|que me arde)
(panza|barriga|tripa|guata|pancita) (revuelta|hinchada|inflamada|suelta|mala|hecha un nudo|dura|
  mal)
mal (del estómago|de la panza|de la tripa|cuerpo), mal cuerpo
se me (cierra|cerró|revuelve|revolvió|encoge|encogió|hace|hizo|pone|puso|forma|anuda|retuerce|
  descompone|descompuso|sube|corta) [un nudo en] (el|la|los|un) [estómago|garganta|pecho|tripas|
  nudo|digestión|panza|barriga|bola]
(nudo|bola|piedra|agujero|vacío|mariposas|hueco|presión|opresión|ladrillo|losa|peso) (en|
  sobre) (el|la|mi|la boca del) (estómago|garganta|pecho|panza|barriga|tripa|guata)
un nudo en, diarrea, diarreas, descompuesto/a del estómago, descompostura, estreñimiento
estreñido/a, sudores fríos, sudor frío, sudores, sudando frío, sudo frío, sudoración
(manos|palmas) (sudorosas|sudadas|frías|heladas|temblorosas), temblores, temblor
temblando [como|entero|entera|de|todo], tembloroso/a, tiemblo
<temblar> (entero|entera|como|de|cada|todo|toda|antes), escalofríos, hormigueo, hormigueos
parestesias, adormecimiento, tiritando de nervios
tensión (alta|por las nubes|arterial alta|disparada|arterial|baja por|por los suelos|subida)
presión (alta|arterial|por las nubes|disparada|subida|elevada|baja)
(me|se me) (subió|sube|bajó|dispara|disparó) (la tensión|la presión|el azúcar), hipertensión
hipertenso/a, (zumbido|zumbidos|pitido|pitidos) [en|de] [los|el] [oídos|oído], acúfenos, tinnitus
tic (en el ojo|nervioso|en el párpado), tics
me (tiembla|palpita|salta|brinca|late) (el ojo|el párpado|la voz|el pulso|un ojo|un párpado)
párpado (que me|temblando|saltando|tiembla|palpitando), ojeras, ojeroso/a
ojos (hinchados|rojos|irritados|secos|hundidos|llorosos|cansados|me arden|enrojecidos|como platos)
cara de (muerto|muerta|cansado|enfermo|enferma), urticaria, dermatitis, eczema, eccema, sarpullido
ronchas, psoriasis, salpullido, herpes, calenturas en el labio, boquera, aftas, llagas, acné por
granos de estrés, alergia (nerviosa|por estrés|disparada), picores, comezón
se me (cae|está cayendo|caen) (el pelo|el cabello|pelo a|mechones), caída (del|de) (pelo|cabello)
(pierdo|perdiendo) pelo, (me muerdo|me como|comiéndome|mordiéndome|me comí) las uñas
uñas (comidas|mordidas), sin voz, afónico/a, ronco/a, ronquera, perdí la voz, me quedé sin voz
defensas (bajas|por los suelos|por el piso|en el suelo)
siempre (enfermo/a|resfriado/a|con gripe|malo/a)
(resfriado|catarro|gripe) tras (resfriado|catarro|otra), me enfermo (cada|seguido|siempre|de todo)
(pillo|agarro|cojo) (todos los virus|todo lo que), mala cara, bajé de defensas
menstruación (irregular|retirada)
(se me|me) (retiró|retrasó|cortó|fue|atrasó) (la regla|el periodo|la menstruación)
(piernas|pies|tobillos|manos) (hinchados|hinchadas|cansadas|cansados|molidos|molidas|reventados|
  reventadas|destrozados|destrozadas|pesadas|pesados|como botas|temblando|ardiendo|hechos|hechas|
  entumecidos|entumecidas|dormidos|dormidas)
pies (en carne viva|llenos de ampollas|que me), ampollas
# Sueño
insomnio, insomne, despertares [nocturnos|precoces|tempranos|frecuentes|continuos]
despertar (precoz|temprano|nocturno), sueño (no|poco) reparador, hiporexia, inapetencia
desvelado/a, desvelo, desvelos, me (desvelo|desvelé|desvela|desvelaba), en vela, noche en vela
noches en vela
(noche|noches) (en blanco|en vela|sin dormir|de insomnio|toledana|horrible|fatal|mala|malísima|
  pésima|de perros|dando vueltas|eterna|sin pegar ojo|interrumpida)
la noche (en blanco|en vela|entera despierto|entera despierta|entera dando|dando vueltas|mirando)
otra noche (sin dormir|en vela|en blanco|de insomnio)
(no|tampoco|apenas|nunca) [me] (duermo|dormí|dormía|descanso|descansé|concilio|concilié|dormimos|
  durmiendo|dormido|descansado|pego|pegué|pegado|durmió) [nada|bien|casi|apenas|más|el|un|ni|lo|
  de|en|desde] [ojo|sueño|suficiente|noche|toda]
(no|tampoco|apenas|nunca) [he|hemos|estoy|vengo] (dormido|descansado|durmiendo|podido|conseguido|
  logrado|pegado|puedo|pude|consigo|logro|logré|conseguí|podía) [conciliar|pegar] [el|un|dormir|
  descansar|bien] [dormir|descansar|ojo|sueño|bien|nada]
sin (dormir|pegar ojo|apetito|hambre|poder dormir|comer|conciliar|descansar|desayunar ni|
  probar bocado|pegar un ojo|sueño reparador|pegar el ojo) [nada|bien|apenas|el sueño]
(duermo|dormí|dormía|durmiendo|dormido|dormir|dormimos) [solo|apenas|unas|menos de|como mucho|
  nomás|a lo sumo|como] (mal|fatal|poco|poquísimo|apenas|a ratos|peor|nada|pésimo|horrible|
  malísimo|con pastillas|a saltos|entrecortado|de a ratos|como el culo|como la mierda|tres|cuatro|
  dos|cinco|una|3|4|2|5|con somníferos|con melatonina|a base de|por tramos|a tirones|
  regular) [horas|hora]
(tres|cuatro|dos|cinco|tres o cuatro|cuatro o cinco|3|4|2|5) horas (de sueño|al día|por noche|
  dormidas|mal dormidas|mal)
(mal|poco) (dormido/a|descansado/a|dormir), mal dormir
(falta|privación|deuda) de (sueño|descanso)
(problemas|alteraciones|alteración|trastorno|trastornos|dificultad|dificultades|problema) (de|
  para|del|con el|en el) (sueño|dormir|conciliar el sueño|insomnio|descansar)
sueño (ligero y|interrumpido|entrecortado|alterado|fatal|irregular|poco reparador|perturbado|
  de mala calidad|cortado|roto|a trozos|no repara|no me llega|no llega)
(cuesta|costó|costaba|costando|tardo|tardé) [mucho|horas|horrores|tanto|un mundo] [en] (dormir|
  conciliar|dormirme|quedarme dormido/a|agarrar|coger|pillar|comer|tragar) [el] [sueño]
perdí el sueño, (me quita|me quitan|quitándome|me roba|me quitó|me robó) el sueño
(se me|se) (fue|quitó|va|quita|ha ido) el sueño
no (me llega|llega|viene|me entra|agarro|cojo|me viene|concilio) [el] sueño
me (despierto|desperté|despertaba|desvelo|despertado|levanto|levanté|despertando) [siempre|varias|
  muchas|mil|cada|otra vez|todas las noches] (a mitad de la noche|a las|cada|de madrugada|con el corazón|con angustia|
  con ansiedad|con dolor|con taquicardia|sudando|veces|en mitad|en plena noche|
  sobresaltado/a|llorando|gritando|antes del|con palpitaciones|empapado/a|asustado/a|
  temblando|angustiado/a|con la mandíbula|a media noche|con náuseas|con pesadillas|
  tres veces|cuatro veces|cinco veces) [tres|cuatro|cinco|dos|2|3|4|5]
despierto/a (a las|desde las|toda la|hasta las|de madrugada|media noche)
(pesadillas|pesadilla|terrores nocturnos)
(sueño|soñé|soñando|sueño siempre|he soñado) con (el trabajo|el jefe|la oficina|los clientes|
  el turno|los pacientes|excel|planillas|el hospital|la planta|llamadas|los alumnos|mi jefe|
  la escuela|reuniones|el curro|el laburo|correos)
(dando|doy|di|daba) [mil] vueltas (en la cama|toda la noche|hasta las|en el colchón)
vueltas en la cama, mirando el techo (hasta|toda|de)
(melatonina|orfidal|lorazepam|clonazepam|rivotril|trankimazin|lexatin|somníferos|valium|
  alprazolam|zolpidem) (para|cada|todas|y ni|de nuevo|otra)
(pastillas|pastilla|gotas|medicación) para (dormir|los nervios|la ansiedad)
a base de (pastillas|ansiolíticos|ibuprofeno|café y pastillas|analgésicos), hipersomnia
duermo (todo el día|doce horas|catorce horas) y
# Apetito
(no|casi no|apenas) (como|comí|comía|he comido|puedo comer|pruebo|probé|pude comer) (nada|bien|
  casi|bocado|desde|en todo|apenas|ni un)
(no|apenas) (tengo hambre|tengo apetito|me entra|me pasa|me entraba|siento hambre|me da hambre|
  me baja) [nada|la comida|ni el]
apenas (como|comí|he comido), casi no (como|comí|he comido)
(perdí|he perdido|perdiendo|pérdida de|falta de|poco|sin|cero|se me quitó|se me fue|se me va|
  se me cerró|inapetencia|no tengo) [el|ya|ningún|nada de] (apetito|hambre)
se me (quitó|quita|fue|ha quitado|cerró|cierra) (el hambre|las ganas de comer|el apetito|
  el estómago)
inapetente/s, comida (no me pasa|no me entra|me da asco|no me baja|me sabe a nada|me da náuseas)
(como|comiendo|comí|comer|trago|pico) (por ansiedad|compulsivamente|fatal|sin hambre|mal|
  cualquier cosa|sin parar|por nervios|de más|a deshoras|porquerías|pura chatarra|por estrés|
  de los nervios|todo el día|puro|a escondidas)
atracones, atracón, me atraco
(salto|saltándome|me salto|me salté) (comidas|las comidas|el almuerzo|la comida|la cena)
(bajé|bajado|perdí|perdido|adelgacé|engordé|subí|subido|adelgazado|engordado|aumenté|perdiendo|
  adelgazando|engordando) [de|unos|tres|cuatro|cinco|seis|dos|mucho] (peso|kilos|sin querer)
adelgacé, engordé, adelgazando, engordando
he (adelgazado|engordado|perdido peso|bajado de peso|perdido kilos|bajado)
(la ropa|los pantalones) me (queda|quedan) (grande|grandes|bailando)
(bebo|bebiendo|tomo|tomando|fumo|fumando) (demasiado|cada noche|para dormir|para olvidar|de más|
  el doble|como loco|como loca|como carretero|más de la cuenta|para aguantar|cada vez más|
  vino cada noche|mucho más)
paquete y medio al día
`;
