import { Button, Stack, Textarea, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Note, Sheet, SheetFooter, showToast, useFailureText } from '#packages/ui/index.ts';
import { GUIDELINES } from '../../contract/records.ts';
import { recordsOf } from '../rules/file.rules.ts';
import { useChanges } from '../working-conditions.api.ts';
import classes from './conditions.module.css';
import type { TabProps } from './RecordsView.tsx';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Code = (typeof GUIDELINES)[number];

/** The guidelines of Lei 14.831 with what a company has to show for each. */
export function LawTab({ file }: TabProps) {
  const { t } = useTranslation('working-conditions');
  const [writing, setWriting] = useState<Code | null>(null);
  const kept = new Map(recordsOf(file, 'guideline').map((record) => [record.id, record]));
  const record = writing ? kept.get(writing) : undefined;
  return (
    <>
      <div>
        <Title order={2} size="h3">
          {t('law.title')}
        </Title>
        <p className={classes.lead}>{t('law.lead')}</p>
        <p className={classes.lead}>
          {t('law.count', { done: kept.size, all: GUIDELINES.length })}
        </p>
      </div>
      {(['I', 'II', 'III'] as const).map((group) => (
        <Card key={group} aria-labelledby={`law-${group}`}>
          <Title order={3} id={`law-${group}`}>
            {t(`law.${group}`)}
          </Title>
          <ul className={classes.rows}>
            {GUIDELINES.filter((code) => code.startsWith(`${group}-`)).map((code) => {
              const evidence = kept.get(code)?.content.evidence;
              const Icon = evidence ? IconCircleCheck : IconCircleDashed;
              return (
                <li key={code} className={classes.row}>
                  <div>
                    <p className={classes.doing}>
                      <Icon {...ICON} />
                      <strong>
                        {code.split('-')[1]}) {t(`guidelines.${code}`)}
                      </strong>
                    </p>
                    <p className={evidence ? classes.text : classes.small}>
                      {evidence ?? t('law.none')}
                    </p>
                  </div>
                  {file.mayChange ? (
                    <Button
                      variant="default"
                      size="sm"
                      aria-label={`${t(evidence ? 'law.edit' : 'law.write')}: ${t(`guidelines.${code}`)}`}
                      onClick={() => setWriting(code)}
                    >
                      {t(evidence ? 'law.edit' : 'law.write')}
                    </Button>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </Card>
      ))}
      <Sheet
        opened={writing !== null}
        onClose={() => setWriting(null)}
        title={writing ? t(`guidelines.${writing}`) : ''}
      >
        {writing ? (
          <GuidelineForm
            code={writing}
            base={record?.version ?? 0}
            start={record?.content.evidence ?? ''}
            onDone={() => setWriting(null)}
          />
        ) : null}
      </Sheet>
    </>
  );
}

interface GuidelineFormProps {
  readonly code: Code;
  readonly base: number;
  readonly start: string;
  readonly onDone: () => void;
}

function GuidelineForm({ code, base, start, onDone }: GuidelineFormProps) {
  const { t } = useTranslation('working-conditions');
  const failureText = useFailureText('working-conditions');
  const { save } = useChanges();
  const [evidence, setEvidence] = useState(start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutateAsync({ kind: 'guideline', id: code, base, content: { evidence } }).then(
      ({ version }) => {
        showToast({ kind: 'done', text: t('form.saved', { version }) });
        onDone();
      },
      () => undefined,
    );
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Textarea
          label={t('law.evidence')}
          autosize
          minRows={4}
          maxRows={12}
          maxLength={4_000}
          required
          withAsterisk={false}
          value={evidence}
          onChange={(event) => setEvidence(event.currentTarget.value)}
        />
        {save.error ? (
          <Note tone="sun" role="alert">
            {failureText(save.error)}
          </Note>
        ) : null}
        <SheetFooter>
          <Button type="submit" loading={save.isPending}>
            {t('form.save')}
          </Button>
        </SheetFooter>
      </Stack>
    </form>
  );
}
