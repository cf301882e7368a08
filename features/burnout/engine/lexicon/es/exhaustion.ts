/** What the writer can no longer do. */
export const CANNOT = `((no|ni|apenas|jamás) [siquiera] (puedo|podía|pude|podemos|consigo|conseguía|conseguí|logro|logré|
  lograba|alcanzo a|atino a)|(no|ni) (soy|era|fui) capaz de|incapaz de|(me|nos) (cuesta|costó|costaba|está costando) [un
  montón|horrores]|es imposible)`;

/** Tiredness, missing energy and overload, in Spanish. */
export const exhaustion = `
[la|mi] cabeza no [me] (para|desconecta|descansa|se apaga), me (levanto|despierto|levanté|
  desperté) [más] (cansado/a|agotado/a|molido/a|hecho/a polvo)
no me da (el coco|la cabeza|el cuerpo|la vida|el cerebro|para más|más el cuerpo), muerto/a matado/a, muerta matá
# Cansancio
agotado/a, cansado/a, exhausto/a, extenuado/a, fatigado/a, rendido/a, reventado/a, derrengado/a
deslomado/a, desfallecido/a, exánime/s, exprimido/a, ^molido/a, ^muerto/a, ^fundido/a, ^quemado/a
^destrozado/a, ^destruido/a, ^roto/a, ^acabado/a, ^baldado/a, ^frito/a, ^tirado/a, ^arrastrado/a
^desgastado/a, ^consumido/a, ^drenado/a, ^apagado/a, ^hundido/a, ^matado/a, ^tronado/a
^detonado/a, ^liquidado/a, ^fusilado/a, ^ponchado/a, ^fulminado/a, ^filtrado/a, ^knockeado/a
^noqueado/a, ^apaleado/a, ^machacado/a, ^aplastado/a, ^vencido/a, ^descompuesto/a, ^cascado/a
^petado/a, ^pelado/a, ^mamado/a de, mamado/a (de|con) [tanto|tanta], ^escoñado/a, ^jodido/a
^chingado/a, ^traqueado/a, ^desguazado/a, ^destartalado/a, ^grogui, ^ko, ^cao, ^hecho/a mierda
^hecho/a (papilla|fosfatina)
hecho/a (polvo|mierda|trizas|un trapo|un desastre|pedazos|puré|un lío|bolsa|pelota|percha|moco|
  caca|añicos|jirones|un asco|un guiñapo|unos zorros|una piltrafa|papilla|fosfatina|torta|pomada|
  un zombi|un zombie|un cromo|un cuadro|una mierda|una pena|migas|un fiambre|verga|pinole|garras)
(quedé|quedo|estoy|ando|quedamos|terminé|termino|llegué) de cama, hasta las manos [de]
hecho/a bosta, vuelto/a (nada|mierda|una nada|trizas|ñoña)
me lleva la (chingada|fregada|tristeza), de la (fregada|patada|tiznada|chingada), ^madreado/a
^achantado/a, al horno con, en las lonas, en la lona, sin un peso de energía
con la cabeza quemada
(un|como un|hecho un) (trapo|guiñapo|zombi|zombie|muerto en vida|cadáver|despojo|alma en pena|
  harapo|trapo viejo|fantasma|vegetal)
como (una|un) (piltrafa|pasa|limón exprimido|limón|muerto viviente), alma en pena
muerto/a en vida, cansancio, agotamiento, astenia, fatiga, hartazgo físico, desgaste
desgaste emocional, burnout, burn out, síndrome de (burnout|desgaste|estar quemado)
quemado/a por dentro, quemadísimo/a
(estoy|ando|me siento|estamos|andamos|vengo|quedé|llegué) bien (cansado/a|agotado/a|estresado/a|
  agüitado/a|triste/s|quemado/a|jodido/a|saturado/a|nervioso/a|ansioso/a|preocupado/a|tronado/a|
  madreado/a|molido/a|deprimido/a)
agotadísimo/a, reventadísimo/a, cansadísimo/a, muertísimo/a, me <cansar>, me <agotar>
<fundir> a negro
me (agota|agotan|agotó|agotaron|consume|consumen|desgasta|desgastan|quema|queman|quemando|
  destroza|destrozan|satura|saturan|drena|drenan|absorbe|absorben|revienta|exprime|exprimen|
  chupa la|funde|mata de cansancio|hunde|aplasta|tumba|deja (muerto|muerta|frito|frita|sin|ko|
  hecho|hecha|molido|molida|agotado|agotada|exhausto|exhausta))
me (consume|chupa|come|roba|quita|quitan|comen|consumen|chupan|roban|absorbe) (toda|todas|la|mi|
  las|mis) [la|mi|mis] (energía|energías|vida|sangre|fuerzas|alma)
(exhausto|cansado|agotado|muerto|rendido|exhausta|cansada|agotada|muerta|rendida) a más no poder
muerto/a de (cansancio|sueño|agotamiento)
me caigo (de sueño|de cansancio|a pedazos|a cachos|rendido|rendida)
cayéndome (de sueño|de cansancio|a pedazos), cayendo de sueño, tengo [un|mucho|tanto] sueño
mucho sueño, con sueño, sueño (atrasado|acumulado|todo el día), somnoliento/a, adormilado/a
amodorrado/a, modorra, cabeceando, me duermo (de pie|en|por|encima|parado|parada|sobre)
me dormí (en el|en la|sobre|encima|vestido|vestida|de pie), como un zombi, como un zombie
como zombi, como zombie, zombi, zombie, para el arrastre, con la lengua (fuera|afuera)
con (el|la) (alma|culo|lengua) (en los pies|a rastras|por el suelo), arrastrándome, me arrastro
voy arrastrándome, me <arrastrar>, arrastrando (los pies|el alma), a rastras, ^pal arrastre
pa tirar, para tirar, no valgo ni para tirar, no me tengo (parado|parada)
no me tengo (en pie|de pie|parada|parado), no me sostengo [en pie]
no siento (las piernas|el cuerpo|los pies)
(cuerpo|alma) (cansado|cansada|agotado|agotada|no da más|ya no da|no me da|no responde|
  no me responde|pide cama|pide descanso|rendido|molido|sin fuerzas)
(ando|voy|estoy|sigo|vivo|salgo|llego|llegué|amanezco|amanecí|despierto) [como] (zombi|zombie|
  muerto|muerta|con la pila baja|al mínimo|a medio gas|a mínimos|sin pila|en reserva|bajo mínimos|
  con el tanque vacío)
# Sin energía
sin (energía|energías|fuerzas|fuerza|pilas|pila|batería|aliento|gasolina|fuelle|resuello|
  vitalidad|combustible|gas|chispa|pulso|vigor|fondo)
sin (una gota de|nada de|ninguna|ni una gota de|ni pizca de|apenas|casi|más) (energía|fuerza|
  fuerzas|gasolina)
ni fuerzas, ni energía, ni energías, ni fuerza
(no|ni) (tengo|me quedan|me queda|queda|quedan|nos quedan|tenía|encuentro|saco|me dan|dan|
  tenemos) [más|ya|ni|casi|apenas|las|nada de|suficiente|suficientes] (energía|energías|fuerzas|
  fuerza|pilas|gasolina|batería|cuerda|aliento|fuelle)
no me (dan|da|alcanzan|alcanza|llegan|responden) [ya|más] (las fuerzas|la vida|el cuerpo|
  las piernas|la energía|la cabeza|el alma|para más|el cuero|el pellejo|la nafta)
no me (da|alcanza) para más, no me da la vida
(tiro|vivo|voy|funciono|subsisto|sobrevivo|aguanto|ando) (de|a|con|a base de|a punta de|
  a puro) (café|cafés|cafeína|ibuprofeno|inercia|fuerza de café|energizantes|red bull|coca|mate)
(energía|energías|batería|batería social|pila|pilas|tanque|depósito) [está|están|se|por|en|a|al|
  ya|me|] [se] (cero|bajo cero|suelo|mínimo|mínimos|agotada|agotadas|baja|bajas|vacío|vacía|
  los suelos|el suelo|reserva|rojo|gastadas|agotó|acabó|fundió|muerta|descargada|descargadas|
  acabaron|acabaron las|piso)
cero (energía|energías|fuerzas|pilas|batería)
(falta de|me falta|me faltan|faltan|falto de|falta|poca|pocas|escasa) (energía|energías|fuerzas|
  fuerza|vitalidad)
bajo/a de (energía|energías|pilas|fuerzas)
(se me|me) (fueron|acabaron|agotaron|acabó|agotó|gastaron|terminaron|fue|
  abandonaron) (las fuerzas|las pilas|la energía|las energías|la batería|la gasolina|la pila|
  la nafta)
(agoté|gasté|quemé) (todas mis|mis|las|toda mi) (fuerzas|energías|energía|reservas|pilas)
quedé sin (fuerzas|energía|pilas|nafta)
me quedé sin (fuerzas|energía|energías|pilas|nafta|gasolina|batería), sin (nafta|gas|ñeque|garra)
no tengo (nafta|gas|ñeque)
${CANNOT} (levantarme|levantarme de la cama|salir de la cama|arrancar|ponerme en pie|
  ni levantarme|reaccionar|rendir|mantener los ojos|mantenerme|moverme|seguir|seguir así|
  continuar|continuar así|más|más así|ni con mi alma|aguantar|seguir el ritmo|llegar a todo|
  con todo|tirar|tirar de|sostener|sostenerme|hasta ducharme|hasta respirar|hasta levantarme|
  hasta abrir|hasta contestar|ducharme|salir adelante)
(me|nos) cuesta (todo|levantarme|arrancar|salir|horrores|la vida|un mundo|hasta|mucho esfuerzo|
  un triunfo|un huevo|muchísimo|cada día más|dios y ayuda|horrores levantarme|una barbaridad|
  salir de la cama|respirar de|moverme|funcionar|hasta lo)
todo (me|se me) (cuesta|hace) [un|tanto|el|muchísimo|cuesta arriba|horrores] [mundo|doble|triunfo|
  huevo|cuesta arriba|montaña|esfuerzo]
(se me hace|todo se me hace|se me está haciendo) (cuesta arriba|bola|eterno|una montaña|un mundo|
  muy pesado|pesadísimo|imposible|insoportable)
demasiado (cansado|cansada|agotado|agotada) (para|como para|pa), tan cansado/a que
# Al límite
(al|en el) límite
(al borde|rozando) (del|el|de un|de la|de|de una|mi) (colapso|ataque|abismo|llanto|lágrimas|
  ataque de nervios|locura|agotamiento|límite|crisis|precipicio|ataque de ansiedad|quiebre|
  burnout|desmayo|depresión|estallido|lágrima)
a punto de (explotar|estallar|reventar|colapsar|llorar|derrumbarme|tirar la toalla|romperme|
  quebrarme|perder|volverme loco|volverme loca|desbordarme|petar|caer|rendirme|tronar|desmayarme|
  desfallecer|romper|romper a llorar|un colapso|quebrar|soltar el llanto|echarme a llorar|
  hundirme|venirme abajo|enloquecer|mandarlo|implosionar)
(toqué|tocando|toco|he tocado|tocamos) fondo
(hasta|llegué a|he llegado a|llegando a|llego a|rebasé|pasé|superé|sobrepasé|alcancé|he superado|
  he alcanzado|en|cerca de) [ya] [mi|el|mis|al] (límite|límites|tope)
al límite de mis fuerzas, he llegado al límite, llegué al límite, estoy al tope, hasta el tope
a tope de trabajo, al tope, en las últimas, dando las últimas, con el agua al cuello
en la cuerda floja, en números rojos de energía, pendiendo de un hilo, colgando de un hilo
de un hilo, contra las cuerdas, entre la espada y la pared, en caída libre
cuesta abajo y sin frenos
(no|ya no|tampoco) (doy|damos|daba|da) [ya|para] (abasto|más|más de sí|a basto|el ancho)
no doy (para más|una más|más de mí), no doy pie con bola, no dar (abasto|más)
no puedo (más|con|con todo|con mi alma|con la vida|ni con|seguir|seguir así|ni levantarme|
  levantarme|dormir ni|parar de|con tanto|con tanta|con el|con la|con este|con esta|
  ni con mi alma|continuar|sostener esto)
ya no puedo [más], no podía más, no podemos más, no se puede más, ya no (pude|podía|podemos) más
no puedo ya [más], yo no puedo más
no aguanto [más|ya|el|la|este|esta|otro|otra|ni|tanto|tanta|así|un], ya no aguanto
no (aguantamos|aguantaba|aguanté) más, no lo aguanto [más]
no aguanto ni un (día|minuto|segundo) [más|así]
(ya|) no soporto [más|el|la|tanto|tanta|este|esta|otro|ni], no lo soporto [más]
no (resisto|soporto|tolero) más, no resisto [más|tanto|otro], no doy crédito de cansancio
me ahogo, me <ahogar> (en|entre|con), me estoy ahogando
ahogado/a (de|en|entre|por) [trabajo|papeles|expedientes|tareas|el|la|las|los|tanto|tanta|correos|
  deudas|pendientes|reuniones]
asfixiado/a, me asfixio, me asfixia
(sin|no puedo ni|ni puedo) (un respiro|respirar del|respirar de)
sin (un minuto|un segundo) (de|para) (respiro|descanso|paz|respirar|mí|sentarme)
hasta arriba de (trabajo|curro|cosas|tareas|lío|papeles|faena)
hasta el cuello [de] [trabajo|pega|chamba|laburo|papeles]
tapado/a de (trabajo|laburo|papeles|pega|cosas|chamba), hasta las cejas de (trabajo|curro|papeles)
con trabajo hasta las (cejas|orejas), enterrado/a (en|entre|bajo), sepultado/a (en|bajo|por|entre)
inundado/a de, aplastado/a por, no llego a (todo|nada|tiempo a nada|cubrir|más)
no me alcanza (el tiempo|el día|la vida|el cuerpo)
(voy|ando|estoy|vamos) [que] (no llego|a mil|como loco|como loca|de culo|como pollo sin cabeza|
  de cráneo|a los saltos|a las corridas|desbordado|desbordada|superado|superada|al límite|volado|
  sobrepasado|sobrepasada|con todo encima|que no doy|que no puedo|que reviento|que exploto|
  a full y)
no paro [ni|en todo|un|desde|quieta|quieto], no he parado, no paré [en|ni|un], sin parar ni para
apagando (fuegos|incendios), (haciendo|hago) el trabajo de (tres|dos|cuatro)
(carga|cargas) (de trabajo|laboral|horaria|emocional|mental) [me|es|está|que] (me|es|está|no) [es|
  está] (sobrepasa|supera|aplasta|insoportable|excesiva|brutal|inhumana|agobia|matando|puedo|
  imposible|desborda|asfixia|ahoga|consume|excede|insostenible|rebasa|abruma)
carga (mental|emocional|excesiva|laboral excesiva)
sobrecarga [de trabajo|laboral|mental|emocional], sobrecargado/a, saturado/a, saturación
saturadísimo/a, desbordado/a, desborde, me desborda, me <desbordar>, agobiado/a, agobio, agobios
agobiante, me <agobiar>, abrumado/a, abrumador/a, me abruma, abrumadísimo/a, agobiadísimo/a
colapsado/a, colapso, <colapsar>, sobrepasado/a
(me|nos) (sobrepasa|sobrepasan|rebasa|rebasan|supera|superan|superó|sobrepasó|desborda|desbordan|
  excede|puede todo|está superando|está sobrepasando|está rebasando|viene grande la carga)
superado/a (por|estoy|de), $ESTAR superado/a, todo esto me (supera|sobrepasa|puede)
esto me (supera|sobrepasa|puede|queda grande|come|está matando)
(todo|todos|mundo|peso|carga) [sobre|encima|de todo|del mundo|a] [de|en|mi|mis] (espalda|hombros|
  encima mío)
(llevo|cargo|cargando|llevando) (todo el peso|el peso|demasiado encima|la carga|el mundo) [de|del|
  sobre|encima|a cuestas]
todo a cuestas, se me (viene|vino|cae|cayó) (todo|el mundo|la casa|el techo) (encima|abajo)
(es|fue|está siendo|son|era) (demasiado|demasiada|mucho|mucha|excesivo) (para mí|trabajo|carga|
  presión|lo que llevo|para una|ya)
demasiado para mí, demasiadas cosas [a la vez|encima|en la cabeza]
ritmo (infernal|insostenible|inhumano|frenético|de locos|brutal|imposible|demencial|agotador|loco|
  matador)
(sobreviviendo|sobrevivo) [como|a|día|apenas|semana] [puedo|duras penas|a día], modo supervivencia
en modo supervivencia, tirando como puedo, aguantando como puedo
(aguanto|resisto|aguantando) (por los pelos|a duras penas|como puedo|de milagro|apenas), truené
ya truené, troné, ya no (la armo|la hago|doy una|rindo|carburo|funciono|doy|doy más|doy el ancho)
no la armo
(me|ya me) (quebré|rompí|fundí|desfondé|desplomé|derrumbé|desmoroné|desinflé|apagué|vine abajo|
  caí a pedazos)
me <desplomar>, me <desmoronar>, me <desfondar>, me <quebrar>, me <fundir>, me <derrumbar>
<derrumbar>, derrumbándome, desmoronándome, desplomándome, hundiéndome, rompiéndome, quebrándome
desgastándome, consumiéndome, agotándome, apagándome, me <hundir>, me <romper>
me estoy (rompiendo|hundiendo|apagando|quemando|desgastando|consumiendo|cayendo a pedazos|
  viniendo abajo|quebrando|ahogando|asfixiando|agotando|matando|muriendo en vida)
me vine abajo, me vengo abajo, me venía abajo, (me|nos) (venimos|vinimos) abajo
se me cayó el mundo, tiré (de más|la toalla de cansancio)
(caí|desplomado|desplomada|caigo|me tiré|me tumbé) (rendido|rendida|redondo|redonda|muerto|muerta|
  en el sofá|en la cama|fundido|fundida|como un saco|como piedra|a plomo)
(llego|llegué|volví|vuelvo|salí|salgo|regreso|terminé|acabo|acabé) [a|de|del|la|el|casa|trabajo|
  turno|día] [casa|trabajo|turno|guardia] (arrastrando|arrastrándome|a rastras|muerto|muerta|
  fundido|fundida|molido|molida|reventado|reventada|hecho|hecha|destrozado|destrozada|sin fuerzas|
  con la lengua fuera|tronado|tronada|muertísima)
# El día mismo
(día|semana|jornada|turno|guardia|mes|noche|mañana|tarde|trimestre|temporada|quincena|servicio|
  semestre|curso|racha|época|cierre) [de trabajo|laboral|re|particularmente] (agotador/a|
  durísimo/a|duro/a|de locos|horrible/s|infernal/es|terrible/s|fatal/es|pesado/a|estresante/s|
  de mierda|de perros|brutal/es|malísimo/a|extenuante/s|cansador/a|cansado/a|de terror|
  horroroso/a|jodido/a|complicado/a|difícil/es|caótico/a|de la chingada|matador/a|pesadísimo/a|
  eterno/a|interminable/s|de infarto|de muerte|de pesadilla|para olvidar|pésimo/a|asqueroso/a|
  demoledor/a|insoportable/s|bravo/a|pinche|heavy|maratoniano/a|agobiante/s|espantoso/a|
  frenético/a|nefasto/a|del demonio|del infierno|desgastante/s|abrumador/a|complicadísimo/a|
  criminal)
(fue|ha sido|es|está siendo|era|qué|vaya|menudo) [un|una|el|la] [día|semana|turno] [muy|más|bien|
  tan] (agotador/a|durísimo/a|brutal|horrible|extenuante|cansador/a|estresante|infernal|matador/a|
  desgastante|demoledor/a|pesadísimo/a)
(qué|vaya|menudo|menuda|tremendo|tremenda) (día|semana|turno|jornada|guardia|noche|
  mes) (de mierda|de locos|más largo|más larga|más pesado|más pesada|más duro|más dura|tan largo|
  tan larga|tan pesado|tan pesada|tan duro|llevo|llevamos|de perros|de trabajo)
(qué|vaya|menudo|menuda|tremendo|tremenda) (paliza|palizón|tute|panzada|matada|madriza|putiza)
(paliza|palizón|madriza) (de|en) [turno|guardia|trabajo|el], una paliza, un palizón
día de (mierda|perros|locos|furia|terror)
`;

