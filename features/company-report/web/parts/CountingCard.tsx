import { Button, Title } from '@mantine/core';
import { IconArrowRight, IconUsersGroup } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CONSENT_TEXTS } from '#features/privacy/contract/consent-texts.ts';
import { useLanguage } from '#packages/i18n/web/index.ts';
import {
  Card,
  EmotionFace,
  FailedState,
  IconTile,
  LoadingShape,
  Note,
  useFailureText,
  useOnline,
} from '#packages/ui/index.ts';
import { EMOTIONS } from '#packages/ui/tokens/meaning.ts';
import type { Counting } from '../../contract/company-report.contract.ts';
import { useCounting, useSetCounting } from '../company-report.api.ts';
import { useWords } from '../use-words.ts';
import classes from './report.module.css';

/** The consent to be counted for the company, with exactly what would be seen. */
export function CountingCard() {
  const { t } = useTranslation('company-report');
  const query = useCounting(true);
  return (
    <Card aria-labelledby="counting-title">
      <div className={classes.counting}>
        <IconTile tone="lilac">
          <IconUsersGroup size={22} stroke={1.75} />
        </IconTile>
        <Title order={2} size="h3" id="counting-title">
          {t('counting.title')}
        </Title>
      </div>
      {query.data ? (
        <Choice counting={query.data} />
      ) : query.isError || query.isPaused ? (
        <FailedState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <LoadingShape label={t('loading')} lines={3} />
      )}
    </Card>
  );
}

function Choice({ counting: { counted, preview } }: { counting: Counting }) {
  const { t } = useTranslation('company-report');
  const failureText = useFailureText('company-report');
  const [language] = useLanguage();
  const online = useOnline();
  const change = useSetCounting();
  return (
    <div className={classes.choice}>
      <div>
        <p className={classes.state}>{t(counted ? 'counting.on' : 'counting.off')}</p>
        <p>{CONSENT_TEXTS[language].company_report}</p>
        <Button
          variant={counted ? 'default' : 'filled'}
          disabled={!online}
          loading={change.isPending}
          onClick={() => change.mutate(!counted)}
        >
          {t(counted ? 'counting.no' : 'counting.yes')}
        </Button>
        <p role="status" className={classes.small}>
          {change.isSuccess ? t(counted ? 'counting.saidYes' : 'counting.saidNo') : null}
        </p>
        {change.isError ? (
          <Note tone="sun" role="alert">
            {failureText(change.error)}
          </Note>
        ) : null}
      </div>
      <Preview preview={preview} />
    </div>
  );
}

function Preview({ preview: { month, level, days, company } }: { preview: Counting['preview'] }) {
  const { t } = useTranslation(['company-report', 'common']);
  const words = useWords();
  const own = EMOTIONS.find((one) => one.level === level);
  return (
    <section aria-label={t('preview.title', { period: words.period(month) })}>
      <p className={classes.state}>{t('preview.title', { period: words.period(month) })}</p>
      <div className={classes.preview}>
        <div className={classes.stage}>
          {own ? <EmotionFace level={own.level} size={40} /> : null}
          <strong>{own ? t(`common:emotion.${own.level}`) : t('preview.nothing')}</strong>
          <span className={classes.small}>
            {own ? t('preview.own') : t('preview.days', { count: days })}
          </span>
        </div>
        <IconArrowRight className={classes.arrow} size={20} stroke={1.75} aria-hidden />
        <div className={classes.stage}>
          <strong>{t(`preview.people.${company?.people ?? 'none'}`)}</strong>
          <span className={classes.small}>{t('preview.together')}</span>
        </div>
        <IconArrowRight className={classes.arrow} size={20} stroke={1.75} aria-hidden />
        <div className={classes.stage}>
          <strong>{company ? words.mean(company) : t('protected')}</strong>
          <span className={classes.small}>{t('preview.read')}</span>
        </div>
      </div>
      <p className={classes.small}>{t('preview.note')}</p>
    </section>
  );
}
