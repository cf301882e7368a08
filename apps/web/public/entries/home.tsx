import { Cover } from '#features/content/web/Cover.tsx';
import { HomePage } from '#features/landing/web/HomePage.tsx';
import { hydrate } from '../hydrate.tsx';

hydrate(<HomePage Cover={Cover} />);
