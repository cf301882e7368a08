/**
 * Wordings that look like a signal and are none: things that break or run out, topics of work,
 * greetings, names. They win over the shorter mentions inside them.
 */
export const otherSenses = `
# Things that break, run out, weigh or are light
$THING [for|of|in|on|at|no|three|two|one|number|was|is|are|were|has|have|had|keeps|keep|kept|just|
  also|down|there|again|already|completely|finally|been] [is|was|are|were|has|been|just|got|
  gone] (exhausted|dead|died|drained|broken|fried|toast|crashed|dying|shattered|frozen|broke|
  broke down|breaking down|broken down|burnt out|burned out|collapsed|overloaded|on its last legs|
  depleted|spent|stressed|heavy|light|lighter|tired|worn out|worn|destroyed|wrecked|flat|empty|
  gone|lost|stuck|stiff|jammed|blocked|happy|sad|calm|quiet|cracked|cracking up|melting|melted|
  failed|failing|failure|failures|useless|stupid|rubbish|terrible|bad|awful|great|good|perfect|
  fine|brilliant|fantastic|lovely|amazing|wonderful|better|buzzing|restored|renewed|relaxed|bored|
  weak|shaking|trembling|humming|singing|knackered|a mess|a wreck|out of battery|out of juice|
  out of steam|out of fuel|out of gas|tense|boring|pointless|detached|disconnected|distant|
  switched off|isolated|frustrating|depressing|ready to collapse|drowning|sinking)
(broke|broken|breaking|dead|exhausted|crashed|drained|faulty|heavy|light|wrecked|knackered|
  useless|stupid|bloody|pathetic|jammed|flat|tired|old|fancy|happy|sad) [down] (the|a|my|our|his|
  her|two|old|) $THING
broke (the|a|my|his|her|two|three|another|down the|down a|down into|down for|up for|even|off)
(stock|supplies|tickets|budget|options|list|funds|quota|reserves|toner|ink|paper|milk|bread|
  inventory|allowance|batteries|data|patience of the) [is|are|was|were|all|ran|run] (exhausted|
  spent|drained|depleted|low|out|gone|finished)
(ran|run|running) out of (milk|bread|paper|ink|toner|stock|time|change|forms|gloves|cups|napkins|
  petrol|diesel|coffee|wine|clean|space|road|beds|bags|salmon|chicken|data)
light (rain|lunch|bag|bags|meal|snack|traffic|breakfast|reading|switch|bulb|jacket|blue|box|
  parcel|drizzle|dinner|supper|breeze|grey|green|parcels|boxes|load|touch|duties|coat)
the light, lights, traffic light, red light, lighter (shift|bag|coat|load|than usual traffic)
heavy (rain|traffic|box|boxes|bag|bags|lifting|load|door|snow|parcel|parcels|bus|goods|metal|
  machinery|caseload of)
cold (water|drink|day|morning|brew|weather|office|coffee|tea|call|calls|calling|front|soup|room)
weak (coffee|signal|tea|wifi|password|link in the code|spot)
dead (battery|line|end street|plant|link|links|code|letter|zone|stock|leaves|skin|sea|tree|quiet|
  easy|good|funny|slow|serious|straight|simple|cheap|early|on time|certain|sure|set|centre|heat|
  ahead|weight training|fly|mouse|pigeon)
drained (the|a|my) (pasta|pool|sink|rice|battery|wound|radiator), pasta drained
wound (drain|dressing), fried (rice|eggs|egg|chicken|fish|food|onions|potatoes)
cooked (dinner|lunch|breakfast|pasta|rice|a|the|for|some|chicken|soup|fish|and|curry)
toast (and|with|for)
burned (the|my) (toast|dinner|hand on|tongue|dvd|rice|cake|sauce|onions|soup)
burnt (toast|rice|cake|sauce|milk|the)
spent (the|an|my|two|three|all|most|some|half|hours|time|a|too|ten|five|one|twenty|over|about|
  last|every|this|on|money|four|six|it|long|years|today|more)
money spent, time spent, hours spent
failed (test|login|password|payment|build|the build|deployment|delivery|deliveries|tests|
  inspection of)
wiped (down|the|off|clean|my|out the), wipe (down|the)
shattered (glass|the|a|window|screen|plate), drowned in (sauce|gravy|syrup), swamped (field|road)
collapsed (table|roof|chair|lung|arch|the|shelf)
struggling (readers|reader|pupil|pupils|student|students|learners|business|businesses|families|
  company)
restless (dog|kids|class|baby|night for the), nervous (system|dog|laugh)
tense (of|game|match|music|thriller|past|present|future), past tense, present tense, future tense
tension (on the|in the|of the) (cable|rope|spring|chain|belt|wire|thread), surface tension
hysterical society
(power|gas|water|energy) (cut|meter|supply|bill|outage|company|prices|drink|drinks|efficiency|
  saving|policy|sector|provider|certificate|rating|class)
pressure (washer|cooker recipe|gauge|valve|group|sore|sores|dressing|dressings|ulcer|ulcers|
  on the brakes|bandage|points)
blood pressure (cuff|monitor|checks|check|round|readings|machine|cuffs|clinic|medication rounds)
tyre pressure, tire pressure, crying (baby|babies|child|kid|toddler|shame), cried wolf
cry for help ticket, cry of, tears (in the|of the|at the seam|along), wear and tear
tear (off|down|up|in the|out)
blank (page|form|forms|sheet|cheque|space|cell|cells|screen|document|template|field|fields)
(filled|fill|fills) in the blanks, numb (the gum|the tooth|with cold)
frozen (peas|food|chips|fish|berries|pipes|shoulder|yogurt)
hollow (door|wall|tree|block|core|section), sleepy (village|town|seaside|baby|kitten|child|head)
sad (song|film|movie|story|news|ending|book|to hear|face emoji)
depressing (film|movie|book|news|weather), restless leg
down (the|to|on|at|in|with|by|for|a|one|two|ten|here|there)
low (season|tide|ceiling|fat|stock|battery|priority|risk|cost|tables|table|season|budget)
shaking (hands|up|the|my|his|her|and stirring), shook (hands|the|his|her|my)
bitter (chocolate|lemon|coffee|taste|cold|almond|pint), pint of bitter
sick (note|notes|pay|leave|bay|bag|bags|day policy|day|days|room|child|kid|dog|cat|cover)
on sick leave, distant (relative|relatives|cousin|cousins|town|village)
remote (work|control|job|village|team|desktop)
isolated (incident|room|ward|case|cases|patient|house|village|system)
numbers (for|of|from|are up|are down|are good)
robot (vacuum|arm|arms|hoover|competition|club|kit), vacuum robot
autopilot (of|on the plane|feature|mode in)
machine (room|learning|shop|operator|oil|code|gun|tool|tools)
(washing|coffee|vending|sewing|ticket|card|fax|x ray|cash|ice|slot) machine
# Topics and things at work
(talk|article|book|course|webinar|training|podcast|lecture|poster|leaflet|workshop|lesson|chapter|
  paper|session|survey|report|study|module|presentation|essay|essays|seminar|class|slides|
  documentary|email|policy|programme|program|video|questionnaire|meeting|chat|talks|unit|exam|
  quiz|assembly|interview|episode|newsletter|guide|tips|handout|brochure|film|movie|play|song|
  story|novel|thesis|research|conference|panel|guideline|guidelines|toolkit|lunch and learn|
  radio programme|show) .. (on|about|of|for|against|around|to prevent|regarding) [managing|
  preventing|avoiding|the|handling|beating|tackling|reducing|workplace|staff|teacher|work|chronic|
  recognising|how to|spotting|signs of|dealing with|coping with] (burnout|stress|anxiety|
  depression|sleep|fatigue|insomnia|guilt|happiness|motivation|pain|gratitude|headaches|migraine|
  migraines|resilience|exhaustion|loneliness|impostor syndrome|imposter syndrome|
  compassion fatigue|joy|sadness|panic attacks|panic|grief|anger|wellbeing|burn out|boredom|
  apathy|overload|self esteem|shame|pride|failure|tiredness)
(talked|spoke|read|wrote|discussed|discussing|covered|studied|taught|learned|learnt|talking|asked|
  presented|presenting|lectured|teaching|researching|writing) .. (about|on|through) [the|
  preventing] (burnout|stress|anxiety|depression|insomnia|fatigue|burnout prevention|
  stress management|migraines|panic attacks|happiness|resilience|the great depression|
  impostor syndrome|pain management|gratitude|compassion fatigue|sleep hygiene)
(burnout|stress|anxiety|depression|fatigue|insomnia|sleep|pain|headache|migraine|happiness|
  motivation|resilience|gratitude|anger|panic|grief|compassion|exhaustion|satisfaction|
  mood) (prevention|training|webinar|survey|leaflet|policy|workshop|rate|rates|statistics|
  questionnaire|risk|assessment|management|test|testing|ball|balls|clinic|clinics|scale|score|
  scores|module|course|charity|helpline|awareness|button|alarm|patient|patients|relief fund|group|
  ward|treatment|medication|journal for|index|levels in the|research|study|fracture|fractures|
  team|session|seminar|training day|talk|lecture|article|poster|week at)
prevention of burnout, stress (on the|of the|in steel|in the steel|level of the beam|testing|test)
(the|great|economic) great depression, great depression, tropical depression
depression (era|of 1929|years|in the road)
(patient|patients|client|claimant|pupil|student|case|cases|lady|man|woman|bed three|admission|
  caller|callers|admissions|referral|referrals|diagnosis|boy|girl) [in|on|was|is|came in|
  presenting|presented|admitted|admitted|bed|four|two] (with|for|of) (chest pain|chest pains|
  anxiety|depression|a panic attack|migraine|headache|dizziness|nausea|vomiting|palpitations|
  insomnia|panic|burnout|stress|back pain|abdominal pain|stomach pain|shortness of breath|fatigue|
  diarrhoea|pain)
off (sick|work) with (burnout|stress|anxiety|depression|her back|his back|flu|covid)
# Idioms and greetings
happy (birthday|new year|christmas|hour|easter|holidays|anniversary|friday|diwali|hanukkah|eid|
  st patrick|monday|meal|to help|to discuss|to take|to chat|to answer|to cover|path|retirement|
  ending|customer|customers|clients|with me)
not a happy (bunny|camper)
good (idea|price|question|morning|night|luck|afternoon|evening|coffee|food|friday|point|practice|
  enough for|deal|reason|reasons|value|grades|marks|old|manners|bye|condition|quality)
great (idea|price|question|coffee|food|film|movie|book|view|aunt|grandmother|uncle|depression|
  expectations|deal of|western|britain|barrier|point|value)
nice (price|shoes|jacket|weather|to meet|cup|tie|haircut|touch|car|house)
best (before|practice|practices|regards|wishes|price|man|friend|friends|seller|of luck|way|
  interest|option|use|before date)
perfect (timing|fit|present tense|attendance|score)
lovely (jubbly|weather|jacket|cake|smell|shoes), brilliant (white|idea|yellow)
better (price|offer|idea|late than|than nothing|call|go|get|be|off|half|luck|safe|internet|chair|
  if|weather|version|tool|way|option|to|view|route|phone)
(had|would be|much) better (go|get|be|to|if|leave|off), no (problem|worries|hassle|bother)
not guilty, guilty (plea|verdict|pleasure), found guilty
pride (month|parade|week|march|flag|and prejudice)
joy (from|in payroll|rang|called|division|stick|of painting|ride)
hope (from|street|rang|called|you|this|it|all|everyone|he|she|they|the|for the best)
grace (from|rang|called|period), faith (from|school|schools|rang), will power
peace (talks|treaty|agreement|corps|river)
calm (down everyone|down|sea|before the storm|water|waters)
relief (teacher|shift|driver|nurse|fund|worker|map|road|valve|organisation|print|cover|pitcher)
fortune 500, sense of direction, hit the (gym|target|button|road|shops|brakes|deadline|books)
beat the (deadline|record|traffic|team|eggs|queue|rush|clock|drum|system|heat|score)
beat (eggs|them|us|him|her|the), tired of waiting for the (bus|train|lift|plumber)
on (time|track|fire drill), burning (man|smell|wood|rubber|cd|question)
burn (after|notice|unit|ward|cream|dressing|dressings|rate|down chart|the toast), wake up call
so embarrassing, embarrassing moment
dying (of|for) (hunger|thirst|boredom|curiosity|embarrassment|heat|a coffee|a tea|a pint|a drink|
  a wee|cold|the loo)
starving, dead (hungry|sexy|posh), died of (embarrassment|boredom|hunger|curiosity|shame|cold)
mortified
stupid (printer|computer|machine|phone|laptop|system|joke|app|weather|bus|question|rule|form|
  password|mistake in the spec)
useless (printer|meeting|app|system|website|fact|trivia|gadget|umbrella|map|information)
pathetic (excuse|weather|attempt at|fallacy)
fake (news|id|invoice|plant|plants|eyelashes|tan|account|notes), impostor (account|emails)
fraud (department|team|prevention|alert|case|cases|detection|squad|email|emails|investigation|
  call|claims)
(tax|card|benefit|insurance|identity) fraud, joke (book|shop|of the day|about)
lazy (sunday|susan|loading|evaluation|eye|river), weak ties
shame (about the|that the|he|she|they|you|we missed), what a shame, (it is|such) a shame
my (fault line|bad), fault (line|report|code|tolerance|codes), regret to (inform|say)
loss of (power|signal|connection|data|earnings), interest rate, interest rates
conflict of interest, (of|in the) interest, interest free, boring (machine|through)
whatever (works|you|the|it takes|is left|suits), point of sale
no point (in taking|taking) the (car|bus|motorway)
over (the|a|there|here|two|ten|100|lunch|email|coffee|to|and|at) [road|phone|week|counter|table]
fed (up the|the|my|them|him|her), drop dead (gorgeous|date), settled (the|up|in the|a|down|into)
content (team|calendar|review|manager|management|strategy|creator|of the|is|marketing|warning|
  plan)
balanced (the|diet|budget|scorecard|accounts), driven (to|from|by|the|home|development|design)
moved (to|from|the|house|into|my|out|office|desk|on), engaged (tone|to be|couple|to)
restored (the|from|a|data), renewed (the|my|a|passport), content is
wound (care|dressing|clinic|up the meeting), escaped (key|characters)
enjoy (your|the rest of your), welcome (to|pack|email|back|drink), proud (parents of|mary)
resigned (from the board|yesterday the minister), quit (smoking|sugar|the app|vim|coffee)
leave (the house|early|for|on|at|by|a|it|balance|request|form|policy|approved), sick of the flu
well (done|known|aware|before|after|over|into|paid|cooked|as|then|lit|deserved|worth a|under|
  in advance|behind|ahead|hidden|signposted|made|organised|staffed)
can not remember (the last time|ever|when|a time), could not remember (the last time|ever|when)
as well, very well then, well well
made up my mind, make up my mind
`;
