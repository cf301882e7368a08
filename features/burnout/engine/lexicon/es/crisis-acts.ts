// What these acts are done with.
const VEHICULO = `(tren|trenes|metro|subte|camión|camiones|colectivo|bondi|micro|bus|buses|autobús|guagua|carro|carros|coche|coches|auto|autos|tranvía|tráiler|moto|vías|vía|carretera|tráfico)`;
const ALTURA = `(puente|balcón|ventana|azotea|edificio|viaducto|tejado|techo|terraza|cornisa|acantilado|piso|torre|precipicio|barranco|vacío|pasarela)`;
const ORDINAL = `(tercer|cuarto|quinto|sexto|séptimo|octavo|noveno|décimo|último)`;
const PASTILLAS = `(pastillas|pastilla|comprimidos|píldoras|medicamentos|medicinas|somníferos|ansiolíticos|remedios|tabletas|clonazepam|rivotril|paracetamol|blíster|frasco)`;

/** Whoever says "me quiero tirar" instead of "quiero tirarme". */
const CLIMB = `[quiero|quisiera|quería|querría|voy a|iba a|vamos a|pienso|podría|puedo|debería|debo|tengo que|decidí|vine a]`;

/** What stands before a first person that sounds like a third one ("salto", "saltó"). */
const ONE_DAY = `(cualquier día|día de estos|esta noche|hoy|mañana|juro que|la próxima|sigo así|mi hijo|mi hija|mis hijos|capaz que|capaz|y si|casi|un día|yo)`;

const FALL = `(del|de la|de un|de una|de mi|desde el|desde la|desde un|desde una|por el|por la|al|a la|a un|a una) [${ORDINAL}] ${ALTURA}`;
const UNDER = `(al|a la|a las|a los|a un|bajo el|bajo un|bajo las|abajo del|abajo de un|abajo de una|abajo de las|debajo del|debajo de un|debajo de una|delante del|delante de un|delante de una|
  enfrente de un|enfrente del|frente al|frente a un|contra un|contra el) ${VEHICULO}`;
const PILLS = `(todas|todos|toda|todo|una caja|la caja|media caja|un frasco|el frasco|el bote|un bote|un puñado|el blíster|un blíster|un montón|treinta|veinte) [entero|entera] [de] [las|los|el|la|mis|esas] ${PASTILLAS}`;

/**
 * Acts that end a life, whatever stands around them: the verb in all its forms with the object that
 * kills. Not reviewed by a psychologist.
 */
