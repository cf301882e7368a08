import { expect, test } from '@playwright/test';
import { newPerson, signIn } from './support/people.ts';

const TITLES = {
  'en-US': ['Diary', 'Signals in your text'],
  'es-ES': ['Diario', 'Señales en el texto'],
  'fr-FR': ['Journal', 'Signaux dans le texte'],
  'pt-BR': ['Diário', 'Sinais no texto'],
} as const;

test('a chosen language stays, on every screen and after signing in again', async ({
  page,
  request,
}) => {
  const { email, password } = await newPerson(request);
  await signIn(page, email, password);
  for (const [language, [diary, signals]] of Object.entries(TITLES)) {
    await page.goto(`/diary?lng=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(diary);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // Without the parameter: the choice is kept.
    await page.goto('/burnout-analysis');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(signals);
    // A key that no file knows would show as itself.
    await expect(page.locator('body')).not.toContainText(/\b[a-z]+\.[a-zA-Z]+\.[a-zA-Z]+\b/);
    const help = await page.request.get('/ajuda');
    expect(help.headers()['content-language']).toBe(language);
    expect(await help.text()).toContain('188');
  }
});

test('every public page speaks four languages', { tag: '@once' }, async ({ page }) => {
  for (const language of Object.keys(TITLES)) {
    for (const address of ['/', '/login', '/register', '/forgot-password', '/ajuda']) {
      const response = await page.request.get(`${address}?lng=${language}`);
      expect(response.headers()['content-language']).toBe(language);
      expect(await response.text()).toContain(`lang="${language}"`);
    }
  }
});
