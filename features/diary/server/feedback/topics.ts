import type { EntryLanguage } from './extraction/tokens.ts';

/**
 * What an entry is about where no situation is known: what is asked, what may be, what comes, what
 * was, and the commonest places and people of a working life. The first that fits is spoken of.
 */
export type Topic = 'asks' | 'maybe' | 'ahead' | 'past' | 'people' | 'work' | 'rest' | 'body';

const TOPICS: Readonly<Record<EntryLanguage, Readonly<Record<Exclude<Topic, 'asks'>, RegExp>>>> = {
  pt: {
    maybe:
      / (?:se (?:eu|me|der|derem|tirarem|tivesse|fosse|pudesse)|sera que|queria|tomara|talvez) /u,
    ahead:
      / (?:amanha|semana que vem|mes que vem|ano que vem|proxim[ao]s? (?:semana|mes|ano)|faltam|ferias) /u,
    past: / (?:semana passada|mes passado|ano passado|antigamente|quando eu era|na pandemia|ontem|em (?:19|20)\d\d) /u,
    people:
      / (?:mae|pai|irma|irmao|filh[ao]s?|marido|esposa|namorad[ao]|prim[ao]|avo|chefe|gerente|supervisora?|colegas?|vizinh[ao]|medic[ao]|amig[ao]s?|meninas|pessoal) /u,
    work: / (?:plantao|reuniao|turno|escala|escola|loja|escritorio|hospital|setor|expediente|trabalho|trabalhar|relatorios?|clientes?|aula|palestra|caixa|audiencia|pericia|teams|equipe|time) /u,
    rest: / (?:dormi|dormir|acordei|acordo|descansar|descansei|folga|almoco|almocei|janta|novela|cafe|videogame) /u,
    body: / (?:dor|braco|cabeca|costas|coracao|corpo|barriga|crossfit|academia|cansa) /u,
  },
  en: {
    maybe: / (?:if i|if they|maybe|i wish|perhaps|i wonder) /u,
    ahead: / (?:tomorrow|next (?:week|month|year)|vacation|holidays?) /u,
    past: / (?:last (?:week|month|year)|years ago|when i was|used to|yesterday|back in) /u,
    people:
      / (?:mother|mom|mum|father|dad|sister|brother|son|daughter|husband|wife|partner|boss|manager|colleagues?|coworkers?|neighbou?r|doctor|friends?) /u,
    work: / (?:meeting|shift|office|hospital|school|store|shop|work|working|reports?|clients?|customers?|class|team) /u,
    rest: / (?:slept|sleep|woke|rest|rested|lunch|dinner|coffee|game|couch|day off) /u,
    body: / (?:pain|arms?|head|back|heart|body|stomach|gym) /u,
  },
  es: {
    maybe: / (?:si me|si yo|quizas?|ojala|tal vez|querria|quisiera) /u,
    ahead:
      / (?:manana|la semana que viene|el mes que viene|proxim[ao] (?:semana|mes|ano)|vacaciones) /u,
    past: / (?:la semana pasada|el mes pasado|el ano pasado|antes|cuando era|ayer|hace anos) /u,
    people:
      / (?:madre|mama|padre|papa|hermana|hermano|hij[ao]s?|marido|esposa|novi[ao]|jef[ae]|compane(?:ro|ra)s?|vecin[ao]|medic[ao]|amig[ao]s?) /u,
    work: / (?:reunion|turno|oficina|hospital|escuela|tienda|trabajo|trabajar|informes?|clientes?|clase|equipo) /u,
    rest: / (?:dormi|dormir|desperte|descansar|descanse|comida|cena|cafe|libre) /u,
    body: / (?:dolor|brazos?|cabeza|espalda|corazon|cuerpo|gimnasio) /u,
  },
  fr: {
    maybe: / (?:si je|si on|si seulement|peut etre|j aimerais|je voudrais) /u,
    ahead: / (?:demain|la semaine prochaine|le mois prochain|l annee prochaine|vacances) /u,
    past: / (?:la semaine derniere|le mois dernier|l annee derniere|l an dernier|autrefois|quand j etais|hier) /u,
    people:
      / (?:mere|maman|pere|papa|soeur|frere|fils|fille|mari|femme|copain|copine|chef|cheffe|collegues?|voisine?|medecin|amie?s?) /u,
    work: / (?:reunion|garde|bureau|hopital|ecole|magasin|travail|travailler|rapports?|clients?|cours|equipe) /u,
    rest: / (?:dormi|dormir|reveillee?|repos|reposer|dejeuner|diner|cafe|conge) /u,
    body: / (?:mal|douleur|bras|tete|dos|coeur|corps|sport) /u,
  },
};

const ORDER = ['maybe', 'ahead', 'past', 'people', 'work', 'rest', 'body'] as const;

/** The topics of an entry in the order in which they are spoken of. */
export function topicsOf(
  text: string,
  lines: readonly string[],
  language: EntryLanguage,
): readonly Topic[] {
  const patterns = TOPICS[language];
  const found: Topic[] = ORDER.filter((topic) => lines.some((line) => patterns[topic].test(line)));
  return /\?\s*$/u.test(text) ? ['asks', ...found] : found;
}
