import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** An account of the machine, as `child_process` takes it. */
export interface Account {
  uid: number;
  gid: number;
}

const NOBODY: Account = { uid: 65534, gid: 65534 };

/** True when this process is the superuser, as whom PostgreSQL refuses to run. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The account that PostgreSQL runs as when we are root: the owner of the data that is already
 * there (it may have been made by an ordinary user, or on a machine with other numbers), else
 * `nobody`, which every Unix has.
 */
export function serverAccount(existingData: string): Account {
  const owner = statSync(existingData, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return accountFromPasswd('nobody') ?? NOBODY;
}

function accountFromPasswd(name: string): Account | undefined {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    // macOS writes nobody as -2; the kernel wants it unsigned.
    return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether `account` can walk down to `path` (which must exist, without symbolic links): it needs
 * the search bit on each folder. Access lists are not looked at; where they say otherwise, the
 * server's own start tells.
 */
export function canReach(path: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(path);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = dirname(path);
  return parent === path || canReach(parent, account);
}
