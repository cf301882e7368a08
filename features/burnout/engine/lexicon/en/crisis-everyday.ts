/** What has no way out or no future, and is no life: work, traffic, buildings. */
const STUCK = `(spreadsheet|spreadsheets|stocktake|stocktaking|report|audit|backlog|thesis|essay|dissertation|merger|migration|sprint|rota|lease|contract|
  lawsuit|paperwork|ticket|queue|traffic|jam|roundabout|junction|motorway|car park|multistorey|lift|elevator|
  building|warehouse|store|shop|mall|ikea|maze|corridor|
  stairwell|meeting|call|negotiation|negotiations|strike|menu|phone menu|deadlock|harbour|cul de sac|
  one way system|group chat|chat|thread|inbox|debugger|jury duty|procurement|tender|tax return|form|forms|
  subscription|supplier|loophole|licence|license|waiting list|tariff)`;
const WORKPLACE = `(company|department|team|firm|job|office|school|hospital|trade|industry|sector|profession|branch|role|factory|ward|kitchen|shop|organisation|organization|club|choir)`;
const COLLEAGUES = `(pupils|students|class|classes|team|colleagues|clients|customers|patients|office|staff|readers|tenants|apprentices|department|ward|crew|regulars|
  players|members|year six|form|unit|shift|interns|volunteers|residents|subscribers|congregation)`;
/** People met at work or in the news: never friends, family or pupils. */
const STRANGER = `(patient|patients|pt|resident|residents|caller|callers|inmate|inmates|prisoner|detainee|service user|casualty)`;
const FAMOUS = `(celebrity|singer|actor|actress|farmer|footballer|player|politician|minister|comedian|presenter|author|poet|painter|writer|soldier|officer|banker|
  guitarist|drummer|rapper|dj|influencer|streamer|chef|king|queen|emperor|general|hero|heroine|character|
  protagonist|villain|narrator|detective|samurai|philosopher|man|woman|defendant)`;

/**
 * What sounds like danger and speaks of something else: tasks, trades, farewells at work, patients,
 * the news. Each names the thing that makes it harmless, never only a tone. Not reviewed by a
 * psychologist.
 */
