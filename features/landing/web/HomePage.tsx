import { IconHeartHandshake } from '@tabler/icons-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SESSION_STORAGE_KEY } from '#features/accounts/contract/auth-client-options.ts';
import { HOME_PATH } from '#features/accounts/contract/return-path.ts';
import type { CoverName } from '#features/content/contract/covers.ts';
import { publicAddress } from '#features/files/contract/addresses.ts';
import { type NewsHeadline, newsContract } from '#features/news/contract/news.contract.ts';
import { type Partner, partnersContract } from '#features/partners/contract/partners.contract.ts';
import { createClient } from '#packages/api/client/index.ts';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import { classes as join, plain } from '#packages/ui/plain/index.ts';
import styles from './home.module.css';

// Nobody needs to be signed in to read what stands here.
const news = createClient(newsContract, { token: () => null });
const partnersApi = createClient(partnersContract, { token: () => null });

/** A list that is asked for once the page is there; `null` while it is on its way. */
type Asked<T> = readonly T[] | 'failed' | null;

interface HomePageProps {
  /** Draws the cover of an article; handed in, so that this page fetches that one part of its feature. */
  readonly Cover: ComponentType<{ name: CoverName; className?: string | undefined }>;
}

/** What can be read and done without an account, and for who is signed in the way to their start page. */
export function HomePage({ Cover }: HomePageProps) {
  const { t, i18n } = useTranslation('landing');
  const [isSignedIn, setSignedIn] = useState(false);
  const [headlines, setHeadlines] = useState<Asked<NewsHeadline>>(null);
  const [partners, setPartners] = useState<Asked<Partner>>(null);

  useEffect(() => {
    const stores = [window.localStorage, window.sessionStorage];
    setSignedIn(stores.some((store) => store.getItem(SESSION_STORAGE_KEY) !== null));
    const language = languageOfTag(i18n.language) ?? FALLBACK_LANGUAGE;
    news.latestNews({ query: { language } }).then(
      ({ items }) => setHeadlines(items),
      () => setHeadlines('failed'),
    );
    partnersApi.listPartners().then(
      ({ partners: found }) => setPartners(found),
      () => setPartners('failed'),
    );
  }, [i18n.language]);

  return (
    <div className={styles.page}>
      <section className={styles.welcome}>
        <div>
          <h1>{t(isSignedIn ? 'home.back' : 'home.title')}</h1>
          <p>{t(isSignedIn ? 'home.backLead' : 'home.lead')}</p>
        </div>
        <div className={styles.ways}>
          <a
            className={join(plain.button, plain.primary, plain.big)}
            href={isSignedIn ? HOME_PATH : '/register'}
          >
            {t(isSignedIn ? 'home.open' : 'home.start')}
          </a>
          {isSignedIn ? null : (
            <a className={join(plain.button, plain.outline, plain.big)} href="/login">
              {t('home.signIn')}
            </a>
          )}
        </div>
      </section>
      <section aria-labelledby="home-open">
        <h2 id="home-open">{t('home.without')}</h2>
        <ul className={styles.cards}>
          {(['help', 'icon', 'certificate'] as const).map((name) => (
            <li key={name} className={plain.card}>
              <h3>{t(`home.${name}.title`)}</h3>
              <p>{t(`home.${name}.text`)}</p>
              <a className={join(plain.button, plain.soft)} href={WITHOUT_ACCOUNT[name]}>
                {t(`home.${name}.open`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="home-news">
        <h2 id="home-news">{t('home.news')}</h2>
        <State of={headlines} none={t('home.noNews')} />
        {Array.isArray(headlines) && headlines.length > 0 ? (
          <ul className={join(styles.cards, styles.news)}>
            {headlines.map(({ id, title, summary, category, minutes, cover }) => (
              <li key={id} className={plain.card}>
                <Cover name={cover} className={styles.cover} />
                <p className={styles.tag}>{t(`home.category.${category}`)}</p>
                <h3>
                  <a href={isSignedIn ? `/news/${id}` : signInFor(`/news/${id}`)}>{title}</a>
                </h3>
                <p>{summary}</p>
                <p className={plain.small}>{t('home.minutes', { count: minutes })}</p>
              </li>
            ))}
          </ul>
        ) : null}
        {isSignedIn ? null : (
          <p className={plain.small}>
            {t('home.readWith')} <a href={signInFor('/news')}>{t('home.signIn')}</a> {t('home.or')}{' '}
            <a href="/register?next=%2Fnews">{t('home.start')}</a>
          </p>
        )}
      </section>
      <section aria-labelledby="home-partners">
        <div className={styles.head}>
          <h2 id="home-partners">{t('home.partners')}</h2>
          <p className={plain.small}>{t('home.outside')}</p>
        </div>
        <State of={partners} none={t('home.noPartners')} />
        {Array.isArray(partners) && partners.length > 0 ? (
          <ul className={styles.cards}>
            {partners.map(({ id, name, category, link, description, logo }) => (
              <li key={id} className={plain.card}>
                {logo ? (
                  <img
                    className={styles.logo}
                    src={publicAddress('covers', logo.path, { width: 240, resize: 'contain' })}
                    alt={logo.alt}
                    loading="lazy"
                  />
                ) : (
                  <span className={styles.noLogo} aria-hidden>
                    <IconHeartHandshake size={22} stroke={1.75} />
                  </span>
                )}
                <p className={styles.tag}>{t(`home.partnerCategory.${category}`)}</p>
                <h3>
                  <a href={link} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                </h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
    </div>
  );
}

const WITHOUT_ACCOUNT = {
  help: '/ajuda',
  icon: '/favicon-generator',
  certificate: '/certificado',
} as const;

const signInFor = (path: string) => `/login?next=${encodeURIComponent(path)}`;

function State({ of, none }: { readonly of: Asked<unknown>; readonly none: string }) {
  const { t } = useTranslation('landing');
  const text = of === null ? t('home.loading') : of === 'failed' ? t('home.failed') : '';
  return <p role="status">{of?.length === 0 ? none : text}</p>;
}
