import { NativeSelect, Textarea, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Versions } from '#features/content/web/index.ts';
import { ImageField } from '#features/files/web/index.ts';
import { showToast, useFailureText, useOnline } from '#packages/ui/index.ts';
import { EditorFrame } from '#packages/ui/manage/EditorFrame.tsx';
import type { EditorProps } from '#packages/ui/manage/ListAndEditor.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import {
  MAX_PARTNER_NAME,
  MAX_PARTNER_TEXT,
  type ManagedPartner,
  PARTNER_CATEGORIES,
} from '../../contract/partners.contract.ts';
import { LOGO_FOLDER } from '../../contract/partners.rules.ts';
import { draftOf, FIELDS, formOf, newForm, type PartnerForm, problemsOf } from '../form.rules.ts';
import { partnersApi, useManagedPartners, useManaging } from '../partners.api.ts';

/** The form of a partner, once what it begins with is known. */
export function PartnerEditor({ id, onLeave }: EditorProps) {
  const { t } = useTranslation('partners');
  const online = useOnline();
  const query = useManagedPartners();
  const [newId] = useState(() => crypto.randomUUID());
  const found = query.data?.partners.find((partner) => partner.id === id);
  const failed = online ? 'failed' : 'offline';
  return (
    <>
      <Title order={2} tabIndex={-1}>
        {t(id === null ? 'admin.new' : 'admin.change')}
      </Title>
      {id === null || found ? (
        <Form partnerId={id ?? newId} begin={found ?? null} onLeave={onLeave} />
      ) : (
        <InPlace
          query={query}
          loading={t('loading')}
          headingOrder={3}
          title={t(`${failed}.title`)}
          text={t(`${failed}.text`)}
        />
      )}
    </>
  );
}

interface FormProps {
  readonly partnerId: string;
  /** Null for something new. */
  readonly begin: ManagedPartner | null;
  readonly onLeave: (saved: boolean) => void;
}

function Form({ partnerId, begin, onLeave }: FormProps) {
  const { t } = useTranslation('partners');
  const failureText = useFailureText('partners');
  const { save } = useManaging();
  const [base, setBase] = useState(() => ({
    form: begin ? formOf(begin) : newForm(),
    revision: begin?.revision ?? null,
    state: begin?.state ?? ('draft' as const),
  }));
  const [form, setForm] = useState(base.form);
  const [asked, setAsked] = useState(false);
  const problems = asked ? problemsOf(form) : {};
  const set = (change: Partial<PartnerForm>) => setForm({ ...form, ...change });
  const text = (name: 'name' | 'link' | 'description') => ({
    name,
    label: t(`admin.field.${name}`),
    value: form[name],
    error: problems[name] ? t(`admin.problem.${problems[name]}`) : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [name]: event.currentTarget.value }),
  });
  const send = async (revision: number | null) => {
    await save.mutateAsync({ id: partnerId, revision, draft: draftOf(form) });
    showToast({ text: t('admin.saved') });
    onLeave(true);
  };
  const settle = async (keepMine: boolean) => {
    const { partners } = await partnersApi.listManagedPartners();
    const current = partners.find(({ id }) => id === partnerId);
    if (!current || keepMine) return send(current?.revision ?? null);
    const now = formOf(current);
    setBase({ form: now, revision: current.revision, state: current.state });
    setForm(now);
  };
  return (
    <EditorFrame
      isDirty={form !== base.form}
      state={base.state}
      check={() => {
        setAsked(true);
        const found = problemsOf(form);
        return FIELDS.find((field) => found[field]);
      }}
      hasProblems={Object.keys(problems).length > 0}
      save={() => send(base.revision)}
      conflict="conflict"
      settle={settle}
      onLeave={() => onLeave(false)}
      failureText={failureText}
    >
      <TextInput {...text('name')} maxLength={MAX_PARTNER_NAME} />
      <NativeSelect
        label={t('admin.field.category')}
        data={PARTNER_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
        value={form.category}
        onChange={(event) => {
          const category = PARTNER_CATEGORIES.find((one) => one === event.currentTarget.value);
          if (category) set({ category });
        }}
      />
      <TextInput {...text('link')} type="url" placeholder="https://" maxLength={500} />
      <Textarea {...text('description')} maxLength={MAX_PARTNER_TEXT} minRows={2} />
      <ImageField
        legend={t('admin.field.logo')}
        optional={t('admin.optional')}
        bucket="covers"
        folder={LOGO_FOLDER}
        maxSide={800}
        shape="square"
        value={form.logo}
        onChange={(logo) => set({ logo })}
        altError={problems.logo ? t('admin.problem.alt') : undefined}
      />
      {base.revision === null ? null : (
        <Versions
          kind="partner"
          id={partnerId}
          onTake={(draft) => setForm(formOf(draft as unknown as ManagedPartner))}
        />
      )}
    </EditorFrame>
  );
}
