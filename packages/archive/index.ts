export { type ArchivePiece, writeZip } from './write-zip.ts';
