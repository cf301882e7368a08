import { startTrying } from '#features/landing/web/try-it.ts';

const form = document.querySelector<HTMLFormElement>('form[data-try]');
if (form) startTrying(form);
