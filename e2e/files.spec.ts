import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openAs } from './support/people.ts';

const CARLA = { email: 'carla@demo.florescer.app' };
const MEBIBYTE = 1024 * 1024;

test(
  'Carla makes a space, sends a picture, sees a refusal, and clears up',
  { tag: '@once' },
  async ({ page }, { project }) => {
    const space = `material-${project.name}-${Date.now().toString(36)}`;
    await openAs(page, CARLA, '/admin?tab=files');
    await expect(page.getByRole('heading', { level: 2, name: 'Arquivos' })).toBeVisible();
    await expect(page.getByLabel('Espaço', { exact: true })).toHaveValue('covers');

    await page.getByRole('button', { name: 'Novo espaço' }).click();
    const sheet = page.getByRole('dialog', { name: 'Novo espaço' });
    await sheet.getByLabel('Nome do espaço').fill('Material de Apoio');
    await sheet.getByRole('button', { name: 'Criar espaço' }).click();
    await expect(sheet.getByText(/^Use só letras minúsculas sem acento/)).toBeVisible();
    await sheet.getByLabel('Nome do espaço').fill(space);
    await sheet.getByRole('switch', { name: 'Qualquer pessoa pode abrir' }).check();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Criar espaço' }).click();
    await expect(page.getByLabel('Espaço', { exact: true })).toHaveValue(space);
    await expect(page.getByText('Nenhum arquivo aqui ainda')).toBeVisible();

    // Drawn by the browser: as wide as a camera's picture.
    const photo = await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), {
        width: 4_000,
        height: 1_000,
      });
      canvas.getContext('2d')?.fillRect(0, 0, 4_000, 1_000);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
    });
    const input = page.getByTestId('file');
    await input.setInputFiles({
      name: 'São João.png',
      mimeType: 'image/png',
      buffer: Buffer.from(photo),
    });
    const picture = page.getByRole('listitem').filter({ hasText: 'Sao-Joao.png' });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(112);
    await expectAccessible(page);

    await page.getByLabel('Espaço', { exact: true }).selectOption('covers');
    await input.setInputFiles({
      name: 'pagina.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    });
    await expect(
      page.getByRole('alert').filter({ hasText: 'não pode ser usado aqui' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Escolher outro' }).click();

    await page.getByLabel('Espaço', { exact: true }).selectOption(space);
    await picture.getByRole('button', { name: 'Remover Sao-Joao.png' }).click();
    await page.getByRole('button', { name: 'Apagar arquivo' }).click();
    await expect(picture).toHaveCount(0);
    await page.getByRole('button', { name: 'Apagar espaço' }).click();
    const ask = page.getByRole('dialog', { name: `Apagar o espaço ${space}?` });
    await ask.getByRole('button', { name: 'Apagar espaço' }).click();
    await expect(page.getByLabel('Espaço', { exact: true })).toHaveValue('covers');
  },
);

test(
  'an upload that is held goes on where it stood, after the page was loaded anew',
  { tag: '@once' },
  async ({ page }, testInfo) => {
    test.skip(testInfo.project.name === 'mobile', 'The parts are the same.');
    // A file that browsers know as WebM, on disk, so that it is the same one again.
    const bytes = Buffer.alloc(20 * MEBIBYTE);
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex').copy(bytes);
    const path = testInfo.outputPath('respirar.webm');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    const line = await page.context().newCDPSession(page);
    const uploadAt = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput },
      });
    const choose = async () => {
      await page.getByLabel('Espaço', { exact: true }).selectOption('lesson-media');
      await page.getByTestId('file').setInputFiles(path);
    };

    await openAs(page, CARLA, '/admin?tab=files');
    await uploadAt(2 * MEBIBYTE);
    await choose();
    await expect(page.getByRole('status').filter({ hasText: /Enviando: [4-9]\d/ })).toBeVisible({
      timeout: 20_000,
    });
    await page.getByRole('button', { name: 'Pausar' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Em pausa: \d+/ })).toBeVisible();

    await uploadAt(-1);
    await page.reload();
    const offsets: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
    });
    await choose();
    await expect(page.getByRole('listitem').filter({ hasText: 'respirar.webm' })).toBeVisible({
      timeout: 30_000,
    });
    expect(Math.min(...offsets)).toBeGreaterThanOrEqual(6 * MEBIBYTE);
  },
);
