import { Button, Title } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { useMe } from '#features/access/web/index.ts';
import { Card, Note, showToast, useFailureText, useOnline } from '#packages/ui/index.ts';
import type { Course } from '../../contract/training.contract.ts';
import { useCountForCompany } from '../training.api.ts';
import { useWords } from '../use-words.ts';

interface CountForCompanyProps {
  course: Course;
  /** It counts now, and the choice is gone. */
  onCounted: () => void;
}

/** The choice to let one's company see a course that was begun before it could; nothing where there is none. */
export function CountForCompany({ course, onCounted }: CountForCompanyProps) {
  const { t } = useWords();
  const failureText = useFailureText('training');
  const online = useOnline();
  const count = useCountForCompany();
  const company = useMe()?.company?.name;
  if (!company || course.progress.company !== 'asks') return null;
  const choose = () =>
    count.mutate(course.id, {
      onSuccess: () => {
        showToast({ kind: 'done', text: t('company.counted', { company }) });
        onCounted();
      },
    });
  return (
    <Card aria-labelledby="count-for-company">
      <Title order={2} size="h3" id="count-for-company" mb="xs">
        {t('company.countTitle')}
      </Title>
      <p id="count-for-company-text">{t('company.countText', { company })}</p>
      {count.isError || !online ? (
        <Note tone="sun" role="alert">
          {failureText(online ? count.error : { code: 'offline' })}
        </Note>
      ) : null}
      <Button
        mt="md"
        variant="light"
        leftSection={<IconBuilding size={20} stroke={1.75} aria-hidden />}
        loading={count.isPending}
        disabled={!online}
        aria-describedby="count-for-company-text"
        onClick={choose}
      >
        {t('company.count')}
      </Button>
    </Card>
  );
}
