import type { LanguageSource } from './source.ts';

const groups = {
  partner:
    '(husband|wife|boyfriend|girlfriend|partner|fiance|fiancee|ex|spouse|ex-husband|exhusband)',
  family:
    '(father|dad|mother|mom|mum|stepfather|stepdad|stepmother|stepmom|brother|sister|son|daughter|uncle|aunt|cousin|grandfather|grandmother|grandma|grandpa|nephew|niece|inlaw)',
  home: 'my (ex)? (@partner|@family)',
  he: '(he|she|@home)',
  friend:
    '(friend|coworker|colleague|neighbour|neighbor|roommate|flatmate|student|pupil|patient|@partner|@family)',
  other: '(my|a|our) (best|close|old|younger|older|little)? @friend',
  child:
    '(child|children|kid|kids|baby|boy|girl|pupil|pupils|student|son|daughter|niece|nephew|newborn|toddler)',
  frail:
    '(@child|grandmother|grandfather|grandma|grandpa|elderly|residents|resident|disabled|mum|mom|mother|dad|father)',
  boss: '(boss|manager|supervisor|director|owner|foreman|colleague|coworker|customer|client|patient|student|guest|passenger)',
  number: '(two|three|four|five|six|seven|eight|nine|ten|several|2|3|4|5|6|7|8|9|10|12|14)',
  pills:
    '(pills|pill|tablets|tablet|medication|meds|painkillers|paracetamol|tylenol|ibuprofen|xanax|sleeping pills|insulin)',
  gun: '(gun|knife|pistol|rifle|shotgun|weapon|hammer|axe)',
  drug: '(cocaine|coke|crack|heroin|meth|weed|speed|ketamine|fentanyl|opioids|oxy|oxycodone|mdma|adderall|drugs)',
};

