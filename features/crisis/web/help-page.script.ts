import { countryOf } from '../contract/country.rules.ts';

/** Half a minute of three breaths: four seconds in, one held, five out. */
const BREATH_SECONDS = 10;
const BREATHS = 3;
const IN_SECONDS = 5;
/** Two presses of Esc within this time leave the page. */
const DOUBLE_PRESS_MS = 800;

/** Brings the help page to life: the numbers of the place, the quick way out, the breathing flower. */
export function startHelpPage(page: Document, timeZone: string | undefined): void {
  showCountry(page, countryOf(timeZone));
  const select = page.querySelector<HTMLSelectElement>('#country');
  if (select) {
    select.value = countryOf(timeZone);
    select.addEventListener('change', () => showCountry(page, select.value));
  }
  offerQuickExit(page);
  offerBreathing(page);
}

function showCountry(page: Document, country: string): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-country]')) {
    part.hidden = part.dataset.country !== country;
  }
  for (const part of page.querySelectorAll<HTMLElement>('[data-not-country]')) {
    part.hidden = part.dataset.notCountry === country;
  }
}

function offerQuickExit(page: Document): void {
  const link = page.querySelector<HTMLAnchorElement>('[data-quick-exit]');
  if (!link) return;
  const leave = () => {
    // Empty at once: the other page may take a moment or, without a network, never come.
    page.title = '';
    page.body.replaceChildren();
    page.defaultView?.location.replace(link.href);
  };
  link.addEventListener('click', (event) => {
    event.preventDefault();
    leave();
  });
  let last = Number.NEGATIVE_INFINITY;
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    if (event.timeStamp - last <= DOUBLE_PRESS_MS) leave();
    last = event.timeStamp;
  });
}

function offerBreathing(page: Document): void {
  const section = page.querySelector<HTMLElement>('[data-breath]');
  const button = section?.querySelector<HTMLButtonElement>('[data-breath-button]');
  const phase = section?.querySelector<HTMLElement>('[data-phase]');
  if (!section || !button || !phase) return;
  const words = section.dataset;
  const stillness = page.defaultView?.matchMedia?.('(prefers-reduced-motion: reduce)');
  let timer: ReturnType<typeof setInterval> | undefined;
  let second = 0;

  const say = (text: string) => {
    if (phase.textContent !== text) phase.textContent = text;
  };
  const show = () => {
    const within = second % BREATH_SECONDS;
    const inward = within < IN_SECONDS;
    const word = (inward ? words.in : words.out) ?? '';
    say(stillness?.matches ? `${word} ${inward ? within + 1 : within - IN_SECONDS + 1}` : word);
  };
  const stop = (text: string) => {
    clearInterval(timer);
    timer = undefined;
    delete words.running;
    button.textContent = words.start ?? '';
    say(text);
  };
  button.hidden = false;
  button.addEventListener('click', () => {
    if (timer !== undefined) {
      stop('');
      return;
    }
    second = 0;
    words.running = '';
    button.textContent = words.stop ?? '';
    show();
    timer = setInterval(() => {
      second += 1;
      if (second >= BREATH_SECONDS * BREATHS) stop(words.done ?? '');
      else show();
    }, 1000);
  });
}
