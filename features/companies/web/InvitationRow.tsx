import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { CompanyInvitation } from '../contract/invitations.contract.ts';
import classes from './companies.module.css';

interface InvitationRowProps {
  readonly invitation: CompanyInvitation;
  readonly timeZone: string | undefined;
  readonly onResend: () => void;
  readonly onWithdraw: () => void;
}

/** One invitation of the company; while it is open it can be sent again or withdrawn. */
export function InvitationRow({ invitation, timeZone, onResend, onWithdraw }: InvitationRowProps) {
  const { t } = useTranslation('companies');
  const format = useFormat(timeZone);
  const { state, address, addressHint, site, sector, grant, isSent, expiresAt, endedAt } =
    invitation;
  const date = format.date(endedAt ?? expiresAt);
  const open = isSent ? t('invitations.until', { date }) : t('invitations.waiting');
  const fate = state === 'open' ? open : t(`invitations.ended.${state}`, { date });
  const who = address ?? addressHint ?? t('invitations.somebody');
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <strong>{who}</strong>
        <span className={classes.facts}>
          {[grant && t(`grants.kind.${grant}`), site, sector, fate].filter(Boolean).join(' · ')}
        </span>
      </div>
      {state === 'open' ? (
        <div className={classes.actions}>
          <Button
            variant="light"
            disabled={!isSent}
            aria-label={t('invitations.resend.of', { address: who })}
            onClick={onResend}
          >
            {t('invitations.resend.action')}
          </Button>
          <Button
            variant="default"
            aria-label={t('invitations.withdraw.of', { address: who })}
            onClick={onWithdraw}
          >
            {t('invitations.withdraw.action')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
