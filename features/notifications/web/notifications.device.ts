import type { DevicePart } from '#packages/offline-queue/index.ts';
import { forgetPush } from './push/browser-push.ts';

export const devicePart: DevicePart = { leave: forgetPush };
