import { startHelpPage } from '#features/crisis/web/help-page.script.ts';

document.addEventListener('DOMContentLoaded', () =>
  startHelpPage(document, Intl.DateTimeFormat().resolvedOptions().timeZone),
);
