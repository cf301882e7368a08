import type { FastifyInstance } from 'fastify';
import { assertStorable, FORM_TYPE } from './request-body.ts';

/**
 * Reads bodies of HTML forms as records of text, for the addresses that other sites post people
 * back to. Of a name that comes twice the first counts.
 */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, text, done) => {
    try {
      const form: Record<string, string> = Object.create(null);
      for (const [name, value] of new URLSearchParams(String(text))) form[name] ??= value;
      assertStorable(form);
      done(null, form);
    } catch (error) {
      done(error as Error);
    }
  });
}

/** The text members of a request's query and body; the body counts where both have one. */
export function textsOf(...sources: unknown[]): Record<string, string> {
  const texts: Record<string, string> = Object.create(null);
  for (const source of sources) {
    for (const [name, value] of Object.entries(source ?? {})) {
      if (typeof value === 'string') texts[name] = value;
    }
  }
  return texts;
}
