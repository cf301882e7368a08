import { parentPort, workerData } from 'node:worker_threads';
import { type RawMail, readMail } from './read-mail.ts';

// Everything is loaded: from here on the mail alone decides what becomes of it.
parentPort?.postMessage('ready');
parentPort?.postMessage(await readMail(workerData as RawMail));
