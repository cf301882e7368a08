import {
  Button,
  NativeSelect,
  NumberInput,
  Stack,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Card,
  focusFirstProblem,
  Note,
  Sheet,
  SheetFooter,
  showToast,
  useFailureText,
} from '#packages/ui/index.ts';
import { FieldGroup } from '#packages/ui/parts/FieldGroup.tsx';
import { type Content, CRITERIA_ID } from '../../contract/records.ts';
import { type RecordOf, recordsOf } from '../rules/file.rules.ts';
import { useDates } from '../use-dates.ts';
import { useChanges } from '../working-conditions.api.ts';
import classes from './conditions.module.css';
import type { TabProps } from './RecordsView.tsx';

const SCALES = ['severity', 'demands', 'weakness'] as const;
type Criteria = Content<'criteria'>;

/** How risks are judged: the published version, and the form of the next one. */
export function CriteriaTab({ file }: TabProps) {
  const { t } = useTranslation('working-conditions');
  const [isWriting, setIsWriting] = useState(false);
  const [criteria] = recordsOf(file, 'criteria');
  return (
    <Card aria-labelledby="criteria">
      <div className={classes.head}>
        <div>
          <Title order={2} size="h3" id="criteria">
            {t('criteria.title')}
          </Title>
          <p className={classes.lead}>{t('criteria.lead')}</p>
        </div>
        {file.mayChange ? (
          <Button
            variant={criteria ? 'default' : 'filled'}
            leftSection={<IconPencil size={20} stroke={1.75} aria-hidden />}
            onClick={() => setIsWriting(true)}
          >
            {t(criteria ? 'criteria.edit' : 'criteria.write')}
          </Button>
        ) : null}
      </div>
      {criteria ? (
        <Published criteria={criteria} />
      ) : (
        <p className={classes.lead}>{t('criteria.empty')}</p>
      )}
      <Sheet
        opened={isWriting}
        onClose={() => setIsWriting(false)}
        title={t(criteria ? 'criteria.edit' : 'criteria.write')}
      >
        <CriteriaForm kept={criteria} onDone={() => setIsWriting(false)} />
      </Sheet>
    </Card>
  );
}

function Published({ criteria }: { readonly criteria: RecordOf<'criteria'> }) {
  const { t } = useTranslation('working-conditions');
  const { at: written } = useDates();
  const { content, version, at, by } = criteria;
  const { first, next, firstDays, nextDays, reviewYears } = content;
  const bounds = { first, next, firstDays, nextDays, reviewYears };
  const numbers = ['first', 'next', 'firstDays', 'nextDays', 'reviewYears'] as const;
  return (
    <div className={classes.stack}>
      <p className={classes.small}>{t('criteria.version', { version, by, date: written(at) })}</p>
      <p className={classes.text}>{content.method}</p>
      <div className={classes.scales}>
        {SCALES.map((scale) => (
          <section key={scale} aria-label={t(`fields.${scale}`)}>
            <Title order={3} size="h4">
              {t(`fields.${scale}`)}
            </Title>
            <ol>
              {content[scale].map((meaning) => (
                <li key={meaning}>{meaning}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <p>{t('criteria.formula')}</p>
      <dl className={classes.nine}>
        {numbers.map((name) => (
          <div key={name}>
            <dt>{t(`fields.${name}`)}</dt>
            <dd>{name === 'reviewYears' ? t(`fields.years${reviewYears}`) : bounds[name]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface CriteriaFormProps {
  readonly kept: RecordOf<'criteria'> | undefined;
  readonly onDone: () => void;
}

function CriteriaForm({ kept, onDone }: CriteriaFormProps) {
  const { t } = useTranslation('working-conditions');
  const failureText = useFailureText('working-conditions');
  const { save } = useChanges();
  const starter = (scale: (typeof SCALES)[number]) =>
    [0, 1, 2, 3, 4].map((at) => t(`criteria.starter.${scale}.${at}`));
  const [draft, setDraft] = useState<Criteria>(
    kept?.content ?? {
      method: t('criteria.starter.method'),
      ...{
        severity: starter('severity'),
        demands: starter('demands'),
        weakness: starter('weakness'),
      },
      ...{ first: 12, next: 6, firstDays: 60, nextDays: 180, reviewYears: 2 },
    },
  );
  const [wrong, setWrong] = useState(false);
  const change = (part: Partial<Criteria>) => setDraft({ ...draft, ...part });
  const base = kept?.version ?? 0;
  const isEmpty = (text: string) => wrong && text.trim() === '';
  const required = t('form.required');
  const boundsWrong = draft.next >= draft.first;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = [draft.method, ...SCALES.flatMap((scale) => draft[scale])];
    if (boundsWrong || texts.some((text) => text.trim() === '')) {
      setWrong(true);
      focusFirstProblem(event.currentTarget);
      return;
    }
    save.mutateAsync({ kind: 'criteria', id: CRITERIA_ID, base, content: { ...draft } }).then(
      ({ version }) => {
        showToast({ kind: 'done', text: t('form.saved', { version }) });
        onDone();
      },
      () => undefined,
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Textarea
          label={t('fields.method')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={4_000}
          value={draft.method}
          error={isEmpty(draft.method) ? required : undefined}
          onChange={(event) => change({ method: event.currentTarget.value })}
        />
        {SCALES.map((scale) => (
          <FieldGroup key={scale} legend={t(`fields.${scale}`)}>
            <Stack gap="xs">
              {draft[scale].map((meaning, at) => (
                <TextInput
                  // biome-ignore lint/suspicious/noArrayIndexKey: a grade is its place
                  key={at}
                  label={t('grade.n', { n: at + 1 })}
                  maxLength={200}
                  value={meaning}
                  error={isEmpty(meaning) ? required : undefined}
                  onChange={(event) =>
                    change({ [scale]: draft[scale].with(at, event.currentTarget.value) })
                  }
                />
              ))}
            </Stack>
          </FieldGroup>
        ))}
        {(['first', 'next', 'firstDays', 'nextDays'] as const).map((name) => (
          <NumberInput
            key={name}
            label={t(`fields.${name}`)}
            min={name.endsWith('Days') ? 1 : 2}
            max={name.endsWith('Days') ? 730 : 25}
            clampBehavior="strict"
            allowDecimal={false}
            value={draft[name]}
            error={name === 'next' && boundsWrong ? t('form.bounds') : undefined}
            onChange={(value) => change({ [name]: Number(value) })}
          />
        ))}
        <NativeSelect
          label={t('fields.reviewYears')}
          value={String(draft.reviewYears)}
          data={['2', '3'].map((value) => ({ value, label: t(`fields.years${value}`) }))}
          onChange={(event) => change({ reviewYears: event.currentTarget.value === '3' ? 3 : 2 })}
        />
        {save.error ? (
          <Note tone="sun" role="alert">
            {failureText(save.error)}
          </Note>
        ) : null}
        <SheetFooter>
          <Button type="submit" loading={save.isPending}>
            {t('criteria.publish', { version: base + 1 })}
          </Button>
        </SheetFooter>
      </Stack>
    </form>
  );
}
