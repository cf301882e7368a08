import { Button } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMe } from '#features/access/web/index.ts';
import { PageHeader } from '#packages/ui/index.ts';
import { DeskCard } from './parts/DeskCard.tsx';
import { HowYouAre } from './parts/HowYouAre.tsx';
import { MyTickets } from './parts/MyTickets.tsx';
import { Questions } from './parts/Questions.tsx';
import { StatusCard } from './parts/StatusCard.tsx';
import classes from './parts/support.module.css';
import { TicketForm } from './parts/TicketForm.tsx';
import { QUEUE_PATH } from './support.paths.ts';
import { useDanger } from './use-danger.tsx';
import { useWords } from './use-words.ts';

/** How the support is reached, what is often asked, and one's own tickets; one screen for every width. */
export default function SupportPage() {
  const { t } = useWords();
  const me = useMe();
  const danger = useDanger();
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          me?.isSupportStaff ? (
            <Button
              variant="light"
              leftSection={<IconInbox size={20} stroke={1.75} aria-hidden />}
              renderRoot={(props) => <Link to={QUEUE_PATH} {...props} />}
            >
              {t('staffLink')}
            </Button>
          ) : null
        }
      />
      {danger.card}
      <DeskCard />
      <HowYouAre />
      <div className={classes.two}>
        <div className={classes.column}>
          <Questions />
          <TicketForm danger={danger} />
        </div>
        <div className={classes.column}>
          <MyTickets />
          <StatusCard />
        </div>
      </div>
    </div>
  );
}
