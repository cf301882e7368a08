import { useTranslation } from 'react-i18next';
import classes from './profile.module.css';

const PARTS = ['account', 'look', 'security', 'choices', 'data'] as const;
export type ProfilePart = (typeof PARTS)[number];

/** Where a part of the profile begins. */
export const idOfPart = (part: ProfilePart) => `profile-${part}`;

/** The way to each part of a long page; the heading of the part takes the focus. */
export function ProfileIndex() {
  const { t } = useTranslation('profile');
  return (
    <nav aria-label={t('index.label')} className={classes.index}>
      {PARTS.map((part) => (
        <a
          key={part}
          href={`#${idOfPart(part)}`}
          onClick={(event) => {
            event.preventDefault();
            const place = document.getElementById(idOfPart(part));
            place?.scrollIntoView({ block: 'start' });
            place?.focus({ preventScroll: true });
          }}
        >
          {t(`index.${part}`)}
        </a>
      ))}
    </nav>
  );
}
