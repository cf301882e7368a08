import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACTS, DIRECTORY_URL } from '../contract/contacts.ts';
import { COUNTRIES, DEFAULT_COUNTRY } from '../contract/country.rules.ts';
import styles from './help-page.module.css';

/** Where the person is, to be changed by hand; without script the other countries' numbers as a list. */
export function Where() {
  const { t, i18n } = useTranslation('crisis');
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
  return (
    <>
      <p className={styles.write} data-country={DEFAULT_COUNTRY}>
        {t('page.write')}{' '}
        <a href={t('page.writeAddress')} rel="noreferrer">
          {t('page.writeLink')}
        </a>
      </p>
      <div className={styles.where}>
        <span data-with-script hidden>
          <label htmlFor="country">{t('page.where')}</label>{' '}
          <select id="country" defaultValue={DEFAULT_COUNTRY} autoComplete="off">
            {COUNTRIES.map((country) => (
              <option key={country} value={country}>
                {country === 'ZZ' ? t('page.anotherCountry') : names.of(country)}
              </option>
            ))}
          </select>
        </span>
        <p>
          {t('page.elsewhere')}{' '}
          <a href={DIRECTORY_URL} rel="noreferrer">
            {t('page.directory')}
          </a>
        </p>
      </div>
      <noscript>
        <details className={styles.fold}>
          <summary>{t('page.otherCountries')}</summary>
          <ul>
            {COUNTRIES.filter((country) => country !== DEFAULT_COUNTRY).map((country) => {
              const { listening, emergency } = CONTACTS[country];
              const known = [listening, emergency].filter((line) => line !== undefined);
              if (known.length === 0) return null;
              return (
                <li key={country}>
                  {names.of(country)}:{' '}
                  {known.map(({ id, dial, number }, nth) => (
                    <Fragment key={id}>
                      {nth > 0 ? ', ' : null}
                      <a href={`tel:${dial}`}>{number}</a>
                    </Fragment>
                  ))}
                </li>
              );
            })}
          </ul>
        </details>
      </noscript>
    </>
  );
}
