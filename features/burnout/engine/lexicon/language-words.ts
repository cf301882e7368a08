import type { Language } from '../contract.ts';

/** Frequent short words that tell the four languages apart. */
export const FUNCTION_WORDS: Readonly<Record<Language, string>> = {
  pt: `
o a os as um uma uns umas de do da dos das em no na nos nas e é eu ele ela nós você vc não nao
naum n nem que q com sem por para pra pro pelo pela mas mais muito mto muita meu minha meus minhas
isso esse essa este esta aquele aquela foi fui sou estou tô to tava estava ser ter tenho tem tinha
hoje hj ontem amanhã já ainda só também tb quando porque pq se me mim ao à aos às depois antes
nada tudo td todo toda todos dia dias trabalho casa fiz fazer vou ir vai ficar fiquei agora aqui
ali lá bem mal mesmo até sobre entre cada gente semana noite manhã reunião chefe trampo demais
cansado cansada dor não
`,
  es: `
el la los las un una unos unas de del al y e yo él ella nosotros tú usted no ni que con sin por
para pero más muy mucho mucha mi mis eso ese esa este esta esto fue fui soy estoy estaba era ser
tener tengo tiene hoy ayer mañana ya todavía sólo solo también cuando porque si me mí después
antes nada todo toda todos día días trabajo casa hice hacer voy ir va en lo le les se su sus otra
otro vez he ha hay qué cómo noche semana reunión jefe hambre dos veces desde hasta nadie siento
qué
`,
  en: `
the a an of and i am is are was were be been it its he she they we you not no that this these with
without for from but more very much my me mine our his her their so too at on in to have has had
do did does don't today yesterday tomorrow just still when because if after before nothing
everything all day days work home can can't could would will i'm i've it's never every again about
how what feel felt feeling week night morning meeting boss job really out up down by as or
`,
  fr: `
le la les un une des du de au aux et je j tu il elle on nous vous ils ne n pas plus que qu qui
avec sans par pour mais très trop mon ma mes ce c cette ces cet est suis était étais être avoir ai
a avait hier demain déjà encore aussi quand parce si me m moi après avant rien tout toute tous
jour jours travail maison fait faire vais aller va dans en sur se s sa son ses y aujourd'hui
aujourd hui nuit semaine réunion chef boulot jamais à où dix depuis
`,
};

/** Words that every crisis wording of a language holds at least one of. */
export const CRISIS_KEYS: Readonly<Record<Language, string>> = {
  pt: `
morrer morre morro morresse morta morto morte matar mata suicídio suicidar suicida suicidas viver
vivo viva vida existir sumir desaparecer acordar cortei corto cortar remédios comprimidos
despedida bilhete testamento kms automutilação
`,
  es: `
morir morirme muera muriera muerta muerto muerte matarme suicidio suicidarme suicida vivir viva
vivo vida existir desaparecer despertar cortarme corté daño lastimarme pastillas despedida carta
testamento matar motivos salida carga morirse matarse
`,
  en: `
die died dying dead death kill killing suicide suicidal unalive kms alive live living life exist
existing disappear wake cut cutting hurt hurting harm pills overdose goodbye goodbyes burned
myself without miss worth reason attempt attempted
`,
  fr: `
mourir mort morte meure tuer suicide suicider suicidaire vivre vivant vivante vie exister
disparaître réveiller réveille couper scarifier scarifiée scarifie mal médicaments cachets adieu
adieux lettre testament retient jours envie pendre
`,
};
