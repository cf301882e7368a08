import type { OccasionPatterns } from './occasions.ts';

const SOMEBODY =
  '(?:father|dad|mother|mom|mum|grand(?:father|mother|ma|pa|dad|son|daughter)|brother|sister|son|daughter|husband|wife|' +
  'partner|boyfriend|girlfriend|fiance|fiancee|uncle|aunt|cousin|nephew|niece|friend|colleague|coworker|neighbo(?:u)?r|' +
  'patient|student|baby|kid|child|dog|cat|in-law|father-in-law|mother-in-law)';
const CLOSE = `(?:my|our|a) (?:best |dear |old |little |close |older |younger )?${SOMEBODY}`;
const AT_HOME =
  'my (?:ex[- ]?)?(?:husband|wife|boyfriend|girlfriend|partner|ex|father|dad|mother|mom|stepfather|stepmother|brother)';
const IS = '(?:is|was|has been|got|stays|is still|ended up)';

/** English. */
export const en: OccasionPatterns = {
  says: {
    violence: new RegExp(
      `\\b(?:${AT_HOME} (?:\\w+ )?(?:hit|hits|slapped|slaps|pushed|pushes|shoved|choked|kicked|beat|beats|threatened|threatens|grabbed|punched|locked) me|` +
        `i(?: am|'m) (?:afraid|scared) of ${AT_HOME})`,
    ),
    loss: new RegExp(
      `\\b(?:(?:we |i )?buried ${CLOSE}|${CLOSE} (?:just )?(?:died|passed away|has died|has passed away)|` +
        `(?:i|we) (?:just |have )?lost ${CLOSE}|(?:death|passing|funeral|wake|loss) of ${CLOSE}|` +
        `${CLOSE}'s (?:funeral|wake|death|burial|memorial)|(?:the|at a|to a) (?:funeral|burial|wake)\\b|grieving|i had a miscarriage|lost the baby)`,
    ),
    shock: new RegExp(
      `\\b(?:i (?:was|got) (?:mugged|robbed|run over|attacked)|we were (?:mugged|robbed)|(?:i|we) (?:had|was in|were in) (?:a |an )?(?:car )?(?:accident|crash)|` +
        `i crashed (?:the|my) car|${CLOSE} (?:had an accident|was in an accident|was mugged|was robbed|was hit by))`,
    ),
    mistreatment: new RegExp(
      '\\b(?:(?:yelled|shouted|screamed|yells|shouts|screams) at (?:me|us)|(?:humiliated|insulted|threatened|harassed|bullied|belittled|groped|cursed) me|' +
        'i (?:was|got|am|am being|was being) (?:humiliated|insulted|threatened|harassed|bullied|belittled|yelled at|shouted at|screamed at|discriminated)|' +
        'called me (?:stupid|useless|lazy|incompetent|crazy|fat|an idiot)|(?:racist|sexist|homophobic|transphobic) (?:joke|comment|remark|insult)s?)',
    ),
    illness: new RegExp(
      `\\b(?:${CLOSE} (?:${IS} )?(?:very |really )?(?:ill|sick|hospitali[sz]ed|in (?:the )?hospital|in intensive care|in the icu|in surgery|running a fever)|` +
        `${CLOSE} (?:has|had|got) (?:a |an )?(?:fever|cancer|stroke|heart attack|seizure|pneumonia)|${CLOSE} collapsed|${CLOSE} almost died|` +
        `${CLOSE}'s (?:surgery|cancer|chemo|illness|stroke|operation))`,
    ),
    parting: new RegExp(
      '\\b(?:broke up with me|we (?:broke up|split up|separated|are separating|are getting divorced|are getting a divorce)|' +
        'i broke up with|(?:asked for|wants|signed|filed for) (?:a |the )?divorce|(?:my (?:husband|wife|partner)) (?:left me|moved out)|she left me|he left me)',
    ),
    dismissal: new RegExp(
      '\\b(?:i (?:was|got|have been|am being|am getting|am) (?:just )?(?:fired|laid off|let go|made redundant|sacked)|we (?:were|got) laid off|' +
        '(?:they|she|he) (?:fired|laid off|sacked) (?:me|us|half|my|\\d+)|i lost my job|lost my job|mass layoffs?|round of layoffs)',
    ),
  },
  unless:
    /\b(?:dream\w*|nightmare|movie|film|series|novel|book|character|game|felt like a funeral|like a funeral|(?:\w+ ){1,2}years ago|as a child|when i was (?:a kid|little|young)|imagine|what if|training|course|webinar|just kidding|as a joke)\b/,
  denial:
    /\b(?:not|never|nobody|no one|n't|didn't|almost|afraid|fear|if|without)(?: [\w']+){0,3} ?$/,
};
