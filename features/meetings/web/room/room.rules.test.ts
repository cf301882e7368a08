import { describe, expect, it } from 'vitest';
import {
  FIRST_WATCH,
  qualityOf,
  type Sample,
  triedAgain,
  type Watch,
  watched,
} from './call/quality.rules.ts';
import { networkOf } from './door/network.rules.ts';
import { problemOf } from './local-media.ts';

const fine: Sample = { loss: 0, roundTripMs: 40, kbps: 2_000 };
const poor: Sample = { loss: 0.3, roundTripMs: 40, kbps: 2_000 };
const looks = (samples: Sample[], start: Watch = FIRST_WATCH) => samples.reduce(watched, start);
const times = (count: number, sample: Sample) => Array.from({ length: count }, () => sample);

describe('how a call goes', () => {
  it.each<[Partial<Sample>, string]>([
    [{}, 'good'],
    [{ loss: null, roundTripMs: null, kbps: null }, 'good'],
    [{ loss: 0.05 }, 'fair'],
    [{ kbps: 200 }, 'fair'],
    [{ roundTripMs: 800 }, 'poor'],
    [{ kbps: 80 }, 'poor'],
  ])('%o is %s', (more, quality) => {
    expect(qualityOf({ ...fine, ...more })).toBe(quality);
  });

  it('lets the picture rest when the network stays poor, and brings it back by itself', () => {
    expect(looks([poor]).isVideoResting).toBe(false);
    const resting = looks([poor, poor]);
    expect(resting.isVideoResting).toBe(true);
    expect(looks(times(4, fine), resting).isVideoResting).toBe(true);
    expect(looks([...times(4, fine), poor, ...times(4, fine)], resting).isVideoResting).toBe(true);
    expect(looks(times(5, fine), resting).isVideoResting).toBe(false);
  });

  it('gives the picture a while to whoever asks for it', () => {
    const tried = triedAgain(looks([poor, poor]));
    expect(tried.isVideoResting).toBe(false);
    expect(looks(times(5, poor), tried).isVideoResting).toBe(false);
    expect(looks(times(6, poor), tried).isVideoResting).toBe(true);
  });
});

it.each<[(number | null)[], string]>([
  [[20, 30, 40, 35], 'good'],
  [[20, 300, 40, 250], 'fair'],
  [[500, 600, 700, 800], 'poor'],
  [[20, null, 30, 40], 'poor'],
  [[null, null], 'offline'],
  [[], 'offline'],
])('a network of %o is %s', (given, network) => {
  expect(networkOf(given)).toBe(network);
});

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'failed'],
])('a device that throws %s is %s', (name, problem) => {
  expect(problemOf(Object.assign(new Error('x'), { name }))).toBe(problem);
});
