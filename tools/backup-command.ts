import { BackupError } from '#packages/backup/index.ts';

/** The file that a backup command was given; says how it is called and ends where there is none. */
export function fileOf(command: string): string {
  const [file, ...rest] = process.argv.slice(2);
  if (file && !file.startsWith('-') && rest.length === 0) return file;
  process.stderr.write(`Usage: npm run ${command} -- FILE\n`);
  process.exit(2);
}

/** Runs a command; what the operator can see to is told as one sentence, exit code 1. */
export async function orTell(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

export const say = (line: string) => process.stdout.write(`${line}\n`);

export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, rows) => sum + rows, 0);
