import type { CrisisFamily } from '../source.ts';
import { acts, harmlessActs } from './crisis-acts.ts';
import { decoys, topics } from './crisis-decoys.ts';
import { everyday, everydayDanger } from './crisis-everyday.ts';
import { byEar, daily, half } from './crisis-half.ts';
import { harm, harmlessHarm } from './crisis-harm.ts';
import { harmless, indirect } from './crisis-indirect.ts';

/** "want to", "thinking about", "better to": how a wish for death is introduced. */
const WISH = `(want|wanted|wanna|wanting|wish|wishing|wished|ready|rather|like|going|prefer|hope|hoping|hoped|deserve|(thinking|thought|think|thoughts|dream|dreaming|dreamt|fantasising|obsessing|idea|ideas|picture) (about|of)|
  fantasise|fantasize|longing|long|praying|pray|imagine|imagining|considering|considered|contemplating|
  contemplated|contemplate|
  picturing|urge|urges|tempted|planning|plan|better|easier|try|tried|trying|need|love|obsessed)`;

/** Crisis wordings in English, in our own words; not reviewed by a psychologist. */
export const crisis: Record<CrisisFamily, string> = {
  imminent: `
# Intent and plan
(going to|will|about to|planning to|decided to|plan to|intend to|have to|need to|ready to|
  determined to) (kill myself|end it|end my life|end it all|take my life|take my own life|
  hang myself|jump off|overdose|do it tonight|off myself|top myself|shoot myself|drown myself|
  gas myself|kms|unalive|slit my|crash my car)
(saved|saving|hoarding|hoarded|stockpiling|stockpiled|collected|collecting|hidden|hiding|counted|
  counting|kept|keeping|put) [up|all|enough|my|the|aside] [the|my|of|away|enough|those] (pills|
  tablets|meds|medication|insulin|sleeping tablets|sleeping pills|painkillers|antidepressants|
  sedatives|rope|noose|gun|blades)
(bought|got|have|buying|ordered) [a|the|some|enough] (rope|noose|gun|razor blades|pills to|
  tablets to|enough pills|enough tablets|poison)
(wrote|written|writing|left|leaving|typed|drafted|drafting|finished) [out|up] [a|my|the|some|
  all] [the|my] (suicide note|goodbye note|goodbye letter|goodbye letters|goodbyes|note to my|
  letters to my|letters to the|letters to everyone|last letter|last letters|final note|
  farewell letter|farewell|letters for my|letter for my|letter to my|letters for the|
  letters for everyone|last note)
suicide note, suicide notes, goodbye letter, goodbye letters
(rope|noose|gun|knife) (is|) (ready|in the|tied|on the bed)
(picked|chose|chosen|set|fixed|decided on|settled on|marked) (a|the|my) (date|day|method|
  bridge) [to die|for it|and]
(know|picked|chosen) which (bridge|train|tree|way i will go)
(know|worked out|planned|figured out|decided) [exactly] (how|where|when|which night|which day|
  which bridge) i (will|would|am going to) (do it|jump|die|end it|go)
(know|worked out|figured out) how to (die|end it all|kill myself|end my life)
(know|picked|chosen) which (night|day|bridge|train|tree)
said my last goodbyes
(said|saying|say) [my] goodbye to (everyone|everybody|them all|all of them|the world|life|my kids|
  this life)
i know how i (will|would) do it, have a plan to (die|kill|end), have a plan and
(took|swallowed|taken|swallowing|downed) (all the|a handful of|a bottle of|too many|all my|
  a load of|a whole|the whole|loads of|every) [packet|bottle|strip|box] [of] [my|the|those] [sleeping] (pills|
  tablets|meds|
  paracetamol|pill|tablet|painkillers)
(took|swallowed|taken|swallowing|downed) (an overdose|the lot)
(standing|stood|sat|sitting|went up|climbed|driving|drove|walked|walking) [up] (on|to|at|by|onto|
  along) [the|a] (edge|side|wrong side) [of] [the|a] (bridge|roof|rooftop|cliff|cliffs|overpass|platform|
  railing|railings)
(standing|stood|sat|sitting|went up|climbed|driving|drove|walked|walking) [up] (on|to|at|by|onto|
  along) [the|a] (ledge|railing|railings|parapet|tracks|train tracks|rails|platform edge|cliff edge)
(looked|looking|googled|googling|searched|searching|researched|researching|checked) [up|for|into|
  on] [how] (high|many|much|to|fast|long|ways to|methods|painless|lethal|fatal|the height) [the|
  pills|tablets|to|it] (die|kill|end|car park|bridge|drop|roof|building|tower|cliff|dose|ways|
  takes|of the bridge|method|paracetamol)
(how|googled how|looked up how) (high|many|much) [the] (car park|bridge|roof|building|tower|drop|
  cliff|pills|tablets|paracetamol|insulin) [it|is|i|would|the]
(tonight|tomorrow|this weekend|friday) (is the|will be the|it ends|it is over|i am gone|i end|
  i do it|i go) [night|last|day]
my (last|final) (entry|post|message|words|goodbye)
(my|the) (last|final) (day|night|entry|post|message|birthday|christmas) [here] (on earth|on this earth|ever|
  alive|of my life|
  i will see|i will have)
my (last|final) (night|birthday|christmas) [here]
`,
  explicit:
    byEar +
    `${indirect}${acts}${harm}${everydayDanger}
(platform edge|platform|tracks|bridge|ledge|river|water|edge) .. (looked|looks|seems|seemed) (inviting|tempting|
  peaceful|welcoming)
(i|just) [just|only] want it [all] to (stop|end) [all of it] (for good|forever), (living|life|being alive|
  existing|waking up) (feels|is|has become) [like] (a|my) (punishment|sentence|torture)
(burned|burnt|burn|burning|hit|hitting|bruised|starved) myself .. (on purpose|deliberately)
long sleeves so (nobody|no one|they) [sees|does not|do not], (locked|shut) (himself|herself|
  themselves) in .. (pills|tablets|rope|knife|gun)
[i] envy (the dead|dead people|those who are gone|people who have died), (said goodbye|saying goodbye|
  goodbyes) .. without (telling|them knowing|him knowing|her knowing|saying why)
(pray|praying|prayed|hope|hoping|wish) [every night] not to wake [up] [tomorrow|again], (every night|
  each night) [i] pray [i|not|to]
(called|rang|phoned|texted|spoke to|calling) (the samaritans|samaritans|988|lifeline|crisis line|
  suicide hotline|the crisis team)
(no|any) (future|tomorrow) for me, better if i (had never|was never|were never) [been] born, took more (pills|
  tablets|meds) than i should
(calls|calling|tells|telling|begging|begs) me to (jump|do it|end it|die|step off)
sleep .. (do not come back from|never come back from|do not wake up from|never wake up from|
  never wake from|do not wake from)
(that|and) there (is|be|was|were) no tomorrow [for me], no tomorrow for me
(hope|hoping|wish|wishing|pray|praying) .. (scan|tumour|tumor|lump|biopsy|results|diagnosis|
  cancer|heart) .. (nobody can|terminal|malignant|incurable|gives out|give out|stops|kills|
  no cure|untreatable)
(hope|hoping|wish|wishing) it is (terminal|cancer|malignant|fatal|incurable|something terminal)
(bridge|roof|ledge|window|tracks|river|balcony|rails|platform|cliff|water|pills) .. (calls|
  calling|calls to|whispers|pulls|invites|keeps calling|tempts) (me|to me)
(erase|delete|switch|turn|unplug) (myself|me) [off] (forever|for good|from the world|
  from this world|permanently)
(switch|turn) (myself|me) off for good
(scratched|dug|clawed|cut|burned|picked|bit|scratching|cutting) .. (till|until) (they|it|i) (bled|
  bleed|bleeds)
(till|until) i bled, draw blood on purpose, fresh cuts, (pumped|pump) my stomach (after|at)
(icu|intensive care|psych ward|hospital) after (the|my) (pills|overdose|attempt), my od
(he|she|they|brother|sister|friend|mother|father|mum|mom|dad|son|daughter|colleague|husband|wife|
  mate|cousin|flatmate|roommate|partner|boyfriend|girlfriend|student|
  neighbour) .. (texted me goodbye|texted us goodbye|sent me a goodbye|messaged goodbye|
  is on the roof|is on the ledge|is on the bridge|(is going to|wants to) jump (off|from|out)|
  will not stop saying goodbye|left a goodbye|locked himself in with|locked herself in with)
(thought|think|thinking|fantasised|fantasise|fantasize|dream|dreaming) about suicide
# Wish to be dead
(kill|killing|killed|hang|hanging|shoot|drown|drowning|poison|stab|top|topping|unalive|unaliving|
  delete|end) myself
kms, kys, unalive, neck myself, (off|offing) myself, top myself
${WISH} [that|just|to] [i|be] [could|was|were|had] (die|dying|dead|not (be alive|exist|be here|
  wake up|have to wake up|been born|being alive|being here|existing|live)|stop (existing|living|
  being alive)|(disappear|vanish|be gone|sleep) (forever|for good)|never (wake up|been born|wake)|
  end (it|my life|it all|up dead)|ending (it|my life|it all)|cease to exist|death|suicide|(harm|
  harming|hurt|hurting|cut|cutting|kill|killing) myself|(take|taking) my (life|own life)|
  no longer (exist|be here|be alive)|(go to sleep|sleep) (forever|and never)|(jump|jumping) off (it|this|here|there)|
  overdosing|(crash|crashing) my car|leave this (world|earth|life)|leaving this world|
  my own funeral|my funeral|(die|dying) in my sleep)
better off dead, rather be dead
(better|easier|best) (dead|if i died|if i were dead|if i was dead|if i were gone|if i was gone|
  if i disappeared|if i had never|if i was never|if i were not here|if i was not here|
  if i was not around|if i were not around|if i did not exist|if i did not wake|off if i)
wish i (was dead|were dead|would die|could die|had never been born|was never born|did not exist|
  could disappear forever|could just die|would not wake up|could sleep forever|could not wake up|
  was not alive|were not alive|was not here|were not here|could end it|had died|
  would not have to wake|could stop existing|never existed|had not been born|had not woken|
  could go to sleep and|did not have to exist|had the courage to|had the guts to)
wish i had (died|never been born|not woken|the courage to|the guts to), never been born
never having been born
(glad|happier|relieved|fine|okay|ok|not mind|not care) [with|if|that|it if|being] i (died|
  did not wake|never woke|was dead|got hit|were hit|was hit|got run over|was run over|had cancer|
  did not make it)
(do|does|did|can|would) not (want|wanna|wish|care|mind) [to|if|whether] (be alive|live|exist|
  wake up|be here anymore|be here any more|go on living|go on|keep living|live anymore|
  be in this world|i live|i die|i wake|i live or|be alive anymore|wake up tomorrow|
  wake up anymore|be on this|dying|be around anymore|continue living|live like|live this|
  exist anymore)
(not|never|no longer|do not) (want|wanna|wanting) [to] (be alive|live|exist|wake up|living|
  be here at all)
not want to live
(tired|sick|exhausted|weary|done|finished|bored|had enough|so tired|fed up) (of|with|
  from) (living|being alive|existing|life itself|this life|life|my life|fighting to live|
  staying alive|breathing)
done with (life|living|this life|this world|being alive)
no (reason|point|will|wish|desire|purpose|reasons) (to|in|for) [me|left|even] [to] (live|living|
  go on|going on|be alive|being alive|continue|continuing|exist|existing|wake up|stay alive|
  keep living|keep going|stay|carry on living|be here)
(no|not one|not a single|any|lost the|lost my|lost all) (reason|will|reasons|
  desire) [left] to (live|go on|be alive|exist|stay)
(point|use) (of|in) (living|being alive|existing|staying alive|going on living|my life|waking up)
nothing [left|worth] [to|here] [worth] (live for|living for|left to live for|to live for|
  stay alive for|keeping me alive|keeping me here)
life (is not|is no longer|isnt|not|does not feel|no longer feels) worth (living|it)
not worth (living|being alive), worth living for
(end|ending|ended|take|taking|took|taken) (my|my own|her|her own|his|his own|their|their own) life
end it all, ending it all, ended it all
put an end to (it all|my life|myself|my misery|my suffering)
end (my|the) (suffering|misery|pain) [for good|once and|forever]
if i (died|die|did not wake up|disappeared|were dead|was dead|was gone|were gone|ceased to exist|
  never woke up|was not here|were not here|vanished|killed myself|jumped|stopped existing|
  got hit by|was not around|were not around|was no longer|were no longer|just died|
  just disappeared|just vanished|dropped dead|drove into|drove off|walked into the|stepped in|
  stepped off) [tonight|tomorrow|today|nobody|no one|everyone]
(go to sleep|going to sleep|fall asleep|falling asleep|sleep|went to sleep|fell asleep|go to bed|
  going to bed|close my eyes) and (never|not|just not) (wake|waking|woke|open) [up]
never (wake|waking|woke|wakes) up [again], never wake
not wake up [tomorrow|again|in the morning|one day]
not waking up [tomorrow|again|in the morning|one day]
(hope|hoping|pray|praying|wish) [that] (i|the bus|the car|the train|the plane|a truck|a lorry|
  my heart|the lump|cancer|it) (crashes|crash|hits|would hit|stops|never wake|do not wake|die|
  do not make it|kills me|takes me)
(crash|crashes|crashed|plane|car|bus|lorry|truck|train|tram) .. (with me in it|with me inside|
  with me on it|hit me|hits me|would hit|run me over|kill me)
let the (bus|car|train|truck|lorry) hit
(lorry|bus|car|truck|train|tram|van|taxi|plane|lightning|cancer|meteor|brick) [would|could|just|
  had|to] (finished me off|finish me off|took me out|take me out|ran me over|flattened me|
  flatten me|wiped me out|mowed me down|got me|put me out of)
# Burden, no way out
(better off|better|happier|easier|relieved) (without me|if i was gone|if i were gone|
  if i was dead|if i were dead|once i am gone|when i am gone|when i am dead|if i was not here|
  if i were not here|if i died|after i am gone|with me gone|with me dead|if i disappeared|
  if i did not exist)
(no one|nobody|not a soul|who) would [even|really] (miss me|notice|care if|cry at my|
  come to my funeral|shed a tear|mind if i)
no way out, see no way out, only way out
(no|without|not any|only|any|never find a|the only) (way out|escape|exit|other way out) [of this|
  left|for me|but|anymore]
(can not|do not) see (a|any) (way out|way forward|way through this|future for me|tomorrow for me)
world would be (better|a better) [off|place] without
my (kids|family|children|wife|husband|parents|team|mum|daughter|son) (would|deserve|
  will) [be] [better|happier|fine] [off] without me
(insurance|life insurance|my death|pension) (money|would|will|payout) [would|will] [help|cover|
  pay|look after|feed] [them|the kids|my family|off]
worth more dead [than alive], (i|life) (am|is) not meant to be (here|alive)
not meant for this (world|life), do not belong (in this world|on this earth|among the living)
(my|this) life is (over|finished|done|a mistake|not worth)
(end|stop) (all|) the pain (forever|for good)
(make|want) (it|the pain|everything) [all] to stop (forever|for good)
# Attempts, history, therapy
attempted suicide, suicide attempt, suicide attempts, my attempt, my (last|first|second) attempt
tried to (kill myself|end it|end it all|end my life|take my life|take my own life|overdose|die|
  hang myself|drown myself|off myself)
(nearly|almost) (killed myself|ended it|ended my life|took my life|did it last|
  went through with it)
survived (an|my|a) (attempt|suicide|overdose), (after|since|from) my (attempt|overdose)
suicidal (thoughts|ideation|ideas|feelings|urges|mood|again|lately|for|at|and|but|in|today|
  tonight)
feel suicidal, feeling suicidal, felt suicidal, was suicidal, am suicidal
(sectioned|hospitalised|hospitalized|admitted) (for|after) (an|my|a|trying|wanting|
  suicidal) [overdose|attempt|suicide]
dark thoughts (about|of) (dying|death|ending|not)
(thoughts|think|thinking|dream|dreaming|dreamt) (of|about) (death|dying|my death|my own death|
  being dead) [constantly|daily|all|a lot|every|again|more]
intrusive thoughts (of|about) (dying|death|hurting|suicide|harming)
# Self-harm
(cut|cutting|cuts|burned|burnt|burning|hurt|hurting|harm|harming|harmed|scratched|scratching|hit|
  hitting|bit|biting|punched|punching|slapped|slapping|starve|starving|punish|
  punishing) myself [on purpose|again|last night|yesterday|tonight|to feel|deliberately|
  intentionally|until|in|so|when|every|because]
self harm, self harms, self harmed, self harming, selfharm, selfharmed, self injury, self injured
self inflicted, self mutilation
(burned|cut|burnt|hurt|slashed|slit|slitting|scratched|cutting|burning|slicing|sliced|carving|
  carved|scratching|slashing) [up] my (wrist|wrists|arm|arms|thigh|thighs|leg|legs|skin|stomach|
  forearm|forearms|hips|veins) [on purpose|again|last|to feel|deliberately|open]
relapsed (into|and) (cutting|cut|self harm|self harming)
(started|back to|gone back to|went back to|going back to|stop|stopped|clean from|months clean|
  urge to|urges to|begun|began) [to] (cutting|self harming|harming myself|hurting myself|
  cut myself|burning myself|cut again|hurt myself)
(hide|hiding|hid|cover|covering) (the|my) (cuts|scars|burns|marks) [on my|under|with|from]
(fresh|new|more) (cuts|scars) on my, (cuts|scars) on my (arm|arms|wrist|wrists|thigh|thighs|legs)
long sleeves to hide
(blade|razor|knife|scissors|lighter|cigarette) (to|on|against|across) my (skin|wrist|wrists|arm|
  arms|thigh|thighs|leg)
(banged|banging|bang|bashed|smashed|hit|hitting) my (head|fist|fists) (against|on|into|
  off) the (wall|desk|door|tiles|table)
# Others in danger
(wants|wanted|going|threatened|threatening|threatens|tried|trying|talking about|talks about|
  talked about|planning|plans|says he will|says she will|said he would|said she would|
  might) [to] (kill|killing|end|ending|take|taking|hurt|hurting|harm) (himself|herself|themselves|
  his life|her life|their life|his own life|her own life|their own life)
(threatens|threatening|threatened|talking of|talks of) to jump
(threatens|threatening|threatened) [to] (jump|jumping)
(he|she|they|brother|sister|friend|mother|father|mum|mom|dad|son|daughter|colleague|husband|wife|
  mate|cousin|nephew|niece|partner|boyfriend|girlfriend|roommate|flatmate|student|pupil|someone|
  boss|coworker|neighbour|neighbor|uncle|aunt|ex) .. (is suicidal|feels suicidal|took an overdose|
  overdosed|took a handful|wants to die|wanted to die|attempted suicide|tried to kill|
  does not want to live|did not want to live|does not want to be here|talks about dying|
  talking about dying|texted goodbye|sent a goodbye|left a note|cut her wrists|cut his wrists|
  self harms|is self harming|is cutting (herself|himself|again)|jumped off|hanged himself|hanged herself|tried to end)
`,
  topical: 'suicide, suicidal, suicides, overdose, overdosed, overdosing',
  soft: `
(said|saying) my goodbyes
(standing|stood|sat|sitting|went up|climbed|driving|drove|walked|walking) [up] (on|to|at|by|onto|
  along) (the|a) (bridge|roof|rooftop|cliff|cliffs|overpass|multistorey|multi storey|car park roof)
(does|will) (it|dying|death) (hurt|still hurt) [after|afterwards|anymore]
(finally|at last) (it is|it would be) (over|all over) for me
(need|lack|lacking|missing) the (courage|guts|nerve) to (do it|go|leave|jump|end)
would not (brake|swerve|get out of the way|step back|jump out of the way|move out of the way|
  call for help|look before crossing)
(cross|crossed|crossing) [the] [road|roads|street|streets] without looking
(will not|not going to|do not think i will|never going to) (see|make it to|reach|be here for|
  live to see) (christmas|my birthday|thirty|forty|fifty|the summer|spring|next year|the new year|
  retirement)
(no|stopped making|not making|never make|cannot see any) plans (after|past|beyond)
(leave|leaving|go|going) for good and not
(will not|not) be (a problem|in the way|anyone is problem|in anyone is way|a bother|
  a worry) (anymore|any more|much longer|for long|soon)
(not|will not) be [around|here] much longer, when i am not (around|here) (they|you|anymore)
(once|when|after) i am out of the (way|picture)
no one will have to (worry|deal|put up|look after) [about|with] [me], want to (disappear|vanish)
wanna disappear
(want|wish) [to] [just] [i could] (disappear|vanish|just disappear|fade away|stop existing for|
  be nothing|evaporate)
not be here anymore, not want to be here [anymore|any more], do not wanna be here
not be around (anymore|much longer|to see)
will not be (here|around) (next|tomorrow|much longer|for|to), when i am (gone|dead)
after i am gone, what is the point of (living|life|being alive|waking up|going on|staying)
(can not|do not want to|do not know how to|do not think i can|can no longer) (go on|keep living|
  live like this|live this way|carry on living|exist) [anymore|any more|like this|living]
can not do life anymore, can not do this life, give up on (life|living|myself)
given up on (life|living), giving up on (life|living)
(asked|wondering|wonder) (me|) if (it hurts to die|dying hurts|there is anything after)
does dying hurt, make it all stop, want it all to (stop|end|be over)
want everything to (stop|end|be over|go quiet forever), just want [it] to be over
just want (peace|silence) forever, be a burden to (my family|kids|parents)
(burden|weight) (to|on) (my family|my kids|my children|my parents|everyone|everybody)
the world (would|will) (not|never|go on|keep) [notice|miss] without me
(would|will) not (miss|notice) me [if], do not (deserve|want) to (live|be alive|exist|breathe)
(should|shouldn't|should not) (be|have been) (dead|alive|here at all|born)
everyone would be better off, life has no (meaning|purpose|value|point)
my life (has no|is meaningless|means nothing|is worthless|is pointless), no future for me
nothing matters and i want to sleep forever, (drink|drank|drinking) (bleach|myself to death)
(death|dying) (would be|sounds|seems|feels like|is the only) (a relief|a mercy|peaceful|easier|
  nice|better|restful|comforting|freedom|way|rest|kind)
rest forever, eternal (sleep|rest|peace)
`,
  cue: `
(if you|whoever|when you) (find|finds|read|reads|are reading|found) this [notebook|note|letter|
  message|diary]
(not|nobody is|no one is) (anyone is|anybody is|your|theirs|my family is|their) fault
nobody is fault, after me, (any|no) mess after, find me
(do not|please do not) (hate|blame|be angry|be mad|be cross) [with|at] [me|yourselves]
not (your|anyone is|their) fault, much longer, for good
(can not|could not) stop looking at the (pills|ledge|knife|tracks|river|bridge|rope), goodbye
goodbyes, farewell
sorry (everyone|everybody|mum|mom|mam|dad|to my|for everything|all|to all|i was|kids|love)
forgive me, please forgive, my will
(giving|gave|given|give|giving away|gave away) [away] [all] (my|the) (guitar|dog|cat|things|stuff|
  books|records|clothes|jewellery|collection|possessions|belongings|plants|car|ring|bike) [away|
  to|cat]
giving away (my|all), gave away (my|all), picked a date, no (reason|hope|future|point)
(burden|weight) (to|on) (everyone|my|them), nobody would (miss|notice|care)
no one would (miss|notice|care|remember)
take care of (my|the) (cat|dog|kids|mum|mom|children|parents|girls|boys|plants|brother|sister)
look after (my|the) (cat|dog|kids|mum|mom|children|girls|boys|parents), not be around
last (time|entry|message|goodbye|night|letter|hug|words), end of the line, disappear
want to disappear, on purpose, pills, bridge, hopeless
(live|manage|do|go on|cope|carry on|survive|get on|get by) [fine|better|just|well] without me
no future, (affairs|papers|passwords|accounts|everything) [are|is|all] in order
(passwords|bank details|insurance) (are|is) (in|on), forever, will not be here
tired of pretending, (not|never|no longer) (need|have) to worry (about|over) me [anymore|any more]
(they|everyone|you all|you|kids|family) [will|would] (be fine|be okay|be alright|get over it|cope|
  manage|move on|be better) without
i am (so|) sorry, no one (needs|loves|wants) me, nobody (needs|loves|wants) me
can not do this anymore, can not go on, can not take it anymore, no way out
thank you for everything, it will be over soon
(over|all be over|be over) (soon|tonight|by then|by tomorrow), at peace soon
finally (at peace|be free|be at peace), made (my|a) (decision|peace with)
(i have|made) decided (it|already), said what i needed, everything hurts and, alone forever
empty (bottle|flat), staring at the (tracks|rails|water|river|pills|rope|bottle of)
`,
  half,
  affairs: `
feed (the|my) (fish|cat|dog|cats|dogs|birds|hamster|rabbit)
(who|someone to) (gets|takes|will take|have|has) the (dog|cat|dogs|cats|kids)
(changed|updated|checked|sorted) [the|my] (beneficiary|beneficiaries|will|insurance|
  life insurance|pension)
paid (the|my) .. (through|until|in advance|up to)
(cleaned|tidied|emptied|packed up) the (flat|house|room|desk|apartment)
(left|leaving) [the|my] (keys|passwords|codes|dog|cat) (with|for|to|at)
(letter|letters|envelope|note) (in the|on the|for) (drawer|table|desk|mum|kids|my)
wrote to (mum|dad|my parents|my kids|my sister|my brother)
(giving|gave|given|give) [away] [all] (my|the) (guitar|dog|cat|things|stuff|books|records|clothes|
  jewellery|collection|possessions|belongings|plants|car|ring|bike) [away|to]
giving away (my|all), gave away (my|all)
(affairs|papers|passwords|accounts|everything) [are|is|all] in order
(passwords|bank details|insurance) (are|is) (in|on)
look after (my|the) (cat|dog|kids|mum|mom|children|girls|boys|parents)
`,
  topic: topics,
  decoy: daily + decoys + harmless + harmlessActs + harmlessHarm + everyday,
};
