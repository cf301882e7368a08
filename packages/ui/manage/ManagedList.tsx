import { Button, Group, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../parts/surfaces.tsx';
import classes from './manage.module.css';

interface ManagedListProps {
  readonly title: string;
  /** What the button for something new is called. */
  readonly add: string;
  readonly onAdd: () => void;
  /** Between the heading and the list: a `ManageFilter`. */
  readonly filter: ReactNode;
  readonly panelId: string;
  /** A `ManagedRow` each. */
  readonly rows: readonly ReactNode[];
  /** The way to the rows after these; null at the end. */
  readonly more: { readonly label: string; readonly loading: boolean; run: () => void } | null;
  /** What is said while there are none. */
  readonly children: ReactNode;
}

/** What is managed, under its heading and the button for more of it. */
export function ManagedList(props: ManagedListProps) {
  const { title, add, onAdd, filter, panelId, rows, more, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<number | null>(null);
  const before = useRef(0);
  // A row that was deleted took along what was pressed in it.
  useEffect(() => {
    const fewer = rows.length < before.current;
    before.current = rows.length;
    if (fewer && document.activeElement === document.body) heading.current?.focus();
    // The button may have gone with the last page: whoever asked goes on with the first new row.
    if (asked.current === null || rows.length <= asked.current) return;
    list.current?.children[asked.current]?.querySelector('button')?.focus();
    asked.current = null;
  }, [rows.length]);
  return (
    <>
      <Group justify="space-between" gap="sm">
        <Title ref={heading} order={2} tabIndex={-1}>
          {title}
        </Title>
        <Button leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />} onClick={onAdd}>
          {add}
        </Button>
      </Group>
      {filter}
      <div id={panelId}>
        {rows.length > 0 ? (
          <Card as="div" flush>
            <ul ref={list} className={classes.rows} aria-label={title}>
              {rows}
            </ul>
          </Card>
        ) : (
          children
        )}
      </div>
      {more ? (
        <Button
          variant="light"
          loading={more.loading}
          onClick={() => {
            asked.current = rows.length;
            more.run();
          }}
        >
          {more.label}
        </Button>
      ) : null}
    </>
  );
}
