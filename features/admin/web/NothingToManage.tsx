import { useTranslation } from 'react-i18next';
import { access, useAccessState, useMe } from '#features/access/web/index.ts';
import { FailedState, LoadingShape, Note, useOnline } from '#packages/ui/index.ts';

/** While nobody knows which company it is, or where there is none. */
export function NothingToManage() {
  const { t } = useTranslation('admin');
  const me = useMe();
  const { failed } = useAccessState();
  const online = useOnline();
  if (me) return <Note>{t('noCompany')}</Note>;
  if (!failed && online) return <LoadingShape label={t('loading')} lines={6} />;
  return <FailedState title={t('failed')} text={t('failedText')} onRetry={access.refresh} />;
}
