const BODY = `(arm|arms|forearm|forearms|wrist|wrists|thigh|thighs|leg|legs|skin|stomach|hip|hips|chest)`;
const PILLS = `(pills|tablets|meds|paracetamol|painkillers|antidepressants|capsules)`;

/**
 * Self-harm, the writer's own attempt, somebody close in danger, and preparation, where the sentence
 * leaves no doubt whatever else it is about. Not reviewed by a psychologist.
 */
export const harm = `
# One's own body
(carve|carving|carved|slice|slicing|sliced|slash|slashing|gouge|gouging) [open|up|lines|words|letters|
  marks] [into|in|on|across] my ${BODY}
burn (myself|my ${BODY}) (with (a|my|the) (lighter|cigarette|cigarettes)|on purpose), (burn|burning|burned|
  burnt) my ${BODY} with (a|the|my) (lighter|cigarette|cigarettes)
punch myself, (punch|punching|punched|hit|hitting) my own ${BODY}, (punch|punching|punched|hit|hitting) (the|
  a) wall (until|till) .. (bleed|bled|bleeding|bruised|broke)
(starve|starving|starved) myself (as|to) (punishment|punish)
nails into my ${BODY} (until|till|to feel), (scratch|scratching|scratched|pick|picking|
  picked) my ${BODY} .. (raw on purpose|bleed|bled|bleeds)
(clean|free) for .. months and .. i (cut|burned), i [have] cut again, (scratch|scratching|
  scratched) my ${BODY} raw, (not|never) [feel] safe (with|around) myself, (relapsed|relapse) .. (blade|razor)
sh (again|urges|relapse), (urge to|relapsed and) sh
(keep|hide|carry|keeping|hiding) a [razor] blade, (cigarette|cigarettes|lighter) (into|on|out on|against|
  to) my ${BODY}, been cutting (since the|since my|again|every night|every day|for months), deserve (the|these|
  my) (cuts|scars)
# Years ago
(took|taken|take|swallowed|swallow) (ten|twenty|thirty|forty|fifty|sixty|20|30|40|50|60|two boxes of|
  three boxes of|several boxes of|boxes of|a load of|loads of|a bunch of|lots of) [my|her|his] [mum is|mom is|
  dad is|gran is|mother is|mum s|dad s] [sleeping] ${PILLS}
stomach pumped after [the|all|those|my] (pills|tablets|overdose)
i od [would|ed] [in|on|at], found (me|him|her) hanging, was found hanging
# Somebody close
(cut|slit|slashed) (his|her|their) [own] (wrists|veins|throat), (cut|cuts|burns|burned) (his|her|
  their) ${BODY} on purpose
cuts all over (her|his|their)
# What is got ready
(saved up|saving up|hoarding|hoarded|stockpiling|stockpiled|stashing|stashed) [enough|all|my|two|three|four|
  several] [weeks|months] [worth] [of] [my|the|sleeping] ${PILLS}
(tie|tying|tied|make|making|made) (a|the) noose, (pills|tablets|meds|rope|noose|gun) [is|are] ready (on|by|in|
  beside|next), (written|wrote|writing) [out] (a letter|letters) to each of (my|the)
`;

/** Work, sport and accidents with the same words. */
export const harmlessHarm = `
goodbye (present|flowers|hug), to each of (my|our|the) (clients|customers|suppliers|students|teams|tenants|
  patients), rope and (pegs|tape|tarps|hooks|tarp), how high the .. is for (the|my|our)
not want to live (in|with|near|at) , cutting (the (cake|lawn|grass|budget|bread|onions|ribbon|vegetables)|
  my (hair|nails|hours|budget|costs|fringe)|costs|back|down|out|corners|carbs|sugar|coffee|it)
(rope|cord) for (the|my|our|a) (swing|boat|dog|hammock|tent|climb|garden|washing|car|gym|trailer|horse|tug)
bridge (committee|project|team|club|repairs)
(cat|kitten|dog|puppy|parrot|baby|toddler) .. (scratched|bit|scratches|bites) my
(sliced|slice|cut|slashed|burned) my ${BODY} [open] (on the|on a|with the|while|shaving|cooking|fixing|
  by accident), (punch|punched) myself (in the face trying|by accident|laughing)
(stockpiling|stockpiled|saving up|saved up|hoarding) .. (for (mum|dad|gran|the)|for my (mum|mother|dad|father|gran|nan))
`;
