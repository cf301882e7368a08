import { spawn } from 'node:child_process';
import type { Account } from './account.ts';
import { EmbeddedDatabaseError } from './errors.ts';

/**
 * The environment of the server programs: none of ours, since PG* variables, LD_LIBRARY_PATH and
 * the locale of whoever starts us would change what they do (and secrets are none of theirs).
 */
export const PROGRAM_ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Runs a server program to its end, in a session of its own so that Ctrl-C does not hit it. */
export function runProgram(
  program: string,
  args: string[],
  options: { account: Account | undefined; input?: string },
): Promise<{ code: number | null; output: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    code: number | null;
    output: string;
  }>();
  const child = spawn(program, args, {
    ...options.account,
    cwd: '/',
    env: PROGRAM_ENV,
    detached: true,
    stdio: 'pipe',
  });
  let output = '';
  const collect = (text: Buffer) => {
    output += text.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  // It may end before it has read everything; its exit code tells.
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.input ?? '');
  child.on('error', (error) => reject(explainSpawnError(error, program)));
  child.on('close', (code) => resolve({ code, output }));
  return promise;
}

/** Says why a server program could not even be started. */
export function explainSpawnError(error: NodeJS.ErrnoException, program: string): Error {
  switch (error.code) {
    case 'EPERM':
    case 'EINVAL':
      return new EmbeddedDatabaseError(
        'PostgreSQL must not run as root, and this root may not change to an ordinary account. ' +
          'Run as an ordinary user, or set DATABASE_URL to a PostgreSQL 18 server.',
      );
    default:
      return new EmbeddedDatabaseError(
        `${program} cannot be run here (${error.code ?? error.message}). It needs a system with ` +
          'glibc (not Alpine); else set DATABASE_URL to a PostgreSQL 18 server.',
      );
  }
}

/** Whether any process has this number, whoever owns it. */
export function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
