import type { CrisisFamily } from '../source.ts';

/** Crisis wordings in English, in our own words; not reviewed by a psychologist. */
export const crisis: Record<CrisisFamily, string> = {
  imminent: `
(going to|gonna|will|about to|planning to|decided to|tonight i will|plan to) (kill myself|end it|
  end my life|end it all|take my life|take my own life|hang myself|jump off|overdose|
  do it tonight)
(saved|saving|hoarding|stockpiling|stockpiled|collected|hidden|counted|bought) [up|all|enough|my|
  the|a] [the|my|of] (pills|tablets|rope|gun|meds|medication)
(wrote|written|writing|left) [a|my|the] (suicide note|goodbye note|goodbye letter|goodbye letters|
  note to my|letters to my)
suicide note, goodbye letter
(picked|chose|chosen|set|choose) (a|the) (date|day|way|method|bridge) [to die], said my goodbyes
saying my goodbyes, i know how i (will|would) do it, have a plan to (die|kill|end)
(took|swallowed) (all the|a handful of|a bottle of|too many|all my) (pills|tablets|meds)
standing on the (bridge|ledge|roof), looked up (ways|how|methods) to (die|kill|end)
`,
  explicit: `
(kill|killing|hang|shoot|drown) myself, kms, unalive [myself]
(want|wanted|wanna|wish|wishing|ready|rather|like|going|prefer|hoping|deserve|thinking about|
  thought about|thoughts of|think about|thoughts about|dreaming of|feel like) [that] [to] [i|be|
  was|were] (die|dying|dead|be dead|not be alive|not exist|stop existing|disappear forever|
  not wake up|never wake up|never been born|end it all|end my life|end it|cease to exist|
  be gone forever|death|ending it|ending my life|ending it all|suicide|harming myself|
  hurting myself)
better off dead
wish i (was dead|were dead|would die|could die|had never been born|was never born|did not exist|
  could disappear forever|could just die|would not wake up|could sleep forever|could not wake up)
wish i had (died|never been born)
(do|does|did) not (want|wanna|wish) to (be alive|live|exist|wake up|be here anymore|go on living|
  go on|keep living|live anymore|be in this world)
(not|never) (want|wanna) to (be alive|live|exist|wake up), not want to live
(tired|sick) of (living|being alive|existing|life itself)
no (reason|point|will) (to|in|for) [me] [to] (live|living|go on|going on|be alive|being alive|
  continue|continuing|exist|wake up|stay alive|keep living|keep going)
nothing (to live for|left to live for), life (is not|is no longer|isnt|not) worth (living|it)
not worth living, (end|ending|ended|take|taking|took) (my|my own|her own|his own|their own) life
end it all, ending it all
if i (died|die|did not wake up|disappeared|were dead|was dead|was gone|were gone|ceased to exist|
  never woke up) [tonight|tomorrow|today|nobody|no one|everyone]
(go to sleep|fall asleep|sleep) and (never|not) wake [up], never wake up [again]
hope i (do not wake|never wake|die|do not make it), not wake up [tomorrow|again|in the morning]
(better off|better|happier|easier|relieved) (without me|if i was gone|if i were gone|
  if i was dead|if i were dead|once i am gone|if i was not here|if i died)
(no one|nobody) would (miss me|notice if i|care if i|even notice if|miss), no way out
see no way out, only way out, attempted suicide, suicide attempt, my attempt
tried to (kill myself|end it|end it all|end my life|take my life|overdose|die), survived (an|my|a) (attempt|suicide)
suicidal thoughts, suicidal ideation
(cut|cutting|burned|burnt|burning|hurt|hurting|harm|harming|harmed|scratched|hit|
  bit) myself [on purpose|again|last night|yesterday|tonight|to feel|deliberately|intentionally]
self harm, self harmed, self harming, selfharm, self injury
(burned|cut|burnt|hurt|slashed|scratched) my (wrist|wrists|arm|arms|thigh|thighs|leg|legs|
  skin) [on purpose|again|last|to feel|deliberately]
relapsed into cutting
(wants|wanted|going|threatened|threatening|tried|trying) to (kill|end) (himself|herself|
  themselves|his life|her life|their life)
(he|she|brother|sister|friend|mother|father|son|daughter|colleague) .. (is suicidal|
  took an overdose|took a handful|wants to die|attempted suicide|tried to kill)
`,
  topical: 'suicide, suicidal, overdose, overdosed',
  soft: `
want to (disappear|vanish), wish i could (disappear|vanish|just disappear), not be here anymore
will not be here (next|tomorrow|much longer|for), when i am gone, after i am gone
what is the point of (living|life|being alive)
(can not|do not want to) go on [anymore|any more|like this], can not do life anymore
give up on life, given up on life, (asked|wondering) (me|) if (it hurts to die|dying hurts)
does dying hurt, make it all stop, want it all to (stop|end)
be a burden to my (family|kids|parents)
`,
  cue: `
goodbye, goodbyes, farewell, sorry (everyone|mum|mom|dad|to my|for everything|all), forgive me
my will, giving away (my|all), gave away (my|all), (picked|chose) a date, no (reason|hope|future)
(burden|weight) (to|on) (everyone|my|them), nobody would (miss|notice|care)
no one would (miss|notice|care), take care of my (cat|dog|kids|mum), not be around
last (time|entry|message|goodbye), end of the line, disappear, want to disappear, on purpose
pills, bridge, hopeless, no future, in order, forever, will not be here, tired of pretending
`,
  affairs: '',
  topic: `
film, movie, book, novel, series, episode, lecture, class, course, campaign, awareness, prevention
training, article, news, podcast, documentary, statistics, rates, report, seminar, hotline poster
poster, character, play, song, study, research, workshop, squad, of coffee, of spreadsheets
of chocolate, of meetings, of cuteness
`,
  decoy: `
(die|died|dying|dead) of (laughter|laughing|boredom|embarrassment|hunger|thirst|curiosity|heat|
  cold|shame|cuteness)
(die|died|dying|dead) (laughing|inside of laughter|for a coffee|for a|to see|to know|to try|
  to meet)
dying to, (see|get|have|one|read|hear) .. (i will|i would|i might|id) die, i will die ha
(boss|deadline|meeting|commute|heat|shoes|back|head|job|shift|feet|traffic|project|client|
  spreadsheet|exam|waiting|suspense|stairs|heels|kids|mum|mother|wife|husband|gym|workout|this|it|
  that|they|she|he) (is|are|will|would|might|was|were|is going to|is gonna) [kill|killing|be|
  going|literally|absolutely] [the|to] [kill|killing|death of] me
(kill|kills|killed|killing) (me|time|two birds|the lights|the engine|the mood|the process|it on|
  the server|the app|the vibe|the switch|the joke)
kill for a, killer, killing it
(battery|phone|laptop|line|server|joke|plant|plants|car|engine|conversation|chat|party|meeting|
  project|trend|printer|wifi|grandmother|grandma|grandfather|grandpa|dog|cat|aunt|uncle|fish|
  goldfish|hamster|neighbour|neighbor|actor|singer) .. (dead|died|dying|dies|passed away)
dead (battery|line|end|weight|pixel|tired|beat|on my feet|on time|serious|quiet|easy|good|funny|
  slow|zone|right|lock|heat)
drop dead (gorgeous|date), over my dead body, deadline
(to|scared|bored|worked|frozen|tickled) death, bored to death, sick to death
disappear (to|into|for) (a|the|my|greece|weekend|beach|mountains|cabin|woods|week|few|bali)
disappear .. (holiday|vacation|weekend|beach|island|cabin)
cut myself (shaving|on|cooking|chopping|while|with a|with the|opening|peeling|slicing|some slack|
  off)
hurt myself (at the gym|running|playing|falling|lifting|skiing|moving|doing|on the|in the)
burned myself (on|with the|cooking|ironing|making|taking)
(burned|cut|hurt) my (hand|finger|tongue|arm|thumb|knee|back|leg) (on the|cooking|making|at|
  playing|on a|chopping|while|lifting|running|with the|in the)
to die for, suicide (squad|prevention|awareness|hotline), political suicide, career suicide
said goodbye to (the|my team|colleagues|our|a|everyone at|the intern|the kids)
goodbye (party|drinks|lunch|card|cake), leaving party
never (thought|considered|had thoughts) (of|about) (suicide|killing myself|hurting myself|dying|
  ending)
no (suicidal|suicide) (thoughts|ideation|plans)
`,
};
