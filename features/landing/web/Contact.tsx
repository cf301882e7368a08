import { useTranslation } from 'react-i18next';
import styles from './landing.module.css';

/** How to reach whoever runs this instance; the server puts the addresses in (`apps/server/operator-pages.ts`). */
export function Contact() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.contact} id="contact" aria-labelledby="contact-title">
      <h2 id="contact-title" className={styles.title}>
        {t('contact.title')}
      </h2>
      <p>{t('contact.text')}</p>
      <p className={styles.channels}>
        <a
          data-operator="salesWhatsapp"
          href={`https://wa.me/{value}?text=${encodeURIComponent(t('contact.greeting'))}`}
          hidden
        >
          {t('contact.whatsapp')}
        </a>
        <a data-operator="salesEmail" href="mailto:{value}" hidden>
          {t('contact.email', { value: '{value}' })}
        </a>
      </p>
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
