import { IconClipboardCheck } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { SURVEY_PATH, WORKING_CONDITIONS_PATH } from './working-conditions.paths.ts';

/** The people of a company see its board; who looks after its records sees these too. */
const workingConditionsScreen = defineScreen({
  name: 'workingConditions',
  path: WORKING_CONDITIONS_PATH,
  guard: 'signedIn',
  texts: ['working-conditions'],
  menu: { group: 'work', order: 6, icon: IconClipboardCheck, ofCompany: true },
  responsive: () => import('./WorkingConditionsPage.tsx'),
});

const surveyScreen = defineScreen({
  name: 'workingConditionsSurvey',
  path: SURVEY_PATH,
  guard: 'signedIn',
  texts: ['working-conditions'],
  narrow: 'task',
  responsive: () => import('./SurveyPage.tsx'),
});

export const workingConditionsFeature: WebFeature = {
  screens: [workingConditionsScreen, surveyScreen],
  device: () => import('./working-conditions.device.ts'),
};
