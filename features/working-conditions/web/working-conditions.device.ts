import type { DevicePart } from '#packages/offline-queue/index.ts';
import { forgetAnswers } from './local/waiting-answer.ts';

/** An answer that has not left yet goes with the person who signs out. */
export const devicePart: DevicePart = { forget: forgetAnswers };
