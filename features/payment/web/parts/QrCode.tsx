import { useMemo } from 'react';
import { encode } from 'uqr';
import classes from './payment.module.css';

/** A code to scan, drawn here: nothing is asked of another service. */
export function QrCode({ code, label }: { readonly code: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(code, { ecc: 'M', border: 4 });
    const dots = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size, path: dots.join('') };
  }, [code]);
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
