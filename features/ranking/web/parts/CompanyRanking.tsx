import { Title } from '@mantine/core';
import { IconBuilding, IconEyeOff, IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, EmptyState, IconTile, Note, useOnline } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { Period, RankedCompany } from '../../contract/ranking.contract.ts';
import { useCompanyRanking } from '../ranking.api.ts';
import { AsOf } from './AsOf.tsx';
import classes from './ranking.module.css';

/** Companies by completed courses for each of their people. */
export function CompanyRanking({ period }: { period: Period }) {
  const { t } = useTranslation('ranking');
  const format = useFormat();
  const online = useOnline();
  const query = useCompanyRanking(period);
  const { data } = query;
  if (!data || (query.isPaused && query.isPlaceholderData)) {
    const state = online ? 'failed' : 'offline';
    return (
      <InPlace
        query={query}
        loading={t('loading')}
        title={t(`${state}.title`)}
        text={t(`${state}.text`)}
      />
    );
  }
  const { companies, own, hidden, independent } = data;
  const most = Math.max(...companies.map(({ average }) => average), 1);
  return (
    <div className={classes.page}>
      {own ? (
        <section className={classes.bed} aria-labelledby="ranking-together">
          <div className={classes.bedWords}>
            <p className={classes.muted}>{t('together.in', { company: own.name })}</p>
            <Title order={2} id="ranking-together">
              {own.courses === null ? t('together.few') : t('completed', { count: own.courses })}
            </Title>
            <p>
              {own.average === null || own.place === null
                ? t('together.fewText')
                : t('together.average', {
                    average: format.number(own.average, { maximumFractionDigits: 1 }),
                    place: own.place,
                    count: own.listed,
                  })}
            </p>
          </div>
        </section>
      ) : null}
      <Title order={2}>{t('average')}</Title>
      <div className={classes.columns}>
        {companies.length + hidden > 0 ? (
          <Card as="div" flush>
            <ul className={classes.groups}>
              {companies.map((company, nth) => (
                // Two companies may have one name.
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
                <CompanyRow key={`${company.name} ${nth}`} company={company} most={most} />
              ))}
              {hidden > 0 ? (
                <li className={classes.company}>
                  <IconTile tone="mist">
                    <IconShieldLock size={22} stroke={1.75} />
                  </IconTile>
                  <div className={classes.companyWords}>
                    <b>{t('small.count', { count: hidden })}</b>
                    <span className={classes.muted}>{t('small.text')}</span>
                  </div>
                  <span className={classes.muted}>{t('small.protected')}</span>
                </li>
              ) : null}
            </ul>
          </Card>
        ) : (
          <EmptyState spot="training" title={t('noCompanies.title')} text={t('noCompanies.text')} />
        )}
        <aside className={classes.aside}>
          <Card aria-labelledby="ranking-how">
            <Title order={2} id="ranking-how" size="h3">
              {t('how.title')}
            </Title>
            <p className={classes.muted}>{t('how.text')}</p>
            <AsOf day={data.asOf} />
          </Card>
          <Card aria-labelledby="ranking-alone">
            <Title order={2} id="ranking-alone" size="h3">
              {t('alone.title')}
            </Title>
            <p className={classes.muted}>
              {independent === null
                ? t('alone.none')
                : `${t('alone.people', { count: independent.people })} ${t('alone.courses', { count: independent.courses })}`}
            </p>
          </Card>
          <Note icon={<IconEyeOff size={20} stroke={1.75} aria-hidden />}>{t('companySees')}</Note>
        </aside>
      </div>
    </div>
  );
}

function CompanyRow({ company, most }: { company: RankedCompany; most: number }) {
  const { t } = useTranslation('ranking');
  const format = useFormat();
  const { name, size, average, own } = company;
  return (
    <li className={classes.company} data-own={own || undefined}>
      <IconTile tone={own ? 'leaf' : 'mist'}>
        <IconBuilding size={22} stroke={1.75} />
      </IconTile>
      <div className={classes.companyWords}>
        <b>{name}</b>
        <span className={classes.muted}>
          {t(`size.${size}`)}
          {own ? ` · ${t('yours')}` : ''}
        </span>
      </div>
      <div className={classes.figure}>
        <b>{format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}</b>
        <span className={classes.muted}>{t('each')}</span>
      </div>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${(average / most) * 100}%` }} />
      </span>
    </li>
  );
}
