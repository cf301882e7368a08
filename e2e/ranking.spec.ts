import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { expectAccessible } from './support/axe.ts';
import { newPerson, openAs } from './support/people.ts';

const ANA = { email: 'ana@demo.florescer.app' };
const CARLA = { email: 'carla@demo.florescer.app', password: 'florescer-demo' };

/** Somebody of no company with a name of their own, who has completed a course. */
async function whoCompleted(request: APIRequestContext, name: string) {
  const tokenOf = async (data: { email: string; password: string }) => {
    const headers = { apikey: PUBLISHABLE_KEY };
    const answer = await request.post('/auth/v1/token?grant_type=password', { headers, data });
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  const ask = async (token: string, method: string, path: string, data?: object) => {
    const headers = { authorization: `Bearer ${token}`, apikey: PUBLISHABLE_KEY };
    const answer = await request.fetch(path, { method, headers, ...(data && { data }) });
    await expect(answer, `${method} ${path}`).toBeOK();
    return (await answer.json()) as { revision: string };
  };
  const carla = await tokenOf(CARLA);
  const [id, lesson] = [randomUUID(), randomUUID()];
  const { revision } = await ask(carla, 'POST', '/api/admin/courses', {
    ...{ id, title: `Curso de ${name}`, description: 'Curto.', hours: 0.5, language: 'pt-BR' },
    ...{ premium: false, cover: 'pausas', legal: null, validMonths: null, translations: {} },
    ...{ sources: [], review: null },
    lessons: [
      {
        ...{ id: lesson, title: 'Única', video: null, quiz: null },
        body: [{ kind: 'paragraph', text: 'Uma pausa.' }],
      },
    ],
  });
  const state = { revision, state: 'published' };
  await ask(carla, 'PUT', `/api/admin/courses/${id}/state`, state);
  const person = await newPerson(request);
  await ask(person.token, 'PUT', '/auth/v1/user', { data: { full_name: name } });
  await ask(person.token, 'POST', `/api/courses/${id}/start`);
  await ask(person.token, 'PUT', `/api/courses/${id}/lessons/${lesson}/read`, {
    ...{ read: true, changeId: randomUUID(), recordedAt: new Date().toISOString() },
  });
  return person;
}

test('Nina stands in the ranking by name only while she wants to, and Zeca sees it at once', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const name = `Nina ${project.name} ${Date.now().toString(36)}`;
  const nina = await whoCompleted(page.request, name);
  await openAs(page, nina, '/ranking');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ranking de treinamentos' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 treinamento concluído' })).toBeVisible();
  await expect(page.getByText('Você ainda não escolheu mostrar seu nome')).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL, viewport: page.viewportSize() });
  const zecas = await context.newPage();
  await openAs(zecas, await newPerson(page.request), '/ranking');
  await expect(zecas.getByText('Conclua um treinamento e uma planta nasce aqui.')).toBeVisible();
  await expect(zecas.getByText(/arredondados para baixo, de 5 em 5/)).toBeVisible();
  await expect(zecas.getByText(name)).toHaveCount(0);
  await expectAccessible(zecas);

  const choice = page.getByRole('switch', { name: /^Mostrar meu nome/ });
  await choice.click();
  await expect(page.getByRole('heading', { name: 'Você aparece com seu nome' })).toBeVisible();
  await zecas.reload();
  await expect(zecas.getByText(name)).toBeVisible();
  await choice.click();
  await expect(page.getByRole('heading', { name: 'Por que não apareço?' })).toBeVisible();
  await zecas.reload();
  await expect(zecas.getByText('Conclua um treinamento e uma planta nasce aqui.')).toBeVisible();
  await expect(zecas.getByText(name)).toHaveCount(0);
  await context.close();
});

test('Ana sees her company among the others, and how the average is made', async ({ page }) => {
  await openAs(page, ANA, '/ranking');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ranking de treinamentos' }),
  ).toBeVisible();
  await page.getByLabel('Período').selectOption({ label: 'Desde o início' });
  await expect(page.getByText('Seu canteiro desde o início')).toBeVisible();
  await page.getByRole('tab', { name: 'Independentes' }).click();
  await expect(page.getByRole('heading', { name: 'Quem está por conta própria' })).toBeVisible();
  await page.getByRole('tab', { name: 'Empresas' }).click();
  await expect(page.getByText(/· sua empresa$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Como a conta é feita' })).toBeVisible();
  await expect(page.getByText(/^Sua empresa vê aqui a média e o total/)).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/companies/);
});
