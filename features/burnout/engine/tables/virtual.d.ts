/** Addresses of the lexicons in their shortest writing; the build puts them here (`apps/web/build/lexicon-files.ts`). */
declare module 'virtual:lexicon/*' {
  const address: string;
  export default address;
}
