import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Tag } from '#packages/ui/index.ts';
import type { CompanyPerson } from '../contract/people.contract.ts';
import classes from './companies.module.css';

interface PersonRowProps {
  readonly person: CompanyPerson;
  readonly timeZone: string | undefined;
  readonly onMake: () => void;
  readonly onRemove: () => void;
}

/** One person of the company, and what may be done; of oneself it is done elsewhere. */
export function PersonRow({ person, timeZone, onMake, onRemove }: PersonRowProps) {
  const { t } = useTranslation('companies');
  const format = useFormat(timeZone);
  const { isAdmin, isCaller, addressHint, joinedAt } = person;
  const name = person.name || t('people.nameless');
  const since = t('people.since', { date: format.date(joinedAt) });
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <strong>{isCaller ? t('people.you', { name }) : name}</strong>
        <span className={classes.facts}>{[addressHint, since].filter(Boolean).join(' · ')}</span>
      </div>
      {isAdmin ? <Tag tone="leaf">{t('people.admin')}</Tag> : null}
      {isCaller ? null : (
        <div className={classes.actions}>
          {isAdmin ? null : (
            <Button variant="light" aria-label={t('people.make.of', { name })} onClick={onMake}>
              {t('people.make.action')}
            </Button>
          )}
          <Button variant="default" aria-label={t('people.remove.of', { name })} onClick={onRemove}>
            {t('people.remove.action')}
          </Button>
        </div>
      )}
    </li>
  );
}
