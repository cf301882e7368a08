import { Radio, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCnpj } from '#features/companies/contract/cnpj.rules.ts';
import { Note, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { SearchField } from '#packages/ui/parts/SearchField.tsx';
import { useCompanies } from './admin.api.ts';
import classes from './admin.module.css';
import { ChangeForm } from './ChangeForm.tsx';
import type { UserFormProps } from './UserSheet.tsx';
import { useUserChanges } from './user-changes.api.ts';

const TYPING_MS = 250;
/** So many companies are shown to choose from; a search finds the others. */
const MOST = 8;
const NONE = 'none';

/** Which company somebody belongs to, found by name or number. */
export function UserCompanyForm({ user, onDone, onClose }: UserFormProps) {
  const { t } = useTranslation('admin');
  const failureText = useFailureText('admin');
  const { setCompany } = useUserChanges();
  const [text, setText] = useState('');
  const [typed] = useDebouncedValue(text.trim(), TYPING_MS);
  const [chosen, setChosen] = useState(user.company);
  const query = useCompanies({ text: typed, sort: 'name', descending: false });
  const found = (query.data?.pages[0]?.companies ?? []).slice(0, MOST);
  // Their own company and the chosen one stay in sight, whatever is searched for.
  const kept = [user.company, chosen?.id === user.company?.id ? null : chosen].flatMap((company) =>
    company && !found.some(({ id }) => id === company.id) ? company : [],
  );
  const failure = setCompany.error ? failureText(setCompany.error) : null;
  const save = () => {
    if (chosen?.id === user.company?.id) return onClose();
    setCompany
      .mutateAsync({ id: user.id, companyId: chosen?.id ?? null })
      .then(onDone, () => undefined);
  };
  return (
    <ChangeForm action={t('save')} saving={setCompany.isPending} onSave={save}>
      <SearchField
        label={t('companies.search')}
        clearLabel={t('clear')}
        value={text}
        onChange={setText}
        found=""
      />
      {query.data ? null : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('companies.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      <Radio.Group
        label={t('users.column.company')}
        value={chosen?.id ?? NONE}
        error={failure}
        onChange={(value) => {
          setChosen([...kept, ...found].find(({ id }) => id === value) ?? null);
          setCompany.reset();
        }}
      >
        <Stack gap="sm" mt="xs">
          <Radio value={NONE} label={t('users.noCompany')} />
          {kept.map(({ id, name }) => (
            <Radio key={id} value={id} label={name} />
          ))}
          {found.map(({ id, name, cnpj }) => (
            <Radio
              key={id}
              value={id}
              label={name}
              description={cnpj ? formatCnpj(cnpj).text : null}
            />
          ))}
        </Stack>
      </Radio.Group>
      {query.data && found.length === 0 ? (
        <p className={classes.lead}>{t('companies.none')}</p>
      ) : null}
      <Note>{t('users.setCompany.hint')}</Note>
    </ChangeForm>
  );
}
