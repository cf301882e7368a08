/**
 * What kind of danger a text tells of. `self` is the writer's own life; `someone-else` the life of
 * somebody close; `abuse` that of a child, an old or a disabled person, done or seen.
 */
export const DANGER_KINDS = [
  'self',
  'someone-else',
  'home-violence',
  'abuse',
  'work-violence',
  'harm-to-others',
  'psychosis',
  'medical',
  'postpartum',
  'eating',
  'substances',
  'exploitation',
] as const;
export type DangerKind = (typeof DANGER_KINDS)[number];

/** How soon somebody should be there: this minute, within the day, or whenever the person is ready. */
export const URGENCIES = ['now', 'today', 'support'] as const;
export type Urgency = (typeof URGENCIES)[number];
