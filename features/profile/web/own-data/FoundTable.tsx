import { Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Brought } from './bring.ts';

/** How many records of what a file has: new ones, and those that stay as they are here. */
export function FoundTable({
  found,
  caption,
}: {
  readonly found: Brought;
  readonly caption: string;
}) {
  const { t } = useTranslation('profile');
  return (
    <Table captionSide="top">
      <Table.Caption>{caption}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('ownData.bring.what')}</Table.Th>
          <Table.Th scope="col">{t('ownData.bring.new')}</Table.Th>
          <Table.Th scope="col">{t('ownData.bring.kept')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {found.kinds.map(({ kind, counts }) => (
          <Table.Tr key={kind}>
            <Table.Th scope="row">{t(`ownData.bring.kind.${kind}`)}</Table.Th>
            <Table.Td>{counts.added}</Table.Td>
            <Table.Td>{counts.kept}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
