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
ficou ficando estamos tive teve fez disse acho sei sinto dormi durmo acordei cheguei voltei saí comi chorei tudo
nunca sempre demais pouco aí né gente minhas nossa nosso dele dela deles isto nisso disso daqui trabalhar dormir cabeça
`,
  es: `
el la los las un una unos unas de del al y e yo él ella nosotros tú usted no ni que con sin por
para pero más muy mucho mucha mi mis eso ese esa este esta esto fue fui soy estoy estaba era ser
tener tengo tiene hoy ayer mañana ya todavía sólo solo también cuando porque si me mí después
antes nada todo toda todos día días trabajo casa hice hacer voy ir va en lo le les se su sus otra
otro vez he ha hay qué cómo noche semana reunión jefe hambre dos veces desde hasta nadie siento
qué
ando estamos tuve tuvo hizo dijo creo sé dormí duermo desperté llegué volví salí comí lloré nunca siempre poco aquí allí
sale salió pereza neta wey che laburo chamba curro oficina harto harta cansancio verdad toca llevo llevamos nuestro
nuestra mismo misma ni ningún algo alguien cabeza sueño fin turno empresa compañero compañera pero entonces ahora
quiero quisiera puedo podía voy vamos están estás eres somos muerta reventado agotado agotada bn bien
`,
  en: `
the a an of and i am is are was were be been it its he she they we you not no that this these with
without for from but more very much my me mine our his her their so too at on in to have has had
do did does don't today yesterday tomorrow just still when because if after before nothing
everything all day days work home can can't could would will i'm i've it's never every again about
how what feel felt feeling week night morning meeting boss job really out up down by as or
i'd don doesn didn isn wasn aren won couldn wouldn s t m re ve ll any some them us him who where which than then there
here going got get keep again tired sleep slept head back shift anymore absolutely tbh idk lol well good bad
`,
  fr: `
le la les un une des du de au aux et je j tu il elle on nous vous ils ne n pas plus que qu qui
avec sans par pour mais très trop mon ma mes ce c cette ces cet est suis était étais être avoir ai
a avait hier demain déjà encore aussi quand parce si me m moi après avant rien tout toute tous
jour jours travail maison fait faire vais aller va dans en sur se s sa son ses y aujourd'hui
aujourd hui nuit semaine réunion chef boulot jamais à où dix depuis
suis sommes êtes étaient fais peux veux dois dors dormi mangé pleuré fatigué fatiguée crevé marre chui jsuis jai ça cest
tête mal bien nuit journée semaine bonne bon nulle nul enfin rien personne chez cette celui leur leurs lui dont chaque
beaucoup peu ainsi aucun aucune non oui taf encore zéro
`,
};

/** Words that every crisis wording of a language holds at least one of. */
export const CRISIS_KEYS: Readonly<Record<Language, string>> = {
  pt: `
morrer morre morro morresse morta morto morte matar mata suicídio suicidar suicida suicidas viver
vivo viva vida existir sumir desaparecer acordar cortei corto cortar remédios comprimidos
despedida bilhete testamento kms automutilação
pular pulei ponte viaduto forca enforcar veneno gilete estilete lâmina cartela cartelas remédio overdose machucar machuquei
ferir feri queimei queimar bati jogar janela trilho trilhos nascido sumisse morresse melhor sem mim saída motivo razão
adeus despedi carta senhas fardo peso pulsos braços
`,
  es: `
morir morirme muera muriera muerta muerto muerte matarme suicidio suicidarme suicida vivir viva
vivo vida existir desaparecer despertar cortarme corté daño lastimarme pastillas despedida carta
testamento matar motivos salida carga morirse matarse
mate mato matara mataría morí murió muriera muriese muerte muertos ahorcarme ahorcar tirarme tirar lanzarme aventarme saltar
puente azotea vías soga cuerda pistola veneno cuchilla cortar cortes autolesiones autolesionarme nacido existiera
desapareciera despertara despertar despierte durmiera dormir sobredosis suicidas suicidó estrelle atropelle atropellara mundo
mejor mí nadie adiós despedí regalé herirme hago hice acabar terminar sufrir cartas nota vida suicidar
falte faltara perdonen perdónenme remedio única araño arañé sangre apartaría frenaría descansar guitarra llaves valor matarse
`,
  en: `
die died dying dead death kill killing suicide suicidal unalive kms alive live living life exist
existing disappear wake cut cutting hurt hurting harm pills overdose goodbye goodbyes burned
myself without miss worth reason attempt attempted
died suicides overdosed jump jumping jumped bridge roof rope noose gun blade razor slit wrist wrists veins burn burning
harmed harming hang hanging shoot drown end ending ended born exist gone better off note letter letters scratched scratching tablets meds
sleep waking woke wakes crash crashes lorry hit hits world reason anymore here see me
find scan fault high mess beneficiary knife pull calls bled bleed
`,
  fr: `
mourir mort morte meure tuer suicide suicider suicidaire vivre vivant vivante vie exister
disparaître réveiller réveille couper scarifier scarifiée scarifie mal médicaments cachets adieu
adieux lettre testament retient jours envie pendre
meurs meurt mourais mourrir suicides suicidé suicidée tués tuer tué tuerait crever crève sauter saute jeter noyer veines
balle corde pont rails lame lames cutter poignets coupée coupé brûlée brûler mutiler automutilation scarifications cachet
comprimés pilules somnifères jours vies fin finir issue sans mieux naître né née naisse existence disparaisse endormir
suicidaires lettres mots adieux overdose monde accident raison goût tentative blessée frappée exprès
seraient foutre obsèques coeur coupures coupure continuer serai voulez partirais codes menace toit
`,
};
