import { useMediaQuery } from '@mantine/hooks';
import { MOBILE_WIDTH } from './layout-decision.ts';
import { useLayout } from './use-layout.ts';

/** Whether there is the room of a phone: on one, or in a narrow window of any other device. */
export function useCompact(): boolean {
  const narrow = useMediaQuery(`(max-width: ${MOBILE_WIDTH - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  return useLayout() === 'mobile' || narrow;
}
