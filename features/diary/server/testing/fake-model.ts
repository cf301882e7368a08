import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModelSettings } from '../feedback/model-writer.ts';

type Behaviour = (response: ServerResponse) => void;

export interface FakeModel {
  settings: ModelSettings;
  /** How the next answers go. */
  behave(behaviour: Behaviour): void;
  /** Bodies of the requests so far. */
  requests: string[];
  stop(): Promise<void>;
}

/** A local server that speaks the OpenAI chat protocol, as well or badly as the test wants. */
export async function startFakeModel(): Promise<FakeModel> {
  let behaviour: Behaviour = (response) => response.writeHead(500).end();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      requests.push(body);
      behaviour(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'a key', model: 'local-model' },
    behave: (next) => {
      behaviour = next;
    },
    requests,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/** Streams a whole answer, in pieces. */
export function answering(content: unknown, finish = 'stop'): Behaviour {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return (response) => {
    begin(response);
    for (let at = 0; at < text.length; at += 40) sendPiece(response, text.slice(at, at + 40));
    send(response, { delta: {}, finish_reason: finish });
    response.end('data: [DONE]\n\n');
  };
}

/** Begins an answer and leaves it there. */
export const hanging: Behaviour = (response) => {
  begin(response);
  sendPiece(response, '{"read": "');
};

/** Goes on for ever, a few letters at a time: always something new, never an end. */
export const dripping: Behaviour = (response) => {
  begin(response);
  sendPiece(response, '{"read": "');
  const drop = setInterval(() => sendPiece(response, 'e '), 20);
  response.once('close', () => clearInterval(drop));
};

/** Begins an answer and hangs up in the middle of it. */
export const cutting: Behaviour = (response) => {
  begin(response);
  sendPiece(response, '{"read": "Você contou');
  setImmediate(() => response.destroy());
};

/** Never stops talking. */
export const endless: Behaviour = (response) => {
  begin(response);
  const more = () => {
    if (response.destroyed) return;
    sendPiece(response, 'e depois '.repeat(20));
    setImmediate(more);
  };
  more();
};

/** Wants to call a tool that nobody offered. */
export const callingTool: Behaviour = (response) => {
  begin(response);
  const call = {
    index: 0,
    id: 'call_1',
    type: 'function',
    function: { name: 'send', arguments: '{}' },
  };
  send(response, { delta: { tool_calls: [call] }, finish_reason: null });
  send(response, { delta: {}, finish_reason: 'tool_calls' });
  response.end('data: [DONE]\n\n');
};

export const failing =
  (status: number): Behaviour =>
  (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: { message: 'no', type: 'server_error' } }));
  };

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function sendPiece(response: ServerResponse, content: string): void {
  send(response, { delta: { role: 'assistant', content }, finish_reason: null });
}

function send(response: ServerResponse, choice: Record<string, unknown>): void {
  const chunk = {
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'local-model',
    choices: [{ index: 0, ...choice }],
  };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}
