import { Button, NativeSelect, Stack, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat, useLanguage } from '#packages/i18n/web/index.ts';
import { CSV_MARK, csvLine, csvSeparatorOf } from '#packages/kernel/csv.ts';
import { calendarDayOf } from '#packages/kernel/wall-clock.ts';
import { Card, EmptyState, Note, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { SearchField } from '#packages/ui/parts/SearchField.tsx';
import { saveFile } from '#packages/ui/save-file.ts';
import { ACT_GROUPS, ACTS, type ActGroup, type AuditedAct } from '../contract/audit.contract.ts';
import { ActRow } from './ActRow.tsx';
import { type ActFilter, allActs, useActs } from './audit.api.ts';
import classes from './audit.module.css';

const TYPING_MS = 250;
const PERIODS = [30, 90, 365] as const;

/** What the administration did, by day, to search, narrow down and take along as a file. */
export default function AuditLog() {
  const { t } = useTranslation('audit');
  const failureText = useFailureText('audit');
  const timeZone = useTimeZone();
  const format = useFormat(timeZone);
  const [text, setText] = useState('');
  const [typed] = useDebouncedValue(text.trim(), TYPING_MS);
  const [group, setGroup] = useState<ActGroup | ''>('');
  const [days, setDays] = useState<number>(PERIODS[0]);
  const filter: ActFilter = {
    text: typed,
    ...(group ? { group } : {}),
    ...(days ? { since: startOf(days, timeZone) } : {}),
  };
  const query = useActs(filter);
  const acts = query.data?.pages.flatMap((page) => page.acts) ?? [];
  const byDay = Object.entries(
    Object.groupBy(acts, ({ at }) => calendarDayOf(new Date(at), timeZone)) as Record<
      string,
      AuditedAct[]
    >,
  );
  return (
    <Stack gap="lg">
      <div className={classes.head}>
        <div>
          <Title order={2}>{t('title')}</Title>
          <p className={classes.lead}>{t('lead')}</p>
        </div>
        <FileButton filter={filter} disabled={acts.length === 0} />
      </div>
      <div className={classes.filters}>
        <div className={classes.search}>
          <SearchField
            label={t('search')}
            clearLabel={t('clear')}
            value={text}
            onChange={setText}
            found=""
          />
        </div>
        <NativeSelect
          aria-label={t('group.label')}
          value={group}
          onChange={(event) => setGroup(event.currentTarget.value as ActGroup | '')}
          data={[
            { value: '', label: t('group.all') },
            ...ACT_GROUPS.map((value) => ({ value, label: t(`group.${value}`) })),
          ]}
        />
        <NativeSelect
          aria-label={t('period.label')}
          value={String(days)}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
          data={[
            ...PERIODS.map((value) => ({
              value: String(value),
              label: t('period.days', { count: value }),
            })),
            { value: '0', label: t('period.all') },
          ]}
        />
      </div>
      {query.data ? null : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      {query.data && acts.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : null}
      {byDay.length > 0 ? (
        <Card as="div" flush>
          {byDay.map(([day, ofDay]) => (
            <section key={day} aria-label={format.day(day, 'weekday')}>
              <h3 className={classes.day}>{format.day(day, 'weekday')}</h3>
              <ul className={classes.rows}>
                {ofDay.map((act) => (
                  <ActRow key={act.id} act={act} timeZone={timeZone} />
                ))}
              </ul>
            </section>
          ))}
        </Card>
      ) : null}
      {query.hasNextPage ? (
        <div>
          <Button
            variant="light"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

function FileButton({ filter, disabled }: { filter: ActFilter; disabled: boolean }) {
  const { t } = useTranslation('audit');
  const failureText = useFailureText('audit');
  const [language] = useLanguage();
  const save = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const separator = csvSeparatorOf(language);
      const head = (['at', 'actor', 'act', 'subject', 'company', 'group'] as const).map((name) =>
        t(`column.${name}`),
      );
      const lines = (await allActs(filter)).map(({ at, act, actor, subject, company }) => [
        at,
        actor.name ?? t(`nameless.${actor.kind}`),
        t(`act.${act}`),
        subject.name ?? t(`nameless.${subject.kind}`),
        company ?? '',
        t(`group.${ACTS[act]}`),
      ]);
      const text = [head, ...lines].map((cells) => csvLine(cells, separator)).join('');
      saveFile(new Blob([CSV_MARK, text], { type: 'text/csv' }), t('file'));
    },
  });
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
        loading={save.isPending}
        disabled={disabled}
        onClick={() => save.mutate()}
      >
        {t('csv')}
      </Button>
      <div role="alert">
        {save.error ? <Note tone="sun">{failureText(save.error)}</Note> : null}
      </div>
    </div>
  );
}

/** Midnight (UTC) of the first of so many days, so that the question stays the same all day long. */
function startOf(days: number, timeZone: string): string {
  const today = calendarDayOf(new Date(), timeZone);
  const first = new Date(`${today}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - days);
  return first.toISOString();
}
