import { Button, Stack, Title } from '@mantine/core';
import { IconMailPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { Card, Note, SegmentedTabs, Sheet, showToast } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import {
  type CompanyInvitation,
  INVITATION_STATES,
  type InvitationState,
} from '../contract/invitations.contract.ts';
import classes from './companies.module.css';
import { InvitationRow } from './InvitationRow.tsx';
import { InvitePeople } from './InvitePeople.tsx';
import { useInvitationFailure } from './invitation-failure.ts';
import { useCompanyInvitations, useInvitationChanges } from './invitations.api.ts';

const PANEL = 'company-invitations';

/** Whom the company has invited, by what became of it, and the way to invite others. */
export default function CompanyInvitations() {
  const { t } = useTranslation('companies');
  const me = useMe();
  const failureText = useInvitationFailure();
  const [state, setState] = useState<InvitationState>('open');
  const [isInviting, setIsInviting] = useState(false);
  const [leaving, setLeaving] = useState<CompanyInvitation | null>(null);
  const query = useCompanyInvitations(state);
  const { resend, withdraw } = useInvitationChanges();
  const heading = useRef<HTMLHeadingElement>(null);
  const first = query.data?.pages[0];
  const invitations = query.data?.pages.flatMap((page) => page.invitations) ?? [];
  const sendAgain = ({ id }: CompanyInvitation) =>
    resend.mutateAsync(id).then(
      () => showToast({ text: t('invitations.resend.done'), kind: 'done' }),
      (error: unknown) => showToast({ text: failureText(error), kind: 'failed' }),
    );
  return (
    <Stack gap="lg">
      <div className={classes.head}>
        <div>
          <Title ref={heading} order={2} tabIndex={-1}>
            {t('invitations.title', { company: me?.company?.name ?? '' })}
          </Title>
          <p className={classes.lead}>{t('invitations.lead')}</p>
        </div>
        <Button
          leftSection={<IconMailPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => setIsInviting(true)}
        >
          {t('invite.action')}
        </Button>
      </div>
      {first && first.unsent > 0 ? (
        <Note role="status">{t('invitations.unsent', { count: first.unsent })}</Note>
      ) : null}
      {first ? (
        <SegmentedTabs
          label={t('invitations.states')}
          options={INVITATION_STATES.map((value) => ({
            value,
            label: t(`invitations.tab.${value}`, { count: first.counts[value] }),
          }))}
          value={state}
          onChange={setState}
          panelId={PANEL}
        />
      ) : (
        <InPlace
          query={query}
          loading={t('invitations.loading')}
          title={t('invitations.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      <div id={PANEL} role="tabpanel" aria-label={t(`invitations.state.${state}`)}>
        {first && invitations.length === 0 ? <p>{t(`invitations.none.${state}`)}</p> : null}
        {invitations.length > 0 ? (
          <Card as="div" flush>
            <ul className={classes.rows}>
              {invitations.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  timeZone={me?.timeZone}
                  onResend={() => void sendAgain(invitation)}
                  onWithdraw={() => setLeaving(invitation)}
                />
              ))}
            </ul>
          </Card>
        ) : null}
      </div>
      {query.hasNextPage ? (
        <div>
          <Button
            variant="light"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('invitations.more')}
          </Button>
        </div>
      ) : null}
      <Sheet opened={isInviting} onClose={() => setIsInviting(false)} title={t('invite.title')}>
        <InvitePeople
          onDone={() => {
            setIsInviting(false);
            setState('open');
          }}
        />
      </Sheet>
      {leaving ? (
        <ConfirmSheet
          opened
          title={t('invitations.withdraw.title')}
          text={t('invitations.withdraw.text', { address: leaving.address ?? '' })}
          action={t('invitations.withdraw.action')}
          run={async () => {
            await withdraw.mutateAsync(leaving.id);
            showToast({ text: t('invitations.withdraw.done'), kind: 'done' });
          }}
          onClose={() => {
            setLeaving(null);
            // Whatever was withdrawn took along the button that had been pressed.
            requestAnimationFrame(() => heading.current?.focus());
          }}
          failureText={failureText}
        />
      ) : null}
    </Stack>
  );
}
