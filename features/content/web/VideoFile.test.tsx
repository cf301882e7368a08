import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { mediaContract } from '../contract/media.contract.ts';
import { VideoFile } from './VideoFile.tsx';

const VIDEO = {
  kind: 'file',
  path: 'aula.mp4',
  captions: 'aula.vtt',
  language: 'pt-BR',
  transcript: 'Respire devagar.',
  seconds: 245,
} as const;

it('plays with its captions on, and says in words what it shows', async () => {
  fakeServer(mediaContract, {
    mediaAddresses: ({ body }) => ({
      addresses: body.paths.map((path) => `/storage/v1/${path}?token=t`),
    }),
  });
  await show(<VideoFile video={VIDEO} title="Uma pausa" />);
  const video = await screen.findByLabelText('Uma pausa');
  expect(video.querySelector('source')?.getAttribute('src')).toBe('/storage/v1/aula.mp4?token=t');
  const track = video.querySelector('track');
  expect([track?.kind, track?.getAttribute('src'), track?.default]).toEqual([
    'captions',
    '/storage/v1/aula.vtt?token=t',
    true,
  ]);
  expect(screen.getByText('Ler o que o vídeo diz')).toBeTruthy();
  expect(screen.getByText('Respire devagar.')).toBeTruthy();
});

it('says so where it does not open, and its words are still there', async () => {
  fakeServer(mediaContract, { mediaAddresses: refuse('internal') });
  await show(<VideoFile video={VIDEO} title="Uma pausa" />);
  expect(await screen.findByText('O vídeo não abriu')).toBeTruthy();
  expect(screen.getByText('Respire devagar.')).toBeTruthy();
});
