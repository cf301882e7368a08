import type { Trait } from '../source.ts';

export const traits: Record<Trait, string> = {
  filler: `
so very really too quite pretty totally completely absolutely utterly just still already also even always
constantly a bit little kind kinda sort of somewhat slightly rather honestly literally actually genuinely
truly extremely incredibly insanely super mega fucking bloody damn all the more such today now lately
currently again simply almost nearly basically terribly awfully deeply mentally physically emotionally some
much well maybe perhaps probably total complete proper right properly ridiculously unbelievably fully
thoroughly seriously entirely wholly clearly obviously definitely certainly frankly permanently continually
continuously perpetually forever hella mad wicked dead fierce fair pure massively hugely immensely
profoundly horribly dreadfully painfully badly increasingly suddenly apparently personally lowkey highkey
effing tad smidge freaking frigging feckin fecking godawful considerable persistent severe constant chronic
`,
  person: `
boss bosses manager managers supervisor director colleague colleagues coworker coworkers partner husband
wife mother mum mom mam mummy father dad daddy da sister sisters brother brothers son sons daughter
daughters friend friends neighbour neighbor neighbours client clients customer customers patient patients
student students pupil pupils teacher teachers nurse nurses intern interns kid kids child children baby
babies boy boys girl girls man men woman women guy guys aunt auntie uncle cousin grandma grandpa gran nan
nana granny grandad grandmother grandfather roommate flatmate housemate landlord driver drivers cashier
receptionist secretary ceo cto lead tutor dog cat boyfriend girlfriend fiance fiancee people someone
everybody everyone mate mates buddy lady ladies lad lads parents parent nephew niece trainee trainees
apprentice foreman doctor doctors gp therapist counsellor physio consultant consultants registrar matron
sister surgeon porter porters paramedic paramedics midwife midwives carer carers resident residents
waiter waitress chef barman barmaid bartender guest guests cook porter courier couriers rider riders
lecturer professor headteacher head ofsted inspector caller callers rep representative planner guard
officer clerk councillor minister mp developer developers engineer engineers designer analyst tester
vendor supplier contractor temp newbie starter janitor cleaner cleaners volunteer volunteers toddler twins
widow family sibling siblings inlaws stepson stepdaughter godson ex team-lead bloke fella chap
passenger passengers tenant owner stranger commuter singer actor actress character player players
yaar bhai didi uncleji auntyji sir madam maam principal vp hr
`,
  group: `
team staff crew class office company family department management ward floor squad union unit group
`,
  determiner: `
the a an this that these those some each every another any both
`,
  possessive: 'my our his her their your',
  preposition: `
of in on at to from with for about by into over under after before without between against towards near like
through during until till via per since
`,
  auxiliary: '',
  genitive: 'of',
  thirdPronoun: `
he she they you him them
`,
  firstPronoun: 'i we',
  firstObject: 'me myself us ourselves',
  copula: `
<be> <feel> <get> <seem> <look> <become> <stay> <keep> <sound> <wake> <end> <come> <go> <leave> <make>
<arrive> <finish> <start> <turn> <remain> <sit> <lie> <walk>
`,
  state: '<feel> <seem> <look> <keep> <stay> <get>',
  report: `
<say> <tell> <mention> <ask> <complain> <write> <admit> <explain> <think> <reckon> <claim> <text> <whisper>
<believe> <insist> <joke> <suggest> <reply> <confess> <announce> says said told
`,
  body: `
head neck shoulder shoulders back spine knee knees leg legs arm arms hand hands wrist wrists stomach belly
tummy gut guts chest throat eye eyes eyelid eyelids body foot feet jaw hip hips heart skin face finger
fingers thumb thumbs elbow elbows ankle ankles temple temples ear ears muscles muscle joints joint bones
mind brain teeth tooth scalp calf calves thighs heels heel toes ribs sinuses
`,
  thing: `
battery batteries phone phones mobile laptop laptops server servers printer printers car cars bus buses
train trains computer computers plant plants fridge freezer ticket tickets stock parcel parcels box boxes
bag bags weather rain traffic meal meals lunch dinner breakfast coffee tea soup food cake report reports
project projects meeting meetings system systems app apps website site engine machine machines light lights
film movie book books show song songs paper papers tyre tyres budget van vans lorry truck bike bikes
motorbike scooter lift lifts elevator boiler heating radiator wifi internet network router line lines
signal database build code test tests pipeline deployment script scanner till tills oven dishwasher grill
kettle toaster photocopier copier projector monitor screen keyboard mouse headset headphones charger
cable chair chairs desk table tables door doors window windows glass plate plates tray trays trolley
bed beds hoist pump drip toner ink stapler stapled folder file files letter letters form forms bill bills
invoice invoices spreadsheet spreadsheets email emails message messages road roads bridge roof wall floor
tap pipe pipes toilet shower bulb clock watch radio tv telly camera drill hammer saw jacket coat shoes boots
shirt umbrella wallet tree trees garden grass flowers leaves sea sky wind river beach city town street
market economy shop restaurant hotel building house flat room kitchen corridor canteen album
concert gig match game series episode play ending result results wine beer pasta pizza salad steak fish
chicken bread rice sauce dessert pudding supplies funds toy toys drone modem tablet remote kitkat
`,
  contrast: 'but however although though yet except',
  coordinator: `
and or nor but plus n
`,
  impersonal: '',
  still: 'still worse more also',
  opener: `
because since that when who which where whose as so while whereas then until till
`,
};

