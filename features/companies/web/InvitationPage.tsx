import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SESSION_STORAGE_KEY } from '#features/accounts/contract/auth-client-options.ts';
import { ApiFailure, createClient } from '#packages/api/client/index.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { pickLanguage } from '#packages/i18n/languages.ts';
import { classes as join, plain } from '#packages/ui/plain/index.ts';
import {
  type Invitation,
  type InvitationState,
  invitationsContract,
} from '../contract/invitations.contract.ts';
import { INVITATIONS_PATH } from './companies.paths.ts';
import classes from './promise.module.css';
import { WhatCompanySees } from './WhatCompanySees.tsx';

// Whoever holds the link may read it; nobody needs to be signed in.
const api = createClient(invitationsContract, { token: () => null });
const TOKEN = /^#([\w-]{43})$/;

interface ReadInvitation {
  state: InvitationState;
  company: string;
  site: string | null;
  sector: string | null;
  grant: Invitation['grant'];
  expiresAt: string;
  address: string | null;
}
type State =
  | { kind: 'loading' | 'unknown' | 'often' | 'offline' }
  | { kind: 'read'; invitation: ReadInvitation; isSignedIn: boolean };

/** Where a mailed link leads: who invites, what they will see, and the ways to accept. */
export function InvitationPage() {
  const { t } = useTranslation('companies');
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads anew
  useEffect(() => {
    const { hash } = window.location;
    // The same link in another language: what opens it stands in the fragment.
    for (const other of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
      other.hash = hash;
    }
    const token = TOKEN.exec(hash)?.[1];
    if (!token) {
      setState({ kind: 'unknown' });
      return;
    }
    const stores = [window.localStorage, window.sessionStorage];
    const isSignedIn = stores.some((store) => store.getItem(SESSION_STORAGE_KEY) !== null);
    api.readInvitation({ body: { token } }).then(
      (invitation) => setState({ kind: 'read', invitation, isSignedIn }),
      (error: unknown) => setState({ kind: failureOf(error) }),
    );
  }, [tries]);

  if (state.kind !== 'read') {
    return (
      <div className={classes.page}>
        <h1>{t('invitation.plainTitle')}</h1>
        <p role="status">{t(`invitation.state.${state.kind}`)}</p>
        {state.kind === 'often' || state.kind === 'offline' ? (
          <div className={classes.ways}>
            <button
              type="button"
              className={join(plain.button, plain.outline)}
              onClick={() => setTries(tries + 1)}
            >
              {t('invitation.retry')}
            </button>
          </div>
        ) : null}
      </div>
    );
  }
  const { invitation, isSignedIn } = state;
  const { company } = invitation;
  if (invitation.state !== 'open') {
    return (
      <div className={classes.page}>
        <h1>{t('invitation.title', { company })}</h1>
        <p role="status">{t(`invitation.over.${invitation.state}`, { company })}</p>
        <div className={classes.ways}>
          <a className={join(plain.button, plain.outline)} href="/login">
            {t('invitation.signIn')}
          </a>
        </div>
      </div>
    );
  }
  return <OpenInvitation invitation={invitation} isSignedIn={isSignedIn} />;
}

function OpenInvitation({
  invitation: { company, site, sector, grant, expiresAt, address },
  isSignedIn,
}: {
  readonly invitation: ReadInvitation;
  readonly isSignedIn: boolean;
}) {
  const { t } = useTranslation('companies');
  const format = formatterFor(pickLanguage({ query: document.documentElement.lang }));
  const next = `next=${encodeURIComponent(INVITATIONS_PATH)}`;
  const invited = `invited=${encodeURIComponent(address ?? '')}`;
  const place = [site, sector].filter(Boolean).join(' · ');
  return (
    <div className={classes.page}>
      <h1>{t('invitation.title', { company })}</h1>
      {grant ? (
        <p>
          {t(`invitation.grant.${grant.kind}`, {
            company,
            until: grant.until ? format.day(grant.until) : '',
          })}
        </p>
      ) : (
        <>
          <p>{t('invitation.lead', { company })}</p>
          {place ? <p>{t('invitation.place', { place })}</p> : null}
          <WhatCompanySees />
        </>
      )}
      <p className={plain.note}>
        {t(grant ? 'invitation.grantUntil' : 'invitation.until', {
          date: format.date(expiresAt),
          address: address ?? '',
        })}
      </p>
      <div className={classes.ways}>
        {isSignedIn ? (
          <a className={join(plain.button, plain.primary)} href={INVITATIONS_PATH}>
            {t('invitation.goOn')}
          </a>
        ) : (
          <>
            <a className={join(plain.button, plain.primary)} href={`/register?${next}#${invited}`}>
              {t('invitation.register')}
            </a>
            <a className={join(plain.button, plain.outline)} href={`/login?${next}`}>
              {t('invitation.haveAccount')}
            </a>
          </>
        )}
      </div>
    </div>
  );
}

function failureOf(error: unknown): 'unknown' | 'often' | 'offline' {
  if (!(error instanceof ApiFailure)) return 'offline';
  if (error.code === 'not_found' || error.code === 'invalid') return 'unknown';
  return error.code === 'too_many' ? 'often' : 'offline';
}
