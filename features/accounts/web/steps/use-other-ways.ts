import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { type AuthSettings, canUseKeys } from '../auth-settings.ts';
import type OtherWaysView from './OtherWays.tsx';

interface OtherWays {
  readonly settings: AuthSettings;
  readonly Ways: ComponentType<ComponentProps<typeof OtherWaysView>>;
}

/**
 * The ways in beside e-mail, once the server has said that it has some; null until then and where
 * there are none. Without an answer the form stands alone: it needs none of them.
 */
export function useOtherWays(ask: () => Promise<AuthSettings>): OtherWays | null {
  const [ways, setWays] = useState<OtherWays | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const settings = await ask();
      const { companies, passkeys, providers } = settings;
      if (!companies && providers.length === 0 && !(passkeys && canUseKeys())) return;
      const { default: Ways } = await import('./OtherWays.tsx');
      if (!gone) setWays({ settings, Ways });
    };
    void load().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [ask]);
  return ways;
}
