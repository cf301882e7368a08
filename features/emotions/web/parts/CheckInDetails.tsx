import { memo } from 'react';
import type { CheckIn } from '../use-check-in.ts';
import { NoteLine } from './NoteLine.tsx';
import { TagPicker } from './TagPicker.tsx';

type CheckInDetailsProps = Pick<CheckIn, 'tags' | 'note' | 'record'>;

/** Tags and a line beside a level. A tap on a face changes neither, and draws nothing here. */
export const CheckInDetails = memo(function CheckInDetails(props: CheckInDetailsProps) {
  const { tags, note, record } = props;
  return (
    <>
      <TagPicker tags={tags} onChange={(changed) => record({ tags: changed })} />
      <NoteLine note={note} record={record} />
    </>
  );
});
