import { memo } from 'react';
import { Drawing } from './Drawing.tsx';
import { portrait } from './portraits.ts';

/** One of fourteen plants by its number; the same plants come round again. */
export const PlantPortrait = memo(function PlantPortrait(props: { number: number; size: number }) {
  const { number, size } = props;
  return (
    <Drawing
      svg={portrait(number, size)}
      style={{ width: size, height: size, borderRadius: '50%', overflow: 'hidden', flex: 'none' }}
    />
  );
});
