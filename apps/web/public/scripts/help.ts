import { startHelpPage } from '#features/crisis/web/help-page.script.ts';
import { showPlanOnHelp } from '#features/safety-plan/web/help/plan-on-help.script.ts';
import { PlanDevice } from '#features/safety-plan/web/local/plan-device.ts';

document.addEventListener('DOMContentLoaded', () => {
  startHelpPage(document, Intl.DateTimeFormat().resolvedOptions().timeZone);
  void showPlanOnHelp(document, new PlanDevice());
});
