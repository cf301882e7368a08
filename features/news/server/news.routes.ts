import type { FastifyInstance } from 'fastify';
import { newsContract } from '#features/news/contract/news.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { getNews, listNews, searchNews } from './news.service.ts';
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

export function mountNews(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'news', newsContract, {
    listNews: ({ query }) => listNews(context, query),
    searchNews: ({ body }) => searchNews(context, body),
    getNews: ({ params }) => getNews(context, params.id),
    listManagedNews: ({ query }) => listManagedNews(context, query),
    getManagedNews: ({ params }) => getManagedNews(context, params.id),
    addNews: ({ body }) => addNews(context, body.id, body.draft),
    changeNews: ({ params, body }) => changeNews(context, params.id, body),
    publishNews: ({ params, body }) => publishNews(context, params.id, body),
    featureNews: ({ params, body, fail }) => featureNews(context, params.id, body.featured, fail),
    deleteNews: ({ params, fail }) => deleteNews(context, params.id, fail),
    bringStarterNews: () => bringStarterNews(context),
  });
}
