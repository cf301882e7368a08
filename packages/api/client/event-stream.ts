/** One event of a `text/event-stream`, its data still text. */
export interface RawEvent {
  id: string | null;
  data: string;
}

/**
 * Reads server-sent events from a response body. Comments (heartbeats) are passed over.
 * Ends when the body ends; throws what the body throws.
 */
export async function* readEventStream(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<RawEvent, void, void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
  let buffer = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      buffer = (buffer + value).replaceAll('\r\n', '\n');
      let gap = buffer.indexOf('\n\n');
      while (gap >= 0) {
        const event = parseEvent(buffer.slice(0, gap));
        buffer = buffer.slice(gap + 2);
        if (event) yield event;
        gap = buffer.indexOf('\n\n');
      }
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function parseEvent(block: string): RawEvent | null {
  let id: string | null = null;
  const data: string[] = [];
  for (const line of block.split('\n')) {
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
    else if (line.startsWith('id:')) id = line.slice(3).trim();
  }
  return data.length > 0 ? { id, data: data.join('\n') } : null;
}
