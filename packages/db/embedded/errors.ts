/**
 * The embedded database could not be started. `message` is one English sentence or two for the
 * person at the terminal: what happened and what to do. It needs no stack trace beside it.
 */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError';
}

const OTHER_WAY_OUT =
  'Or set DATABASE_URL to a PostgreSQL 18 server to do without the embedded one.';

/** Turns a file-system error on `path` into a message that says what to do about it. */
export function explainFileError(error: unknown, path: string): EmbeddedDatabaseError {
  if (error instanceof EmbeddedDatabaseError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return new EmbeddedDatabaseError(
        `The data folder ${path} cannot be read and written by this account. Give this account ` +
          `the folder, or set DATA_DIR to a folder that it may write to. ${OTHER_WAY_OUT}`,
      );
    case 'EROFS':
      return new EmbeddedDatabaseError(
        `The data folder ${path} is on a read-only file system. Set DATA_DIR to a folder that ` +
          `can be written to. ${OTHER_WAY_OUT}`,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new EmbeddedDatabaseError(
        `The data folder ${path} cannot be used: the path is a file, or goes through one. Move ` +
          'that file away or set DATA_DIR to another folder.',
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return noSpace(path);
    default:
      return new EmbeddedDatabaseError(
        `The data folder ${path} cannot be used (${message}). Set DATA_DIR to another folder. ${OTHER_WAY_OUT}`,
      );
  }
}

/** The message for a full disk; a fresh cluster takes about 50 MB. */
export function noSpace(path: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `There is no space left on the disk of ${path}; the database needs at least 200 MB. Free ` +
      'some space or set DATA_DIR to a folder on another disk.',
  );
}

/**
 * Turns what PostgreSQL wrote on its way out into a message: full disk, refused folder, or else
 * its own last words.
 */
export function explainOutput(output: string, what: string, path: string): EmbeddedDatabaseError {
  if (/No space left on device|Disk quota exceeded/.test(output)) return noSpace(path);
  if (/Read-only file system/.test(output)) return explainFileError({ code: 'EROFS' }, path);
  if (/Permission denied|Operation not permitted/.test(output)) {
    return explainFileError({ code: 'EACCES' }, path);
  }
  const words = output
    .split('\n')
    .map((line) => line.replace(/^[\d-]+ [\d:.]+ \w+ \[\d+\] /, '').trim())
    .filter((line) => /^(FATAL|PANIC|ERROR|initdb: error|HINT|.*error while loading)/.test(line))
    .slice(-3)
    .join(' ');
  return new EmbeddedDatabaseError(
    `PostgreSQL could not ${what} in ${path}: ${words || 'it ended without saying why'}. ${OTHER_WAY_OUT}`,
  );
}
