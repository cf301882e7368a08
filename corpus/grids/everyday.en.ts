import type { GridFile } from './reading.ts';
import { crossed } from './topic.ts';

/** Sounds like danger and speaks of a task, a trade, a farewell at work, a patient, the news. */
export const harmless: GridFile = {
  stuck: crossed(
    ["There's no way out of", 'I see no way out of', 'still no exit from'],
    ['this spreadsheet', 'the stocktake', 'that car park', 'this meeting', 'the one way system'],
  ),
  future: crossed(
    ["there's no future for me in this", 'I see no future for me at this'],
    ['company', 'department', 'firm', 'branch', 'trade'],
  ),
  living: crossed(
    ["I'm sick of living", "I'm so tired of living", 'so fed up of living'],
    ['out of a suitcase', 'with flatmates', 'in this city', 'on ready meals', 'for the weekend'],
  ),
  patients: crossed(
    ['A patient told me', 'My last caller said', 'The resident in room 12 says'],
    ['he wants to die', 'she wanted to kill herself', "he doesn't want to live anymore"],
    ['and I followed the protocol', 'so I called the duty doctor'],
  ),
  news: crossed(
    ['I read about a', 'The radio was full of the'],
    ['singer', 'farmer', 'famous actor'],
    ['who took his own life', 'who killed himself', 'who jumped off a bridge'],
  ),
  subject: crossed(
    [
      'I gave a talk on',
      'finished the e-learning about',
      'Wrote a chapter on',
      'boring seminar about',
    ],
    ['suicide', 'suicide prevention', 'self-harm', 'preventing suicide and self-harm'],
  ),
  stage: crossed(
    ['Juliet', 'In act five the heroine', 'the narrator'],
    ['wants to die', "doesn't want to live"],
    ['and half the theatre was asleep', ''],
  ),
  panic: crossed(
    ['In the lift I was convinced', 'on the plane we were sure', 'I screamed', 'it felt like'],
    ['I was going to die', 'I was about to die'],
  ),
  shame: crossed(
    ['I wanted to die', "I'm gonna die"],
    ['on the spot', 'when my boss sees this', 'when the professor reads my draft'],
  ),
  rest: crossed(
    ['I want to vanish', 'I just want to disappear', 'wish I could vanish'],
    ['for two weeks', 'to a cabin in Norway', 'until September', 'under the duvet'],
  ),
  farewells: [
    ...crossed(
      ['Wrote a goodbye letter to', 'sent a farewell email to', 'wrote goodbye notes for all'],
      ['my pupils', 'our clients', 'the team', 'my colleagues'],
    ),
    ...crossed(
      ['I said goodbye to everyone'],
      ['at the office', 'in accounts', 'with doughnuts', 'at the depot'],
    ),
    'This is my last entry from this depot',
    'Farewell to that awful carpet',
    ...crossed(
      ['Goodbye badge,', 'farewell uniform,'],
      ['goodbye turnstile', 'goodbye night shifts'],
    ),
    'The children wrote letters to the future',
  ],
  things: [
    ...crossed(
      ['Bought rope', 'I bought some rope'],
      ['for the swing', 'to tie the kayaks', 'for the old hammock', 'and a carabiner'],
    ),
    ...crossed(['The lift', 'that pigeon', 'the schedule'], ['is suicidal', 'looks suicidal']),
    'I killed myself with my own grenade',
    'Bought razor blades and shaved the beard off',
    'Counted the tablets twice for the morning round',
  ],
  killers: crossed(
    ['My boss', 'the landlord', 'that client'],
    ['is going to kill me', 'will kill me when the invoice comes'],
  ),
  team: crossed(
    ['They are better off without me', "they'd manage fine without me"],
    ['as goalkeeper', 'for a fortnight', 'in midfield', 'on the rota'],
  ),
  unnoticed: crossed(
    ['Nobody would notice if I', 'no one would even notice if I'],
    ['worked in my slippers', 'skipped the weekly call', 'left early', 'napped'],
  ),
};

/** The same frames where they speak of a life; and a second sentence that does, after a harmless one. */
export const danger: GridFile = {
  stuck: crossed(
    ["There's no way out", 'I see no way out', "I can't see a way out"],
    ['for me', 'of this life', 'of this pain', 'anymore', 'but death', ''],
  ),
  living: crossed(
    ["I'm sick of living", "I'm so tired of living", "I don't want to keep living"],
    ['', 'like this', 'in this world', 'with this pain', 'in this body'],
  ),
  close: crossed(
    ['My brother told me', 'my best friend says', 'My daughter said'],
    ['he wants to die', 'she wanted to kill herself', "he doesn't want to live anymore"],
  ),
  own: crossed(
    [
      'As a patient',
      'In the ward',
      'When the caller hung up',
      'After the seminar on suicide',
      'like Juliet',
    ],
    ['I wanted to die', "I don't want to live anymore", 'I thought about killing myself'],
  ),
  shame: crossed(
    ['I wanted to die', "I'm going to die"],
    ['tonight by my own hand', 'and I took the pills', 'because I want to'],
  ),
  rest: crossed(
    ['I want to vanish', 'I just want to disappear', 'wish I could vanish'],
    ['for good', 'for ever', 'and never come back', 'from this world'],
  ),
  farewells: [
    ...crossed(
      ['I wrote a goodbye letter to', 'I wrote goodbye notes for', 'finished my last letters to'],
      ['my kids', 'my mother', 'my husband', 'everyone I love'],
    ),
    'I said goodbye to everyone and I feel calm',
    'This is my last entry in this notebook',
    'This is my last entry, forgive me',
  ],
  things: crossed(
    ['Bought rope', 'I bought the rope', 'I bought razor blades'],
    ['', 'and wrote to my kids', 'and I know where', 'for tonight'],
  ),
  team: crossed(
    ['They are better off without me', 'everyone would be better off without me'],
    ['', 'as a mother', 'in this world', 'once I am gone'],
  ),
  leave: crossed(['Goodbye mum,', 'goodbye everyone,'], ['goodbye dad', 'goodbye life']),
  court: crossed(
    ['After the trial', 'Since the jury went home'],
    ['I keep thinking about suicide', 'I want to kill myself'],
  ),
  second: crossed(
    [
      "There's no way out of this spreadsheet.",
      'A patient told me he wants to die.',
      'I gave a talk on suicide prevention.',
      'Sent a farewell email to the team.',
      'I want to vanish for two weeks.',
      'Bought rope for the swing.',
    ],
    ['I want to die too', "I don't want to live anymore", 'Tonight I will kill myself'],
  ),
};
