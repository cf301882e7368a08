/**
 * What people say in English instead of saying it: no reason to go on, a night that is the last, fear of
 * oneself, a chance death that would be welcome. In our own words, not reviewed by a psychologist.
 */
export const indirect = `
# No reason to go on
(no|not any|not a) (reason|point|sense) [left] [for me] [to|in] (keep going|carry on|keep on|go on|living|
  being alive|being here|waking up|carrying on|going on) [anymore|any more]
(do not|can not|no longer) (see|know) (why|a reason|any reason|how) [i] (should|to|would|bother|
  can) [to] (carry on|keep going|go on|be here|stay alive|wake up|exist), why am i [even|still] (still alive|
  alive|still here|still breathing|breathing)
(living|life|being alive|existing) [just] (hurts|is unbearable|is too much|is too heavy|became too much|
  is not for me|weighs too much) [too much], (give|hand) [this|my] life back
(done|finished|through) with (this|my) (life|world|existence), this world (is not|was not|was never) (for|
  made for|meant for) me
if (he|she|they) .. i (will not|would not|can not) (go on|live|survive|be here), (one more|another) (day|week|
  month|rejection|no) like this and i (am gone|end it|jump)
# The last night
(tonight|this) is my last (night|day|evening|sunday) [on this earth|alive|here on earth], last (night|day|
  birthday|christmas) (alive|on earth|on this earth|of my life)
(will not|not going to|do not plan to|do not think i will|do not see myself|never) (make|making) it (past|
  through|to) [this] (weekend|christmas|summer|winter|the end of the year|next year|new year|my birthday|forty|
  fifty|thirty|40|50|30|tonight|the night)
(no one|nobody) (has|will have|needs|will need) to (worry about|put up with|look after|carry|deal with|
  pay for) me [anymore|any more|after|for much longer], it will not be (long|much longer) [now] [for me]
(made|have made|found) my peace [with it|with going|with leaving|with dying], (everyone|they|
  the kids) would (get over|move on from) (it|me) in a (week|month|year)
(wrote|writing|written|left) (notes|letters|a note|cards) to (each|every one|all) of (my|the) (kids|children|
  family|siblings)
# Fear of oneself, means out of reach
(scared|afraid|frightened|worried) (of|about) what i (might|could|will|may) do [to myself] (tonight|alone|
  to myself|if i am|if left|next|this weekend|when)
(asked|told|made) .. (hide|lock up|lock away|take away|hold onto) (the|my|all the) (knives|pills|tablets|meds|
  razors|blades|gun), (hid|locked) the (knives|pills|tablets|razors|gun) (from me|because of me)
(should not|can not|must not|not safe to) be (alone|left alone|left) (with|near) (those|the|my|these) (pills|
  tablets|knives|meds|rope|window|gun), (do not|can not) trust myself (near|with|around|alone|tonight|
  on the platform|by)
(rang|called|phoned|texted|dialled|dialed) (the samaritans|samaritans|988|the crisis line|a crisis line|
  the suicide line|the hotline|116 123|the lifeline)
(voices|voice) .. (tell|telling|tells|say|saying|says|told) [me] [to] (jump|die|end it|do it|cut|kill)
# Chance and road
(thought|thinking|think) (about|of) (not turning|not braking|not stopping|not coming up|letting go of the wheel|
  (stepping|step) (off the|out) (edge|platform|kerb|curb|in front|into))
(keep|kept|can not stop) (looking at|staring at|thinking about) the (bridge|tracks|roof|ledge|rope|pills|
  balcony), (god|lord) .. (take me|takes me) (in my sleep|home|tonight|now)
# Harm
(take|taking|took|swallow|swallowed|swallowing) (all|every one of) [of] (my|the|those) (pills|tablets|meds|
  medication), (cut|burned|hurt) again (last night|today|tonight|yesterday|this morning), tried to (od|
  overdose), i want out of (life|this life|living), (letters|notes) (to|for) (the|my) (kids|children|boys|girls|
  family|parents) [all] (are|is) [all] (written|sealed|ready|done|signed), (will|the will) is (sorted|done|
  signed|written) (and|the), if i do not wake up .. (good|fine|better|so be it|fine by me)
(burden|weight|drag) (to|on) (everyone|everybody|every1|my family|my kids|them all|the people i love)
(long sleeves|sleeves|hoodie) .. .. (so|hide|cover) [that] (nobody|no one|they|cuts|scars|marks|my arms) [sees|
  see|notices]
(woke|waking) up (in|at) [the] (hospital|a and e|icu) .. (annoyed|angry|disappointed|gutted|sorry|devastated)
(annoyed|angry|disappointed|gutted|sorry) (it|that it) did not work
(scratch|bite|pinch|burn|dig|hit) (my|myself) [arms|arm|legs|thighs|skin|hands] (till|until) (they bleed|
  it bleeds|i bleed|it hurts|it stings|they sting)
tried (once|twice|before) and (the urge|it) (is|came|keeps coming) back, (the|that) urge [to] (is back|came back|die)
`;

/** What sounds like danger and is none. */
export const harmless = `
(lol|haha|lmao|omg) .. (want to die|wanted to die|kill me|kill myself), (want to die|wanted to die|kill me|
  going to die|dead) (lol|haha|hahaha|lmao|lmfao|rofl)
(sleep|slept|sleeping) like the dead, (patient|patients|client|casualty) .. .. (took|taken|attempted|tried) [an|
  to] (overdose|suicide|kill)
tired of living (out of|on|paycheck|for|from|at), (sick|tired) of (living|existing) (for|just to|to) (work|pay|
  please|answer), (stood|sat|stopped) on the bridge (watching|eating|with|having|and had)
(reason|point) (to|in) (carry on|keep going|go on|carrying on|going on) with (this|the|that|my) (job|project|
  contract|course|meeting|shift|call|argument)
`;
