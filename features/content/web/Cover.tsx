import type { CoverName } from '../contract/covers.ts';
import classes from './content.module.css';
import bicicleta from './covers/bicicleta.svg';
import calor from './covers/calor.svg';
import canoa from './covers/canoa.svg';
import escuta from './covers/escuta.svg';
import estufa from './covers/estufa.svg';
import feira from './covers/feira.svg';
import limites from './covers/limites.svg';
import ninho from './covers/ninho.svg';
import pausas from './covers/pausas.svg';
import reunioes from './covers/reunioes.svg';
import sono from './covers/sono.svg';
import varanda from './covers/varanda.svg';

const FILES: Readonly<Record<CoverName, string>> = {
  ...{ bicicleta, calor, canoa, escuta, estufa, feira },
  ...{ limites, ninho, pausas, reunioes, sono, varanda },
};

interface CoverProps {
  readonly name: CoverName;
  /** Stands at the top of its page: fetched at once. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** The drawing of a course, an article or a film; decoration beside its title. */
export function Cover({ name, first = false, className }: CoverProps) {
  return (
    <img
      className={className ? `${classes.cover} ${className}` : classes.cover}
      src={FILES[name]}
      alt=""
      width={640}
      height={400}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
