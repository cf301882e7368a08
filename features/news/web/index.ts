export { NewsAdmin } from './admin/LazyNewsAdmin.tsx';
export { NEWS_PATH } from './news.paths.ts';
