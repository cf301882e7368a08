import { Button, Stack, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { access, useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, Sheet, showToast, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { type CompanyProfile, MAX_COMPANY_NAME } from '../contract/company-profile.contract.ts';
import { CnpjsCard } from './CnpjsCard.tsx';
import { CodeCard } from './CodeCard.tsx';
import { useCompanyProfile, useProfileChanges } from './company-profile.api.ts';
import { GrantsCard } from './GrantsCard.tsx';
import { NameForm } from './NameForm.tsx';
import classes from './profile.module.css';
import { UnitsCard } from './UnitsCard.tsx';

/** What a company says of itself, and what it divides its people by. */
export default function CompanyProfileTab() {
  const { t } = useTranslation('companies');
  const failureText = useFailureText('companies');
  const query = useCompanyProfile();
  if (!query.data) {
    return (
      <InPlace
        query={query}
        loading={t('profile.loading')}
        title={t('profile.failed')}
        text={failureText(query.error ?? { code: 'offline' })}
      />
    );
  }
  const { cnpjs, units } = query.data;
  return (
    <Stack gap="lg">
      <div>
        <Title order={2}>{t('profile.title')}</Title>
        <p className={classes.lead}>{t('profile.lead')}</p>
      </div>
      <div className={classes.two}>
        <div className={classes.column}>
          <NameCard company={query.data} />
          <CnpjsCard cnpjs={cnpjs} />
          <CodeCard />
          <GrantsCard />
        </div>
        <div className={classes.column}>
          <UnitsCard kind="site" units={units.filter(({ kind }) => kind === 'site')} />
          <UnitsCard kind="sector" units={units.filter(({ kind }) => kind === 'sector')} />
        </div>
      </div>
    </Stack>
  );
}

function NameCard({ company }: { readonly company: CompanyProfile }) {
  const { t } = useTranslation('companies');
  const format = useFormat(useTimeZone());
  const [isEditing, setIsEditing] = useState(false);
  const { rename } = useProfileChanges();
  const { name, since, people } = company;
  const save = async (changed: string) => {
    await rename.mutateAsync(changed);
    access.refresh();
    setIsEditing(false);
    showToast({ text: t('profile.name.done'), kind: 'done' });
  };
  return (
    <Card aria-labelledby="company-name">
      <div className={classes.head}>
        <span className={classes.letters} aria-hidden>
          {lettersOf(name)}
        </span>
        <div className={classes.words}>
          <Title order={3} id="company-name">
            {name}
          </Title>
          <span className={classes.facts}>
            {t('profile.since', { date: format.date(since) })} ·{' '}
            {t('profile.people', { count: people })}
          </span>
        </div>
        <Button
          variant="default"
          leftSection={<IconPencil size={20} stroke={1.75} aria-hidden />}
          onClick={() => setIsEditing(true)}
        >
          {t('profile.name.edit')}
        </Button>
      </div>
      <Sheet opened={isEditing} onClose={() => setIsEditing(false)} title={t('profile.name.title')}>
        <NameForm
          label={t('profile.name.label')}
          start={name}
          most={MAX_COMPANY_NAME}
          action={t('profile.save')}
          onSave={save}
        />
      </Sheet>
    </Card>
  );
}

const lettersOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
