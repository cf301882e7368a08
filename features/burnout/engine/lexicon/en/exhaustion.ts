/** What the writer can no longer do. */
const CANNOT = `(can not|could not|can no longer|can barely|can hardly|could barely|could hardly|
  unable to|not able to|struggle to|struggling to|struggled to|find it hard to|
  finding it hard to|do not have the energy to|no energy to|barely manage to)`;
/** Keeps words with an everyday sense ("fried rice", "broken lift") apart from states. */
const STATE = `(am|are|was|were|feel|feeling|felt|been|completely|totally|absolutely|utterly|so|
  mentally|emotionally|physically|properly|pretty|beyond|proper)`;

/** Tiredness, missing energy and overload, in English. */
export const exhaustion = `
(makes|made|making|make|left|leaves|had) me (cry|crying|weep|sob|in tears|want to cry|want to scream|
  want to weep), (took|takes|taking|sucked|drained) everything (out of|from) me
low as (anything|hell|ever), everything feels (grey|gray|heavy|pointless and grey), (one|another) more (email|
  call|ticket|meeting|ping|shift) and i will (scream|cry|snap|explode|lose it|break)
(fell|falling|fall|fallen|went|going) to (bits|pieces), in bits, past coping, on my (knees|last legs), (nothing|
  not much) (left|more) (to give|in me), running on (fumes|empty|caffeine|coffee|adrenaline|vapour)
brain (is|=|like|feels like) [like] (soup|mush|jelly|porridge|custard|mashed potato|sludge|scrambled eggs|
  cotton wool), brain soup
# Tiredness
(wake|woke|waking|wakes|awoke) up [already|still|even] [more] (tired|exhausted|knackered|drained|shattered|wrecked|worn out)
exhausted, exhaustion, exhausting day, tired, tiredness, tiring day, sleepy, fatigued, fatigue
weary, weariness, drained, drains me, draining me, drained me, sapped, depleted, worn out
worn down, worn thin, worn to (a frazzle|the bone), wearing me (out|down), wears me (out|down)
wore me (out|down), <tire> me out, <exhaust> me, wipes me out, wiped me out, wiping me out, wiped
wiped out, knackered, shattered, zonked, pooped, frazzled, whacked, bushed, tuckered out
cream crackered, banjaxed, ^goosed, ^bolloxed, ^bollocksed, puggled, ^done in
(am|are|was|feel|just|so|completely) done in, ^fit to drop, ready to drop, ready to collapse
(am|are|feel|completely|totally|absolutely|so) toast
${STATE} (fried|cooked|beat|broken|crushed|spent|shot|crispy|done for|flattened|finished|ruined|
  destroyed|battered|mangled|pummelled|hammered by)
^dead, ^dead beat, dead tired, dog tired, bone tired, bone weary
bone deep (tired|exhaustion|tiredness), tired to (my|the) (bones|bone|core), dead on (my|our) feet
asleep on (my|our) feet, out on my feet, dead inside, half dead, half asleep, ^wrecked
(a|an|such a|complete|total|absolute|nervous|emotional) (wreck|mess), a zombie
like (a|the) (zombie|walking dead|living dead|corpse|ghost|wrung out|limp) [sponge|rag|cloth]
(a|the) shell of (myself|my|a), shell of (myself|my|who), a shadow of (myself|my|who), wrung out
hollowed out, run down, run ragged, ran ragged, run into the ground, running myself (ragged|into)
running (on|off) (empty|fumes|nothing|caffeine|coffee|adrenaline|no sleep|willpower|autopilot and)
on empty, on my knees, on our knees, on my last legs, burned out, burnt out, burnout, burn out
burning out, burnt to a crisp, burned to a crisp, burning the candle, tapped out, maxed out
ground down, beaten down, flat out, all used up
(sleepwalking|dragging|dragged|hauling|crawling) (through|myself|out of|to|into) [my|the|a|out|to|
  through|every|each] [day|days|shift|shifts|bed|work|week]
drag myself, dragged myself, dragging myself
(crawled|crawl|fell|collapsed|flopped|crashed) (into|onto|on) [the|my] (bed|sofa|couch|floor)
crashed out, passed out (on|in|as), nodding off, nodded off, dozing off, dozed off
(eyes|eyelids) (keep|kept|are|were|will not) (closing|shutting|drooping|stay open)
(can not|could not) keep my eyes open, fighting sleep, yawning (all|through|nonstop), bleary eyed
lethargic, lethargy, sluggish, groggy, listless, run off my feet, rushed off my feet
(legs|head|body) (gone|has gone|have gone|is gone|are gone|giving out|gave out|like lead|
  feel like lead|is shutting down|has given up)
legs (like|feel like) (jelly|lead|concrete), my get up and go
# No energy
no (energy|strength|fuel|gas|stamina|spoons|juice|oomph|reserves|bandwidth) [left|for|to]
(have|has|got|had|zero|lost|lack|lacking|little|low on|low|not much|drained of|running low on|
  short on) (no|zero|all|any|my|of|the|) (energy|strength|stamina|spoons|bandwidth|oomph)
do not have (the|any|enough|) (energy|strength|bandwidth|spoons|headspace|capacity) [left|for|to]
not (enough|an ounce of|a drop of|a scrap of|an atom of|a shred of) (energy|strength|spoons)
(energy|strength|stamina) (is|has|levels) [are|has] (gone|low|zero|at zero|flat|rock bottom|
  on the floor|drained|vanished|left me)
low energy, no energy, out of (energy|steam|gas|juice|fuel|puff|spoons|battery|reserves)
ran out of (energy|steam|gas|juice|fuel|puff), running out of (energy|steam|gas|strength)
(nothing|not much|little) left [to give|in the tank|in me|of me], nothing in the tank
(empty|bare) tank, tank is (empty|dry|bare), running dry, run dry
(my|social|internal|emotional|personal) battery (is|has|was|at) [been] (flat|empty|dead|drained|
  zero|gone|low|in the red|not charging|run out|five percent|one percent)
battery (at|on) (zero|one percent|five percent|1|2|3|5), social battery (dead|empty|drained|gone)
${CANNOT} (get out of bed|get up|get going|get started|stand up|stay awake|keep awake|function|
  face|drag myself|get off the sofa|get through|lift my head|keep my eyes open|even shower|
  get dressed)
too (tired|exhausted|drained|wiped|knackered|shattered|weak|worn out) (to|for)
too (tired|drained|exhausted)
# At the limit, overload
can not (take|handle|do|bear|deal with|manage|sustain|stick|face|stand|continue) (it|this|that|
  anymore|any more|another|much more|much longer|any longer|one more|the pace|the pressure|
  all this) [anymore|any more|much longer|any longer|longer]
can not (cope|keep up|keep going|keep doing this|carry on|hack it|go on like|deal) [with] [it|
  this|anymore|any more]
can not take (any|much) more, can not even, can not anymore, can not do [this|it] anymore
can not go on like this
(can not|could not) (stop working|switch off|relax|unwind|catch up|wind down|turn my brain off|
  turn off|rest|disconnect|keep up|cope|function|face|stop crying|handle|deal|let go of work|
  get work out of my head|stop thinking about work|clock off)
do not know how (much longer|much more|long|to cope|i will cope|i am going to cope|i keep going|
  to keep going|i am still standing) [i can]
how much (longer|more) (i can|of this) [take|keep|i can]
(more|not much more) than i can (take|handle|cope|bear|manage|carry), not coping, am not coping
barely (coping|functioning|surviving|keeping up|holding on|hanging on|holding it together|
  standing|awake|afloat|getting by|upright|keeping my head above water|scraping by|
  hanging in there|cope|alive|human)
(just|only) about (coping|surviving|holding|hanging), just surviving, survival mode
surviving (not|rather than) living, hanging (on|in) by (a thread|my fingernails|my fingertips)
hanging by a thread, holding on by (a thread|my fingernails), clinging on, hanging on by
struggling
<struggle> (to cope|to keep up|to get|to function|so much|hard|badly|with|through|today|at work|
  mentally|a lot|again|these days)
struggling (to|with) [cope|keep up|get|function|focus|concentrate]
at (my|the) (limit|limits|breaking point|wits end|end of my rope|end of my tether|edge|wit is end|
  lowest|lowest ebb|low ebb)
wits end, wit is end, end of (my|the) (rope|tether|line), over my limit, past my limit
beyond my limit, pushed (to|past|beyond) (my|the) (limit|limits|edge|breaking point)
(reached|reaching|hit|hitting|past|passed|near|nearing|close to|beyond|at|approaching) (my|a|the|
  breaking|our) (limit|wall|breaking point|rock bottom|limits|point|saturation point|ceiling)
hit (a|the) wall, hit rock bottom, breaking point, rock bottom, saturation point, maxed
about to (snap|break|explode|crack|lose it|burst|collapse|break down|drop|blow|implode|cry|crash|
  keel over|boil over|scream)
(ready|close|closer|one|two|this close|inches|near) (to|from|away|email away|step away) [from|
  to] (snap|snapping|break|breaking|collapse|collapsing|give up|a breakdown|breakdown|
  breaking down|cracking|losing it|crack|burnout|burning out|tears|exploding|scream)
on the (edge|brink|verge) [of] (tears|a breakdown|collapse|breaking|burnout|burning out|
  a meltdown|cracking|giving up|)
(nearly|almost) (snapped|broke down|lost it|cracked|collapsed|cried|burst into tears)
falling apart, fell apart, falling to pieces, fell to pieces, going to pieces, in pieces, in bits
coming apart [at the seams], coming undone, unravelling, unraveling, cracking up
at bursting point, cracking under, buckling under, crumbling, crumbled, crumpled, caving in
going under, <collapse>, collapsing, collapsed (on|into|in) (my|the|bed), imploding
losing my grip, losing it, fraying
too much (for me|to handle|right now|lately|on my plate|to carry|to bear|on me|to do|work for|
  going on|at once)
(it is|this is|everything is|work is|was|been) [all] (too much|a lot), all too much
(so|too) much on my plate, plate is (full|overflowing), so much on my plate
weight of (the|it all|everything) [world], carrying (the|too much|everything|everyone)
everything on my shoulders, (have|has) had enough, had enough, up the wall, overloaded, overworked
overwhelmed, overwhelming, overwhelm, overextended, overstretched, overburdened, overcommitted
overstimulated, stretched (thin|too thin|to the limit|to breaking), spread too thin, swamped
snowed under, drowning, ^sinking, buried (in|under|alive), underwater
(keep|keeping) my head above water, head (just|barely|) [above] water, treading water
in over my head, (up to|over) my (neck|eyeballs|ears|eyes|head|elbows), out of my depth with
inundated, bogged down, weighed down, loaded down, under the cosh, under it, inundated with
crushed (by|under), crushing workload, suffocating under, running around like
(workload|pace|pressure|caseload|rota|load) (is|are|was|has become|feels|been) (crushing|killing|
  too much|unbearable|overwhelming|insane|brutal|inhuman|unsustainable|relentless|crazy|
  impossible|unmanageable|mad|suffocating|killing me)
(unbearable|unsustainable|crushing|inhuman|impossible|unmanageable|insane|crazy) (workload|pace|
  pressure|caseload|rota)
doing the (work|job) of (two|three|four|five), (chasing|chase) my (own|) tail, no let up
(back to back|non stop|nonstop) (meetings|calls|shifts) [all|with|and]
no time to (breathe|pee|eat|think|even)
not a (minute|second|moment) (to breathe|to think|to myself|to sit), firefighting all
working (all hours|round the clock|myself into|myself to death|every hour)
work myself (into|to death|to the bone), killing myself (with work|at work|working)
# The day itself
(brutal|rough|gruelling|grueling|punishing|relentless|hellish|horrible|awful|terrible|tough|
  hectic|long hard|hard|exhausting|tiring|draining|stressful|nightmare|crappy|shitty|bad|
  horrendous|mad|manic|crazy|dreadful|rubbish|miserable|rotten|shite|ghastly|torrid|killer|
  soul draining|shocking|savage|chaotic|insane|never ending|grim|difficult|heavy|trying) (day|
  week|shift|month|sprint|term|night shift|quarter|few days|few weeks|morning|afternoon|
  night at work|evening at work|weeks|days|shifts|stretch|semester|service|one today|time of it|
  time at work)
(day|week|shift|month|morning|afternoon|night|service|term|today) (was|is|has been|have been|were|
  felt|been) (brutal|rough|gruelling|grueling|hellish|exhausting|tiring|draining|stressful|hell|
  horrible|a nightmare|awful|tough|terrible|relentless|manic|a killer|savage|dreadful|torture|
  grim|horrendous|a slog|hard|mental|shocking|murder|chaos|a long one|endless|hectic|difficult)
(day|week|shift|month) from hell, what a (day|week|shift) [from hell], hell of a (day|week|shift)
(everything|it all|work|getting up|getting dressed|each task|every task|every email|
  answering the phone) (feels|is|takes|seems|has become|became) [like] (an effort|such an effort|
  a struggle|a slog|a battle|a mountain|uphill|too hard|heavy|hard work|a huge effort|exhausting|
  draining|an uphill)
(an|a) (uphill|constant|daily) (struggle|battle|slog)
`;

