import { Button, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, showToast, useFailureText } from '#packages/ui/index.ts';
import type { Joining } from '../contract/joining.contract.ts';
import classes from './companies.module.css';
import { useAsking, useCodeChanges } from './joining.api.ts';

/** Who used the company's code and waits for an answer; nothing where nobody does. */
export function AskingCard({ timeZone }: { readonly timeZone: string | undefined }) {
  const { t } = useTranslation('companies');
  const format = useFormat(timeZone);
  const failureText = useFailureText('companies');
  const asking = useAsking().data?.asking ?? [];
  const { accept, decline } = useCodeChanges();
  if (asking.length === 0) return null;
  const busy = accept.isPending || decline.isPending;
  const answer = (what: 'accept' | 'decline', { id, name }: Joining) =>
    (what === 'accept' ? accept : decline).mutateAsync(id).then(
      () => showToast({ text: t(`asking.${what}.done`, { name }), kind: 'done' }),
      (error: unknown) => showToast({ text: failureText(error), kind: 'failed' }),
    );
  return (
    <Card flush aria-labelledby="company-asking">
      <div className={classes.askingHead}>
        <Title order={3} id="company-asking">
          {t('asking.title', { count: asking.length })}
        </Title>
        <p className={classes.lead}>{t('asking.lead')}</p>
      </div>
      <ul className={classes.rows}>
        {asking.map((person) => {
          const name = person.name || t('people.nameless');
          return (
            <li key={person.id} className={classes.row}>
              <div className={classes.words}>
                <strong>{name}</strong>
                <span className={classes.facts}>
                  {[person.addressHint, t('asking.since', { date: format.date(person.askedAt) })]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              <div className={classes.actions}>
                <Button
                  variant="light"
                  disabled={busy}
                  aria-label={t('asking.accept.of', { name })}
                  onClick={() => void answer('accept', person)}
                >
                  {t('asking.accept.action')}
                </Button>
                <Button
                  variant="default"
                  disabled={busy}
                  aria-label={t('asking.decline.of', { name })}
                  onClick={() => void answer('decline', person)}
                >
                  {t('asking.decline.action')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
