import '../base.css';
import { CheckCertificatePage } from '#features/training/web/CheckCertificatePage.tsx';
import { PAGE_PATHS, type PublicPage } from '../page.ts';
import { ReadingShell } from '../ReadingShell.tsx';

export const page: PublicPage = {
  name: 'certificate',
  path: PAGE_PATHS.certificate,
  indexed: false,
  live: {
    element: <CheckCertificatePage />,
    feature: 'training',
    texts: [
      ...['check', 'certificate', 'expires', 'expired'],
      ...['hours_one', 'hours_many', 'hours_other', 'minutes'],
      ...['lessons_zero', 'lessons_one', 'lessons_many', 'lessons_other'],
    ],
  },
  body: (context) => <ReadingShell {...context} />,
};
