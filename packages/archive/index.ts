export { BadZip, type OpenedZip, openZip } from './read-zip.ts';
export { type ArchivePiece, writeZip } from './write-zip.ts';
