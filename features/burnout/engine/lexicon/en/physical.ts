/** Bodily complaints, disturbed sleep and appetite, in English. */
export const physical = `
shoulders [are] [up] (by|around|near|at) my ears, (up|awake|wide awake) at (2|3|4|2am|3am|4am|two|three|four|
  half) [am|in the morning|staring at the ceiling]
$SITE (is|are|has been|have been|feels|feel) [all] in (bits|knots|shreds|bits since|ribbons)
$SITE like (concrete|lead|rocks|bricks|balloons|stone|jelly|wood)
# Pain, by site
headache, headaches, migraine, migraines, stress headache, tension headache, tension headaches
head (is|was|keeps|has been|been|feels like it is|) (pounding|splitting|throbbing|killing me|
  hurting|spinning|aching|banging|paining|pulsing|hammering|thumping|about to explode|exploding|
  bursting|going to explode|in a vice|hurts|aches|heavy)
(pounding|splitting|throbbing|banging|thumping) (head|headache|headaches)
chest (pain|pains|tightness|is tight|feels tight|hurts|tight|was tight|heavy|heaviness|pressure|
  feels heavy|gets tight|tightening|tightens|is heavy|constricted)
tight chest, tightness in (my|the) (chest|throat)
(weight|pressure|elephant|brick|band) (on|around|in|across) my chest
(neck|shoulder|back|lower back|upper back|jaw|knee|wrist|joint|muscle|body|hip|arm|leg|abdominal|
  nerve|chest|eye|tummy|stomach|foot|hand|elbow|shoulders|muscular|ear|head|finger|heel|ankle|
  pelvic|rib|tooth) (pain|pains|ache|aches|tension|spasm|spasms|cramps|stiffness|strain|soreness|
  trouble)
backache, back ache, stomachache, stomach ache, tummy ache, toothache, bellyache, neck ache
(stiff|sore|aching|locked|clenched|knotted|tense|tight|swollen|painful|throbbing|burning|stinging|
  heavy|numb|cramping|cramped|dry|itchy|tingling|puffy|inflamed|stinging|raw|scratchy|bloodshot|
  achy) [lower] (neck|shoulders|shoulder|back|jaw|legs|muscles|wrists|wrist|hands|feet|knees|knee|
  throat|eyes|joints|head|fingers|hips|arms|ankles|temples|calves|spine|heels|body|chest|stomach|
  belly|bones|skin)
$SITE [is|are|was|were|feels|feel|felt|keeps|keep|kept|has been|have been|been|all|gone|went|has|
  have] (hurts|hurt|hurting|aches|ache|ached|aching|killing me|stiff|stiff as a board|sore|locked|
  locked up|tight|clenched|tense|seized up|seized|throbs|throbbing|throb|burns|burn|burning|
  shaking|shake|shook|trembles|tremble|trembling|tingle|tingling|numb|in knots|knotted|churning|
  churns|churned|upset|heavy|like lead|twitches|twitch|twitching|paining|pains|stinging|swollen|
  cramping|cramped|cramps|spasming|in spasm|in agony|in bits|in ribbons|in pieces|wrecked|
  giving out|gave out|buckled|buckling|acting up|playing up|flared up|out|on fire|rigid|
  like concrete|like jelly|pounding|pulsing|drumming|bad again|weak|wobbly|in tatters|in shreds|
  itching|itchy|in pain|creaking|cramp|blistered|banjaxed|bloated|doing somersaults|tender|
  crippling me|screaming)
pain in (my|the|both|his|) [lower|right|left|upper] $SITE
(pain|ache|ache|sharp pain) (shooting|running|radiating) (down|up|through), aching all over
ache all over, (sore|hurts|hurting|aches) all over, everything (hurts|aches|is sore)
body (aches|is aching|hurts|is sore|is giving out|pain|pains|is broken|is in pieces|ache|
  is failing|is giving up|is screaming|wrecked)
cramps, cramp, spasms, muscle spasms, sciatica, slipped disc, trapped nerve, repetitive strain
carpal tunnel, tendonitis, tendinitis
(clenching|clenched|clench|grinding|grind|ground|gritting) (my|the) (jaw|teeth)
(jaw|teeth) (clenched|clenching|grinding), bruxism
knots in (my|the) (stomach|back|shoulders|neck|belly)
(knot|pit|hole|butterflies|stone|lump) in (my|the) (stomach|throat|belly|gut|chest)
lump in my throat, (stomach|stomachs) in (knots|bits), tummy in knots
(churning|knotted|nervous|dodgy|turning|unsettled|sick) (stomach|tummy|belly|gut), butterflies all
stiff (all over|everywhere), joints ache, growing pains
# Heart and breath
palpitations, arrhythmia, tachycardia, irregular heartbeat
heart (racing|pounding|is racing|was racing|races|raced|pounds|pounded|is pounding|palpitations|
  flutters|fluttering|skips|skipping|skipped|will not slow|hammering|hammers|thumping|thumps|
  going like|in my throat|in my mouth|beating so fast|beating fast|beats fast|beating out|jumping|
  jumps|starts racing|going mad|going crazy|was pounding|is going|going a mile|leaping)
(racing|pounding|thumping|hammering|fast|rapid) (heart|heartbeat|pulse), pulse racing
short of breath, shortness of breath, out of breath, breathless, breathlessness, shallow breathing
(can not|could not|hard to|struggle to|struggling to|difficult to|unable to|barely|trouble|
  difficulty) (breathe|breathe properly|catch my breath|get air|breathing|get a breath|
  take a deep breath|get enough air)
hyperventilating, hyperventilated, gasping for (air|breath), dizzy, dizziness, dizzy spells
lightheaded, light headed, light headedness, room (is|was|keeps|kept|started) spinning, woozy
faint, fainted, fainting, (nearly|almost) (fainted|passed out|blacked out), blacked out, vertigo
(blurry|blurred|blurring) vision, vision (blurred|blurs|goes blurry|blurry), seeing spots
# Stomach, skin, immune
nausea, nauseous, nauseated, queasy, feel sick, feeling sick, felt sick, makes me (feel|) sick
sick to my stomach
(physically|literally|almost|nearly|being|been) sick (from|with|before|every|in|at|of worry)
threw up, throwing up, <throw> up, vomited, vomiting, <vomit>, puking, puked, retching, gagging
upset stomach, indigestion, heartburn, acid reflux, reflux, acidity, gastritis, gastric, ulcer
ulcers, mouth ulcers, ibs, irritable bowel, diarrhea, diarrhoea, the runs, loose motions
constipated, constipation, bloated, bloating, stomach (problems|issues|trouble|cramps|bug from)
shaking (all|like|with|uncontrollably|so), shaking, shaky, shaky hands, trembling, tremors, tremor
the shakes, the jitters, quivering
hands (are|were|keep|was|kept|would not stop|will not stop|started|) (shaking|trembling|sweating|
  cold|clammy|shaky|tingling|numb|shook|shake)
sweating (buckets|all|through), sweating, sweats, sweaty palms, clammy
(break|broke) (out|) (into|in|out in) a (cold|) sweat, cold sweat, cold sweats, night sweats
hot flushes, hot flashes
blood pressure (is|was|has|) (high|up|through|sky high|spiking|spiked|shot up|rising)
high blood pressure, hypertension, high bp, bp (is|) high, tinnitus, ringing in (my|the) ears
ears (ringing|are ringing|keep ringing|buzzing), eye (twitch|twitching|strain)
eyelid (twitching|twitches|twitch), eye (is|keeps|kept|will not stop|has been) twitching
twitching (eye|eyelid), rash, rashes, hives, eczema, psoriasis, acne flare, breakouts
skin (breaking out|is a mess|flared|flare up), shingles, cold sores, cold sore, allergies flaring
hair (is|keeps|has been|) (falling out|thinning|coming out|coming out in), losing (my|) hair
hair loss, always (ill|sick|coming down with), constantly (ill|sick), (sick|ill) all the time
keep getting (sick|ill|colds|infections), (one|another) (cold|infection|bug) after another
run down and sick, immune system, bags under (my|the) eyes, dark circles, eye bags, puffy eyes
(eyes|face) (puffy|swollen|bloodshot|burning|stinging|sunken), chills, feverish, <lose> my voice
lost my voice, voice (is|has) (gone|going|cracking|hoarse), hoarse, pins and needles, tingling
tics, biting my nails, bitten my nails, nails (bitten|bitten down)
(picking|picked) (at|) my (skin|cuticles), missed (my|a) period
periods (are|have gone) (all over|irregular|haywire), hot and cold
weight (has|is) (dropped|dropping|gone up)
(lost|losing|gained|put on|dropped|gaining|putting on|shed) [so much|some|a lot of|a few|ten|five|
  six|two|three] [kilos of|pounds of|of] (weight|kilos|pounds|kgs|a stone|stone|stones)
clothes (hang|hanging|hanging off), body (is|has) (failing|shutting down|given up|breaking)
# Sleep
insomnia, insomniac, sleepless, sleeplessness, sleepless night, sleepless nights, sleep deprived
sleep deprivation, (lack|loss) of sleep, no sleep, zero sleep
(not|hardly|barely|little|so little|almost no|very little|two hours|not much) sleep
sleep (is|has been|was) (terrible|awful|broken|a mess|rubbish|poor|bad|shot|gone|all over|
  disturbed|patchy|wrecked|impossible|in bits|not coming|shocking|non existent|fragmented|
  light and broken|ruined)
sleep (will not|does not|would not|did not) come
(disturbed|disrupted|broken|interrupted|restless|fitful|patchy|poor|bad|terrible|awful|rough|
  rubbish|fragmented|crap|shitty|lousy|horrible) (sleep|night|nights|night is sleep|sleeping|
  sleeps)
sleep (problems|issues|trouble|troubles|disturbances|disturbance|disorder|difficulties)
not (sleeping|slept|sleeping well|been sleeping|getting sleep|getting any sleep|
  getting enough sleep|sleeping properly|getting much sleep)
not able to (sleep|eat|fall asleep|rest|get sleep)
unable to (sleep|eat|fall asleep|stay asleep|switch off at night)
(can not|could not|can hardly|can barely|can never|struggling to|struggle to|hard to|trouble|
  difficulty|difficult to|problems|impossible to|failing to) (sleep|fall asleep|stay asleep|
  get to sleep|eat|eat anything|keep food down|stomach food|sleeping|falling asleep|
  staying asleep|getting to sleep|get back to sleep|drop off|nod off|get any sleep|swallow|eating|
  face food|face breakfast|get a wink|finish a meal|keep anything down)
do not (sleep|eat) [at all|well|much|properly|anymore|enough]
(did not|never) (sleep|eat|get to sleep|get any sleep|get much sleep) [a wink|at all|well|much|
  anything|last night|properly|again|either]
(did not|have not|not) (sleep|slept|get|got|had|have) (a wink|a proper night is sleep|
  a full night|a decent night|a good night is sleep|a proper meal|a single hour)
have not (slept|eaten|had a proper meal|been sleeping|been eating) [properly|in|well|since|much|
  for|a|all|right|today|yet|enough]
not a wink, not slept, without sleep
on (no|zero|two hours|three hours|four hours|little|barely any|minimal) [hours|of] sleep
<sleep> (badly|poorly|terribly|horribly|so badly|like crap|like shit|awfully|terrible|bad|
  three hours|four hours|two hours|three|four|two|maybe|an hour|five hours|in fits|in bits|
  on and off|lightly and|with one eye|with pills|so little|very little|barely|about three)
(barely|hardly|scarcely|never|rarely) (sleep|slept|sleeping|eat|eating|ate|eaten|touch|touched|
  touching) [my|food|anything|dinner|lunch]
(sleeping|eating) (less|badly|poorly|terribly|too little|rubbish|nothing)
(awake|up) (all night|until|till|at 3|at 4|at three|at four|half the night|since three|since four|
  since 3|since 4|at 2|at two|at five|from three|from four|for hours|every night|
  most of the night|in the night|at 5|through the night|all hours|before five|again at)
wide awake at
(wake|woke|waking|wakes|awake) [up] [again] at (one|two|three|four|five|six|1|2|3|4|5|1am|2am|3am|
  4am|5am)
(keep|kept|keeps) waking [up], lying awake, lay awake, lie awake, lying there awake, laid awake
lying in bed awake
(wake|woke|waking|keep waking|kept waking|wakes me|waken|awoke) [me] up (at|every hour|
  several times|in a sweat|in the middle|in a panic|sweating|screaming|with a|
  crying|gasping|before the alarm|all night|during the night|shaking|with my heart|drenched|every|
  five times|four times|three times|in the night|with a jolt)
woke (at 3|at 4|at three|at four|every hour|up every|at 2|at two|at five)
(3am|4am|2am|3 am|4 am) (again|wake|wakeups|wake ups|club|staring)
(keep|kept|keeping) me (up|awake) (at night|all night|at|until|till), keeps me awake
toss and turn, tossing and turning, tossed and turned, stare at the ceiling [all|until|at]
(one|two|three|four|five|1|2|3|4|5) [or|to|and a half] [four|three|five|half] (hours|hrs|
  hour) (of sleep|sleep|a night|last night|of broken sleep|max|if that|per night)
nightmare, nightmares, night terrors, bad dreams
(dream|dreamt|dreaming|dreamed) (about|of) (work|spreadsheets|emails|my boss|the ward|the office|
  deadlines|the call queue|patients|customers|alarms|the kitchen|tickets)
(work|stress) dreams, dreaming about work, exhausted but (wired|can not sleep)
(tired|exhausted) but wired, oversleeping, sleeping (all day|fourteen|twelve|too much)
(melatonin|zopiclone|ambien|sleeping pills|sleeping tablets|temazepam|nytol|sleeping pill) (to|
  just|again|every|tonight|last|and still|for)
# Appetite and coping by substances
no appetite, zero appetite, lost (my|all) appetite, loss of appetite, little appetite
(poor|low|reduced) appetite
appetite (is|has|) (gone|vanished|disappeared|zero|non existent|left me|low)
not eating [properly|well|much], not eaten [properly|all|since|today|a], not hungry, never hungry
(skipping|skip|skipped|missing|missed) (meals|lunch|dinner|breakfast) [again|every|three|for]
barely eat, forget to eat, forgot to eat, forgetting to eat
food (makes me|tastes of nothing|tastes like cardboard|turns my stomach|will not go down)
(off|gone off) my food
living (on|off) (coffee|caffeine|ibuprofen|painkillers|toast|paracetamol|crisps|biscuits|
  energy drinks|red bull|takeaways|junk)
(stress|comfort|binge|emotional|over) eating, overeating, bingeing, binging, binged (on|again)
eating (my feelings|everything in sight|rubbish|junk|too much|non stop|for comfort|crap)
drinking (too much|more than|every night|to cope|to sleep|more)
drink (every night|to sleep|to cope|to forget|too much|myself to sleep)
(bottle|glass) of wine (every|a) night, chain smoking
smoking (more|too much|twice|like a chimney|again)
(third|fourth|fifth) (painkiller|ibuprofen|paracetamol)
popping (painkillers|ibuprofen|paracetamol|pills for)
`;
