import type { Trait, Trigger } from '../source.ts';

export const traits: Record<Trait, string> = {
  filler: `
so very really too quite pretty totally completely absolutely utterly just still already also even
always constantly a bit little kind kinda sort of somewhat slightly rather honestly literally
actually genuinely truly extremely incredibly insanely super mega fucking bloody damn all the more
such today now lately currently again simply almost nearly basically terribly awfully deeply
mentally physically emotionally some much well maybe perhaps probably total complete proper right
`,
  person: `
boss manager supervisor director colleague colleagues coworker coworkers partner husband wife
mother mum mom father dad sister brother son daughter friend friends neighbour neighbor client
clients customer customers patient patients student students teacher nurse intern kid kids child
children baby boy girl man woman guy aunt uncle cousin grandma grandpa grandmother grandfather
roommate flatmate landlord driver cashier receptionist secretary ceo lead tutor dog cat boyfriend
girlfriend fiance people someone everybody everyone mate buddy lady parents nephew niece trainee
apprentice foreman
`,
  group: 'team staff crew class office company family department',
  determiner: 'the a an this that these those some each every',
  possessive: 'my our his her their your',
  preposition: `
of in on at to from with for about by into over under after before without between against towards
near like
`,
  auxiliary: '',
  genitive: 'of',
  thirdPronoun: 'he she they you',
  firstPronoun: 'i we',
  firstObject: 'me myself us ourselves',
  copula: `
<be> <feel> <get> <seem> <look> <become> <stay> <keep> <sound> <wake> <end> <come> <go>`,
  state: '<feel> <seem> <look> <keep> <stay> <get>',
  report: `
<say> <tell> <mention> <ask> <complain> <write> <admit> <explain> <think> says said told`,
  body: `
head neck shoulder shoulders back spine knee knees leg legs arm arms hand hands wrist wrists
stomach belly chest throat eye eyes body foot feet jaw hip hips heart skin face finger fingers
elbow ankle temple temples ear ears muscles joints bones mind brain gut teeth
`,
  thing: `
battery phone laptop server printer car bus train computer plant plants fridge ticket tickets
stock parcel box bag bags weather rain traffic meal lunch dinner coffee report project meeting
system app website engine machine light lights film movie book show song paper tyre budget
`,
  contrast: 'but however although though yet except',
  coordinator: 'and or nor but plus',
  opener: 'because since that when who which where whose as so',
};

export const classes: Record<string, string> = { SITE: traits.body };

export const verbs = `
be feel get seem look become stay keep sound wake end come go say tell mention ask complain write
admit explain think have do make take work start finish leave stop need want like love hate try
know see find hear read talk walk run eat drink sleep rest call help manage handle send receive
meet visit cook clean buy pay lose win break fix learn teach live move stand sit hold bring carry
cover miss forget remember believe hope expect plan decide enjoy laugh cry worry stress
`;

export const notVerbs = `
work rest love hope plan like look sleep end back need stress cry worry laugh run walk talk help
call cover think as so cooks start want
`;

export const aliases = `
dont = do not
doesnt = does not
didnt = did not
cant cannot = can not
couldnt = could not
wont = will not
wouldnt = would not
isnt = is not
arent aint = are not
wasnt = was not
werent = were not
havent = have not
hasnt = has not
shouldnt = should not
im = i am
ive = i have
thats = that is
whats = what is
its = it is
theyre = they are
youre = you are
hes = he is
shes = she is
gonna = going to
gotta = got to
wanna = want to
kinda = kind of
u = you
ur = your
rly = really
tho = though
bc cuz cos coz = because
tbh = honestly
rn = now
absolutly = absolutely
definately = definitely
exausted exhuasted = exhausted
stresed = stressed
anxios = anxious
`;

