import { randomUUID } from 'node:crypto';
import { ANA, BRUNO, hostile, PAGE, PIXEL, type Scene, short } from '../stage.ts';

const BASE = '/api/chat/conversations';

/** Ana and Bruno in a group: its name, what they write, what they change, what their files are called. */
export const chatScene: Scene = {
  name: 'a conversation and its files',
  refused: { 'chat-page': 400, 'chat-drawing': 400, 'chat-page-as-text': 415 },
  async play(stage) {
    const [id, text, picture] = Array.from({ length: 3 }, () => randomUUID());
    const bruno = await stage.idOf(BRUNO);
    await stage.store('chat-group', `/api/chat/groups/${id}`, {
      ...{ as: ANA, method: 'PUT', data: { name: short('chat-group'), memberIds: [bruno] } },
    });
    const put = (name: string, type: string, content: string | Buffer, as: string = randomUUID()) =>
      stage.store(name, `${BASE}/${id}/attachments/${as}`, {
        ...{ as: ANA, method: 'PUT' },
        data: { name: short(name), type, content: Buffer.from(content).toString('base64') },
      });
    await put('chat-text', 'text/plain', 'um texto', text);
    await put('chat-picture', 'image/png', PIXEL, picture);
    await put('chat-page', 'text/html', PAGE);
    await put('chat-drawing', 'image/svg+xml', PAGE);
    await put('chat-page-as-text', 'text/plain', PAGE);
    const attachments = [text, picture];
    await stage.store('chat-message', `${BASE}/${id}/messages`, {
      ...{ as: ANA, data: { id: randomUUID(), text: hostile('chat-message'), attachments } },
    });
    const answer = randomUUID();
    await stage.ask(`${BASE}/${id}/messages`, { as: BRUNO, data: { id: answer, text: 'oi' } });
    await stage.store('chat-changed', `${BASE}/${id}/messages/${answer}`, {
      ...{ as: BRUNO, method: 'PATCH', data: { text: hostile('chat-changed') } },
    });
    return [ANA, BRUNO].map((as) => ({ as, address: `/chat?conversation=${id}` }));
  },
};
