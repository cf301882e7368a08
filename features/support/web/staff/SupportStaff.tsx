import { Button, Stack, TextInput, Title } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { StaffMember } from '#features/access/contract/access.contract.ts';
import {
  Card,
  focusFirstProblem,
  Note,
  showToast,
  useFailureText,
  useOnline,
} from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import classes from '../parts/support.module.css';
import { useWords } from '../use-words.ts';
import { useStaffGrants, useSupportStaff } from './staff.api.ts';

/** Whom the general administration lets answer tickets. */
export default function SupportStaff() {
  const { t, format } = useWords();
  const failureText = useFailureText('support');
  const online = useOnline();
  const query = useSupportStaff();
  const { take } = useStaffGrants();
  const [leaving, setLeaving] = useState<StaffMember | null>(null);
  const people = query.data?.people;
  return (
    <Stack gap="lg">
      <div>
        <Title order={2}>{t('staff.title')}</Title>
        <p className={classes.small}>{t('staff.lead')}</p>
      </div>
      <GiveForm />
      {people ? (
        people.length > 0 ? (
          <Card as="div" flush>
            <ul className={classes.rows}>
              {people.map((one) => (
                <li key={one.id} className={classes.row}>
                  <span className={classes.words}>
                    <strong>{one.name}</strong>
                    <span className={classes.small}>{one.email}</span>
                    <span className={classes.small}>
                      {t('staff.since', { date: format.date(one.since) })}
                    </span>
                  </span>
                  <Button
                    variant="subtle"
                    leftSection={<IconUserMinus size={18} stroke={1.75} aria-hidden />}
                    aria-label={t('staff.takeOf', { name: one.name })}
                    onClick={() => setLeaving(one)}
                  >
                    {t('staff.take')}
                  </Button>
                </li>
              ))}
            </ul>
          </Card>
        ) : (
          <Note>{t('staff.none')}</Note>
        )
      ) : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('staff.failed')}
          text={failureText(online ? query.error : { code: 'offline' })}
        />
      )}
      <ConfirmSheet
        opened={leaving !== null}
        title={t('staff.takeOf', { name: leaving?.name ?? '' })}
        text={t('staff.takeText')}
        action={t('staff.take')}
        run={async () => {
          if (leaving) await take.mutateAsync(leaving.id);
        }}
        onClose={() => setLeaving(null)}
        failureText={failureText}
      />
    </Stack>
  );
}

function GiveForm() {
  const { t } = useWords();
  const failureText = useFailureText('support');
  const { give } = useStaffGrants();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setProblem(null);
    if (!address.includes('@')) {
      setProblem(t('staff.addressMissing'));
      focusFirstProblem(form);
      return;
    }
    try {
      const { name } = await give.mutateAsync(address);
      setAddress('');
      showToast({ text: t('staff.given', { name }) });
    } catch (error) {
      setProblem(failureText(error));
      focusFirstProblem(form);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="sm" maw={460}>
        <TextInput
          type="email"
          label={t('staff.address')}
          autoComplete="off"
          value={address}
          error={problem}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <div>
          <Button type="submit" loading={give.isPending}>
            {t('staff.give')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
