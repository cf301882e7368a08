import { useTranslation } from 'react-i18next';
import { PageHeader } from '#packages/ui/index.ts';
import { CompanyRanking } from '../parts/CompanyRanking.tsx';
import { PeopleRanking } from '../parts/PeopleRanking.tsx';
import { PeriodSelect } from '../parts/PeriodSelect.tsx';
import { RankingTabs } from '../parts/RankingTabs.tsx';
import classes from '../parts/ranking.module.css';
import { PANEL, useRankingPlace } from '../use-ranking-place.ts';

/** The ranking on a desk: the period beside the title, explanations beside the list. */
export default function RankingPage() {
  const { t } = useTranslation('ranking');
  const place = useRankingPlace();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} actions={<PeriodSelect {...place} />} />
      <div className={classes.page}>
        <RankingTabs {...place} />
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
