import { useTranslation } from 'react-i18next';
import styles from './landing.module.css';

/** How to reach whoever runs this instance; the server puts the address in (`apps/server/operator-pages.ts`). */
export function Contact() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.contact} id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title" className={styles.title}>
        {t('contact.title')}
      </h2>
      <p>{t('contact.text')}</p>
      <p>
        <span data-operator="contact" hidden>
          {t('contact.write', { value: '{value}' })}
        </span>
      </p>
      <p>
        <a href="/ajuda">{t('contact.help')}</a>
      </p>
    </section>
  );
}
