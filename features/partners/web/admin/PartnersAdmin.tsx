import { ListAndEditor } from '#packages/ui/manage/ListAndEditor.tsx';
import { PartnerEditor } from './PartnerEditor.tsx';
import { PartnerTable } from './PartnerTable.tsx';

/** The general administration's part for partners: every one with its state, and the form for one. */
export default function PartnersAdmin() {
  return <ListAndEditor List={PartnerTable} Editor={PartnerEditor} />;
}
