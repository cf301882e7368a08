import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Card } from '../parts/surfaces.tsx';
import classes from './data-table.module.css';

export interface Column<Row, Sort extends string = never> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Name of the order that its heading asks for. */
  readonly sort?: Sort;
  /** The heading is said, not shown: of pictures and menus. */
  readonly silent?: true;
}

interface DataTableProps<Row, Sort extends string> {
  /** What is listed. */
  readonly label: string;
  /** The first one names the row; one that is `silent` and last is its menu. */
  readonly columns: readonly Column<Row, Sort>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sort?: {
    readonly by: Sort;
    readonly descending: boolean;
    readonly onSort: (by: Sort) => void;
  };
  /** Below the rows: how many there are, and the way to the next ones. */
  readonly footer?: ReactNode;
}

/**
 * Rows with the same columns; on a narrow screen each becomes a card with its headings beside what they
 * are about.
 */
export function DataTable<Row, Sort extends string = never>(props: DataTableProps<Row, Sort>) {
  const { label, columns, rows, keyOf, sort, footer } = props;
  return (
    <Card as="div" flush>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={
                  sort && column.sort === sort.by ? directionOf(sort.descending) : undefined
                }
              >
                <Heading column={column} sort={sort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, label: heading, cell, silent }) => (
                <td key={key} data-heading={silent ? undefined : heading}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {footer ? <div className={classes.footer}>{footer}</div> : null}
    </Card>
  );
}

function Heading<Row, Sort extends string>({
  column: { label, sort: by, silent },
  sort,
}: {
  readonly column: Column<Row, Sort>;
  readonly sort: DataTableProps<Row, Sort>['sort'];
}) {
  if (silent) return <span className={classes.silent}>{label}</span>;
  if (!sort || !by) return label;
  const Arrow = sort.descending ? IconArrowDown : IconArrowUp;
  return (
    <button type="button" className={classes.sort} onClick={() => sort.onSort(by)}>
      {label}
      {by === sort.by ? <Arrow size={16} stroke={1.75} aria-hidden /> : null}
    </button>
  );
}

const directionOf = (descending: boolean) => (descending ? 'descending' : 'ascending');
