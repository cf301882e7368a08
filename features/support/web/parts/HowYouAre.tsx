import { IconChevronRight, IconLifebuoy } from '@tabler/icons-react';
import { useWords } from '../use-words.ts';
import classes from './support.module.css';

/** Whoever is not well needs no ticket: the way to people who listen. */
export function HowYouAre() {
  const { t } = useWords();
  return (
    <a className={classes.howYouAre} href="/ajuda">
      <IconLifebuoy size={24} stroke={1.75} aria-hidden />
      <span>
        <strong>{t('howYouAre.strong')}</strong> {t('howYouAre.text')}
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </a>
  );
}
