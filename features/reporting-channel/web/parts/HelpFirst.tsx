import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Help } from '#features/crisis/contract/danger.ts';
import { classes as join, plain } from '#packages/ui/plain/index.ts';
import classes from '../listening.module.css';

interface HelpFirstProps {
  readonly help: Help;
  readonly onGoOn: () => void;
}

/** Lines to call, before anything else, where a text tells of danger; nobody is told of it. */
export function HelpFirst({ help, onGoOn }: HelpFirstProps) {
  const { t } = useTranslation('reporting-channel');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={join(plain.card, classes.help)} aria-labelledby="help-first">
      <h2 id="help-first" ref={heading} tabIndex={-1}>
        {t('public.help.title')}
      </h2>
      <p>{t('public.help.text')}</p>
      <ul>
        {help.contacts.map(({ name, number, href }) => (
          <li key={name}>
            {href ? (
              <a href={href}>
                {name}
                {number ? ` ${number}` : ''}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
      <button type="button" className={join(plain.button, plain.primary)} onClick={onGoOn}>
        {t('public.help.goOn')}
      </button>
    </section>
  );
}
