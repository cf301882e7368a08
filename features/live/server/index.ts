import { mount } from '#packages/api/server/index.ts';
import type { EventStream } from '#packages/events/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { liveContract } from '../contract/live.contract.ts';

/** One stream a browser, with all that its person may hear of while it happens. */
export const liveFeature: ServerFeature = {
  name: 'live',
  permissions: () => import('./live.permissions.ts'),
  routes: (app, { events }) =>
    mount(app, 'live', liveContract, {
      hear: ({ caller, query, lastEventId, signal }) => {
        const from = { after: lastEventId, age: query.age };
        return asSent(events.subscribe(caller.userId, from, signal));
      },
    }),
};

function asSent(stream: EventStream) {
  async function* sent() {
    for await (const { id, topic, data } of stream) yield { id, data: { topic, data } };
  }
  return Object.assign(sent(), { ready: stream.ready });
}
