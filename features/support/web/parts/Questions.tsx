import { Button, Title } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { Card, Note } from '#packages/ui/index.ts';
import { SearchField } from '#packages/ui/parts/SearchField.tsx';
import { found, marked, QUESTIONS } from '../rules/faq.rules.ts';
import { useWords } from '../use-words.ts';
import classes from './support.module.css';

/** As many as are seen at once without a search. */
const FIRST = 6;

/** What is often asked, with a search that stays on this device. */
export function Questions() {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const section = useRef<HTMLElement>(null);
  // The button that had the focus is gone: one goes on with the first question that came.
  useDidUpdate(() => section.current?.querySelectorAll('summary')[FIRST]?.focus(), [all]);
  const questions = useMemo(
    () =>
      QUESTIONS.map((key) => ({
        key,
        question: t(`faq.items.${key}.question`),
        answer: t(`faq.items.${key}.answer`),
      })),
    [t],
  );
  const isSearched = text.trim() !== '';
  const matching = found(questions, text);
  const shown = isSearched || all ? matching : matching.slice(0, FIRST);
  return (
    <section aria-labelledby="faq" className={classes.section} ref={section}>
      <Title order={2} id="faq">
        {t('faq.title')}
      </Title>
      <SearchField
        label={t('faq.search')}
        clearLabel={t('faq.clear')}
        value={text}
        onChange={setText}
        found={isSearched ? t('faq.found', { count: matching.length, text: text.trim() }) : ''}
      />
      {shown.length > 0 ? (
        <Card as="div" flush className={classes.questions}>
          {shown.map(({ key, question, answer }, nth) => (
            <details key={`${key} ${isSearched}`} open={isSearched && nth === 0}>
              <summary>
                <IconChevronDown className={classes.turns} size={20} stroke={1.75} aria-hidden />
                <span>
                  {marked(question, text).map(({ text: piece, hit }, at) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
                    hit ? <mark key={at}>{piece}</mark> : piece,
                  )}
                </span>
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </Card>
      ) : (
        <Note>{t('faq.none')}</Note>
      )}
      {!isSearched && !all ? (
        <Button variant="subtle" className={classes.start} onClick={() => setAll(true)}>
          {t('faq.all')}
        </Button>
      ) : null}
    </section>
  );
}
