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

/** The six digits of the newest mail to an address whose subject fits; waits until there is one. */
export async function mailedCode(
  request: APIRequestContext,
  address: string,
  subject: RegExp,
): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const response = await request.get('/dev/mailbox.json', { params: { to: address } });
      const mails = (await response.json()) as { subject: string; text: string }[];
      const text = mails.findLast((mail) => subject.test(mail.subject))?.text ?? '';
      code = /\b(\d{6})\b/.exec(text.replaceAll(/https?:\S+/g, ''))?.[1];
      return code;
    })
    .toBeTruthy();
  return code ?? '';
}
