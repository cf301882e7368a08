import { ActionIcon, Button, Title } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Tag } from '#packages/ui/index.ts';
import { type RecordOf, recordsOf } from '../rules/file.rules.ts';
import type { PlainKind } from '../rules/forms.ts';
import { useDates } from '../use-dates.ts';
import classes from './conditions.module.css';
import type { TabProps } from './RecordsView.tsx';
import { useShare } from './use-share.ts';
import { useWriting } from './use-writing.tsx';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Kind = Exclude<PlainKind, 'risk' | 'action'>;

/** Participation, communications, ergonomic assessments and reviews: lists of what was done and when. */
export function ParticipationTab({ file }: TabProps) {
  const { t } = useTranslation('working-conditions');
  const { day } = useDates();
  const share = useShare();
  const writing = useWriting({ file });
  return (
    <>
      <List
        kind="participation"
        file={file}
        writing={writing}
        lead={t('participation.lead')}
        rowOf={({ content: { what, on, subject, people, notes } }) => ({
          title: subject,
          facts: [
            t(`participation.what.${what}`),
            day(on),
            t('participation.people', { count: people }),
          ],
          text: notes,
        })}
      />
      <List
        kind="communication"
        file={file}
        writing={writing}
        rowOf={({ id, content: { title, on, text } }) => ({
          title,
          facts: [day(on), t('communication.read', { share: share(file.acknowledged[id]) })],
          text,
        })}
      />
      <List
        kind="assessment"
        file={file}
        writing={writing}
        rowOf={({ content: { kind, site, askedOn, doneOn, by, summary } }) => ({
          title: t(`assessment.kind.${kind}`),
          facts: [site, day(doneOn ?? askedOn), by],
          text: summary,
          tag: doneOn ? null : <Tag tone="sun">{t('assessment.asked')}</Tag>,
        })}
      />
      <List
        kind="review"
        file={file}
        writing={writing}
        rowOf={({ content: { trigger, on, reason, doneOn, outcome } }) => ({
          title: t(`trigger.${trigger}`),
          facts: [day(on)],
          text: [reason, outcome].filter(Boolean).join('\n'),
          tag: doneOn ? (
            <Tag tone="leaf">{t('review.done', { date: day(doneOn) })}</Tag>
          ) : (
            <Tag tone="sun">{t('review.open')}</Tag>
          ),
        })}
      />
      {writing.sheet}
    </>
  );
}

interface Row {
  readonly title: string;
  readonly facts: readonly (string | null)[];
  readonly text: string;
  readonly tag?: ReactNode;
}

interface ListProps<K extends Kind> extends TabProps {
  readonly kind: K;
  readonly lead?: string;
  readonly writing: ReturnType<typeof useWriting>;
  readonly rowOf: (record: RecordOf<K>) => Row;
}

function List<K extends Kind>({ kind, file, lead, writing, rowOf }: ListProps<K>) {
  const { t } = useTranslation('working-conditions');
  const group: Kind = kind;
  const records = recordsOf(file, kind).toReversed();
  return (
    <Card aria-labelledby={`list-${kind}`}>
      <div className={classes.head}>
        <div>
          <Title order={2} size="h3" id={`list-${kind}`}>
            {t(`${group}.title`)}
          </Title>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
        </div>
        {file.mayChange ? (
          <Button
            variant="default"
            leftSection={<IconPlus {...ICON} />}
            onClick={() => writing.begin(kind)}
          >
            {t(`${group}.add`)}
          </Button>
        ) : null}
      </div>
      {records.length === 0 ? <p className={classes.lead}>{t(`${group}.empty`)}</p> : null}
      <ul className={classes.rows}>
        {records.map((record) => {
          const { title, facts, text, tag } = rowOf(record);
          return (
            <li key={record.id} className={classes.row}>
              <div>
                <strong>{title}</strong>
                <p className={classes.small}>{facts.filter(Boolean).join(', ')}</p>
                {text ? <p className={classes.text}>{text}</p> : null}
              </div>
              <div className={classes.side}>
                {tag}
                {file.mayChange ? (
                  <ActionIcon
                    aria-label={`${t('inventory.edit')}: ${title}`}
                    onClick={() => writing.edit(record)}
                  >
                    <IconPencil {...ICON} />
                  </ActionIcon>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
