/** Good qualities of a day, a shift or a class. */
const GOOD = `(genial/es|maravilloso/a|estupendo/a|precioso/a|perfecto/a|excelente/s|buenísimo/a|tranquilo/a|tranquilito/a|bonito/a|bueno/a|feliz/es|increíble/s|redondo/a|productivo/a|divertido/a|
  lindo/a|hermoso/a|espectacular/es|chévere/s|bacán|bacano/a|padre/s|padrísimo/a|chido/a|bárbaro/a|agradable/s|
  relajado/a|de lujo|de diez|de puta madre|guay|fantástico/a|fabuloso/a|magnífico/a|
  alegre/s|especial/es|gratificante/s|lindísimo/a|de maravilla|inolvidable/s|emocionante/s|brutal de bueno|
  cojonudo/a|de película|completo/a y feliz|para enmarcar|de ensueño|suave|sereno/a|encantador/a|memorable/s)`;

/** Present wellbeing, said with an evaluation, in Spanish. */
export const positive = `
(me morí|nos morimos|muerto/a|me meé|me partí|me partía|nos partimos|me parto|me tronché|me desternillé|lloré|
  lloramos) de [la] (risa|risas), (me morí|muero) de gusto
# Alegría
hoy mejor, mejor hoy, hoy (estoy|me siento|ando) mejor, feliz/es, felicísimo/a, felicidad
contento/a, contentísimo/a, ^alegre/s, alegría, alegrón, júbilo, dicha, ^dichoso/a, gozo
encantado/a, emocionado/a, ilusionado/a, ilusionadísimo/a, con ilusión, entusiasmado/a, entusiasmo
^animado/a, animadísimo/a, radiante/s, eufórico/a, euforia, exultante/s, pletórico/a, rebosante
satisfecho/a, satisfacción, realizado/a, (estoy|siento|sentí|vida|mujer|persona) [muy] pleno/a
plenitud, orgulloso/a, orgullosísimo/a, orgullo, agradecido/a, agradecidísimo/a, gratitud
afortunado/a, bendecido/a, dichosa de
%qué (alegría|felicidad|alivio|gusto|ilusión|paz|risa|orgullo|gozada|dicha|satisfacción|subidón|
  emoción|felices|risas|alegrón)
(me|nos) (da|dio|dan|llena de|llenó de|hace|hizo|produce|ha dado|dieron) (mucha|una|tanta|
  muchísima|un|tanto|mucho|muchísimo|) (alegría|ilusión|paz|gusto|orgullo|satisfacción|
  tranquilidad|felicidad|vida|subidón|alegrón|emoción)
en una nube, en las nubes de (contento|feliz), en el séptimo cielo, dando saltos [de alegría]
saltando de (alegría|contento), doy saltos de alegría
como (unas castañuelas|niño con zapatos nuevos|pez en el agua|una perdiz)
pegando brincos de gusto, %no quepo en mí, %loco de contento, %loca de contenta
%qué ilusión me hace, %no quepo (en mí|de) [de] [alegría|contento|felicidad|gozo|emoción]
de subidón, subidón, a tope de (alegría|energía|ilusión|ganas|motivación|fuerza|vida)
(estoy|ando|me siento) (a tope|pletórica|que me salgo|en racha|on fire|en mi salsa|crecido|
  crecida|de diez|al cien|al cien por ciento|al 100)
(voy|vengo) (sonriendo|contento|contenta|feliz)
(estoy|ando|quedé|re) (chocho|chocha|embalado|embalada), chochísima, recontento/a, refeliz
re (contento/a|feliz|copado/a|bien|tranquilo/a|orgulloso/a|ilusionado/a)
bien (padre|chido|chida|chévere|bonito|contento|contenta|feliz|a gusto|rico|perrón|tranquilo|
  tranquila)
(estoy|ando|me siento|estamos|quedé) bien (contento/a|feliz|tranquilo/a|animado/a|orgulloso/a|
  agradecido/a|descansado/a|a gusto|emocionado/a)
(muy|bien|súper|re|tan) a gusto, ando de buenas
de (buenas|buen humor|buen ánimo|buena onda|buen rollo|excelente humor)
buen (humor|rollo|ánimo|ambiente|rato), buena (onda|vibra|energía)
buenas (vibras|noticias por fin), (pura|mucha) buena vibra, chévere, bacano el
qué (chimba|bacano|chévere|chido|padre|copado|bueno estuvo|nota|berraquera)
(la|lo) (pasé|pasamos|paso|pasé|pasaba|hemos pasado|he pasado|estoy pasando|estamos pasando) [muy|
  re|súper|tan] (genial|bien|bomba|de maravilla|bárbaro|increíble|chido|padre|padrísimo|de lujo|
  pipa|en grande|chévere|bacano|de diez|espectacular|de puta madre|estupendamente|fenomenal|lindo|
  hermoso|guay|pipa|súper)
me lo (pasé|paso|he pasado|estoy pasando) [muy] (genial|bien|bomba|de maravilla|increíble|
  en grande|pipa|teta|de lujo|fenomenal|estupendamente|guay|de puta madre)
nos lo (pasamos|hemos pasado) [muy] (genial|bien|bomba|de maravilla|increíble|en grande|pipa)
(pasamos|pasé) un (buen|gran|bonito|rico) (rato|momento|día)
# Risa y disfrute
me (reí|río|reímos|he reído|reía) [mucho|muchísimo|a carcajadas|un montón|con|de|tanto|hasta|como|
  todo]
reímos, nos (reímos|hemos reído|reíamos) [mucho|muchísimo|un montón|tanto|hasta|de|con|como]
reírme [tanto|mucho], riendo, riéndome, riéndonos, carcajada, carcajadas, risas
(muchas|buenas|unas) risas, ataque de risa
me (muero|morí|moría|meé|meo|mataron|cagué|parto|partí|descojono|descojoné|troncho|tronché|doblé|
  dio) de risa
me dio (la|un ataque de) risa, muerto/a de (risa|la risa), muertos de risa
lloré de (risa|alegría|felicidad|emoción), llorando de (risa|alegría|felicidad|emoción)
lloramos de (risa|alegría|emoción), lágrimas de (alegría|felicidad|risa|emoción|alivio)
me hizo (reír|gracia), qué risa, sonrío (sola|solo|todo|cada|al|de), sonreí, sonreímos, sonriendo
sonrisa (de oreja|en la cara|enorme|en el rostro|tonta|puesta de verdad), con una sonrisa
disfruté, <disfrutar> [mucho|de|cada|como|muchísimo|un montón], disfrutando, disfrutón, me divertí
nos divertimos, me <divertir>, divirtiéndome, divertidísimo/a
(fue|estuvo|qué|muy|ha sido|súper) divertido/a, me (encantó|encantaron|ha encantado)
me encanta (mi trabajo|lo que hago|enseñar|trabajar|mi equipo|estar|este equipo|ver|mi|cuando|
  dar clase|venir|cómo|mis)
nos encantó
amo (mi trabajo|lo que hago|a mi equipo|a mis alumnos|este equipo|mi profesión|enseñar|mis)
adoro (mi|a mis|a mi|este|esta|enseñar), %me encanta
me (hizo|ha hecho|hace|hicieron|hacen) [muy|tan|mucho|un] (feliz|bien|muy bien|sonreír|reír|
  mucho bien|ilusión|bien en|el día)
me (alegró|alegra|alegran|alegraron|animó|reconfortó|reconforta|ha alegrado) [el|la|mucho|ver|que|
  día|un montón]
me (levantó|subió|ha subido) (el ánimo|la moral), me llena [de|mucho|mi trabajo|enseñar|lo que]
(cantando|silbando|tarareando|canturreando) [en|por|camino|de|la|mientras]
# Calma y alivio
^tranquilo/a, tranquilísimo/a, tranquilidad, ^calmado/a, en calma, ^sereno/a, serenidad, en paz
paz interior, paz mental, (mucha|con|siento|una|tanta|qué) paz, sosiego, ^sosegado/a, ^relajado/a
relajadísimo/a, me relajé, me <relajar> (por fin|al fin|un montón|mucho|de verdad), relajante
^aliviado/a, alivio, qué alivio
(me|nos) (quité|quitaron|he quitado|saqué|sacaron|quitó) [por fin] (un|ese|el) peso [de encima]
un peso de encima [menos], un peso menos, ^ligero/a, más (ligero/a|liviano/a), ^liviano/a
ligereza, liberado/a, liberador/a, libre (por fin|de nuevo|al fin), por fin libre, al fin libre
respiro (tranquilo|tranquila|por fin|mejor|aliviada|aliviado)
puedo respirar [por fin|tranquila|tranquilo|otra vez]
(cabeza|mente) (despejada|tranquila|clara|en paz|ligera|en calma|limpia|fresca), despejado/a
^desahogado/a, conciencia tranquila
# Descanso y energía
descansado/a, descansadísimo/a, <descansar> [por fin|bien|mucho|de verdad|muchísimo|como]
descansé, he descansado, descansito
<dormir> (bien|muy bien|como un|como una|ocho|nueve|diez|genial|de maravilla|toda la noche|
  a pierna suelta|de un tirón|del tirón|profundamente|mejor|plácidamente|de corrido|riquísimo|
  rico|fenomenal|sin despertarme|como los ángeles|como un lirón|como un tronco|como un bebé|
  como una piedra|súper bien|delicioso|placenteramente|las ocho)
he dormido (bien|muy bien|como|genial|de maravilla|ocho|del tirón|de un tirón|toda la|mejor|
  a pierna|nueve|fenomenal)
(buena|gran|excelente) noche de sueño, dormí del tirón, (buen|gran) descanso
(un|mi) descanso (merecido|reparador), siesta (gloriosa|reparadora|maravillosa), sueño reparador
renovado/a, recuperado/a, recargado/a, repuesto/a, revitalizado/a, rejuvenecido/a, como nuevo/a
(recargué|recargando|cargué|cargado|recargado) [las|mis|de] (pilas|energías|las pilas|energía|
  batería|baterías)
cargué pilas
con (energía|energías|ganas|pilas|fuerzas|las pilas cargadas|las pilas|mucha energía|ilusión|
  buen ánimo|optimismo|toda la energía|muchas ganas|pila|fuerzas renovadas|ánimo|ánimos|
  más energía|esperanza|entusiasmo|confianza|alegría|buena energía|más ganas)
(lleno/a|llena|cargado/a|repleto/a|rebosante) de (energía|vida|ilusión|alegría|ganas|paz|gratitud|
  esperanza|energías|buena energía|amor|optimismo|fuerza)
tengo [mucha|muchas|tanta|más|mucho|nuevas|toda la|otra vez|un montón de] (energía|ganas|ilusión|
  fuerzas|paz|energías|esperanza|confianza|motivación|ánimo) [de|para|otra vez]
(recuperé|recuperado|recuperando|he recuperado|volvió|ha vuelto|volvieron|recobré|han vuelto) [la|
  el|las|mi|mis|por fin] (ilusión|energía|sonrisa|ganas|alegría|apetito|sueño|motivación|fuerzas|
  confianza|paz|calma|ánimo)
motivado/a, motivadísimo/a, inspirado/a, ^confiado/a, optimista/s, optimismo, esperanzado/a
esperanzador/a, esperanza, entusiasta/s, enérgico/a, energizado/a, vuelvo a ser (yo|el|la|persona)
volví a ser (yo|el|la|persona)
(me siento|soy|vuelvo a sentirme|me sentí) [otra vez|de nuevo|por fin] (yo|yo mismo|yo misma|
  otra persona|persona)
vivo/a otra vez, revivo, reviví, renazco, renací
(he vuelto|volví|vuelvo) a (vivir|sonreír|reír|disfrutar|dormir bien|ilusionarme|respirar|
  tener ganas|sentirme)
# Bienestar y apoyo
me (siento|sentí|he sentido|sentía|voy sintiendo|sentimos) [muy|tan|mucho|más|súper|re|bastante|
  bien|por fin|cada vez|realmente|un poco|de nuevo|otra vez] (genial|bien|mejor|fenomenal|
  de maravilla|fuerte|capaz|vivo/a|querido/a|valorado/a|apoyado/a|preparado/a|en paz|libre|otra|
  otro|estupendo|estupenda|acompañado/a|segura|seguro|útil|pleno/a|completo/a|afortunado/a|
  satisfecho/a|ligero/a|liviano/a|tranquilo/a|cómodo/a|a gusto|escuchado/a|respetado/a|
  comprendido/a|arropado/a|cuidado/a|reconocido/a|integrado/a|incluido/a|bárbaro|espectacular|
  de lujo|bacano|chévere|como nuevo|como nueva|en casa|en forma|poderoso/a|renovado/a|en mi lugar|
  parte del|importante|fresco/a|al cien|increíble|entendido/a)
me (encuentro|encontré|veo) [muy|mucho|ya] (bien|mejor|genial|estupendamente|de maravilla|fuerte)
$ESTAR [muy|mucho|ya|bastante|por fin|súper|re|tan|cada vez|de nuevo|otra vez|hoy|
  realmente] (bien|genial|mejor|mucho mejor|fenomenal|de maravilla|de buen humor|estupendamente|
  en la gloria|que no quepo|de lujo|de buenas|bárbaro|de diez|en paz|a gusto|en forma|en racha|
  perfectamente|al cien|chévere|recuperado|en una nube|súper bien|en mi salsa|de fiesta|
  en buen momento|de muy buen)
mucho mejor, mejor que nunca, voy mejor, vamos mejor, mejorando (poco|cada|por fin|mucho)
estoy mejorando, de maravilla, en la gloria, viento en popa
(todo|va todo|todo marcha|las cosas) (va|van|marcha|marchan|bien) [muy|mucho|cada vez] (bien|
  genial|mejor|de maravilla|viento en popa|sobre ruedas|de lujo|estupendamente)
(todo|nos|me) (salió|salieron|fue|ha salido|ha ido|va|quedó|fueron) [muy|todo|súper|re|mejor que|
  bastante] (genial|bien|redondo|de maravilla|un éxito|perfecto|espectacular|increíble|bárbaro|
  de lujo|fenomenal|bordado|estupendo|chévere|excelente|de diez|a pedir de boca)
(salió|salieron|ha salido|han salido|ha ido|fue) (genial|redondo|de maravilla|un éxito|perfecto|
  bordado|espectacular|de lujo|todo bien|a pedir de boca|mejor de lo)
un éxito, éxito (total|rotundo)
lo (logré|conseguí|logramos|conseguimos|petamos|peté|bordamos|hemos logrado|he logrado|
  he conseguido)
lo (petamos|rompimos), aprobé, objetivo cumplido, misión cumplida
(por fin|al fin) (lo|terminé|acabé|salió|vacaciones)
(un|pequeño|gran|una) (triunfo|logro|victoria), buen día, gran día
buena (semana|tarde|noche|guardia|mañana|jornada|racha|clase)
buen (turno|fin de semana|finde|servicio|trimestre|mes)
(el|qué|un|mi) mejor (día|turno|semana|finde|guardia|clase|servicio)
(mejor|mejores) (día|turno|semana|guardia|clase) (de|en|del|que)
(día|semana|fin de semana|finde|tarde|noche|turno|mañana|clase|guardia|reunión|comida|cena|
  jornada|paseo|momento|rato|ambiente|servicio|curso|viaje|sesión|charla|sorpresa|sábado|domingo|
  viernes|equipo|gente|experiencia|velada|lunes) [de|muy|tan|más|realmente|súper|bien|re|
  simplemente|absolutamente] [trabajo|] ${GOOD}
(qué|un|una|muy|gran|tremendo) (buen|buena|bonito|bonita|lindo|linda|gran|hermoso|hermosa|
  maravilloso|maravillosa|precioso|preciosa|agradable) (día|tarde|semana|noche|clase|turno|
  guardia|rato|momento|finde|mañana|sorpresa|charla|ambiente|equipo|gente)
${GOOD} (turno|día|clase|semana|guardia|tarde|noche|rato|finde|fin de semana|ambiente|jornada|
  mañana|charla|sorpresa)
(me|nos) (felicitaron|felicitó|reconocieron|elogiaron|aplaudieron|agradecieron|han felicitado|
  ha felicitado|agradeció|valoraron|valoran|apoyaron|apoyan|apoya|escucharon|escuchan|abrazaron|
  abrazó|dieron las gracias|dio las gracias|ascendieron|premiaron|celebraron|aplaudió|elogió|
  cuidan|reconoció|han ascendido|renovaron|dio un abrazo)
felicitado/a, reconocido/a, elogiado/a, valorado/a, apoyado/a, arropado/a, querido/a por
mereció la pena, merece la pena [todo|tanto|este|cada], valió la pena
vale la pena (todo|tanto|cada|este|el esfuerzo), gratificante/s, reconfortante/s, reconfortado/a
enriquecedor/a, satisfactorio/a, emotivo/a, inspirador/a
%qué (bien|maravilla|suerte|bueno|guay|lindo|chévere|bonito|gozada|delicia|pasada|lujo|éxito|
  divertido|padre|chido|belleza|privilegio|placer|gustazo|bendición|rico|bacano)
%genial, %estupendo, %perfecto, %fantástico, %maravilloso, %buenísimo, %fenomenal, %excelente
%espectacular, %increíble, %de lujo, %bravo, %yupi, %olé
`;
