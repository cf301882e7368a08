import { parentPort, workerData } from 'node:worker_threads';
import { type RawMail, readMail } from './read-mail.ts';

parentPort?.postMessage(await readMail(workerData as RawMail));
