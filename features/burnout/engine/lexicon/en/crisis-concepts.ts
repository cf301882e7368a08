import type { CrisisConcepts } from '../crisis-concepts.ts';
import { games } from '../game-names.ts';
import { acts } from './crisis-acts.ts';

/**
 * What crisis wordings in English are put together from, in our own words. Not reviewed by a
 * psychologist. Each list answers one question; which of them together mean danger stands in
 * `crisis-composition.ts`.
 */
export const concepts: CrisisConcepts = {
  gone: `${acts}
# To die
die, dying, be dead, being dead, i died, i were dead, i was dead, my death, death, my own death, end up dead, drop dead
dead (father|mother|dad|mum|mom|wife|husband|me), in the ground, in my grave, six feet under, in a coffin, my funeral
# By one's own hand
suicide, (kill|killing|hang|hanging|shoot|shooting|drown|drowning|end|top|topping|off|offing|unalive|delete) myself
(end|ending|ended|take|taking|finish|finishing|do) (it|it all|my life|my own life|things|everything|myself in)
(jump|jumping|step|stepping|walk|walking|drive|driving) [off|in front of|into|out in front of] (the edge|
  the train|a train|
  traffic|the river|the sea|a tree|a wall|the bridge|a bridge|the roof|the path of)
# Not to wake
(not|never|without|stop) [ever] [have to|having to|need to] (wake|waking|woken|wake up|waking up|open my eyes)
i woke up [again|at all], woke up again, (makes it|made it) to christmas
(fall asleep|sleep|sleeping|go to sleep|drift off|slept) .. (forever|for good|and never|and not|for ever|
  and stay there|do not come back|
  never come back|without waking), (kind of|sort of) sleep, the long sleep, eternal sleep
close my eyes (for good|forever|and)
# Not to be
no longer (existing|living), (stop|stopping) existing
(not|stop|stopping|never|without|cease) [to] (exist|existing|be here|being here|be alive|being alive|being|
  be born|been born|living|breathing|be around|
  being around|be on this earth|live|be anywhere), stop living, not around anymore, be gone, being gone
cease to be, non existence, nothingness, oblivion, be no more
# To leave the world
(leave|leaving|exit|exiting|check out|checking out|quit|quitting|resign|resigning|log off|logging off|log out|
  bow out|slip out|opt out|clock out|escape|escaping|
  disappear|disappearing|vanish|gone|go|step out|get off) [of|from|out of] (this life|life|this world|the world|
  this earth|the earth|this planet|existence|the planet|being alive|for good|permanently)
(join|joining|be with|being with|see|follow|following) (dad|mum|mom|him|her|them|my dad|my mum|my mom|
  my brother|my sister|my son|my wife|my husband) (again|soon|
  up there|in heaven|on the other side|in the ground|where he is|where she is), the other side, not make it (to|
  past|through) [the] (christmas|spring|summer|new year|morning|birthday|
  end|thirty|forty|fifty|next year), (make|making|made) it to (christmas|thirty|forty|fifty|my next), (see|
  reach) (thirty|forty|fifty|christmas|next year|another spring|the spring)
# An accident, an illness, a heart that stops
(truck|lorry|bus|car|train|plane|lightning|ferry|ship|boat|lift|ceiling|bullet|cancer|illness|disease|
  heart attack|stroke|tumour|tumor|wave|accident|crash|aneurysm|virus|
  bridge|roof|scan|lump|results) .. (hit me|hits me|took me|takes me|take me|went down|goes down|go down|
  with me on|with me in|got me|gets me|run me|ran me|missed me|missed|crushed me|
  flattened me|to get me|comes back bad|collapsed|sank|crashed|crashes|crash|finish me|finished me|fatal|
  terminal|did it|do it for me|on top of me|sorts it)
heart [would|to|could|will|just] (stop|stopped|give out|gave out|stops), terminal (diagnosis|illness|cancer)
something (terminal|fatal), (something|anything) happened to me, be (hit|run over) by
god [would|to] (take|takes|took) me, take me [home|already|now], hit by a (bus|truck|car|train)
(scan|results|biopsy|test|tests|lump|diagnosis) .. (bad|terminal|badly|positive|the worst), (be|being) (buried|
  cremated), buried in, my (burial|headstone|coffin|grave|obituary), the end of me, (simply|just) (was|
  were) not here, not here in the morning
tomorrow .. (does not|did not|never) (come|came|arrive|arrived|happen|happened), no tomorrow, not (have|be) (a|
  any) tomorrow, people who die, (after|when) (you|we|people) die, after death, (hurt|hurts) to die
dying (hurt|hurts), become (a star|an angel|dust|nothing), (scan|doctor|test|tests|results|mri) .. (finds|find|
  found|shows|show) .. (something|nobody|cancer|terminal|fatal)
`,
  away: 'disappear, disappearing, vanish, vanishing, go away, leave, be gone, end, stop, rest, sleep, an end, quiet, silence, peace, switch off, go, log off, fade, way out, run',
  forGood: `
forever, for good, for ever, permanently, permanent, once and for all, (of|from|off) (this|the) (world|earth|
  planet), this life, never come back, never be found, no coming back
last (time|night|page|entry|day|morning|goodbye|christmas), for the last time, eternal, never wake
without a trace, one way, (off|from) the face of the earth
`,
  drawn: `
# Wish
want, wants, wanted, wanting, wanna, wish, wishing, wished, hope, hoping, hoped, pray, praying, prayed, rather
prefer, long for, longing, yearn, crave, if only, would like, envy, jealous of
would trade, swap places, beg, begging, ask god, dream of, dreaming of, daydream, looking forward to, ready to
ready for, waiting to, waiting for, can not wait to, love to, long to
# Relief
relief, relieved, (would|might|could|will) (be|feel|sound|almost be) (nice|easier|better|best|a relief|simpler|
  kinder|good|lovely|restful|a mercy|a blessing|peaceful|fine|okay|ok|the answer|a way out)
(feels|feel|sounds|sound|seems|seem|looks|look|is|are|felt|seemed|sounded) [like] [a|the|more|so|almost|
  pretty] (peaceful|comforting|calm|restful|appealing|inviting|easier|relief|nice|
  good plan|answer|solution|tempting|kind|beautiful|only peace|better), comfort, comforts me, comforting
soothes me, soothing, calms me, calm, (brings|gives) me (peace|calm|comfort|relief), easier than this, peace
# Indifference
(would|do|will|did|could) not (mind|care|fight|fight it|be bad|be so bad|be sad|be sorry|bother me|scare me|
  matter|swerve|move|be the worst|complain|resist|brake|scream), not be the worst, does not scare me
no longer scares me
not afraid of, not scared of, disappointed, disappointment, would not even, okay with, ok with, fine with
fine by me, indifferent, so be it, do not mind, not mind, gutted that, pity it, shame it, part of me
# Thought
think of, think about, thinking of, thinking about, thinking abt, think abt, thought of, thought about, thought
thoughts of, thoughts about, the thought, the idea, idea of, ideas about, keep imagining, imagine, imagining
imagined, fantasise, fantasising
fantasize, fantasizing, picture, picturing, wonder, wondering, wondered, considered, considering, contemplate
contemplating, flirting with, toying with, crosses my mind, crossed my mind, in my head
more and more, lately, what if, selfish, is it wrong, cannot stop thinking, intrusive, urge to, urges to
been googling, scares me how, tempted
grateful, thankful, i would just be, glad, welcome it, a gift, beautiful, tidy
googled, googling, looked up, searched, curious whether
`,
  ready: `
(lack|find|need|have|had|got|missing) [is] [the|only] (courage|guts|nerve), the courage, the guts, (picked|set|
  chosen|got|have|chose|circled) [already] (a|the|my) (day|date|way|night|spot|place), only the courage
know which (night|day) [it|it is], nobody suspects, no one suspects, it is tonight, it will be over
`,
  resolved: `
decided, decided to, made up my mind, my mind is made up, it is settled, is settled, planning, my plan
the plan, plan to, going to, gonna, about to, tonight, after payday
know how, know when, know where, rehearsed, the night is
`,
  absent: `
without me, my absence, my funeral, after my funeral, after me, after i (go|am gone|leave|die|have gone), [when|
  once|if|because|until|for when|now] i (am|was|were) (gone|dead|out of the way|out of it|out of the picture|
  out of their lives|no longer here|no more|under the ground), (when|once|if) i (go|die|died|disappeared|
  vanished|stopped existing|passed|ceased)
i (am|was|were) (not|no longer) (here|around|there|alive|in it|in the world|in their lives), (when|once|
  if) i (will|would|do) not (be here|be around|exist|wake up|come back|come home)
me (gone|dead|out of the way|out of the picture), if i (had never been|was never) born, never existed
stopped turning up, my death
(would|will) (cry|grieve|be sad|be upset|mourn|miss me) .. (month|week|while|bit|then|days), not (need|
  be needing) (them|it|any of it|these|this) [anymore|any more|where], where i am going, (much|nothing|
  anything) left to (sort|sort out|deal|clear), not be much left, (nobody|no one|so nobody|
  so no one) has to (chase|find|deal|clean|sort), (not|never) .. (mess|loose ends|trouble) (after|for|behind)
i (simply|just) (was|were) not (here|around|there)
`,
  eased: `
better, better off, happier, easier, lighter, relieved, relief, free, at peace, breathe, breathe easier, rest
manage, manage fine, cope, be fine, do fine, get on, get over it, move on, get by
(no one|nobody|who|would anyone|would anybody|barely anyone) .. (notice|notices|noticed|care|cares|miss|misses|
  come|cry|look|remember|lose|grieve|show up|turn up|ask), (not|never) (notice|miss me|miss a|even notice|
  look for me|change a|mourn)
one less (mouth|problem|burden|worry|bill|thing), save them, spare them, save everyone, money, insurance
the payout, (not|nothing) [would] (change|be lost|matter|be different|stop|be missing), any mess
could stop worrying, stop worrying, get their life back, get her life back, get his life back, a favour
a favor, sleep at night, finally rest
better life, (live|lives|be) (better|happier|lighter), a better life
`,
  noMore: `
(no|not|cannot|can not|could not|can hardly|do not) .. (see|find|think of|have|got|point|reason|reasons|want|
  bear|stand|face|take|handle|carry on|point in|feel like|know how to|know why|remember why|worth|handle|do|
  interested in)
(tired|sick|exhausted|fed up|weary|done|finished|through|bored) (of|with|by|from) [all|this|the|this whole|
  just], give up on, given up on, giving up on, gave up on, lost (the|my) (will|reason|wish|desire|point)
no reason, no point, no will, no purpose
nothing (keeps|ties|holds|holding|keeping|tying|left) [me] [to|in|for], nothing left [for me]
what is the point [of|in], why (bother|keep|go on|am i|carry on|stay), do not see (myself|me|the point|
  a reason), not built for, not made for, not meant for, run out of reasons, is not worth, not worth
`,
  life: `
living, being alive, alive, life, my life, this life, existing, existence, stay alive, staying alive
go on living, keep going, going on, on this earth, in this world, this world, on this planet, to live
keep breathing, be here, being here, another day, tomorrow at all
a future, stay here, staying here, carry on living, another year, another birthday, stay on this, waking up
`,
  noWay: `
(only|one) (way out|way left|exit|door|option left|escape|thing left|solution left|solution|way to stop|
  way this ends|way it stops|road left), no (way|other way) out, no way forward, no exit, dead end
cannot get out, see no way, no other option, trapped
`,
  tether: `
(what|thing|reason|one|only|all that|who) [that] [is] [still] (keeps|keeping|holds|holding|kept|ties|stops|
  stopping|stopped) me [still] (here|alive|from going|from doing it|from ending|from leaving|in this world|
  from jumping|on this earth)
(only|still) (here|alive) (because|for|thanks to), if it (was|were) not for (the|my|her|him|
  them) .. i would (be gone|not be here|have done|be dead)
`,
  farewell: `
(they will|she will|he will|everyone will|you will) (be alright|be all right|be fine|be ok|be okay|manage) (now|without me)
(wrote|written|writing|write|left|leaving|recorded|recording|drafted|sent) .. (note|notes|letter|letters|card|
  cards|goodbye|goodbyes|video|message|messages|something) (for|to) [each|my|the|every|all|them|her|him|
  everyone|mum|mom|dad]
(letter|letters|note|notes|message|messages) (for|to) (each|my (kids|children|parents|wife|husband|mum|mom|dad|
  sister|brother)|the kids|mum|mom|dad|everyone|them|whoever), forgive me, please forgive, sorry for everything
i am sorry [mum|mom|dad|everyone|all|kids], sorry to everyone, thank you for everything, thanks for everything
tell (her|him|them|everyone|my|mum|mom|dad|lou) .. (love|loved), i (love|loved) you all, (not|nobody) (blame|
  be sad|cry|your fault|anyone's fault|to blame), said goodbye, saying goodbye, goodbye everyone, goodbye
goodbyes, my goodbyes, (wrote|written|write) the letters, last (letter|note|page|message|entry|hug|words)
farewell, look after (each other|her|him|them|mum|mom|dad|my|the), take care of (each other|her|him|them|mum|
  mom|my)
almost time, it is time, not long now, nearly over, soon it will be over, when you read this
`,
  settled: `
passwords, the passwords, my will, the will, the beneficiary, beneficiary, life insurance, the deeds
bank details, account details, funeral plan, the paperwork, (put|putting|got|getting|left|everything|affairs|
  papers|things) .. in order, cleaned the flat, sorted everything, settled everything
(gave|given|giving|give|sold|handed) .. (away|cat|dog|truck|car|guitar|records|books|collection|clothes|things|tools|
  bike), [who] (will|to|would|can|could|asked .. to) (take|look after|keep|have|adopt|feed) [after] [my|
  the] (cat|dog|kids|plants|pets|children|rabbit|house)
(paid|prepaid|cleared|cancelled|canceled) .. (debts|everything|advance|through|rent|subscriptions|bills|funeral|
  sitter), they (will not|would not) (find|have to), keys (to|with|on|for), clean flat
(giving|gave|given|give) my .. away, (tore up|burned|burnt|shredded|deleted|wiped) .. (diaries|diary|journals|
  letters|photos|history|messages|accounts), where everything is, it feels tidy, chose my own (hymns|funeral|
  music)
`,
  calm: `
(nothing) (weighs on me|scares me|holds me) [any more|anymore]
[i] (feel|am|feeling) [so|finally|strangely] (at peace|light)
(a|this|such a) (strange|odd) (calm|peace)
`,
  means: `
pills, tablets, paracetamol, sleeping pills, sleeping tablets, painkillers, meds, insulin, poison, bleach
blade, blades, razor, razors, razor blade, rope, noose, belt, beam, gas, carbon monoxide, bridge, overpass
viaduct, flyover, ledge, rooftop, the roof, parapet, balcony, cliff, platform, the tracks, train tracks, rails
railway
gun, shotgun, pistol, rifle, knife, top floor, the multi storey, car park roof, window on the
oncoming (traffic|lane|lorry|lorries|trucks), steering wheel, the wheel, level crossing, a height, edge, (train|
  tube) (comes|came|pulls|arrives)
the bypass, the motorway, the bend, the river, let go of the wheel, my seatbelt, seat belt
`,
  prepared: '',
  lingering: `
(stash|stashed|stashing|hoard|hoarding|hoarded|saved|saving|collecting|collected|stockpile|stockpiling|counted|
  counting|count|hid|hiding|hidden|keep|keeping|kept) .. (behind|under|drawer|just in case|back of|most nights|
  every night|them all|in case|enough)
just in case, in case i, (how|working out how|work out how|wonder how|wondering how|calculated how|
  calculating how|thinking how) (high|many|long|far|quick|fast|easy|much it would), too long, a bit too long
longer than, looking down, look down, stared at, staring at, stare at, one step, i could just
it would only take, would take one, would be enough, would do it, lethal, ready to (jump|step|go)
thought about (jumping|stepping|letting go|turning|swerving|taking them all|driving), (thinking|think|
  dream) (of|about) (jumping|stepping|letting go|turning into|swerving|taking them), urge to (jump|step|swerve|
  drive|turn|take), (jump|jumping|swerve|swerving|step off|let go of the|drive into|drive off|turn into)
if i (jumped|swerved|stepped|took them all|let go|turned|took the lot), (take|took|taking|swallow|
  swallowed) (them all|the lot|all of them|everything|the whole|a whole), when i (am|feel) (brave|ready)
find the courage
if i [just] closed my eyes, let go of, closed my eyes (on|at|while|driving), just to see, without looking
(knowing|know) (it|its|they|that it|that they) (is|are|there) [there], knowing its there, calms me
counted the (floors|storeys|steps|seconds), at the last (second|minute|moment), sped up
`,
  harm: `
(cut|cutting|cuts|burn|burning|burned|burnt|scratch|scratching|scratched|hit|hitting|punch|punched|punching|
  hurt|hurting|bite|biting|bit|harm|harming|harmed|pinch|pinched|pinching|starve|punish|punishing|carve|
  carved) (myself|my arm|my arms|my thigh|my thighs|my wrist|my wrists|my leg|my legs|my skin|my stomach|my hip|
  my hips|my own)
(blade|razor|lighter|scissors|glass|knife|needle|compass|cigarette|cigarettes|nails) .. (thigh|thighs|arm|arms|
  wrist|wrists|skin|leg|legs|hip|stomach), (cuts|scars|marks|burns|scratches|lines) (on|along|down|across|
  up) (my|the inside) [arm|arms|wrist|wrists|thigh|thighs|leg|legs|hip|stomach], (head|fist|fists|forehead|
  knuckles) .. (wall|door), picked my skin, pull my hair, self harm, self harmed
`,
  meant: `
on purpose, deliberately, to feel, to cope, to calm, to punish, as punishment, to stop (the|thinking|feeling|
  crying), until (it|they|i) (bled|bleeds|bleed|bled|bruised|see), till (it|they|i) (bled|bleed|bleeds|bruise)
in the bathroom, in the shower, where (no one|nobody|it does not|the uniform|my sleeves|the sleeves) ..
(nobody|no one) (knows|sees|asks|notices), long sleeves, under my sleeves, hide it, hiding it, hide them
again, relapsed, relapse, started, back to, when i (mess up|fail|screw up|get it wrong|argue|cry)
because i (deserve|failed|messed), urge, urges, helps, the only (thing|way), deserve it, clean for, wanted to
want to, feels better, relief, secretly, promised
`,
  deed: '',
  intent: '',
  dear: `
(my|a|our|the) [best|little|big|older|younger|old|ex] (friend|brother|sister|mum|mom|mother|dad|father|son|
  daughter|cousin|aunt|uncle|nan|gran|grandma|grandad|grandpa|husband|wife|partner|boyfriend|girlfriend|ex|
  colleague|coworker|neighbour|neighbor|flatmate|roommate|housemate|student|pupil|niece|nephew|mate|boss|
  teammate|kid), one of (my|our) (students|pupils|friends|kids|colleagues|nephews|nieces|brothers|sisters), dad
mum, mom, someone i love
`,
  theirDanger: `
(texted|sent|messaged|wrote|left|posted|emailed|rang|called) [me|us|the] [group|family] [a|to say|to] (goodbye|
  goodbyes|suicide note|goodbye note|farewell|sorry for everything), her phone is off, his phone is off, (wants|
  wanted|going|ready|threatened|threatening|trying|tried|threatens|talking about|talks about|
  talked about) [to] (die|dying|end it|ending it|jump off|jumping off|not be here|suicide|
  (kill|killing|hang|hanging|end|ending|hurt|hurting|cut|cutting) (himself|herself|themselves|themself|his life|
  her life|their life|it all|his own life|her own life)), (does|did|do) not want to (be here|live|be alive|
  wake up|exist), (has|got|his|her|their) .. (pills|tablets) .. (counted|saved|hidden|ready|out), (took|taken|
  swallowed) (all|a handful|a bottle|an overdose|too many|a load|everything), (is|was) on (the|a) (bridge|ledge|
  roof|balcony|edge)
(is|was) suicidal, (cutting|hurting|harming) (herself|himself|themselves), cuts on (her|his|their)
no reason to live, tried to kill, overdosed
(is|was|sounds) (tired of|sick of|done with|fed up with) (living|life|being alive), tired of living
done with life, (wants|ready) to go (for good|home to god)
`,
  elsewhere: `(${games})
film, movie, (the|a|my|this|good) book, novel, cake, series, episode, game, level, boss fight, song, play
character, article, news, podcast, documentary, campaign, awareness, training course, seminar, lecture
exhibition, museum
holiday, vacation, trip, travel, travelling, flight home, annual leave, on leave, maternity, retirement, retire
retiring, new job, new role, new team, new flat, new house, moving, resigned, resignation, notice period
leaving do, transfer, promotion, secondment
the company, client, clients, deadline, meeting, standup, sprint, project, server, laptop, phone battery
printer, app, release, ticket, backlog, spreadsheet, conference, presentation
recipe, kitchen, onion, onions, cooking, pharmacy, prescription, blood pressure, antibiotics, vet, (grandma|
  gran|nan|dad|mum|mom|grandad) is (pills|tablets|meds|prescription), hay fever, headache, allergy
boats, boat, photos, photo, pictures, view, views, harbour, harbor, sightseeing, tourist, tourists, painting
sunset, sunrise, fireworks, hike, hiking, climb, climbing, fishing, kayak, engineers, construction, scaffolding
shaving, gym, bike, football, match, season, marathon, plant, plants, garden, tattoo
until the (1st|2nd|3rd|4th|5th|6th|7th|8th|9th), from monday, next sprint, handover, out of office
rain, sunset, stars, the birds, pension, salary, visa, mortgage, parking, insurance claim
this (company|office|report|city|town|building|school|hospital|firm|app|group|chat), flatmates, housemates, roommates
`,
  parting: `
(cleared|clearing|packed) (my|the) (desk|locker|office), (handed|turned) in (my|the) (badge|keys|laptop|pass|
  uniform), last day (at|in|on|with) (the|my|this),resigned, resignation, handed in my notice, notice period
new job, new role, new place, leaving do, holiday, vacation, annual leave, moving to, moved to, moving house
retire, retiring, retirement, maternity, sabbatical, transfer, transferred, redundancy, my (flight|trip)
leaving the (company|firm|job|team|school|hospital|office), handover
(said|saying|say) goodbye to [my|our|the] (year|class|team|students|pupils|shift|regulars|customers|clients|office|desk|
  colleagues|interns)
`,
  asked: `
(asked|asks|asking|ask) [me|us] (about|if|whether|had i|do i|did i), (form|questionnaire|survey|nurse|doctor|gp|
  screening|hr) .. (asked|asks|asking|about)
`,
  denied: `
none, never, no i do not, i do not, i have not, i said no, said no, not at all, not once, ticked no
answered no, of course not, no and
`,
  reserve: `
but, lied, lie, although, except, sometimes, lately, maybe, not sure, almost, used to, yes, not true, i wish
`,
  idiom: `
(patient|patients) (in|from) (bed|room|bay|ward|cubicle|resus|a and e) .. (took|swallowed|cut|tried|jumped)
(mile|miles|km|marathon|hill|squats|burpees|treadmill|spin class|crossfit|reps) .. (wanted to|want to|ready to) die
(social|personal|private|real|working|work|professional|love|sex|city|adult|family|battery|shelf|student|daily|
  everyday|night|campus|corporate|office|dream|married|new|long|whole|half|good|best|slow|easy|quiet) life
life (insurance|style|story|hack|hacks|coach|admin|balance|expectancy|cycle|goals|of the|jacket|drawing)
lifestyle, work life, life work
in my life, of my life, for life, time of my life, for the life of me, get a life, that is life, my whole life
all my life, never in my life, late in life, way of life, quality of life, cost of living, standard of living
living room, for a living, make a living, living (with|in|at|alone|near|together|off|on|for) , living the
(thought|think|feared|swore) [that] [i|we|he|she] (was|were|would|might|will|am) [going to|gonna] die
nearly died, could have died, afraid of dying, scared of dying, fear of death, do not want to die (before|
  without|in), die (for|of|trying|hard|from), dying (to|for|of), to die for
(end|finish|leave|start|quit) (the|my) (day|week|month|shift|year|meeting|call), end of, in the end, at the end
week end, (sleep|slept|sleeping) (better|well|badly|in|late|through|on it), rest of, the rest, leave (early|
  late|work|on|the|for|it|home|at|me alone), bridge (loan|the gap), gas (station|bill|prices), new lease
pain killers for, be gone for (a|two|three|the) (week|weeks|day|days|weekend|hour)
kill for, standing on the bridge (watching|with|and|in), better (than|at|now|today|this|that), feel better
go away for the, last time (i|we), for the last time this, top floor meeting, on the edge of my seat, dead line
(my|the) (phone|laptop|battery|car|plant|fish|goldfish|printer|server|kettle|fridge|dishwasher) .. (die|dying|
  dead|died|life)
rather die than (present|do|sit|eat|attend|listen|write|use|wear|read|watch|ask|sing|dance|cook), would die for a
way out of (this|the|that) (meeting|car park|contract|building|project|call|chat|city|loop|maze|garage|lease)
(won|played|lunch|left) without me, without me (singing|knowing|noticing|realising|asking|having|there to sing)
`,
};
