// What these acts are done with.
const VEHICLE = `(train|trains|bus|buses|car|cars|lorry|lorries|truck|trucks|tram|tube|van|taxi|metro|subway|bike|vehicle|semi)`;
const HEIGHT = `(bridge|roof|rooftop|balcony|window|cliff|building|tower|ledge|overpass|viaduct|flyover|multistorey|skyscraper|block|floor|storey|pier)`;
const ORDINAL = `(third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|top|tall|high|highest|car|park|tower|office|bedroom)`;
const PILLS = `(pills|pill|tablets|tablet|meds|medication|paracetamol|painkillers|antidepressants|ibuprofen|sedatives|xanax|insulin|tylenol|sleepers|capsules)`;

/** Frames that make an act of what is otherwise an accident, a chore or a figure of speech. */
const LEAN = `(want to|wants to|wanted to|wanting to|like to|love to|going to|decided to|planning to|plan to|about to|ready to|trying to|tried to|
  tempted to|urge to|urges to|easier to|better to|me to|myself to|close to|i will|i would|id|i might|i could|
  could just|should just|rather|
  what if i|notice if i|care if i|feel like|see myself|picture myself|looking into|(think|thinking|thought|
  thoughts|dream|dreaming|fantasise|fantasize|
  fantasising|idea|considered) (of|about)|imagine|imagining|imagined|considering|considered|picture|picturing)`;

/**
 * Acts that end a life, whatever stands around them: the verb in all its forms with the object that
 * kills. Not reviewed by a psychologist.
 */
export const acts = `
# Before, under, off, out of
(throw|throwing|threw|thrown|fling|flinging|flung|hurl|hurling|hurled|chuck|chucking|chucked|launch|
  toss) myself [out|right|straight] (in front of|under|underneath|
  beneath|off|off of|out of|out|into|onto|on|from) [a|an|the|that|this|my|some] [moving|passing|oncoming|
  speeding|nearest|next] [${ORDINAL}] (${VEHICLE}|${HEIGHT}|traffic|tracks|rails|river|here)
(jump|jumping|jumped|leap|leaping|leapt) (off|off of|from|out of|out) [a|an|the|that|this|my|
  some] [${ORDINAL}] ${HEIGHT}
(jump|jumping|jumped|leap|leaping|leapt) [out] (in front of|under|before|onto|on to|into) [a|an|the|that|
  some] [moving|passing|oncoming|speeding|next] (oncoming ${VEHICLE}|train tracks|tracks|rails|traffic)
(jump|jumping|jumped|leap|leaping|leapt|step|stepping|stepped) [out] (in front of|under) [a|an|the|
  that] [moving|passing|oncoming|speeding|next] ${VEHICLE}
(step|stepping|stepped) off the (ledge|edge|roof|parapet)
${LEAN} (step|stepping|jump|jumping) off the platform, (walking|stepping) in front of the (8|9|7|6|first|next|
  last|express|train)
${LEAN} (walk|walking|step|stepping|run|running) [out|straight] (in front of|into|under) [a|the|an] [moving|
  passing|oncoming|speeding] (${VEHICLE}|traffic)
# By one's own hand
(shot|shooting|gas|gassed|gassing|hanged|hung|drowned|poison|poisoned|poisoning|offed|topped|unalived|suffocate|
  electrocute) myself
(do|did|doing|done) away with myself, (commit|committed|committing) suicide
(put|putting|puts) an end to (my life|my own life|it all|myself|everything)
(put|putting|stick|fire) (a|the|one) bullet (in|into|through) (my|me)
(blow|blowing|blew|blown) (my [own|fucking] (brains|head) (out|off)|out my brains)
(put|putting|hold|holding|held|point) (a|the|my) gun (to|in|against) my (head|mouth|temple)
(slit|slitting|slash|slashing|slashed|cut|cutting|open|opening|opened) [open|up] my [own] (wrists|throat|veins|jugular)
# What is swallowed
(take|taking|took|taken|swallow|swallowing|swallowed|down|downing|downed|neck|necking|necked|pop|
  popping) (the whole|a whole|an entire|the entire|a handful of|
  a (bottle|box|packet|load|bunch|fistful) of|loads of|every|every single|every last) [bottle|box|packet|pack|
  strip|jar|load] [of] [my|the|those|these|sleeping] ${PILLS}
(swallow|swallowing|swallowed|down|downing|neck|necking|took|${LEAN} (take|taking|took)) all [of] (my|the|these|
  those|mum is|dad is) [sleeping] ${PILLS}
all [of] [my|the|these|those] ${PILLS} (at once|in one go|together)
(drink|drinking|i drank|i almost drank|i nearly drank|${LEAN} drank) [some|the|rat] (bleach|antifreeze|
  weedkiller|drain cleaner|poison)
(take|taking|took|swallow|swallowing|drinking|drink) [rat] poison
# The car, the gas
(crash|crashing|crashed|wreck|wrecking|total|wrap) (my|the|this) (car|van|truck) .. (on purpose|deliberately|
  intentionally)
${LEAN} (drive|driving|steer|steering|swerve|swerving|veer|veering|crash|crashing|plough) [straight|my car|
  the car|my bike] (into|off|at|under) [a|an|the|that|some|oncoming|on coming] (${HEIGHT}|${VEHICLE}|wall|tree|
  barrier|ditch|river|lake|
  lamppost|pillar|road|traffic|oncoming ${VEHICLE}|oncoming lane)
(turn|turning|turned|leave|leaving|left) the gas on and .. (sleep|bed|die|never|lie)
${LEAN} (stick|put|sticking|putting) my head in the oven
# Never to have been
never (have|having) been born, (wish|wished) [that] i (was not|were not) [ever] born, (hate|regret|loathe|
  despise) (being alive|being born|existing|that i was born|that i am alive)
can not live [like this] (anymore|any more|any longer), (just|please) let me die, (wish|hope|want) (someone|
  somebody|something|anyone) [would|to] [just] kill me
(today|tonight|tomorrow) is the (day|night) i die, i will not be alive (by|on|after|next|come|tomorrow|at)
see me again after (tonight|today|tomorrow), done living, by my own hand
how to (hang|kill|drown|shoot|overdose) (yourself|oneself|myself), can not i (just drop dead|drop dead|
  just die), if i had a gun, welcome (a heart attack|death|a stroke|cancer|an aneurysm)
(wish|hope|pray) [that] i (would get|could get|had|got|get) (cancer|a heart attack|an aneurysm|a stroke|
  something terminal), (mother|mum|mom|parents) (had never|never) had me
(going to|will) jump (tomorrow|tonight|today), i am ending it [all|tonight|now], (jump|jumping) (off|
  from) (something|somewhere|anything) [really|very] high, kill me in my sleep
(hate|hated|disappointed|gutted|sad) [that] i woke up [this morning|again|today], wish i (would|had) died (in|
  with|that|instead|then), should have been me (who|that) died, i should have died (in|that|instead|with|then)
want (someone|somebody|you|them) to (shoot|kill|strangle|end) me, (tried|wants|wanted|going|threatened|
  threatens) to (shoot|hang|drown|poison|gas|unalive|stab) (himself|herself|themselves|themself)
(gun|barrel|pistol) in my mouth, (drove|driving|drive) (into|off) [a|the] [${VEHICLE}|${HEIGHT}|tree|wall|
  road] (on purpose|deliberately), i swallowed (bleach|antifreeze|poison|weedkiller)
`;

