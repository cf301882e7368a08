import { useTranslation } from 'react-i18next';
import { Note, useFailureText } from '#packages/ui/index.ts';
import type { ActionFailure } from '../notifications.api.ts';

/** Where it is said that a mark or a deletion was not taken: read aloud at once, the focus stays. */
export function ActionNote({ failure }: { readonly failure: ActionFailure | null }) {
  const { t } = useTranslation('notifications');
  const failureText = useFailureText('notifications');
  return (
    <div role="alert">
      {failure ? (
        <Note tone="sun">
          {t(`list.not.${failure.action}`)} {failureText(failure.error)}
        </Note>
      ) : null}
    </div>
  );
}
