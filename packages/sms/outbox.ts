import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/index.ts';
import { developmentSms } from './sms.tables.ts';

/**
 * `/dev/sms.json?to=NUMBER` (oldest first; with or without `+`). Only for instances that nobody but
 * their developer reaches: the messages hold sign-in codes.
 */
export function serveSmsOutbox(app: FastifyInstance, db: Database): void {
  app.get('/dev/sms.json', { schema: { hide: true } }, async (request, reply) => {
    const { to } = request.query as { to?: string | string[] };
    const messages = await db
      .select()
      .from(developmentSms)
      .where(typeof to === 'string' ? eq(developmentSms.to, to.replaceAll(/\D/g, '')) : undefined)
      .orderBy(asc(developmentSms.createdAt), asc(developmentSms.id));
    return reply
      .header('cache-control', 'no-store')
      .send(messages.map(({ to, text, createdAt }) => ({ to, text, at: createdAt.toISOString() })));
  });
}
