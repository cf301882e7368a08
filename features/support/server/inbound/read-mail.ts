import { type ParsedMail, simpleParser } from 'mailparser';
import { isAutomatic, newTextOf } from './mail.rules.ts';
import { inUtf8 } from './mail-charset.ts';

/** A mail as it came, and by whom its servers say that it was sent. */
export interface RawMail {
  raw: Uint8Array;
  envelopeSender: string;
}

export interface MailedFile {
  /** As it was called on the device; empty where it has no name. */
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** What is asked of a mail. */
export interface ReadMail {
  /** A program wrote it. */
  automatic: boolean;
  /** In small letters; empty without one. */
  sender: string;
  /** Null where its program gave it none. */
  messageId: string | null;
  /** What its person wrote anew. */
  text: string;
  files: MailedFile[];
}

/** Letters of a text, quotations and all, of which a message is at most 5,000; more is no reply of a person. */
const MAX_TEXT = 1_000_000;
const MAX_HTML = 4_000_000;
const OPTIONS = { skipImageLinks: true, skipTextToHtml: true, maxHtmlLengthToParse: MAX_HTML };
/** What mail programs add that is no file of a person: signatures, invitations to a calendar, Outlook's own form. */
const WRAPPING = [
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'application/pgp-signature',
  'application/pgp-keys',
  'application/ms-tnef',
  'application/vnd.ms-tnef',
  'text/calendar',
];
const WRAPPING_NAME = /^(?:smime\.p7s|winmail\.dat)$/i;

/** Reads a mail; one that cannot be read, or not within reason, throws. */
export async function readMail({ raw, envelopeSender }: RawMail): Promise<ReadMail> {
  const mail = await simpleParser(Buffer.from(raw), OPTIONS);
  const sender = mail.from?.value[0]?.address?.toLowerCase() ?? '';
  // Of the headers that are asked for only a subject is in a person's language, and thus encoded.
  const header = (name: string) => (name === 'subject' ? mail.subject : textOf(mail, name));
  return {
    automatic: isAutomatic(header, envelopeSender, sender),
    sender,
    messageId: mail.messageId ?? null,
    text: newTextOf(await wholeText(mail, raw)),
    files: mail.attachments.filter(isFile).map(({ filename, contentType, content }) => ({
      name: filename?.replaceAll(/\p{Cc}/gu, '').slice(0, 200) ?? '',
      type: contentType,
      bytes: content,
    })),
  };
}

async function wholeText(mail: ParsedMail, raw: Uint8Array): Promise<string> {
  const isBroken = mail.text?.includes('\ufffd') ?? false;
  const read = isBroken ? await simpleParser(await inUtf8(raw), OPTIONS) : mail;
  if (read.textConversionError) throw read.textConversionError;
  const { text = '' } = read;
  if (text.length > MAX_TEXT) throw new Error('The text is too long to be searched');
  return text;
}

/** Whether something that came along is a person's: no picture of the letter paper, no wrapping. */
function isFile({ related, filename, contentType }: ParsedMail['attachments'][number]): boolean {
  if (WRAPPING.includes(contentType) || WRAPPING_NAME.test(filename ?? '')) return false;
  return !related || filename !== undefined;
}

/** A header as it was written; several of a name as one. */
function textOf({ headerLines }: ParsedMail, name: string): string | undefined {
  const found = headerLines.filter(({ key }) => key === name);
  if (found.length === 0) return undefined;
  return found.map(({ line }) => line.slice(line.indexOf(':') + 1).trim()).join(', ');
}
