/**
 * What is only half of a danger: a letter, a remedy put away, a rope. It takes a second cue, such as
 * a farewell, hoarding or "nobody knows". Not reviewed by a psychologist.
 */
export const half = `
(wrote|writing|written|left|recorded) (a|another) (letter|note|card) (to|for) (my|our|the) (kids|
  kid|daughter|son|children|mum|mom|mother|dad|father|wife|husband|nan|gran|sister|brother)
bought [a|some] rope (for (the|my|our|a|his|her)|to (tie|hang|climb|tow))
(hid|put away|locked away|locked up|hide) (the|her|his) (pills|tablets|meds) (so|because|from|away)
`;

/** Trains, letters and weapons of everyday life, which clear the words that they cover. */
export const daily = `
(watched|watching|saw) the (trains|boats|cars) [go by] [from the bridge]
(old|worn) (clothes|shoes|toys) [to charity]
`;

/** Danger in words that are others once they are written as they sound, and in words run together. */
export const byEar = `
# Written as it is heard
(want to|wanna|wana|wish i could|gonna|going to|i should) dye
(hope|hoping|wish|wishing|pray|praying) i [just] (will not|would not|do not|never) wake up [before]
(kill|killing|hurt|hurting|hang|kil|harm) my self
(imgonnakillmyself|iwanttodie|wanttodie|killmyself|iwannadie)
`;
