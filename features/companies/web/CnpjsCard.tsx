import { ActionIcon, Button, Stack, TextInput, Title } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOfLine } from '#packages/kernel/plain-line.ts';
import {
  Card,
  focusFirstProblem,
  Note,
  Sheet,
  SheetFooter,
  showToast,
  Tag,
  useFailureText,
} from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { explainCnpj, formatCnpj, isCnpj } from '../contract/cnpj.rules.ts';
import { type CompanyCnpj, MAX_COMPANY_NAME } from '../contract/company-profile.contract.ts';
import { useProfileChanges } from './company-profile.api.ts';
import classes from './profile.module.css';

const written = (cnpj: string) => formatCnpj(cnpj).text;

/** The numbers of the company and of its group, and the way to add or take away a further one. */
export function CnpjsCard({ cnpjs }: { readonly cnpjs: readonly CompanyCnpj[] }) {
  const { t } = useTranslation('companies');
  const failureText = useFailureText('companies');
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<CompanyCnpj | null>(null);
  const { removeCnpj } = useProfileChanges();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card aria-labelledby="company-cnpjs">
      <div className={classes.head}>
        <Title order={3} id="company-cnpjs" ref={heading} tabIndex={-1}>
          {t('profile.cnpjs.title')}
        </Title>
        <Button
          variant="light"
          leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => setIsAdding(true)}
        >
          {t('profile.cnpjs.add')}
        </Button>
      </div>
      {cnpjs.length === 0 ? <p className={classes.lead}>{t('profile.cnpjs.none')}</p> : null}
      <ul className={classes.rows}>
        {cnpjs.map((one) => (
          <li key={one.cnpj} className={classes.row}>
            <div className={classes.words}>
              <strong>{one.name}</strong>
              <code className={classes.cnpj}>{written(one.cnpj)}</code>
            </div>
            <Tag tone={one.relation === 'head' ? 'leaf' : 'plain'}>
              {t(`profile.cnpjs.relation.${one.relation}`)}
            </Tag>
            {one.relation === 'head' ? null : (
              <ActionIcon
                aria-label={t('profile.cnpjs.removeOf', { name: one.name })}
                onClick={() => setLeaving(one)}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      <Sheet opened={isAdding} onClose={() => setIsAdding(false)} title={t('profile.cnpjs.add')}>
        <CnpjForm onDone={() => setIsAdding(false)} />
      </Sheet>
      {leaving ? (
        <ConfirmSheet
          opened
          title={t('profile.cnpjs.removeTitle', { name: leaving.name })}
          text={t('profile.cnpjs.removeText', { cnpj: written(leaving.cnpj) })}
          action={t('profile.cnpjs.remove')}
          run={async () => {
            await removeCnpj.mutateAsync(leaving.cnpj);
            showToast({ text: t('profile.cnpjs.removed'), kind: 'done' });
          }}
          onClose={() => {
            setLeaving(null);
            requestAnimationFrame(() => heading.current?.focus());
          }}
          failureText={failureText}
        />
      ) : null}
    </Card>
  );
}

function CnpjForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation(['companies', 'accounts']);
  const failureText = useFailureText('companies');
  const [cnpj, setCnpj] = useState('');
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { addCnpj } = useProfileChanges();
  const { kind, ...details } = explainCnpj(cnpj);
  const nameProblem = problemOfLine(name);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    setFailure(null);
    if (!isCnpj(cnpj) || nameProblem) {
      requestAnimationFrame(() => focusFirstProblem(form));
      return;
    }
    try {
      await addCnpj.mutateAsync({ cnpj, name: name.trim() });
      showToast({ text: t('profile.cnpjs.done'), kind: 'done' });
      onDone();
    } catch (error) {
      setFailure(error);
    }
  };
  const said = t(`accounts:cnpj.${kind}`, details);
  const isWrong = tried && kind !== 'valid';
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <TextInput
          label={t('profile.cnpjs.number')}
          value={cnpj}
          description={isWrong ? null : said}
          error={isWrong ? said : null}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            const { value, selectionStart } = event.currentTarget;
            setCnpj(formatCnpj(value, selectionStart ?? value.length).text);
          }}
        />
        <TextInput
          label={t('profile.cnpjs.name')}
          maxLength={MAX_COMPANY_NAME}
          value={name}
          error={
            tried && nameProblem
              ? t(
                  nameProblem === 'missing'
                    ? 'profile.nameMissing'
                    : 'accounts:problems.name_unfit',
                )
              : null
          }
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {failure ? (
          <Note tone="sun" role="alert">
            {failureText(failure)}
          </Note>
        ) : null}
        <SheetFooter>
          <Button type="submit" loading={addCnpj.isPending}>
            {t('profile.cnpjs.save')}
          </Button>
        </SheetFooter>
      </Stack>
    </form>
  );
}
