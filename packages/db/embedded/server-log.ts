import { copyFileSync, statSync, truncateSync } from 'node:fs';

const LIMIT_BYTES = 1_000_000;

/**
 * Keeps the server's log below about twice 1 MB: a full one is copied to `.1` over the one
 * before and emptied. The server holds it open for appending, so it writes on from the start.
 */
export function boundServerLog(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LIMIT_BYTES) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}
