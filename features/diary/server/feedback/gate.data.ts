/**
 * What a feedback may never say, as patterns over folded text (lower case, no accents). All four
 * languages at once: a model that slips into another language is not let off for it.
 */

/** Named conditions: allowed only when the person used the word. */
export const CONDITIONS =
  /\b(burn-?\s?out|depress(?:ao|ion|iv[oae]s?|ed)|ansiedade|anxiety|ansiedad|anxiete|transtornos?|trastornos?|disorders?|troubles? (?:anxieux|bipolaire|mental|mentaux)|sindromes?|syndromes?|bipolar(?:idade)?|bipolaire|tdah?|adhd|toc\b|ocd|tept|ptsd|panico|panic attacks?|ataques? de panico|crise de panique|borderline|esquizofreni[ac]|schizophreni[ae]|esgotamento profissional|psicos[ei]s?|psychos[ei]s)\b/g;

/** Words that judge health, which no feedback uses whoever wrote them. */
export const DIAGNOSIS =
  /\b(diagnos\w*|laudo|sintomas? de|symptoms? of|sintomas? d|symptomes? d|patolog\w+|patholog\w+|voce (?:tem|sofre de)|you (?:have|suffer from) (?:a |an )?(?:condition|illness|disorder)|you are (?:sick|ill)|(?:esta|estas) (?:doente|enferm[oa])|vous etes malade|souffrez de)\b/;

export const MEDICATION =
  /\b(remedios?|medicament\w*|medicac\w+|medication\w*|medicin(?:e|es|as?)\b|medicaments?|antidepress\w*|ansioli\w*|anxioly\w*|calmantes?|comprimid\w+|pastillas?|pills?|pilules?|cachets?|dos(?:e|es|is|agem)\b|\d+ ?mg|melaton\w+|vitamin\w*|suplement\w*|supplement\w*|complement(?:s|os)? aliment\w+|diet(?:a|as|s)?\b|regimes? alimentaire\w*|jejum|jejuar|ayun(?:o|ar)|fasting|jeuner?|calori\w+|carboidrat\w*|carbohidrat\w*)\b/;

