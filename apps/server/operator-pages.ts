import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Operator } from '#features/privacy/contract/privacy.contract.ts';

/** What the operator sets and public pages tell: who answers for the data, and where prices are asked for. */
export interface OperatorNames extends Operator {
  salesEmail: string | null;
  /** Country code and number, digits alone. */
  salesWhatsapp: string | null;
}

/** A page with the operator's names in it, ready to send. */
export interface NamedPage {
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

const PLACE =
  /<(span|a) data-operator="(name|dpo|contact|salesEmail|salesWhatsapp)"([^<>]*) hidden="">([^<]*)<\/\1>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Puts the operator's names where a built page keeps room for them; what is not set leaves no trace. */
export function nameOperator(html: string, operator: OperatorNames): string {
  return html.replaceAll(
    PLACE,
    (_, tag: string, field: keyof OperatorNames, attributes: string, text: string) => {
      const value = operator[field];
      if (!value) return '';
      const written = value.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
      const fill = (room: string) => room.replace('{value}', () => written);
      return `<${tag}${fill(attributes)}>${fill(text)}</${tag}>`;
    },
  );
}

/**
 * Built pages with the operator's names, each made when it is first asked for and kept. Null where no
 * name is set: the files then go out as they are. A page without room for names is null too.
 */
export function operatorPages(
  folder: string,
  operator: OperatorNames,
): ((file: string) => Promise<NamedPage | null>) | null {
  if (!Object.values(operator).some(Boolean)) return null;
  const made = new Map<string, Promise<NamedPage | null>>();
  return (file) => {
    const known = made.get(file) ?? makePage(join(folder, file), operator);
    made.set(file, known);
    return known;
  };
}

async function makePage(path: string, operator: OperatorNames): Promise<NamedPage | null> {
  const built = await readFile(path, 'utf8');
  const html = nameOperator(built, operator);
  if (html === built) return null;
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    promisify(gzip)(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { etag, identity, br, gzip: zipped };
}

/** The encoding of an answer: the smallest that the browser takes. */
export function encodingFor(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  const takes = (name: string) =>
    accepted
      ?.split(',')
      .map((part) => part.replaceAll(' ', '').split(';q='))
      .some(([one, quality]) => one === name && Number(quality ?? 1) > 0);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}
