import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pdfOf } from './document.ts';
import { picture } from './picture.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5' } })
    .jpeg()
    .toBuffer();

/** A document with some pictures: whether each was drawn, and what the file says. */
async function drawn(all: readonly Uint8Array[]) {
  const told: boolean[] = [];
  const stream = pdfOf({ title: 'Fotos', language: 'pt-BR' }, (doc) => {
    for (const jpeg of all) told.push(picture(doc, jpeg, 'A rede na varanda'));
  });
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return { told, file: Buffer.concat(parts).toString('latin1') };
}

it('draws a photo as it is, with its words for reading programs, however tall', async () => {
  const [wide, tall] = [await photo(2_048, 900), await photo(300, 2_048)];
  const { told, file } = await drawn([wide, tall, tall, tall]);
  expect(told).toEqual([true, true, true, true]);
  expect(file).toContain(wide.toString('latin1'));
  expect(file.match(/\/Alt \(/g)).toHaveLength(4);
  expect(file.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
});

it('draws nothing of bytes that are no photo', async () => {
  const broken = (await photo(20, 20)).subarray(0, 12);
  expect((await drawn([broken, Buffer.from('<svg/>')])).told).toEqual([false, false]);
});
