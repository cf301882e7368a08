import type { OccasionPatterns } from './occasions.ts';

const SOMEBODY =
  '(?:padre|papa|madre|mama|abuel[oa]|herman[oa]|hij[oa]|marido|esposo|esposa|mujer|novi[oa]|pareja|ti[oa]|prim[oa]|' +
  'sobrin[oa]|suegr[oa]|cunad[oa]|amig[oa]|companer[oa]|vecin[oa]|paciente|alumn[oa]|niet[oa]|bebe|perr[oa]|perrit[oa]|gat[oa]|gatit[oa])';
const CLOSE = `(?:mis?|nuestr[oa]s?|una?) (?:mejor |gran |querid[oa] )?${SOMEBODY}`;
const AT_HOME =
  '(?:mi (?:ex )?(?:marido|esposo|novi[oa]|pareja|mujer|esposa|ex|padre|madre|padrastro|hermano)|el (?:ex|marido|novio|padrastro))';
const IS = '(?:esta|estaba|fue|sigue|amanecio|desperto|quedo)';

/** Spanish. */
export const es: OccasionPatterns = {
  says: {
    violence: new RegExp(
      `\\b(?:${AT_HOME} (?:\\w+ )?me (?:peg(?:o|a|aba)|golpe(?:o|a)|empuj(?:o|a)|agredio|amenaz(?:o|a)|ahorco|agarro|encerro|pateo|dio (?:un|una) (?:golpe|bofetada|empujon))|` +
        `(?:tengo|le tengo) miedo (?:a|de) ${AT_HOME}|me levanto la mano)`,
    ),
    loss: new RegExp(
      `\\b(?:enterr(?:amos|e|aron|ar) (?:hoy )?a ${CLOSE}|(?:se )?(?:murio|fallecio) ${CLOSE}|${CLOSE} (?:se )?(?:murio|fallecio|ha muerto|ha fallecido)|` +
        `(?:perdi|perdimos|he perdido) a ${CLOSE}|(?:muerte|fallecimiento|entierro|velorio|funeral|perdida) de ${CLOSE}|` +
        '(?:el|al|del) (?:velorio|entierro|funeral|sepelio)\\b|(?:de|en|mi|el) (?:luto|duelo)\\b|tuve un aborto|perdi el bebe)',
    ),
    shock: new RegExp(
      `\\b(?:me (?:asaltaron|robaron|atropellaron|atracaron)|nos (?:asaltaron|atracaron)|(?:tuve|tuvimos|sufri) un accidente|choque el (?:coche|auto|carro)|` +
        `${CLOSE} (?:tuvo|sufrio) un accidente|asaltaron a ${CLOSE}|atropellaron a ${CLOSE})`,
    ),
    mistreatment: new RegExp(
      '\\b(?:me (?:grit(?:o|aron|a|an)|insult(?:o|aron)|humill(?:o|aron|a|an)|amenaz(?:o|aron)|acos(?:o|aron|a)|agredi(?:o|eron)|ofendi(?:o|eron))|' +
        'me llamo (?:inutil|tont[oa]|incompetente|vag[oa]|gord[oa]|loc[oa])|fui (?:humillad|insultad|acosad|amenazad|agredid|discriminad)[oa]|' +
        '(?:sufri|sufro|sufriendo) (?:un |una )?(?:acoso|racismo|discriminacion|humillacion)|(?:chiste|comentario|broma)s? (?:racista|machista|homofob[oa]|sexista)s?)',
    ),
    illness: new RegExp(
      `\\b(?:${CLOSE} (?:${IS} )?(?:muy )?(?:ingresad[oa]|internad[oa]|hospitalizad[oa]|enferm[oa]|grave|en la uci|en el hospital|en urgencias|con (?:fiebre|cancer|neumonia))|` +
        `${CLOSE} (?:tiene|tuvo) (?:un |una )?(?:cancer|fiebre|infarto|ictus|derrame|convulsion)|(?:ingresaron|internaron|operaron|operan) a ${CLOSE}|` +
        `(?:cancer|operacion|cirugia|enfermedad) de ${CLOSE})`,
    ),
    parting: new RegExp(
      '\\b(?:(?:terminamos|terminaron|se acabo|rompimos) (?:nuestra|la|mi)? ?(?:relacion|noviazgo|compromiso|matrimonio)|nos separamos|me separe|nos estamos separando|me estoy separando|' +
        '(?:firm(?:e|amos)|pidio|pedi) el divorcio|(?:termino|rompio|corto) conmigo|me dejo mi (?:novi[oa]|marido|mujer|pareja|esposo|esposa)|mi (?:novi[oa]|marido|mujer|pareja|esposo|esposa) me dejo)',
    ),
    dismissal: new RegExp(
      '\\b(?:me (?:despidieron|echaron del trabajo|han despedido|van a despedir)|nos (?:despidieron|han despedido)|fui despedid[oa]|(?:perdi|he perdido) (?:el|mi) (?:trabajo|empleo)|' +
        'despidieron a (?:la mitad|media|mi|\\d+|tod[oa]s)|despidos? masivos?)',
    ),
  },
  unless:
    /\b(?:sone|sueno|sonaba|pesadilla|pelicula|serie|novela|libro|personaje|juego|parec\w+ un (?:velorio|entierro|funeral)|cara de|hace (?:\w+ ){0,3}anos|cuando era|imagin\w+ si|curso|formacion|charla|en broma|bromeando)\b/,
  denial: /\b(?:no|nunca|nadie|ni|sin|casi|miedo de|miedo a|si)(?: \w+){0,3} ?$/,
};
