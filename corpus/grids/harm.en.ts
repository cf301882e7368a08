import type { Grid } from './cells.ts';

/** Hurting one's own body. */
export const harm: Grid = {
  forms: ['base', 'past', 'gerund'],
  acts: {
    cut: {
      verb: ['cut', 'cut', 'cutting'],
      objects: ['myself', 'my arms', 'my thighs', 'my wrist with a razor', 'my skin open'],
    },
    burn: {
      verb: ['burn', 'burned', 'burning'],
      objects: ['myself with a lighter', 'my arm with a cigarette', 'my skin on purpose'],
    },
    scratch: {
      verb: ['scratch', 'scratched', 'scratching'],
      objects: ['my arms until they bleed', 'myself until I bleed', 'my skin raw on purpose'],
    },
    hit: {
      verb: ['hit', 'hit', 'hitting'],
      objects: ['myself', 'myself in the face', 'my head against the wall'],
    },
    punch: {
      verb: ['punch', 'punched', 'punching'],
      objects: ['myself in the stomach', 'the wall until my knuckles bleed', 'my own legs'],
    },
    bang: {
      verb: ['bang', 'banged', 'banging'],
      objects: ['my head against the wall', 'my head on the wall on purpose'],
    },
    hurt: {
      verb: ['hurt', 'hurt', 'hurting'],
      objects: ['myself', 'myself on purpose', 'myself where nobody sees'],
    },
    harm: {
      verb: ['self harm', 'self harmed', 'self harming'],
      objects: ['', 'in the bathroom at work'],
    },
    starve: { verb: ['starve', 'starved', 'starving'], objects: ['myself as punishment'] },
    nails: {
      verb: ['dig', 'dug', 'digging'],
      objects: ['my nails into my arm until it bleeds', 'my nails into my skin to feel something'],
    },
    slice: {
      verb: ['slice', 'sliced', 'slicing'],
      objects: ['my thighs with a razor', 'my arm open'],
    },
    carve: {
      verb: ['carve', 'carved', 'carving'],
      objects: ['lines into my arm', 'words into my skin'],
    },
    bite: { verb: ['bite', 'bit', 'biting'], objects: ['myself until I bleed'] },
  },
  frames: {
    base: [
      'I want to',
      'i wanna',
      'I need to',
      'the urge to',
      'sometimes I',
      "when I'm stressed I",
      'every night I',
      "I'm tempted to",
      'I promised not to',
      "I'm scared I'll",
      'gonna',
    ],
    past: [
      'last night I',
      'yesterday I',
      'after the meeting I',
      'i relapsed and',
      'I did it again, I',
      'I lied, I',
    ],
    gerund: [
      'I keep',
      "I've been",
      'i started',
      'I keep thinking about',
      "I can't stop",
      'I went back to',
      'thinking abt',
    ],
  },
};

/** The writer's own attempt, years ago or last week. */
export const attempts: Grid = {
  forms: ['past'],
  acts: {
    swallowed: {
      verb: ['swallowed'],
      objects: [
        'a whole box of pills',
        'a bottle of pills',
        'all the paracetamol in the house',
        'two boxes of sleeping pills',
      ],
    },
    took: {
      verb: ['took'],
      objects: ['an overdose', 'a handful of pills', 'all my pills at once', 'forty paracetamol'],
    },
    tried: {
      verb: ['tried to'],
      objects: [
        'kill myself',
        'hang myself',
        'end my life',
        'end it all',
        'take my own life',
        'drown myself',
        'overdose',
        'jump off a bridge',
      ],
    },
    attempted: {
      verb: ['attempted'],
      objects: ['suicide', 'to take my own life', 'to kill myself'],
    },
    slit: { verb: ['slit'], objects: ['my wrists', 'my wrists in the bath'] },
    jumped: {
      verb: ['jumped'],
      objects: ['off a bridge and survived', 'in front of a train and survived'],
    },
    woke: {
      verb: ['woke up in'],
      objects: [
        'intensive care after the overdose',
        'hospital after my suicide attempt',
        'the ICU after all those pills',
      ],
    },
    pumped: { verb: ['had my stomach pumped'], objects: ['after the pills', 'after the overdose'] },
    survived: {
      verb: ['survived'],
      objects: ['my own suicide attempt', 'an overdose', 'a suicide attempt'],
    },
    almost: {
      verb: ['almost'],
      objects: ['killed myself', 'ended it all', 'hanged myself', 'took my own life'],
    },
    went: {
      verb: ['stood on'],
      objects: ['the ledge of the bridge ready to jump', 'the roof ready to jump'],
    },
  },
  frames: {
    past: [
      'Four years ago I',
      'In 2019 I',
      'When I was sixteen I',
      'Last winter I',
      'last week i',
      'Nobody at work knows that I',
      "I've never told anyone that I",
      'once i',
      'at uni i',
      'The week before I was signed off I',
    ],
  },
};

