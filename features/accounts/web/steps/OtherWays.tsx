import {
  IconBrandApple,
  IconBrandGithub,
  IconBrandGoogle,
  IconBrandWindows,
  IconBuilding,
  IconFingerprint,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { type AccountFailure, failureOf } from '../account-failure.ts';
import { type AuthSettings, canUseKeys, type Provider } from '../auth-settings.ts';
import { loadAuth } from '../load-auth.ts';
import { visit } from '../page-address.ts';
import styles from '../parts/account.module.css';
import { FailureNote } from '../parts/FailureNote.tsx';

interface OtherWaysProps {
  readonly settings: AuthSettings;
  readonly onSignedIn: () => Promise<void>;
  /** Asks for the company. */
  readonly onCompany: () => void;
  readonly leave?: (address: string) => void;
}

/** Names are the companies' own and the same in every language. */
const BUTTONS = {
  google: { name: 'Google', icon: IconBrandGoogle },
  azure: { name: 'Microsoft', icon: IconBrandWindows },
  apple: { name: 'Apple', icon: IconBrandApple },
  github: { name: 'GitHub', icon: IconBrandGithub },
} as const satisfies Record<Provider, unknown>;

/** The ways in that this server has beside e-mail: a key on the device, the company, other accounts. */
export default function OtherWays(props: OtherWaysProps) {
  const { settings, onSignedIn, onCompany, leave = visit } = props;
  const { t } = useTranslation('accounts');
  const [failure, setFailure] = useState<AccountFailure>();
  const underWay = useRef(false);

  async function attempt(work: () => Promise<void>) {
    if (underWay.current) return;
    underWay.current = true;
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      underWay.current = false;
    }
  }

  const withKey = async () => {
    const auth = await loadAuth();
    const { error } = await auth.signInWithPasskey();
    if (error) throw error;
    await onSignedIn();
  };

  const withProvider = async (provider: Provider) => {
    const { addressOfProvider } = await import('../provider-visit.ts');
    leave(await addressOfProvider(provider));
  };

  const button = classes(plain.button, plain.outline, plain.full);
  return (
    <div className={styles.ways}>
      <FailureNote failure={failure} />
      {settings.passkeys && canUseKeys() && (
        <button type="button" className={button} onClick={() => void attempt(withKey)}>
          <IconFingerprint size={20} stroke={1.75} aria-hidden />
          {t('ways.passkey')}
        </button>
      )}
      {settings.companies && (
        <button type="button" className={button} onClick={onCompany}>
          <IconBuilding size={20} stroke={1.75} aria-hidden />
          {t('ways.company')}
        </button>
      )}
      {settings.providers.map((provider) => {
        const { name, icon: Icon } = BUTTONS[provider];
        return (
          <button
            key={provider}
            type="button"
            className={button}
            onClick={() => void attempt(() => withProvider(provider))}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            {t('ways.provider', { name })}
          </button>
        );
      })}
    </div>
  );
}
