import { IconSchool } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { COURSE_PATH, TRAINING_PATH } from './training.paths.ts';

const trainingScreen = defineScreen({
  name: 'training',
  path: TRAINING_PATH,
  guard: 'signedIn',
  texts: ['training'],
  offline: true,
  menu: { group: 'learn', order: 1, icon: IconSchool },
  responsive: () => import('./TrainingPage.tsx'),
});

const courseScreen = defineScreen({
  name: 'course',
  path: COURSE_PATH,
  guard: 'signedIn',
  texts: ['training'],
  offline: true,
  responsive: () => import('./CoursePage.tsx'),
});

export const trainingFeature: WebFeature = {
  screens: [trainingScreen, courseScreen],
  device: () => import('./training.device.ts'),
};
