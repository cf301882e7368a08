import type { Trigger } from '../source.ts';

/** Words that deny, end, date, wish, ask, attribute or ironise, in English. */
export const triggers: Record<Trigger, string> = {
  negation: `
not, no, never, none, nor, neither, nobody, nothing, hardly any, without, zero, far from
(it|this) is not that [i]
free (of|from), rid of, anything but, no longer, instead of, nowhere near
(stopped|quit|gave up|stop|ceased) [being|feeling|having|getting], over (my|the), recovered from
got over, getting over, cured of, less, fewer, no more, not any more, not anymore, no sign of
no trace of, (have not|has not) had [a|any|one], (grown|grew) out of, not in the least
not remotely, (can not|could not|do not) remember the last time i
(can not|do not) remember when i last
`,
  without: '',
  affirmation: `
not (just|only|merely|simply), more than [just], never .. (this|so|such|that|as|more)
(have|has|had) never (been|felt|had|seen myself) .. (this|so|such|that|as|more)
(have|has|had) not (been|felt) this
(can not|do not|could not) (remember|recall|think of) .. (when|last|time|being|feeling|
  ever) .. (this|so|such|that|as)
(can not|do not|could not) (remember|recall) .. (this|so|such)
(can not|do not|could not) (remember|recall|think of) (a|the last|any|one) (time|day|
  when) .. (not)
(can not|could not) (deny|stop|help|pretend|say|lie|hide|shake|get rid of|escape|even|fake)
do not (deny|know (if|how|why|what|when)), not going to (lie|pretend|deny)
not a (single|) (day|night|shift|week|morning|hour|minute) (goes|passes|went|has gone|has passed|
  without|where|when) [by] [without|that|when|where] [i] [do not|am not]
(no|never a) (day|night|shift|morning) (goes|passes|without|when|where) [by] [without]
no (wonder|doubt|question|surprise|denying|matter|point (denying|pretending)|use (denying|
  pretending))
not that, not (surprised|surprising|because|to mention|sure|gonna lie|lying)
(do not|did not) (realise|realize|know|understand) (how|why|what|if), (i) (do not|did not) mind
(nobody|no one|nothing|none of them) (sees|knows|notices|asks|cares|noticed|asked|knew|helps|
  helped|understands|seems|warns|warned|prepares|says|said|thanked|tells|changes|listens)
(meeting|shift|audit|call|exam) (is|was|has been|got) (cancelled|canceled|postponed)
(cancelled|canceled|postponed) (the|my|our) (meeting|shift|audit|call|exam)
could not (have|be) (been|more) [more], not to mention, why not, nothing but, more .. than ever
(less|fewer) than, nothing (but|other than|except), if not, or not, not one but, no less than
if i am (honest|being honest|truthful), if you ask me, (am|are|is|get|got|getting) used to
if i am being (honest|fair)
before (every|each|the|my|work|going|i|we|a|lunch|bed|class|school|breakfast|dinner|christmas|
  shift|shifts|opening|noon|midday|seven|six|five|half|it|even|leaving|starting|they|you)
(no|without) [any] (break|breaks|lunch|help|support|thanks|thank you|rest|reason|warning|pay|one|
  time|notice|backup|backing|runner|cover|staff|days off|end in sight|let up|explanation|apology|
  choice)
(no|zero) (idea|clue|way)
`,
  cessation: `
is gone, are gone, went away, has gone, have gone, gone now, gone this, gone today, gone since
stopped, has stopped, have stopped, passed, has passed, eased, has eased, eased off, vanished
disappeared, has disappeared, have disappeared, is over, are over, cleared up, lifted, faded
has faded, wore off, subsided, has subsided, is behind me, are behind me, is history, are history
is a thing of the past, went within, has left me, have left me, no longer bothers
does not bother me anymore, melted away
`,
  past: `
used to [be|feel|have|cry|hate|get|think|wake|lie], yesterday, back in (january|february|march|april|may|june|
  july|august|september|october|november|december|spring|summer|autumn|winter|the spring|the summer|the autumn|
  the winter), the night before last
day before yesterday
last (week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|winter|
  spring|autumn|fall|term|quarter|christmas|weekend|january|february|march|april|may|june|july|
  august|september|october|november|december|semester|season|diwali|easter|session|ofsted|time)
the other (day|week|night), (years|months|weeks|days|ages) (ago|back)
(a|two|three|four|five|six|seven|eight|ten|few|couple of|several|many|some) (year|years|month|
  months|weeks|week|days) (ago|back|earlier)
(in|since back in|back in) (2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|
  2019|2020|2021|2022|2023|2024|2025)
`,
  habitualPast: 'before',
  loosePast: `
back in (the|my) [early|late] (spring|summer|autumn|fall|winter|day|days|old job|first)
back then, back when, at the time, in those days, in the past, previously, formerly, once
years before, back in the day, in my (twenties|thirties|teens|first year|early)
when i (was|worked|lived|had|started|studied|left|began|joined|did)
(in|last|back in|during) (january|february|march|april|may|june|july|august|september|october|
  november|december|lockdown)
during (the|my) (pandemic|lockdown|training|degree|placement|first|divorce|exams|probation|
  internship)
(in|at|with) (my|the) (old|last|previous|first|former|student) (job|school|office|company|team|
  hospital|role|place|ward|boss|manager|firm|restaurant|days|years)
at (uni|university|school|college), as a (kid|child|teenager|student|junior|trainee)
`,
  ago: '(for) (years|ages) until',
  present: `
today, now, right now, currently, lately, these days, still, again, this time, as of late, of late
this (week|morning|month|year|afternoon|evening|term|minute|semester|sprint|shift), tonight
last night
since (then|yesterday|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|
  february|march|april|may|june|july|august|september|october|november|december|christmas|the|i|
  my|morning|lunch|we|they|easter|half term|that|summer|2020|2021|2022|2023|2024|2025)
recently, at the moment, nowadays, ever since
by now
for (weeks|months|days|two|three|four|a|the past|the last|over) [weeks|months|days|week|month|
  while|few]
(past|last) (few|couple of|two|three) (days|weeks|months|nights), until now, to this day, so far
`,
  hypothetical: `
one more .. and (i|we) [will|am|might], another .. and (i|we) will, would, will, shall, might
could be, could end up
going to (be|get|feel|end|burn|collapse|snap|break|have|need|lose|crack|go|drive|make|cry)
hope (to|that|i|for|it|we|this|one), hoping, wish, wishing, wished
want to (be|feel|have|sleep|get|stay|rest|stop|enjoy|laugh|smile), wanna (be|feel|sleep|rest)
need to (be|get|feel|rest|stay|sleep|find|stop|calm|relax|take|learn|worry|start|avoid|recover)
need (some|a|more|rest|peace|sleep|less|better|proper), needs to be, afraid (of|that|i)
scared (of|that|i), worried (that|about), fear (of|that|i), fearing, frightened (of|that)
terrified of (becoming|ending|getting|being), dream of (being|a|feeling)
trying to (be|stay|get|feel|keep|remain|relax|avoid|sleep), try (to|not), tried to (be|stay|keep)
should be, should feel, should have been, must be, must not, in order to, so as not
to (avoid|prevent), looking for
(tips|advice|how|ways|techniques|remedies|cures|remedy|cure|strategies) (to|on|for|against)
prevent, avoid (being|getting|feeling|burning|another), risk of, at risk, about how to, imagine
imagining, tomorrow, someday, some day, one day
next (week|month|year|time|term|shift|monday|summer), can not wait (to|for), to avoid, will be
would be, could use, as if, as though, deserve (to|a), in case, for fear of
before i (get|end|become|burn|collapse|crack|lose|go)
until i (get|collapse|break|drop|burn|crack|feel), lest, what if, supposing, provided, as long as
otherwise, or else, could do with, had i, were i, had better, going to end up, end up, ends up
becoming (like|another)
(when|whenever) (you|one|people|someone|they|he|she) (are|is|feel|feels|get|gets)
(you|one) (should|must|can|could|may|might|need), the (goal|aim|plan) is to, longing for, long for
crave, craving, if only, told (her|him|them) to, ask (for|about), asked (for|about|if|whether)
(does|do|did) (he|she|they|you|anyone)
`,
  condition: 'if, unless, in case, whether, even if, once, provided, should i, assuming',
  inclusive: `
me too, me included, including me, including myself, myself included, and so am i, so am i
same here, and me, and i am too, and so do i, so do i, me as well, (all|both|half) of us
every one of us, (us|we) all, like me, as am i, me neither
`,
  otherPerson: `
(one|two|some|many|several|half|most|a few|a lot|three|both|none|each) of (them|my|the|our|his|
  her|their)
(the|this|that|some|another|an|a) (new|old|young|other|older|poor|elderly|angry|nice|tall|english|
  polish|regular|night|day|agency) (lad|guy|girl|man|woman|fella|bloke|chap|one|lady|gentleman|
  person|starter|hire|colleague|nurse|teacher|waiter|doctor|porter|student|boy|kid|manager|temp|
  intern|cook|chef|driver|couple)
(someone|somebody|anyone|nobody|whoever) (who|in|on|at|from|else)
`,
  aboutWriter: `
diagnosed (me|with|as)
(doctor|gp|therapist|counsellor|psychologist|nurse) (says|said|thinks|reckons|told me|believes|
  confirmed|wrote|put down) [that] [i|it is|this is]
(says|said|told me|thinks|noticed|reckons|mentioned|noted|insists|pointed out|remarked|tells me|
  commented|can see|could see|saw|sees|can tell) [that|how] i (am|have|look|seem|need|was|
  look like|sound|keep|do|had|seemed|looked|sounded|act|snap)
tells me i (am|look|seem), (asked|asks|asking|wonder|wonders) (me|) why i (am|look|seem|was)
signed off [work|sick] [with|for], signed me off [with|for], calls me (a|an|), called me (a|an|)
on (my|the) sick note
`,
  rejection: `
i disagree, not true, they are wrong, he is wrong, she is wrong, i do not think so, i do not agree
nonsense, exaggerating, i am really not, but i am not, i really am not, it is not true
could not be further, they have it wrong, she has it wrong, he has it wrong, wrong though
it is not that bad, but i am (fine|grand|ok|okay|good|happy), far from it, total rubbish
not at all
`,
  unpleasant: `
another (meeting|spreadsheet|report|deadline|email|reorg|call|late|weekend|audit|ticket|shift|
  sunday|saturday|night|complaint|form|bug|outage|monday|two|hour|fire|round|restructure|rewrite|
  inspection|cut)
more (work|meetings|overtime|paperwork|emails|reports|spreadsheets|marking|shifts|nights|calls|
  cuts|forms|tickets|admin)
overtime, cancelled, canceled, cancel, cancelling, laid off, layoffs, on call
weekend shift, no notice, last minute, crashed, crashes, broke, broken, unpaid, pay cut, cut my
double shift, reorg, restructuring, restructure, moved up, delayed, late again, redo, yelled, blamed, shouted
complaint, complaints, audit, rota
nights, third time, no (break|breaks|lunch|pay|cover|staff|raise|bonus), short staffed
understaffed, extra shift, double booked, dumped on me, for free, stuck (in|at|here|on)
at (midnight|5pm|6pm|7pm|8pm|9pm|10pm|11pm|4am|5am|3am), friday night
(shift|work|working|meeting) .. on a (sunday|saturday|bank holiday|friday), twelve hour, just what i needed
just what we needed
love that for me, living the dream, ofsted, performance review, mandatory, compulsory, hold music
resit, resubmit, rejected, denied, refused
`,
  dull: `
spreadsheet, spreadsheets, meeting, meetings, deadline, deadlines, on a (sunday|saturday|bank holiday|friday)
`,
  unrelatedCause: `
hangover, hungover, gym, workout, leg day, marathon, half marathon, run, ran, running club
dentist, flu, cold, covid, vaccine, jab, booster, food poisoning
dodgy (prawns|curry|kebab|takeaway|oyster), pollen, hay fever, neighbours, neighbors, neighbour is
neighbor is, upstairs, dog barking, barking, roadworks, construction, party, partying, period
periods, pregnant, pregnancy, newborn, teething, football, five a side, rugby, hurling, cricket
hike, hiking, cycling, swimming, yoga, pilates, crossfit, squats, deadlift, fell off, fell down
slipped on, tripped, twisted, surgery, operation, jet lag, jetlag, mosquitoes, mosquito
thunderstorm, storm, fireworks, snoring, whisky, whiskey, wine, beers, beer, pints, cider
prosecco, shots, drinks, night out, last night is curry, wedding, stag do, hen do, festival
concert, sunburn, heatwave, sun, wisdom tooth, tooth, braces, sprained, moving house
moving furniture, gardening, digging, decorating, dancing, world cup, match, new shoes, new boots
allergic, cat scratched, tennis
`,
};
