import { expect, it } from 'vitest';
import type { Video } from '../../contract/video.ts';
import { videoForm, videoOf, videoProblems } from './video-form.rules.ts';

const FILE: Video = {
  ...{ kind: 'file', path: 'aula.mp4', captions: 'aula.vtt', language: 'pt-BR' },
  ...{ transcript: 'Respire.', seconds: 245 },
};
const LINK: Video = {
  ...{ kind: 'link', url: 'https://example.org/v', seconds: 90, captions: true },
};

it.each<[string, Video]>([
  ['a file', FILE],
  ['a link', LINK],
  ['a film of ours', { kind: 'film', film: 'breathing' }],
])('%s comes out of its fields as it went in', (_, video) => {
  expect(videoOf(videoForm(video))).toEqual(video);
});

it.each<[string, Partial<ReturnType<typeof videoForm>>, object]>([
  ['whole', {}, { url: null, length: null }],
  ['without captions', { captionsPath: '' }, { url: 'file', length: null }],
  ['without its words', { transcript: '  ' }, { url: 'file', length: null }],
  ['without a length', { length: '' }, { url: null, length: 'missing' }],
  ['of eleven hours', { length: '11:00:00' }, { url: null, length: 'length' }],
])('a file %s', (_, change, problems) => {
  expect(videoProblems({ ...videoForm(FILE), ...change })).toEqual(problems);
});

it('a link to nowhere is named, and a film of ours needs nothing', () => {
  expect(videoProblems({ ...videoForm(LINK), url: 'http://x' }).url).toBe('link');
  expect(videoProblems(videoForm({ kind: 'film', film: 'eyes' }))).toEqual({
    ...{ url: null, length: null },
  });
});
