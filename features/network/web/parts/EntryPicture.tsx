import { IconBuildingHospital } from '@tabler/icons-react';
import { Avatar } from '#packages/ui/index.ts';
import type { Kind } from '../../contract/network.contract.ts';
import classes from './network.module.css';

/** A plant for a person, a house for a clinic: nobody is chosen by their looks. */
export function EntryPicture({ id, kind, size }: { id: string; kind: Kind; size: number }) {
  if (kind === 'professional') return <Avatar id={id} size={size} />;
  return (
    <span className={classes.house} style={{ width: size, height: size }} aria-hidden>
      <IconBuildingHospital size={size * 0.5} stroke={1.75} />
    </span>
  );
}
