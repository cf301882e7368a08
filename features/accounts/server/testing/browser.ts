/** A browser that keeps cookies for each host and follows redirects as far as it is told to. */
export class TestBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** One request; a redirect is handed back. */
  async visit(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const jar = this.#cookies.get(url.host) ?? new Map<string, string>();
    this.#cookies.set(url.host, jar);
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=', 2);
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  }

  /** Follows redirects until one leads to an address with this start; gives that address. */
  async followTo(start: string, address: string | URL): Promise<URL> {
    let next = new URL(address);
    for (let step = 0; step < 12; step++) {
      const response = await this.visit(next);
      const location = response.headers.get('location');
      if (!location) throw new Error(`${next.href} answered ${response.status} and led nowhere`);
      next = new URL(location, next);
      if (next.href.startsWith(start)) return next;
    }
    throw new Error('Too many redirects');
  }
}
