import { useCallback, useRef } from 'react';
import { type AuthSettings, fetchAuthSettings } from './auth-settings.ts';

/** Asks what is on at this server once for all parts of a screen, and anew after a failure. */
export function useSettingsOnce(): () => Promise<AuthSettings> {
  const asked = useRef<Promise<AuthSettings>>(undefined);
  return useCallback(() => {
    asked.current ??= fetchAuthSettings().catch((error: unknown) => {
      asked.current = undefined;
      throw error;
    });
    return asked.current;
  }, []);
}
