import type { EntryLanguage } from './tokens.ts';

type Patterns = Readonly<Record<EntryLanguage, RegExp>>;

/** Since when something goes on: what is over ("há três anos" alone) is not meant. */
export const SINCE: Patterns = {
  pt: / ((?:ha|faz|tem) (?:(?:mais de|quase|uns|umas) )?(?:\d+|um|uma|duas|dois|tres|quatro|cinco|seis|sete|oito|dez|quinze) (?:dias?|noites?|semanas?|mes|meses)(?= que | sem )|desde (?:ontem|segunda|terca|quarta|quinta|sexta|sabado|domingo|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|o natal|o carnaval|a pandemia))(?= )/u,
  en: / (for (?:(?:over|almost|about) )?(?:\d+|a|two|three|four|five|six|ten) (?:days|nights|weeks?|months?)|since (?:yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas))(?= )/u,
  es: / (desde hace (?:(?:casi|unos|unas|mas de) )?(?:\d+|un|una|dos|tres|cuatro|cinco|seis|diez) (?:dias|noches|semanas?|mes|meses)|desde (?:ayer|el lunes|el martes|el miercoles|el jueves|el viernes|el sabado|el domingo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))(?= )/u,
  fr: / (depuis (?:(?:plus de|presque|environ) )?(?:\d+|un|une|deux|trois|quatre|cinq|six|dix) (?:jours?|nuits?|semaines?|mois)|depuis (?:hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|noel))(?= )/u,
};

/** It came again. */
export const OFTEN: Patterns = {
  pt: / (?:de novo|outra vez|mais uma vez|novamente|pel[ao] (?:segunda|terceira|quarta|quinta|enesima) vez|(?:segunda|terceira|quarta|quinta) (?:noite|vez|semana)|todo (?:santo )?dia|toda (?:semana|noite|segunda)) /u,
  en: / (?:again|once more|the (?:second|third|fourth) time|every (?:day|night|week|morning|monday)) /u,
  es: / (?:otra vez|de nuevo|una vez mas|por (?:segunda|tercera|cuarta) vez|todos los dias|cada (?:dia|noche|semana)) /u,
  fr: / (?:encore une fois|de nouveau|a nouveau|pour la (?:deuxieme|troisieme|quatrieme) fois|tous les (?:jours|soirs|matins)|chaque (?:jour|nuit|semaine)) /u,
};

/** What takes a wording back that stands after it, at most three words away. */
export const DENIAL: Patterns = {
  pt: / (?:nao|nunca|ninguem|nem|sem|quase|medo de|se)(?: \S+){0,2} $/u,
  en: / (?:not|never|nobody|without|almost|afraid of|if|didn't|don't|wasn't|isn't|haven't)(?: \S+){0,2} $/u,
  es: / (?:no|nunca|nadie|ni|sin|casi|miedo a|si)(?: \S+){0,2} $/u,
  fr: / (?:ne|n|jamais|personne|ni|sans|failli|peur de|si)(?: \S+){0,2} $/u,
};

/** A sentence that has one of these tells of a dream, a film, long ago, or what might be. */
export const UNREAL: Patterns = {
  pt: / (?:sonhei|sonho|pesadelo|filme|serie|novela|livro|personagem|quando eu era|anos atras|imagin\S{1,12} se|e se|queria tanto|antigamente|no ano passado|ano retrasado|palestra|campanha) /u,
  en: / (?:dreamt|dreamed|dream|nightmare|movie|film|series|novel|character|when i was|years ago|imagine if|what if|i wish|last year) /u,
  es: / (?:sone|sueno que|pesadilla|pelicula|serie|novela|personaje|cuando era|hace \S{1,20} anos|imagina si|y si|ojala|el ano pasado) /u,
  fr: / (?:reve que|j ai reve|cauchemar|film|serie|roman|personnage|quand j etais|il y a \S{1,20} ans|et si|si seulement|l an dernier) /u,
};
