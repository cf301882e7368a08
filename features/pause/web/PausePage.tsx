import { Button, VisuallyHidden } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import {
  IconDeviceMobileVibration,
  IconLifebuoy,
  IconPlayerPause,
  IconPlayerPlay,
  IconVolume,
  IconVolumeOff,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { classNames, SegmentedTabs } from '#packages/ui/index.ts';
import { useCompact } from '#packages/ui/screens/index.ts';
import { Flower } from './Flower.tsx';
import classes from './pause.module.css';
import { LENGTHS } from './pause.rules.ts';
import { usePause } from './use-pause.ts';
import { useSignals } from './use-signals.ts';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** A place to pause: breathing with a flower for one, three or five minutes, without anything being kept. */
export default function PausePage() {
  const { t } = useTranslation('pause');
  const still = useReducedMotion();
  const compact = useCompact();
  const pause = usePause();
  const { sound, toggleSound, touch, toggleTouch } = useSignals(pause);
  const { state, moment, length } = pause;
  const runs = state === 'running';
  const word = runs || state === 'held' ? t(`phase.${moment.phase}`) : t(`state.${state}`);
  return (
    <section
      className={classNames(classes.page, compact && classes.room)}
      aria-labelledby="pause-title"
    >
      <VisuallyHidden component="h1" id="pause-title">
        {t('title')}
      </VisuallyHidden>
      <div className={classes.top}>
        <div className={classes.lengths}>
          <SegmentedTabs
            label={t('length')}
            options={LENGTHS.map((minutes) => ({
              value: String(minutes),
              label: t('minutes', { count: minutes }),
            }))}
            value={String(length)}
            onChange={(chosen) => pause.choose(LENGTHS.find((one) => String(one) === chosen) ?? 1)}
          />
        </div>
        {compact ? (
          <>
            <a
              className={classes.round}
              href="/ajuda"
              data-keep-clear
              aria-label={t('common:help')}
            >
              <IconLifebuoy {...ICON} />
            </a>
            <Link to="/dashboard" className={classes.round} aria-label={t('common:action.close')}>
              <IconX {...ICON} />
            </Link>
          </>
        ) : null}
      </div>
      <Flower pause={pause} />
      <div className={classes.words}>
        <p className={classes.word}>
          <span role="status">{word}</span>
          {/* Said at each turn, and counted for the eye alone. */}
          {runs && still ? <span aria-hidden> {moment.count}</span> : null}
        </p>
        <p>{runs ? t(`with.${moment.phase}`) : t(`lead.${state}`)}</p>
      </div>
      <p className={classes.left}>
        {runs || state === 'held'
          ? t('left', { breath: moment.breath, breaths: moment.breaths, count: moment.left })
          : ''}
      </p>
      <div className={classes.buttons}>
        <Button
          className={classes.main}
          leftSection={runs ? <IconPlayerPause {...ICON} /> : <IconPlayerPlay {...ICON} />}
          onClick={runs ? pause.hold : pause.start}
        >
          {t(`button.${state}`)}
        </Button>
        <Button
          className={classes.quiet}
          leftSection={sound ? <IconVolume {...ICON} /> : <IconVolumeOff {...ICON} />}
          aria-pressed={sound}
          onClick={toggleSound}
        >
          {t('sound')}
        </Button>
        {toggleTouch ? (
          <Button
            className={classes.quiet}
            leftSection={<IconDeviceMobileVibration {...ICON} />}
            aria-pressed={touch}
            onClick={toggleTouch}
          >
            {t('touch')}
          </Button>
        ) : null}
      </div>
      <p className={classes.note}>{t('note')}</p>
      {state === 'over' ? (
        <Link to="/dashboard" className={classes.way}>
          {t('back')}
        </Link>
      ) : null}
    </section>
  );
}
