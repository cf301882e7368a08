import type { FastifyInstance } from 'fastify';
import { newsContract } from '#features/news/contract/news.contract.ts';
import { newsSheetContract } from '#features/news/contract/news-sheet.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { getNews, latestNews, listNews, searchNews } from './news.service.ts';
import {
  addNews,
  bringStarterNews,
  changeNews,
  deleteNews,
  featureNews,
  getManagedNews,
  listManagedNews,
  publishNews,
} from './news-admin.service.ts';
import { exportNews, importNews } from './news-sheet.service.ts';

export function mountNews(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'news', newsSheetContract, {
    exportNews: async () => exportNews(context),
    importNews: ({ caller, body, fail }) => importNews(context, caller, body, fail),
  });
  mount(app, 'news', newsContract, {
    listNews: ({ query }) => listNews(context, query),
    latestNews: ({ query }) => latestNews(context, query.language),
    searchNews: ({ body }) => searchNews(context, body),
    getNews: ({ params }) => getNews(context, params.id),
    listManagedNews: ({ query }) => listManagedNews(context, query),
    getManagedNews: ({ params }) => getManagedNews(context, params.id),
    addNews: ({ caller, body }) => addNews(context, caller, body.id, body.draft),
    changeNews: ({ caller, params, body }) => changeNews(context, caller, params.id, body),
    publishNews: ({ caller, params, body }) => publishNews(context, caller, params.id, body),
    featureNews: ({ caller, params, body, fail }) =>
      featureNews(context, caller, params.id, body.featured, fail),
    deleteNews: ({ caller, params, fail }) => deleteNews(context, caller, params.id, fail),
    bringStarterNews: ({ caller }) => bringStarterNews(context, caller),
  });
}
