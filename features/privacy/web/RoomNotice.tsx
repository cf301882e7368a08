import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiOptions } from '#features/access/web/index.ts';
import { NEARLY_FULL, privacyContract } from '#features/privacy/contract/privacy.contract.ts';
import { createClient } from '#packages/api/client/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Note } from '#packages/ui/index.ts';

const api = createClient(privacyContract, apiOptions);
/** Nobody fills a tenth of their room in this time, in ms. */
const STALE_MS = 10 * 60_000;

/** Says that the person's room is nearly full, and what to do, before anything is refused. */
export function RoomNotice() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { data } = useQuery({
    queryKey: ['privacy', 'room'],
    queryFn: ({ signal }) => api.getRoom({}, { signal }),
    staleTime: STALE_MS,
    retry: false,
  });
  if (!data || data.bytes < data.most * NEARLY_FULL) return null;
  const percent = format.number(Math.min(1, data.bytes / data.most), {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  return (
    <Note tone="sun" role="status">
      {t('room.nearlyFull', { percent })}
    </Note>
  );
}
