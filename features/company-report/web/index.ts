export { Protected } from './parts/Protected.tsx';
export { lengthOf, useWords } from './use-words.ts';
