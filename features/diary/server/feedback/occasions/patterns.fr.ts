import type { OccasionPatterns } from './occasions.ts';

const SOMEBODY =
  '(?:pere|papa|mere|maman|grand-pere|grand-mere|papi|mamie|frere|s(?:oe|œ)ur|fils|fille|mari|femme|compagne|compagnon|' +
  'copain|copine|conjoint|conjointe|oncle|tante|cousine?|neveu|niece|beau-pere|belle-mere|amie?|collegue|voisine?|' +
  'patiente?|eleve|bebe|enfant|chien|chienne|chat|chatte)';
const CLOSE = `(?:mon|ma|mes|notre|un|une) (?:meilleure? |petite? |grande? |chere? |vieille? |vieux )?${SOMEBODY}`;
const AT_HOME =
  '(?:mon|ma) (?:ex-?)?(?:mari|copain|copine|conjointe?|compagnon|compagne|femme|ex|pere|mere|beau-pere|frere)';
const IS = "(?:est|etait|a ete|reste|est toujours|est tombee?|s'est retrouvee?)";

/** French. */
export const fr: OccasionPatterns = {
  says: {
    violence: new RegExp(
      `\\b(?:${AT_HOME} (?:\\w+ )?m'a (?:\\w+ )?(?:frappee?|giflee?|poussee?|menacee?|etranglee?|bousculee?|tapee?|enfermee?|secouee?)|${AT_HOME} me (?:frappe|tape|menace|gifle)|` +
        `j'ai peur de ${AT_HOME}|leve la main sur moi)`,
    ),
    loss: new RegExp(
      `\\b(?:(?:on a|nous avons|j'ai) (?:enterre|perdu) ${CLOSE}|${CLOSE} (?:est|vient de) (?:morte?|mourir|decedee?|deceder|partie? pour toujours)|` +
        `(?:mort|deces|enterrement|obseques|perte|funerailles) de ${CLOSE}|(?:l'|aux? |les |d'un )(?:enterrement|obseques|funerailles)\\b|` +
        "(?:en|mon|le|de) deuil\\b|j'ai fait une fausse couche|perdu le bebe)",
    ),
    shock: new RegExp(
      "\\b(?:je me suis fait (?:agresser|voler|braquer|renverser)|on s'est fait (?:agresser|voler|cambrioler)|(?:j'ai eu|on a eu|nous avons eu) un accident|" +
        `${CLOSE} (?:a eu un accident|s'est fait (?:agresser|renverser)))`,
    ),
    mistreatment: new RegExp(
      "\\b(?:(?:m'a|m'ont) (?:hurle|crie) dessus|(?:a|ont) (?:hurle|crie) (?:sur|contre) moi|(?:m'a|m'ont) (?:humiliee?|insultee?|menacee?|harcelee?|agressee?|rabaissee?|engueulee?)|" +
        "(?:m'a|m'ont) traitee? de (?:nulle?|incapable|idiote?|faineante?|folle|fou|grosse?)|j'ai ete (?:humiliee?|insultee?|harcelee?|menacee?|agressee?|discriminee?)|" +
        'je me suis fait (?:humilier|insulter|hurler dessus|crier dessus|engueuler|harceler)|(?:blague|remarque|commentaire)s? (?:raciste|sexiste|homophobe)s?)',
    ),
    illness: new RegExp(
      `\\b(?:${CLOSE} ${IS} (?:tres |gravement )?(?:malade|hospitalisee?|operee?|aux urgences|a l'hopital|en reanimation|au plus mal)|` +
        `${CLOSE} (?:a|a eu|a fait) (?:de la |un |une )?(?:fievre|cancer|avc|infarctus|malaise|pneumonie|crise cardiaque)|` +
        `(?:cancer|operation|maladie|hospitalisation) de ${CLOSE}|avec la fievre de ${CLOSE})`,
    ),
    parting: new RegExp(
      "\\b(?:(?:on|nous) (?:s'est|nous sommes|se) (?:separee?s?|separe|quittee?s?)|je me (?:suis separee?|separe)|(?:il|elle|mon \\w+|ma \\w+) m'a quittee?|(?:il|elle) a rompu|" +
        "(?:j'ai|on a|il a|elle a) (?:signe|demande) le divorce|(?:on|nous) (?:divorce|divorcons)|rupture avec mon|rupture avec ma)",
    ),
    dismissal: new RegExp(
      "\\b(?:je (?:me suis fait|vais me faire) (?:virer|licencier)|j'ai ete (?:licenciee?|viree?|remerciee?)|(?:ils|on) (?:m'ont|m'a|nous ont|nous a) (?:licenciee?s?|viree?s?)|" +
        "j'ai perdu mon (?:emploi|travail|boulot|poste)|plan social|licenciements? (?:collectif|en masse)s?)",
    ),
  },
  unless:
    /\b(?:reve|revais|cauchemar|film|serie|roman|livre|personnage|jeu|comme un enterrement|ambiance d'enterrement|il y a (?:\w+ ){0,3}ans|quand j'etais|imagin\w+ si|formation|stage|pour rire|en plaisantant)\b/,
  denial: /\b(?:pas|jamais|personne|ni|sans|presque|failli|peur|si|n'a|n'ont)(?: [\w']+){0,3} ?$/,
};
