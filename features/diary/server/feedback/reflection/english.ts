import type { Grammar } from './reflect.ts';

const WORDS: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
};

/** English of the United States. */
export const english: Grammar = {
  parting: /,? (?:but|because|although|while|and then|so that)(?= )|,? and (?=(?:I|my|we) )/u,
  turning: /\b(?:but)\b/u,
  opening:
    /^ (?:(?:today|yesterday|tonight|this (?:morning|afternoon|evening|week)|last night|on \S+day),? )?(?:i |i've |we |my |our |the |a |an |another |(?:two|three|four|five|\d+) )/u,
  happened:
    / (?:\S{2,}ed|got|went|had|was|were|did|made|said|told|gave|took|came|left|saw|felt|found|sent|slept|ate|ran|wrote|read|brought|bought|lost|met|put|quit|cut|spent|stayed|woke|kept|let|paid|sat|stood|broke|fell|heard|forgot|knew|drove|hit) /u,
  unspoken:
    / (?:i am|i'm|i was (?!called|told|asked|given|invited|sent|moved|paid|thanked|promoted)|was i|hate\S*|fault|stupid|idiot|useless|worthless|failure|fraud|trash|fuck\S*|shit\S*|damn\S*|bitch\S*|fat|crazy|lazy|ashamed|maybe|almost|probably|guess|think|thought|seems?|couldn't|can't|failed|he|she|they|it|this|that|these|those|lol|called me|hit me|pushed|threatened|kill|die|dying) /u,
  hanging: / (?:of|to|and|or|with|for|by|in|on|at|a|an|the|my|that|than|so|very|if) $/u,
  toYou(words) {
    return words.map((word, at) => {
      const [, plain = '', mark = ''] = /^(.*?)(,?)$/u.exec(word) ?? [];
      const lower = plain.toLowerCase().replace('’', "'");
      const own = WORDS[lower];
      if (own) return `${own.replace("'", '’')}${mark}`;
      if (lower === 'was' && /^(?:i|we)$/iu.test(words[at - 1] ?? '')) return `were${mark}`;
      if (lower === 'am') return `are${mark}`;
      return word;
    });
  },
};
