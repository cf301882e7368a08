import type { ServerContext } from '#packages/kernel/index.ts';
import { hasNews, insertNews } from './news.queries.ts';
import { columnsOf } from './news.view.ts';
import { STARTER_NEWS } from './starter/index.ts';

/** How far apart the articles of the demonstration world were published. */
const APART_MS = 3.4 * 86_400_000;

/** Publishes the starter articles over the last weeks, the films at the top; leaves alone a world that has news. */
export async function seedNews({ db, now }: ServerContext): Promise<void> {
  await db.transaction(async (tx) => {
    if (await hasNews(tx)) return;
    for (const [index, { id, draft }] of STARTER_NEWS.entries()) {
      const at = new Date(now().getTime() - (index + 0.5) * APART_MS);
      const text = columnsOf(draft, at);
      const featured = draft.kind === 'video';
      const published = { published: true, publishedAt: at, createdAt: at, featured };
      await insertNews(tx, { id, ...text, ...published });
    }
  });
}
