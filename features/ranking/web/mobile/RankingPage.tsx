import { useTranslation } from 'react-i18next';
import { PageHeader } from '#packages/ui/index.ts';
import { CompanyRanking } from '../parts/CompanyRanking.tsx';
import { PeopleRanking } from '../parts/PeopleRanking.tsx';
import { PeriodSelect } from '../parts/PeriodSelect.tsx';
import { RankingTabs } from '../parts/RankingTabs.tsx';
import classes from '../parts/ranking.module.css';
import { PANEL, useRankingPlace } from '../use-ranking-place.ts';

/** The ranking in the hand: tabs first, the period below them. */
export default function RankingPage() {
  const { t } = useTranslation('ranking');
  const place = useRankingPlace();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={classes.page}>
        <RankingTabs {...place} />
        <PeriodSelect {...place} />
        <div id={PANEL} role="tabpanel" aria-label={t(`tabs.${place.tab}`)}>
          {place.tab === 'people' ? (
            <PeopleRanking period={place.period} />
          ) : (
            <CompanyRanking period={place.period} />
          )}
        </div>
      </div>
    </>
  );
}
