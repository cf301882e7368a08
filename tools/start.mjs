import { ended, followSignals, startScript } from './launch/hand-over.mjs';
import { installIfNeeded } from './launch/install.mjs';
import { checkLauncherNode } from './launch/project.mjs';

/**
 * `npm start`: everything from a fresh clone to a running Florescer. Installs what is missing,
 * then hands over to the project's own Node, which builds the web app and runs the server.
 */
checkLauncherNode();
await installIfNeeded();
const server = startScript('tools/launch/serve.ts');
followSignals([server]);
process.exit(await ended(server));
