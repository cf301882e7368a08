import { ActionIcon, Button } from '@mantine/core';
import { IconStethoscope } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useLayout } from '#packages/ui/screens/index.ts';
import { CONSULTATION_PATH } from '../consultation-summary.paths.ts';

/** The way from a page with something to show to where it is put together for a consultation. */
export function ConsultationLink({ label }: { label: string }) {
  const icon = <IconStethoscope size={20} stroke={1.75} aria-hidden />;
  if (useLayout() === 'mobile') {
    return (
      <ActionIcon
        variant="default"
        size={44}
        radius="xl"
        aria-label={label}
        renderRoot={(props) => <Link to={CONSULTATION_PATH} {...props} />}
      >
        {icon}
      </ActionIcon>
    );
  }
  return (
    <Button
      variant="default"
      leftSection={icon}
      renderRoot={(props) => <Link to={CONSULTATION_PATH} {...props} />}
    >
      {label}
    </Button>
  );
}
