import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '#features/access/contract/access.contract.ts';
import { checkName } from '#features/accounts/contract/registration.rules.ts';
import { authClient } from '#features/accounts/web/index.ts';
import { INVITATIONS_PATH, useOwnPlace } from '#features/companies/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { showToast } from '#packages/ui/index.ts';
import { LeaveCompany } from '../company/LeaveCompany.tsx';
import { answered, useAccount, useAccountChanged } from '../profile.api.ts';
import { isManaged } from '../rules/methods.rules.ts';
import { EmailPart } from './EmailPart.tsx';
import { Failure } from './Failure.tsx';
import classes from './profile.module.css';
import { Section } from './Section.tsx';

/** Who the person is here: name, address, company and since when. */
export function PersonCard({ me }: { readonly me: Me }) {
  const { t } = useTranslation('profile');
  const format = useFormat(me.timeZone);
  const { data: user } = useAccount();
  const facts = useRef<HTMLDListElement>(null);
  const own = useOwnPlace(me.company !== null).data;
  const place = me.company && own ? [own.sector, own.site].filter(Boolean).join(' · ') : '';
  return (
    <Section title={t('person.title')}>
      <NameForm fullName={me.fullName} />
      <EmailPart />
      <dl ref={facts} tabIndex={-1} className={classes.facts}>
        {/* Somebody who comes in through a company need not belong to one here: saying so would puzzle. */}
        {me.company || !isManaged(user) ? (
          <div>
            <dt>{t('person.company')}</dt>
            <dd>{me.company?.name ?? t('person.noCompany')}</dd>
          </div>
        ) : null}
        {place ? (
          <div>
            <dt>{t('person.place')}</dt>
            <dd>{place}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('person.since')}</dt>
          <dd>{format.date(me.memberSince)}</dd>
        </div>
      </dl>
      {me.company ? null : (
        <div className={classes.actions}>
          <Button
            variant="default"
            renderRoot={(props) => <Link to={INVITATIONS_PATH} {...props} />}
          >
            {t('person.invitations')}
          </Button>
        </div>
      )}
      {/* Its button goes with the company: the keyboard goes on where the card says that there is none. */}
      {me.company ? <LeaveCompany me={me} onLeft={() => facts.current?.focus()} /> : null}
    </Section>
  );
}

function NameForm({ fullName }: { readonly fullName: string }) {
  const { t } = useTranslation(['profile', 'accounts']);
  const id = useId();
  const changed = useAccountChanged();
  const [name, setName] = useState(fullName);
  const [problem, setProblem] = useState<ReturnType<typeof checkName>>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (full_name: string) =>
      answered(await authClient().updateUser({ data: { full_name } })),
    onSuccess: async () => {
      showToast({ text: t('person.saved'), kind: 'done' });
      await changed();
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = checkName(name);
        setProblem(found);
        if (found) document.getElementById(id)?.focus();
        else if (!isPending) mutate(name.trim());
      }}
    >
      <TextInput
        id={id}
        label={t('accounts:form.fullName')}
        autoComplete="name"
        value={name}
        error={problem ? t(`accounts:problems.${problem}`) : null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Failure error={error} title={t('errors.save')} />
      {name.trim() !== fullName || error ? (
        <Button type="submit" loading={isPending}>
          {t('person.save')}
        </Button>
      ) : null}
    </form>
  );
}
