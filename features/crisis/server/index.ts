export { helpOf } from './help-of.ts';