/** The same words in sport, on holiday, in kitchens and in figures of speech. */
export const harmlessActs = `
(jump|jumped|jumping) into the (river|sea|lake|pool) to (save|rescue|swim|cool), dead asleep, (hung|hang|
  hanging) myself a, ending it (with|there|here), woke up (at|late|early|so|before|with), (wake|
  waking) up (early|before|so early|at (three|four|five|six|seven|eight|half|noon))
(jump|jumping|jumped|leap|leaping|leapt) (off|from|out of) [a|an|the|that|this] [${ORDINAL}] ${HEIGHT} [and|
  right|straight] (into|in) [a|the|my|some] [blue|deep|cold|warm|foam|big] (sea|pool|lake|water|pit|snow|hay|
  ocean|river|net)
(jump|jumping|jumped) (off|from|out of) [a|an|the|that|this] [${ORDINAL}] ${HEIGHT} .. (parachute|bungee|
  harness|zip line|rope on|wingsuit|abseiling|video game|stunt)
(bungee|stunt|base|parachute|abseil) (jump|jumping|jumped) (off|from|out of) [a|an|the|that] ${HEIGHT}
(shot|shooting|shoot) myself in the (foot|feet), (gassed|poisoned) myself (with|cleaning|on|eating|by)
(drowned|drowning|drown) myself in (coffee|work|emails|tea|ice cream|chocolate|wine|paperwork|netflix|perfume|tasks)
(anyone|anybody|no one|nobody|someone|somebody|he|she|they|boss) .. (put|holding|held|putting) a gun to my head
(is|was|it) like (drinking|taking|swallowing) poison
(not|never) (wake|waking) [up] (before|so|too|early|late|until|in the middle|at (two|three|four|five|six|seven|
  half|noon))
(cat|kitten|dog|bird|squirrel|thief|burglar|hero|character) .. (jumps|jumped|leapt|jumping|fell) (off|from|
  out of|out) [the|a] ${HEIGHT}
(commit|committed|committing) (career|social|political|commercial|professional|financial) suicide
(took|take|taking|swallowed|swallow|down) all [of] (my|the|those|these) ${PILLS} (on time|as prescribed|
  this morning|with (breakfast|food|water|dinner|lunch)|at (breakfast|eight|nine|bedtime|lunch)|every (day|
  morning|evening)|the (doctor|vet|gp))
(finish|take|taking|took) the whole (course|packet|strip|box|bottle) of (antibiotics|vitamins|probiotics)
`;
