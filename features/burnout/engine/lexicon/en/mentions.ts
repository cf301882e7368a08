import type { Category } from '../../contract.ts';

/** English wordings by category. */
export const mentions: Record<Category, string> = {
  exhaustion: `
(completely|totally|absolutely|utterly|so|am|feel|feeling|felt|just) spent, burnt to a crisp, burned to a crisp,
exhausted, exhausting day, exhaustion, tired, tiredness, so tired, sleepy, fatigued, fatigue
drained, drains me, draining me, worn out, worn down, worn thin, wiped, wiped out, knackered
shattered, zonked, pooped, frazzled, ^fried, dead beat, dead tired, dog tired, bone tired, bushed
^wrecked, a wreck, a mess, a total mess, an absolute mess, a nervous wreck, a zombie
like a zombie, sapped, depleted, weary, run down, run ragged, burned out, burnt out, burnout
burn out, burning out, burning the candle, tapped out, maxed out, stretched thin
stretched too thin, overloaded, overworked, overwhelmed, overwhelming, overextended, overstretched
swamped, snowed under, drowning, buried (in|under), underwater, in over my head
up to my (neck|eyeballs|ears), sinking
barely (coping|functioning|surviving|keeping up|holding on|hanging on|holding it together|
  standing|awake|afloat)
hanging by a thread, on my last legs, on empty
running on (empty|fumes|nothing|caffeine|coffee|adrenaline), out of (energy|steam|gas|juice|fuel)
no (energy|strength|fuel|gas|stamina|spoons|juice) [left]
(have|has|got|zero|lost|lack|little|low on) (no|zero|all|any|my|of|) (energy|strength|
  stamina) [left]
do not have (the|any) (energy|strength|bandwidth|spoons) [left|for], low energy, energy is gone
nothing left [to give|in the tank|in me], nothing left in the tank, empty tank, tank is empty
battery (is|) (flat|empty|dead|drained), social battery (is|at) (dead|empty|zero|gone)
can not (take|handle|do|cope|keep up|keep going|keep doing|go on like|carry on|stand|function|
  get out of bed|face|deal|bear|manage|switch off|relax|unwind|catch up|catch my breath) [it|this|
  anymore|any more|with|another|much|more]
could not (get out of bed|cope|function|face|keep up|stop crying|handle)
struggling (to cope|to keep up|to get|to function|to focus|to concentrate|so much|hard|badly)
at (my|the) (limit|breaking point|wits end|end of my rope|end of my tether), wits end
end of my (rope|tether)
(reached|hit|hitting|past) (my|a|the) (limit|wall|breaking point|rock bottom), hit a wall
hit the wall, breaking point, rock bottom
about to (snap|break|explode|crack|lose it|burst|collapse|break down)
(ready|close) to (snap|break|collapse|give up)
on the (edge|brink|verge) [of tears|of a breakdown|of collapse|of breaking], on the verge of tears
falling apart, fell apart, coming apart, cracking up, coming undone, collapsed [on|into|in]
crashed on the (sofa|couch), too much (for me|to handle|right now|lately|on my plate)
so much on my plate, weight of the world, (dragging|dragged) myself, drag myself
(have had|had) enough, asleep on my feet, dead on my feet
(brutal|rough|gruelling|grueling|punishing|relentless|hellish|horrible|awful|terrible|tough|
  long hard|hard|exhausting|tiring|draining|stressful|nightmare|crappy|shitty|bad) (day|week|
  shift|month|sprint|term|night shift|quarter|few days|few weeks)
(day|week|shift|month) (was|is|has been) (brutal|rough|gruelling|hellish|exhausting|tiring|
  draining|stressful|hell|horrible|a nightmare|awful)
stressed, stressed out, stress, stressing [out], stressful
under (so much|a lot of|too much|constant|immense|huge) (stress|pressure)
pressure is (crushing|killing|too much), anxious, anxiety, anxiety attack, panic, panicking
panic attack, panic attacks, panicky, on edge, tense, jittery, jumpy, nervous, nerves are shot
wound up, worried sick, worrying all, dread, <dread>, dreading, terrified of
scared of (going|work|monday|opening), restless, agitated, irritable, irritated by everything
cranky, grumpy, snappy, snapped at, <snap>, short tempered, short fuse, no patience
out of patience, (lost|losing|lose) (my temper|my patience|it|my mind|the plot|my cool|my grip)
going (crazy|insane|mad|mental), freaking out, freaked out, spiralling, spiraling, meltdown
melting down, melted down, mental breakdown, nervous breakdown, breakdown
broke down [crying|in tears], breaking down, at each end, angry all the time
angry at (everything|everyone), so angry all, everything (annoys|irritates|sets) me
(yelled|shouted|screamed) at (my|everyone|the kids), <cry>, crying, cried
cry (in|every|at|all|myself|over|a lot), in tears, tears, tearful, weepy, sobbing, sobbed, bawling
bawled, burst into tears, can not stop (crying|worrying|thinking|shaking), sad, sadness, miserable
depressed, depressing myself, depression, down in the dumps
feeling (down|low|blue|numb|empty|hollow|awful|terrible|horrible|bad|rotten|crap|like crap|
  like shit|rough|off|lost|hopeless|trapped|stuck|alone|lonely)
<feel> [so|really|very|pretty|completely|a bit|like|kind of|totally|just|quite|all|
  incredibly] (down|low|blue|numb|empty|hollow|awful|terrible|horrible|rotten|crap|crappy|shit|
  shitty|lost|hopeless|trapped|stuck|alone|lonely|dead inside|broken|fragile|raw|weak|heavy|
  crushed|bad|unwell)
heartbroken, broken, devastated, gutted, crushed, unhappy, hopeless, hopelessness, despair
desperate, helpless, powerless, empty inside, hollow, numb inside, dead inside, gloomy, moody
lonely, loneliness, defeated, suffocating, suffocated, trapped
not (okay|ok|fine|well|happy|doing well|doing great|coping|myself|all right|alright|
  in a good place|in a good way)
can not (think straight|think|focus|concentrate|remember|make decisions|make a decision|process|
  read a|follow|string)
could not (think|focus|concentrate|remember|process)
brain (fog|is fried|is mush|is dead|fried|is foggy|dead|is soup|is porridge|will not|is jelly|
  is scrambled|is not working|shut down|is full|has stopped)
my brain, brain fog, foggy, fuzzy headed, scatterbrained, scattered, spaced out, zoning out
zoned out, zone out, blanked, <blank> [out]
mind (goes|went|is|was|keeps going) (blank|racing|foggy|mush|numb|elsewhere)
racing (mind|thoughts), thoughts (are|keep) racing, mind racing
forgetting (everything|things|names|words), forgetful, keep forgetting
forgot (what|my own|the name|why), losing (focus|track), lost focus
(no|zero|lost all) (focus|concentration), unfocused, distracted, confused, reread the same
read the same (line|email|page|sentence|paragraph)
staring at (the|my) (screen|wall|ceiling|monitor)
`,
  physical: `
headache, headaches, migraine, migraines
head (is|was|keeps|has been) (pounding|splitting|throbbing|killing me|hurting|spinning|aching|
  exploding)
head (hurts|aches|throbs|pounds), (pounding|splitting|throbbing) head, backache, back pain
stomach ache, stomachache, stomach pain, stomach cramps, bellyache, toothache
chest (pain|pains|tightness|is tight|feels tight|hurts), tight chest, tightness in my chest
(neck|shoulder|back|lower back|jaw|knee|wrist|joint|muscle|body|hip|arm|leg|abdominal|nerve|chest|
  eye) (pain|pains|ache|aches|tension|spasm|spasms|cramps|stiffness)
(stiff|sore|aching|locked|clenched|knotted|tense|tight|swollen|painful) (neck|shoulders|shoulder|
  back|jaw|legs|muscles|wrists|hands|feet|knees|throat)
$SITE (hurts|hurt|aches|ache|is killing me|are killing me|is stiff|is sore|are sore|is locked|
  is tight|are tight|is clenched|are tense|is tense|is seized up|seized up|throbs|burns|burn|
  is throbbing|are burning|are shaking|is aching|are aching|shake|shook|trembles|tremble|tingle|
  are numb|is in knots|in knots|is churning|churns|is upset|was in knots|are heavy|feel heavy|
  feel like lead|twitches|is twitching|keeps twitching)
pain in (my|the|both) $SITE, aching all over, everything (hurts|aches)
body (aches|is aching|hurts|is sore|is giving out), cramps, clenching my (jaw|teeth)
grinding my teeth, knots in my (stomach|back|shoulders|neck), knot in my (stomach|throat)
lump in my throat, stomach in knots, butterflies all, palpitations
heart (racing|pounding|is racing|was racing|races|raced|pounds|is pounding|palpitations|flutters|
  skips|won't slow|hammering)
racing heart, pounding heart, short of breath, shortness of breath, out of breath, breathless
can not (breathe|breathe properly|catch my breath), could not breathe, hyperventilating, dizzy
dizziness, lightheaded, light headed, faint, fainted, nearly fainted, vertigo, nausea, nauseous
nauseated, queasy, feel sick, feeling sick, felt sick, sick to my stomach, threw up, throwing up
vomited, vomiting, upset stomach, indigestion, heartburn, acid reflux, reflux, gastritis, ulcer
ibs, diarrhea, diarrhoea, constipated, shaking, shaky, shaky hands, trembling, tremors
hands (are|were|keep|was) (shaking|trembling|sweating|cold|clammy), sweating, sweaty palms
cold sweat, cold sweats, night sweats, high blood pressure
blood pressure (is|was) (high|up|through), tinnitus, ringing in my ears, ears ringing
ears are ringing, eye twitch, eye (is|keeps) twitching, twitching eye, rash, hives, eczema
hair (is|keeps) falling out, losing my hair, hair loss, always (ill|sick), constantly ill
keep getting (sick|ill), bags under my eyes, dark circles, chills, feverish, lost my voice, hoarse
insomnia, sleepless, sleepless night, sleepless nights, sleep deprived, lack of sleep, no sleep
not sleeping, not slept
can not (sleep|fall asleep|stay asleep|get to sleep|eat|eat anything|keep food down|stomach food)
could not (sleep|fall asleep|eat|get to sleep|stay asleep), do not (sleep|eat)
did not (sleep|eat) [a wink|at all|well|much|anything|last night|properly]
have not (slept|eaten) [properly|in|well|since|much|for|a|all]
<sleep> (badly|poorly|terribly|horribly|so badly|three hours|four hours|two hours|three|four|two|
  maybe)
(barely|hardly) (sleep|slept|sleeping|eat|eating|ate|eaten)
trouble (sleeping|falling asleep|breathing), struggle to sleep
(awake|up) (all night|until|till|at 3|at 4|at three|at four|half the night), lying awake
lay awake, lie awake
(wake|woke|waking) up (at 3|at 4|at three|at four|at 2|every hour|several times|in a sweat|
  in the middle|in a panic|exhausted|tired|sweating|screaming|with a)
woke (at 3|at 4|at three|at four|every hour|up every), tossing and turning, tossed and turned
(bad|terrible|awful|rough|broken|poor|restless|rubbish) (sleep|night|night's sleep|nights)
(three|four|two|3|4|2) hours of sleep, (three|four|two|3|4|2) hours sleep, nightmares
nightmare about, bad dreams, dream about (work|spreadsheets|emails|my boss), no appetite
lost my appetite, loss of appetite, appetite (is|has) gone, not eating, not hungry, skipping meals
skip meals, skipped (lunch|meals|dinner), barely eat, forget to eat, forgot to eat, stress eating
comfort eating, overeating, binge eating, bingeing, binged on, drinking too much
drink every night, sleeping pills, living on (coffee|caffeine|ibuprofen|painkillers)
`,
  cynicism: `
could not care less, could care less, do not care [anymore|any more|about|at all|either|what|if]
stopped caring, no longer care, not care anymore, who cares, whatever anymore
do not give a (damn|shit|toss|crap|fuck|rat|monkey), cba, cannot be (bothered|arsed)
can not be (bothered|arsed), cant be arsed, could not be (bothered|arsed), not bothered anymore
(past|beyond) caring, indifferent, indifference, apathetic, apathy, detached, detachment
disengaged, disconnected, checked out, mentally checked out, switched off, tuned out
phoning it in, phone it in, going through the motions, go through the motions, on autopilot
autopilot, auto pilot, like a (robot|machine|cog|number), a robot, just a (number|cog|robot)
cog in (the|a) machine, bare minimum, (doing|do) the (bare|absolute) minimum, quiet quitting
quietly quitting, watching the clock, clock watching
counting (the|down) [the] (hours|minutes|days|seconds) [until|till|to]
just here for the (paycheck|money|pay|salary)
only (for|here for|in it for) the (money|paycheck|pay|salary), cynical, cynicism, jaded, bitter
disillusioned, disillusionment, disenchanted, resentful, resentment
resent (my|this|the|going|everyone), <resent>, unmotivated, demotivated, no motivation
zero motivation, lack of motivation
(lost|losing) (all|my|the|) [my|all] (motivation|interest|passion|enthusiasm|drive|spark|faith|
  will|love|joy)
lost (interest|faith|heart), motivation (is|has) (gone|zero|dead)
no (interest|enthusiasm|passion|drive|desire|will|purpose), discouraged, disheartened, uninspired
bored, bored to (tears|death), boredom, stagnant, stuck in a rut, in a rut, frustrated
frustration, fed up
sick of (this|it|my|the|work|everything|everyone|people|being|all|pretending|meetings)
sick and tired
tired of (this job|this place|this company|my job|the job|work|people|pretending to care|
  the bullshit|the politics|everyone|meetings|this crap)
so done, so over (it|this), over it, over this (job|place)
done with (this|it|my|the|everything|people|work), have had it with, had it (with|up to here)
up to here with
<hate> [this|my|the|going|it here|every|being|coming|everything|everyone|people|working|mondays|
  it] [job|work|place|company|minute]
hate (this|my|the|going to|it here|every|coming|everything|everyone|people|working|mondays)
<loathe>, <despise>, can not stand (this|my|the|people|another|anyone|it here)
(soul crushing|soul sucking|soul destroying|dead end) [job|work], dead end job, pointless
what is the point, whats the point, no point [in|to]
(see|seeing) no (point|meaning|purpose|future)
do not see (the|any) (point|meaning|purpose|future), meaningless
nothing (i do|we do|here|) (matters|makes a difference|changes|means anything|makes sense)
nothing matters, makes no difference, does not matter anymore, none of it matters
none of this matters, waste of (time|my life)
(nothing|no longer) (excites|interests|motivates|inspires|moves) me, no longer enjoy
do not enjoy (my|this|it|anything|work|teaching)
do not believe in (this|the|what|it|my) [anymore], stopped believing
do not want to (be here|go in|go to work|go back|see anyone|talk to anyone|see people|
  talk to people|deal with people|work here|do this|be around)
want (out|to quit|to leave|to walk out|to resign|to give up|to run away|to hand in|to get out|
  to never come back)
wanna (quit|leave)
(thinking|dreaming|fantasising|fantasizing|dream|think|thought|fantasise|fantasize) (about|
  of) (quitting|leaving|resigning|walking out|handing in|giving up)
ready to (quit|leave|walk|resign), about to (quit|resign), going to quit, gonna quit, might quit
should just quit, need out, need to get out of (here|this), handing in my (notice|resignation)
handed in my (notice|resignation), drafted my resignation, wrote my resignation
resignation letter, job hunting, updating my (cv|resume), updated my (cv|resume)
called in sick (to|just), calling in sick
(avoid|avoiding|avoided|dodging|hiding from|hid from) (people|everyone|my|the|calls|colleagues|
  coworkers|clients|emails|meetings)
isolating [myself], isolated [myself], withdrawn, <withdraw>, withdrawing, distant
shut everyone out, shutting people out, pushing people away, shut down emotionally, numb to
do not feel anything (for|about), faking it, fake smile, faking (a smile|interest)
(patients|clients|students|customers|people) (are|became|become|have become) (just|) (numbers|
  tickets|cases|a number)
treat them like, going nowhere, what for, empty work
(my|this|the) (job|work|company|place) (is|feels) (a joke|pointless|meaningless|hell|toxic|
  a prison|soulless|bullshit|a circus)
toxic (workplace|job|place|office), not my problem anymore, do not bother anymore
given up (on|caring|trying), gave up (on|caring|trying), why bother, why (even|do i) (bother|try)
`,
  selfcriticism: `
my fault, all my fault, my own fault, blame myself, blaming myself, blamed myself, guilty, guilt
guilt ridden, ashamed, ashamed of (myself|me), shame on me, so much shame, hate myself
hated myself, hating myself, angry (at|with) myself, mad at myself, disgusted with myself
disappointed (in|with) myself, disappointing (everyone|my|people), disappoint (everyone|my)
a disappointment, beat myself up, beating myself up, hard on myself, can not forgive myself
kick myself, kicking myself
let (everyone|them|people|my|the team|the kids|her|him) [team|family|kids|students|
  colleagues] down
letting (everyone|them|people|my|the team) [team|family|kids] down
a (complete|total|huge|big|real|utter|) (failure|fraud|loser|idiot|burden|imposter|impostor|fake|
  disgrace|joke|waste of space|moron|mess up|screw up|terrible|bad|awful|rubbish) [mother|father|
  mum|dad|nurse|teacher|parent|friend|person|manager|wife|husband|daughter|son|colleague|doctor|
  boss|partner]
failure, failed (again|at|my|everyone|them|as), failing (at|my|as|everyone|everything|again|them)
fail at everything, worthless, useless, pathetic, incompetent, incapable, inadequate, inferior
stupid, so stupid, dumb, so dumb, an idiot
feel (stupid|small|dumb|ridiculous|like nothing|like a child), felt (stupid|small|dumb|ridiculous)
idiot (that|), what an idiot, insignificant, unworthy, undeserving, weak, lazy, selfish
not (good|smart|clever|strong|qualified|capable|worthy|competent) enough
never (good|smart|fast) enough, never enough, (am|feel|feeling|felt) not enough
not cut out (for|to), not up to (it|the job|this|scratch), out of my depth
do not deserve (this|my|it|to|the|any), did not deserve (this|the), do not belong here
do not belong, imposter, impostor, imposter syndrome, impostor syndrome, fraud, like a fraud
found out [as a|], find out (that|i am|i do), fooled everyone, fooling everyone, faking competence
just got lucky, just lucky
everyone (else|is|) [is|else] (better|coping|smarter|faster|ahead) [than me], better than me
smarter than me, can not do anything right, can not get anything right, do nothing right
nothing i do is (good|right|enough|ever)
(i|always) (mess|screw|messed|screwed|ruin|ruined|fuck|fucked|stuff|cock) (up|everything|it all|
  it up|things) [everything|again|things]
mess everything up, mess up everything, screw everything up, ruin everything, ruined everything
i keep (failing|messing up|making mistakes|screwing up), what is wrong with me
whats wrong with me, something (is|) wrong with me
should have (done|known|tried|been|worked|said|seen|caught|noticed|studied) [more|better|harder|
  it]
should be (able|better|stronger|doing more|coping|further), low self esteem, no confidence
lost (all|my) confidence, no good at, rubbish at, terrible at, suck at, i suck, suck at everything
a burden (to|on), such a burden, embarrassment to, embarrassed (of|by|at) (myself|my), humiliated
hopeless at, good for nothing, waste of space, of no use, no use to anyone, bad at my job
bad at (this|everything)
not a (good|real|proper) (nurse|teacher|mother|father|mum|dad|manager|doctor|engineer|parent|
  person|friend|developer)
terrible (mother|father|mum|dad|person|teacher|nurse|friend|manager|parent)
bad (mother|father|mum|dad|person|teacher|nurse|friend|manager|parent)
regret (it|my|not|everything|what), remorse, compare myself, falling short, fall short
do not measure up, (i am|im) the problem, so slow compared
`,
  positive: `
better (today|now|this week|these days|lately),
happy, happier, happiness, so happy, glad, joy, joyful, overjoyed, delighted, thrilled, ecstatic
elated, cheerful, excited, stoked, pumped, buzzing, over the moon, on cloud nine, chuffed, content
contented, pleased with (myself|how), satisfied, fulfilled, calm, calmer, at peace, peaceful
serene, relaxed, chilled, at ease, unwound, relieved, relief, such a relief, phew
weight (off|lifted), lighter, light, feel light, feeling light, rested, well rested, refreshed
recharged, rejuvenated, restored, renewed, reenergised, reenergized, energised, energized
energetic, full of (energy|life|hope|joy|beans), lots of energy, have energy, energy is back
energy back
<sleep> (well|like a|great|so well|really well|through the night|deeply|eight hours|nine hours|
  better|amazingly|soundly)
slept (well|like a|great|so well|really well|through|deeply|eight hours|nine hours|better|soundly)
good night's sleep, good night is sleep, great night's sleep, great sleep, good sleep
woke up (rested|happy|refreshed|smiling|great|well), proud, proud of, so proud, pride, grateful
gratitude, thankful, blessed, lucky to, fortunate, appreciated, valued, supported, seen, heard
feel (loved|valued|supported|appreciated|seen|heard|safe|alive|great|good|amazing|better|well|
  fine|fantastic|wonderful|strong|confident|like myself|human again|capable|hopeful|optimistic|
  motivated|inspired)
feeling (loved|valued|supported|appreciated|safe|alive|great|good|amazing|better|well|fine|
  fantastic|wonderful|strong|confident|like myself|human again|capable|hopeful|optimistic|
  motivated|inspired|lighter)
felt (loved|valued|supported|appreciated|safe|alive|great|good|amazing|better|well|fine|fantastic|
  wonderful|strong|confident|like myself|human again|capable|hopeful|like me again)
(am|am doing|doing) (good|great|well|fine|better|much better|okay|ok|amazing|wonderful|fantastic|
  alright)
much better, a lot better, so much better, way better, feel better, getting better, bouncing back
back to myself, back on my feet, confident, hopeful, optimistic, motivated, inspired, enthusiastic
driven, engaged, productive day, good (day|week|shift|mood|weekend|vibes|spirits|place)
great (day|week|shift|mood|weekend|time), lovely (day|week|weekend|evening|time|morning|afternoon)
wonderful (day|week|weekend|evening|time|morning), brilliant (day|week|weekend|time)
amazing (day|week|weekend|time), best (day|week|shift) [ever|in], nice (day|weekend|evening)
perfect (day|weekend), in (good|high) spirits, in a good (mood|place)
loved (every|it|this|the|my|teaching)
%love (my job|my team|this|it|teaching|what i do|my work|working with)
loving (it|life|this|every), <enjoy>, enjoyed, enjoying, had fun, so much fun, fun day, was fun
having fun, had a (blast|ball|laugh|great time|good time|lovely time|good laugh)
<laugh> [so|until|a lot|all|hard|with|at|till|out], laughed, laughing, belly laugh, giggled
could not stop (laughing|smiling), can not stop smiling, smiling, smiled (all|the whole|ear)
grinning, made me (smile|laugh|happy|feel good), made my (day|week), went (really|so|very) well
went well, nailed it, smashed it, big win, success, was a success, got praised, praised
was thanked, recognised, recognized, promoted, celebrated, worth it, worthwhile, rewarding
uplifted, uplifting, whistling, humming, singing (along|on|while|to myself)
cried (with|from|of) (laughter|joy|happiness), laughed until, tears of joy, dying of laughter
died laughing, dying laughing, grateful for, warm inside, heart is full, comforted, cared for
free again, feel free, balanced, zen, thriving, on fire, on top of the world, living my best life
%fantastic, %wonderful, %brilliant, %awesome, %perfect, %lovely, %just great, %how lovely
`,
};
