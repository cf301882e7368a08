import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmotionFace } from '#packages/ui/index.ts';
import { EMOTION_LEVELS, type EmotionLevel } from '../../contract/emotions.contract.ts';
import classes from './LevelPicker.module.css';

interface LevelPickerProps {
  /** Read before the choices; the visible heading may say the same. */
  readonly label: string;
  readonly value: EmotionLevel | null;
  readonly onPick: (level: EmotionLevel) => void;
  /** Takes the focus when the sheet around it opens. */
  readonly autoFocus?: boolean;
}

/**
 * The five levels as faces with their words: one tap, or the keys 1 to 5 anywhere inside. Real radio
 * buttons, so that arrows, screen readers and forced colours work as everywhere.
 */
export function LevelPicker({ label, value, onPick, autoFocus }: LevelPickerProps) {
  const { t } = useTranslation('common');
  const name = useId();
  return (
    <fieldset
      className={classes.picker}
      onKeyDown={(event) => {
        const level = EMOTION_LEVELS.find((one) => String(one) === event.key);
        if (level && !event.ctrlKey && !event.metaKey && !event.altKey) onPick(level);
      }}
    >
      <legend className={classes.legend}>{label}</legend>
      {EMOTION_LEVELS.map((level) => (
        <label key={level} className={classes.level} data-picked={value === level || undefined}>
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={value === level}
            data-autofocus={(autoFocus && (value ?? 3) === level) || undefined}
            onChange={() => onPick(level)}
            // A face that is chosen already may be tapped again to get on.
            onClick={() => value === level && onPick(level)}
          />
          <EmotionFace level={level} size={52} />
          <span>{t(`emotion.${level}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
