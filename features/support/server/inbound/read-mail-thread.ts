import type { MessagePort } from 'node:worker_threads';
import { type RawMail, type ReadMail, readMail } from './read-mail.ts';

/** What the thread of `read-apart.ts` runs: one mail, once it has said that it begins. */
export default function read({
  mail,
  begun,
}: {
  mail: RawMail;
  begun: MessagePort;
}): Promise<ReadMail> {
  begun.postMessage(null);
  return readMail(mail);
}
