import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { access, useAccessState, useMe, useMeFailed } from '#features/access/web/index.ts';
import { LockCard } from '#features/app-lock/web/index.ts';
import { FailedState, LoadingShape, PageHeader, useOnline } from '#packages/ui/index.ts';
import { EraseCard, OWN_DATA_ID } from './erase/EraseCard.tsx';
import { LookCard } from './look/LookCard.tsx';
import { OwnDataCard } from './own-data/OwnDataCard.tsx';
import { ActivityCard } from './parts/ActivityCard.tsx';
import { FactorsCard } from './parts/FactorsCard.tsx';
import { IdentitiesCard } from './parts/IdentitiesCard.tsx';
import { KeptHereCard } from './parts/KeptHereCard.tsx';
import { NotificationsCard } from './parts/NotificationsCard.tsx';
import { PasskeysCard } from './parts/PasskeysCard.tsx';
import { PasswordCard } from './parts/PasswordCard.tsx';
import { PersonCard } from './parts/PersonCard.tsx';
import { PlanCard } from './parts/PlanCard.tsx';
import { PrivacyCard } from './parts/PrivacyCard.tsx';
import { idOfPart, ProfileIndex, type ProfilePart } from './parts/ProfileIndex.tsx';
import classes from './parts/profile.module.css';
import { SessionsCard } from './parts/SessionsCard.tsx';
import { CountedCard, GardenCard, HealthConsentCard, WeekCard } from './parts/SettingCards.tsx';
import { useAccount } from './profile.api.ts';

/** The person's own page: who they are here, their plan, and the safety of their account. */
export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const me = useMe();
  const { failed } = useAccessState();
  const meFailed = useMeFailed();
  const account = useAccount();
  const online = useOnline();
  // Its cards stand one below the other and half of them ask the account first: shown before it
  // answers, each would push down those below. Once only: cards that come after a failure ask again.
  const asking = !account.isFetched && !account.isPaused;
  const broken = account.error !== null && account.data === undefined;

  if (!me && (failed || meFailed || broken || !online)) {
    return (
      <>
        <PageHeader title={t('title')} />
        <FailedState
          title={t('errors.load')}
          text={t(online ? 'errors.loadText' : 'errors.offline')}
          onRetry={() => {
            access.refresh();
            void account.refetch();
          }}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {me && !asking ? (
        <>
          <ProfileIndex />
          <div className={classes.page}>
            <div className={classes.column}>
              <Part name="account">
                <PersonCard key={me.fullName} me={me} />
              </Part>
              <Part name="look">
                <LookCard />
              </Part>
              <PlanCard me={me} />
              <Part name="security">
                <PasswordCard me={me} />
                <FactorsCard />
                <PasskeysCard />
                <IdentitiesCard />
                <LockCard userId={me.id} />
                <SessionsCard timeZone={me.timeZone} />
                <ActivityCard timeZone={me.timeZone} />
              </Part>
            </div>
            <div className={classes.column}>
              <Part name="choices">
                <NotificationsCard />
                <PrivacyCard />
                <HealthConsentCard />
                <GardenCard />
                <WeekCard />
                <CountedCard />
                <KeptHereCard userId={me.id} />
              </Part>
              <Part name="data">
                <div id={OWN_DATA_ID}>
                  <OwnDataCard me={me} />
                </div>
                <EraseCard me={me} />
              </Part>
            </div>
          </div>
        </>
      ) : (
        <LoadingShape label={t('loading')} lines={6} />
      )}
    </>
  );
}

/** Cards that the index leads to together. */
function Part({ name, children }: { name: ProfilePart; children: ReactNode }) {
  const classNames = `${classes.part} ${classes.column}`;
  return (
    <div id={idOfPart(name)} tabIndex={-1} className={classNames}>
      {children}
    </div>
  );
}
