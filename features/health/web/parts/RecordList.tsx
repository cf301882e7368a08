import { ActionIcon, Button, Menu, Title } from '@mantine/core';
import { IconCloudOff, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Card } from '#packages/ui/index.ts';
import type { HealthRecord } from '../../contract/health.contract.ts';
import { useWords } from '../use-words.ts';
import type { HealthView, Opened } from './health-view.ts';
import { iconOf } from './icons.ts';
import classes from './RecordList.module.css';

interface RecordListProps {
  view: HealthView;
  title: string;
  /** Of one part, in whatever order. */
  records: readonly HealthRecord[];
  empty: string;
  /** Says the day of each, where the list covers more than one. */
  withDay?: boolean;
}

/** A longer list begins with this many. */
const FIRST = 8;

/** Records with what can be done with each, the latest first. */
export function RecordList({ view, title, records, empty, withDay }: RecordListProps) {
  const { t } = useWords();
  const [all, setAll] = useState(false);
  const latest = records.toReversed();
  const shown = all ? latest : latest.slice(0, FIRST);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = `records-${records[0]?.part ?? 'none'}`;
  return (
    <Card aria-labelledby={id}>
      <Title order={2} id={id} tabIndex={-1} ref={heading}>
        {title}
      </Title>
      {records.length === 0 ? <p className={classes.empty}>{empty}</p> : null}
      <ul className={classes.list}>
        {shown.map((record) => (
          <Row
            key={record.id}
            view={view}
            record={record}
            withDay={withDay ?? false}
            onRemove={() => {
              view.actions.remove(record);
              // The row with the focus goes: the list is the place nearest to it.
              heading.current?.focus();
            }}
          />
        ))}
      </ul>
      {shown.length < latest.length ? (
        <Button variant="subtle" fullWidth onClick={() => setAll(true)}>
          {t('record.all', { count: latest.length })}
        </Button>
      ) : null}
    </Card>
  );
}

interface RowProps {
  view: HealthView;
  record: HealthRecord;
  withDay: boolean;
  onRemove: () => void;
}

function Row({ view, record, withDay, onRemove }: RowProps) {
  const { t, format, title, details } = useWords(view.timeZone);
  const Icon = iconOf(record);
  const time = format.time(record.at);
  const when = withDay ? `${dayName()}, ${time}` : time;
  const note = record.part === 'meal' ? record.note : null;

  function dayName() {
    return record.day === view.today ? t('history.today') : format.day(record.day, 'day');
  }
  return (
    <li className={classes.row}>
      <span className={classes.icon} aria-hidden>
        <Icon size={22} stroke={1.75} />
      </span>
      <div className={classes.words}>
        <p>
          <b>{title(record)}</b>
        </p>
        <p className={classes.details}>{[...details(record), when].join(' · ')}</p>
        {note ? <p className={classes.note}>{note}</p> : null}
        {view.health.waiting.has(record.id) ? (
          <p className={classes.details}>
            <IconCloudOff size={16} stroke={1.75} aria-hidden /> {t('waiting')}
          </p>
        ) : null}
      </div>
      <Menu position="bottom-end" withinPortal={false} styles={{ item: { minHeight: 44 } }}>
        <Menu.Target>
          <ActionIcon aria-label={t('record.more', { what: title(record), when })}>
            <IconDots size={22} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil size={20} stroke={1.75} />}
            onClick={() => view.open({ part: record.part, record } as Opened)}
          >
            {t('record.edit')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash size={20} stroke={1.75} />} onClick={onRemove}>
            {t('record.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
