import type { DevicePart } from '#packages/offline-queue/index.ts';
import { forgetOnSharedComputer } from './shared-computer.ts';

export const devicePart: DevicePart = { forget: forgetOnSharedComputer };
