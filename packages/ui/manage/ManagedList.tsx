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
  /** A `ManagedRow` each. */
  readonly rows: readonly ReactNode[];
  /** What is said while there are none. */
  readonly children: ReactNode;
}

/** What is managed, under its heading and the button for more of it. */
export function ManagedList({ title, add, onAdd, rows, children }: ManagedListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(0);
  // A row that was deleted took along what was pressed in it.
  useEffect(() => {
    const fewer = rows.length < before.current;
    before.current = rows.length;
    if (fewer && document.activeElement === document.body) heading.current?.focus();
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
      {rows.length > 0 ? (
        <Card as="div" flush>
          <ul className={classes.rows} aria-label={title}>
            {rows}
          </ul>
        </Card>
      ) : (
        children
      )}
    </>
  );
}
