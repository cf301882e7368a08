/** What the writer is fed up with or wants to leave. */
const WORK = `(this job|my job|the job|this place|that place|this company|the company|my work|work|
  this work|working here|this|it all|it here|here|the office|this office|this school|this hospital|
  the ward|the kitchen|this restaurant|this shop|this team|this industry|this profession|nursing|
  teaching|coding|this career|my career|the whole thing|all this|all of this|everything|everyone|
  people|humans|humanity|customers|clients|patients|parents|students|the public|my boss|my manager|
  management|the management|meetings|the meetings|emails|the politics|office politics|the bullshit|
  this crap|this shit|this nonsense|mondays|every minute|every second|every day|the sight of|
  the sound of|the rota|this rota|the app|being here|coming in|coming here|going in|
  going to work|going into|my colleagues|the same)`;

/** Distance, indifference, lost meaning and wish to leave, in English. */
export const cynicism = `
counting (down|the hours|the minutes|the days) (to|until|till) (friday|five|home time|the weekend|retirement|
  i leave|my leave), (roll|rolled|rolling) my eyes
(eat|eating|ate) [my] lunch (in my car|alone|in the toilet|in the stairwell|at my desk to avoid), (stopped|
  given up|gave up) (offering|sharing|suggesting|speaking|contributing|arguing|putting)
just a (paycheck|paycheque|pay packet|wage|payslip) [now], what is the (point|use) of (any|all|it|this|trying)
(could not|can not) tell you why [i|we] [still] (do it|bother|come|stay|turn up), past caring, (do not|
  can not) see why i (bother|still), (this|that) close to (jacking|packing|chucking|handing|walking|quitting)
just (nod|nodding|nodded) [along|through|and|on], meh about, (leaves|left|leaving) me cold
# Indifference
could not care less, could care less
do not care [anymore|any more|about|at all|either|what|if|whether|who|how|much], stopped caring
no longer care, not care anymore, ceased to care
(hard|impossible|struggle|struggling|difficult|can not bring myself|too tired) to care, who cares
who even cares
(do|did|could|can) not (give|give two|give a single|give a flying) (a|) [flying|single|rat is|
  monkey is] (damn|damns|shit|shits|toss|crap|fuck|fucks|rat|rats|monkey|monkeys|hoot|hoots|stuff|
  fig|fiddlers|bollocks)
no longer give a (damn|shit|toss|crap|fuck), zero fucks, no fucks
not (bothered|fussed|arsed) [anymore|any more|about|either], cba, cbf
cannot be (bothered|arsed|fucked)
(can not|could not|cant|can no longer) be (bothered|arsed|fucked|asked|dealing|doing) [with|to]
(past|beyond) caring, indifferent, indifference, apathetic, apathy, nonchalant about, unfeeling
detached, detachment, disengaged, disconnected, ^disinterested, uninterested, ^aloof
dispassionate, checked out, mentally checked out, tuned out, (have|has|already|long) checked out
switched off (from|emotionally|completely|at|in), phoning it in, phone it in, phoned it in
(coasting|coast) (through|along|until|till), dialling it in, dialing it in
going through the motions, go through the motions, went through the motions, on autopilot
on auto pilot, autopilot, auto pilot
(like|as|into|become|becoming|feel|than) (a|some) (robot|machine|cog|number|drone|zombie at work|
  automaton|spare part)
a robot, (robotically|mechanically), robotic
just a (number|cog|robot|body|warm body|badge|ticket), cog in (the|a), bare minimum
(doing|do|did) (the|only the) (bare|absolute|strict|) (minimum|least) [i can]
just enough (not to get|to not get|to avoid), quiet quitting, quietly quitting, quiet quit
watching the clock, <watch> the clock, clock watching
(counting|count|counted) (the|down|down the) (hours|minutes|days|seconds|weeks) [until|till|to]
(just|only|simply) (here|there|in it|in this|do it|doing it|doing this|turn up|turning up|show up|
  showing up|come|go|stay|staying|work|working) [for] (for|because of) (the|a) (paycheck|money|
  pay|salary|wage|wages|payslip|pension|cheque|check|bills|rent)
(simply|just) (passing|killing|marking) time, time pass, (passing|marking) time, lip service
nodding along, (clock|punch|log|badge) in and (clock|punch|log|badge) out, in and out like a
whatever anymore, it is all the same to me, all the same to me, makes no difference to me
not my (problem|circus|monkeys|concern) [anymore|any more], let it (burn|all burn|rot)
let them (rot|burn|sort it), could (burn|explode) for all i care, for all i care
screw (it|them|this), fuck (it|this|them|this job|this place|work|everything), sod (it|this|them)
stuff (it|this|them)
# Cynical and resentful
cynical, cynicism, jaded, bitter, bitterness, disillusioned, disillusionment, disillusioning
disenchanted, resentful, resentment, <resent> [my|this|the|going|every|them|being|how|that|it]
embittered, sceptical about the whole, contempt (for|towards), scornful, hardened
callous (towards|about|with)
(gone|grown|going|become|getting|turned|feel) (cold|hard|callous|numb) (towards|to|with|
  inside) (patients|the|people|my|them|it|clients|customers|students)
numb to [it|the|their|my|people|everything], do not feel anything (for|about|when|towards)
feel nothing (for|about|when|towards|at), felt nothing (when|for|at)
(no|zero|out of|lost my|run out of|running out of) (empathy|compassion|sympathy) [left|fatigue]
compassion fatigue, empathy (is|has|tank|) (gone|empty|zero|dried)
do not (trust|believe) (anyone|them|a word|anything they|management) [anymore], lost (trust|faith)
# Motivation, interest, meaning
unmotivated, demotivated, demotivating, no motivation, zero motivation, lack of motivation
(motivation|enthusiasm|passion|drive|spark|interest) (is|has|levels|) [been] (gone|zero|dead|died|
  vanished|at zero|rock bottom|evaporated|dried up|left|disappeared|non existent|nil|on the floor|
  in the gutter|faded|worn off)
(lost|losing|lose|loss of|lack of|lacking|lack|zero|no|without|little|not much|not any|
  not an ounce of|not a shred of|run out of|ran out of) [all|my|the|any|of] (motivation|interest|
  passion|enthusiasm|drive|spark|faith in|joy for|joy in|love for|heart for|desire|ambition|
  purpose|inspiration|will to work|appetite for work|excitement|mojo|meaning|conviction)
(lost|losing) (interest|faith|heart|my spark|my mojo|my drive), no will to (work|go|do)
no mood (to|for) work
not (in the mood|feeling it|motivated|invested|enthusiastic) [to|for|in|about|by|anymore|either]
no longer (interested|motivated|engaged|invested|excited|inspired|passionate|bothered|fussed)
(my|any|the|all) (heart|soul) is not in it, heart is not in (it|this|the|my)
(never|not) in it anymore, discouraged, disheartened, dispirited, demoralised, demoralized
uninspired, deflated, bored, bored to (tears|death), bored (stiff|out of my), boredom, boreout
stagnant, stagnating, monotonous, monotony, soul destroying, stuck in (a rut|this job|this place)
in a rut, treadmill, groundhog day, hamster wheel, rat race, frustrated, frustration
frustrating [me]
(work|my job|the job|this job|it all|everything|life at work|teaching|nursing|coding|my work|
  what i do) [has|have] (lost|loses|losing|has no|have no|holds no|makes no|lacks) [all|its|
  any] (meaning|sense|purpose|point|appeal|joy|lustre|sparkle|charm|value)
(work|my job|the job|this job|it|everything|all of it|it all|this|all this|life at work|teaching|
  nursing|my work|what i do) (is|feels|seems|became|has become|felt|seemed) [just|all|so|
  completely|utterly] (pointless|meaningless|senseless|futile|empty|hollow|worthless|for nothing|
  a waste)
pointless, meaningless, futile, futility, senseless
(is|seems|feels) a waste of (time|energy|effort|my life), waste of (time|my life|my time|energy)
what is the point [of|in], whats the point
what (is|was) (it all|all this|any of it) [all|even|really] for, what is the use
(do not|can not|no longer|hardly|could not|fail to|failing to|struggle to|stopped|stop|not) (see|
  seeing|find|get|know) [what] (the|any|a|much|) (point|meaning|purpose|future|sense|
  reason to try|value|use|is the point)
no (point|purpose|meaning|use|sense) [in|to|trying|bothering|anymore]
nothing (i do|we do|here|i say|we say|about this job|at work) (matters|makes a difference|changes|
  ever changes|means anything|makes sense|counts|interests me|excites me)
nothing [ever|will|is going to|really] (matters|changes|change|improves|excites|interests|
  motivates|inspires|moves|makes sense|matters anymore|i do matters|thrills|gets better) [me|
  anymore|here]
(no longer|does not|do not|never|hardly|barely) (excites|interests|motivates|inspires|moves|
  excite|interest|motivate|inspire|move|enjoy|enjoying|look forward to|believe in|thrills|appeals|
  appeal) [me|to me|my|this|it|anything|work|teaching|any of it|going|my job|the job|what|the|
  anymore|what i]
makes no difference, does not (make a difference|matter anymore|matter|change anything)
none of (it|this) (matters|makes sense|means anything), who needs it
do not believe in (this|the|what|it|my) [anymore], stopped believing [in]
(nobody|no one) (cares|reads|listens|gives a damn|will read|notices) anyway, going nowhere
dead end (job|career), (empty|hollow) work
same (shit|crap|rubbish|nonsense|old) (different|every|new) day
same old (same old|shit|crap|story), (every|each) day (is|feels) the same
# Fed up
fed up, pissed off with, brassed off, cheesed off, browned off, hacked off
had it (with|up to here), up to here with, up to my back teeth
sick to (death|the back teeth|my back teeth) of
(sick|sick and tired|tired|so tired|weary|bored|over|fed up|had enough|done|so done|finished|
  through|had it|have had it|had my fill) (of|with) ${WORK}
(sick|tired|weary) of (being|pretending to care|faking|smiling|dealing|hearing|having|doing|
  explaining|covering|fighting|apologising|the way|how|always) [to|the|a|nice|treated|cheerful|
  everyone]
sick of (this|it|my|the|work|everything|everyone|people|being|all|pretending|meetings|that)
sick and tired, <hate> ${WORK}
<hate> (this|my|the|going|it here|every|being|coming|everything|everyone|people|working|mondays|
  it|having to|how|that i|waking up for|what i do) [job|work|place|company|minute|second|office|
  here|to work|shift|team|boss]
hate (it|it here|my job|this job), <loathe>, <despise>, <detest>, <hate> [on] my (boss|manager)
(can not|could not|can no longer|can barely|can hardly) (stand|abide|stomach|tolerate|face|
  look at|bear the sight of|bear to) (this|my|the|people|another|anyone|it here|them|those|these|
  one more|being|looking|hearing|seeing|customers|patients|clients|going|working)
(can not|could not) (bring|drag|make|force|motivate) myself to [care|open|log|start|do|answer|go|
  work|reply|answer|even]
have to force myself, (force|forcing|forced) myself (to|into|out)
so over (it|this|everything|work|them), over it, over this (job|place|shit|whole)
(am|so|just|completely|totally|well|absolutely) done, so done, <be> done
done with (this|it|my|the|everything|people|work|them|all), sick of it all, (drives|bores) me to
(soul crushing|soul sucking|soul destroying|mind numbing|dead end|thankless|miserable|shit|shitty|
  crap|crappy|godforsaken|stupid|bloody|damn|pointless|dreary|awful|toxic|hateful) (job|work|
  place|company|office|shop|hospital|school|career|workplace|environment|team)
(job|place|company|office|work|workplace|management|team|system|culture|this) (is|has become|
  feels|feels like|has turned into) [such|so|really|pure|absolute|total|just] (a joke|a farce|
  hell|toxic|a prison|soulless|bullshit|a circus|a shambles|rotten|poison|poisonous|
  soul destroying|mind numbing|a treadmill|a waste of time|hateful|a shitshow|a nightmare|a dump|
  a madhouse|a factory|sucking the)
sucks (the|my) (life|soul|joy) out of, sucking the (life|soul|joy) out
# Wish to leave
want (out|to quit|to leave|to walk out|to resign|to give up|to run away|to hand in|to get out|
  to never come back|to pack it in|to jack it in|to chuck it|to chuck it in|to throw in|
  to walk away|to hide|to be left alone|to be alone|to escape|to never|to leave nursing|
  to tell them all|to call in sick|to be anywhere|to go home and never)
(to|wanna|like|of|considering|contemplating|might|will|should|about) [just] (quit|quitting|
  leave this|leaving this|leave the job|leaving the job|leave teaching|leaving teaching|
  leave nursing|leaving nursing|resign|resigning|walk out|walking out|hand in my notice|
  handing in my notice|hand my notice in|put in my notice|pack it in|packing it in|jack it in|
  jacking it in|throw in the towel|throwing in the towel|chuck it in|quit my job|quitting my job|
  leave the profession|leaving the profession|leave the company|walk away from it all|
  never going back|never go back|call in sick|calling in sick|run away|running away|
  change careers|changing careers|stop showing up)
(thinking|dreaming|fantasising|fantasizing|daydreaming|dream|think|thought|fantasise|fantasize|
  daydream|dreamt|thoughts|obsessed) (about|of|with) (quitting|leaving|resigning|walking out|
  handing in|handing my|giving up|jacking|packing it in|running away|escaping|another job|
  a new job|a different job|never going back|throwing in|early retirement|retirement)
(handing|hand) (in my|my) (notice|resignation) [in], need out
need to get out of (here|this|this place|this job), (get|getting) me out of here
drafted (my|a) resignation
(wrote|writing|typed|drafted|drafting|written) my (resignation|notice|resignation letter)
resignation letter, job hunting
looking for (another|a new|a different|other) (job|work|position|role|jobs)
looking (elsewhere|for a way out)
(scrolling|browsing|applying for|applied for|searching|trawling) [other|new|the|another|
  through] (jobs|job ads|job sites|job boards|vacancies|job)
updating my (cv|resume), updated my (cv|resume), (polishing|dusting off) my (cv|resume)
called in sick (to|just|because|again|so|when), calling in sick (to|just|because|again)
(pulled|throwing|threw) a sickie, should just quit, given up (on|caring|trying) [this|them|people]
gave up (on|caring|trying), giving up (on|caring|trying), why bother
why (even|do i|do we) (bother|try|even bother|even try|still|come|keep), do not bother anymore
(stopped|quit|no longer) (trying|bothering|making an effort|putting in effort|
  looking forward) [to]
do not want to (be here|be there|go in|go to work|go back|see anyone|talk to anyone|see people|
  talk to people|deal with people|work here|do this|be around|work|go|face|speak to anyone|talk|
  do it anymore|do this anymore|be bothered|know|deal with|hear|work anymore|get up for work|
  see them|work there|be a nurse|be a teacher|teach|nurse|open) [anymore|any more|people|anyone|
  another|anybody|with|it|the laptop]
(do not|never) want to (set foot|hear|see|go back|return)
# Avoiding people
(avoid|avoiding|avoided|dodging|dodge|dodged|hiding from|hid from|hide from|ducking|ignoring|
  ignore|ignored|blanking|ghosting) [all|all my|most] (people|everyone|my colleagues|colleagues|
  calls|coworkers|my coworkers|my team|clients|emails|meetings|friends|my friends|the staff room|
  the staffroom|customers|the canteen|the phone|my phone|messages|everybody|patients|
  the group chat|parents|the kitchen|eye contact|small talk|my boss|my manager|the others|anyone|
  any contact|all contact|social)
(hide|hiding|hid) in the (toilet|toilets|loo|bathroom|stockroom|car|storeroom|store room|
  stationery|linen|walk in|supply|break)
isolating [myself], <isolate> myself, (am|feel|feeling|felt|so|totally|completely) isolated
isolated myself, withdrawn, <withdraw>, withdrawing, distant, ^remote from, distanced [myself]
(distancing|distance) myself, keeping (my distance|everyone at|people at), at arm is length
shut everyone out, shutting (people|everyone|myself) (out|off|away)
pushing (people|everyone) away, shut (down|off|myself) (emotionally|away|off|from), <clam> up
antisocial, (do not|can not) (talk|speak) to anyone anymore, faking it, fake (smile|smiles)
<fake> (a smile|interest|enthusiasm|it|smiles), faking (a smile|interest|enthusiasm|smiles)
(plastic|painted|forced|pasted|frozen) (on a|on my|) [on] (smile|grin)
pretending to (care|listen|be interested|work|like)
pretend to (care|listen|be interested|work|like), (smile|smiling) and nod [at|along]
smiling on autopilot, wear a mask, mask (on|slipping)
(patients|clients|students|customers|people|kids|children|passengers|callers|pupils|residents|
  families|they|claimants|users|guests|colleagues|tables|faces|names) (are|became|become|
  have become|blur into|turned into|have turned into|feel like|just|are all|seem|are just|
  have blurred into|are only) [just|all|only|nothing but|to me] (numbers|tickets|cases|a number|
  a blur|objects|bed numbers|problems|case numbers|ticket numbers|tasks|files|boxes|units|
  interruptions|obstacles|a nuisance|bodies|statistics|faces|orders|nothing to me|work items|
  paperwork|noise)
treat (them|people|patients|clients|kids|customers|everyone) (like|as) (numbers|objects|cattle|
  things|tickets|cases|cases to close)
(read|reading|reciting|recite) (the|off the|off a|from a|my) (script) [like|on|without]
`;
