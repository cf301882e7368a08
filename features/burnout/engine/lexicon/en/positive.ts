/** Good spirits as one says them of a day, a shift or a class. */
const GOOD = `(good|great|lovely|wonderful|brilliant|amazing|fantastic|cracking|best|nice|perfect|fab|
  fabulous|beautiful|smashing|excellent|superb|gorgeous|awesome|grand|cheerful|happy|joyful|
  delightful|magical|glorious|mighty|deadly|class|stellar|solid|decent|really nice|top|fun|
  productive|rewarding|satisfying|fulfilling|relaxing|peaceful|restful|calm|chilled|laid back|
  pleasant|enjoyable|mint|belting|proper good|smooth|sunny)`;

const AM = `(am|are|was|were|is|feel|feeling|felt|been|completely|totally|really|so|quite|pretty|more)`;

/** Present wellbeing, said with an evaluation, in English. */
export const positive = `
(happy|proud|good) tears, feel like me again, felt (appreciated|valued|heard|seen|useful) [for once|at last]
(laughed|laughing|laugh) (until|till|til|so hard|so much) [that] i (cried|was crying|had tears|wept|cry)
# Joy and pride
happy, happier, happiness, so happy, happiest, glad, gladness, joy, joyful, joyous, overjoyed
delighted, thrilled, ecstatic, elated, euphoric, jubilant, giddy, giddy with, beaming, cheerful
chirpy, upbeat, ^merry, ^jolly, ^bubbly, excited, psyched, stoked, pumped up, buzzing, ^buzzed
over the moon, on cloud nine, on top of the world, on a high
${AM} (content|contented|pumped|grounded|balanced|settled|centred|centered|restored|renewed|
  revived|driven|engaged|passionate|touched|fortunate|lucky)
walking on air, in seventh heaven, tickled pink, made up, chuffed, chuffed to bits, cock a hoop
full of beans, full of the joys, contentment, pleased (with myself|how|with how|as punch|to bits)
dead (proud|happy|chuffed|pleased|excited), well (chuffed|happy|pleased), pleased, satisfied
satisfaction, satisfying, fulfilled, fulfilment, fulfillment, proud, proud of, proud as punch
so proud, pride, prouder, proudest, grateful, so grateful, gratitude, thankful, thankfulness
blessed, lucky to, ^fortunate, moved to tears by their, grinning [from ear], grin on my face
smile on my face, smiling ear to ear, smiling, smiled (all|the whole|ear|again|for|so|at)
could not stop (laughing|smiling|grinning), can not stop (smiling|grinning)
(proper|good|great|massive|huge|real) (laugh|giggle|craic|vibes|energy in)
(craic|banter) was (mighty|great|ninety|90|class|good|brilliant), good craic, great craic
mighty craic, having the craic, had the craic
<laugh> [so|until|a lot|all|hard|with|at|till|out|loads], laughed, laughing, laughter, belly laugh
belly laughs, giggled, giggling, giggles, chuckled, chuckling, cackled, cackling, cracked up
cracking up laughing, cracked me up, in stitches, had (me|us) in stitches, in hysterics laughing
howling with laughter, cried (with|from|of) (laughter|joy|happiness|laughing|pride|relief)
crying (with|from|of) (laughter|laughing|joy|happiness|relief), laughed until, tears of joy
tears of (laughter|happiness|relief|pride), dying of laughter
(nearly|almost|) died (laughing|of laughter), dying laughing, split my sides, wet myself laughing
# Calm and relief
^calm, calmer, calmness, calmly confident, at peace, peaceful, peace of mind, inner peace, serene
serenity, tranquil, ^relaxed, ^chilled, ^chill, at ease, unwound, unwinding, mellow, zen
<relax> [at last|finally|completely|with], relieved, relief, such a relief, phew
(weight|load) (off|lifted|has lifted), (huge|massive|big) weight (off|lifted), lighter
light hearted, lighthearted, feel light, feeling light, light as a feather
clear (head|mind|headed), clear headed
(head|mind) (is|feels|feeling) (clear|clearer|quiet|calm|at rest|light)
(breathe|breathing) (again|easy|easier|easily), finally free, free again, feel free, feeling free
liberated, liberating, no longer (dread|dreading|scared), carefree, without a care
# Rest and energy
rested, well rested, refreshed, recharged, <recharge>, rejuvenated, reenergised, reenergized
re energised, energised, energized, invigorated, energetic, reinvigorated
full of (energy|life|hope|joy|beans|beans again|ideas|optimism), lots of energy
(have|got|has) [so much|loads of|plenty of|my|more|some] energy (back|today|again|for|left over)
have energy, (so much|loads of|bags of|tons of) energy, energy (is|) back
got my (energy|mojo|spark|appetite|smile|sleep) back
(mojo|spark|appetite|smile|sleep|motivation|confidence|drive) is back, second wind
<sleep> (well|like a|like the dead|great|so well|really well|through the night|deeply|eight hours|
  nine hours|better|amazingly|soundly|all night|brilliantly|solidly|right through|peacefully|
  wonderfully|properly for|for nine|for ten|for eight|fantastically|beautifully|eight solid|
  nine solid|a full)
slept (well|like a|great|so well|really well|through|deeply|eight hours|nine hours|better|soundly)
(good|great|decent|proper|lovely|full|brilliant|solid|wonderful|amazing|best|deep|
  fantastic) (night is sleep|night is sleep|sleep|rest|kip|nap|lie in|night is rest|nights sleep|
  night of sleep)
woke up (rested|happy|refreshed|smiling|great|well|feeling|full of|in a good|with energy|
  with a smile|raring)
raring to go, sleeping (well|better|like|soundly|through|great|so much better) [a]
# Support, worth, hope
appreciated, valued, supported, listened to
(am|was|felt|finally|so|really) (seen|heard|understood|respected|included|welcomed|welcome)
feel (loved|valued|supported|appreciated|seen|heard|safe|alive|great|good|amazing|better|well|
  fine|fantastic|wonderful|strong|confident|like myself|human again|capable|hopeful|optimistic|
  motivated|inspired|brilliant|ok|okay|useful|stronger|ready|like a new|ten feet tall|on top|
  at home|part of|cared for|understood|in control|lucky|rested|positive|unstoppable|a lot better|
  so much better|like a million|fab|grand|refreshed|ace|connected|needed|invincible|normal again|
  excellent)
feeling (loved|valued|supported|appreciated|safe|alive|great|good|amazing|better|well|fine|
  fantastic|wonderful|strong|confident|like myself|human again|capable|hopeful|optimistic|
  motivated|inspired|lighter|brilliant|ok|okay|useful|stronger|ready|like a new|on top|at home|
  positive|lucky|in control|a lot better|so much better|fab|grand|ace|connected|unstoppable|
  invincible|normal again|excellent)
felt (loved|valued|supported|appreciated|safe|alive|great|good|amazing|better|well|fine|fantastic|
  wonderful|strong|confident|like myself|human again|capable|hopeful|like me again|brilliant|
  useful|stronger|like a new|ten feet tall|at home|positive|lucky|in control|so good|really good|
  needed|understood|heard|seen|listened to|included|connected|grand|normal again|proud)
(am|am doing|doing|we are|we are doing|been|i have been) (good|great|well|fine|better|much better|
  okay|ok|amazing|wonderful|fantastic|alright|grand|brilliant|in great form|in good form|
  in flying form|on form|in a good place|in good spirits|in great spirits|on the mend|on the up|
  a lot better|in a great mood|in the zone|myself again|back to myself|back to normal|doing well|
  thriving|loving it)
in (great|good|flying|fine) form, much better, a lot better, so much better, way better
feel better, far better
better (today|now|this week|these days|lately|than ever|than in ages|every day), getting better
things are (better|good|looking up|going well|improving|great), looking up, on the up, on the mend
bouncing back, back to (myself|my old self|my best|normal|full strength)
(feel|feeling|felt|being) [like] myself again, back on my feet, back on form, confident
more confident, hopeful, hope for, optimistic, optimism, motivated, inspired, enthusiastic
enthused, looking forward to [the|my|tomorrow|monday|next|going|seeing|work]
in (good|high|great) spirits
in (a|such a) (good|great|fantastic|brilliant|better|lovely) (mood|place|headspace|frame)
cared for, comforted, comforting, warm (inside|glow|and fuzzy|fuzzy)
(my|heart) (heart|) is (full|warm|singing|soaring|bursting), heart full, heartwarming
warmed my heart, melted my heart, made my (heart sing|day|week|night|morning|year)
made me (smile|laugh|happy|feel good|feel better|proud|feel seen|feel valued|feel appreciated|
  grin|beam)
lifted (my|our) (spirits|mood), cheered me up, cheered up, perked (me|) up
did me (good|the world), does me good, just what i needed and, good for (the|my) soul
# Good days, success, enjoyment
${GOOD} (day|week|shift|mood|weekend|time|evening|morning|afternoon|night|class|lesson|session|
  vibes|spirits|chat|lunch with|dinner with|walk|atmosphere|company|crew|service|one today|
  feedback|news|break|holiday|few days|run in|start to|end to|stuff)
(day|shift|week|class|lesson|weekend|evening|morning|night|it|service|meeting|presentation|
  interview|trip|everything|today|launch|session|work) (was|is|has been|went|turned out|felt|
  feels) [so|really|very|absolutely|actually|such] (a joy|a delight|a dream|a pleasure|a blast|
  good fun|great fun|fun|lovely|a success|a triumph|rewarding|magic|magical|well|smoothly|
  perfectly|brilliantly|swimmingly|great|amazing|wonderful|brilliant|fantastic|lovely|delightful|
  a laugh|a hoot|a treat|satisfying|like clockwork|a breeze|beautifully|better than expected|
  better than i)
went (really|so|very|down|incredibly|super|surprisingly) well, went well, going well, nailed it
nailed (the|my), smashed it, smashed (the|my), aced (it|the|my), knocked it out, big win
small win, little win, a (win|victory|triumph) [for|today], success, was a success, successful day
got praised, praised [me|my|by]
(was|got|been) (praised|thanked|complimented|applauded|recognised|recognized|promoted|celebrated|
  hugged|commended)
(lovely|kind|nice) (message|words|note|feedback|comment|card|email) (from|about)
(was|got|been|felt|feel|being) recognised, recognised for
(was|got|been|felt|feel|being) recognized, recognized for, promoted, worth it, worthwhile
rewarding, uplifted, uplifting, heartening, fulfilling work, hit the jackpot
loved (every|it|this|the|my|teaching|being|seeing|working|today|our|having)
%love (my job|my team|this|it|teaching|what i do|my work|working with|my class|my students|
  my kids|our|being|these|when|nursing|seeing|my crew|my colleagues|this team|coding|how)
loving (it|life|this|every|my|the|work|being), <enjoy>, enjoyed, enjoying, enjoyment, enjoyable
pleasure (to|working|in|of), a (joy|pleasure|delight|privilege) (to|working|of), had fun
so much fun, fun day, was fun, great fun, good fun, such fun, having fun
had a (blast|ball|laugh|great time|good time|lovely time|good laugh|great day|good day|lovely day|
  whale|hoot|great laugh|proper laugh|wonderful time|nice time|lovely chat|giggle|great night|
  great shift)
having (a blast|a ball|a laugh|the best|a great|a good time), whistling, whistled, humming, hummed
singing (along|on|while|to myself|in the|all the)
sang (along|all the way|in the car|while|at the), dancing (in|around|round|with joy)
danced (around|round|in the kitchen), skipping (home|to work|out), living my best life
living the dream, thriving, flourishing, blossoming, (am|was|we were|were) on fire, in the zone
in (a|my) (flow|element), in my element, at my best, on a roll, flying through it, flying it
%fantastic, %wonderful, %brilliant, %awesome, %perfect, %lovely, %just great, %great stuff
%how lovely
%what a (joy|treat|relief|lovely|wonderful|great|gift|delight|day|laugh|feeling|result|beautiful|
  pleasure|win)
%so (happy|glad|excited|lucky|pleased) to, %love that for me, %lucky me, %lucky us, %my favourite
%my lucky day, %(absolutely|just|simply|so) (thrilled|delighted|overjoyed|ecstatic|chuffed), %yay
%woohoo
`;
