import type { AppLanguage } from '#features/access/contract/access.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { fill } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { type BookPage, dayOf } from '#packages/kernel/index.ts';

interface Texts {
  chapter: string;
  underWay: string;
  done: string;
  hours: string;
  expires: string;
  company: string;
}

const TEXTS: Readonly<Record<AppLanguage, Texts>> = {
  'pt-BR': {
    ...{ chapter: 'Treinamentos', underWay: 'Em andamento.', done: 'Concluído em {day}.' },
    ...{ hours: 'Carga: {hours} h.', expires: 'Vale até {day}.' },
    company: 'A sua empresa vê que você concluiu.',
  },
  'en-US': {
    ...{ chapter: 'Training', underWay: 'Under way.', done: 'Completed on {day}.' },
    ...{ hours: 'Length: {hours} h.', expires: 'Valid until {day}.' },
    company: 'Your company sees that you completed it.',
  },
  'es-ES': {
    ...{ chapter: 'Cursos', underWay: 'En curso.', done: 'Terminado el {day}.' },
    ...{ hours: 'Duración: {hours} h.', expires: 'Vale hasta el {day}.' },
    company: 'Tu empresa ve que lo terminaste.',
  },
  'fr-FR': {
    ...{ chapter: 'Formations', underWay: 'En cours.', done: 'Terminée le {day}.' },
    ...{ hours: 'Durée\u00a0: {hours} h.', expires: 'Valable jusqu’au {day}.' },
    company: 'Votre entreprise voit que vous l’avez terminée.',
  },
};

interface TakenCourse {
  title: string;
  hours: number | null;
  startedAt: string;
  completedAt: string | null;
  expiresAt: string | null;
  seenByCompany: boolean;
}

/** Courses on the day on which they were begun, for the book of a person's records. */
export async function* trainingBook(
  courses: AsyncIterable<TakenCourse>,
  { language, timeZone }: Pick<Caller, 'language' | 'timeZone'>,
): AsyncGenerator<BookPage> {
  const texts = TEXTS[language];
  const format = formatterFor(language, timeZone);
  const of = (text: string, at: string) => fill(text, { day: format.date(at, 'long') });
  for await (const { title, hours, startedAt, completedAt, expiresAt, seenByCompany } of courses) {
    const facts = [
      completedAt ? of(texts.done, completedAt) : texts.underWay,
      hours !== null && fill(texts.hours, { hours: format.number(hours) }),
      expiresAt && of(texts.expires, expiresAt),
      completedAt && seenByCompany && texts.company,
    ];
    yield {
      ...{ chapter: texts.chapter, day: dayOf(new Date(startedAt), timeZone) },
      head: `${format.date(startedAt, 'long')} · ${title}`,
      text: facts.filter(Boolean).join(' '),
    };
  }
}
