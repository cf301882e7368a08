import { type APIRequestContext, expect, type Page, type TestInfo } from '@playwright/test';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { newPerson } from '../support/people.ts';

export interface Person {
  email: string;
  password: string;
}
const demonstration = (name: string): Person => ({
  ...{ email: `${name}@demo.florescer.app`, password: 'florescer-demo' },
});
export const ANA = demonstration('ana');
export const BRUNO = demonstration('bruno');
export const CARLA = demonstration('carla');

/** A text that would run wherever it were written as markup, and which is known again by its name. */
export const hostile = (name: string) =>
  `<img src=x onerror=attacked=1 id=${name}>"'><script>attacked=1</script>`;
/** The same where forty characters is all there is room for. */
export const short = (name: string) => `<img src=x onerror=attacked=1 id=${name}>`;
/** What a screen says where the text of that name stands as text. */
export const signOf = (name: string) => `id=${name}>`;
export const LINK = 'javascript:attacked=1';
/** A file that is a page, whatever type it is given. */
export const PAGE = '<!doctype html><script>attacked=1</script>';

/** A place where somebody looks for what was written. */
export interface Look {
  /** Nobody: a visitor without an account. */
  as: Person | null;
  address: string;
  /** What has to be pressed until it stands there. */
  open?: (page: Page) => Promise<void>;
}

export interface Scene {
  name: string;
  /** Writes everything, and says where it is to be seen. */
  play(stage: Stage): Promise<Look[]>;
  /** What the server is to refuse, by the name of the row. */
  refused?: Record<string, number>;
  /** What is stored and shown on none of the screens looked at, with the reason. */
  notShown?: Record<string, string>;
}

/** Something that was tried, and what the server answered. */
export interface Row {
  name: string;
  status: number;
}
interface Sent {
  as?: Person | null;
  method?: string;
  data?: unknown;
}

/** Where a scene writes. Every row that it tries is kept with the server's answer. */
export class Stage {
  readonly rows: Row[] = [];
  private readonly tokens = new Map<string, string>();
  readonly request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.request = request;
  }

  newPerson = (more?: Parameters<typeof newPerson>[1]) => newPerson(this.request, more);

  async tokenOf({ email, password }: Person): Promise<string> {
    const known = this.tokens.get(email);
    if (known) return known;
    const answer = await this.request.post('/auth/v1/token?grant_type=password', {
      headers: { apikey: PUBLISHABLE_KEY },
      data: { email, password },
    });
    const { access_token } = (await answer.json()) as { access_token: string };
    this.tokens.set(email, access_token);
    return access_token;
  }

  async idOf(person: Person): Promise<string> {
    const payload = (await this.tokenOf(person)).split('.')[1] ?? '';
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).sub as string;
  }

  /** What has to be there for a scene: it must succeed. */
  async ask<T>(address: string, { as = null, method = 'POST', data }: Sent = {}): Promise<T> {
    const answer = await this.answerTo(address, { as, method, data });
    expect(answer.ok(), `${method} ${address}: ${answer.status()} ${await answer.text()}`).toBe(
      true,
    );
    const text = await answer.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  /** Tries to store something hostile; `names` are the texts in it. Null where it was refused. */
  async store<T = unknown>(
    names: string | readonly string[],
    address: string,
    { as = null, method = 'POST', data }: Sent,
  ): Promise<T | null> {
    const answer = await this.answerTo(address, { as, method, data });
    expect(answer.status(), `${method} ${address}`).toBeLessThan(500);
    for (const name of [names].flat()) this.rows.push({ name, status: answer.status() });
    if (!answer.ok()) return null;
    const text = await answer.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  /** The same for a file, into one of the buckets. */
  async upload(name: string, { as, bucket, path, type, bytes }: Upload): Promise<void> {
    const answer = await this.request.post(
      `/storage/v1/object/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`,
      {
        headers: { authorization: `Bearer ${await this.tokenOf(as)}`, 'content-type': type },
        data: Buffer.from(bytes),
      },
    );
    expect(answer.status()).toBeLessThan(500);
    this.rows.push({ name, status: answer.status() });
  }

  get stored(): string[] {
    return this.rows.filter(({ status }) => status < 300).map(({ name }) => name);
  }

  get refused(): Record<string, number> {
    const rows = this.rows.filter(({ status }) => status >= 300);
    return Object.fromEntries(rows.map(({ name, status }) => [name, status]));
  }

  private async answerTo(address: string, { as, method = 'POST', data }: Sent) {
    const headers = as ? { authorization: `Bearer ${await this.tokenOf(as)}` } : undefined;
    return this.request.fetch(address, {
      ...{
        method,
        ...(headers && { headers }),
        ...(data !== undefined && { data: data as object }),
      },
    });
  }
}

interface Upload {
  as: Person;
  bucket: string;
  path: string;
  type: string;
  bytes: string | Uint8Array;
}

/** Says in the report of the run what was stored and what was refused: neither passes in silence. */
export function reportRows(info: TestInfo, rows: readonly Row[]): void {
  for (const { name, status } of rows) {
    const type = status < 300 ? 'stored' : 'refused';
    info.annotations.push({ type, description: `${name} (${status})` });
  }
  const refused = rows.filter(({ status }) => status >= 300);
  process.stdout.write(
    `${info.title}: ${rows.length - refused.length} stored, ${refused.length} refused${refused
      .map(({ name, status }) => `\n  refused with ${status}: ${name}`)
      .join('')}\n`,
  );
}

/** One white pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);
