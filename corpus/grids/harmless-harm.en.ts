import type { Grid } from './cells.ts';

/** Accidents, chores and sport with the words of self-harm. */
export const everyday: Grid = {
  forms: ['base', 'past', 'gerund'],
  acts: {
    cut: {
      verb: ['cut', 'cut', 'cutting'],
      objects: ['the cake', 'my hair', 'costs again', 'the lawn', 'my nails'],
    },
    burn: {
      verb: ['burn', 'burned', 'burning'],
      objects: ['the rice', 'the candle', 'my tongue on the soup', 'some files to a disc'],
    },
    scratch: {
      verb: ['scratch', 'scratched', 'scratching'],
      objects: ['the car', 'my mosquito bites', 'the idea'],
    },
    hit: {
      verb: ['hit', 'hit', 'hitting'],
      objects: ['the gym', 'the snooze button', 'my target', 'the wall at kilometre thirty'],
    },
    punch: {
      verb: ['punch', 'punched', 'punching'],
      objects: ['the bag at boxing', 'the clock', 'holes in the paper'],
    },
    bang: {
      verb: ['bang', 'banged', 'banging'],
      objects: ['the door', 'my knee on the desk', 'on the door'],
    },
    bite: {
      verb: ['bite', 'bit', 'biting'],
      objects: ['my nails', 'my tongue in meetings', 'into the sandwich'],
    },
    slice: {
      verb: ['slice', 'sliced', 'slicing'],
      objects: ['the bread', 'the onions', 'the data by region'],
    },
    carve: {
      verb: ['carve', 'carved', 'carving'],
      objects: ['a pumpkin', 'out some time', 'the turkey'],
    },
    starve: { verb: ['skip', 'skipped', 'skipping'], objects: ['lunch', 'the meeting'] },
    dig: {
      verb: ['dig', 'dug', 'digging'],
      objects: ['the garden', 'into the logs', 'out my old guitar'],
    },
  },
  frames: {
    base: [
      'I want to',
      'I need to',
      'sometimes I',
      'every night I',
      "I'm tempted to",
      'gonna',
      'I promised not to',
    ],
    past: ['last night I', 'yesterday I', 'after the meeting I', 'Four years ago I'],
    gerund: ['I keep', "I've been", 'i started', 'thinking abt'],
  },
};

/** Somebody close, and nothing wrong. */
export const close: Grid = {
  forms: ['said'],
  acts: {
    wants: {
      verb: ['wants to'],
      objects: [
        'kill some time in town',
        'jump the queue',
        'go home early',
        'end the contract',
        'cut the cake',
        'hang out on Friday',
      ],
    },
    says: {
      verb: ['says'],
      objects: [
        "she doesn't want to live in London anymore",
        "he's going to move out",
        'the stress is killing him',
      ],
    },
    took: {
      verb: ['took'],
      objects: ['her antibiotics', 'a whole box of chocolates', 'the day off', 'his pills on time'],
    },
    sent: {
      verb: ['sent me'],
      objects: ['a goodbye card from the team', 'a message about dinner', 'a note about the rent'],
    },
    is: {
      verb: ['is'],
      objects: [
        'dying to see the film',
        'cutting his hair short',
        'on the bridge committee',
        'talking about the suicide prevention course',
      ],
    },
    died: { verb: ['died of'], objects: ['old age last spring', 'laughter when I fell'] },
  },
  frames: {
    said: [
      'My brother',
      'My best friend',
      'My mum',
      'my flatmate',
      'A colleague of mine',
      'One of my students',
    ],
  },
};

/** Things got ready for an ordinary day. */
export const ready: Grid = {
  forms: ['done'],
  acts: {
    note: {
      verb: ["I've written"],
      objects: [
        'the note for the handover',
        'a letter to the landlord',
        'the minutes',
        'a birthday card for my son',
      ],
    },
    left: {
      verb: ['I left'],
      objects: ['a note for the cleaner', 'the keys with my neighbour', 'work at five'],
    },
    rope: {
      verb: ['I bought'],
      objects: [
        'a rope for the swing',
        'cough tablets',
        'a skipping rope',
        'painkillers for my knee',
      ],
    },
    picked: {
      verb: ['I picked'],
      objects: ['the date for the wedding', 'the night for the party', 'up the tablets for mum'],
    },
    goodbye: {
      verb: ['I said goodbye'],
      objects: ['to the interns', 'to sugar', 'to my old desk'],
    },
    looked: { verb: ['I looked up'], objects: ['how to tie a bow tie', 'train times'] },
    away: {
      verb: ['I gave away'],
      objects: ['my old clothes to charity', 'the spare sofa', 'two tickets'],
    },
  },
  frames: { done: ['…', "… and it's on Friday", '…, finally', 'today …'] },
};

export const sentences: readonly string[] = [
  'Four years ago I broke my wrist skiing',
  'four years ago I swallowed a whole box of chocolates in one night and regretted nothing',
  'I cut my arm on the fence while gardening',
  'Burned my arm on the oven again',
  'The cat scratched my arms until they bled, little monster',
  'Banged my head on the shelf, lump the size of an egg',
  'I banged my head on the cupboard by accident',
  'Long sleeves because the office is freezing',
  'The nurse asked about self harm, I said no, never',
  'My brother jumped the queue and I nearly died of shame',
  'We saved up three months for the trip',
  'I stood on the bridge for an hour taking photos of the sunrise',
  'I walked into a glass door in front of the whole team',
  'thinking of stepping in front of the camera for the company video',
  "I'm done living with flatmates",
  "I hope I don't have cancer, results on Tuesday",
  'my gran had a stroke and I took her pills to the ward',
  'I nearly got hit by a bus this morning, heart still racing',
  'I saw a man jump into the river to save a dog',
  'watched a documentary about people who jumped off the Golden Gate',
  'I want to take the whole week off',
  'I took all the chocolates to the office',
  'I took twenty photos of the roof for the insurance',
  'I tried to cut down on sugar',
  'cut my finger slicing bread',
  'burned my arm on the baking tray',
  'I scratched my leg on the brambles',
  'I bit my lip during the meeting',
  'hit my head on the car boot',
  'punched in at nine, punched out at six',
  'my brother wants to leave his wife',
  'my sister says she wants to quit',
  'my friend sent me a goodbye present before she moved to Spain',
  'wrote a letter to each of my clients about the new prices',
  "I've written my letter of resignation",
  'got my affairs in order for the tax office',
  'I said goodbye to everyone at the leaving do',
  'saved up all my holiday days for August',
  'bought rope and pegs for the tent',
  'my knife slipped, stitches in my thumb',
  'I looked up how high the tower is for the tour',
  "I'll die if they play that song again",
  'I could kill my boss',
  'this deadline will be the death of me',
  'shoot, I forgot the milk',
  'I drove into town and over the bridge',
  'we crashed into the final and lost',
  'I want to sleep for a week',
  "I don't want to wake up at six anymore",
  "can't wait to disappear on holiday for good weather",
  "I'd love to vanish into a novel",
  'I wish I was dead asleep already',
  'the plant died and I threw it out of the window box',
  'gas bill went up again',
  'I turned the gas on and made tea',
  "I won't be alive to see that bug fixed, said Tom, laughing",
  'hung myself a hammock in the garden',
];
