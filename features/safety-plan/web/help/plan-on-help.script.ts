import { dialOf } from '../../contract/phone.rules.ts';
import type { Plan, PlanLine, PlanStep } from '../../contract/safety-plan.contract.ts';
import type { KeptPlan } from '../local/plan-device.ts';

/** People to call whom the page shows at once; the others stand in the plan. */
const PEOPLE_AT_HAND = 2;

/** What the page needs of `PlanDevice`. */
interface Copies {
  anyCopy(): Promise<KeptPlan | null>;
  dropAnyCopy(): Promise<void>;
}

/** Shows the plan that its owner chose to have on this device; without one the page stays as it is. */
export async function showPlanOnHelp(page: Document, copies: Copies): Promise<void> {
  const root = page.querySelector<HTMLElement>('[data-plan]');
  const copy = root && (await copies.anyCopy());
  if (!root || !copy) return;
  const date = new Intl.DateTimeFormat(page.documentElement.lang || undefined, {
    dateStyle: 'long',
  }).format(new Date(copy.savedAt));
  say(root, (root.dataset.kept ?? '').replace('{date}', date));
  for (const section of root.querySelectorAll<HTMLElement>('[data-plan-step]')) {
    fill(section, copy.plan[section.dataset.planStep as PlanStep] ?? []);
  }
  toggle(root, true);
  showPeople(page, copy.plan);
  offerRemoval(page, root, copies, copy);
}

function fill(section: HTMLElement, lines: readonly PlanLine[]): void {
  const list = section.querySelector('ul');
  section.hidden = lines.length === 0;
  list?.replaceChildren(
    ...lines.map(({ text, phone }) => {
      const item = section.ownerDocument.createElement('li');
      item.textContent = text;
      const dial = dialOf(phone);
      if (phone && dial) {
        const link = section.ownerDocument.createElement('a');
        link.href = `tel:${dial}`;
        link.textContent = phone;
        item.append(text ? ': ' : '', link);
      } else if (phone) item.append(` ${phone}`);
      return item;
    }),
  );
}

function showPeople(page: Document, plan: Plan): void {
  const place = page.querySelector<HTMLElement>('[data-plan-people]');
  const model = place?.querySelector('a');
  if (!place || !model) return;
  const links = plan.people.flatMap(({ text, phone }) => {
    const dial = dialOf(phone);
    if (!dial) return [];
    const link = model.cloneNode(true) as HTMLAnchorElement;
    link.href = `tel:${dial}`;
    const words = link.querySelector('span');
    if (words)
      words.textContent = (model.dataset.call ?? '').replace('{name}', text || phone || '');
    return [link];
  });
  if (links.length === 0) return;
  place.replaceChildren(...links.slice(0, PEOPLE_AT_HAND));
  place.hidden = false;
}

/** Whoever finds a plan here can take it off this device; asked once more before it goes. */
function offerRemoval(
  page: Document,
  root: HTMLElement,
  copies: Copies,
  { revision }: KeptPlan,
): void {
  const button = root.querySelector<HTMLButtonElement>('[data-plan-remove]');
  // What the account does not have may stand here alone, after a sign-out that left it.
  const onlyHere = revision === null;
  let sure = false;
  const take = async () => {
    await copies.dropAnyCopy();
    toggle(root, false);
    for (const list of root.querySelectorAll('[data-plan-step] ul')) list.replaceChildren();
    page.querySelector('[data-plan-people]')?.replaceChildren();
    const { removed, removedHere } = root.dataset;
    say(root, (onlyHere ? removedHere : removed) ?? '');
  };
  button?.addEventListener('click', () => {
    if (sure) return void take();
    sure = true;
    button.textContent = (onlyHere ? root.dataset.sureHere : root.dataset.sure) ?? '';
  });
}

function toggle(root: HTMLElement, present: boolean): void {
  for (const part of root.querySelectorAll<HTMLElement>('[data-plan-absent]'))
    part.hidden = present;
  for (const part of root.querySelectorAll<HTMLElement>('[data-plan-present]'))
    part.hidden = !present;
}

function say(root: HTMLElement, words: string): void {
  const about = root.querySelector('[data-plan-about]');
  if (about) about.textContent = words;
}
