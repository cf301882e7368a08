import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceParts } from '#packages/offline-queue/index.ts';
import { useFailureText } from '#packages/ui/index.ts';
import classes from './profile.module.css';
import { Section } from './Section.tsx';

/**
 * What is kept here to be read without a connection says what the person has read: whoever shares a
 * device with others can take it away without signing out.
 */
export function KeptHereCard({ userId }: { readonly userId: string }) {
  const { t } = useTranslation('profile');
  const failureText = useFailureText('profile');
  const [removed, setRemoved] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setFailure(null);
    try {
      for (const { forgetReading } of await deviceParts()) forgetReading?.(userId);
      setRemoved(true);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <Section title={t('keptHere.title')} lead={t('keptHere.text')}>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void remove()}>
          {t('keptHere.remove')}
        </Button>
      </div>
      {failure ? <p role="alert">{failure}</p> : null}
      <p role="status" className={classes.hint}>
        {removed ? t('keptHere.removed') : null}
      </p>
    </Section>
  );
}