export const everyday = `
# No way out of a thing, no future in a firm
(way out|ways out|exit|escape) (of|from|to|for|in) [this|that|the|my|our|these|a|an] [new|old|whole|bloody|
  endless|flooded] ${STUCK}
(way out|exit) of its, exit (strategy|poll|interview|sign|signs|fee|fees|barrier|ramp|row), future for me (in|
  at|with) [this|that|the|my] ${WORKPLACE}
(go|going) on (in|at|with) (telesales|sales|retail|teaching|nursing|catering|hospitality|accounts|payroll|
  night shifts|this (company|department|team|firm|job|office|role|trade))
still here (at (work|the office|my desk|half (five|six|seven|eight|nine))|after (hours|closing))
# Living somewhere or somehow
(live|living) (out of (a suitcase|suitcases|boxes|bags|a bag|the car)|paycheck to paycheck|next door|
  between (boxes|airports|meetings|shifts|two (airports|cities|flats|jobs|suitcases|trains|continents))|
  among boxes|above (a|the)|opposite (a|the)|on (noodles|toast|coffee|
  takeaways|instant|sandwiches|crisps|ready meals)|for the (weekend|weekends)|in (this|the|a) (city|town|flat|
  house share|village|suburb|suburbs|street|hostel|dorm|building site|shared|studio|basement|caravan|van)|
  with (flatmates|roommates|housemates|my parents|my in laws|my mother in law|strangers|builders|mice|damp))
# A subject of work, news and fiction
${STRANGER} .. (he|she|they|who|saying|says|said|threatening|threatened|trying|tried|wanting) [he|she|they] (to|
  wants to|wanted to|did not want to|does not want to|would|is going to|was going to|will) (die|live|be here|
  end|kill|hang|harm|hurt|
  jump|cut|take)
${STRANGER} [in|from|on] [room|bed|bay|cell|wing|the] .. (says|said|told) [me|us|staff] [that] (he|she|
  they) (wants to|wanted to|did not want to|does not want to) (die|live|be here|end|kill|hang|harm|hurt|jump)
(read|news|radio|paper|papers|documentary|film|programme|podcast|article|obituary|inquest) [was full|was all|
  is full] .. ${FAMOUS} .. (who|that) (took|ended|jumped|hanged|killed|shot|drowned|poisoned) (his|her|their|
  from|off|himself|herself|themselves) [own|a|the] [life|lives|bridge|roof]
(hamlet|juliet|romeo|ophelia|werther|heroine|protagonist|narrator|villain|lead singer|anna karenina|
  emma bovary) (wants|wanted|does not want|did not want|decides|decided|wishes|longs) to (die|live|kill|end|
  jump|drown|disappear)
(dressed|treated|documented|triaged) [the|a|two|some] self harm (cuts|wounds|injuries|burns) (of|on|in) (a|an|
  two|the) [young|teenage] (teenager|patient|boy|girl|teen|adolescent|resident|prisoner)
(marked|graded|proofread|translated|moderated|moderating|flagged|removed|helpline|hotline|volunteers|trainees|
  moderators|switchboard) .. self harm, (defendant|suspect|victim|witness|jury|court|inquest|coroner|episode|
  novel|detective|trial|museum|exhibition) .. suicide note
self harm (policy|protocol|training|module|leaflet|lecture|statistics|guideline|guidelines|awareness|research|webinar)
(lecture|training|module|talk|webinar|workshop|policy|leaflet|chapter|article|podcast|seminar|research|study|
  essay|campaign|guidance|course|documentary|paper|learning) (on|about|into|covering) [teenage|adolescent|
  prison|preventing|recognising|
  responding to] [suicide and] (self harm|self injury)
# Dying of shame, panic and other people
die (on the spot|on this hill|on that hill), die when (my|the|our) (dad|mum|mom|parents|boss|manager|teacher|
  prof|professor|landlord|team|group|class|results|grades) (sees|see|finds|find|hears|hear|reads|read|come|
  comes)
(convinced|sure|certain|thought|felt like|screamed|yelled|swore) [that] (i|we) (was|were) (about to|going to|gonna) die
die (single|an old maid|on the treadmill), death in service, look like death, looked like death, (slept|sleep|
  sleeping) .. like the dead
(dispatcher|boss|manager|printer|queue|client|customer|rota|toddler|teenager|kids|commute|spreadsheet|heat|
  hayfever|stairs|deadline|audit|puppy|dog|cat|job|landlord|mother in law|professor|coach|supervisor|app) (is|
  will|are) [going to|gonna] be the end of me
# Rest
(vanish|disappear) (to (a|an|the|my) [tiny|little|quiet|remote|cosy] (beach|cabin|cottage|island|hut|farm|lake|
  mountains|mountain|coast|spa|hotel|campsite|seaside|countryside|highlands|alps|desert|monastery|retreat|
  treehouse|yurt)|for (a|an|one|two|three|several) (week|weekend|fortnight|month|day|hour|few days|few weeks|
  weeks|days|months)|until (monday|tuesday|january|february|march|april|may|june|july|august|september|october|
  november|december)|
  under (a|the|my) (duvet|blanket|covers)|off to)
(wake|woke) me [up] (till|until|before|at) (monday|saturday|sunday|noon|lunch|ten|eleven)
# Leave taken of a workplace or a thing
(goodbye|farewell) (letter|letters|note|notes|mail|mails|email|emails|message|post|speech|video|card|cards) (to|
  for|from) [all|each|every] [of] [my|the|our|his|her] [old|whole|former] ${COLLEAGUES}
(goodbye|goodbyes|farewell) to (everyone|everybody|them all|all of them) (at (work|school|the (office|site|
  clinic|shop|depot|plant|factory|branch|nursery|gym|paper|newspaper|pub))|in (accounts|sales|payroll|hr|
  the (office|department|team|kitchen|staff room)|my (team|department))|on (the|my) (team|floor|shift|rota|
  site)|
  with (doughnuts|donuts|cake|cakes|biscuits|samosas|sweets|pastries|prosecco|a cake))
farewell (mail|to (this|that|the|my|our) [awful|terrible|old|dreadful|beloved] (carpet|desk|office|badge|
  uniform|lanyard|locker|printer|canteen|commute))
(final|last) (entry|post|message) (from|in|on|at) (this|the|my) (depot|office|job|project|team|branch|site|
  department|company|school)
letters to (the|my|our) (future|editor|council|bank|landlord|school|tax|insurer|ombudsman|director|board|
  ministry|mayor|mp|union|clients|suppliers)
(goodbye|farewell) (badge|turnstile|uniform|office|desk|lanyard|commute|overtime|payroll|spreadsheets|
  spreadsheet|open plan|night shift|night shifts|standups|timesheets|hairnet|locker|landlord|damp|leaky|suburbs|
  carpet|printer|traffic|rush hour|tie)
# Trades, shops, games
rope and [a|the|some|two|my] (carabiner|carabiners|harness|pulley|pulleys|pegs|hooks|winch|anchor|swing|tent|
  crampons|helmet|buckets|paddle|paddles), rope for [the] (climbing|saturday|sunday|sailing)
insulin (in the fridge|before (lunch|dinner|breakfast|tea))
rope (for|to tie|for tying|to hang|for hanging|to lash|to fix|to tow|to secure) [down|up] (the|a|my|our) [kids|
  dog|old|new] (swing|washing|laundry|hammock|kayak|kayaks|boat|canoe|tent|tarp|trailer|roof rack|van|goat|cow|
  mast|climbing|mattress|sofa|bell|christmas tree|dinghy|
  curtain|porch swing|tyre swing|bird feeder|load)
razor blades (and shaved|for (shaving|my beard|the scraper|the shop|the paint)), noose knot
(tablets|pills|meds|medication) [twice|again] (for|on|before|after) the [morning|evening|night|drug|med|
  lunchtime|noon|teatime] (round|trolley|audit|stock check|ward|residents)
on the bridge to (photograph|film|paint|sketch|feed|cheer)
(lift|elevator|pigeon|pigeons|pheasant|cactus|plant|deer|squirrel|squirrels|moth|moths|deadline|schedule|heater|
  boiler|drone|robot|roomba|hoover|pace|prices|traffic|roundabout|junction|sheep|driving|timetable) (is|are|was|
  were|looks|look) [completely|absolutely|frankly|basically|positively] suicidal
(killed|kill|killing|shot|blew) myself (with|by|off|in) [my|a|the] [own] (grenade|grenades|rocket|mine|trap|
  shell|lava|game|minecraft|fortnite|match|mario kart|level)
(hurt|hurting) myself (showing off|showin off|at (yoga|pilates|crossfit|five a side|5 a side|netball|tennis|
  rugby|practice)|sneezing|stretching|reaching)
# The team, and skipping what nobody misses
without me the (rota|schedule|shift|figures|meeting|department|kitchen|stocktake|spreadsheet|queue|standup|
  project|sprint)
without me (as (lead|captain|manager|chair|goalkeeper|keeper|goalie|coordinator|secretary|treasurer|referee|ref|
  team lead|project lead|supervisor|driver|host)|for a (week|fortnight|weekend|month|day)|in (goal|midfield|
  charge|defence|attack|the (team|squad|band|choir|kitchen|meeting|group chat|office|call))|in the (front|back|
  second|first) row|on the (team|rota|board|committee|pitch|bench|project|account|shift))
notice if i (skipped (the|a|one|this|today)|worked|wore|muted|swapped|napped|left early|brought|moved my|
  repainted|replaced)
`;

/**
 * The same frames where they speak of life itself, which "living with" and its like would hide. Not
 * reviewed by a psychologist.
 */
export const everydayDanger = `
(sick|tired|exhausted|weary|fed up|(not|no longer) want to (keep|go on|carry on)) [of] living (like this|(in|
  inside) (this|my) (world|body|skin|head|pain|hell)|with (this|all this|so much) (pain|emptiness|darkness|void|
  weight|shame))
`;
