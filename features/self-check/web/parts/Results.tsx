import { ActionIcon, Button, Title, VisuallyHidden } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, Note, Sheet } from '#packages/ui/index.ts';
import type { SelfCheck } from '../../contract/self-check.contract.ts';
import { changeSince, suggestsTalking } from '../../contract/who5.rules.ts';
import { useRemoveResult } from '../self-check.api.ts';
import classes from './self-check.module.css';

/** What the latest form came to, how it stands to the one before, and all of them over time. */
export function Results({ results }: { results: readonly SelfCheck[] }) {
  const { t } = useTranslation('self-check');
  const format = useFormat(useMe()?.timeZone);
  const remove = useRemoveResult();
  const [leaving, setLeaving] = useState<SelfCheck | null>(null);
  const [opened, setOpened] = useState(false);
  const latest = results.at(-1);
  const before = results.at(-2);
  if (!latest) return null;
  const takeAway = ({ id }: SelfCheck) =>
    remove.mutateAsync(id).then(
      () => setOpened(false),
      () => undefined,
    );
  return (
    <Card aria-labelledby="results-title">
      <Title order={2} id="results-title">
        {t('results.title', { score: latest.score })}
      </Title>
      <p>{t(suggestsTalking(latest.score) ? 'results.talk' : 'results.fine')}</p>
      <p className={classes.lead}>
        {before
          ? t(`results.${changeSince(before.score, latest.score)}`, { before: before.score })
          : t('results.first')}
      </p>
      {suggestsTalking(latest.score) ? (
        <Button component="a" href="/ajuda" variant="light">
          {t('results.help')}
        </Button>
      ) : null}
      <table className={classes.table}>
        <caption>{t('results.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('results.day')}</th>
            <th scope="col" colSpan={2}>
              {t('results.score')}
            </th>
            <th scope="col">
              <VisuallyHidden>{t('results.remove')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {results.toReversed().map((result) => (
            <tr key={result.id}>
              <th scope="row">{format.date(result.at, 'short')}</th>
              <td className={classes.wide} aria-hidden="true">
                <div className={classes.track}>
                  <i style={{ width: `${result.score}%` }} />
                </div>
              </td>
              <td>{result.score}</td>
              <td>
                <ActionIcon
                  variant="subtle"
                  size={44}
                  aria-label={t('results.removeOf', { date: format.date(result.at, 'short') })}
                  onClick={() => {
                    setLeaving(result);
                    setOpened(true);
                  }}
                >
                  <IconTrash size={20} stroke={1.75} />
                </ActionIcon>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.lead}>{t('results.apart')}</p>
      <Sheet opened={opened} onClose={() => setOpened(false)} title={t('results.sure')}>
        <p>{t('results.sureText')}</p>
        {remove.isError ? (
          <Note tone="sun" role="alert">
            {t('results.removeFailed')}
          </Note>
        ) : null}
        <Button
          color="urucum"
          loading={remove.isPending}
          onClick={() => leaving && void takeAway(leaving)}
        >
          {t('results.remove')}
        </Button>
      </Sheet>
    </Card>
  );
}
