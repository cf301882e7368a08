import { useMemo, useState } from 'react';
import { deviceStorage } from '#packages/device/index.ts';
import type { Entry } from '../contract/diary.contract.ts';
import { dropEdit, keepEdit, type UnsavedEdit, unsavedEdit } from './local/edit.store.ts';

/** The change of an entry under way; one that a closed page left behind goes on. */
export function useEdit(
  userId: string,
  { id, version, title }: Pick<Entry, 'id' | 'version' | 'title'>,
) {
  const storage = useMemo(deviceStorage, []);
  const [current, setCurrent] = useState<UnsavedEdit | null>(() =>
    unsavedEdit(storage, userId, id),
  );
  return {
    /** What the change began with; null when nothing is being changed. */
    current,
    begin: (text: string) => setCurrent({ text, title: title ?? '', version }),
    keep: (edit: UnsavedEdit) => keepEdit(storage, userId, id, edit),
    end: () => {
      dropEdit(storage, userId, id);
      setCurrent(null);
    },
  };
}
