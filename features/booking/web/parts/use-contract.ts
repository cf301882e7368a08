import { useTranslation } from 'react-i18next';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import { saveFile } from '#packages/ui/save-file.ts';
import { contractOf } from '../booking.api.ts';

/** Saves what both agreed to as PDF; says so where it does not come. */
export function useContractDownload(): (bookingId: string) => void {
  const { t } = useTranslation('booking');
  const failureText = useFailureText('booking');
  return (bookingId) =>
    void contractOf(bookingId)
      .then((file) => saveFile(file, `${t('contract.file')}.pdf`))
      .catch((error: unknown) => showToast({ kind: 'failed', text: failureText(error) }));
}
