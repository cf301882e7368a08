import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLegalDialog } from '#features/accounts/web/index.ts';
import { lazyPart, PartFailed } from '#packages/ui/index.ts';
import { useAccount } from '../profile.api.ts';
import { isManaged } from '../rules/methods.rules.ts';
import classes from './profile.module.css';
import { Section } from './Section.tsx';

const DOCUMENTS = ['privacy', 'protection', 'terms'] as const;
type Document = (typeof DOCUMENTS)[number];

const LegalDialog = lazyPart<{ document: Document; onClose: () => void }>(
  async () => ({ default: (await loadLegalDialog()).LegalDialog }),
  { failed: (retry, { onClose }) => <PartFailed onRetry={retry} onClose={onClose} /> },
);

/**
 * What happens to the person's data, in one sentence and in the papers. People who come in through
 * their company are told who else could (decision 0019).
 */
export function PrivacyCard() {
  const { t } = useTranslation(['profile', 'accounts']);
  const [document, setDocument] = useState<Document>();
  const { data: user } = useAccount();
  return (
    <Section
      title={t('privacy.title')}
      lead={t(isManaged(user) ? 'privacy.company' : 'privacy.text')}
    >
      <div className={classes.actions}>
        {DOCUMENTS.map((name) => (
          <Button key={name} variant="default" onClick={() => setDocument(name)}>
            {t(`accounts:register.${name}Link`)}
          </Button>
        ))}
      </div>
      {document ? <LegalDialog document={document} onClose={() => setDocument(undefined)} /> : null}
    </Section>
  );
}
