import { readBackup, restoreBackup, writeBackup } from '#packages/backup/index.ts';
import { parseMasterKeys } from '#packages/crypto/index.ts';

/** One command in a process of its own; tells how long it took and the most memory it ever had. */
const [what, url = '', file = ''] = process.argv.slice(2);
const masters = parseMasterKeys(Buffer.alloc(32, 1).toString('base64'));
const began = performance.now();
if (what === 'backup') await writeBackup(url, file, { master: masters.current, now: new Date() });
else if (what === 'verify') await readBackup(file, masters);
else await restoreBackup(url, file, { masters, settle: async () => undefined });
const seconds = (performance.now() - began) / 1_000;
const mostMB = process.resourceUsage().maxRSS / 1_024;
process.stdout.write(JSON.stringify({ seconds, mostMB }));
