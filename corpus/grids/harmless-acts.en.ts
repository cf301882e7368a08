import type { Grid } from './cells.ts';

/** The verbs and nouns of danger at work, in sport, in the kitchen, in figures of speech. */
export const everyday: Grid = {
  forms: ['base', 'past', 'gerund'],
  acts: {
    throw: {
      verb: ['throw myself', 'threw myself', 'throwing myself'],
      objects: ['into the new project', 'on the sofa', 'into bed', 'a birthday party', 'into work'],
    },
    jump: {
      verb: ['jump', 'jumped', 'jumping'],
      objects: [
        'on a train to Leeds',
        'off the bus one stop early',
        'into the pool',
        'on a quick call',
        'off the diving board',
        'in the car and drive to the sea',
        'off the bridge into the river with a bungee',
        'in front of the camera',
      ],
    },
    step: {
      verb: ['step', 'stepped', 'stepping'],
      objects: [
        'out for some air',
        'in front of the class',
        'off the treadmill',
        'into the meeting',
      ],
    },
    walk: {
      verb: ['walk', 'walked', 'walking'],
      objects: ['along the river', 'over the bridge to work', 'to the train'],
    },
    kill: {
      verb: ['kill', 'killed', 'killing'],
      objects: [
        'the process',
        'some time',
        'the lights',
        'the meeting',
        'two birds with one stone',
      ],
    },
    hang: {
      verb: ['hang', 'hung', 'hanging'],
      objects: ['the washing', 'a picture', 'out with friends', 'my coat up'],
    },
    shoot: {
      verb: ['shoot', 'shot', 'shooting'],
      objects: ['a video', 'an email to finance', 'hoops', 'myself in the foot with that email'],
    },
    drown: {
      verb: ['drown myself', 'drowned myself', 'drowning myself'],
      objects: ['in coffee', 'in work'],
    },
    end: {
      verb: ['end', 'ended', 'ending'],
      objects: [
        'the call',
        'my contract',
        'the day on a good note',
        'my subscription',
        'the meeting early',
      ],
    },
    finish: {
      verb: ['put an end to', 'put an end to', 'putting an end to'],
      objects: ['the meeting', 'the overtime'],
    },
    cut: {
      verb: ['cut', 'cut', 'cutting'],
      objects: ['the grass', 'the budget', 'my hair', 'down on coffee', 'the onions', 'my hours'],
    },
    pills: {
      verb: ['take', 'took', 'taking'],
      objects: [
        'my blood pressure pills',
        'a painkiller for the headache',
        'the antibiotics',
        'vitamin tablets with breakfast',
        'the dog to the vet',
      ],
    },
    drink: {
      verb: ['drink', 'drank', 'drinking'],
      objects: ['more water', 'a pint', 'coffee all day'],
    },
    crash: {
      verb: ['crash', 'crashed', 'crashing'],
      objects: ["at my sister's place", 'on the sofa', 'the build'],
    },
    drive: {
      verb: ['drive', 'drove', 'driving'],
      objects: ['to the coast', 'over the bridge', 'into town', 'home through the traffic'],
    },
    gas: {
      verb: ['turn the gas on and', 'turned the gas on and', 'turning the gas on and'],
      objects: ['make tea'],
    },
    suicide: {
      verb: ['commit career suicide', 'committed career suicide', 'committing career suicide'],
      objects: [''],
    },
    leave: {
      verb: ['leave', 'left', 'leaving'],
      objects: ['this company for good', 'the team', 'early on Friday', 'the city'],
    },
    disappear: {
      verb: ['disappear', 'disappeared', 'disappearing'],
      objects: ['to a cabin for the weekend', 'for two weeks in August', 'on holiday'],
    },
    sleep: {
      verb: ['sleep', 'slept', 'sleeping'],
      objects: ['in on Sunday', 'like a log', 'for ten hours'],
    },
    wake: { verb: ['not wake up', '', 'not waking up'], objects: ['before nine', 'at five again'] },
    die: {
      verb: ['die', 'died', 'dying'],
      objects: ['laughing', 'of boredom', 'of embarrassment'],
    },
    stop: {
      verb: ['stop', 'stopped', 'stopping'],
      objects: ['living with flatmates', 'smoking', 'at the bridge for a photo'],
    },
    burn: {
      verb: ['burn', 'burned', 'burning'],
      objects: ['the toast', 'my hand on the oven', 'some calories'],
    },
  },
  frames: {
    base: [
      'I want to',
      'i wanna',
      "I'd like to",
      'gonna',
      "I'm going to",
      "I've decided to",
      "One of these days I'll",
      "I swear I'll",
      "If it wasn't for my kids I'd",
      'I might',
      "I'm tempted to",
      'I tried to',
      'sometimes I wanna',
      "I'd rather",
      'I should just',
      "It'd be easier to",
      "I'm ready to",
      'tryna',
      'we had to',
      'my sister wants to',
    ],
    past: ['I almost', 'Last year I', 'On Monday I', 'my boss', 'yesterday we'],
    gerund: [
      'I keep thinking about',
      'thinking abt',
      'I dream of',
      "I'm considering",
      'I feel like',
      'I was this close to',
    ],
  },
};

/** What only looks like danger. */
export const sentences: readonly string[] = [
  'This job is killing me',
  'my feet are killing me',
  'I nearly drove into a tree, the road was pure ice',
  "It's not like anyone put a gun to my head",
  'Jumped off a bridge with a bungee cord, best day of the trip',
  'He jumped off the roof into the pool and the whole party cheered',
  'I threw myself into the fundraiser and it worked',
  'I took all my tablets this morning and my blood pressure is fine',
  'Finished the whole packet of antibiotics, the infection is gone',
  'Holding a grudge is like drinking poison',
  'The cat jumped from the window onto the wardrobe',
  "A burglar jumped out of the window of number nine's garage, says the news",
  'I shot myself in the foot in the negotiation',
  'My phone died on the train',
  'I would kill for a coffee',
  'dying to see the new season',
  'Deadline tomorrow, dead tired, still laughing',
  'The film is about a woman who throws herself under a train, sad but good',
  'Bleach for the bathroom, paracetamol for mum, bread',
  'The train was late and the platform was packed',
  'I have never thought about suicide',
  'not suicidal, just tired',
  'Our campaign on suicide prevention starts Monday',
  'Crashed my car on ice, only a dent',
  'Wish I was at the beach',
  'I wish I was asleep',
  'I wish I could disappear to Greece for a week',
  "I can't wait to leave this company",
  'I hate being alone at lunch',
  "I can't live without coffee",
  'He left the gas on and the soup burned',
  'Jump scare in the game, nearly fell off the chair',
];
