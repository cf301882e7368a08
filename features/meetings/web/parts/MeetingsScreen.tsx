import { Stack } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { BookedList, FavouriteTimes } from '#features/booking/web/index.ts';
import { PageHeader, SegmentedTabs, showToast, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { linkTo } from '#packages/ui/screens/index.ts';
import { MEETINGS_PATH } from '../../contract/meetings.paths.ts';
import { goToRoom, useMeetingChanges, useMeetings } from '../meetings.api.ts';
import { againForm, newForm } from '../rules/meeting-form.rules.ts';
import { isOpen } from '../rules/meeting-list.rules.ts';
import { InvitationPreview } from './InvitationPreview.tsx';
import { ScheduledList } from './ScheduledList.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';

const PANEL = 'meetings-panel';
const TABS = ['schedule', 'scheduled', 'booked'] as const;
type Tab = (typeof TABS)[number];

interface MeetingsScreenProps {
  /** Where the form and what stands beside it, the network's times and what the invitation says, stand to each other. */
  readonly schedule: (parts: { form: ReactNode; beside: ReactNode }) => ReactNode;
}

/** Making a meeting, and the meetings that are made; what differs by width is only how it stands. */
export function MeetingsScreen({ schedule }: MeetingsScreenProps) {
  const { t } = useTranslation('meetings');
  const failureText = useFailureText('meetings');
  const timeZone = useTimeZone();
  const query = useMeetings();
  const { tab: asked } = useSearch({ strict: false }) as { tab?: string };
  const navigate = useNavigate();
  const tab = TABS.find((one) => one === asked) ?? 'schedule';
  const [form, setForm] = useState(() => newForm(new Date(), timeZone));
  const [id, setId] = useState(() => crypto.randomUUID());
  const goTo = (next: Tab) =>
    void navigate({ ...linkTo(MEETINGS_PATH, { search: { tab: next } }), replace: true });
  useKeptFromRoom(() => goTo('scheduled'));

  const enterBooked = (id: string) =>
    void goToRoom(id).catch((error: unknown) =>
      showToast({ kind: 'failed', text: failureText(error) }),
    );
  const begin = (next: typeof form) => {
    setForm(next);
    setId(crypto.randomUUID());
  };
  const count = query.data?.filter(isOpen).length ?? 0;
  const labels: Record<Tab, string> = {
    schedule: t('tabs.schedule'),
    booked: t('tabs.booked'),
    scheduled: count > 0 ? t('tabs.scheduledMany', { number: count }) : t('tabs.scheduled'),
  };
  return (
    <Stack gap="lg">
      <PageHeader title={t('title')} lead={t('lead')} />
      <SegmentedTabs
        label={t('tabs.label')}
        options={TABS.map((value) => ({ value, label: labels[value] }))}
        value={tab}
        onChange={goTo}
        panelId={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-label={labels[tab]}>
        {tab === 'booked' ? (
          <BookedList onEnter={enterBooked} />
        ) : query.data ? (
          tab === 'schedule' ? (
            schedule({
              form: (
                <ScheduleForm
                  form={form}
                  id={id}
                  set={(change) => setForm({ ...form, ...change })}
                  meetings={query.data}
                  onScheduled={() => {
                    begin(newForm(new Date(), timeZone));
                    goTo('scheduled');
                  }}
                />
              ),
              beside: (
                <Stack gap="md">
                  <FavouriteTimes />
                  <InvitationPreview form={form} />
                </Stack>
              ),
            })
          ) : (
            <ScheduledList
              meetings={query.data}
              onSchedule={() => goTo('schedule')}
              onAgain={(meeting) => {
                begin(againForm(meeting, new Date()));
                goTo('schedule');
              }}
            />
          )
        ) : (
          <InPlace
            query={query}
            loading={t('loading')}
            title={t('failed.title')}
            text={failureText(query.error ?? { code: 'offline' })}
          />
        )}
      </div>
    </Stack>
  );
}

const KEPT = /^#keep=([\w-]{43})$/;

/** Somebody comes from a room and wants the meeting among their own; its key stands in the fragment. */
function useKeptFromRoom(onKept: () => void): void {
  const { t } = useTranslation('meetings');
  const failureText = useFailureText('meetings');
  const { keep } = useMeetingChanges();
  const begun = useRef(false);
  useEffect(() => {
    const [, key] = KEPT.exec(window.location.hash) ?? [];
    if (!key || begun.current) return;
    begun.current = true;
    keep
      .mutateAsync(key)
      .then(() => {
        showToast({ text: t('kept') });
        onKept();
      })
      .catch((error: unknown) => showToast({ kind: 'failed', text: failureText(error) }));
  });
}
