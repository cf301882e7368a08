import type { Grammar } from './reflect.ts';

const PAIRS: readonly [RegExp, string][] = [
  [/(?<![\p{L}])je me suis(?![\p{L}])/giu, 'vous vous êtes'],
  [/(?<![\p{L}])j['’]ai(?![\p{L}])/giu, 'vous avez'],
  [/(?<![\p{L}])j['’]avais(?![\p{L}])/giu, 'vous aviez'],
  [/(?<![\p{L}])j['’]étais(?![\p{L}])/giu, 'vous étiez'],
  [/(?<![\p{L}])je suis(?![\p{L}])/giu, 'vous êtes'],
  [/(?<![\p{L}])je n['’]ai(?![\p{L}])/giu, 'vous n’avez'],
  [/(?<![\p{L}])je ne suis(?![\p{L}])/giu, 'vous n’êtes'],
  [/(?<![\p{L}])(?:mon|ma|notre)(?![\p{L}])/giu, 'votre'],
  [/(?<![\p{L}])(?:mes|nos)(?![\p{L}])/giu, 'vos'],
  [/(?<![\p{L}])m['’](?=a(?![\p{L}])|ont(?![\p{L}])|avait)/giu, 'vous '],
  [/(?<![\p{L}])(?:me|moi)(?![\p{L}])/giu, 'vous'],
];

/** French, said to "vous": only tenses whose person stands in the auxiliary. */
export const french: Grammar = {
  parting:
    /,? (?:mais|parce que|car|alors que|pendant que|et puis|et ensuite)(?= )|,? et (?=(?:j['’]|je |mon |ma ))/u,
  turning: /\b(?:mais)\b/u,
  opening:
    /^ (?:(?:aujourd'hui|hier|ce matin|ce soir|cet apres-midi|cette (?:nuit|semaine)|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),? )?(?:j'ai |je me suis |je suis |je n'ai |mon |ma |mes |notre |le |la |les |l'\S+ |un |une |(?:deux|trois|quatre|cinq|\d+) )/u,
  happened: / (?:j'ai|suis|a|m'a|ont|m'ont|est|sont|s'est|n'ai|n'a|avons|avait) /u,
  unspoken:
    / (?:nulle?|idiote?|conne?|debile|inutile|merde|putain|honte|faute|coupable|deteste|hais|grosse?|folle|fou|incompetente?|echoue|fraude|presque|peut-etre|semble|plus rien|plus de sens|j'ai (?:pense|cru|rate)|n'ai pas (?:pu|su|reussi)|m'a (?:frappee?|poussee?|menacee?|traitee?)|il|elle|ils|elles|on|ca|cela|ce|tuer|mourir|mdr|nous) /u,
  hanging: / (?:de|du|des|que|et|avec|pour|par|en|a|le|la|un|une|mon|ma|plus|si|tres|ou) $/u,
  toYou(words) {
    let said = words.join(' ');
    if (
      /(?<![\p{L}])(?:je(?! me suis| suis| n['’]ai| ne suis)|j['’](?!ai|avais|étais))(?![\p{L}])/iu.test(
        said,
      )
    )
      return null;
    for (const [own, yours] of PAIRS) said = said.replace(own, yours);
    // "Mon usine" stays "votre usine"; what is left in the first person cannot be told.
    if (/(?<![\p{L}])(?:j['’]|m['’])/iu.test(said)) return null;
    return [said.charAt(0).toLowerCase() + said.slice(1)];
  },
};
