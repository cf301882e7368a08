import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { findOwnModulesQuickly } from './quick-modules.ts';

// Before anything else is read: what was compiled at the last start is not compiled again.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/node'));
findOwnModulesQuickly();
const { runServer } = await import('./run-server.ts');
await runServer();
