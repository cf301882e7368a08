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
  for (const part of page.querySelectorAll<HTMLElement>('[data-with-script]')) part.hidden = false;
  openNamed(page);
  offerQuickExit(page);
  keepOneStepOfHistory(page);
  offerBreathing(page);
  for (const exercise of page.querySelectorAll<HTMLElement>('[data-exercise]')) {
    offerSteps(exercise);
  }
}

function showCountry(page: Document, country: string): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-country]')) {
    part.hidden = part.dataset.country !== country;
  }
  for (const part of page.querySelectorAll<HTMLElement>('[data-not-country]')) {
    part.hidden = part.dataset.notCountry === country;
  }
}

/** Opens what the address names ("/ajuda#home-violence"), and takes the name out of the address again. */
function openNamed(page: Document): void {
  const window = page.defaultView;
  const name = window?.location.hash.slice(1);
  const fold = name ? page.getElementById(name) : null;
  if (!window || !(fold instanceof window.HTMLDetailsElement)) return;
  fold.open = true;
  fold.scrollIntoView?.();
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
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

/** Links to this page itself replace it, so that leaving leaves no other form of it to go back to. */
function keepOneStepOfHistory(page: Document): void {
  const here = page.defaultView?.location;
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (!here || link.origin !== here.origin || link.pathname !== here.pathname) continue;
    link.addEventListener('click', (event) => {
      // A new tab or window has a history of its own.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      here.replace(link.href);
    });
  }
}

/** Lets an exercise be gone through one step at a time; each step is read out as it comes. */
function offerSteps(exercise: HTMLElement): void {
  const list = exercise.querySelector('ol');
  const now = exercise.querySelector<HTMLElement>('[data-exercise-now]');
  const back = exercise.querySelector<HTMLButtonElement>('[data-exercise-back]');
  const next = exercise.querySelector<HTMLButtonElement>('[data-exercise-next]');
  if (!list || !now || !back || !next) return;
  const words = exercise.dataset;
  const steps = [...list.children].map(({ textContent }) => textContent ?? '');
  /** 0 stands for the list. */
  let step = 0;

  const show = (done: boolean) => {
    list.hidden = step > 0;
    back.hidden = step < 2;
    next.textContent =
      (step === 0 ? words.one : step < steps.length ? words.next : words.end) ?? '';
    const filled = (words.now ?? '')
      .replace('{step}', String(step))
      .replace('{total}', String(steps.length))
      .replace('{text}', steps[step - 1] ?? '');
    now.textContent = step > 0 ? filled : done ? (words.done ?? '') : '';
  };
  next.hidden = false;
  next.addEventListener('click', () => {
    step = step < steps.length ? step + 1 : 0;
    show(step === 0);
  });
  back.addEventListener('click', () => {
    step -= 1;
    show(false);
    // It hides itself at the first step: the focus stays within the exercise.
    if (back.hidden) next.focus();
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