export const acts = `
# Before, under, off, out of
(tirarme|tirándome|lanzarme|lanzándome|aventarme|aventándome|arrojarme|arrojándome|botarme|botándome|mandarme|
  me ${CLIMB} (tiro|tiraba|tirara|tirase|tiraría|tiré|tirado|tirar|lanzo|lanzaba|lanzara|lanzase|lanzaría|lancé|
  lanzado|lanzar|aviento|aventaba|aventara|aventaría|aventé|aventado|aventar|
  arrojo|arrojaba|arrojara|arrojaría|arrojé|arrojado|arrojar|boto|botara|botaría|boté|botar)) (${FALL}|${UNDER}|
  al vacío|al río|a las vías)
(saltar|saltando|saltara|saltase|saltaría|salté|saltaba|${ONE_DAY} salto) (${FALL}|al vacío|a las vías|a la vía|
  bajo un tren|delante de un tren|al tren|al metro)
(tirarme|saltar|lanzarme|aventarme) cuando (venía|viene|pasa|pasaba|llega|llegaba), (quiero|ganas de|pienso en|
  voy a|podría|imagino) (estampar|estamparme|estrellar|chocar) [con] (el|mi) (coche|auto|carro)
(ponerme|me pongo|me pusiera|meterme|me meto) (delante|enfrente|debajo|abajo) (de un|de una|del) ${VEHICULO}
(tirarme|lanzarme|saltar|aventarme) (de|desde) (algún|un|algun) (lado|lugar|sitio) [muy|bien] alto
# By one's own hand
me ${CLIMB} (ahorco|ahorcaba|ahorcara|ahorcase|ahorcaría|ahorqué|ahorcado|ahorcar|suicido|suicidara|suicidase|
  suicidaría|suicidé|suicidar|matara|matase|mataría)
(ahorcándome|suicidándome|matándome|ahorcarme|suicidarme), ${ONE_DAY} [yo] me mato, me (quiero|quisiera|quería|
  voy a|iba a|pienso|kiero) matar
(colgarme|colgándome|me ${CLIMB} (cuelgo|colgaba|colgara|colgaría|colgué|colgado|colgar)) (de|del|con) [un|una|
  el|la|mi] (árbol|viga|soga|cuerda|techo|ventilador|puente|cinturón|cable|sábana|rama|lámpara)
(ahogándome|me ahogaría|me ahogara|me (quiero|voy a|quisiera|quería|iba a|pienso) ahogar) en (el|un|la) (mar|
  río|lago|bañera|tina|pileta)
(quitándome|quitarme|me ${CLIMB} (quito|quitaba|quitara|quitase|quitaría|quité|quitado|quitar)) (la vida [de|
  en]|de en medio|del medio)
(acabar|terminar|acabara|terminara|acabaría|terminaría|acabando|terminando|acabase|terminase|${ONE_DAY} (acabo|
  termino|acabé|terminé)|año pasado (acabé|terminé)) (con (mi vida [de una|en esta]|mi existencia)|
  con todo (de una vez|para siempre))
(acabé|terminé|acabo|termino) con todo (de una vez|para siempre), (hace .. años|pasado|que|en 2019) (acabé|
  terminé) con mi vida
(quiero|quisiera|voy a|decidí|decidido|pienso|podría|intenté|ganas de|de|en|imagino|necesito|simplemente) acabar conmigo
[le] (poner|ponerle|pongo|pusiera|pusiese|pondría|puse|poniendo|poniéndole) [un] fin a (mi vida|mi existencia|
  mis días|todo)
(pegarme|pegándome|darme|dándome|meterme|metiéndome|me ${CLIMB} (pego|pegaba|pegara|pegase|pegaría|pegué|pegado|
  pegar|doy|diera|daría|meto|metiera|metería|metí|meter)) (un tiro|un balazo|un disparo|una bala|un plomazo|
  un corchazo)
(volarme|volándome|me ${CLIMB} (vuelo|volara|volaría|volé|volar)) (la cabeza|los sesos|la tapa de los sesos)
(cortarme|cortándome|abrirme|abriéndome|me ${CLIMB} (corto|cortaba|cortara|cortaría|corté|cortar|abro|abría|
  abriera|abriría|abrí|abrir)) (las venas|las muñecas)
# What is swallowed
(tomarme|tomándome|tragarme|tragándome|zamparme|bajarme|me ${CLIMB} (tomo|tomaba|tomara|tomase|tomaría|tomé|
  tomado|tomar|trago|tragaba|tragara|tragaría|tragué|tragado|tragar)) ${PILLS}
(tomarme|tomándome|tragarme|tragándome|me ${CLIMB} (tomo|tomara|tomaría|tomé|tomar|trago|tragara|tragaría|
  tragué|tragar)) (el|un|todo el) (frasco|bote|blíster) (entero|completo)
todas las pastillas (juntas|de golpe|de una|de una vez|a la vez)
(tomar|tomara|tomaría|tomé|tomando|tomarme|beber|bebería|bebí|bebiendo|${ONE_DAY} (tomo|bebo)) (veneno|
  lavandina|lejía|raticida|cloro|cianuro|una sobredosis)
# The car, the gas
(estrellar|estrellara|estrellaría|estrellé|estrellando|${ONE_DAY} estrello|chocar|chocara|chocaría) (el|
  mi) (coche|auto|carro) .. (a propósito|adrede|aposta)
(estrellarme|estrellándome|me ${CLIMB} (estrello|estrellara|estrellaría|estrellé|estrellar)) .. (a propósito|
  adrede|aposta)
(abrir|abro|abriera|abriría|abrí|dejar) [la llave del] el gas y (dormirme|me duermo|dormir|acostarme|me acuesto|esperar)
nunca (haber|hubiera|hubiese) nacido, (odio|detesto) (estar vivo|estar viva|vivir|haber nacido|existir)
(arrepiento|lamento) [de] haber nacido, por qué sigo (vivo|viva)
(estaría|estaba|estoy) mejor muerto/a, mejor muerto/a que, mejor no (seguir viviendo|vivir|existir|despertar|
  haber nacido), (no|ni) (estar|estuviera|estuviese) (viva|vivo)
que (alguien|algo) me (mate|matara|matase), (déjenme|déjame|dejadme|déjeme|dejen que me) (morir|muera)
(si me (echan|despiden|corren|botan)|dios que|más que|juro por dios que) me mato, me (quiero|voy a) (guindar|
  desvivir), me mato y (listo|ya|punto|chau|fuera|se acaba), matate [de una vez] [me] (digo|repito)
si (tuviera|tuviese) un (arma|revólver), (tuve|me puse|me metí|con) (la|una|el) (pistola|revólver|arma|
  cañón) en la (boca|sien), me (puse|pongo|pondría|até) [la|una] (soga|cuerda) (al|en el) cuello
ojalá [que] [me] (dé|diera|diese|caiga|cayera|parta|partiera|tuviera|tenga|agarre|agarrara) [un|una|el] (rayo|
  infarto|cáncer|derrame|ictus|tumor|paro cardíaco), ojalá [que] se (estrelle|estrellara|caiga|cayera|
  hunda) (el|mi) (avión|bus|tren|barco) conmigo
(choco|choqué|chocar) .. .. (a propósito|adrede), después de (hoy|esta noche|mañana) .. no me (van|vas|verán|
  volverán), (madre|mamá|padres) no me (hubiera|hubiese|hubieran) tenido, hacerme algo esta noche
ya estaría muerto/a, no me (he matado|he suicidado|maté) [porque|por], (matame|mátame|llévame|
  llevame) [de una vez|ya] mientras duermo
odio (haberme despertado|haber despertado|seguir viva|seguir vivo), (ojalá|quisiera|debería|tendría que|
  tenía que|debí) [me] (hubiera|hubiese|haber|haberme) muerto (yo|en|con|ese|antes), se (quiso|quería|quiere|
  intentó) (pegar un tiro|ahorcar|suicidar), yo (misma|mismo) (quise|quiso|se quiso|me quise) (matarme|matarse|
  matar), (imagino|imaginé|imaginando) como (es|sería|será) estar (muerto|muerta|enterrado|enterrada)
sería mejor que [yo] [no|ya no|nunca] (existiera|existiese|despertara|despertase|me despertara|viviera|
  estuviera vivo|estuviera viva|me muriera|me durmiera para siempre)
`;

