import { Title } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import { Card, LoadingShape, useFailureText, useOnline } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { ComponentStatus } from '../../contract/status.contract.ts';
import { useStatus } from '../support.api.ts';
import { useWords } from '../use-words.ts';
import classes from './support.module.css';

const ICONS = { up: IconCircleCheck, down: IconAlertTriangle, unknown: IconHelpCircle } as const;

/** How the parts of the service are and were, as the service itself found by looking. */
export function StatusCard() {
  const { t, format } = useWords();
  const failureText = useFailureText('support');
  const online = useOnline();
  const query = useStatus();
  const status = query.data;
  if (!status) {
    return query.isPending && online && !query.isPaused ? (
      <LoadingShape label={t('loading')} lines={4} />
    ) : (
      <InPlace
        query={query}
        loading={t('loading')}
        title={t('status.failed')}
        text={failureText(online ? query.error : { code: 'offline' })}
      />
    );
  }
  const { components, checkedAt } = status;
  const states = components.map(({ state }) => state);
  const whole = states.includes('down')
    ? 'status.someDown'
    : states.includes('unknown')
      ? 'status.unknown'
      : 'status.allUp';
  return (
    <Card aria-labelledby="service-status">
      <Title order={2} id="service-status">
        {t(whole)}
      </Title>
      <p className={classes.small}>
        {checkedAt
          ? t('status.checked', { when: format.relative(checkedAt, Date.now()) })
          : t('status.never')}
      </p>
      <ul className={classes.components}>
        {components.map((one) => (
          <Component key={one.component} status={one} />
        ))}
      </ul>
      <Failures components={components} />
    </Card>
  );
}

function Component({ status: { component, state, days } }: { readonly status: ComponentStatus }) {
  const { t } = useWords();
  const Icon = ICONS[state];
  const name = t(`status.component.${component}`);
  const none = days.filter(({ up }) => up === null).length;
  const whole = days.filter(({ up }) => up === 100).length;
  const partly = days.length - none - whole;
  return (
    <li>
      <p className={classes.component}>
        <strong>{name}</strong>
        <span className={classes.componentState} data-state={state}>
          <Icon className={classes.sign} size={18} stroke={1.75} aria-hidden />
          {t(`status.state.${state}`)}
        </span>
      </p>
      <div
        className={classes.bars}
        role="img"
        aria-label={t('status.bars', { component: name, whole, partly, none })}
      >
        {days.map(({ day, up }) => (
          <span key={day} data-up={up === null ? 'none' : up === 100 ? 'whole' : 'partly'} />
        ))}
      </div>
    </li>
  );
}

/** The days on which something failed, newest first. */
function Failures({ components }: { readonly components: readonly ComponentStatus[] }) {
  const { t, format } = useWords();
  const failures = components
    .flatMap(({ component, days }) =>
      days.flatMap(({ day, up }) => (up !== null && up < 100 ? [{ component, day, up }] : [])),
    )
    .toSorted((a, b) => b.day.localeCompare(a.day));
  return (
    <details className={classes.history}>
      <summary>{t('status.history')}</summary>
      {failures.length > 0 ? (
        <ul>
          {failures.map(({ component, day, up }) => (
            <li key={`${component} ${day}`}>
              {t('status.day', {
                day: format.day(day),
                component: t(`status.component.${component}`),
                up: format.number(up / 100, { style: 'percent', maximumFractionDigits: 1 }),
              })}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('status.noFailure')}</p>
      )}
    </details>
  );
}
