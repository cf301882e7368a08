import { IconLifebuoy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { SUPPORT_PATH, TICKET_PATH, useTickets } from '#features/support/web/index.ts';
import { classNames } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import { useChatWords } from '../use-words.ts';
import classes from './chat.module.css';

/** The conversation with the support: the newest ticket that is not settled, else the way to open one. */
export function SupportRow({ timeZone }: { readonly timeZone: string }) {
  const { t, shortTimeOf } = useChatWords(timeZone);
  // The newest stands first.
  const ticket = useTickets().data?.tickets.find(({ state }) => state !== 'closed');
  const isAsked = ticket?.state === 'open' || ticket?.state === 'reopened';
  const preview = ticket
    ? t(isAsked ? 'support.asked' : 'support.answered', {
        subject: ticket.subject ?? t('support.damaged'),
      })
    : t('support.lead');
  const to = ticket
    ? linkTo(TICKET_PATH, { params: { ticketId: ticket.id } })
    : linkTo(SUPPORT_PATH);
  return (
    <Link {...to} className={classes.row}>
      <span className={classNames(classes.face, classes.support)} aria-hidden>
        <IconLifebuoy size={22} stroke={1.75} />
      </span>
      <span className={classes.words}>
        <span className={classes.line}>
          <b className={classes.cut}>{t('support.name')}</b>
          {ticket ? <span className={classes.time}>{shortTimeOf(ticket.updatedAt)}</span> : null}
        </span>
        <span className={classes.line}>
          <span className={classNames(classes.preview, classes.cut)}>{preview}</span>
        </span>
      </span>
    </Link>
  );
}
