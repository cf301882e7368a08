import type { DevicePart } from '#packages/offline-queue/index.ts';
import { PlanDevice } from './local/plan-device.ts';
import { endLivePlans } from './local/plan-session.ts';

export const devicePart: DevicePart = {
  copy: {
    async foundOf(userId) {
      const device = new PlanDevice();
      const [copy, unsent] = await Promise.all([device.copyOf(userId), device.unsent(userId)]);
      return { copy: copy !== null, unsent: unsent.length > 0 };
    },
    clear: (userId, how) => new PlanDevice().clear(userId, how),
  },
  // The copy went before the sign-out; nothing that is open in this tab may write it back.
  forget: endLivePlans,
};
