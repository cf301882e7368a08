import { ListAndEditor } from '#packages/ui/manage/ListAndEditor.tsx';
import { EntryEditor } from './EntryEditor.tsx';
import { EntryTable } from './EntryTable.tsx';

/** The general administration's part for the network: every entry with its state, and the form for one. */
export default function NetworkAdmin() {
  return <ListAndEditor List={EntryTable} Editor={EntryEditor} />;
}
