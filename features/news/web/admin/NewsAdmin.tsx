import { ListAndEditor } from '#packages/ui/manage/ListAndEditor.tsx';
import { NewsEditor } from './NewsEditor.tsx';
import { NewsTable } from './NewsTable.tsx';

/** The general administration's part for news: every item with its state, and the form for one. */
export default function NewsAdmin() {
  return <ListAndEditor List={NewsTable} Editor={NewsEditor} />;
}
