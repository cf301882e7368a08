import { useTranslation } from 'react-i18next';
import { useLanguage } from '#packages/i18n/web/index.ts';
import {
  Card,
  EmptyState,
  FailedState,
  LoadingShape,
  PageHeader,
  useOnline,
} from '#packages/ui/index.ts';
import { Questions } from './parts/Questions.tsx';
import { Results } from './parts/Results.tsx';
import classes from './parts/self-check.module.css';
import { useAvailability, useForm, useResults } from './self-check.api.ts';

/** The WHO-5 beside the signals and apart from them: the form, then how it went over time. */
export default function SelfCheckPage() {
  const { t } = useTranslation('self-check');
  const online = useOnline();
  const [language] = useLanguage();
  const availability = useAvailability();
  const available = availability.data?.available === true;
  const form = useForm(available, language);
  const results = useResults(available);
  const parts = available ? [form, results] : [availability];
  const broken = parts.filter(({ data, isError, isPaused }) => !data && (isError || isPaused));
  const state = online ? 'failed' : 'offline';
  if (availability.data && !available) {
    return (
      <>
        <PageHeader title={t('off.title')} />
        <Card as="div">
          <EmptyState spot="empty" title={t('off.heading')} text={t('off.text')} />
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {form.data && results.data ? (
        <div className={classes.stack}>
          <Results results={results.data.results} />
          <Questions form={form.data} />
        </div>
      ) : null}
      {broken.length > 0 ? (
        <FailedState
          title={t(`${state}.title`)}
          text={t(`${state}.text`)}
          onRetry={() => {
            for (const part of broken) void part.refetch();
          }}
          retrying={broken.some(({ isFetching }) => isFetching)}
        />
      ) : null}
      {broken.length === 0 && !(form.data && results.data) ? (
        <LoadingShape label={t('loading')} />
      ) : null}
    </>
  );
}
