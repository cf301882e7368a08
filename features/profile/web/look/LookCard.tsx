import { VisuallyHidden } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useWho } from '#features/access/web/index.ts';
import { authClient } from '#features/accounts/web/index.ts';
import { AVATARS, type AvatarName, avatarOf } from '#packages/ui/art/avatars.ts';
import { Avatar } from '#packages/ui/index.ts';
import { Failure } from '../parts/Failure.tsx';
import { Section } from '../parts/Section.tsx';
import { answered } from '../profile.api.ts';
import classes from './look.module.css';
import { LanguageSwitch, SchemeSwitch } from './switches.tsx';

/** How the product looks to this person: their plant, the language and the colours. */
export function LookCard() {
  const { t } = useTranslation('profile');
  return (
    <Section title={t('look.title')}>
      <PlantChoice />
      <LanguageSwitch />
      <SchemeSwitch />
    </Section>
  );
}

/** One of the eight plants; it is kept with the account, like the name. */
function PlantChoice() {
  const { t } = useTranslation('profile');
  const name = useId();
  const who = useWho();
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: async (avatar: AvatarName) =>
      answered(await authClient().updateUser({ data: { avatar } })),
  });
  const stands = who.avatar ?? avatarOf(who.id);
  const chosen = isPending ? variables : stands;
  return (
    <fieldset className={classes.plants}>
      <legend>{t('look.plant')}</legend>
      <p className={classes.hint}>{t('look.plantHint')}</p>
      <div className={classes.choices}>
        {AVATARS.map((avatar) => (
          <label key={avatar} className={classes.plant} title={t(`look.plants.${avatar}`)}>
            <input
              type="radio"
              name={name}
              value={avatar}
              checked={chosen === avatar}
              onChange={() => mutate(avatar)}
            />
            <Avatar id="" name={avatar} size={48} />
            <VisuallyHidden>{t(`look.plants.${avatar}`)}</VisuallyHidden>
          </label>
        ))}
      </div>
      <Failure error={error} title={t('errors.save')} />
    </fieldset>
  );
}