export const classes: Record<string, string> = { SITE: traits.body, THING: traits.thing };

export const verbs = `
be feel get seem look become stay keep sound wake end come go say tell mention ask complain write admit
explain think have do make take work start finish leave stop need want like love hate try know see find hear
read talk walk run eat drink sleep rest call help manage handle send receive meet visit cook clean buy pay
lose win break fix learn teach live move stand sit hold bring carry cover miss forget remember believe hope
expect plan decide enjoy laugh cry worry stress give put show turn reckon claim remain arrive text join
resign drive serve close answer fall wear spend suffer struggle burn crack cope insist suggest reply confess
announce joke whisper
`;

export const notVerbs = `
work works rest love loves hope hopes plan plans like likes look looks sleep end ends back need needs stress
stresses cry worry worries laugh run runs walk walks talk talks help call calls cover covers think as so
cooks cook start starts want wants leave leaves text texts cut cuts claim claims joke jokes show shows
drive drives turn turns close closed cleaning meeting feeling burn burns crack cracks answer answers
reply replies visit visits drink drinks stop stops broken lost spent meet left worried stressed
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
arent = are not
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
wanna wnna = want to
kinda = kind of
u = you
ur = your
rly = really
tho = though
bc cos coz = because
tbh = honestly
rn = now
absolutly = absolutely
definately = definitely
stresed = stressed
hadnt = had not
aint = are not
amnt = am not
youve = you have
theyve = they have
weve = we have
thered = there would
theres = there is
heres = here is
wouldve = would have
shouldve = should have
couldve = could have
shoulda = should have
lemme = let me
gimme = give me
dunno = do not know
outta = out of
sorta = sort of
wd = would
tmrw tmr tmrrw = tomorrow
endin = ending
thinkin = thinking
feelin = feeling
nite = night
every1 = everyone
no1 = no one
ppl = people
lotta = lot of
tryna = trying to
finna imma = going to
af asf = really
v = very
tmrw tmr 2moro tomoz = tomorrow
2day tday = today
2nite tonite = tonight
ppl = people
ppls = people
smth sth = something
smb = somebody
w = with
wo = without
abt = about
b4 = before
cud = could
shud = should
wud = would
tht = that
dat = that
wat wht wot = what
nite = night
nites = nights
thx tnx = thanks
msg msgs = messages
mgr = manager
hrs = hours
hr = hour
wk = week
wks = weeks
yr = year
yrs = years
mth = month
ded = dead
xhausted exausted exhuasted exhasted exhuasting = exhausted
knackerd nackered = knackered
shaterd shatterd = shattered
drainned = drained
tierd tird tiredd = tired
overwhelmd overwelmed overwhelmned = overwhelmed
anxios anxiuos anxius = anxious
anxity anxeity = anxiety
depresed depressd = depressed
migrane migrain = migraine
insomina insomia = insomnia
diarrea = diarrhoea
headach headace hedache = headache
sux = sucks
bday = birthday
xmas = christmas
nd = and
n = and
cuz bcz bcoz becoz = because
bout = about
luv = love
hav = have
hv = have
dnt = do not
realy rlly = really
definitly = definitely
worthles = worthless
usless = useless
stupit = stupid
fml = fuck my life
wfh = work from home
ngl = honestly
`;
