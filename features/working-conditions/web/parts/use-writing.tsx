import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnfinished } from '#packages/ui/index.ts';
import type { KeptRecord } from '../../contract/working-conditions.contract.ts';
import type { Draft, PlainKind } from '../rules/forms.ts';
import { RecordSheet, type Writing } from './RecordSheet.tsx';
import type { TabProps } from './RecordsView.tsx';

/** Opens the form of a record, new or kept, and gives the sheet that it stands in. */
export function useWriting({ file }: TabProps): {
  begin: (kind: PlainKind, beside?: Record<string, unknown>) => void;
  edit: (
    record: Pick<KeptRecord, 'id' | 'version'> & { kind: string; content: object },
    beside?: Record<string, unknown>,
  ) => void;
  sheet: ReactNode;
} {
  const { t } = useTranslation('working-conditions');
  const unfinished = useUnfinished<Draft>();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [newIds, setNewIds] = useState<Partial<Record<PlainKind, string>>>({});
  const close = () => {
    setWriting(null);
    if (writing) unfinished.tellClosed(writing.id, () => setWriting(writing));
  };
  const title = writing
    ? t(writing.base === 0 ? `${GROUP[writing.kind]}.add` : `kinds.${writing.kind}`)
    : '';
  return {
    begin: (kind, beside) => {
      const kept = newIds[kind];
      // A new form that was closed unfinished is the one that opens again.
      const id = kept && unfinished.of(kept) ? kept : crypto.randomUUID();
      setNewIds({ ...newIds, [kind]: id });
      setWriting({ kind, id, base: 0, content: null, ...(beside ? { beside } : {}) });
    },
    edit: ({ kind, id, version, content }, beside) =>
      setWriting({
        kind: kind as PlainKind,
        id,
        base: version,
        content: { ...content, ...beside },
      }),
    sheet: (
      <RecordSheet
        file={file}
        writing={writing}
        title={title}
        unfinished={unfinished}
        onClose={close}
      />
    ),
  };
}

/** Where the texts of a kind are. */
const GROUP = {
  risk: 'inventory',
  action: 'actions',
  participation: 'participation',
  communication: 'communication',
  review: 'review',
  assessment: 'assessment',
} as const satisfies Record<PlainKind, string>;
