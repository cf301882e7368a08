import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import {
  type MeetingChange,
  type MeetingDraft,
  meetingsContract,
} from '../contract/meetings.contract.ts';
import { ROOM_PATH } from '../contract/meetings.paths.ts';

const meetingsApi = createClient(meetingsContract, apiOptions);

/** Key of the list in the query cache, which lives in memory only. */
export const MEETINGS_KEY = ['meetings', 'list'] as const;

export function useMeetings() {
  return useQuery({
    queryKey: MEETINGS_KEY,
    queryFn: ({ signal }) => meetingsApi.listMeetings({}, { signal }),
    select: ({ meetings }) => meetings,
    staleTime: 0,
  });
}

/** What a person does with meetings; each rejects when the server has not taken it. */
export function useMeetingChanges() {
  const client = useQueryClient();
  const settled = {
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: MEETINGS_KEY }),
        client.invalidateQueries({ queryKey: ['calendar'] }),
      ]),
  };
  const schedule = useMutation({
    ...settled,
    mutationFn: (body: MeetingDraft & { id: string }) => meetingsApi.scheduleMeeting({ body }),
  });
  const change = useMutation({
    ...settled,
    mutationFn: ({ id, ...body }: MeetingChange & { id: string }) =>
      meetingsApi.changeMeeting({ params: { id }, body }),
  });
  const cancel = useMutation({
    ...settled,
    mutationFn: (id: string) => meetingsApi.cancelMeeting({ params: { id } }),
  });
  const forget = useMutation({
    ...settled,
    mutationFn: (id: string) => meetingsApi.forgetMeeting({ params: { id } }),
  });
  const keep = useMutation({
    ...settled,
    mutationFn: (key: string) => meetingsApi.keepMeeting({ body: { key } }),
  });
  return { schedule, change, cancel, forget, keep };
}

export const linkOf = (id: string): Promise<string> =>
  meetingsApi.meetingLink({ params: { id } }).then(({ link }) => link);

/** The room is a page of its own: camera and microphone are allowed there and nowhere else. */
export async function goToRoom(id: string): Promise<void> {
  const { key } = await meetingsApi.roomKey({ params: { id } });
  window.location.assign(`${ROOM_PATH}#${key}`);
}
