import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Lines } from '../parts/Lines.tsx';
import type { LeftOut } from './daylio.rules.ts';
import type { Clipped } from './daylio-records.rules.ts';

/** Lines that are named one by one; of more there is only a number. */
const MOST_NAMED = 20;

interface DaylioLimitsProps {
  readonly leftOut: readonly LeftOut[];
  readonly clipped: readonly Clipped[];
}

/** What of an export does not come along as it is, line by line, before anything is brought in. */
export function DaylioLimits({ leftOut, clipped }: DaylioLimitsProps) {
  const { t } = useTranslation('profile');
  const { number } = useFormat();
  const named = (lines: readonly string[]) =>
    lines.length > MOST_NAMED
      ? [
          ...lines.slice(0, MOST_NAMED),
          t('ownData.daylio.more', { count: lines.length - MOST_NAMED }),
        ]
      : lines;
  return (
    <>
      {leftOut.length > 0 ? (
        <Lines
          title={t('ownData.daylio.leftOut.title')}
          lines={named(
            leftOut.map(({ line, reason }) => t(`ownData.daylio.leftOut.${reason}`, { line })),
          )}
        />
      ) : null}
      {clipped.length > 0 ? (
        <Lines
          title={t('ownData.daylio.clipped.title')}
          lines={named(
            clipped.map(({ line, length, most }) =>
              t('ownData.daylio.clipped.line', {
                line,
                length: number(length),
                most: number(most),
              }),
            ),
          )}
        />
      ) : null}
    </>
  );
}
