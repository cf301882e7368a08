import { IconNotes } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { SAFETY_PLAN_PATH } from '../contract/safety-plan.paths.ts';

const safetyPlanScreen = defineScreen({
  name: 'safety_plan',
  path: SAFETY_PLAN_PATH,
  guard: 'signedIn',
  texts: ['safety-plan', 'crisis'],
  offline: true,
  menu: { group: 'you', order: 9, icon: IconNotes },
  responsive: () => import('./SafetyPlanPage.tsx'),
});

export const safetyPlanFeature: WebFeature = {
  screens: [safetyPlanScreen],
  device: () => import('./safety-plan.device.ts'),
};