/** The same words in sport, in business, at the table and in accidents. */
export const harmlessActs = `
un salto al vacío, salto de fe, (lanzarme|lanzar|me lanzo|lancé|lanzaría|tirarme|tiré|tiro|tirar) al vacío [y|
  con|de|en] .. (tirolina|tirolinas|negocio|emprendimiento|proyecto|empresa|emprender|tienda|cuenta)
(saltar|salto|salté|saltaría|saltando|tirarme|tiré|tiro|tirar|lanzarme|lancé|lanzo|lanzar) (del|de un|desde el|
  desde un|al|de la) (puente|río|vacío|azotea|acantilado|avión|trampolín|barranco) .. (puenting|bungee|
  paracaídas|arnés|parapente|nadar|agua|mar|piscina|pileta|refrescarme|tirolesa|tirolinas|tirolina|bañarme)
me mato (en|con|por|bajando|subiendo|a trabajar|trabajando|estudiando|de risa), (casi|un día|día de estos|
  cualquier día|hoy) [yo] me mato (en|con|por|bajando|subiendo|trabajando|estudiando|de risa)
me (mataría|matara) (trabajando|de risa|por|con|estudiando), (un tiro|un balazo) en el pie, un tiro de (café|
  tequila|mezcal|whisky|energía), fin a todo (el|lo|ese|este), matándome (a|trabajando|estudiando|
  en el gimnasio|de risa|por|con|para)
(tomo|tomé|tomarme|tomar) todas (las|mis) pastillas (que|de la|del|con el|con la|cada|por la|a su hora|
  a la hora|como|en el desayuno|recetadas), (tomo|tomé|tomar) todos (los|mis) (medicamentos|remedios|
  comprimidos) (que|de la|del|con el|con la|cada|a su hora|a la hora|como)
tirar la casa por la ventana, cortarme [el|la|las|los] (pelo|cabello|uñas|flequillo|barba|puntas|melena)
cortar (el|las) (pelo|cabello|uñas|flequillo), (desvivirme|desvivir) por, (despertarme|despertar|
  levantarme) [más] (a las|antes de|tan|temprano|tarde|con)
(gato|gata|perro|ladrón|pájaro|personaje|protagonista) .. (salta|saltó|saltaba|tomó) (del|de la|por la|por el|
  lavandina|veneno|lejía)
poner fin a todo (el|el ruido|este|lo que|tipo)
`;