/** Stress, fear, irritability, tears and low mood, in Spanish. */
export const emotionalStrain = `
# Estrés y nervios
estresado/a, estresadísimo/a, estrés, estresante/s, me <estresar>, me estresa, estresándome
tensión (nerviosa|constante|acumulada|insoportable|continua|permanente|en el ambiente|con el jefe)
mucha tensión, tanta tensión, ^tenso/a, tensionado/a, tensísimo/a
(bajo|demasiada|mucha|tanta|con|muchísima|la|una|con tanta|esta|de tanta) presión [constante|
  brutal|insoportable|me|del|de|enorme|tremenda|encima|laboral|horrible]
presionado/a, ansioso/a, ansiedad, ataque de (ansiedad|nervios|pánico)
ataques de (ansiedad|nervios|pánico)
crisis (de ansiedad|de pánico|nerviosa|de nervios|de angustia|de llanto), pánico, en pánico
angustiado/a, angustia, angustias, angustiante, me <angustiar>, me angustia, angustiadísimo/a
nervioso/a, nerviosísimo/a, nervios a flor de piel, de los nervios, nervios
con los nervios (de punta|destrozados|a flor|alterados|crispados|rotos|hechos)
un manojo de nervios, hecho/a un manojo, hecho/a un flan, un flan, ^inquieto/a, inquietud
intranquilo/a, desasosiego, zozobra, preocupado/a, preocupadísimo/a, preocupación, desesperado/a
desesperación, desesperante, me <desesperar>, me desespera, aterrado/a, aterrorizado/a
acojonado/a, cagado/a de miedo, asustado/a de ir
(miedo|pánico|pavor|terror|pavor) (a|de) (ir|abrir|los lunes|el lunes|lunes|trabajar|volver|
  entrar|contestar|que suene|cometer|equivocarme) [a|al]
con el alma en vilo, en vilo, con el corazón en (un puño|la boca), alterado/a, crispado/a
sobresaltado/a, acelerado/a, pasado/a de (rosca|vueltas|revoluciones), revolucionado/a, atacado/a
histérico/a, neura, neurótico/a, paranoico/a, trastornado/a, perturbado/a, atormentado/a
mortificado/a, apachurrado/a, agüitado/a, achicopalado/a, aplatanado/a, apañado/a de nervios
con el Jesús en la boca, con un nudo en el alma
le doy vueltas (a todo|a la cabeza|al tema|todo el día|al trabajo)
(dándole|dando|doy) vueltas (a|al|en la cabeza) [la|todo|lo|trabajo|cabeza|mismo]
comiéndome (la cabeza|el coco|el tarro), me como (la cabeza|el coco|el tarro), me rayo, rayado/a
me <rayar>, me quedé rayado/a, rumiando, rumio, maquinando
(la cabeza|mi cabeza|mente) no (para|descansa|se apaga|se calla|desconecta)
${CANNOT} (desconectar|descansar|relajarme|apagar la cabeza|dejar de pensar|dejar de dar vueltas|
  soltar|parar de pensar|parar la cabeza|calmarme|tranquilizarme|controlar los nervios|
  controlarme)
no (desconecto|descanso la mente|me relajo|me calmo|descanso ni)
no (paro|dejo) de (llorar|temblar|pensar en el trabajo|pensar en todo|pensar en mañana|
  pensar en lo|darle vueltas|dar vueltas|preocuparme|rumiar|comerme) [en|la|a]
# Irritación
irritable/s, irritado/a, irritabilidad, irascible/s, malhumorado/a, de mal humor, mal humor
de un humor (de perros|horrible|pésimo|insoportable), de malas [pulgas], ando de malas
de mala (leche|hostia|onda|luna|uva), con mala leche, encabronado/a, emputado/a, empinguado/a
arrecho/a, cabreado/a con (todo|el mundo|la vida), enojado/a con (todo|todos|el mundo|la vida)
^encabronadísimo/a, (mecha|mechita) corta, con la mecha corta, insoportable estoy, sin paciencia
(no tengo|cero|poca|nada de|ni tengo|perdí la|pierdo la|se me acabó la|se me agotó la|
  me quedé sin|falta de|me falta) [ya|más] paciencia
la paciencia se me (acabó|agotó)
(perdí|pierdo|perdiendo|he perdido|casi pierdo|voy a perder|por perder) (la paciencia|los papeles|
  los nervios|el control|la cabeza|los estribos|la calma|la razón|el juicio|la cordura|el norte)
(todo|cualquier cosa|todos|todo el mundo|cualquier ruido|hasta|el ruido) me (irrita|molesta|
  altera|saca de quicio|enoja|enerva|pone de los nervios|cabrea|da rabia|saca|rompe|jode|crispa|
  emputa|revienta|encabrona|pone mal|tensa|fastidia|estresa)
me (saca|sacan|sacó) de (quicio|mis casillas) [todo|todos|cualquier]
me (crispa|crispan|ponen|pone) (los nervios|de los nervios|de mal humor|de los pelos|mal)
me <irritar> (por|con|de), me enojo (por|con) (todo|cualquier|nada)
(salto|salté|saltando|exploto|exploté|estallo|estallé|contesto mal|brinco) (por|a|con|
  de) (cualquier|nada|todo|la mínima|la mínima cosa|todos|nada)
salto a la (mínima|primera), <estallar>, <explotar>, exploté, estallé
(grité|grito|gritando|gritándole|le grité|les grité) (a|de|al) (mi|mis|todos|un|los|la|el|las|
  todo)
le grité, les grité, les contesté mal, (contesto|contestando|respondo|ladro) mal, ladrando a todos
(pago|pagué|descargo|descargué|desquito|desquité) con (mis|mi|los|la|todos), me desquito con
(furioso/a|rabioso/a) (todo|con todo|siempre|por todo)
rabia (contenida|acumulada|con todo|todo el día), con rabia (todo|por todo)
lleno/a de (rabia|ira|odio|angustia|ansiedad|miedo|tristeza|dolor), volviéndome loco/a
me vuelvo loco/a, me estoy volviendo loco/a, (voy|vamos) a volvernos locos, perdiendo la cabeza
se me va la (olla|cabeza|pinza|chaveta), se me fue la (olla|cabeza|pinza|onda)
(de|al) (psiquiátrico|manicomio), ataque (nervioso|de histeria), crisis nerviosa
me (dio|da|agarró|entró|agarra|entra|pegó|pega|vino|ha dado|viene|bajó) (un|una|el|la|de) (ataque|
  crisis|bajón|bajona|ansiedad|angustia|pánico|depre|llorera|tristeza|soponcio|patatús|yeyo|
  ataque de|telele|síncope|llanto|llorar|nostalgia fea|agobio|chiripiolca|no sé qué)
# Llanto
<llorar>, llanto, llantos, lágrimas, llorera, llorón/a, lloroso/a, ganas de llorar
(con|tengo|tenía) ganas de (llorar|gritar|gritar y), con las lágrimas (en los ojos|a flor)
al borde de las lágrimas
se me (saltan|saltaron|caen|cayeron|escapan|salen|salieron|escaparon|llenan|
  llenaron) (las lágrimas|las de|los ojos de)
(rompí|rompo|romper|eché|me eché|me echo|me puse|me pongo|me solté|me solté a|suelto|arranqué|
  me largué|me largo|terminé|acabé|acabo|empecé|empiezo|acabé) [a|en] (llorar|llorando|llanto)
me suelto a llorar, a llorar, llorando, hecho/a un mar de lágrimas, un mar de lágrimas
(deshecho|deshecha|deshecho|bañado|bañada|anegado) en (llanto|lágrimas), llanto fácil
a moco tendido, sollozando, <sollozar>, lagrimeando, <lagrimear>
(lloro|llorando|lloré|llora) (a escondidas|sola|en el baño|en el coche|por todo|por nada|a mares|
  a moco)
# Ánimo bajo
^triste/s, tristeza, tristísimo/a, entristecido/a, deprimido/a, depresión, deprimente, depresivo/a
depre, deprimidísimo/a, bajoneado/a, bajón, bajona, de bajón, de capa caída, por los suelos
por el suelo, por los pisos, ánimo (por los suelos|por el piso|bajo|en el piso|caído|decaído)
bajo/a de (ánimo|moral), decaído/a, decaimiento, alicaído/a, cabizbajo/a, abatido/a, abatimiento
^apesadumbrado/a, afligido/a, ^acongojado/a, congoja, compungido/a, melancólico/a, ^mustio/a
hundido/a, desolado/a, devastado/a, arrasado/a, desconsolado/a, infeliz/es, infelicidad
desdichado/a, ^amargadísimo/a, desgraciado/a, vacío/a por dentro, vacío interior, un vacío
vacío por dentro, me siento vacío/a, roto/a por dentro, muerto/a por dentro, podrido/a por dentro
anestesiado/a, adormecido/a por dentro, entumecido/a por dentro
me (siento|sentí|sentía|he sentido|había sentido|sentimos) [tan|muy|bien|re|súper|bastante|un poco|como|
  cada vez más|realmente|totalmente|completamente] (vacío/a|mal|fatal|solo/a|perdido/a|muerto/a|
  horrible|atrapado/a|abrumado/a|pésimo/a|del carajo|como la mierda|como el culo|como la verga|
  de la chingada|para la mierda|una mierda total|roto/a|hundido/a|apagado/a|bajo/a|flojo/a|
  encerrado/a|enjaulado/a|acorralado/a|ahogado/a|asfixiado/a|desamparado/a|abandonado/a|raro/a|
  débil|sin salida|en un pozo|en un agujero|desbordado/a|sin fuerzas|chafado/a|hecho/a mierda|
  mal conmigo|anulado/a|aplastado/a|anestesiado/a|entumecido/a|desgraciado/a|morir de|miserable|
  vulnerable|frágil|sin vida|una sombra|extraño/a)
(en|al fondo de|metido en|metida en|dentro de|caí en|cayendo en|saliendo de) (un|el|este) (pozo|
  hoyo|agujero|bache|túnel|infierno)
en el pozo, en el hoyo, tocando fondo
(mal|peor|fatal) (de ánimo|de ánimos|anímicamente|emocionalmente|de la cabeza|psicológicamente|
  de salud mental|por dentro)
sin (esperanza|esperanzas|consuelo|rumbo|alegría|ilusión de vivir), desesperanza, desesperanzado/a
desalentado/a, desaliento
(perdí|perdiendo|he perdido|pierdo) (la|toda|las|toda la) (esperanza|esperanzas|alegría|paz|
  sonrisa)
impotente/s, impotencia, indefenso/a, desvalido/a, soledad, solo/a (en el mundo|del todo|y triste)
atrapado/a, encerrado/a en, acorralado/a, (un|en) callejón sin salida laboral, sin ver la luz
$ESTAR [muy|re|bien|bastante|tan|súper|medio|un poco|realmente] (fatal|mal|muy mal|pésimo/a|
  hecho/a polvo|perdido/a|de bajón|ido/a|jodido/a|tocado/a|hundido/a|roto/a|superado/a|quebrado/a|
  fundido/a|rebasado/a|pal arrastre|para el arrastre|de la verga|de la chingada|del asco|
  para la mierda|como el culo|como la mierda|del carajo|hasta la madre de cansado|al borde|
  en la mierda|en la ruina|deshecho/a|destruido/a|en las últimas|bajo/a|bajito/a|flojo/a|
  decaído/a|chafado/a|plof|down|depre|triste|que me muero de cansancio|que no me tengo|
  que no puedo con|que no doy|que no levanto|que reviento|que exploto|en el límite|desquiciado/a|
  enfermo/a de nervios|sin ánimo de vivir)
(me siento|ando|sigo) (fatal|mal|muy mal|pésimo/a)
lo (estoy pasando|paso|pasé|he pasado|llevo|llevando|estoy llevando) (mal|fatal|muy mal|pésimo|
  como el culo|regular tirando)
(la estoy|la) (pasando|paso) (mal|fatal|pésimo|muy mal|horrible), no levanto cabeza
no levanto [cabeza|el ánimo], no remonto
no (estoy|me siento|me encuentro|ando|estaba|vengo|estamos|me sentí|estuve) [nada|muy|del todo|
  para nada|tan] (bien|nada bien|feliz|muy bien|contento/a|en mi mejor momento|fino/a|
  a gusto conmigo|católico/a|al cien|del todo bien|en mis cabales|pa bailar)
no (siento|sentía) (nada|alegría|ganas de vivir)
(dolor|peso|nudo|cansancio|dolido) (en el alma|del alma), me duele (el alma|la vida|hasta el alma)
con el alma (rota|en pena|en los pies|por los suelos|hecha)
el alma (rota|pesada|cansada|en los pies), alma (cansada|rota|agotada), sufro
<sufrir> (mucho|muchísimo|cada|en silencio|por|con|ansiedad|en el), sufriendo, sufrimiento
calvario, un infierno, un suplicio, una tortura
(es|esto es|mi vida es|el trabajo es) un (infierno|calvario|suplicio|sinvivir|martirio), sinvivir
`;
