import { useEffect, useState } from 'react';

/** Whether this server keeps its mails in a development mailbox instead of sending them. */
export function useDevelopmentInstance(): boolean {
  const [development, setDevelopment] = useState(false);
  useEffect(() => {
    const cancelled = new AbortController();
    fetch('/healthz', { signal: cancelled.signal })
      .then((response) => response.json())
      .then((health: { development?: unknown }) => setDevelopment(health.development === true))
      .catch(() => undefined);
    return () => cancelled.abort();
  }, []);
  return development;
}