/** Somebody close is in danger. */
export const close: Grid = {
  forms: ['said'],
  acts: {
    wants: {
      verb: ['wants to'],
      objects: [
        'kill himself',
        'die',
        'end his life',
        'end it all',
        'jump off a bridge',
        'take her own life',
      ],
    },
    says: {
      verb: ['says'],
      objects: [
        "she doesn't want to live anymore",
        "he's going to kill himself",
        'she wants to die',
        "life isn't worth living",
        "he'd be better off dead",
        "she's going to hang herself",
      ],
    },
    tried: {
      verb: ['tried to'],
      objects: [
        'kill himself',
        'hang herself',
        'end her life last night',
        'overdose',
        'take his own life',
      ],
    },
    took: { verb: ['took'], objects: ['an overdose', 'a whole box of pills', 'all her pills'] },
    cut: { verb: ['cut'], objects: ['her wrists', 'his arms on purpose'] },
    is: {
      verb: ['is'],
      objects: [
        'suicidal',
        'cutting herself again',
        'threatening to kill himself',
        'on the ledge of a bridge',
        'talking about suicide',
        'self harming',
      ],
    },
    sent: {
      verb: ['sent me'],
      objects: ["a goodbye message and isn't answering", 'a suicide note', 'a goodbye text'],
    },
    threatened: {
      verb: ['threatened to'],
      objects: ['kill herself', 'jump off the roof', 'end his life'],
    },
    hiding: {
      verb: ['has been hiding'],
      objects: ['pills to kill himself', 'blades to cut herself'],
    },
  },
  frames: {
    said: [
      'My brother',
      'My best friend',
      'My mum',
      'my flatmate',
      'A colleague of mine',
      'My daughter',
      'my ex',
      'My cousin',
      'One of my students',
      'My husband',
    ],
  },
};

/** What is got ready, and what is said of it. */
export const ready: Grid = {
  forms: ['done'],
  acts: {
    note: {
      verb: ["I've written"],
      objects: [
        'the suicide note',
        'the goodbye letters',
        'a letter to each of my kids',
        'my goodbye note',
      ],
    },
    left: {
      verb: ['I left'],
      objects: ['a goodbye letter in the drawer', 'a note for my wife', 'letters for everyone'],
    },
    pills: {
      verb: ["I've saved up"],
      objects: ['enough pills', 'all my sleeping tablets', 'two months of my meds'],
    },
    hoard: {
      verb: ["I've been hoarding"],
      objects: ['my pills', 'tablets for weeks', 'painkillers'],
    },
    rope: {
      verb: ['I bought'],
      objects: ['the rope', 'a rope and tied the knot', 'the pills I need to die', 'a gun'],
    },
    date: {
      verb: ['I picked'],
      objects: ['the date to die', 'the bridge', 'the night to do it', 'the day I end it'],
    },
    know: {
      verb: ['I know'],
      objects: [
        "how I'll do it",
        "which bridge it'll be",
        'how to kill myself',
        "when I'm going to die",
      ],
    },
    goodbye: {
      verb: ["I've said goodbye"],
      objects: ['to everyone', 'to my kids without them knowing', 'to life'],
    },
    looked: {
      verb: ['I looked up'],
      objects: [
        'how many pills it takes to die',
        'painless ways to die',
        'how to tie a noose',
        'how high the bridge is',
      ],
    },
    away: {
      verb: ['I gave away'],
      objects: [
        "my cat, I won't be here anymore",
        'my things because I will be dead',
        'my dog and wrote the letters',
      ],
    },
  },
  frames: {
    done: [
      '… and I know which night it will be',
      "… and it's tonight",
      '… and nobody suspects anything',
      '…, after friday it will be over',
      '…, i just need the courage',
    ],
  },
};

export const sentences: readonly string[] = [
  'four years ago i swallowed a whole box of pills and nobody knows',
  'I already wrote the note and I know which night it is going to be',
  'fresh cuts on my arms again',
  'i have scars on my thighs nobody knows about',
  'wearing long sleeves to hide the cuts',
  'I relapsed and the blade was right there',
  'I was clean for six months and last night I cut again',
  'sh again last night, hate myself',
  'the pills are counted and in the drawer',
  'the rope is in the boot of the car',
];