export const triggers: Record<Trigger, string> = {
  negation: `
not, no, never, none, nor, neither, nobody, nothing, hardly any, without, zero, far from
free (of|from), rid of, anything but, no longer, instead of
(stopped|quit|gave up|stop) [being|feeling|having], over (my|the), recovered from, got over
cured of, less
`,
  without: '',
  affirmation: `
not (just|only|merely|simply), never .. (this|so|such|that|as|more)
(have|has|had) never (been|felt|had) .. (this|so|such|that|as|more)
can not (deny|stop|help|pretend|say), do not (deny|know (if|how|why|what|when))
not a (day|night) (goes|passes|went) [by] (without|that|when), no (wonder|doubt|question)
not that, (do not|did not) (realise|realize|know) (how), nobody (sees|knows|notices|asks|cares)
no one (sees|knows|notices|asks|cares), could not (have|be) (been|more) [more], not to mention
why not, nothing but, more .. than ever
`,
  cessation: `
is gone, are gone, went away, has gone, have gone, gone now, stopped, has stopped, have stopped
passed, has passed, eased, has eased, vanished, disappeared, is over, are over, cleared up, lifted
faded
`,
  past: `
used to [be|feel|have], yesterday
last (week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|winter|
  spring|autumn|fall|term|quarter|christmas|weekend)
the other day, (years|months|weeks|days|ages) ago
(a|two|three|four|five|six|ten|few) (year|years|month|months|weeks|week|days) ago
(in|since back in|back in) (2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|
  2024)
`,
  habitualPast: 'before',
  loosePast: `
back then, back when, at the time, in those days, in the past, previously, formerly, once
(in|last|back in) (january|february|march|april|may|june|july|august|september|october|november|
  december)
when i (was|worked|lived|had|started|studied), during the (pandemic|lockdown)
(in|at) (my|the) (old|last|previous|first|former) (job|school|office|company|team|hospital|role|
  place)
at (uni|university|school|college), as a (kid|child|teenager|student)
`,
  ago: '(for) (years|ages) until',
  present: `
today, now, right now, currently, lately, these days, still, again
this (week|morning|month|year|afternoon|evening|term), tonight, last night
since (then|yesterday|last week|last month|last year|june|january|march|may|september|monday)
recently, at the moment, nowadays, all day, every day, every morning, every night, ever since
for (weeks|months|days)
`,
  hypothetical: `
would, will, shall, might, could be, going to (be|get|feel|end|burn|collapse|snap|break)
hope (to|that|i|for), hoping, wish, want to (be|feel|have|sleep|get|stay), wanna be
need to (be|get|feel|rest|stay|sleep|find), need (some|a|more|rest|peace), afraid (of|that|i)
scared (of|that|i), worried that, fear (of|that), dream of
trying to (be|stay|get|feel|keep|remain|relax), try to, should be, must be, in order to, so as not
looking for, (tips|advice|how) (to|on|for|against), prevent, avoid (being|getting|feeling)
risk of, about how to, imagine, tomorrow, someday, one day, next (week|month|year)
can not wait to, to avoid, will be, would be, could use, as if, as though, deserve
`,
  condition: 'if, unless, in case, whether, even if, once',
  inclusive: `
me too, me included, including me, myself included, and so am i, so am i, same here, and me
and i am too, and so do i
`,
  otherPerson: '(one|two|some|many|several|half) of (them|my|the)',
  aboutWriter: `
diagnosed (me|with), doctor (says|said) i
(says|said|told me|thinks|noticed) [that] i (am|have|look|seem|need|was)
tells me i (am|look|seem)
`,
  rejection: `
i disagree, not true, they are wrong, he is wrong, she is wrong, i do not think so, i do not agree
nonsense, exaggerating
`,
  unpleasant: `
another (meeting|spreadsheet|report|deadline|email|reorg|call|late|weekend|audit|ticket)
more (work|meetings|overtime|paperwork|emails|reports|spreadsheets), overtime, cancelled, canceled
deadline, deadlines, laid off, layoffs, on call, weekend shift, no notice, last minute, crashed
broke, broken again, unpaid, pay cut, cut my, double shift, reorg, restructuring, moved up
spreadsheet, spreadsheets, meeting, meetings, delayed, late again, redo, yelled, blamed
`,
  unrelatedCause: `
hangover, hungover, gym, workout, leg day, marathon, run, dentist, flu, cold, covid, vaccine, jab
food poisoning, pollen, hay fever, neighbours, neighbors, dog barking, roadworks, construction
party, period, pregnant, pregnancy, newborn, teething, football, hike, fell off, tripped, surgery
jet lag, mosquitoes, thunderstorm
`,
};

export const otherSenses = `
(battery|phone|laptop|server|line|car|printer|plant|plants|engine|computer|wifi|tv|tyre|boiler|
  bulb|app) [is|was|were|has|have|are|just] (dead|died|drained|exhausted|broken|fried|toast|down|
  dying|crashed|broke down|shattered|frozen)
(stock|supplies|tickets|budget|options|list|funds) [is|are|was|were] (exhausted|spent|drained)
light (rain|lunch|bag|bags|meal|snack|traffic|breakfast|reading|switch|bulb|jacket|blue|box|
  parcel|drizzle|dinner)
the light, lights, traffic light, red light
happy (birthday|new year|christmas|hour|easter|holidays|anniversary|friday)
sad (song|film|movie|story|news|ending|book), depressing (film|movie|book|news)
(talk|article|book|course|webinar|training|podcast|lecture|poster|leaflet|workshop|lesson|chapter|
  paper|session|survey|report|study|module|presentation) .. (on|about) [managing|preventing|
  avoiding] (burnout|stress|anxiety|depression|sleep|fatigue|insomnia|guilt|happiness|motivation|
  pain|gratitude|headaches|migraine|resilience)
stress (test|ball|management|testing), tired of waiting for the bus
beat the (deadline|record|traffic|team), on (time|track), hit the (gym|target|button), no problem
no worries, not guilty, pride (month|parade|week)
(film|movie|show|book|coffee|cake|lunch|dinner|food|report|project|presentation|soup|play|song|
  series|game|weather|view) [was|is|tasted|looked|were] [really|very|so|pretty|quite] (great|good|
  sad|awful|terrible|lovely|amazing|wonderful|brilliant|fantastic|perfect|bad|tiring|boring|
  depressing|rubbish|horrible|excellent|fun)
great (idea|price|question|coffee|food|film|movie|book|view)
good (idea|price|question|morning|night|luck|afternoon|evening|coffee|food|friday)
perfect (timing|fit), calm down everyone
burned (the|my) (toast|dinner|hand on|tongue|dvd|rice|cake), cried wolf, crying baby
cry for help ticket, hearing test, relief (teacher|shift|driver|nurse|fund), cover shift
weak (coffee|signal|tea|wifi), stupid (printer|computer|machine|phone|laptop|system|joke)
useless (printer|meeting|app|system|website), pathetic excuse
dead (battery|line|end street|plant), so embarrassing, embarrassing moment
dying of (hunger|thirst|boredom|curiosity|embarrassment|heat), starving
(broken|spent) (chair|printer|window|lift|elevator|glass|door|money|time|the|an|two|all|hours|
  most)
spent, spent (the|an|my|two|three|all|most|some|half|hours|time)
failed (test|login|password|payment|build), broke (the|a|my) (glass|mug|plate|window|cup|chair)
cold (water|drink|day|morning|brew|weather|office), restless (dog|kids|class), nervous system
interest rate, interest rates, wound dressing
`;
