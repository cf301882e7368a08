import { Group, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useWords } from '../use-words.ts';

/** Says that what stands beside it is on this device only, for now. */
export function WaitingLine() {
  const { t } = useWords();
  return (
    <Group gap={6} wrap="nowrap" c="var(--muted)">
      <IconCloudOff size={16} stroke={1.75} aria-hidden />
      <Text fz="sm">{t('waiting')}</Text>
    </Group>
  );
}
