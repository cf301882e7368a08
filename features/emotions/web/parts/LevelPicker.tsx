import { memo, useId } from 'react';
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
export const LevelPicker = memo(function LevelPicker(props: LevelPickerProps) {
  const { label, value, onPick, autoFocus } = props;
  const name = useId();
  return (
    <fieldset
      className={classes.picker}
      onKeyDown={(event) => {
        const level = EMOTION_LEVELS.find((one) => String(one) === event.key);
        if (!level || event.ctrlKey || event.metaKey || event.altKey) return;
        // The ring stands where the choice is, and Tab goes on from there.
        event.currentTarget.querySelectorAll('input')[EMOTION_LEVELS.indexOf(level)]?.focus();
        onPick(level);
      }}
      // The focus goes to the choice with the click, not first to whatever stands around the picker.
      onMouseDown={(event) => event.preventDefault()}
    >
      <legend className={classes.legend}>{label}</legend>
      {EMOTION_LEVELS.map((level) => (
        <Level
          key={level}
          level={level}
          name={name}
          picked={value === level}
          takesFocus={autoFocus === true && (value ?? 3) === level}
          onPick={onPick}
        />
      ))}
    </fieldset>
  );
});

interface LevelProps extends Pick<LevelPickerProps, 'onPick'> {
  readonly level: EmotionLevel;
  readonly name: string;
  readonly picked: boolean;
  readonly takesFocus: boolean;
}

/** One of the choices; a tap draws the two that change and no other. */
const Level = memo(function Level({ level, name, picked, takesFocus, onPick }: LevelProps) {
  return (
    <label className={classes.level} data-picked={picked || undefined}>
      <input
        type="radio"
        name={name}
        className={classes.input}
        checked={picked}
        data-autofocus={takesFocus || undefined}
        onChange={() => onPick(level)}
        // A face that is chosen already may be tapped again to get on.
        onClick={() => picked && onPick(level)}
      />
      <FaceWithWord level={level} />
    </label>
  );
});

const FaceWithWord = memo(function FaceWithWord({ level }: { level: EmotionLevel }) {
  const { t } = useTranslation('common');
  return (
    <>
      <EmotionFace level={level} size={52} />
      <span className={classes.word}>{t(`emotion.${level}`)}</span>
    </>
  );
});
