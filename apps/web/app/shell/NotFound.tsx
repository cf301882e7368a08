import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#packages/ui/index.ts';
import { HELP, HOME } from './home.ts';

/** An address of the app that no screen has. */
export function NotFound() {
  const { t } = useTranslation('shell');
  return (
    <EmptyState headingOrder={1} title={t('not_found.title')} text={t('not_found.text')}>
      <Button renderRoot={(props) => <Link to={HOME} {...props} />}>
        {t('common:action.back_home')}
      </Button>
      <Button component="a" href={HELP} variant="subtle">
        {t('common:help')}
      </Button>
    </EmptyState>
  );
}
