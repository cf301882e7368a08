import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMail } from '../send-mail.ts';
import { show } from '../testing/show.tsx';
import { ResendButton } from './ResendButton.tsx';

vi.mock('../send-mail.ts', () => ({ sendMail: vi.fn() }));
const sent = vi.mocked(sendMail);

beforeEach(() => {
  vi.useFakeTimers();
  sent.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

const button = () => screen.getByRole('button');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = () => act(async () => void fireEvent.click(button()));

describe('asking for another mail', () => {
  it('counts the minute since the last one and does nothing before it is over', async () => {
    await show(<ResendButton kind="magiclink" email="ana@exemplo.com" justSent />);
    expect(button().textContent).toBe('Send again in 60 s');
    await pass(30_000);
    expect(button().textContent).toBe('Send again in 30 s');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await press();
    expect(sent).not.toHaveBeenCalled();
    await pass(30_000);
    expect(button().textContent).toBe('Send again');
    await press();
    expect(sent).toHaveBeenCalledExactlyOnceWith('magiclink', 'ana@exemplo.com', {});
    expect(screen.getByRole('status').textContent).toBe('We sent another message.');
    expect(button().textContent).toBe('Send again in 60 s');
  });

  it.each([
    ['over_email_send_rate_limit', /^We have just sent/, 'Send again in 60 s'],
    ['unexpected_failure', /^Please try again/, 'Send again'],
  ])('says why there was none (%s) and when to try again', async (code, text, label) => {
    sent.mockRejectedValue({ code });
    await show(<ResendButton email="ana@exemplo.com" />);
    await press();
    expect(screen.getByRole('status').textContent).toMatch(text);
    expect(button().textContent).toBe(label);
  });
});
