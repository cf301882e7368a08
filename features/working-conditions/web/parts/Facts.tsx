import { useTranslation } from 'react-i18next';
import { openRisks, reviewOf, surveysOf } from '../rules/file.rules.ts';
import { useDates } from '../use-dates.ts';
import classes from './conditions.module.css';
import type { TabProps } from './RecordsView.tsx';
import { useShare } from './use-share.ts';

/** Four facts that say where a company stands. */
export function Facts({ file }: TabProps) {
  const { t } = useTranslation('working-conditions');
  const { day, format } = useDates();
  const share = useShare();
  const [last] = surveysOf(file);
  const risks = openRisks(file);
  const first = risks.filter(({ priority }) => priority === 'first').length;
  const review = reviewOf(file);
  const survey = file.survey
    ? t('facts.open', { date: day(file.survey.closesOn) })
    : t(last ? 'facts.closed' : 'facts.none');
  const facts = [
    ['survey', survey, t('facts.anonymous')],
    last
      ? [
          'answered',
          share(last.content.answered),
          t('facts.ofLast', { date: day(last.content.closedOn) }),
        ]
      : ['answered', '-', t('facts.withoutNames')],
    ['risks', format.number(risks.length), t('facts.first', { count: first })],
    [
      'review',
      review === null ? '-' : review.triggered ? t('facts.reviewNow') : day(review.on),
      t(
        review === null
          ? 'facts.reviewNone'
          : review.triggered
            ? 'facts.reviewWhy'
            : 'facts.reviewOr',
      ),
    ],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value, more]) => (
        <div key={name} className={classes.fact}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd>
            {value}
            <br />
            <small>{more}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
