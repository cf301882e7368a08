import { IconSchool } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { COURSE_CERTIFICATE_PATH, COURSE_PATH, TRAINING_PATH } from './training.paths.ts';

const trainingScreen = defineScreen({
  name: 'training',
  path: TRAINING_PATH,
  guard: 'signedIn',
  texts: ['training', 'content'],
  offline: true,
  menu: { group: 'learn', order: 1, icon: IconSchool },
  responsive: () => import('./TrainingPage.tsx'),
});

const courseScreen = defineScreen({
  name: 'course',
  path: COURSE_PATH,
  guard: 'signedIn',
  texts: ['training', 'content'],
  offline: true,
  responsive: () => import('./CoursePage.tsx'),
});

const certificateScreen = defineScreen({
  name: 'certificate',
  path: COURSE_CERTIFICATE_PATH,
  guard: 'signedIn',
  texts: ['training'],
  responsive: () => import('./CertificatePage.tsx'),
});

export const trainingFeature: WebFeature = {
  screens: [trainingScreen, courseScreen, certificateScreen],
  device: () => import('./training.device.ts'),
};
