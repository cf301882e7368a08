import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { Card, PageHeader, useFailureText, useOnline } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { Ticket } from '../contract/support.contract.ts';
import { Conversation } from './parts/Conversation.tsx';
import { MyTickets } from './parts/MyTickets.tsx';
import { ReplyForm } from './parts/ReplyForm.tsx';
import { StateTag } from './parts/StateTag.tsx';
import classes from './parts/support.module.css';
import { useTicket } from './support.api.ts';
import { SUPPORT_PATH } from './support.paths.ts';
import { useDanger } from './use-danger.tsx';
import { useWords } from './use-words.ts';

/** One ticket: where it stands, what was written, and a reply. */
export default function TicketPage() {
  const { t } = useWords();
  const failureText = useFailureText('support');
  const online = useOnline();
  const { ticketId = '' }: { ticketId?: string } = useParams({ strict: false });
  const query = useTicket(ticketId);
  const danger = useDanger();
  const back = (
    <Anchor className={classes.back} renderRoot={(props) => <Link to={SUPPORT_PATH} {...props} />}>
      <IconArrowLeft size={18} stroke={1.75} aria-hidden /> {t('ticket.back')}
    </Anchor>
  );
  if (!query.data) {
    return (
      <>
        {back}
        <InPlace
          query={query}
          loading={t('ticket.loading')}
          headingOrder={1}
          title={t('ticket.failed')}
          text={failureText(online ? query.error : { code: 'offline' })}
        />
      </>
    );
  }
  const { ticket, messages } = query.data;
  const { number, category, priority } = ticket;
  return (
    <div className={classes.page}>
      {back}
      {danger.card}
      <PageHeader
        title={ticket.subject ?? t('tickets.damaged')}
        lead={t('ticket.facts', {
          number,
          category: t(`category.${category}`),
          priority: t(`priority.${priority}`),
        })}
        actions={<StateTag state={ticket.state} />}
      />
      <div className={classes.two}>
        <div className={classes.column}>
          <Card as="div">
            <Conversation messages={messages} mine="person" />
          </Card>
          <ReplyForm key={ticket.id} ticket={ticket} danger={danger} />
        </div>
        <div className={classes.column}>
          <PromiseCard ticket={ticket} />
          <MyTickets current={ticket.id} />
        </div>
      </div>
    </div>
  );
}

/** Until when an answer comes, or who is to write next. */
function PromiseCard({ ticket: { state, dueAt } }: { readonly ticket: Ticket }) {
  const { t, when } = useWords();
  if (!dueAt) {
    const told = state === 'waiting' || state === 'closed' ? state : 'answered';
    return <p className={classes.promise}>{t(`ticket.${told}`)}</p>;
  }
  return (
    <section className={classes.promise} aria-label={t('ticket.due')}>
      <p>{t('ticket.due')}</p>
      <p className={classes.date}>{when(dueAt)}</p>
      <p className={classes.small}>
        {t(Date.parse(dueAt) < Date.now() ? 'ticket.overdue' : 'ticket.dueText')}
      </p>
    </section>
  );
}
