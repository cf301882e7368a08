import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ForgotPasswordPage } from '../ForgotPasswordPage.tsx';
import { LoginPage } from '../LoginPage.tsx';
import CompanyStep from '../steps/CompanyStep.tsx';
import { accountService, refusal } from '../testing/account-service.ts';
import { openAt, show } from '../testing/show.tsx';

const WITH_CAPTCHA = { captcha: { provider: 'turnstile', site_key: 'site key' } };
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

/** The service's own code, with what its widget says to each question. */
function captchaService(answers: string[]) {
  const api = {
    render: vi.fn((place: HTMLElement, _options: object) => {
      place.textContent = 'I am a person';
      return 'widget';
    }),
    getResponse: vi.fn(() => answers[0]),
    reset: vi.fn(() => void answers.shift()),
    remove: vi.fn(),
  };
  vi.stubGlobal('turnstile', api);
  return api;
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

describe('without a captcha service', () => {
  it('nothing of it is loaded, shown or sent', async () => {
    const api = captchaService(['answer']);
    await using service = await accountService({
      'GET settings': () => ({ body: {} }),
      'POST recover': () => ({ body: {} }),
    });
    openAt('/forgot-password');
    const person = await show(<ForgotPasswordPage />);
    await person.type(screen.getByRole('textbox'), 'ana@exemplo.com{Enter}');
    await waitFor(() => expect(service.received).toHaveLength(1));
    expect(service.received[0]?.body.gotrue_meta_security).toEqual({});
    expect(api.render).not.toHaveBeenCalled();
    expect(scripts()).toEqual([]);
  });
});

describe('with a captcha service', () => {
  const sent = (body: Record<string, unknown> | undefined) => body?.gotrue_meta_security;

  it('the widget comes before the request, in the language of the page', async () => {
    const answers: string[] = [];
    const api = captchaService(answers);
    await using service = await accountService({
      'GET settings': () => ({ body: WITH_CAPTCHA }),
      'POST token': () => refusal(400, 'captcha_failed'),
    });
    openAt('/login');
    const person = await show(<LoginPage go={vi.fn()} />);
    await screen.findByText('I am a person');
    expect(api.render.mock.calls[0]?.[1]).toMatchObject({ sitekey: 'site key', language: 'en-us' });
    await person.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@exemplo.com');
    await person.type(screen.getByLabelText('Password'), 'manaca-da-serra{Enter}');
    await screen.findByText(/First, complete the check/);
    expect(service.received).toEqual([]);

    answers.push('first', 'second');
    const submit = screen.getByRole('button', { name: 'Sign in' });
    await person.click(submit);
    await screen.findByText(/wasn’t accepted/);
    await person.click(submit);
    await waitFor(() => expect(service.received).toHaveLength(2));
    expect(service.received.map(({ body }) => sent(body))).toEqual([
      { captcha_token: 'first' },
      { captcha_token: 'second' },
    ]);
  });

  it('its answer goes with a company’s sign-in and a lost password too', async () => {
    captchaService(['company', 'recovery']);
    const leave = vi.fn();
    await using service = await accountService({
      'GET settings': () => ({ body: WITH_CAPTCHA }),
      'POST sso': () => ({ body: { url: 'https://idp.example/' } }),
      'POST recover': () => ({ body: {} }),
    });
    openAt('/login');
    const step = { email: 'vera@acme.example', onSignedIn: vi.fn(), onBack: vi.fn() };
    const person = await show(<CompanyStep {...step} leave={leave} />);
    await screen.findByText('I am a person');
    await person.type(screen.getByRole('textbox'), '{Enter}');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://idp.example/'));
    expect(sent(service.received[0]?.body)).toEqual({ captcha_token: 'company' });
  });

  it('that does not come says so, and is tried again with the next press', async () => {
    await using service = await accountService({
      'GET settings': () => ({ body: WITH_CAPTCHA }),
      'POST recover': () => ({ body: {} }),
    });
    openAt('/forgot-password');
    const person = await show(<ForgotPasswordPage />);
    const blocked = () => document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(scripts()).toHaveLength(1));
    expect(scripts()[0]).toMatch(/^https:\/\/challenges\.cloudflare\.com\/turnstile\//);
    blocked();
    await person.type(screen.getByRole('textbox'), 'ana@exemplo.com{Enter}');
    await waitFor(() => expect(scripts()).toHaveLength(1));
    blocked();
    await screen.findByText(/didn’t load/);
    expect(service.received).toEqual([]);

    captchaService(['answer']);
    await person.click(screen.getByRole('button', { name: /Send/ }));
    await waitFor(() => expect(service.received).toHaveLength(1));
    expect(sent(service.received[0]?.body)).toEqual({ captcha_token: 'answer' });
  });
});
