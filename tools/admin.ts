import { buildApp } from '#apps/server/app.ts';
import {
  generalAdmins,
  grantGeneralAdmin,
  revokeGeneralAdmin,
} from '#features/access/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { withInstanceDatabase } from './instance-database.ts';

/**
 * `npm run admin -- grant ADDRESS`, `revoke ADDRESS [--force]` or `list`: who is general admin of the
 * instance that `DATA_DIR` or `DATABASE_URL` names, whether or not its server runs. Takes effect at the
 * person's next request, is written into the audit log and mailed. Exits 1 where nothing was done.
 */
const USAGE = `Usage:
  npm run admin -- grant ADDRESS             makes the holder of a confirmed account a general admin
  npm run admin -- revoke ADDRESS [--force]  ends it; the last one who can sign in only with --force
  npm run admin -- list
`;

const GRANTED = {
  granted: (address: string) => `${address} is a general admin now.`,
  already: (address: string) => `${address} is a general admin already.`,
  unknown: (address: string) =>
    `Nobody has an account with ${address}. Register it on the site first, then run this again.`,
  not_confirmed: (address: string) =>
    `${address} is not confirmed yet. Open the link in its confirmation mail first.`,
} as const;

const REVOKED = {
  revoked: (address: string) => `${address} is no general admin any more.`,
  never: (address: string) => `${address} is no general admin.`,
  unknown: (address: string) => `Nobody has an account with ${address}.`,
  last: (address: string) =>
    `${address} is the last general admin who can sign in. Grant it to somebody else first, or add --force.`,
} as const;

async function grant(context: ServerContext, address: string): Promise<boolean> {
  const outcome = await grantGeneralAdmin(context, address);
  say(GRANTED[outcome](address));
  return outcome === 'granted' || outcome === 'already';
}

async function revoke(context: ServerContext, address: string): Promise<boolean> {
  const outcome = await revokeGeneralAdmin(context, address, { force });
  say(REVOKED[outcome](address));
  return outcome === 'revoked' || outcome === 'never';
}

async function list({ db }: ServerContext): Promise<boolean> {
  const admins = await generalAdmins(db);
  say(
    admins.length > 0
      ? admins.map(({ address }) => address).join('\n')
      : 'There is no general admin yet.',
  );
  return true;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const args = process.argv.slice(2);
const force = args.includes('--force');
const [command, address = '', ...rest] = args.filter((argument) => argument !== '--force');
const isComplete = command === 'list' ? address === '' : address.includes('@');
if (!['grant', 'revoke', 'list'].includes(command ?? '') || !isComplete || rest.length > 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const isDone = await withInstanceDatabase(async (_, configuration, databaseUrl) => {
  // Started: the mails about it are jobs, and an instance whose server never ran has no queue for them.
  const { context, start, stop } = await buildApp({ configuration, databaseUrl, web: false });
  await start();
  try {
    if (command === 'grant') return await grant(context, address);
    if (command === 'revoke') return await revoke(context, address);
    return await list(context);
  } finally {
    await stop();
  }
});
process.exitCode = isDone ? 0 : 1;
