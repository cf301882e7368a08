import { expect } from '@playwright/test';
import { ANA, BRUNO, hostile, type Scene } from '../stage.ts';

const PATH = '/api/reporting-channel';

/** A report from outside without a name, what the committee writes back, and the rules. */
export const reportingScene: Scene = {
  name: 'the reporting channel, both ways',
  async play(stage) {
    await stage.store('reporting-rules', `${PATH}/managed/rules`, {
      ...{ as: BRUNO, data: { text: hostile('reporting-rules') } },
    });
    const { address } = await stage.ask<{ address: string }>(`${PATH}/own`, {
      ...{ as: ANA, method: 'GET' },
    });
    const told = await stage.store<{ receipt: string }>('report-text', `${PATH}/public/reports`, {
      data: { address, kind: 'other', text: hostile('report-text'), about: [] },
    });
    const receipt = told?.receipt ?? '';
    type Queue = { reports: { id: string; kind: string }[] };
    const { reports } = await stage.ask<Queue>(`${PATH}/reports`, { as: BRUNO, method: 'GET' });
    const id = reports.find(({ kind }) => kind === 'other')?.id;
    await stage.ask(`${PATH}/reports/${id}/taking`, { as: BRUNO });
    const write = (name: string, note: boolean) =>
      stage.store(name, `${PATH}/reports/${id}/messages`, {
        ...{ as: BRUNO, data: { text: hostile(name), note } },
      });
    await write('report-answer', false);
    await write('report-note', true);
    await stage.store('report-more', `${PATH}/public/thread/messages`, {
      data: { receipt, text: hostile('report-more') },
    });
    await stage.store('report-measures', `${PATH}/reports/${id}/conclusion`, {
      ...{ as: BRUNO, data: { outcome: 'partly', measures: hostile('report-measures') } },
    });
    return [
      { as: ANA, address: '/reporting-channel' },
      { as: BRUNO, address: `/reporting-channel/${id}` },
      {
        ...{ as: null, address: '/escuta' },
        open: async (page) => {
          await page.getByRole('textbox', { name: 'Código' }).fill(receipt);
          await page.getByRole('button', { name: 'Abrir a conversa' }).click();
          await expect(page.getByText('report-answer')).toBeVisible();
        },
      },
    ];
  },
};