/** English, American and British. */
export const en: LanguageSource = {
  ear: 'english',
  groups,
  denials:
    "not never no don't doesn't didn't without nobody none isn't wasn't won't hasn't haven't",
  openers: 'and but because that so then just',
  scenes: `
    (in|from|about) (a|the|this|that) (film|movie|novel|book|game|series|show|song|play|dream|story|episode|nightmare|documentary|podcast|article)
    (watched|saw|read|reading|watching) .. (film|movie|novel|book|series|documentary|article|news|report|podcast)
    (read|learned|learnt|studied|lecture|course|training|class|workshop|essay) (about|on)
    (the|a) series is about
    (dreamed|dreamt|nightmare)
    (first aid)
    (rsrs|just kidding|joking|figure of speech|character|actor)
    (course|training) (today|yesterday)
  `,
  past: `
    (years|decades|long time|ages) ago
    (as a|when i was a|when i was) (child|kid|teenager|teen|young|little)
    in (19~|200~|201~|2020|2021|2022|2023)
    used to
  `,
  recovered: `
    (i am|i'm|he is|she is|now) .. (safe|happy|sober|recovered|fine now|in peace|free|healed|over it)
    (fully recovered|made a full recovery|got better|moved on)
  `,
  kinds: {
    self: {
      now: `
        (i am|i'm|im) (going to|gonna) (kill myself|end my life|end it|hang myself|jump) (tonight|today|now|tomorrow)?
        (wrote|left) .. (goodbye letter|suicide note)
        (saved|counted|collected|lined) .. @pills .. (tonight|all at once|end|goodbye)
      `,
      today: `
        (i)? (want|wanted|going|wish) to (die|kill myself|end my life|stop existing|not exist|not be alive|disappear forever)
        (killing|kill|hurting|cutting|hanging) myself
        (end|ending|take|taking) my (own)? life
        better off without me
        (go to)? sleep and (never|not) wake up
        i (cut|burned|burnt) myself (again|on purpose|last night|tonight|because)
        (don't|do not) want to (live|be alive|exist|be here) (anymore|any more)?
        thinking (about|of) suicide
        i am suicidal
      `,
      decoys: `
        killing myself (laughing|at the gym|with work)
        die (of|from) (laughter|embarrassment|hunger|boredom|heat|shame)
        want to die laughing
      `,
    },
    'someone-else': {
      now: `
        @other .. (took an overdose|overdosed|tried to kill|attempted suicide|tried to end)
        @other .. (took|swallowed) .. @pills .. (die|hospital|kill)?
        @other .. (left|wrote|sent) .. (note|letter|message|text|goodbye) ... (live|goodbye|die|suicide|end)
        @other .. (is going to|says (he|she) will|will) (jump|kill (himself|herself|themselves))
      `,
      today: `
        @other .. (wants|wanted|thinking of|thinks of|talks about|talking about|threatens) .. (to)? (die|dying|suicide|killing (himself|herself|themselves)|kill (himself|herself|themselves)|end (his|her|their) life)
        @other .. (does not|doesn't|did not|didn't) want to (live|be alive|exist|be here)
        @other .. (is|keeps|has been|started)? (cutting|harming|hurting|burning) (himself|herself|themselves)
        @other .. (better off without (him|her|them)|no reason to live)
        (boyfriend|husband|partner|girlfriend|ex|wife) (hits|beats|hit|beat|chokes|choked|threatens) (her|him)
        my (best)? (friend|sister|neighbour|neighbor|coworker|colleague|cousin) .. (is being|gets|is) (abused|beaten|hit) (by)?
        (afraid|scared|worried) (he|she|they) (will|might|is going to|may) (kill|hurt|do something to) (himself|herself|themselves)
      `,
      decoys: `
        (killed it|killing it|working (himself|herself|themselves) to death)
        (school|homework|work|boss|job) is killing
        (so dramatic|as a joke)
      `,
    },
    'home-violence': {
      now: `
        @he .. (choked|strangled|stabbed|chokes|strangles) me
        @he .. (hands|hand) (around|on) my (throat|neck)
        @he .. (threatens|threatened|threatening|keeps threatening|said (he|she) (will|would)|going) to kill me
        @he .. (pointed|held|pulled) .. @gun .. me
        @he .. (locked|locks) me (in|inside|up)
        hiding in .. (bathroom|bedroom|room) from (him|her|my)
      `,
      today: `
        @he .. (hit|hits|hitting|beat|beats|beating|slapped|slaps|slap|punched|punches|kicked|kicks|shoved|shoves|pushed|grabbed|grabs|dragged|bit|burned|spat on|attacked|hurt|hurts) me
        (pushed|pushes|shoved|threw|slammed) me (against|into|down|on|onto|to)
        @home .. (threatens|threatened|threatening|stalks|stalking|follows) me
        (scared|afraid|terrified|frightened) of (my (ex)? @partner|my (father|dad|stepfather|stepdad|brother)|him|her) .. (drinks|home|angry|comes|husband|boyfriend)?
        (scared|afraid|terrified) (he|she) (will|might|is going to) (hit|hurt|kill) me
        @he .. (won't|doesn't|will not|does not|didn't) let me (leave|go out|see|work|have|talk|call|use)
        (won't|doesn't) let me leave the house
        @he .. (took|broke|takes|smashed|checks|hides) my (phone|keys|money|card|bank card)
        @he .. (forces|forced|makes|made) me .. (sex|sleep with (him|her)|in bed)
        (covering|cover|covered|hide|hiding) .. (bruises|bruise|black eye|marks)
        bruises (he|she|from)
        (restraining order|domestic violence|domestic abuse) .. (against|at home|i|me)
      `,
      cues: `
        @he .. (screamed|screams|yelled|yells|shouted) .. me
        (black eye|bruise|bruises)
        (afraid|scared) to go home
        @he .. (punched|kicked) the (wall|door)
      `,
      decoys: `
        (pushed|pushes) me .. (swing|sled|laughed|to apply|to try|to be)
        (hit|hits) me (that|with a pillow|with a question|up)
        (in|at) (chess|cards|mario kart|the game|monopoly|tennis)
        (pillow fight|tickle)
      `,
    },
    abuse: {
      now: `
        (he|she|they) (is|are) (beating|hitting|hurting|abusing) (the|a|that|my) @frail (right)? now
      `,
      today: `
        (stepfather|stepdad|father|dad|uncle|grandfather|brother|cousin|teacher|priest|coach|neighbour|neighbor|he) (touches|touched|is touching|molested|molests|raped|rapes|abused|abuses|fondles) (me|her|him|my|the) 
        (touches|touched|touching) (her|him|me|them) (at night|there|down there|private|inappropriately|when)
        (told|tells|confided) .. (uncle|stepfather|stepdad|father|dad|brother|coach|teacher) .. (touches|touched|hurts|hits|abuses)
        (carer|caregiver|nurse|aide|babysitter|nanny|teacher|staff) .. (hit|hits|hitting|slapped|slaps|ties|tied|shook|locks|locked|yells at|pinch~) .. (@frail|him|her|them)
        (hits|beats|beating|hitting|hurts|burned|starves|slaps) (his|her|their|the|a) (own|little|old|elderly)? @frail
        (abused|molested|raped) (me|my|as a child|by)
        (sexually abused|being abused|was abused|is abused)
        (takes|steals|keeps|takes all of|spends) .. (mum's|mom's|grandma's|dad's|mother's|grandmother's|her|his) (pension|benefits)
        (leaves|leave|left|leaving) (her|him|them|residents) without (food|water|a bath|medicine|medication)
        (child|kid|boy|girl|pupil|student|son|daughter) .. (bruises|burns|marks|afraid to go home|scared to go home|bruised)
      `,
      decoys: `
        abuses (the|my) (free|patience|good|trust|coffee|power)
        hits the (table|ball|drum|gym)
        child protection (training|course)
      `,
    },
    'work-violence': {
      now: `
        @boss .. (threatened|threatens|pointed) .. @gun
        (robber|robbers|armed man) .. (now|in the store)
      `,
      today: `
        @boss .. (groped|gropes|touched|touches|grabbed|kissed|kisses|cornered|assaulted|harassed|harasses|raped|rubbed) (me|my|himself)
        (groped|cornered|pinned) me
        @boss .. (punched|punches|hit|hits|slapped|kicked|attacked|shoved|spat|choked|threw|bit|pushed|headbutted) .. (me|at me|on me)
        (attacked|assaulted|harassed|groped|beaten|threatened|bullied) (by|at) .. (work|shift|patient|customer|client|boss|manager|colleague|job)
        (keep my job|promotion|promote me|renew|raise|hire me) .. (slept|sleep|went out|go out|if i) .. with (him|her)
        (called|calls|call) me (the|a) .. (n-word|nword|n word|slur|monkey|faggot|tranny|dyke|retard|whore|slut|bitch|terrorist)
        (racist|homophobic|transphobic|sexist) (abuse|slurs|insults|slur|jokes about me|comments to me|attack)
        (sexual harassment|sexually harassed|harassment) .. (me|by|boss|manager|nobody|hr did nothing|every day|suffer)
        (sends|sent|shows|showed) me .. (nudes|dick|porn|naked|explicit)
        (humiliates|humiliated|screams at|insults) me (in front of|every day|daily|constantly)
      `,
      decoys: `
        (pat|slap) on the back
        punched the air
        (threatened|threatens) to (cancel|sue|leave|quit|complain)
        (boxing|martial arts|karate) (class|training)
      `,
    },
    'harm-to-others': {
      now: `
        (i am|i'm|im)? (going to|gonna|will|want to|wanna|plan to|planning to) (kill|stab|shoot|poison|murder|strangle|burn down|set fire to|run over) .. (him|her|them|my|everyone|boss|people|the office|all)
        (bought|got|took|have|grabbed|loaded) (a|the|my) @gun .. (him|her|them|boss|going|kill|work|after)
        (bought|got) (a|the) @gun
        (took|grabbed|bringing|bring|carry) (a|the|my) @gun .. (to work|to school|after|went)
        (put|putting|pour|poured) (poison|bleach|pills) in (his|her|their)
        (set|setting) fire .. (inside|with them|with him|with her|house|office)
      `,
      today: `
        (afraid|scared|terrified|worried) .. (i)? (will|might|could|may|am going to|of) (hurt|hurting|harm|harming|hit|hitting|kill|shake|shaking|smother) .. (my|the|him|her|someone|baby|child|kids|son|daughter|wife|people)
        (shook|smothered|choked|beat|burned) (the|my) (baby|child|son|daughter|wife|mother|kid)
        i (hit|beat|slapped|hurt|punched|pushed) my (son|daughter|child|kid|wife|husband|girlfriend|boyfriend|mother|partner|kids)
        (think|thinking|thoughts|fantasize|fantasise|plan|planning) .. (about|of|how) .. (hurt|hurting|kill|killing|stab|stabbing|poison|harm|harming) .. (her|him|them|people|someone|my boss|my)
        (urge|want|wanted) to (hurt|stab|kill|strangle|beat) (him|her|them|someone|people)
      `,
      decoys: `
        (kill|killed|killing) (time|it|a spider|a bug|a fly|a mosquito|the lights|the engine|the mood|two birds|the boss fight|the final boss|a process|the process|the server|the job)
        (kill|strangle) (this|that|the) (computer|printer|system|laptop|alarm|software)
        (going to|will|gonna) kill .. (ate my|chocolate|remote|pizza|rsrs|lol)
        knife .. (kitchen|bread|cheese|chef|set|cake)
        bought a nail gun
      `,
    },
    psychosis: {
      now: `
        (voice|voices) .. (tell|tells|telling|told|order|orders|command|commands|say|says|want) .. (hurt|kill|jump|die|cut|obey|burn|attack)
        (not slept|haven't slept|no sleep|without sleep|awake|don't need sleep) .. (days|nights) ... (energy|chosen|invincible|unstoppable|mission|god|powers|genius|not tired)
        i (was|am|have been) (chosen|the messiah|sent by god)
      `,
      today: `
        (i)? (hear|hearing|heard) (voices|people talking about me)
        (voice|voices) .. (in my head|talk to me|insult me|no one else|nobody else)
        (put|implanted|installed|there is|planted) .. (chip|microphone|cameras|camera|tracker|bug) .. (in me|my room|my house|my head|my body|my bedroom|inside me|to control|to watch|in my)
        (tv|television|radio|news|internet|songs) .. (sends|send|sending|speaks|talks|giving) .. (messages|signals|to me)
        (people|they|someone|cars|neighbours|neighbors|men) .. (are|is|keep|keeps) (following|watching|tracking|spying on|after) me .. (everywhere|days|cameras|weeks|house|plot|car)?
        (read|reads|reading|hear|steal|control) my (thoughts|mind)
        (poisoning|poisoned|poison) my (food|water|coffee|air)
        (see|seeing|saw) (people|shadows|things|demons|figures) .. (not there|aren't there|nobody else|no one else|talk to me|don't exist)
        i am (god|jesus)
      `,
      decoys: `
        voice in my head .. (ask|raise|pizza|keep going|quit|eat|buy|you can)
        (follows|following|followed) me on (instagram|twitter|tiktok|linkedin|social)
        (baby|son|daughter|toddler) .. (not slept|hasn't slept|doesn't sleep|won't sleep)
        (reads|read|reading) my mind .. (pizza|coffee|chocolate|brought)
      `,
    },
    medical: {
      now: `
        (took|swallowed|drank|taken|mixed) .. (whole|all|entire|bottle|handful|too many|twenty|thirty|forty|fifty|20|30|40|50|packet|box) .. @pills
        (mixed|took|taken) .. @pills .. (vodka|alcohol|whisky|whiskey|wine|booze)
        (i|i've) .. (overdosed|overdose)
        (drank|swallowed) .. (bleach|drain cleaner|poison|antifreeze|pesticide|methanol|detergent)
        (chest) (pain|pains|tightness|pressure|hurts) .. (arm|jaw|back|sweating|breath|since|severe|getting worse)
        (pain|pressure|tightness) in my chest .. (arm|jaw|sweating|breath|since|spreading)
        (can't|cannot|can not|struggling to) breathe .. (lips|blue|chest|swelling|worse|wheez~|throat|inhaler)
        (lips|fingers) .. (blue|purple|swelling)
        (face|side|half|arm|leg) .. (numb|droop~|paralys~|paralyz~) .. (speech|slur~|arm|face|talk|suddenly)?
        (speech|words) .. (slurred|slurring)
        (pregnant|weeks along) .. (bleeding|blood|fluid|waters)
        (bleeding) .. (pregnant|won't stop|heavily|badly)
        baby .. (stopped|not|isn't|hasn't) (moving|moved|kicking)
        (vomiting|throwing up|coughing up|spitting) (up)? blood
        (fainted|passed out|collapsed|seizure) .. (heat|twice|three times|again|head|sun)
        (having|had) a (heart attack|stroke|seizure) (right now|now)?
        throat .. (closing|swelling)
        (hit|banged) my head .. (vomit~|confused|passed out|dizzy)
        (bitten|stung) by a (snake|scorpion|spider)
      `,
      cues: `
        cold sweat
        (arm|hand) .. (numb|tingling)
        (chest pain|tight chest|chest tightness)
        (short of breath|shortness of breath)
        (dizzy|blurred vision|confused)
      `,
      decoys: `
        (heart|chest) (ached|aches|hurts) .. (left|goodbye|miss|love|for)
        (nearly|almost) (gave|had) .. (heart attack|stroke)
        (took my breath away|out of breath from laughing)
        (panic|anxiety) attack
        (face|lips|tongue) .. numb .. (dentist|dental|filling)
      `,
    },
    postpartum: {
      now: `
        (thoughts|images|urge|urges|want|going) .. (throw|throwing|drown|drowning|smother|smothering|drop|dropping) .. (baby|newborn)
      `,
      today: `
        (since|after) (the|my|our) (baby|son|daughter|birth|delivery) .. (born|birth|came)? .. (cry|crying|feel nothing|numb|hopeless|empty|run away|can't sleep|hate|regret|panic|monster)
        (had|gave birth to) (a|the|my) (baby|son|daughter) ... (run away|running away|feel nothing|crying|can't bond|don't love|leave everything|can't cope)
        (afraid|scared) .. alone with .. (baby|newborn)
        (regret|regretting) (having|having had) .. (baby|child|mother)
        (regret becoming a mother)
        (can't|cannot|don't|do not) (love|bond with|feel anything for|want to hold) .. (baby|newborn)
        (baby|newborn) .. better off without me
        (look at|looked at) .. (baby|newborn) .. feel nothing
        (have|think|getting|diagnosed) .. (postnatal|postpartum|post-natal|post-partum|post partum) (depression|psychosis)
      `,
      decoys: `
        cried (with|of|from) (joy|happiness)
        (tears of joy|in love)
      `,
    },
    eating: {
      now: `
        (fainted|passed out|faint|collapsed) .. (not eaten|haven't eaten|starving myself|laxatives|purging)
        (not eaten|haven't eaten) .. days .. (fainted|faint|dizzy|can't stand)
      `,
      today: `
        (not eaten|haven't eaten|not been eating|nothing to eat|eaten nothing) .. (for|in) @number (days|weeks)
        (not eaten|haven't eaten) (anything)? since (monday|tuesday|wednesday|thursday|friday|saturday|sunday|last week)
        (make|making|made|force|forcing) myself (throw up|vomit|sick|puke)
        (throw up|vomit|purge|puke) .. (after every|after each|everything i eat|after i eat|after eating|after lunch|after dinner|after meals|in secret)
        (laxatives|diuretics|diet pills) .. (every day|lose weight|daily|after i eat|lighter)
        (binge|bingeing|binging) .. (purge|purging|vomit|throw up|hurts|hate|secret)
        (skip|skipping|skipped) (every|all|my) (meals|meal) .. (fat|weight|fainted|disgust~)
        (starve|starving) myself
        (my|the) (anorexia|bulimia|eating disorder|binge eating) .. (is back|came back|back|worse|returned|again|control)
        (relapsed|relapse) .. (anorexia|bulimia|eating disorder)
        (only|just) (drinking)? water .. (week|days|lose weight)
        (can't|cannot) stop eating .. (secret|hurts|hate|sick|hide)
        weigh .. (80|85|78|75|70) (pounds|lbs) .. (fat|huge)
      `,
      decoys: `
        (eaten|eat|eating) .. (sweets|sugar|meat|bread|chocolate|dessert|gluten|dairy|fast food|candy|carbs)
        (food poisoning|stomach bug|stomach flu|morning sickness|hangover|ramadan|intermittent|blood test)
      `,
    },
    substances: {
      now: `
        (driving|about to drive|going to drive) .. (drunk|high|wasted|stoned)
        (did|took|snorted|injected|smoked) .. @drug .. (heart racing|can't breathe|chest|shaking|overdose)
      `,
      today: `
        (drove|drive|operated|worked|work|taught|operate) .. (drunk|high|stoned|wasted|hungover again|under the influence|after drinking)
        (drink|drinking|drank) .. (every day|every night|every morning|before (my|the|work|a)? shift|before work|alone every|hide it|in secret|secretly|hiding it|to cope|to sleep|to get through|on the job|vodka at work)
        (did|do|doing|took|take|snorted|snort|smoked|smoke|use|using|used|inject|injected) .. @drug .. (work|shift|bathroom|again|every|get through|daily|weekend|alone|cope|sleep|night)
        (can't|cannot|don't know how to) stop (drinking|using|gambling|snorting|betting)
        (wake up|woke up) (shaking|trembling|with the shakes)
        (relapsed|relapse|relapsing) .. (drinking|drink|drugs|heroin|coke|alcohol|meth|pills|back|on)
        back on (heroin|coke|crack|meth|drugs|the bottle)
        (blacked out|blackout|black out) .. (drinking|drunk|again|third|remember|drink)
        (addicted|hooked) (to|on) (@drug|alcohol|pills|painkillers|gambling|benzos|xanax)
        (xanax|oxy|oxycodone|painkillers|sleeping pills|benzos) .. (more and more|every day|too many|can't sleep without|double|without prescription|at work)
        (lost|owe|gambled) .. (everything|salary|savings|rent|loan shark) .. (gambling|betting|casino|slots|bets)
        i am an (alcoholic|addict)
      `,
      decoys: `
        addicted to (this|that|the|coffee|chocolate|my phone|a) (show|series|song|book|game)?
        (sober|clean) (for|since)
        (coffee|tea|water|juice) (every day|before work|before my shift)
        drank (too much|so much) (coffee|water|tea)
        drink .. (coffee|water|tea|juice) .. 
      `,
    },
    exploitation: {
      now: `
        (lock|locks|locked|locking) us (in|inside)
        (armed|gun) .. (guards|guard|men) .. (leave|farm|dormitory|watch)
        (force|forces|forced|forcing|make|makes) (me|us) to (sell my body|prostitute|have sex with clients|sell sex|sell our bodies)
      `,
      today: `
        (employer|boss|agency|recruiter|they|he|she|madam|owner|landlord) .. (keeps|kept|took|has|have|holds|confiscated|took away|keep) (my|our) (passport|passports|documents|papers|id|visa)
        (won't|doesn't|don't|not allowed|aren't allowed|not|can't) (let)? (me|us|to)? (leave|go out) .. (farm|house|debt|until|pay|dormitory|employer|owe|work)
        (worked|working|work) .. (months|weeks|years) without (pay|being paid|wages|salary) .. 
        (never|not) been paid .. (months|weeks|years|since)
        (owe|debt) .. (flight|ticket|visa|housing|travel|recruiter|agency) .. 
        (only|just) (get|give us|give me|paid with|paid in) (food|a bed|room and board)
        (say|says) i owe (them|him|her)
        (can't|cannot|not allowed to) leave (until|because) .. (debt|pay|owe|paid)
        (threaten|threatens|threatened) .. (deport|deportation|immigration|report us|report me) .. 
        (sleep|live) (in|at) the (workshop|factory|field|work site|farm) .. (no pay|lock~|can't leave|not paid)
      `,
      decoys: `
        (forgot|lost|renewed|left) my (passport|papers|id|documents)
        (unpaid|without) (overtime|holiday)
        embassy
      `,
    },
  },
};
