import { useTranslation } from 'react-i18next';
import { Drawing } from '#packages/ui/art/Drawing.tsx';
import { emotionFace } from '#packages/ui/art/emotions.ts';
import { classes, plain } from '#packages/ui/plain/index.ts';
import styles from './faces.module.css';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** The five faces to try: a choice stays on this page, is answered by the style sheet alone and sent nowhere. */
export function Faces() {
  const { t } = useTranslation('landing');
  return (
    <fieldset className={styles.faces}>
      <legend>{t('faces.question')}</legend>
      <div className={styles.row}>
        {LEVELS.map((level) => (
          <label key={level} className={styles.face}>
            <input type="radio" name="face" value={level} autoComplete="off" />
            <Drawing svg={emotionFace(level, 48)} />
            <span>{t(`faces.level.${level}`)}</span>
          </label>
        ))}
      </div>
      <p className={styles.answer}>{t('faces.answer')}</p>
      <p className={classes(plain.small, plain.muted)}>{t('faces.here')}</p>
    </fieldset>
  );
}
