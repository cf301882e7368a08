import { ActionIcon, Button, NativeSelect, Stack, TextInput, Title } from '@mantine/core';
import { IconEye, IconPlus, IconShieldCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COMPANY_GRANTS, type CompanyGrantKind } from '#features/access/contract/access.rules.ts';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, Note, Sheet, SheetFooter, showToast, useFailureText } from '#packages/ui/index.ts';
import type { CompanyGrantHolder } from '../contract/company-grants.contract.ts';
import { useCompanyGrants, useGrantChanges } from './company-grants.api.ts';
import classes from './profile.module.css';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

const nameOf = ({ name, addressHint }: CompanyGrantHolder, nameless: string) =>
  name || addressHint || nameless;

/** Who reads the records of the company beside its admins: the safety committee and auditors. */
export function GrantsCard() {
  const { t } = useTranslation('companies');
  const failureText = useFailureText('companies');
  const { data, error } = useCompanyGrants();
  const { take } = useGrantChanges();
  const [isAdding, setIsAdding] = useState(false);
  const holders = data ?? [];
  const end = (holder: CompanyGrantHolder) =>
    take.mutateAsync({ userId: holder.userId, kind: holder.kind }).then(
      () =>
        showToast({
          text: t('grants.taken', { name: nameOf(holder, t('people.nameless')) }),
          kind: 'done',
        }),
      (failure) => showToast({ text: failureText(failure), kind: 'failed' }),
    );
  return (
    <Card aria-labelledby="company-grants">
      <div className={classes.head}>
        <Title order={3} id="company-grants">
          {t('grants.title')}
        </Title>
        <ActionIcon aria-label={t('grants.add')} onClick={() => setIsAdding(true)}>
          <IconPlus {...ICON} />
        </ActionIcon>
      </div>
      <p className={classes.lead}>{t('grants.lead')}</p>
      {error ? (
        <Note tone="sun" role="alert">
          {failureText(error)}
        </Note>
      ) : null}
      {data && holders.length === 0 ? <p className={classes.lead}>{t('grants.none')}</p> : null}
      <ul className={classes.rows}>
        {holders.map((holder) => (
          <GrantRow
            key={`${holder.kind}/${holder.userId}`}
            holder={holder}
            onEnd={() => void end(holder)}
          />
        ))}
      </ul>
      <Sheet opened={isAdding} onClose={() => setIsAdding(false)} title={t('grants.add')}>
        <GiveGrant
          onDone={(outcome) => {
            setIsAdding(false);
            showToast({ text: t(`grants.done.${outcome}`), kind: 'done' });
          }}
        />
      </Sheet>
    </Card>
  );
}

interface GrantRowProps {
  readonly holder: CompanyGrantHolder;
  readonly onEnd: () => void;
}

function GrantRow({ holder, onEnd }: GrantRowProps) {
  const { kind, addressHint, until } = holder;
  const { t } = useTranslation('companies');
  const format = useFormat(useTimeZone());
  const Icon = kind === 'committee' ? IconShieldCheck : IconEye;
  const kindText = t(`grants.kind.${kind}`);
  const name = nameOf(holder, t('people.nameless'));
  return (
    <li className={classes.unit}>
      <Icon {...ICON} />
      <span className={classes.words}>
        <strong>{name}</strong>
        <span className={classes.facts}>
          {until ? t('grants.until', { kind: kindText, date: format.day(until) }) : kindText}
        </span>
        {holder.name && addressHint ? <span className={classes.facts}>{addressHint}</span> : null}
      </span>
      <ActionIcon aria-label={t('grants.end', { name })} onClick={onEnd}>
        <IconX {...ICON} />
      </ActionIcon>
    </li>
  );
}

function GiveGrant({ onDone }: { readonly onDone: (outcome: 'given' | 'invited') => void }) {
  const { t } = useTranslation('companies');
  const failureText = useFailureText('companies');
  const { give } = useGrantChanges();
  const [kind, setKind] = useState<CompanyGrantKind>('committee');
  const [address, setAddress] = useState('');
  const [until, setUntil] = useState('');
  const save = () =>
    give.mutateAsync({ kind, address, until: kind === 'auditor' ? until : null }).then(
      ({ outcome }) => onDone(outcome),
      () => undefined,
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap="md">
        <NativeSelect
          label={t('grants.as')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as CompanyGrantKind)}
          data={COMPANY_GRANTS.map((value) => ({ value, label: t(`grants.kind.${value}`) }))}
        />
        <p className={classes.text}>{t(`grants.may.${kind}`)}</p>
        <TextInput
          label={t('grants.address')}
          description={t('grants.addressHint')}
          type="email"
          required
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        {kind === 'auditor' ? (
          <TextInput
            label={t('grants.untilLabel')}
            type="date"
            required
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
        ) : null}
        {give.error ? (
          <Note tone="sun" role="alert">
            {failureText(give.error)}
          </Note>
        ) : null}
        <SheetFooter>
          <Button type="submit" loading={give.isPending}>
            {t('grants.give')}
          </Button>
        </SheetFooter>
      </Stack>
    </form>
  );
}