/** Stress, fear, irritability, tears and low mood, in English. */
export const emotionalStrain = `
# Stress and nerves
stressed, stressed out, stress, stressing [out], stressful, stressy, stresses me [out]
stress head, (taking|too much|so much|full|lot of|getting|with) tension
tension (because|due|only|is|yaar), tensed, mood (is|) off
under (so much|a lot of|too much|constant|immense|huge|intense|heavy|a ton of|massive|enormous|
  tremendous|great) (stress|pressure|strain)
(emotional|mental|psychological|nervous|constant|considerable|enormous) (strain|exhaustion|
  fatigue|toll|distress|drain|overload|burden)
taking (its|a) toll, takes (its|a) toll, took (its|a) toll, under (pressure|strain), pressured
pressure (is|keeps) (crushing|killing|mounting|building|getting to me|relentless|too much)
(getting|got|gets) (to me|on top of me|me down), on top of me, getting me down, weighing on me
weighs on me, eating (away at|at) me, doing my (head|nut|box) in, does my head in, did my head in
wrecking my head, melting my head
my head (is|) (wrecked|melted|mashed|done in|fried|battered|gone|in bits|all over the place|
  up my arse|in a bad place|in the shed|not right)
anxious, anxiety, anxiety attack, anxiety attacks, anxiousness, panic, panics, panicking, panicked
panic attack, panic attacks, panicky, on edge, on tenterhooks, tense, ^tight as a drum, jittery
jumpy, ^nervous, nervy, nerves (are|were) (shot|frayed|jangled|in shreds|raw|gone|wrecked)
nerves (shot|frayed|on edge), a bag of nerves, bundle of nerves, ball of (anxiety|stress|nerves)
highly strung, strung out, wound up, wound [so|too] tight, keyed up, worked up, worried sick
worrying (all|constantly|about everything|non stop|myself)
worry (constantly|about everything|all the time|myself)
can not stop (worrying|overthinking|crying|thinking|shaking|ruminating|checking)
overthinking [everything|it], ruminating, ruminate, dread, <dread>, dreading, full of dread
(filled|sick) with (dread|worry|anxiety|panic|fear), terror, terrified (of|every)
scared (of going|of work|of monday|of opening|every|to open|to go|all the time), on high alert
hypervigilant, restless, agitated, fretting, <fret>, uneasy, distressed, ^frantic, frenzied
distraught, ^worried, like a coiled spring, pressure cooker, a ticking (time|) bomb
walking on eggshells, sense of (doom|dread), impending doom, (pit|knot) of dread
# Irritability
irritable, irritability, irritated (by|with|at) (everything|everyone|every|anything), so irritated
irritated, cranky, grumpy, ratty, crabby, tetchy, snappy, narky, short tempered, bad tempered
short fuse, (short|snappy|ratty|sharp|cross) with (everyone|the kids|my|everybody), foul mood
(bad|terrible|awful|rotten|black|stinking|vile) mood, biting (people is|everyone is|heads) heads
bite everyone is head off, no patience, zero patience, out of patience
patience (is|has) (gone|run out|worn thin|zero|at zero|thin|wearing thin)
(lost|losing|lose|running out of) [my|all] patience
(lost|losing|lose|almost lost|nearly lost|losing|keep losing) (my temper|my rag|it|my mind|
  the plot|my cool|my grip|my head|my shit|my marbles|control|the will)
<snap> [at], <snap> at (everyone|my|the|people|them|him|her|colleagues|anyone)
<yell> at (my|everyone|the kids|him|her|people|them)
<shout> at (my|everyone|the kids|him|her|people|them)
<scream> (at|into) (my|everyone|the kids|a pillow|my pillow|the pillow|him|her|people), blew up at
<blow> up at, <explode> at, flew off the handle, fly off the handle, blew my top, blew a fuse
on a short fuse, seething (all|with|inside), full of rage, so (much|full of) (rage|anger)
angry (all the time|at everything|at everyone|at the world|constantly), so angry all
(everything|everyone|every little thing|the slightest thing|everybody|anything|every noise|
  every sound) (annoys|irritates|sets|gets to|winds|bugs|makes me|gets on|pisses|grates) [me|on|
  my] [off|up|cry|angry|nerves]
going (crazy|insane|mad|mental|out of my mind|round the bend|up the walls|spare|postal|nuts|
  bonkers)
out of my mind
driving me (crazy|insane|mad|mental|up the wall|round the bend|nuts|to despair|to the edge|
  to tears)
drives me (crazy|insane|mad|mental|up the wall|round the bend|nuts|to despair)
drove me (mad|crazy|to tears), freaking out, freaked out, <freak> out, spiralling, spiraling
in a spiral, meltdown, melting down, melted down, having a meltdown, mental breakdown
nervous breakdown, breakdown, losing my sanity, losing my mind, at each end, at boiling point
boiling over
# Tears
<cry>, crying, cried, cry (in|every|at|all|myself|over|a lot|on|before|after), in tears, tears
tearful, teary, teary eyed, tearing up, teared up, weepy, <weep>, sobbing, sobbed, <sob>, bawling
bawled, blubbing, blubbered, <well> up, burst into tears, bursting into tears, floods of tears
break down (crying|in tears|every)
broke down (crying|in tears|in|at|on|today|again|when|over|and|after|sobbing), breaking down
(broke|reduced) (me|) (down|to tears)
(fighting|holding|choking|blinking|fought|held|held|swallowed|choked) back [the|my] tears
close to tears, near tears
(want|wanted|wanna|feel like|felt like|need) (to|) (cry|crying|scream|screaming|curl up|hide|sob|
  weep)
lump in my throat (again|from)
# Low mood
sad, sadness, saddened, miserable, misery, depressed, depression, depressing myself, <depress> me
down in the dumps, (in a|such a|a bit of a) funk, low mood
mood (is|has been) (low|rock bottom|in the gutter|on the floor|terrible|dark)
(feeling|feel|felt|been|am|so|very|pretty|really|a bit) (down|low|blue|numb|empty|hollow|awful|
  terrible|horrible|rotten|crap|crappy|like crap|like shit|shit|shite|rough|off|lost|hopeless|
  trapped|stuck|alone|lonely|dead inside|broken|fragile|raw|heavy|crushed|unwell|wobbly|flat|
  defeated|beaten|battered|bleak|grim|wretched|shaky inside|like death|like rubbish|overwhelmed|
  like a failure inside|ill with worry)
<feel> [so|really|very|pretty|completely|a bit|like|kind of|totally|just|quite|all|
  incredibly] (down|low|blue|numb|empty|hollow|awful|terrible|horrible|rotten|crap|crappy|shit|
  shitty|shite|lost|hopeless|trapped|stuck|alone|lonely|dead inside|broken|fragile|raw|weak|heavy|
  crushed|bad|unwell|flat|defeated|beaten|bleak|grim|wretched|like death|caged|cornered|
  invisible at work)
heartbroken, heavy hearted, heavy heart, devastated, gutted, unhappy, unhappiness, hopeless
hopelessness, despair, despairing, despondent, desperate, desperation, helpless, helplessness
powerless, empty inside, hollow, hollow inside, emptiness, numb inside, numb, numbness
dead inside, (nothing|empty) inside, gloomy, moody, melancholy, glum, forlorn, dejected, downcast
^bleak, morose, anguish, anguished, tormented, tortured, lonely, loneliness, ^defeated
suffocating, suffocated, ^trapped, cornered, like a caged, lost all hope, lost hope
(no|losing|lost|without) hope, (dark|bad|low) place, dark cloud, black dog, black hole
(a|this) (pit|hole) of, fallen (into|in) a hole, sinking feeling, doom and gloom
(do not|did not|can not|could not|hardly|barely|no longer) feel [any] (anything|joy|happy|
  like myself|happiness|alive|human|good|pleasure|well)
not (okay|ok|fine|well|happy|doing well|doing great|coping|myself|all right|alright|
  in a good place|in a good way|in a great place|right in myself|feeling great|feeling well|
  feeling good|feeling myself|feeling like myself|feeling okay|feeling ok|doing good|doing okay|
  doing so well|in the best place|holding up)
(far|nowhere near) from (okay|ok|fine|well), haven't been (myself|well)
have not been (myself|well|okay|right)
do not (feel|remember) (well|good|like myself|okay|right|human|the last time i) [smiled|laughed|
  felt|was happy]
`;

