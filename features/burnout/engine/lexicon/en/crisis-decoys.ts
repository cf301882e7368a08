import { games } from '../game-names.ts';

/** What a sentence about suicide as a subject of work, news or fiction holds, in English. */
export const topics = `
(grandma|gran|nan|granny|grandmother|grandfather|grandad|grandpa|mum|mom|dad|mother|father|aunt|uncle) (used to say|always said|
  would say)
film, movie, book, novel, series, episode, lecture, class, course, campaign, awareness, prevention
training, article, news, podcast, documentary, statistics, rates, report, seminar, hotline poster
poster, character, play, song, study, research, workshop, squad, of coffee, of spreadsheets
of chocolate, of meetings, of cuteness, of caffeine, of slides, of emails, of sugar, of christmas
of information, policy, policies, leaflet, protocol, first aid, module, conference, e learning, clause, insurer
adjuster, jury, moderators, volunteers, coroner, inquest, safe messaging, patient
patients, admission, admissions, ward round, caller, callers, case, cases, referral, referrals
client, bomber, mission, risk assessment, screening, questionnaire, chapter, exam, essay, lyrics
lesson, toolkit, a and e, helpline, charity, memorial, hamlet, juliet
`;

/** Fixed idioms, deaths of things and accidents that mean no danger, in English. */
export const decoys = `
one more (person|meeting|email|call|ticket|customer|client|slide|spreadsheet|revision|form|ping|message) .. .. (jumping|jump|throw|throwing|
  kill|killing|die|dying|hang|hanging) [myself] [out|off] [of] [the|this] [window|roof|bridge]
(bridge|building|roof|cliff|tower) (in|on|playing) [el|o|a|the] (${games})
(hang|shoot|kill) myself if i (had|have) to (use|sit|watch|hear|do|redo|attend|listen|open|read|see)
(picked|chose|set|fixed|chosen|marked) (a|the|my) (date|day) (for the|for our|for my|with the|
  with|to meet|off|out)
(asked|asks|ask|question|questions|form|box|tick) .. (thoughts of|about) (self harm|
  harming myself|hurting myself|killing myself|suicide|death|dying)
asked about thoughts of (self harm|harming myself|hurting myself|killing myself|suicide|death|
  dying)
(band|group|song|game|cocktail|wing|wings|film|album|team|horse|boat|drink|sauce|roller coaster|
  book|play|series|episode) .. (suicide|suicidal|die|kill|death|dead)
suicide (squid|wings|sauce|chicken|burger|shift|run|sprints|doors|blonde|squeeze)
(laptop|printer|phone|server|plant|router|computer|car|fridge|file|app|kettle|hamster|
  code) .. (suicide|killed itself|overdose)
(die|died|dying|dead|death) (of|from) (laughter|laughing|boredom|embarrassment|hunger|thirst|
  curiosity|heat|cold|shame|cuteness|happiness|excitement|exhaustion|tiredness|cringe|envy|
  jealousy|fright|shock|awkwardness|overwork|coffee withdrawal|stress)
(die|died|dying|dead) [of] (laughing|inside of laughter|inside|for a coffee|for a|for my|for the|
  for some|for lunch|for tea|to see|to know|to try|to meet|to hear|to tell|to get|to go|to eat|
  to read|to leave|to wee|to pee|a little|a bit)
dying to
(see|get|have|one|read|hear|if i see|if i get|if i hear) .. (i will|i would|i might|id) die
i will die ha, i will die if, i (almost|nearly) died (when|at|of)
(nearly|almost) died (laughing|of|when|at|from|in the heat|on the stairs|with)
(boss|deadline|deadlines|meeting|meetings|commute|heat|shoes|back|head|job|shift|shifts|feet|
  traffic|project|client|clients|spreadsheet|exam|waiting|suspense|stairs|heels|kids|mum|mother|
  wife|husband|gym|workout|this|it|that|they|she|he|manager|team|queue|audit|hayfever|boots|knees|
  neck|legs|period|cramps|headache|migraine|hangover|dog|cat|silence|weather|cold|humidity|
  trainer|teacher|customer|customers|chef|app|wifi|laptop|code|bug|bugs|marking|essays|rota|
  nights|dad|sister|brother|mam|work|you|jokes|joke|stress|workload|sciatica|tooth|allergies|
  curiosity|boredom|smell|song|suspense|print|printer) (is|are|will|would|might|was|were|
  is going to|is gonna|are going to|am going to|has been|have been|nearly|almost|could|gonna|
  really|still) [kill|killing|be|going|literally|absolutely|gonna|slowly|honestly|fucking|
  actually] [the|to|gonna] [kill|killing|death of|killed|kills] me
(kill|kills|killed|killing) me (softly|if|when|for|over|with|that|how|to admit|to say|
  inside the way|lol|haha)
(my|the|these|this|those) (boots|shoes|heels|back|feet|knees|head|neck|stairs|hours|
  shoulders) [are|is|was|were] (kills|killed|kill|killing) me
(it|that|this|which) (kills|killed|slays) me
(kill|kills|killed|killing|murder|murdered|murdering) (time|two birds|the lights|the engine|
  the mood|the process|the processes|it on|the server|the app|the vibe|the switch|the joke|three|
  two|a|an|the|for a|for an|him|her|them|that|some|my boss|my manager|my brother|my sister|
  my phone|my battery|my back|my knees|my appetite|my mood|zombie|bugs|weeds|mosquitoes|whoever|
  off) [zombie|hour|process|processes|container|pod|job|script|fly|spider|wasp|battery|buzz|
  coffee|beer|pint|nap|biscuit|day off|holiday|weekend]
(could|would|will) (kill|murder) (for|whoever|my boss|a|him|her|them|someone|the)
kill for (a|an|some), killer, killing it, killed it, killed the, dressed to kill, make a killing
buzzkill, kill (list|switch|command|bill)
(battery|phone|laptop|line|server|joke|plant|plants|car|engine|conversation|chat|party|meeting|
  project|trend|printer|wifi|grandmother|grandma|gran|nan|nana|granny|grandad|grandfather|grandpa|
  dog|cat|aunt|auntie|uncle|fish|goldfish|hamster|neighbour|neighbor|actor|singer|patient|
  resident|mum|mother|father|dad|colleague|friend|flowers|succulent|basil|orchid|fern|tree|
  character|hero|villain|battery is|mic|kettle|van|lift|screen|bulb|headset|tv|controller|
  keyboard|resident in|customer|lady|gentleman|man in|bird|pet|rabbit|horse|president|queen|pope|
  author) .. (dead|died|dying|dies|passed away|death|killed)
dead (battery|line|end|weight|pixel|tired|beat|on my feet|on time|serious|quiet|easy|good|funny|
  slow|zone|right|lock|heat|inside|keen|wrong|nice|handy|leg|lift|lifts|stock|letter|proud|happy|
  posh|hungry|simple|set|ringer|sea|pool|poets|phone|link|code|skin|leaves|plant|man is|
  on arrival|ahead|centre|certain|cheap|body|arms)
drop dead (gorgeous|date|beautiful), over my dead body, deadline, deadlines, undead, walking dead
half dead, brain dead, back from the dead, play dead, left for dead tired
loud enough to wake the dead
(to|scared|bored|worked|frozen|tickled|catch my|sick|talked|starve|love you|worrying|worried|
  loved|loves|freezing|froze|bore|boring) [us|me|them|him|her] [to] death
bored to death, sick to death
death (metal|star|stare|trap|march|by powerpoint|by meeting|by meetings|by email|in venice|row|
  valley|on the nile|certificate|certificates|eater|knell|of a salesman|taxes)
cause of death, matter of life and death, life or death, life and death
disappear (to|into|for|under|down|off|on) (a|the|my|greece|weekend|beach|mountains|cabin|woods|
  week|few|bali|two|three|portugal|spain|goa|lisbon|kerry|holiday|sea|italy|cornwall)
disappear .. (holiday|holidays|vacation|weekend|beach|island|cabin|weeks|days|lake|sea|woods|
  mountains|hammock|bed|duvet|blanket|spa|crowd)
(socks|sock|files|file|money|parcel|parcels|pens|pen|biscuits|keys|budget|stock|customer|icon|
  button|email|emails|cat|invoice|it|they|charges|sun) [keep|keeps|will|would|just|seem to|
  always] (disappear|vanish)
cut myself (shaving|on|cooking|chopping|while|with a|with the|opening|peeling|slicing|some slack|
  off|a slice|a piece|by accident|accidentally|in the kitchen|picking|out|short|loose)
accidentally (cut|hurt|burned|burnt) myself
hurt myself (at the gym|running|playing|falling|lifting|skiing|moving|doing|on the|in the|
  at training|at work|at football|dancing|climbing|carrying|slipping|on my|getting|at the)
burned myself (on|with the|cooking|ironing|making|taking|at the)
burnt myself (on|with the|cooking|ironing|making|taking|at the), bit my (tongue|lip|nails)
hit myself (on|with the)
(burned|cut|hurt|burnt|scratched) my (hand|finger|tongue|arm|thumb|knee|back|leg|wrist|forearm|
  thumbs|fingers|arms|legs) (on the|cooking|making|at|playing|on a|chopping|while|lifting|running|
  with the|in the|opening|moving|carrying|ironing|taking|pulling|on some|on an|in a|gardening|
  climbing|peeling|with hot|by|falling|slipping)
to die for
(asked|asks|ask|screened|screens|screening|question|questions|form|checklist|enquired|
  inquired) [me|us|him|her|them|routinely] (about|for|on) [any|my|having] (suicidal|suicide|
  self harm|thoughts of|self harming) [thoughts|ideation|feelings|plans|risk]
(asked|asks) [me|us] (if|whether) i (had|have|was|ever|felt) [any|ever|having] [suicidal|had|
  thoughts] [thoughts|of] [suicide|harming myself|self harm|killing myself]
suicide (squad|prevention|awareness|hotline|mission|pass|door|burnout|helpline|risk assessment|
  policy|training|watch|rates|statistics|in hamlet|bomber|wings)
political suicide, career suicide, commercial suicide, social suicide
(anti|prevent|preventing|documentary about|film about|talk about|article about|talk on|article on|
  book about|leaflet on|leaflet about|policy on|training on|lecture on|podcast about|news about|
  essay on|chapter on) suicide
said goodbye to (the|my team|colleagues|our|a|everyone at|the intern|the kids|my colleagues|
  my class|year six|sarah|him|her at|them at|my students|sugar|coffee|my mum at|my weekend|
  my lunch|my bonus|my old)
kissed goodbye, wave goodbye
goodbye (party|drinks|lunch|card|cake|to the|hug at|gift|dinner|speech|summer|2024|2025|winter|
  weekend|overtime)
leaving (party|do|drinks|card)
farewell (party|drinks|lunch|card|cake|speech|gift|dinner|do|tour|for|email)
(never|not|nor) (thought|considered|had thoughts|thinking|had any thoughts|have any thoughts|
  have thoughts|having thoughts|been) (of|about|) (suicide|killing myself|hurting myself|dying|
  ending|suicidal|harming myself|self harm|harm)
no (suicidal|suicide) (thoughts|ideation|plans|intent|feelings)
no thoughts of (suicide|self harm|harming|hurting|dying|death), not suicidal
denies (suicidal|any), never been suicidal
no (plan|plans|intention|intent|desire|wish) (of|to) (kill|hurt|harm|end|die|killing|hurting|
  harming|ending|dying)
(save|saved|sort|sorted|count|counted|bought|buy|collect|collected|pick|picked|order|ordered|got|
  kept|hand|handed|check|checked|give|gave) [up|out] (the|my|her|his|their|some|mum is|dad is|
  patients) [patient is|patients|ward|resident is|cat is|dog is|nan is|grandmother is] (pills|
  tablets|meds|medication|painkillers|insulin) (for the|from the|for my|round|for bed|trolley|
  at the|in the|to the|and vitamins|for her|for him|for mum|for dad|for the dog|chart|into the)
overdose of (coffee|meetings|chocolate|slides|caffeine|cuteness|sugar|emails|spreadsheets|
  christmas|vitamin|turkey|jargon)
overdosed on (coffee|caffeine|chocolate|sugar|meetings|netflix|carbs|biscuits|cake|turkey)
last (day|night) (of|at|on) (term|work|the|shift|holiday|my placement|school|nights|the job|
  the rota|leave|my contract|probation)
(jump|jumping|jumped|jump off|jumping off) (the queue|ship|on a call|on the call|into a meeting|
  in the pool|in the lake|in the sea|for joy|in puddles|rope|to conclusions|through hoops|
  on the bus|on a train|on the trampoline|off the bus|out of bed|off the diving|start)
(bridge|roof) (repair|works|closed|loan|toll|club|game|collapsed|leaks|leaking|leaked|is closed)
end it (there|here|with|by|at|on|now with), end it all with (cake|a), ended it (with|at|there|on)
life insurance (policy for|quote|renewal|salesman|company|call|desk|team)
standing on the (bridge|roof) (fixing|taking|to take|watching|with tourists)
`;