export const CAUSE =
  /\b(por causa d\w+|e culpa d\w+|culpad[oa]s?|a causa (?:e|de|d\w+)|caus(?:ad[oa]s?|ou|a seu|am seu)|provocad[oa]s? por|porque (?:o |a )?(?:seu|sua|teu|tua|tu|su) \w+ (?:e|esta|faz|es)|because of|caused by|due to|is the (?:cause|reason)|your fault|'s fault|por culpa de|se debe a|es la causa|debido a|a cause d\w*|est la cause|cause par|en raison de)\b/;

export const ORDER =
  /\b(demita-se|peca demissao|pedir demissao|larg(?:ue|ar) (?:o|esse|seu) (?:emprego|trabalho)|denunci(?:e|ar|a\b)|denonce[rz]?\b|confront(?:a|e|ar|er|ez)?\b|process(?:e|ar) (?:a|seu|sua)|voce (?:deve|precisa|tem que|tem de|deveria|precisaria)|you (?:should|must|need to|have to|ought to)|quit your job|resign\b|report (?:him|her|them|your)|(?:debes|tienes que|deberias|necesitas)\b|renuncia a tu|deja (?:tu|el|ese) trabajo|vous (?:devez|devriez)|tu (?:dois|devrais)|il (?:vous )?faut\b|demissionn\w+|quittez votre)\b/;

export const PROMISE =
  /\b(vai (?:passar|melhorar|dar certo|ficar (?:tudo )?bem)|tudo (?:vai|ira) |logo passa|garanto|prometo|(?:it|this|everything|things|you)(?:'ll| will) (?:all )?(?:pass|get better|be (?:fine|okay|ok|alright|all right|better)|improve|work out)|i promise|guarantee|todo (?:va a|saldra|ira)|(?:va a|vas a) (?:pasar|mejorar|estar bien|salir bien)|te prometo|garantizo|(?:ca|cela|tout) (?:va|ira) (?:passer|aller|s'arranger|bien)|je (?:vous |te )?promets|garantis)\b/;

export const FLATTERY =
  /\b(voce (?:esta|tem) (?:totalmente |completamente |absolutamente |toda )?(?:cert[oa]|razao)|voce e (?:incrivel|forte|maravilhos[oa]|guerreir[oa]|demais|especial|inspirador[a]?)|que (?:incrivel|maravilh\w+|lindo|orgulho)|parabens|excelente trabalho|you(?:'re| are) (?:absolutely |totally |completely )?(?:right|amazing|so strong|incredible|wonderful|awesome|special)|so proud|well done|great job|congratulations|tienes (?:toda la )?razon|eres (?:increible|fuerte|maravillos[oa]|genial)|felicidades|enhorabuena|vous avez (?:tout a fait |totalement |absolument )?raison|vous etes (?:incroyable|formidable|fort|forte|merveilleu\w+|genial)|bravo|felicitations)\b/;

export const DEPENDENCE =
  /\b(sempre aqui|estou aqui (?:para|pra|com)|pode contar comigo|conte comigo|(?:always )?here for you|i(?:'m| am) here|count on me|(?:siempre|estoy) aqui|cuenta conmigo|toujours la|je suis la|comptez sur moi|compte sur moi)\b/;

export const DISCLOSURE =
  /\b(me cont[ea]|cont[ea] (?:mais|para mim|tudo)|fale mais|escreva mais|tell me|share more|write more|cuentame|cuenta mas|escribe mas|dites(?:-m\W?en|-moi)|racontez?-(?:moi|m'en)|parlez-moi|dis-moi)\b/;

export const ABSOLUTE = /\b(sempre|nunca|jamais|always|never|siempre|jamas|toujours)\b/;

/** A link to earlier entries only seems; it never states. */
export const HEDGE = /\b(parec\w*|seems?|appears?|semble(?:nt)?|on dirait|parait)\b/;

/** Score and level are the engine's alone. */
export const SCORE =
  /\b(pontuac\w+|\d+ (?:pontos?|points?|puntos?)|scores?|puntuac\w+|risco|risk|riesgo|risque|nivel|levels?|niveau)\b/;

/** What comes out when a text was taken for an instruction. */
export const MACHINE =
  /\b(ignor\w+ (?:as |all |the |las |les |previous |todas )?(?:instru\w+|regras|rules|reglas|regles)|system prompt|prompt (?:do|de) sistema|instruc(?:oes|tions|ciones)|modelo de linguagem|language model|modelo de lenguaje|modele de langage|as an ai|como uma? (?:ia|inteligencia)|openai|chatgpt|<\/?\w+|https?:|www\.)/;

/** Life and death are for the help card and for people. */
export const DANGER =
  /\b(suic\w+|se matar|me matar|matar-se|morrer|morte|kill(?:ing)? (?:your|my)self|die\b|death|self-?harm|matarte|morir|muerte|automutil\w*|autoles\w*|mourir|\bla mort\b|te tuer|vous tuer)\b/;

/** Frequent short words, to tell which language a text is in. */
export const FUNCTION_WORDS = {
  'pt-BR':
    'o a os as um uma de do da dos das em no na nos nas que e para com nao por mais seu sua voce isso isto este texto foi esta ao ha tem ou se',
  'en-US':
    'the a an of in on at to and that is was are it this your you with for not from what by be or has have there as some its',
  'es-ES':
    'el la los las un una de del en que y a con no por mas su tu esto este lo se fue esta hay para al es o si lo te',
  'fr-FR':
    'le la les un une des de du en que et a avec ne pas pour plus votre vous ce cela cette est dans il y au aux ou si qui se',
} as const;

/** Talk about the program, the text or how it was read, instead of about the day. */
export const PROGRAM =
  /\b(?:(?:o|este|esse|seu|neste|nesse|no|do) (?:textos?|relatos?|registros?|diario)|leitura (?:encontrou|mostra)|nas linhas|entre as linhas|algoritm\w+|programa (?:conta|le|leu|encontrou)|palavras marcadas|(?:the|this|your) (?:text|entry|entries|diary|writing|reading)|program (?:counts|reads)|(?:el|este|tu) (?:texto|relato|registro|diario)|lectura (?:muestra|encuentra)|(?:le|ce|votre) (?:texte|recit|journal)|votre ecrit|lecture (?:montre|trouve))\b/;

/** Claims that something was not there: what is not found may well be there. */
export const ABSENCE =
  /\b(?:nao (?:apareceu|apareceram|encontr\w+|ha sinais|foi encontrad\w)|nenhum sinal|nada (?:apareceu|foi encontrado|por aqui)|no signs?|nothing (?:was )?found|did not find|no (?:aparece|aparecen|hay senales|se encontr\w+)|ninguna senal|aucun signe|rien n'a ete trouve|n'apparait)\b/;

/** Words that would brighten a day that was not bright. */
export const BRIGHT =
  /\b(?:que (?:dia|coisa) (?:bo[am]|lind[oa])|dia (?:lindo|leve|bom)|alegria|leveza|orgulho|comemor\w+|brilh\w+|delicia|lovely|wonderful|joy|bright|proud|celebrat\w+|alegria|ligereza|orgullo|celebr\w+|joie|legerete|fierte|fete[rz]?)\b/;

/** An article or a word for "your" that does not agree with the person after it. */
export const DISAGREEMENT =
  /\b(?:(?:seu|o|um|do|no|ao|pelo) (?:filha|mae|irma|avo materna|esposa|amiga|gestora|supervisora|coordenadora|diretora|aluna|sogra|tia|namorada)|(?:sua|a|uma|da|na|pela) (?:filho|pai|irmao|marido|amigo|gestor|supervisor|coordenador|diretor|aluno|sogro|tio|namorado)|(?:el|un|del|al) (?:hija|madre|hermana|jefa|amiga|alumna|abuela|tia)|(?:la|una) (?:hijo|padre|hermano|jefe|amigo|alumno|abuelo|tio)|(?:le|un) (?:fille|mere|soeur|amie|collegues)|(?:la|une) (?:fils|pere|frere|ami)|voces? (?:esta|foi) (?:cansada|cansado)s)\b/;
