/** What one calls oneself. */
const FAILURE = `(inútil|inútiles|fracaso|fracasado/a|fraude|impostor/a|incompetente/s|incapaz|estúpido/a|idiota/s|tonto/a|torpe/s|mediocre/s|desastre|carga|estorvo|estorbo|mierda|basura|
  inferior/es|mal madre|mala madre|mal padre|mala persona|insuficiente/s|poca cosa|burro/a|imbécil|débil/es|
  cobarde/s|egoísta/s|vago/a|ridículo/a|pequeño/a|patético/a|farsante/s|lento/a|perdedor/a|decepción|
  mala profesora|mal profesor|mala enfermera|mal enfermero|mala hija|mal hijo|mala amiga|mal profesional|
  mala profesional|un cero a la izquierda|cero a la izquierda|pendejo/a|
  menso/a|boludo/a|pelotudo/a|gil|gilipollas|zopenco/a|bruto/a|zoquete|nulo/a|negado/a|cagada|porquería|lacra|
  vergüenza|lastre|parásito|bueno para nada|buena para nada|chiste|broma|payaso/a|insignificante/s|
  indigno/a|inservible/s|imprescindible para nadie|ignorante/s|incapaz de todo|un peso|peso muerto|el problema|
  la peor|el peor|lo peor|culpable/s|malo/a|tarado/a|güey inútil|error|hipócrita|chafa|maleta|petardo/a|
  calamidad|lo último|don nadie|monstruo|vividor|huevón|huevona|aguafiestas|segundón|segundona|menos que nadie|
  menos que los demás|perdida de tiempo|pérdida de tiempo|cabrona con mis hijos)`;

