import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiFailure } from '#packages/api/client/index.ts';
import common from '#packages/ui/locales/pt-BR.json' with { type: 'json' };
import { makeTheme } from '#packages/ui/theme.ts';
import {
  type ChosenFile,
  type ChosenPicture,
  FileField,
  ImageField,
  publicAddress,
  UploadProgress,
  useUpload,
} from './index.ts';
import files from './locales/pt-BR.json' with { type: 'json' };
import { ownName, safeName } from './safe-name.ts';
import { fitInto } from './scale-picture.ts';
import type { UploadOptions } from './upload.ts';

/** Uploads that the test answers. */
const sent = vi.hoisted(() => ({
  all: [] as {
    options: UploadOptions;
    resolve: (path: string) => void;
    reject: (error: Error) => void;
    paused: boolean;
    cancelled: boolean;
  }[],
}));
vi.mock('./upload.ts', () => ({
  startUpload: async (options: UploadOptions) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const one = { options, resolve, reject, paused: false, cancelled: false };
    sent.all.push(one);
    return {
      done: promise,
      pause: async () => {
        one.paused = true;
      },
      cancel: async () => {
        one.cancelled = true;
      },
    };
  },
}));
vi.mock('#features/access/web/index.ts', () => ({ useMe: () => ({ id: 'ana' }) }));
const scaling = vi.hoisted(() => ({ fails: false }));
vi.mock('./scale-picture.ts', async (actual) => ({
  ...(await actual<object>()),
  scalePicture: async () => {
    if (scaling.fails) throw new ApiFailure('unsupported_media_type', 0, 'no picture');
    return { blob: new Blob(['small'], { type: 'image/webp' }), width: 10, height: 10 };
  },
}));

beforeEach(() => {
  sent.all = [];
  scaling.fails = false;
  URL.createObjectURL = () => 'blob:florescer/1';
  URL.revokeObjectURL = () => undefined;
});

const upload = () => {
  const last = sent.all.at(-1);
  if (!last) throw new Error('Nothing was sent');
  return last;
};

async function show(field: React.ReactNode) {
  await i18next.use(initReactI18next).init({
    lng: 'pt-BR',
    resources: { 'pt-BR': { files, common } },
    interpolation: { escapeValue: false },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
        {field}
      </MantineProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null, applyAccept: false });
}

function Logo({ onChange }: { onChange: (value: ChosenPicture | null) => void }) {
  const [value, setValue] = useState<ChosenPicture | null>(null);
  return (
    <ImageField
      legend="Logo"
      bucket="company-logos"
      folder="empresa/"
      shape="square"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}
function Video({ onChange }: { onChange: (value: ChosenFile | null) => void }) {
  const [value, setValue] = useState<ChosenFile | null>(null);
  return (
    <FileField
      legend="Vídeo"
      bucket="lesson-media"
      folder="aula/"
      types={['video/mp4']}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}
const photo = new File(['photo'], 'praia.heic', { type: 'image/jpeg' });
const film = new File(['film'], 'Respiração 1.mp4', { type: 'video/mp4' });

it('sends a smaller picture, shows it, and asks what it shows', async () => {
  const changed = vi.fn();
  const person = await show(<Logo onChange={changed} />);
  expect(screen.getByRole('group', { name: 'Logo' })).toBeDefined();
  expect(
    screen.getByRole('button', { name: 'Escolher imagem' }).getAttribute('aria-describedby'),
  ).toBe(screen.getByText(/até 5 MB/).id);
  await person.upload(screen.getByTestId('file'), photo);
  await waitFor(() => expect(sent.all).toHaveLength(1));
  const { options, resolve } = upload();
  expect(await options.file.text()).toBe('small');
  expect(options).toMatchObject({ bucket: 'company-logos', folder: 'empresa/', userId: 'ana' });
  act(() => options.onProgress?.(0.4));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByRole('status').textContent).toMatch(/Enviando: 40\s?%/);
  await act(async () => resolve('empresa/abc'));
  const image = await screen.findByRole('img', { name: 'Prévia da imagem' });
  expect(image.getAttribute('src')).toBe('blob:florescer/1');
  await person.type(screen.getByLabelText('O que a imagem mostra'), 'Um ipê');
  expect(changed).toHaveBeenLastCalledWith({ path: 'empresa/abc', alt: 'Um ipê' });
  await person.click(screen.getByRole('button', { name: 'Remover imagem' }));
  expect(changed).toHaveBeenLastCalledWith(null);
});

it('shows what was saved from its public address, at the size it is seen in', async () => {
  const value = { path: 'empresa/abc', alt: 'Um ipê' };
  await show(
    <ImageField legend="Logo" bucket="company-logos" folder="" value={value} onChange={vi.fn()} />,
  );
  expect(screen.getByRole('img', { name: 'Um ipê' }).getAttribute('src')).toBe(
    publicAddress('company-logos', value.path, { width: 960 }),
  );
});

it('says what to do with a picture that the device cannot read', async () => {
  scaling.fails = true;
  const person = await show(<Logo onChange={vi.fn()} />);
  await person.upload(screen.getByTestId('file'), photo);
  expect((await screen.findByRole('alert')).textContent).toContain('salve como JPEG ou PNG');
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Escolher outro' }));
  scaling.fails = false;
  await person.upload(screen.getByTestId('file'), photo);
  await waitFor(() => expect(sent.all).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'Cancelar envio' }));
  expect(upload().cancelled).toBe(true);
  expect(screen.getByRole('button', { name: 'Escolher imagem' })).toBeDefined();
});

