import type { FastifyInstance } from 'fastify';
import { findLanguage } from '#features/access/server/index.ts';
import { addressContract } from '#features/calendar/contract/address.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { CALENDAR_TEXTS } from '../texts.ts';
import { countReading } from './address.queries.ts';
import {
  changeAddress,
  FEED_PATH,
  feedOf,
  getAddress,
  hashOf,
  makeAddress,
  revokeAddress,
} from './address.service.ts';

export function mountAddress(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'calendarAddress', addressContract, {
    getAddress: ({ caller }) => getAddress(context, caller.userId),
    makeAddress: ({ caller, body }) => makeAddress(context, caller.userId, body.shows),
    changeAddress: ({ caller, body }) => changeAddress(context, caller.userId, body.shows),
    revokeAddress: ({ caller }) => revokeAddress(context, caller.userId),
  });
}

/**
 * The address itself, for programs that bring nothing but it. One that was never made, was ended or was
 * made anew answers the same: nothing. Logs name the route, never what stands in its place.
 */
export function serveFeed(app: FastifyInstance, context: ServerContext): void {
  app.get(`${FEED_PATH}/:file`, { schema: { hide: true } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow');
    const { file } = request.params as { file: string };
    const token = /^([\w-]{43})\.ics$/.exec(file)?.[1];
    const read = token ? await countReading(context.db, hashOf(token), context.now()) : null;
    if (!read) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    if (read.isTooMany) {
      return reply
        .code(429)
        .header('retry-after', '3600')
        .type('text/plain; charset=utf-8')
        .send('Too many requests\n');
    }
    const chosen = await findLanguage(context.db, read.address.userId);
    const { busy } = CALENDAR_TEXTS[languageOfTag(chosen ?? '') ?? FALLBACK_LANGUAGE];
    const feed = await feedOf(context, read.address, busy);
    return reply.type('text/calendar; charset=utf-8').send(feed);
  });
}
