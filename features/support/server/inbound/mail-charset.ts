import { isUtf8 } from 'node:buffer';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Joiner, type MimeNode, Rewriter, Splitter } from '@zone-eu/mailsplit';

/** What a text is said to be written in that is UTF-8, or, by the books, a part of it. */
const UTF8 = ['', 'utf-8', 'utf8', 'us-ascii', 'ascii'];

/**
 * A mail of which each text says truly that it is UTF-8: one that names no charset, or UTF-8 though it is none,
 * was written by a program that knows of Western letters alone.
 */
export async function inUtf8(raw: Uint8Array): Promise<Buffer> {
  const rewriter = new Rewriter(isClaimedUtf8);
  rewriter.on('node', ({ node, decoder, encoder }) => {
    node.setCharset('utf-8');
    const rewritten = buffer(decoder).then((bytes) => encoder.end(asUtf8(bytes)));
    rewritten.catch((error) => rewriter.destroy(error));
  });
  const parts: Buffer[] = [];
  const collect = new Writable({
    write: (part: Buffer, _encoding, done) => {
      parts.push(part);
      done();
    },
  });
  await pipeline([raw], new Splitter(), rewriter, new Joiner(), collect);
  return Buffer.concat(parts);
}

const asUtf8 = (bytes: Buffer): Buffer =>
  isUtf8(bytes) ? bytes : Buffer.from(new TextDecoder('windows-1252').decode(bytes));

function isClaimedUtf8({ contentType, charset, disposition, multipart }: MimeNode): boolean {
  if (multipart || disposition === 'attachment') return false;
  const isText = !contentType || contentType === 'text/plain' || contentType === 'text/html';
  return isText && UTF8.includes((charset || '').toLowerCase());
}
