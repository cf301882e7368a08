import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '#features/access/web/index.ts';
import { cssVariablesResolver } from '#packages/ui/css-variables.ts';
import { makeTheme } from '#packages/ui/theme.ts';

/** Theme and data for everything below; the theme's own words follow the language. */
export function Providers({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const theme = useMemo(
    () => makeTheme({ close: t('action.close'), togglePassword: t('action.show_password') }),
    [t],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
      >
        {children}
      </MantineProvider>
    </QueryClientProvider>
  );
}