it('holds a large file, goes on, and goes on after the connection was lost', async () => {
  const changed = vi.fn();
  const person = await show(<Video onChange={changed} />);
  await person.upload(screen.getByTestId('file'), film);
  await waitFor(() => expect(sent.all).toHaveLength(1));
  expect(upload().options.name).toMatch(/^[0-9a-f]{8}\/Respiracao-1\.mp4$/);
  act(() => upload().options.onProgress?.(0.5));
  await person.click(screen.getByRole('button', { name: 'Pausar' }));
  expect(upload().paused).toBe(true);
  expect(screen.getByRole('status').textContent).toMatch(/Em pausa: 50\s?%/);
  await person.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(sent.all).toHaveLength(2));
  act(() => upload().options.onProgress?.(0.7));
  await act(async () => upload().reject(new ApiFailure('offline', 0, 'lost')));
  expect(screen.getByRole('alert').textContent).toContain('sem internet');
  await person.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(sent.all).toHaveLength(3));
  await act(async () => upload().resolve('aula/1/Respiracao-1.mp4'));
  expect(changed).toHaveBeenLastCalledWith({
    path: 'aula/1/Respiracao-1.mp4',
    name: 'Respiração 1.mp4',
    type: 'video/mp4',
    size: 4,
  });
  await person.click(screen.getByRole('button', { name: 'Remover Respiração 1.mp4' }));
  expect(changed).toHaveBeenLastCalledWith(null);
});

/** What a feature makes of the same parts for a list of its own. */
function OwnUpload() {
  const upload = useUpload();
  const wish = {
    ...{ bucket: 'attachments', folder: 'ana/', name: 'a.txt' },
    prepare: async () => new Blob(['a']),
    onDone: () => undefined,
  };
  return (
    <>
      <button type="button" onClick={() => upload.start(wish)}>
        Anexar
      </button>
      <UploadProgress {...upload} name="a.txt" />
    </>
  );
}

it('is stopped when its page is left, to be gone on with later', async () => {
  const person = await show(<OwnUpload />);
  await person.click(screen.getByRole('button', { name: 'Anexar' }));
  await waitFor(() => expect(sent.all).toHaveLength(1));
  expect(screen.getByText('a.txt')).toBeDefined();
  cleanup();
  expect([upload().paused, upload().cancelled]).toEqual([true, false]);
});

it('refuses another type before anything is sent', async () => {
  const person = await show(<Video onChange={vi.fn()} />);
  await person.upload(screen.getByTestId('file'), photo);
  expect(screen.getByRole('alert').textContent).toContain('praia.heic: Este arquivo não pode');
  expect(sent.all).toEqual([]);
});

it.each([
  ['Relatório final (2).PDF', 'Relatorio-final-2.PDF'],
  ['..', 'arquivo'],
  ['../../etc/passwd', 'passwd'],
  ['.htaccess', 'htaccess'],
  ['日本.png', 'arquivo.png'],
  [`${'a'.repeat(200)}.jpeg`, `${'a'.repeat(75)}.jpeg`],
  ['sem ponto', 'sem-ponto'],
])('a file called %j is kept as %j', (name, expected) => {
  expect(safeName(name)).toBe(expected);
});

it.each([
  ['attachments', 'Laudo da Ana.pdf', 'arquivo.pdf'],
  ['evidence', 'atestado de João', 'arquivo'],
  ['lesson-media', 'Aula 1.mp4', 'Aula-1.mp4'],
])('in %s, %j is put away as %j', (bucket, name, expected) => {
  expect(ownName(bucket, name)).toMatch(new RegExp(`^[0-9a-f]{8}/${expected}$`));
});

it.each([
  [{ width: 4_000, height: 3_000 }, 2_000, { width: 2_000, height: 1_500 }],
  [{ width: 100, height: 50 }, 2_000, { width: 100, height: 50 }],
  [{ width: 1, height: 9_000 }, 2_000, { width: 1, height: 2_000 }],
])('%j within %i is %j', (size, side, expected) => {
  expect(fitInto(size, side)).toEqual(expected);
});
