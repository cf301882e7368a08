/** Roles one can be bad at. */
const ROLE = `(mother|father|mum|mom|dad|parent|nurse|teacher|doctor|friend|person|manager|wife|
  husband|partner|daughter|son|sister|brother|colleague|boss|leader|engineer|developer|programmer|
  waiter|waitress|worker|employee|carer|mentor|professional|human|human being|driver|courier|
  colleague to|team lead|team member|team player|social worker|tutor|lecturer|midwife|girlfriend|
  boyfriend|supervisor|agent|cook|chef)`;
const BAD = `(terrible|bad|awful|rubbish|crap|crappy|shit|shitty|useless|lousy|horrible|horrendous|
  hopeless|poor|appalling|dreadful|incompetent|failed|pathetic|mediocre|worthless|neglectful|absent|
  selfish|lazy|stupid|weak|sorry excuse for a|sad excuse for a|poor excuse for a)`;

/** Guilt, worthlessness, failure, impostor feelings and shame, in English. */
export const selfcriticism = `
(i am|am|such|what) a (terrible|awful|rubbish|useless|crap|shit|lousy|pathetic|hopeless|bad) (mother|mum|mom|
  dad|father|parent|nurse|teacher|doctor|manager|boss|friend|colleague|daughter|son|wife|husband|person|partner)
what (kind|sort) of (mother|mum|mom|dad|father|parent|nurse|teacher|doctor|manager|boss|friend|colleague|
  daughter|son|wife|husband|person|partner)
the (dud|runt|dunce|weak link|slow one|slowest|worst) (of the|in the|on the) (bunch|team|group|class|lot|ward|
  office|room|year)
deserve a better (dad|mum|mom|mother|father|teacher|nurse|manager|boss|parent|colleague|partner|friend) [than me]
# Guilt
my fault, all my fault, my own fault, my doing, <blame> myself, blaming myself, blamed myself
only (got|have) myself to blame, (have|got) no one to blame but, guilty, guilt, guilt ridden
guilt (trip|tripping) myself, (conscience|guilt) (is|keeps) (eating|killing|gnawing)
bad conscience, ashamed, ashamed of (myself|me), shame (on me|of|washes|at), so much shame
full of shame, shame, <hate> (myself|who i|what i have become|the person i), hating myself
self hatred, self loathing, (loathe|despise|detest|disgust|loathing|despising) myself
(angry|furious|mad|disgusted|frustrated|annoyed|cross|disappointed|pissed off) (at|with|in) myself
disappointed (in|with) myself, disappointing (everyone|my|people|them|her|him)
<disappoint> (everyone|my|people|them|myself)
(a|such a|the|another|huge|big|complete) disappointment, <beat> myself up, beating myself up
hard on myself, (can not|will never|never|could not) forgive myself, kick myself, kicking myself
(cringe|cringing) at (myself|what i said), tear myself apart, tearing myself apart
punishing myself (for|over), (my|own) worst (critic|enemy)
<let> (everyone|them|people|my|the team|the kids|her|him|myself|the side|you all|patients|
  the class|down|whole) [team|family|kids|students|colleagues|whole|patients|ward|team|parents|
  down|partner|wife|husband|mum|boss|friends] down
let down (everyone|my|the|them)
letting (everyone|them|people|my|the team|the side|her|him|the kids|myself) [team|family|kids|
  parents|wife|husband|students|colleagues] down
neglecting (my|the) (kids|family|children|wife|husband|friends|partner|mum|parents)
never there for (my|the|them), not there for (my|them|the kids)
# Failure and incompetence
a (complete|total|huge|big|real|utter|right|proper|walking|fucking|bloody|massive|such|pure|phony|
  phoney|) (failure|fraud|loser|idiot|burden|imposter|impostor|fake|disgrace|joke|waste of space|
  moron|mess up|screw up|eejit|muppet|plonker|numpty|dunce|phony|phoney|charlatan|liability|
  nobody|nothing|dead weight|hindrance|nuisance|letdown|let down|disappointment|fool|imbecile|
  coward|clown|disaster|waste of oxygen|waste of air|waste of a salary|screwup|fuck up|fuckup|
  hypocrite|weakling|weak link|drag|has been)
(am|feel|feeling|be|being|like|such) [like] [a|an|the] [complete|total|real|utter|big|
  right] (failure|fraud|loser|idiot|burden|imposter|impostor|disgrace|waste of space|waste|moron|
  eejit|muppet|numpty|phony|phoney|charlatan|liability|nobody|nothing|dead weight|hindrance|
  nuisance|letdown|let down|fool|imbecile|coward|clown|weak link|slow one|stupid one|odd one out|
  problem|worst|weakest|weakest link|joke|cheat|failing|spare part)
failure, failures (of|as)
<fail> (again|at|my|everyone|them|as|everything|miserably|her|him|the|people|badly) [everything|
  my|kids|patients|students|team|family]
failing (at|my|as|everyone|everything|again|them|miserably|the), worthless, worthlessness
useless uselessness, ^pathetic, pathetic really, incompetent, incompetence, incapable, inadequate
inadequacy, inferior, inferiority, inept, ineptitude, clueless, hopeless (at|with), ^stupid
so stupid, ^dumb, so dumb
(felt|feel|feeling|am|been|was|so|such|too|being|looked|look) (thick|daft|stupid|dumb|dim|
  slow compared|ridiculous|inadequate|insignificant|small|invisible|unworthy|undeserving|inept|
  worthless|useless|like nothing|like a child|foolish|incapable|clumsy|mediocre|lazy|selfish|weak|
  unlovable|unwanted|humiliated|embarrassed of|disgusting|dispensable|replaceable|lesser|a fool|
  an idiot|out of place|redundant|superfluous|surplus|behind everyone|less than|second rate|
  third rate)
an idiot, an eejit, idiot (that|) i am, idiot, what an (idiot|eejit|embarrassment i)
what a (loser|failure|waste|muppet|fool|plonker|disgrace|moron|disappointment), insignificant
unworthy, undeserving, ^weak, ^lazy, ^selfish, mediocre, mediocrity, worse than useless
dead weight
not (good|smart|clever|strong|qualified|capable|worthy|competent|tough|fast|quick|bright|
  experienced|brave|useful|talented|skilled) enough
never (good|smart|fast|quick|strong|clever) enough, never enough
(am|feel|feeling|felt|is) not enough
not (clever|smart|bright|up to standard|good) at (all|this|anything)
(never|not) (do|doing|did|done) enough, never do enough, (could|should) be doing more
not pulling my weight, not cut out [for|to]
(never|not|was not) (made|meant|built|born|suited) (for|to) (this|do this|be a|the job|it|
  teaching|nursing|leading)
not up to (it|the job|this|scratch|the task|par|standard|speed), below par, out of my depth
not (fit|worthy|deserving) (to|of|for) (be|do|teach|nurse|lead|wear|call|the|this|anything)
not a patch on
do not (deserve|merit) (this|my|it|to|the|any|them|a|anything|praise|love|happiness|being)
did not (deserve|earn) (this|the|it|my), do not belong [here|in|on|at]
(not|never) (worth|deserve) (anything|much|it|the|being|a), (imposter|impostor) [syndrome]
imposters, a phoney, fraud, like a fraud
[they|someone|everyone|people|he|she|somebody|you] (will|are going to|might|would|must|
  could) [all|soon] (find me out|find out|see through me|realise i|realize i|figure out|notice i|
  notice that i|discover) [that] [i] [am|do|can|have|a]
(find|found|finding) me out, found out [as a|], find out (that|i am|i do|i have)
(see|saw|seeing) (right|) through me, fooled everyone
fooling (everyone|them|people|nobody|myself), faking competence, faking it till, fake it
winging it, just got lucky, just lucky, (pure|just|dumb|blind|only) luck (that|i|got|not)
bluffing my way, blagging (it|my way), pretending (to know|i know|i am good)
(everyone|everybody|others|anyone) [else] (is|are|seems|manages|can|could|would|gets|get|keeps|
  knows|know|has|have|finds|copes) [to] (better|coping|cope|smarter|faster|ahead|manage|
  it together|it easy|cleverer|quicker|do it better|keep up|up fine|it) [than me|just fine|but me|
  except me|fine|better]
(everyone|everybody|all of them) (but|except) me, (better|smarter|cleverer|quicker|faster) than me
(worse|slower|stupider|behind) (than|) (everyone|everybody|all|the rest|the others)
the only one who (can not|does not|did not|struggles|fails|is not), compare myself
comparing myself, falling short, fall short, fell short, do not measure up, did not measure up
lagging behind everyone, behind everyone else
(can not|could not|never|can never|do not|did not|cant|not) (do|get|doing|getting) (anything|
  a thing|one thing|a single thing) right
do nothing right, nothing i do is (good|right|enough|ever)
(everything|nothing) i (touch|do|try) (turns|breaks|goes wrong|fails|is wrong|ends up|falls|works|
  comes out|is good) [to|right|enough]
get everything wrong, got everything wrong, do everything wrong
(i|always|just|really|have|completely|totally) (mess|screw|messed|screwed|ruin|ruined|fuck|fucked|
  stuff|cock|stuffed|cocked|ballsed|botch|botched|bungled|cocking|fluffed|made a mess|made a hash|
  made a balls|dropped the ball|blew it) (up|everything|it all|things|of it|of everything|it|
  the presentation|the interview|the ball) [up|again]
mess everything up, mess up everything, screw everything up, <ruin> everything
ruin (it|things) for
i keep (failing|messing up|making mistakes|screwing up|getting it wrong|getting things wrong|
  disappointing|letting)
my mistake (cost|again|ruined), (stupid|unforgivable|dumb|silly) mistake of mine
what is wrong with me, whats wrong with me, something (is|) [seriously|] wrong with me
should have (done|known|tried|been|worked|said|seen|caught|noticed|studied|spotted|checked|stood|
  spoken|stayed|coped|handled|got|gotten|realised|prepared) [more|better|harder|it|up]
(ought to|should) be (able|better|stronger|doing more|coping|further|tougher|over it|grateful but|
  quicker|more)
low self esteem, no self esteem
self esteem (is|has) (gone|zero|shot|rock bottom|in the gutter|on the floor|low|through the floor|
  taken)
no confidence, zero confidence
(lost|losing|lack|no|shattered|lost all|lacking) (all|my|any|of|self|) [my|self] confidence
confidence (is|has) (gone|shot|zero|rock bottom|at rock bottom|on the floor|shattered|evaporated|
  knocked|in tatters)
self doubt, <doubt> (myself|my ability|my abilities|everything i do)
second guessing (myself|every|everything), second guess (myself|every|everything)
(no|not any) good at (anything|this|my|it|what), no good (to|for) (anyone|anybody|anything)
(rubbish|terrible|shit|crap|useless|hopeless|awful|lousy|bad|worst|shite) at (my|this|everything|
  it|what|the|being|anything|teaching|nursing|managing|people|life|coding)
<suck> (at|as), i suck, suck at everything, bad at my job
(good for|amount to|amounted to|worth) nothing, good for nothing, never amount to anything
waste of (space|oxygen|a salary|everyone|their|air), of no use
no use to (anyone|anybody|them|the)
(a burden|burden|dead weight|a weight|a drag|a nuisance|a liability) (to|on|for), such a burden
in (everyone is|everybody is|the) way
(slowing|slow|dragging|drag|holding|hold|held|weigh|weighing) (everyone|everybody|them|the team|
  the others|people|the ward|the whole) [team] (down|back|up)
embarrassment to, an embarrassment, embarrassed (of|by|at) (myself|my)
(humiliated|humiliating|humiliation)
# Roles
(not|never) (a|the|been a|much of a|going to be a) [very] (good|real|proper|great|decent|fit|
  worthy|competent|capable) ${ROLE}
not (much of|fit to be|worthy of being|fit to call myself) a ${ROLE}, ${BAD} ${ROLE}
(worst|most useless|most incompetent) ${ROLE} [in|ever|on|here|alive]
some ${ROLE} (i am|i turned), failing as a ${ROLE}, useless as a ${ROLE}
(call myself|calling myself) a ${ROLE}, regret (it|my|not|everything|what|every|saying|that i)
remorse, remorseful, (i am|im) the problem, the problem is me, it is (just|) me who
so slow compared
my (incompetence|stupidity|failings|shortcomings|inadequacy|failure|failures|weakness|
  own stupidity|uselessness)
all because of me, because of me, (i|who) (broke|caused|ruined) it all, (got|get) what i deserve
do not matter [to anyone], (nobody|no one) (needs|wants|likes|respects|values) me
(anyone|a child|a monkey|any intern|an intern) (could|would) do (it|my job|this) better
do not know what i am doing, no idea what i am doing [here|in this]
`;
