/** What the service worker keeps before anybody signs in: help in every language, and its files. */
export const HELP_FILES = ['public/*/help.html', 'assets/figtree-latin*.woff2', 'assets/help*.svg'];

interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

/** Turns the help page's files into the addresses under which the server gives them. */
export async function helpAddresses(entries: Entry[]): Promise<{ manifest: Entry[] }> {
  const manifest = entries.map((entry) => {
    const [, language] = /^public\/([\w-]+)\/help\.html$/.exec(entry.url) ?? [];
    return { ...entry, url: language ? `/ajuda?lng=${language}` : `/${entry.url}` };
  });
  return { manifest };
}
