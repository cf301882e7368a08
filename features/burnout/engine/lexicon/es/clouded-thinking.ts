import { CANNOT } from './exhaustion.ts';

/** Concentration, memory and decisions, in Spanish. */
export const cloudedThinking = `
${CANNOT} [ni|casi|ya|hasta] (concentrarme|pensar|recordar|pensar con claridad|enfocarme|
  retener nada|retener|centrarme|leer|hilar dos frases|hilar|hilvanar|razonar|procesar|decidir|
  tomar decisiones|tomar una decisión|prestar atención|memorizar|estudiar|escribir|acordarme|
  acordarme de nada|ordenar mis ideas|ordenar las ideas|pensar claro|seguir una conversación|
  seguir el hilo|encontrar las palabras|articular|juntar dos ideas|juntar dos palabras|sumar dos|
  entender lo que leo|fijar la atención|leer un correo|leer una página|mantener la concentración|
  mantener la atención|terminar una frase|terminar nada|coordinar) [en nada|nada|bien|claro|
  de nada|dos|palabras|ideas|más|lo]
no me (concentro|acuerdo de nada|sale nada|centro|rinde|acuerdo ni|acuerdo de|da la cabeza|
  funciona la cabeza|salen las palabras|entra nada|queda nada|fijo|enfoco|carbura) [en|nada|ni|de|
  la|cabeza|qué]
no (retengo|proceso|coordino|carburo|razono|rindo|pienso con claridad|pienso bien|recuerdo nada|
  asimilo|doy una|atino|hilo) [nada|ni|bien|una|más|lo|ideas]
se me (borró|borran|borraron|fue|va|van|escapa|escapan) (de la cabeza|de la mente|todo de la|
  el santo al cielo|el hilo|las palabras|la palabra|las cosas|la cabeza|la olla|el nombre|
  los nombres)
se me (olvida|olvidan|olvidó|olvidaron|pasan|está olvidando) (todo|las cosas|los nombres|cosas|
  lo más|hasta|el nombre|la contraseña|las contraseñas|reuniones|las reuniones|citas)
olvido (todo|las cosas|los nombres|hasta|lo)
(lagunas|laguna|pérdida|pérdidas|problemas|fallos|fallas|lapsos) (de memoria|mentales|mental|
  de concentración)
memoria (de pez|fatal|me falla|fallando|por los suelos|hecha), lapsus
(falta|problemas|dificultad|dificultades|cero|nula|poca|pérdida|baja) (de|para|en|
  ) (concentración|concentrarme|memoria|atención|concentrarse|pensar|foco|enfoque|
  la concentración|tomar decisiones)
(me quedo|me quedé|quedé|quedo|quedándome|me he quedado) (en blanco|colgado/a|pillado/a|
  mirando la pantalla|mirando la pared|mirando al techo|mirando a la nada|bloqueado/a|pasmado/a|
  ido/a|trabado/a|tildado/a|congelado/a|paralizado/a|embobado/a)
mente en blanco, en blanco, mirando (la pantalla|al vacío|la pared|a la nada|el techo) [sin]
(pierdo|perdí|perdiendo|se me va|se me fue|he perdido) (el hilo|el foco|la concentración|
  la noción|la pista)
(la|mi|tengo la|con la) (cabeza|mente|cabecita) [ya|me|está|como|llena|a|] [no|un|una|me|en|de|
  hecha] (embotada|espesa|a mil|mil|vacía|llena|nublada|saturada|las nubes|frita|da más|me da|da|
  olla|lío|otro lado|otra parte|estallar de cosas|explotar de cosas|torno|abotargada|
  nebulosa|revuelta|papilla|puré|gelatina|centrifugadora|lavadora|olla a presión|olla de grillos|
  corcho|plomo|dispersa|para|funciona|desconecta|carbura|descansa|quemada|fundida|niebla|
  hervidero|lejos|ida|agotada|cansada|jaula de grillos|arde|hierve|no da)
cabeza (embotada|espesa|a mil|vacía|nublada|saturada|en las nubes|frita|no da más|no me da|
  en otro lado|en otra parte|hecha un lío|llena de ruido|quemada)
mente (nublada|a mil|agotada|embotada|dispersa|cansada|en otro lado|bloqueada|saturada|confusa|
  lenta|ida)
niebla (mental|en la cabeza), neblina mental
cerebro (frito|quemado|fundido|apagado|de gelatina|hecho papilla|licuado|derretido|no da|no me da|
  colapsado|saturado|no funciona|en modo avión|fundido)
el coco (frito|seco|no me da)
(se me|me) (frió|fundió|seca|secó|licuó|derritió|quemó|fríe|apaga|apagó|bloquea|traba|nubla|tilda|
  tildó|colgó) (el cerebro|la cabeza|la mente|el coco|el bocho|la compu de la cabeza)
embotado/a, aturdido/a, atontado/a, abombado/a, ^despistado/a, ^disperso/a, ^confundido/a
ofuscado/a, ^bloqueado/a, me bloqueo, me bloqueé, bloqueo mental, bloqueos, ^desorientado/a
descolocado/a, obnubilado/a, espeso/a, ^lento/a de reflejos, desconcentrado/a, ^distraído/a
desmemoriado/a, apendejado/a, atarantado/a, lerdo/a de cansancio, ^ido/a, ^volado/a
en (las nubes|la luna|babia|otro planeta|otro mundo) [todo]
(leo|releo|leí|releí|leyendo) (la misma|el mismo|lo mismo|tres veces|cuatro veces|cinco veces|
  mil veces) [línea|página|párrafo|correo|frase|cosa|mensaje] [veces|tres|cuatro|cinco|diez|mil|y]
(cometo|cometí|cometiendo|meto|metiendo) (errores|fallos) (tontos|estúpidos|bobos|de principiante|
  absurdos|por|básicos)
`;
