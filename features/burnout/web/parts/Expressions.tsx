import { Button, Title } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DIARY_PATH, firstWords, useEntriesById } from '#features/diary/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import {
  Card,
  classNames,
  FailedState,
  LoadingShape,
  Sheet,
  toneClass,
} from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { BurnoutOverview } from '../../contract/burnout.contract.ts';
import classes from './Expressions.module.css';
import { toneOf } from './marks.ts';

type Expression = BurnoutOverview['expressions'][number];

interface ExpressionsProps {
  expressions: readonly Expression[];
}

/** So many are shown at first: the most frequent, within one glance. */
const FIRST = 8;
/** Once is not frequent. */
const FREQUENT_FROM = 2;

/** The expressions that counted most; each opens the entries where it was. */
export function Expressions({ expressions: counted }: ExpressionsProps) {
  const expressions = counted.filter(({ count }) => count >= FREQUENT_FROM);
  const { t } = useTranslation('burnout');
  const [shown, setShown] = useState<Expression | null>(null);
  const [opened, setOpened] = useState(false);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button goes: one reads on where the rest begins.
  useDidUpdate(() => list.current?.children[FIRST]?.querySelector('button')?.focus(), [all]);
  return (
    <Card aria-labelledby="expressions-title">
      <Title order={2} id="expressions-title">
        {t('expressions.title')}
      </Title>
      <p className={classes.lead}>
        {expressions.length === 0 ? t('expressions.none') : t('expressions.hint')}
      </p>
      <ul className={classes.words} ref={list}>
        {expressions.slice(0, all ? undefined : FIRST).map((expression) => (
          <li key={expression.expression}>
            <button
              type="button"
              className={classNames(classes.word, toneClass(toneOf(expression.category)))}
              aria-haspopup="dialog"
              aria-label={t('expressions.item', {
                words: expression.sample,
                count: expression.count,
              })}
              onClick={() => {
                setShown(expression);
                setOpened(true);
              }}
            >
              {expression.sample} <span>{expression.count}</span>
            </button>
          </li>
        ))}
      </ul>
      {all || expressions.length <= FIRST ? null : (
        <Button variant="subtle" mt="xs" px={12} onClick={() => setAll(true)}>
          {t('expressions.all', { count: expressions.length })}
        </Button>
      )}
      <Sheet
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('expressions.where', { words: shown?.sample ?? '' })}
      >
        {shown ? <Places key={shown.expression} expression={shown} /> : null}
      </Sheet>
    </Card>
  );
}

function Places({ expression }: { expression: Expression }) {
  const { t } = useTranslation('burnout');
  const format = useFormat();
  const { entries, loading, failed } = useEntriesById(expression.entryIds);
  return (
    <>
      <p className={classes.lead}>{t('expressions.recent')}</p>
      {loading ? <LoadingShape label={t('loading')} lines={3} /> : null}
      {failed && entries.length === 0 ? <FailedState headingOrder={3} /> : null}
      <ul className={classes.places}>
        {entries.map(({ id, title, text, day }) => (
          <li key={id}>
            <Link {...linkTo(DIARY_PATH, { search: { entry: id } })} className={classes.place}>
              <strong>{title ?? firstWords(text)}</strong>
              <span>{format.day(day, 'weekday')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
