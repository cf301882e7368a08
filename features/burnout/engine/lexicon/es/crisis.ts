import type { CrisisFamily } from '../source.ts';
import { acts, harmlessActs } from './crisis-acts.ts';
import { decoys, topics } from './crisis-decoys.ts';
import { everyday, everydayDanger } from './crisis-everyday.ts';
import { byEar, daily, half } from './crisis-half.ts';
import { harm, harmlessHarm } from './crisis-harm.ts';
import { harmless, indirect, uncertain } from './crisis-indirect.ts';

/** How a wish for death is introduced. */
const WISH = `(quiero|quisiera|querría|quería|queremos|deseo|deseaba|deseando|preferiría|prefiero|prefería|ojalá|imagino|
  imaginando|imaginar|anhelo|necesito|pido|planeo|planeando|contemplo|considero|merezco|debería|mejor|sería|
  ansío|espero|quiere|
  gustaría|(ganas|gana|deseos|ideas|idea|pensamientos|intención|impulso|impulsos|tentación|miedo a no) de|
  (pienso|pensando|
  pensé|pensado|pensar|pensaba|pensamos) en|(sueño|fantaseo|fantaseando|soñando|obsesionado|obsesionada) con|
  (rezo|rezando) (
  para|por))`;

/** Crisis wordings in Spanish, in our own words; not reviewed by a psychologist. */
export const crisis: Record<CrisisFamily, string> = {
  imminent: `
(voy|vamos|decidí|decidido|decidida|dispuesto|dispuesta|lista|listo|punto|estoy) [a|para|de|
  por] (matarme|suicidarme|quitarme la vida|acabar con mi vida|acabar con todo|ahorcarme|colgarme|
  hacerlo hoy|hacerlo esta noche|pegarme un tiro|
  cortarme las venas|terminar con todo|terminar con mi vida|dejar este mundo|quitarme de en medio)
(me|yo me) (voy a|vamos a|pienso) (matar|suicidar|ahorcar|colgar|quitar la vida|pegar un tiro|
  cortar las venas|
  matar hoy|matar esta)
esta noche (me mato|lo hago|acabo con todo|se acaba todo|termina todo|me voy para siempre)
(hoy|mañana|el viernes) (me mato|me suicido|acabo con todo|se acaba todo para mí)
(guardé|junté|escondí|acumulé|guardando|juntando|guardado|conté|acumulando|juntado|acumulado|
  escondido|reuní|ahorrando|contando|guardadas|escondidas|separé) [todas|suficientes|bastantes|
  varias|muchas] [de] [las|unas|la|una|los|mis|el|un] (pastillas|pastilla|comprimidos|píldoras|
  medicamentos|somníferos|ansiolíticos|tabletas|insulina|blísters|frasco|cuerda|soga)
(compré|comprado|conseguí|preparé|preparado|tengo|tengo lista|tengo preparada) [ya] [la|una|el|
  las] (cuerda|soga|pistola|cuchillas|veneno|pastillas para matarme|pastillas para morir|
  navaja para)
(escribí|dejé|escribiendo|escrito|escrita|escritas|redacté|preparé|dejado|escribo|escribir|
  dejando) [ya] [la|una|mi|las|unas|mis] [últimas] (cartas|carta|nota|notas) [de] (despedida|
  suicidio|adiós|para mi|para mis|a mi|a mis|para los niños|para cuando|para cada|para todos|
  a cada)
(escribí|dejé|escrito|escribiendo) mi despedida
(carta|cartas|nota|notas|mensaje|mensajes) de (despedida|suicidio|adiós), nota suicida
carta suicida
(elegí|escogí|elegido|tengo|marqué|decidí|decidido|sé|puse|claro) [el|la|cómo|qué|cuándo|dónde|un|
  una|desde qué] (día|fecha|lugar|forma|noche|puente|manera|método) [de|para|que|en que] (hacerlo|
  morir|irme|voy|será|matarme|terminar)
(sé|claro|decidido) (cómo|cuándo|dónde|el día que) (matarme|morir|voy a morir|voy a matarme|
  me mato|voy a hacerlo|lo haré)
ya sé (cómo|cuándo|dónde) (matarme|morir|irme de este mundo|quitarme)
tengo un plan para (morir|matarme|irme|acabar|terminar)
me (tomé|tragué|tomado|tomo|tragado|bajé|mandé) (todas|un montón|un bote|muchas|un frasco|
  una caja|veinte|treinta|un puñado|media caja) [de] [las|mis] [pastillas|somníferos|comprimidos|
  medicamentos]
(miré|mirando|busqué|buscando|busco|buscado|mirado|googleé|investigué|calculé|
  averigüé) [en internet|en google] [qué|la|de|cómo|sobre] (altura|cuántas pastillas|
  cuántas hacen|cuántos metros|morir|suicidarme|matarme|formas de morir|maneras de morir|
  métodos de suicidio|dosis letal|duele menos) [tiene|del|de|el|puente]
(parado/a|de pie|asomado/a|sentado/a|subido/a|estoy|estuve|fui|caminé|llegué|miré) [a|en|hasta|al|
  ante] [el] borde (del|de la|de un|de una|mirando|pensando) (puente|azotea|tejado|edificio|cornisa|andén|
  acantilado|barranco|vía|abajo|tirarme|saltar)
(parado/a|de pie|asomado/a|sentado/a|subí|subido/a|estoy|estuve|fui|caminé|llegué) [a|en|hasta|al|
  ante] (la azotea|la cornisa|el puente|la orilla|puente|la barandilla|las vías|
  la vía) [del|de|de la|mirando|pensando] [puente|azotea|tren|edificio|tejado|cornisa|abajo|
  tirarme|saltar|para|saltar]
mi (último|última) (día|noche|mensaje|carta|entrada|texto|cumpleaños|navidad|adiós) [aquí|con|
  en este mundo]
`,
  explicit:
    byEar +
    `${indirect}${acts}${harm}${everydayDanger}
no me (importaría|molestaría|opondría) [nada] que .. (atropellara|atropelle|matara|mate|pasara por encima|
  llevara|cayera encima), mejor con el (seguro|dinero del seguro)
(quiero|necesito|ojalá) que [se] (pare|acabe|termine|detenga) [todo|esto] (para siempre|de una vez por todas|
  de una vez), (pienso|pensé|pensando|ganas) (en|de) no (girar|frenar|tomar la curva|doblar)
(vivir|la vida|existir|despertar) (se volvió|es|se ha vuelto|se convirtió en) (un|una) (castigo|condena|tortura|
  suplicio), solo (sigo|aguanto|estoy|continúo|vivo) [aquí|acá] por (mi|mis) (hija|hijo|hijos|hijas|perro|gato|
  madre|mamá|nietos)
envidio a (los|quienes|las) [que] (ya se fueron|muertos|murieron|ya no están|descansan), (perdónenme|perdónenme|
  perdonadme|perdóname|perdonen) por todo, el mundo (seguiría|sigue|seguirá) [igual|mejor] sin mí
(llamé|llamar|hablé) (al|con el) (024|teléfono de la esperanza|teléfono de crisis), (mejor|ojalá) (no|
  nunca) (haber|hubiera) nacido, tomé más (pastillas|pastis) de las que debía
[ya] (tengo|he) [ya] (pensado|elegido|decidido|escogido|marcado) [el|la] (día|fecha|hora) y el (sitio|lugar|modo|cómo)
(nadie|quién) .. (echaría en falta|echaría de menos|extrañaría|notaría) .. (dejo de existir|dejara de existir|
  desaparezco|desapareciera|me muero|me muriera|no estoy|no estuviera)
(poner|pongo|ponerle|puse|pondré|poniendo) [un] (fin|término|punto final) a (mi vida|mis días|
  mi existencia|mi sufrimiento|todo de una vez|esta vida|esto de una vez)
sueño (del que|de los que) no (se vuelve|se despierta|despertar|vuelvo|vuelva)
(que|y) [para mí] no (haya|hubiera|hubiese) [un|ningún] mañana
que no (amanezca|amaneciera|amaneciese) [para mí|más|mañana]
ojalá (sea|fuera|fuese|salga|saliera) (cáncer|terminal|algo malo|algo terminal|maligno|incurable|
  grave y)
(ojalá|espero|deseo|rezo) .. (corazón|tumor|bulto|cáncer|resultado) .. (se pare|me falle|
  sea maligno|sea terminal|no tenga cura|acabe conmigo)
(puente|balcón|vías|ventana|azotea|río|vacío|andén|pastillas|barandilla) .. (me llama|me llaman|
  me tira|me atrae|me tientan|me tienta|me pide que salte)
(borrarme|apagarme|desconectarme) (para siempre|del mundo|del todo|de este mundo)
hasta (sangrar|hacerme sangre|hacerme sangrar), (lavado|lavaje) de estómago (por|tras|después)
(hermano|hermana|amigo|amiga|hijo|hija|madre|padre|primo|prima|compañero|compañera|marido|mujer|
  novio|novia|pareja|alumno|alumna|vecino|vecina|sobrino|sobrina|tío|tía|cuñado|cuñada|mamá|papá|
  ex|colega|roomie) .. (se va a tirar|se quiere tirar|se iba a tirar|quiere tirarse|
  está en la azotea|está en el puente|está en la cornisa|está subido al|se quiere aventar|
  se va a aventar|se despidió de todos|se despidió por mensaje|me escribió despidiéndose|
  mandó un audio de despedida|no contesta y se despidió)
dice que se (va a tirar|tira|va a matar|mata|quiere morir|va a quitar|va a aventar|va a lanzar)
(cortes|marcas|heridas) (nuevos|nuevas|frescos|frescas|otra vez|de nuevo) [en]
# Deseo de morir
(matarme|suicidarme|ahorcarme|colgarme de|quitarme la vida|quitarme de en medio|
  quitarme del medio|autolesionarme|autolesiones|autolesión|autolesiono|autolesioné|
  pegarme un tiro|cortarme las venas)
me autolesiono, me autolesioné, kms
${WISH} [solo|que|con|en|a veces] (morir|morirme|muerte|no existir|dejar de (existir|vivir|
  respirar)|no (despertar|despertarme|vivir|seguir vivo|seguir viva|estar vivo|estar viva|
  haber nacido|despierte|despertara|despertase)|nunca haber nacido|estar muerto/a|mi muerte|
  la muerte|desaparecer (para siempre|del mundo|de este mundo|de la faz|de verdad|y que nadie)|
  acabar con mi (vida|existencia)|terminar con mi (vida|existencia)|(dormir|dormirme) (y no|
  para siempre)|hacerme daño|lastimarme|herirme|cortarme|me (muera|muriera|muriese|durmiera y no|
  duerma y no|atropelle|atropellara|atropellase|maten|mataran|mate un)|estuviera muerto/a|
  estuviese muerto/a|dios me lleve|
  estrellarme|estrellar el|estamparme|el (autobús|coche|avión|
  carro|bus) se|(el tren|un coche|un camión) me|matarme|suicidarme|suicidio|el suicidio|la soga|
  (irme|no estar en|dejar) (de|) este mundo|(irme|marcharme) para siempre|mi funeral|mi entierro|
  mi propio funeral|que todo acabe para siempre|quitarme la vida)
me [quiero|quisiera|quería|queria] (quiero morir|quiero matar|quiero suicidar|quisiera morir|
  quería morir|quería matar|quisiera matar|quiero quitar la vida|quiero colgar|quiero ahorcar|
  quisiera dormir y no|quiero cortar|quería cortar|quiero hacer daño|quiero lastimar)
morirme (ya|de una vez|y ya|y que), quiero que (me muera|todo acabe|termine todo|se acabe todo)
quitar la vida, quitarme la vida, quitarse la vida
se [quiere|va a|quería] (quiere matar|quiere morir|quiere suicidar|quería matar|quería morir|
  va a matar|va a suicidar|quiere quitar|intentó matar)
(amenaza con|amenazó con|amenazaba con) (saltar|tirarse|lanzarse|aventarse)
(quiere|quería|intentó|pensó en|amenaza con|amenazó con|va a|habla de|hablaba de) (matarse|
  suicidarse|quitarse la vida|morirse|colgarse|ahorcarse|cortarse las venas)
(no|tampoco|ni) (quiero|quería|quisiera|deseo|soporto|aguanto|merezco) [más] [seguir|
  continuar] (vivir|viviendo|existir|existiendo|viva|vivo|despertar|despertarme|estar vivo|
  estar viva|en este mundo|estar en este|aquí en|con vida|la vida|esta vida|respirar más|
  ver otro día|en este planeta)
ya no quiero (vivir|estar aquí|despertar|estar en|existir)
no quiero estar (viva|vivo|en este mundo|aquí ya|más aquí|más en este)
(sin|tengo|hay|encuentro|veo|quedan|perdí|perdido|quitaron|fueron|acabaron|siento|cero|falta|
  pocas|perdiendo|ninguna|pierdo) [ya|más|ningún|ninguna|las|los|de|una|un|la|el|toda] [sola|
  solo] (ganas|motivos|motivo|razones|razón|sentido|ilusión|gusto|voluntad|fuerzas) (de|para|a|
  por|pa) [la|mi|esta|seguir|estar] (vivir|viviendo|vida|existir|viva|vivo|respirar|vida)
nada (por|para) (lo que|que|qué|la que) [merezca] (vivir|viva|seguir viviendo|valga la pena vivir|
  la pena vivir)
ni (nada|una razón|un motivo) (por lo que vivir|para vivir)
(cansado/a|harto/a|aburrido/a|agotado/a|fastidiado/a|podrido/a) de (vivir|existir|la vida|
  estar vivo|estar viva|esta vida|mi vida|respirar|seguir viviendo)
me (cansé|harté|aburrí) de (vivir|la vida|existir)
vida [me|no me] (no tiene|no vale|no merece|carece de|dejó de tener|ha dejado de tener|perdió|
  ha perdido|no le importa|no me importa) [ningún|el|la|todo|nada|a nadie] (sentido|pena|nada|
  valor|ya|nadie)
vivir (no|ya no) (tiene sentido|vale la pena|merece la pena)
no (vale|merece) la pena (vivir|seguir viviendo|seguir viva|seguir vivo|estar vivo|estar viva)
vivir (así|para qué|ya no)
para qué (vivir|sigo vivo|sigo viva|seguir viviendo|seguir vivo|seguir viva|existo|nací|
  estoy viva|estoy vivo|despertar)
(dormir|dormirme|acostarme|ojos|durmiera|duermo|acuesto|acostara|dormido|dormida|duerma) y (no|
  nunca|jamás) (despertar|despertarme|volver a despertar|despertara|despertase|despierte|abrirlos|
  abrir los ojos)
(no|nunca|ya no) (despertar|despertarme|despertara|despertase|despierte|volver a despertar|
  abrir los ojos) (más|mañana|nunca|jamás|de nuevo|otra vez)
ojalá [que] [mañana|hoy|esta noche|yo] [no|nunca|me] (despierte|despertara|despertase|
  hubiera nacido|hubiese nacido|existiera|existiese|muera|muriera|muriese|durmiera y|atropelle|
  atropellara|pase algo|desapareciera|mate|matara|mataran|estuviera muerto/a|dios me lleve)
(no|nunca) (haber|hubiera|hubiese|debí|tendría que haber|debería haber|tuve que) nacido
no haber nacido
(durmiera|durmiese|duerma|dormirme|durmiéndome) .. (y ahí|y que) [se] (acabara|acabase|terminara|
  terminase|acabe) [todo]
(que|y) todo (acabara|terminara|acabase|terminase) (ahí|de una vez|ya|esta noche|para siempre)
(camión|coche|autobús|tren|bus|carro|moto|rayo|cáncer|infarto) .. (me llevara por delante|
  me lleve por delante|me aplastara|me aplaste|acabara conmigo|acabe conmigo|me rematara|
  me arrollara|me matara)
(nunca|no) debí nacer
si [yo] [hoy|mañana|un día|algún día] [no|me|ya no] (muriera|muriese|desapareciera|desapareciese|
  despertara|despertase|existiera|existiese|muero|mato|matara|matase|dejara de existir|tirara|
  tiro|faltara|suicidara|atropellara|pasara algo|estrellara|estrello)
(autobús|coche|avión|tren|camión|bus|metro|carro|micro) .. (se estrelle conmigo|
  se estrellara conmigo|me atropelle|me atropellara|me arrolle|me lleve por delante|
  conmigo dentro|conmigo adentro|me pase por encima|me mate)
conmigo (dentro|adentro) [y], (dejar|dejarme) (caer|atropellar|morir) [al|a las|por el|de la]
dar un volantazo, (girar|giro|girara|soltar|suelto|soltara) [de golpe] el volante
# Carga, sin salida
(mejor|mejores|más felices|más tranquilos|aliviados|descansarían|más ligeros) sin mí
(todo|todos|mundo|ellos|hijos|familia|madre|marido|mujer) (sería|serían|estaría|estarían|iría|
  irían|viviría|vivirían) (mejor|mejores|más fácil|más feliz|más felices|feliz|bien|
  más tranquilos) (sin mí|si yo no|si no estoy|si me muero|si yo muriera|si desaparezco|
  si yo faltara|si no existiera)
(estarían|serían|vivirían|estarán) [mucho] (mejor|felices|más felices|más tranquilos) (si|
  cuando) [yo] (no|ya no|me muera|desaparezca|falte) [esté|estoy|estuviera|exista]
(no|a nadie) (le|les) (haría|hago|haré) falta [a nadie], no (le|les) hago falta a nadie
a nadie (le importaría|le importo|le haría falta|le importa si muero|le importa si vivo)
nadie [me] (echaría de menos|extrañaría|buscaría|buscara|lloraría|notaría|iría a mi|va a extrañar|
  va a llorar|se enteraría)
nadie (notaría|se daría cuenta|se enteraría|lloraría|sufriría|se va a enterar|
  va a notar) [de] [si|que|mi|cuando]
(no veo|no hay|no encuentro|no tengo|sin|ninguna|no le veo|ya no veo|ya no hay|
  no le encuentro) [ya|ninguna|otra|más|la|una|ni] salida [a] [mi|esto|nada|alguna|para mí|y|ni]
(única|mi única|la única|otra) (salida|solución|escapatoria|opción) [es|que|sería|que veo|
  que me queda]
(valgo|valdría) más (muerto/a|muerta), más (muerto|muerta) que (vivo|viva)
mi (muerte|seguro de vida) (les|sería|solucionaría|resolvería|los|serviría|pagaría)
la muerte (sería|es|me parece|parece|suena) [un|una|mi|lo|como|la] (descanso|alivio|liberación|
  paz|única|solución|salida|mejor|escape)
descansar (para siempre|en paz de una vez|eternamente), descanso eterno
# Intentos e historia
(intento|intentos|tentativa|tentativas) (de suicidio|suicida|de quitarme la vida|de matarme|
  autolítico)
(intenté|intentado|traté de|tratado de|quise|punto de|llegué a|pensé en|pensado en|
  llegado a) [pensar en] (suicidarme|matarme|quitarme la vida|morir|morirme|acabar con mi vida|
  ahorcarme|cortarme las venas|terminar con mi vida|suicidio|desaparecer para siempre)
casi me (mato|suicido|quito la vida), mi intento
pensamientos (suicidas|de muerte|de morir|de suicidio|autolíticos)
(ideación|ideas|ideaciones) (suicida|suicidas|de muerte|autolítica|de suicidio|autolíticas)
sobreviví (a|al) (un|mi) [intento|suicidio]
(ingresaron|internaron|ingresado|ingresada|internado|internada|hospitalizaron) (por|tras|
  después de) [un|mi|una] (intento|sobredosis|querer|intentar)
# Autolesión
me [he|estoy|sigo] (corté|corto|cortado|cortaba|quemé|quemo|lastimé|lastimo|lastimado|herí|hiero|
  golpeé|golpeo|arañé|araño|rasguñé|mordí|clavé|cortando|lastimando|quemando) [los|las|el|la|en|
  con|mi] [los|las|el|la|una] (a propósito|adrede|otra vez|nuevo|anoche|ayer|brazos|muñecas|
  muñeca|brazo|muslos|muslo|piernas|pierna|antebrazo|piel|para sentir|aposta|a escondidas|
  para calmarme|para aguantar|cuchilla|cúter|a mí misma|a mí mismo|para no sentir|cigarro|
  cigarrillo|mechero|hasta sangrar|en el baño|venas)
me hice daño, me hago daño, me he hecho daño
(volví|vuelto|vuelvo|volviendo|empecé|empezado|ganas|dejar|dejé|meses sin|necesidad|impulso) [a|
  de] (cortarme|hacerme daño|lastimarme|autolesionarme|quemarme la|herirme|golpearme|rasguñarme|
  arañarme)
(me|yo me) (volví|he vuelto|vuelvo) a (cortar|lastimar|hacer daño|quemar|herir|autolesionar)
(cortes|marcas|heridas|cicatrices|quemaduras) (en mis|en los|en las|nuevas en|nuevos en|de mis|
  que me hago|que me hice|frescas en) [brazos|muñecas|muslos|piernas|antebrazos|brazo|que]
(golpeo|golpeé|golpeando|estrello|estrellé|pego|di) [de] [mi|la|con la|los] (cabeza|puños|
  nudillos|cabezazos) (contra|en) (la pared|el muro|la puerta|la mesa)
(manga|mangas) (larga|largas) para (que|tapar|ocultar|esconder|no)
(me|) (tapo|tapando|escondo|oculto) (los|las) (cortes|marcas|cicatrices|heridas)
desaparecer (para siempre|de este mundo|del mundo|de la faz|de la vida|definitivamente|
  y no volver nunca)
(dejar|abandonar) este mundo, irme de este mundo
(hablo|harto|cansada|cansado|fuera) de este mundo, (este|el) mundo (estaría|sería|es) mejor sin
# Otra persona en peligro
(hermano|hermana|amigo|amiga|hijo|hija|madre|padre|primo|prima|él|ella|compañero|compañera|marido|
  mujer|esposo|esposa|novio|novia|pareja|alumno|alumna|vecino|vecina|sobrino|sobrina|tío|tía|jefe|
  jefa|cuñado|cuñada|mamá|papá|suegra|suegro|nieto|nieta|ex|colega|paciente) .. (quiere morir|
  quiere morirse|quiere matarse|se quiere morir|intentó suicidarse|se quiere matar|
  intentó matarse|habla de morir|habla de suicidarse|tomó un montón de pastillas|
  se tomó un montón|se cortó las venas|se corta|se está cortando|no quiere vivir|
  ya no quiere vivir|no quiere seguir viviendo|se quiere suicidar|se quería matar|se va a matar|
  se iba a matar|dice que se mata|intentó quitarse la vida|quiere quitarse la vida|se autolesiona|
  dejó una carta de despedida|mandó un mensaje de despedida|piensa en suicidarse|
  piensa en matarse|amenaza con matarse|amenazó con matarse|amenaza con suicidarse|se tiró (del|de la|por|
  al tren|al metro|a las vías|desde)|
  intentó ahorcarse|quiere acabar con su vida|quiere desaparecer para siempre|
  está pensando en suicidarse|está pensando en matarse|prefiere morirse|prefiere morir)
`,
  topical: 'suicidio, suicidios, suicidar, suicidé, suicido, suicida, suicidarse, sobredosis',
  soft: `${uncertain}
(por fin|al fin|ojalá) se (acaba|acabe|acabara|termina|termine|terminara) (lo mío|todo esto|
  todo para mí|esto para mí)
(duele|dolerá|dolería) después [de]
(falta|faltan|tengo) [el] (valor|coraje|huevos|agallas) para (irme|hacerlo|saltar|tirarme|acabar|
  terminar)
(cuando|el día que|si) [yo] (falte|faltara) [yo], cuando yo falte, cuando falte yo
no (frenaría|me apartaría|me quitaría|pediría ayuda|me movería)
(cruzo|cruzar|crucé|cruzando) [la] [calle|avenida|carretera] sin mirar
no (llego|llegaré|voy a llegar|creo que llegue|creo llegar) (a|hasta) (navidad|los treinta|
  los cuarenta|fin de año|mi cumpleaños|el verano|cumplir)
no hago planes (más allá|después|para después|a partir)
pronto (dejaré|voy a dejar) de (ser|molestar|estorbar|dar), dejar de ser una carga
(ya) no (voy a|volveré a) (molestar|estorbar|dar problemas|ser un problema)
(quiero|quisiera|ganas de|me gustaría|querría|quería|necesito|solo quiero|
  me dan ganas de) (desaparecer|esfumarme|evaporarme|desvanecerme|dejar de sentir|
  borrarme del mapa|borrarme de)
acabar con todo, terminar con todo
acabar con (esto|este sufrimiento|este dolor|el sufrimiento|mi sufrimiento) [de una vez|
  para siempre]
(cuando|en cuanto) (yo no esté|ya no esté yo|yo ya no|me muera|yo muera|yo falte|me haya ido para)
cuando ya no esté, cuando ya no esté yo, cuando yo no esté, cuando me muera
(no|nada|ya nada|ya no) [ya] me (queda|retiene|ata|une) (aquí|nada|a la vida|a este mundo|a nadie)
rendirme con la vida, me rindo con la vida, (duele|dolerá) (mucho|) morir, si duele morir
soy una carga para (mi familia|todos|mis hijos|mis padres|los míos|ellos|el mundo|todo el mundo)
un estorbo para (mi familia|todos|mis hijos)
(no|ya no) (quiero|quería) [ya] (estar aquí|seguir aquí|estar más aquí|estar más|seguir [así] más)
(no|ya no) (puedo|aguanto|soporto) (seguir viviendo|vivir|la vida|con la vida|esta vida|
  más esta vida|más la vida|más vivir)
(para qué|qué sentido tiene|qué caso tiene|no tiene sentido) (seguir|vivir|continuar|la vida|
  seguir viviendo|estar viva|estar vivo)
(da igual|me da igual|me da lo mismo|no me importa|no me importaría|me daría igual|ojalá) (vivir|
  morir|morirme|si vivo|si muero|si me muero|vivir o morir|morirme mañana|que me pase algo|
  despertar o no|no despertar)
tirar la toalla con la vida
(no|ya no) (le encuentro|le veo|tengo) (sentido|razón|motivo) (a nada|a mi vida|a la vida|
  a existir|de ser)
(dios|señor|diosito) [ya] (llévame|ya llévame|que me lleve)
(irme|estar) con (mi|mis) (mamá|papá|abuela|abuelo|hijo|hija|madre|padre) (al cielo|en el cielo|
  que murió|que se fue)
el mundo sin mí, la vida sin mí, una vida que no quiero vivir
(no|ni) me veo (viva|vivo|vivo en|cumpliendo|llegando a) [mañana|los|de aquí|año que viene]
`,
  cue: `
ya sé (qué noche|qué día)
(si|cuando|quien|quienes) (encuentran|encuentren|encontráis|encuentras|leen|lean|leéis|lees|leas|
  encuentre|lea) (esto|esta carta|este cuaderno|esta nota|este diario)
(no|ya no) [le|hay|tengo] (veo|encuentro|tengo|hay|tiene) (remedio|arreglo|solución) [a]
remedio a esto ni a mí, (única|última) (puerta|salida|opción) que (queda|me queda|veo)
ya tengo fecha, (falta|me falta) [el] (valor|coraje)
que me (perdonen|perdonéis|perdone|disculpen)
no me (guarden|guardéis|odien|odiéis|lo tengan) [rencor|en cuenta]
no es culpa de (nadie|ustedes|vosotros)
(van|va|vais) a poder (descansar|respirar|vivir tranquilos), podrán descansar, después de mí
(irme|marcharme) del todo, sin mí
(serían|estarían|irían|vivirían) [todos|más] (mejor|felices|tranquilos|tranquilas|en paz|bien)
(no sirvo|no valgo) para nada, adiós, despedida
(me|ya me) (despedí|despido|estoy despidiendo|he despedido) [de] [todos|mis|mi], despidiéndome
perdón [a todos|mamá|por todo|a mi|a mis|papá|hijos], perdonadme, perdónenme, perdóname, perdonen
les pido perdón, os pido perdón, pido perdón a
lo siento (mamá|papá|hijos|por todo|a todos|mucho por todo), testamento, elegí la fecha
nadie me (necesita|busca|extraña|quiere|va a extrañar), para siempre, quisiera desaparecer
sin salida, sin esperanza, (se|os|ya se) (acostumbrarán|acostumbraréis|acostumbran)
(estarán|estaréis|van a estar|irán|estarían) [todos] (bien sin|mejor|tranquilos|bien cuando)
(cuiden|cuidad|cuida|cuídenme|cuídame|cuidadme|cuídalos) [a|de|bien|mucho|al|el|la] [mi|mis|los|
  gato|perro|niños|mamá]
ya no tengo motivos, una carga, un estorbo, pastillas, puente
(regalé|doné|he regalado|di|regalando|repartí|dejé) [ya] (mi|mis|todas mis|todos mis|la|el|
  toda mi) (guitarra|cosas|libros|perro|gato|ropa|colección|discos|pertenencias|plantas|coche|
  anillo|joyas|bicicleta)
(no|ya no|nunca más|dejarán de|no tendrán que|no tendrán) [tendrán|tendréis|
  van a tener] [que] (preocuparse|preocuparos|sufrir|cargar|aguantarme|
  preocuparse más) [más] (por mí|conmigo|por mi culpa)
gracias por todo, (último|última) (abrazo|vez|noche|mensaje|día|carta|navidad|beso)
(dejé|tengo|he dejado|dejo) [todo|los|las|mis|todos los] (en orden|arreglado|listo|papeles en|
  contraseñas|cuentas|papeles|claves|organizado) [apuntadas|anotadas|para|en]
ya (tomé|he tomado) (la|mi|una) decisión, la decisión está tomada
pronto (acabará|terminará|se acabará|todo) [todo|habrá|acaba|acabará|pasará]
(todo|esto) [va a|se] (acabará|acabar|terminar|terminará|acaba|termina) (pronto|esta noche|hoy|
  mañana)
(no|ya no) (estaré|voy a estar|estaría) [más|aquí|mañana|para|cuando]
(en paz|descansar) (por fin|al fin|pronto|ya), ya no (puedo|aguanto|doy) más, no puedo más
no aguanto más
(no|ya no) (tengo|veo|hay|queda) [ningún|más|ya] (futuro|esperanza|razón|remedio|luz), sin futuro
(mi|el) (final|fin) (está|se acerca|llega), a propósito, desaparecer
(soy|solo soy|solamente) [un|una] (peso|carga|estorbo) [para]
me quedé mirando (las vías|el puente|las pastillas|el río|la ventana|abajo)
mirando (las vías|el vacío|las pastillas|la cuerda), qué noche, desde el puente, de este mundo
no hablo de la oficina
`,
  half,
  affairs: `
quién se queda (con|a) [los|el|la|las|mi|mis] (perros|perro|gato|gatos|niños|hijos|casa)
den de comer (al|a los|a la|a mi), (riega|rieguen|regad) (las|mis) plantas
(dejé|dejo|he dejado|dejado|dejando) .. (llaves|contraseñas|claves|carta|cartas|papeles|perro|
  gato)
una carta en (el|la|mi)
(cambié|actualicé) (el|la|los) (beneficiario|beneficiaria|beneficiarios|seguro|testamento)
(limpié|ordené|vacié|recogí) (el piso|la casa|el cuarto|mi cuarto|el departamento|la habitación)
pagué .. (por adelantado|hasta|adelantado)
(le|les) escribí a (mamá|papá|mis padres|mis hijos|mi madre|mi hermana)
(regalé|doné|he regalado|di|regalando|repartí) [ya] (mi|mis|todas mis|todos mis) (guitarra|cosas|
  libros|perro|gato|ropa|colección|discos|pertenencias|plantas|coche|anillo|joyas|bicicleta)
(dejé|tengo|he dejado|dejo) [todo|los|las|mis|todos los] (en orden|arreglado|listo|papeles en|
  contraseñas|cuentas|papeles|claves|organizado)
`,
  topic: topics,
  decoy: daily + decoys + harmless + harmlessActs + harmlessHarm + everyday,
};
