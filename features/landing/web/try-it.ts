import {
  type Category,
  isUnreadLanguage,
  prepare,
  prepareCrisis,
  prepareLanguage,
  type Reading,
  read,
} from '#features/burnout/engine/index.ts';
import { dangerOf } from '#features/crisis/contract/help.rules.ts';
import { readDanger } from '#features/crisis/engine/index.ts';
import type { TryWords } from './try-it.words.ts';

const PAGE_LANGUAGES = ['pt', 'en', 'es', 'fr'] as const;
type Tag = keyof HTMLElementTagNameMap;

/**
 * Reads what stands in the form, now and whenever it is sent, and shows it below; nothing leaves the page.
 * What is shown is of the text that stands there: it goes as soon as that changes.
 */
export function startTrying(form: HTMLFormElement): void {
  const words = JSON.parse(form.dataset.try ?? '{}') as TryWords;
  const output = form.querySelector('output');
  const textNow = () => String(new FormData(form).get('text') ?? '').trim();
  const show = async () => {
    const text = textNow();
    if (text === '') return stop(form);
    form.setAttribute('aria-busy', 'true');
    output?.replaceChildren(element('p', words.reading));
    const result = await resultOf(text, words).catch(() => [element('p', words.offline)]);
    if (text !== textNow()) return undefined;
    stop(form);
    return output?.replaceChildren(...result);
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void show();
  });
  form.addEventListener('input', () => stop(form));
  void show();
}

function stop(form: HTMLFormElement): void {
  form.removeAttribute('aria-busy');
  form.querySelector('output')?.replaceChildren();
}

/** What the engine says of a text: its words marked and the level; danger leads to help and to nothing else. */
export async function resultOf(text: string, words: TryWords): Promise<Node[]> {
  // Danger is heard at once; the engine's tables take a slow connection seconds.
  const told = readDanger(text);
  if (dangerOf(told, 0)) return helpOf(words.help, words);
  const reading = await readHere(text);
  if (dangerOf(told, reading.crisisLevel)) return helpOf(words.help, words);
  if (isUnreadLanguage(text)) return helpOf(words.unreadLanguage, words);
  const counted = reading.mentions
    .filter(({ status }) => status === 'counted')
    .toSorted((a, b) => a.start - b.start);
  if (counted.length === 0) return [element('p', words.none)];
  const pieces: (Node | string)[] = [];
  let from = 0;
  for (const { start, end, category } of counted) {
    pieces.push(text.slice(from, start), marked(text.slice(start, end), category, words));
    from = end;
  }
  pieces.push(text.slice(from));
  const found = [...new Set(counted.map(({ category }) => category))];
  return [
    element('p', ...pieces),
    element('p', element('strong', words.levels[reading.level])),
    element('p', found.map((category) => words.looks[category].name).join(', ')),
  ];
}

function helpOf(said: string, { helpLink }: TryWords): Node[] {
  const link = element('a', helpLink);
  link.setAttribute('href', '/ajuda');
  return [element('p', `${said} `, link)];
}

/** Without a connection the tables of another language may be missing: then it is read in the page's. */
async function readHere(text: string): Promise<Reading> {
  const language = PAGE_LANGUAGES.find((code) => document.documentElement.lang.startsWith(code));
  await Promise.all([prepareCrisis(), prepareLanguage(language ?? 'pt')]);
  try {
    await prepare(text);
    return read(text);
  } catch {
    return read(text, { language: language ?? 'pt' });
  }
}

function marked(text: string, category: Category, { looks }: TryWords): HTMLElement {
  const mark = element('mark', text);
  mark.className = looks[category].look;
  return mark;
}

function element(tag: Tag, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
}
