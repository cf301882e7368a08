import { type APIRequestContext, expect } from '@playwright/test';

/** The link of a kind in the mail to an address; waits until a mail with one is there. */
export async function mailedLink(
  request: APIRequestContext,
  address: string,
  kind: 'signup' | 'recovery' = 'signup',
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const response = await request.get('/dev/mailbox.json', { params: { to: address } });
      const mails = (await response.json()) as { text: string }[];
      const links = mails.flatMap(
        ({ text }) => text.match(/https?:\/\/\S+\/(?:confirm|auth\/v1\/verify)\S+/g) ?? [],
      );
      link = links.find((one) => new URL(one).searchParams.get('type') === kind);
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}
