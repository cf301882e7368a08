import { useTranslation } from 'react-i18next';
import classes from './promise.module.css';

const SEEN = ['name', 'place', 'since'] as const;
const UNSEEN = ['words', 'use', 'address'] as const;

/** What a company sees of somebody who accepts, and what it does not; plain elements, for public pages too. */
export function WhatCompanySees() {
  const { t } = useTranslation('companies');
  return (
    <div className={classes.promise}>
      <section>
        <h2>{t('promise.seen.title')}</h2>
        <ul>
          {SEEN.map((one) => (
            <li key={one}>{t(`promise.seen.${one}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('promise.unseen.title')}</h2>
        <ul>
          {UNSEEN.map((one) => (
            <li key={one}>{t(`promise.unseen.${one}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
