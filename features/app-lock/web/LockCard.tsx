import { Button, NativeSelect, PasswordInput, Stack, Title } from '@mantine/core';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Note, showToast } from '#packages/ui/index.ts';
import classes from './app-lock.module.css';
import { KeySetting } from './KeySetting.tsx';
import { DELAYS, type Delay, PIN } from './lock.rules.ts';
import { lockOf, removeLock, setDelay, setLock, subscribeToLock } from './lock.store.ts';

/** Sets, changes and takes away the PIN of this device. */
export function LockCard({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('app-lock');
  const minutes = useSyncExternalStore(subscribeToLock, () => lockOf(userId)?.minutes ?? null);
  const [isSetting, setIsSetting] = useState(false);
  const delays = DELAYS.map((one) => ({
    value: String(one),
    label: one === 0 ? t('card.atOnce') : t('card.after', { count: one }),
  }));
  return (
    <Card aria-labelledby="app-lock">
      <Title order={2} size="h3" id="app-lock">
        {t('card.title')}
      </Title>
      <p>{t('card.text')}</p>
      {minutes !== null && !isSetting ? (
        <Stack gap="md">
          <NativeSelect
            label={t('card.when')}
            value={String(minutes)}
            data={delays}
            onChange={(event) => setDelay(userId, Number(event.currentTarget.value) as Delay)}
          />
          <KeySetting userId={userId} />
          <div className={classes.fields}>
            <Button variant="default" onClick={() => setIsSetting(true)}>
              {t('card.change')}
            </Button>
            <Button
              variant="default"
              onClick={() => {
                removeLock(userId);
                showToast({ kind: 'done', text: t('card.removed') });
              }}
            >
              {t('card.remove')}
            </Button>
          </div>
        </Stack>
      ) : (
        <PinForm
          userId={userId}
          minutes={(minutes ?? 1) as Delay}
          onDone={() => {
            setIsSetting(false);
            showToast({ kind: 'done', text: t('card.set') });
          }}
        />
      )}
    </Card>
  );
}

interface PinFormProps {
  readonly userId: string;
  readonly minutes: Delay;
  readonly onDone: () => void;
}

function PinForm({ userId, minutes, onDone }: PinFormProps) {
  const { t } = useTranslation('app-lock');
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<'digits' | 'differs' | 'notKept' | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!PIN.test(pin)) return setProblem('digits');
    if (pin !== again) return setProblem('differs');
    if (!(await setLock(userId, pin, minutes))) return setProblem('notKept');
    setProblem(null);
    onDone();
  };
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="md">
        <div className={classes.fields}>
          <PasswordInput
            label={t('card.pin')}
            description={t('card.digits')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={pin}
            error={problem === 'digits' ? t('card.digitsWrong') : undefined}
            onChange={(event) => setPin(digits(event.currentTarget.value))}
          />
          <PasswordInput
            label={t('card.again')}
            description={t('card.againHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={again}
            error={problem === 'differs' ? t('card.differs') : undefined}
            onChange={(event) => setAgain(digits(event.currentTarget.value))}
          />
        </div>
        {problem === 'notKept' ? (
          <Note tone="sun" role="alert">
            {t('card.notKept')}
          </Note>
        ) : null}
        <div>
          <Button type="submit">{t('card.save')}</Button>
        </div>
      </Stack>
    </form>
  );
}
