import type { Compiled } from './job.ts';

/** The service worker leaves this one alone. It holds nothing of a person. */
const CACHE = 'lexicons';

/**
 * What an earlier page compiled from the files and with the code that `key` names; undefined where
 * there is nothing, or nothing can be kept.
 */
export async function kept(name: string, key: string): Promise<Compiled | undefined> {
  try {
    const cache = await caches.open(CACHE);
    const [whole, crisis] = await Promise.all(
      (['whole', 'crisis'] as const).map(async (part) => {
        const response = await cache.match(addressOf(name, part, key));
        return response && new Uint8Array(await response.arrayBuffer());
      }),
    );
    return crisis && (whole !== undefined || isAlone(name)) ? { whole, crisis } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it for the pages to come, in place of what was kept under the same name. */
export async function keep(name: string, key: string, { whole, crisis }: Compiled): Promise<void> {
  try {
    const responses = { crisis: new Response(crisis), whole: whole && new Response(whole) };
    const cache = await caches.open(CACHE);
    for (const old of await cache.keys()) {
      const { pathname, search } = new URL(old.url);
      if (pathname.startsWith(`/lexicons/${name}/`) && search !== `?${encodeURIComponent(key)}`) {
        await cache.delete(old);
      }
    }
    await cache.put(addressOf(name, 'crisis', key), responses.crisis);
    if (responses.whole) await cache.put(addressOf(name, 'whole', key), responses.whole);
  } catch {
    // Where nothing can be kept, the next page compiles again.
  }
}

function addressOf(name: string, part: 'whole' | 'crisis', key: string): string {
  return `/lexicons/${name}/${part}?${encodeURIComponent(key)}`;
}

function isAlone(name: string): boolean {
  return name.endsWith('.crisis');
}
