import { randomUUID } from 'node:crypto';
import { hostile, PAGE, PIXEL, type Scene } from '../stage.ts';

/** An entry with a photo: text, title, the words of the photo, and pictures that are none. */
export const diaryScene: Scene = {
  name: 'the diary and its photos',
  refused: { 'photo-page': 415, 'photo-drawing': 415, 'photo-name': 404 },
  async play(stage) {
    const person = await stage.newPerson();
    const written = await stage.store<{ id: string }>('entry-text', '/api/diary/entries', {
      ...{ as: person, data: { text: hostile('entry-text') } },
    });
    const entry = `/api/diary/entries/${written?.id}`;
    await stage.store('entry-title', `${entry}/head`, {
      ...{ as: person, method: 'PATCH' },
      data: {
        ...{ title: hostile('entry-title'), changeId: randomUUID() },
        recordedAt: new Date().toISOString(),
      },
    });
    const authorization = `Bearer ${await stage.tokenOf(person)}`;
    const send = async (name: string, id: string, type: string, data: Buffer) => {
      const headers = { authorization, 'content-type': type };
      const address = `/api/files/sealed/${encodeURIComponent(id)}`;
      const answer = await stage.request.put(address, { headers, data });
      stage.rows.push({ name, status: answer.status() });
    };
    const photo = randomUUID();
    await send('photo-bytes', photo, 'image/png', PIXEL);
    await send('photo-name', hostile('photo-name'), 'image/png', PIXEL);
    const page = Buffer.from(PAGE);
    await send('photo-page', randomUUID(), 'text/html', page);
    await send('photo-drawing', randomUUID(), 'image/svg+xml', page);
    await stage.store('photo-words', `${entry}/photos`, {
      ...{ as: person, data: { photo, alt: hostile('photo-words') } },
    });
    return [
      ...['/diary', '/mobile-diary', '/dashboard'],
      ...['/diary', '/mobile-diary'].map((path) => `${path}?entry=${written?.id}`),
    ].map((address) => ({ as: person, address }));
  },
  notShown: { 'photo-bytes': 'a picture says nothing' },
};
