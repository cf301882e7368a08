import { Button, Title } from '@mantine/core';
import { IconChevronRight, IconCloudUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Card, Note, Tag, useFailureText, useOnline } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { Ticket } from '../../contract/support.contract.ts';
import { useTickets, useWaitingTickets } from '../support.api.ts';
import { TICKET_PATH } from '../support.paths.ts';
import { useWords } from '../use-words.ts';
import { StateTag } from './StateTag.tsx';
import classes from './support.module.css';

/** A person's tickets, and what waits on this device to become one. */
export function MyTickets({ current }: { readonly current?: string }) {
  const { t } = useWords();
  const failureText = useFailureText('support');
  const online = useOnline();
  const query = useTickets();
  const { waiting } = useWaitingTickets();
  const tickets = query.data?.tickets;
  return (
    <section aria-labelledby="my-tickets" className={classes.section}>
      <Title order={2} id="my-tickets">
        {t('tickets.title')}
      </Title>
      {waiting.length > 0 ? <Waiting /> : null}
      {tickets ? (
        tickets.length > 0 ? (
          <Card as="div" flush>
            <ul className={classes.rows}>
              {tickets.map((ticket) => (
                <Row key={ticket.id} ticket={ticket} isCurrent={ticket.id === current} />
              ))}
            </ul>
          </Card>
        ) : (
          <Note>{t('tickets.none')}</Note>
        )
      ) : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('tickets.failed')}
          text={failureText(online ? query.error : { code: 'offline' })}
        />
      )}
    </section>
  );
}

function Row({ ticket, isCurrent }: { readonly ticket: Ticket; readonly isCurrent: boolean }) {
  const { t, format, when } = useWords();
  const { id, number, subject, state, dueAt, updatedAt } = ticket;
  return (
    <li>
      <Link
        {...linkTo(TICKET_PATH, { params: { ticketId: id } })}
        className={classes.row}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={classes.words}>
          <strong>{subject ?? t('tickets.damaged')}</strong>
          <span className={classes.small}>
            {t('tickets.number', { number })} ·{' '}
            {dueAt
              ? t('tickets.due', { when: when(dueAt) })
              : t('tickets.touched', { when: format.date(updatedAt, 'day') })}
          </span>
          <span>
            <StateTag state={state} />
          </span>
        </span>
        <IconChevronRight size={20} stroke={1.75} aria-hidden />
      </Link>
    </li>
  );
}

/** Tickets on this device that are still to be sent, or that the server refused as they are. */
function Waiting() {
  const { t } = useWords();
  const failureText = useFailureText('support');
  const { waiting, again, drop } = useWaitingTickets();
  return (
    <Card as="div" flush>
      <ul className={classes.rows}>
        {waiting.map(({ changeId, draft: { subject }, refusal }) => (
          <li key={changeId} className={classes.row}>
            <span className={classes.words}>
              <strong>{subject}</strong>
              {refusal ? (
                <>
                  <span className={classes.small}>
                    {t('tickets.refused', { why: failureText({ code: refusal }) })}
                  </span>
                  <span className={classes.inRow}>
                    <Button size="xs" variant="light" onClick={() => again(changeId)}>
                      {t('tickets.again')}
                    </Button>
                    <Button size="xs" variant="subtle" onClick={() => drop(changeId)}>
                      {t('tickets.drop', { subject })}
                    </Button>
                  </span>
                </>
              ) : (
                <span>
                  <Tag tone="sky">
                    <IconCloudUpload size={16} stroke={1.75} aria-hidden />
                    {t('tickets.waits')}
                  </Tag>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
