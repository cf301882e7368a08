import { Button, Loader, Title } from '@mantine/core';
import { IconCloudQuestion, IconLock } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spot } from '../art/pictures.tsx';
import type { SpotName } from '../art/spots.ts';
import classes from './states.module.css';
import { IconTile } from './surfaces.tsx';

/** How long a part may load before its shape appears, in ms (visual language section 9). */
export const LOADING_SHAPE_DELAY_MS = 300;

interface StateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** 1 where the state is the whole page. */
  readonly headingOrder?: 1 | 2 | 3;
}

function State({
  title,
  text,
  children,
  headingOrder = 2,
  picture,
}: StateProps & { picture: ReactNode }) {
  return (
    <div className={classes.state}>
      <div className={classes.picture}>{picture}</div>
      <Title order={headingOrder} size="h2" tabIndex={headingOrder === 1 ? -1 : undefined}>
        {title}
      </Title>
      {text ? <p className={classes.text}>{text}</p> : null}
      {children ? <div className={classes.actions}>{children}</div> : null}
    </div>
  );
}

/** Nothing here yet: a drawing, one line, one button (as children). */
export function EmptyState({ spot = 'empty', ...rest }: StateProps & { spot?: SpotName }) {
  return <State picture={<Spot name={spot} />} {...rest} />;
}

interface FailedStateProps extends Partial<StateProps> {
  readonly onRetry?: () => void;
  readonly retryLabel?: string;
  readonly retrying?: boolean;
}

/** What happened, what is safe, what happens next; calm, never in the colour of danger. */
export function FailedState({
  title,
  text,
  onRetry,
  retryLabel,
  retrying,
  children,
  ...rest
}: FailedStateProps) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <State
        picture={
          <IconTile tone="sun" large>
            <IconCloudQuestion size={32} stroke={1.75} />
          </IconTile>
        }
        title={title ?? t('failed.title')}
        text={text ?? t('failed.text')}
        {...rest}
      >
        {onRetry ? (
          <Button variant="light" onClick={onRetry} loading={retrying ?? false}>
            {retryLabel ?? t('action.retry')}
          </Button>
        ) : null}
        {children}
      </State>
    </div>
  );
}

/** Whom the page belongs to, and a way back (as children). */
export function ForbiddenState({ title, text, ...rest }: Partial<StateProps>) {
  const { t } = useTranslation('common');
  return (
    <State
      picture={
        <IconTile tone="mist" large>
          <IconLock size={32} stroke={1.75} />
        </IconTile>
      }
      title={title ?? t('forbidden.title')}
      text={text ?? t('forbidden.text')}
      {...rest}
    />
  );
}

/** Widths of the lines of a loading text, all different. */
const LINES = ['72%', '94%', '86%', '42%', '78%', '60%'];

interface LoadingShapeProps {
  /** Says what loads: `Carregando seus registros...` */
  readonly label: string;
  /** At most six. */
  readonly lines?: number;
  /** The content's own shape instead of lines of text. */
  readonly children?: ReactNode;
}

/** The shape of what is coming, after 300 ms and without shimmer; a quick answer shows nothing. */
export function LoadingShape({ label, lines = 4, children }: LoadingShapeProps) {
  const visible = useAfter(LOADING_SHAPE_DELAY_MS);
  return (
    <div className={classes.loading} role="status" aria-busy="true">
      {visible ? (
        <>
          <p>{label}</p>
          <div aria-hidden="true">
            {children ??
              LINES.slice(0, lines).map((width) => (
                <div key={width} className={classes.line} style={{ width }} />
              ))}
          </div>
        </>
      ) : null}
    </div>
  );
}

/** The whole page waits; the words are the guards' (specification section 2). */
export function PageSpinner({ label }: { label?: string }) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <div className={classes.spinner} role="status" aria-labelledby={id}>
      <Loader aria-hidden="true" />
      <span id={id}>{label ?? t('loading.page')}</span>
    </div>
  );
}

function useAfter(delayMs: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return passed;
}
