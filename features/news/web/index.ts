export { NEWS_PATH } from './news.paths.ts';