/** Guilt, worthlessness, failure, impostor feelings and shame, in Spanish. */
export const selfcriticism = `
qué (vergüenza|pena|lástima) (doy|me doy), (vaya|menuda|qué clase de|qué tipo de) (madre|padre|profesional|
  médica|médico|enfermera|enfermero|maestra|maestro|jefa|jefe|hija|hijo|amiga|amigo)
# Culpa
culpable/s, culpa, culpas, culpabilidad, me culpo, me <culpar>, me culpabilizo, me <culpabilizar>
me <recriminar>, me <reprochar>, me <castigar>, me <machacar>, me <fustigar>, me <flagelar>
me <torturar> (por|con), me <exigir> (demasiado|tanto|de más|mucho), mi culpa, por mi culpa
la culpa es mía, la culpa fue mía, la culpa la tengo yo, culpa mía
(todo|toda) (es|fue|ha sido) [por] (culpa mía|mi culpa|por mi culpa)
(me|yo me) (echo|eché|sigo echando|he echado) la culpa, cargo (con la|de) culpa
cargo de conciencia, mala conciencia, (me|) remuerde la conciencia, remordimiento, remordimientos
me arrepiento, arrepentido/a, me <arrepentir>, arrepentimiento, me odio, me detesto, me desprecio
me doy (asco|vergüenza|pena|rabia|coraje|lástima), me tengo (asco|rabia), me (odio|maldigo) a mí
(asco|vergüenza|odio|rabia|coraje|enojado/a|decepcionado/a|enfadado/a|frustrado/a|furioso/a) (de|
  a|hacia|con|conmigo) (mí|mi|conmigo|mismo|misma)
(enojado/a|decepcionado/a|enfadado/a|furioso/a|frustrado/a|molesto/a|cabreado/a|indignado/a|
  peleado/a) conmigo [mismo|misma]
no me (perdono|lo perdono|soporto|aguanto a mí|soporto a mí|lo perdonaré)
no puedo (perdonarme|perdonármelo|mirarme al espejo), me machaco, me exijo (demasiado|mucho|tanto)
mi (peor|mayor) (enemigo|enemiga|crítica|juez|jueza)
me da vergüenza (ser|mi|no|pedir|cómo|haber|lo que|mirar|mirarlos|que me)
vergüenza (de mí|de mi|de ser|de no|ajena no la mía|por cómo|conmigo|por no|por mi)
qué vergüenza (de mí|de persona|de madre|de padre|de profesional), avergonzado/a, me avergüenzo
me <avergonzar>, humillado/a, humillación, indigno/a
me sentí (humillado|humillada|ridícula|ridículo)
# Valía
(soy|siento|sentí|sentía|creo|considero|veo|fui|era|sentido|ser|siendo|sintiéndome|sentirme|
  sentimos|parezco|resulté|sido|como) [que] [soy|como] [un|una|el|la|lo|tan|más|pura|
  puro] [completo|completa|auténtico|auténtica|verdadero|verdadera|puto|puta|pinche|total|gran|
  pobre|triste] ${FAILURE}
qué poco (valgo|sirvo), ^inútil, ^inútiles, ^incompetente/s, ^incapaz, ^patético/a, ^inservible/s
inutilidad, incompetencia, mediocridad, torpeza mía
(un|una|soy un|menudo|vaya|qué|qué gran) (fracaso|fraude|fracasado|farsante|desastre [total|
  de persona|de madre|de padre|de profesional|de maestra|soy]|inútil|pelotudo|pelotuda|
  pendejo soy|pendeja soy|estorbo|cero a la izquierda|incompetente)
un desastre (total|de persona|de madre|de padre|de profesional|de maestro|de maestra|soy|
  estoy hecha|estoy hecho)
un inútil, una inútil, una incompetente, un incompetente
una (farsa|farsante|impostora|fracasada|decepción|vergüenza|carga|nulidad), una carga (para|)
un estorbo, un lastre, estorbo
(solo|sólo|no hago más que|solamente) (estorbo|estorbar|molesto|fallar|meter la pata|la cago|
  cagarla|decepcionar|doy problemas|sirvo de estorbo|soy un estorbo)
síndrome (del|de la) (impostor|impostora), impostor/a, farsante/s
(no|nunca|tampoco|ni) (valgo|sirvo|valía|serví|servía) [ya|ni|como] (para|de|un|lo) [nada|esto|
  ser|la|duro|enseñar|ni|este|esta|maestra|maestro|enfermera]
no valgo [nada|un|una|ni], no sirvo [para|ni], para nada (sirvo|valgo)
no estoy (hecho|hecha|preparado|preparada|capacitado|capacitada|cualificado|cualificada|
  calificada|calificado|cortado|cortada) (para|a)
no (nací|he nacido|estoy hecho|estoy hecha) para (esto|esta|este|ser|enseñar)
(no|nunca|jamás|ni|tampoco) (soy|seré|fui|he sido|era|estoy siendo|me siento|sería) [lo|tan|la|el|
  un|una|] (suficiente|bastante|capaz|bueno/a|suficientemente|buen|buena|inteligente|listo/a|
  digno/a|apto/a|válido/a|competente|merecedor/a) [bueno|buena|bueno/a|listo/a|de|madre|padre|
  profesional|maestra|maestro|enfermera|hijo|hija|líder|jefe|jefa|profesora|profesor|amiga|amigo|
  para|como|inteligente|fuerte]
nunca (soy|es|hago|doy|será|estoy) [lo|a la] (suficiente|bastante|altura|la talla)
no (es|hago|doy|doy lo|soy|alcanza) suficiente [nunca|lo que hago]
(no|nunca) [estoy|he estado|llego|estuve|me siento|estaba] a la altura
no (doy|di|he dado) (la talla|el ancho|el perfil|lo que esperan|la medida|lo suficiente)
no (merezco|merecía) [este|esta|el|la|nada|estar|que|ser|ni|los|mi|ese|lo|tener]
(me queda|le quedo|me viene|me quedó|me va) (grande|muy grande) [este|el|todo|la|esto|
  esta] [puesto|cargo|trabajo|jefatura]
(este|el) (puesto|cargo|trabajo) me (queda|viene) grande
# Fracaso
(no|nunca|ni) (hago|hice|acierto|he hecho|consigo hacer|sé hacer) (nada|una|ni una|
  una sola) [cosa] (bien|a derechas|derecho|útil)
no acierto [ni] una, no doy una, no (doy|daba) pie con bola hoy por, no acierto ni una
no hago nada (bien|a derechas|derecho|útil)
todo lo (hago|hice) (mal|al revés|fatal|a medias|pésimo)
lo (hago|hice|he hecho) todo (mal|fatal|al revés|pésimo), hago todo (mal|fatal|al revés|pésimo)
todo me sale (mal|fatal|pésimo|al revés|torcido|como el culo), nada me sale [bien|como]
nada de lo que hago (está bien|sirve|vale|es suficiente|sale bien|alcanza)
(siempre|vez|nuevo|siempre lo|siempre la|siempre me|no hago más que|vuelvo a|volví a|
  solo sé) (equivoco|fallo|cago|arruino|equivocarme|fallar|cagarla|arruinarlo|arruinar|
  meter la pata|meto la pata|estropear|estropeo|decepciono|decepcionar|pifio|regar|riego|rego|
  embarro|defraudo|defraudar|fracasar)
la (cagué|cago|regué|pifié|fastidié|jodí|lié|embarré|he cagado|he liado|he jodido|he pifiado|
  he regado|arruiné)
(metí|meto|he metido|metiendo) la pata [hasta|otra|de]
lo (arruiné|arruino|estropeo|estropeé|eché|jodí|he estropeado|he arruinado|fastidié|eché a perder|
  estoy arruinando) [todo|a perder]
(arruino|estropeo|jodo|echo a perder|destruyo|arruiné|estropeé|arruinando) todo [lo]
fallé [otra|a|como|en|de], fallo en todo, fallando (en|a|como|siempre)
<fallar> (a|como|en|otra|de nuevo) [todos|todo|mi|mis|mí|la|los], <fracasar>, fracasé
fracaso como, fracaso (en todo|total|rotundo|como|mío|personal)
(le|les|te|os|la|lo|los|me) (fallé|fallo|fallamos|estoy fallando|he fallado|decepciono|decepcioné|
  he decepcionado|defraudé|he defraudado|defraudo|estoy decepcionando|quedé mal|sigo fallando|
  fallo siempre) [a] [todo el mundo|todos|mi|mis|los|la]
(decepciono|decepcioné|he decepcionado|defraudo|defraudé|he defraudado|decepcionando|
  defraudando) a (todos|todo|mi|mis|los|la|todo el mundo|el equipo|la gente|quien)
(soy|siempre soy) (el problema|la culpable|el culpable|la que falla|el que falla|el error)
el problema soy yo, la (del|de la) (problema|culpa) soy yo
(todos|mundo|demás|compañeros|cualquiera|resto|otros|becario|becaria) [lo] (son|es|hace|hacen|
  haría|harían|sabe|saben|puede|pueden|parecen) [todo] (mejor|mejores|más) que yo
(soy|me siento) (nada|nadie|menos), peor que (todos|los demás|nadie|cualquiera|el resto)
mejor/es que yo, todos menos yo, menos yo, la (única|peor) que no, el (único|peor) que no
me comparo [con], comparándome
(me quedo|quedándome|voy|me estoy quedando|quedé) (atrás|rezagado|rezagada|por detrás) [de|del]
(debería|tendría que|debí|tenía que|debiera|hubiera debido|tuve que) (haber|haberlo|
  haberme) [hecho|sabido|visto|podido|dado cuenta|hecho más|estado|estudiado|evitado|esforzado|
  llamado|preparado]
debería (poder|ser mejor|hacer más|saber|aguantar|ser más|rendir|esforzarme|darme vergüenza|
  ser capaz|estar haciendo más|llegar)
autoestima (baja|por los suelos|por el piso|en el suelo|hundida|destrozada|a cero|nula|bajísima|
  hecha|en el piso|destruida|arrastrada)
baja autoestima, sin autoestima
(cero|poca|ninguna|perdí la|he perdido la|perdiendo la|sin|falta de|pierdo la|
  no tengo) (confianza en mí|confianza en mi|confianza en mí misma|confianza en mí mismo|
  seguridad en mí|autoestima)
(dudo|dudando) de (mí|mi capacidad|mis capacidades|mi valía|todo lo que hago), inseguro/a [de]
inseguridad, sin valor
no tengo (valor|talento|capacidad|lo que hay que tener|remedio|perdón|madera de|aptitudes|
  vocación ni)
fui (un idiota|una idiota|injusto/a|un egoísta|una egoísta|egoísta|tonto/a|débil|cobarde|
  un cobarde|una cobarde|un bruto|una bruta|grosera con|un imbécil|una imbécil|un borde|una borde|
  cruel|mala|un desastre)
qué (tonto/a|idiota|burro/a|inútil|torpe|estúpido/a|imbécil|pendejo/a|boludo/a|bruto/a|mala|mal|
  desastre|fracaso|patético/a|ridículo/a|menso/a|vergüenza de|poca cosa|incapaz|mediocre|
  pelotudo/a) [madre|padre|maestra|maestro|profe|profesional|persona|hijo|hija|amiga] (soy|fui|
  estoy|me siento|he sido|me vi|que soy)
soy (tonta|tonto|idiota|lo peor|de lo peor|un caso perdido|una incapaz|un incapaz)
(van|vais|van todos|acabarán|terminarán) [todos] [a] (dar cuenta|darse cuenta|descubrir|
  descubrirme|notar|pillar|pillarme|cachar) [de] [que]
se (darán|den|van a dar|iban a dar) cuenta [de] [que]
(descubrirán|descubran|notarán|pillarán) que, se van a dar cuenta de que
(engañé|engaño|engañando|estafando|vendo humo) (a todos|a todo|al equipo|a mi|a mis), vendo humo
tuve (pura|solo|mucha) suerte [no]
(fue|es|ha sido|pura|solo) (de|pura|solo|cuestión de) (chiripa|suerte no|casualidad|chamba de)
no (tengo|tenía) (ni) idea de lo que (hago|estoy haciendo)
no sé (ni) lo que (hago|estoy haciendo), no pinto nada [aquí|en], no pertenezco [a|aquí]
no encajo (aquí|en este|en el)
(mala|pésima|horrible|terrible|malísima|nefasta|peor) (madre|hija|amiga|profesional|persona|
  hermana|esposa|profesora|maestra|enfermera|médica|doctora|jefa|compañera|mujer|pareja|docente|
  profe|novia|empleada|líder|abuela|trabajadora|mamá|coordinadora|programadora|camarera)
(mal|pésimo|horrible|terrible|malísimo|nefasto|peor) (padre|hijo|amigo|profesional|marido|hermano|
  profesor|maestro|enfermero|médico|doctor|jefe|compañero|esposo|novio|docente|profe|empleado|
  líder|trabajador|papá|coordinador|programador|camarero|mozo|mesero)
(abandono|abandoné|descuido|descuidé|desatiendo|desatendí|descuidando|desatendiendo|abandonando|
  tengo abandonados|tengo abandonadas|tengo abandonado|tengo descuidados|tengo descuidada) a (mis|
  mi|los|la) (hijos|hijo|hija|familia|niños|madre|padre|pareja|marido|mujer|amigos|hijas)
no (estoy|estuve|he estado) (para|con) (mis|mi) (hijos|hijo|hija|familia|niños)
(me|yo) (siento|veo) (menos|inferior|por debajo|poca cosa|fuera de lugar|de más|desplazado|
  desplazada|juzgado|juzgada|nadie|invisible|prescindible|reemplazable)
`;
