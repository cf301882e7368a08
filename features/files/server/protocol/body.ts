import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Described } from '../objects/store.ts';
import { isMediaType } from '../rules/media-type.rules.ts';
import { invalidRequest, wrongType } from './storage-error.ts';

/** Bytes of a body that is no file, and of the fields beside one. */
const JSON_LIMIT = 1024 * 1024;
const FIELD_LIMIT = 16 * 1024;
/** How long the rest of a refused body may take. */
const PASS_OVER_MS = 3_000;
/** Nesting of metadata: the database parses them again. */
const MOST_DEPTH = 16;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file: it is left in its stream. */
    takesFile?: true;
  }
}

/** Bodies are JSON whatever they say they are, but for routes that take a file. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const type = headers['content-type'];
    // The framework refuses by itself what is no media type.
    if (type !== undefined && !isMediaType(type)) {
      headers['content-type'] = 'application/octet-stream';
    }
    done();
  });
  app.addContentTypeParser('*', (request, payload, done) => {
    if (request.routeOptions.config.takesFile) done(null);
    else readJson(payload).then((body) => done(null, body), done);
  });
}

async function readJson(payload: AsyncIterable<Buffer>): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of payload) {
    size += part.length;
    if (size > JSON_LIMIT) throw invalidRequest('The body is larger than 1 MiB');
    parts.push(part);
  }
  const text = Buffer.concat(parts).toString();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw invalidRequest('The body could not be read as JSON');
  }
}

/** Checks input against a schema; the first problem is told. */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const { success, data, error } = schema.safeParse(input ?? {});
  if (success) return data;
  const [issue] = error.issues;
  throw invalidRequest(
    `${issue?.path.join('.') || 'request'}: ${issue?.message ?? 'is not right'}`,
  );
}

/** A file as it comes in. */
export interface IncomingFile extends Described {
  bytes: AsyncIterable<Buffer>;
  /** What the sender announced, where they did. */
  size: number | null;
}

/** The file of a request, in a form as browsers send one or as the body itself. */
export async function fileOf(request: FastifyRequest): Promise<IncomingFile> {
  const type = request.headers['content-type'] ?? 'application/octet-stream';
  if (/^multipart\/form-data/i.test(type)) return formFile(request);
  const { headers } = request;
  const given = headers['x-metadata'];
  return {
    type: assertType(type),
    cacheControl: cacheControlOf(headers['cache-control']),
    userMetadata: metadataOf(
      typeof given === 'string' ? Buffer.from(given, 'base64').toString() : undefined,
    ),
    bytes: bytesOf(request.raw),
    size: headers['content-length'] === undefined ? null : Number(headers['content-length']),
  };
}

/** The fields of the protocol's clients come before the file. */
function formFile({ raw, headers }: FastifyRequest): Promise<IncomingFile> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const form = openForm(headers as BusboyHeaders);
    form.on('field', (name, value) => fields.set(name, value));
    form.on('file', (_field, file, _name, _encoding, type) => {
      // A form that breaks off, and whoever hangs up, leave the stream of the file open.
      file.on('error', () => file.destroy(brokenForm()));
      raw.once('close', () => {
        if (!raw.complete) file.destroy(brokenForm());
      });
      try {
        resolve({
          type: assertType(type),
          cacheControl: cacheControlOf(fields.get('cacheControl')),
          userMetadata: metadataOf(fields.get('metadata')),
          bytes: bytesOf(file),
          size: null,
        });
      } catch (error) {
        reject(error);
      }
    });
    form.on('finish', () => reject(invalidRequest('The form holds no file')));
    form.on('error', () => reject(brokenForm()));
    raw.once('error', reject);
    raw.pipe(form);
  });
}

function openForm(headers: BusboyHeaders) {
  const limits = { fields: 10, fieldSize: FIELD_LIMIT, files: 1, parts: 12, headerPairs: 50 };
  try {
    return new Busboy({ headers, limits });
  } catch {
    throw brokenForm();
  }
}

const brokenForm = () => invalidRequest('The form could not be read');

/** Leaves the stream as it is where it is not read to its end: a refused sender reads the answer. */
async function* bytesOf(stream: Readable): AsyncGenerator<Buffer> {
  yield* stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

/**
 * Lets the rest of a refused body pass for a while, so that its sender reads why; then the connection
 * ends, because a sender who read it may send no more and keep it open.
 */
export function passOver({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.unpipe();
  raw.resume();
  const patience = setTimeout(() => raw.destroy(), PASS_OVER_MS).unref();
  raw.once('close', () => clearTimeout(patience));
}

function assertType(type: string): string {
  if (!isMediaType(type)) throw wrongType('The content type is not one');
  return type.length > 200 ? type.slice(0, type.indexOf(';')) : type;
}

/** The client sends seconds in a form and the header's value elsewhere. */
export function cacheControlOf(given: string | undefined): string {
  if (given === undefined || given === '') return 'no-cache';
  if (/^\d{1,9}$/.test(given)) return `max-age=${given}`;
  if (!/^[\w=, -]{1,120}$/.test(given)) throw invalidRequest('cache-control is not right');
  return given;
}

export function metadataOf(text: string | undefined): Record<string, unknown> | null {
  if (text === undefined || text === '') return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidRequest('metadata is no JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidRequest('metadata is no object');
  }
  if (text.length > FIELD_LIMIT || !isStorable(value, MOST_DEPTH)) {
    throw invalidRequest('metadata holds too much, or what cannot be stored');
  }
  return value as Record<string, unknown>;
}

/** PostgreSQL keeps no NUL and no half of a character. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth > 0 &&
    Object.entries(value).every(([key, one]) => isStorable(key, 0) && isStorable(one, depth - 1))
  );
}
