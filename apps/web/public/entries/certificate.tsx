import { CheckCertificatePage } from '#features/training/web/CheckCertificatePage.tsx';
import { hydrate } from '../hydrate.tsx';

hydrate(<CheckCertificatePage />);
