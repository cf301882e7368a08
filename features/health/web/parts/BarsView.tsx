import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import classes from './Bars.module.css';
import type { BarsViewProps } from './Bars.tsx';

/** Rounded above, nearly straight below, as they stand on the ground. */
const RADIUS: [number, number, number, number] = [10, 10, 4, 4];

/** The bars themselves; what they promise is on `Bars`. */
export default function BarsView({ bars, named, short, summary }: BarsViewProps) {
  return (
    <BarChart
      className={classes.plot}
      role="img"
      aria-label={summary}
      data={bars.map(({ label, value }, index) => ({ place: index, label, value }))}
      dataKey="place"
      series={[{ name: 'value', color: 'var(--bar)' }]}
      gridAxis="none"
      tickLine="none"
      withTooltip={false}
      withYAxis={false}
      withBarValueLabel={named}
      barLabelColor="var(--muted)"
      textColor="var(--muted)"
      maxBarWidth={34}
      xAxisProps={{
        interval: named ? 0 : 'preserveStartEnd',
        tickFormatter: (place: number) => bars[place]?.label ?? '',
      }}
      valueFormatter={short}
      barProps={{ radius: RADIUS, isAnimationActive: false }}
      // The figure around it has the name; inside there is nothing to move to.
      barChartProps={{ accessibilityLayer: false, margin: { top: 24 } }}
    />
  );
}
