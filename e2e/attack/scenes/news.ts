import { expect } from '@playwright/test';
import { ANA, CARLA, hostile, LINK, type Scene } from '../stage.ts';

const ADMIN = '/api/admin/news';
const HEADING = 'titulo;tipo;categoria;resumo;autoria;capa;texto;video_link;video_segundos';
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const lineOf = (...cells: string[]) => cells.map(cell).join(';');

/** A table of news: one that comes in, and one of which every line is refused and told on the screen. */
export const newsScene: Scene = {
  name: 'news that come as a table',
  async play(stage) {
    const [title, summary, author] = ['title', 'summary', 'author'].map((name) =>
      hostile(`news-${name}`),
    ) as [string, string, string];
    const text = ['## ', '', '> ', '- ']
      .map((sign, nth) => `${sign}${hostile(`news-text-${nth}`)}`)
      .join('\n\n');
    const line = lineOf(title, 'artigo', 'geral', summary, author, 'sono', text, '', '');
    await stage.store(
      ['title', 'summary', 'author', ...[0, 1, 2, 3].map((nth) => `text-${nth}`)].map(
        (name) => `news-${name}`,
      ),
      `${ADMIN}/sheet`,
      { as: CARLA, data: { text: `${HEADING}\r\n${line}`, dryRun: false } },
    );
    const { items } = await stage.ask<{ items: { id: string; title: string }[] }>(ADMIN, {
      ...{ as: CARLA, method: 'GET' },
    });
    const id = items.find((one) => one.title === title)?.id;
    await stage.ask(`${ADMIN}/${id}/published`, {
      ...{ as: CARLA, method: 'PUT', data: { published: true, revision: 1 } },
    });
    const wrong = [
      lineOf(hostile('news-refused'), 'vídeo', 'geral', 'x', 'x', 'sono', 'x', LINK, '9'),
      lineOf('x', 'artigo', 'geral', 'x', 'x', `../${hostile('cover')}`, `![x](${LINK})`, '', ''),
    ].join('\r\n');
    const admin = { as: CARLA, address: '/admin?tab=news' };
    return [
      { as: ANA, address: '/news' },
      { as: ANA, address: `/news/${id}` },
      {
        ...admin,
        open: (page) => page.getByRole('button', { name: `Editar: ${title}`, exact: true }).click(),
      },
      {
        ...admin,
        open: async (page) => {
          await page.getByRole('button', { name: 'Trazer CSV' }).click();
          await page.locator('input[type="file"]').setInputFiles({
            ...{ name: `${hostile('news-file')}.csv`, mimeType: 'text/csv' },
            buffer: Buffer.from(`${HEADING}\r\n${wrong}`),
          });
          await expect(page.getByText('id=news-refused>')).toBeVisible();
        },
      },
    ];
  },
};
