export * from './tokens/meaning.ts';
export * from './tokens/measures.ts';
export * from './tokens/palette.ts';
export * from './tokens/semantic.ts';
