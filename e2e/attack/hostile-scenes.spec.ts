import { type Browser, expect, test } from '@playwright/test';
import { openAs } from '../support/people.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';
import { SCENES } from './scenes/index.ts';
import { type Look, type Person, reportRows, Stage, signOf } from './stage.ts';
import { watchPage } from './watch.ts';

// One server for all.
test.describe.configure({ mode: 'default' });
let server: OwnServer;
test.beforeAll(async () => {
  // Beside that of the other attacks.
  server = await startOwnServer(test.info().parallelIndex + 100);
});
test.afterAll(() => server?.stop());
test.setTimeout(180_000);

/** Goes through the looks of a scene, each person in a browser of their own; what ran, and all that was said. */
async function lookAtAll(browser: Browser, looks: readonly Look[]) {
  const faults: string[] = [];
  const said: string[] = [];
  for (const as of new Set(looks.map((look) => look.as))) {
    const context = await browser.newContext({ baseURL: server.url, locale: 'pt-BR' });
    const page = await context.newPage();
    if (as) await openAs(page, as as Person, '/dashboard');
    const watch = watchPage(page);
    for (const { address, open } of looks.filter((look) => look.as === as)) {
      await watch.lookAt(address);
      if (!open) continue;
      await page.goto(address);
      await page.setViewportSize({ width: 1280, height: 800 });
      await watch.settled();
      await open(page);
      await watch.look();
    }
    faults.push(...watch.faults);
    said.push(...watch.said);
    await context.close();
  }
  return { faults, said: said.join('\n') };
}

for (const { name, play, refused = {}, notShown = {} } of SCENES) {
  test(`a sentence with a script in it runs nowhere: ${name}`, async ({ browser, playwright }) => {
    const request = await playwright.request.newContext({ baseURL: server.url });
    const stage = new Stage(request);
    const looks = await play(stage);
    reportRows(test.info(), stage.rows);
    expect(stage.refused).toEqual(refused);
    // A scene in which nothing is stored proves nothing.
    expect(stage.stored.length).toBeGreaterThan(0);
    const { faults, said } = await lookAtAll(browser, looks);
    expect(faults).toEqual([]);
    // Nor does a text that nobody looked at.
    const unseen = stage.stored.filter((one) => !said.includes(signOf(one)));
    expect(unseen.sort()).toEqual(Object.keys(notShown).sort());
    await request.dispose();
  });
}