/** Concentration, memory and decisions, in English. */
export const cloudedThinking = `
${CANNOT} (think straight|think|think clearly|focus|concentrate|remember|remember anything|
  remember things|remember names|make decisions|make a decision|decide|process|read a|follow|
  take anything in|take it in|string a sentence|string two|string words|form a sentence|
  find the words|find my words|put a sentence|keep track|finish a sentence|finish a thought|learn|
  retain|pay attention|absorb|add two|get my thoughts|organise my|organize my|
  hold a thought) [properly|on|to|together|in|straight|anything|anymore|clearly|a sentence|
  of anything]
brain (fog|is fried|is mush|is dead|fried|is foggy|dead|is soup|is porridge|will not|is jelly|
  is scrambled|is not working|shut down|is full|has stopped|is melting|is melted|is goo|
  is cotton wool|is foggy|is scattered|is sludge|is offline|is shot|has melted|feels like|
  is broken|is cooked|cooked|mush|not working|refuses|is refusing|has shut down|is toast|
  is overloaded|freeze|freezes|froze|melted|keeps stalling|turned to|stopped working)
my brain, brain fog, mental fog, (in|through) a (fog|haze|daze), foggy, fuzzy headed, fuzzy, hazy
dazed, in a daze, scatterbrained, scatter brained, scattered, ^all over the place, spaced out
zoning out, zoned out, <zone> out, spacing out, <space> out, blanking, blanked, <blank> [out]
(mind|brain|head) (goes|went|is|was|keeps|keeps going|has gone|going) (blank|racing|foggy|mush|
  numb|elsewhere|a blur|fog|full of fog|full of cotton wool|buzzing|a mess|spinning with work|
  wandering|drifting|all over the place|like a sieve|somewhere else|cluttered|full)
(racing|intrusive) (mind|thoughts), thoughts (are|keep|were|will not stop) [racing|going|spinning]
mind racing, mind (will not|does not) (switch off|shut up|stop|rest|slow down)
memory like a sieve, (memory|mind|brain|head) is a sieve, asthenia, emotional lability, anhedonia
(memory|concentration|focus|attention) (is|has been|has) (terrible|shot|gone|awful|shocking|poor|
  failing|going|non existent|zero|in bits|slipping)
(poor|trouble|difficulty|problems|issues|loss of|lack of|reduced|low|impaired|
  struggling with) (concentrating|concentration|focusing|focus|thinking|remembering|
  making decisions|with memory|memory|with concentration|with focus)
forgetting (everything|things|names|words|what|stuff|appointments|basic|simple|where|to)
forgetful, forgetfulness, keep forgetting [things|names|words|everything]
i forget (everything|things|names|words|what|stuff)
<forget> (what i was|what i am|my own|the name of|why i|basic|everything|half|the simplest|simple|
  which)
(losing|lost|lose|keep losing) (focus|track|my train of thought|concentration|my thread|
  the thread|my words|words|my place)
slow on the uptake, (no|zero|lost all|gone is my) (focus|concentration|attention span), unfocused
^distracted, absent minded, ^confused, muddled, in a muddle, ^disoriented, decision fatigue
indecisive
(reread|re read|rereading|read|reading) the same (line|email|page|sentence|paragraph|thing|chart|
  message) [over|again|three|four|five|ten|twice|and]
staring at (the|my|a) (screen|wall|ceiling|monitor|cursor|blank|same|spreadsheet)
(stared|stare) (at|into) (the|my|a|space) (screen|wall|ceiling|monitor|cursor|blank|same|for)
making (silly|stupid|dumb|basic|careless) mistakes
(made|make) (silly|dumb|basic|careless) mistakes, (froze|freeze|freezing) up
<freeze> (when|in|at|whenever|mid), mental block, paralysed, paralyzed
i am terrified, am terrified, was terrified today
`;
