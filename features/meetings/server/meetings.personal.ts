import * as z from 'zod';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import { meetingSchema } from '../contract/meetings.contract.ts';
import { everyMeetingOf } from './meetings.queries.ts';
import { viewsOf } from './meetings.service.ts';
import { meetingMembers, meetingTexts } from './meetings.tables.ts';

const recordSchema = meetingSchema
  .omit({ opensAt: true, closesAt: true, otherIsHere: true })
  .extend({ createdAt: z.iso.datetime() });

/** So many are opened at a time. */
const PAGE = 50;

/** A person’s meetings, as they see them. They are brought in nowhere: the other one did not ask for it. */
export const meetingsPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'meetings',
      tables: [meetingMembers, meetingTexts],
      schema: recordSchema,
      read: async function* (context, userId) {
        const all = await everyMeetingOf(context.db, userId);
        for (let from = 0; from < all.length; from += PAGE) {
          const page = all.slice(from, from + PAGE);
          for (const [index, view] of (await viewsOf(context, page)).entries()) {
            const { opensAt: _opens, closesAt: _closes, otherIsHere: _here, ...told } = view;
            const createdAt = page[index]?.meeting.createdAt ?? new Date(0);
            yield { ...told, createdAt: createdAt.toISOString() };
          }
        }
      },
    }),
  ],
};
