import { entryTexts } from '#features/burnout/server/index.ts';
import { diaryTopic } from '#features/diary/contract/diary.contract.ts';
import { worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { sweepJob, writeFeedbackJob } from './diary.jobs.ts';
import { diaryPersonalData } from './diary.personal.ts';
import { mountDiary } from './diary.routes.ts';
import { seedDiary } from './diary.seed.ts';
import { sweep } from './diary.sweep.ts';
import { textsOfEntries } from './diary.texts.ts';
import { giveFeedback } from './feedback/feedback.service.ts';
import { languageModelSettings } from './feedback/language-model.settings.ts';
import { tellLostEntries } from './lost-entries.ts';

export { diaryOverviewOf, recordedDaysOf } from './diary.summary.ts';
export { writeLocally } from './feedback/writer.ts';

export const diaryFeature: ServerFeature = {
  name: 'diary',
  settings: languageModelSettings,
  permissions: () => import('./diary.permissions.ts'),
  personalData: diaryPersonalData,
  routes: (app, context) => {
    mountDiary(app, context);
    app.addHook('onReady', async () => void tellLostEntries(context));
  },
  topics: [diaryTopic],
  plugIns: [entryTexts.with(textsOfEntries)],
  workers: (context) => [
    // Whatever went wrong the first time, the next try leaves the model out.
    worker(writeFeedbackJob, ({ payload, attempt }) =>
      giveFeedback(context, payload, { quick: attempt > 0 }),
    ),
    worker(sweepJob, () => sweep(context)),
  ],
  seed: async (context) => {
    if (context.settings.development) await seedDiary(context);
  },
};
