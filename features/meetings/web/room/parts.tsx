import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOf } from '#features/crisis/contract/country.rules.ts';
import { alwaysThere } from '#features/crisis/contract/help.rules.ts';
import styles from './room.module.css';

/** A track or stream as a picture with sound; `muted` for one’s own. */
export function Picture({
  stream,
  muted,
  className,
  label,
  onBlocked,
}: {
  readonly stream: MediaStream | null;
  readonly muted?: boolean;
  readonly className?: string | undefined;
  readonly label: string;
  /** The browser plays no sound before somebody presses something. */
  readonly onBlocked?: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element || element.srcObject === stream) return;
    element.srcObject = stream;
    if (stream) void element.play?.()?.catch(() => onBlocked?.());
  });
  return (
    <video
      ref={video}
      className={className}
      aria-label={label}
      muted={muted ?? false}
      autoPlay
      playsInline
    />
  );
}

/** Who listens and who comes, day and night; in every moment of a room. */
export function HelpNumbers({ className }: { className?: string | undefined }) {
  const { t, i18n } = useTranslation('meetings');
  const regions = new Intl.DisplayNames([i18n.language], { type: 'region' });
  return (
    <p className={className ?? styles.numbers}>
      <span>{t('room.help')}</span>{' '}
      {alwaysThere(here()).map(({ role, name, number, href }) => (
        <a
          key={role}
          href={href ?? undefined}
          {...(number ? {} : { target: '_blank', rel: 'noreferrer' })}
        >
          {name} {number}
          {role === 'fromBrazil' ? ` (${regions.of('BR')})` : null}
        </a>
      ))}
    </p>
  );
}

function here() {
  return countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone);
}
