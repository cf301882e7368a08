import { Button } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckInSheet, useToday } from '#features/emotions/web/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import classes from './bars.module.css';
import { WRITE } from './home.ts';

/** The middle of the mobile bar: how the day is in one tap, and from there to the diary. */
export function RecordButton() {
  const { t } = useTranslation('shell');
  const day = useToday();
  const [opened, setOpened] = useState<boolean | null>(null);
  const close = () => setOpened(false);
  return (
    <>
      <button
        type="button"
        className={classes.tab}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <span className={`${classes.pill} ${classes.plus}`}>
          <IconPlus size={22} stroke={1.75} aria-hidden />
        </span>
        {t('tabs.record')}
      </button>
      {opened === null ? null : (
        <CheckInSheet day={day} opened={opened} onClose={close}>
          <Button
            variant="subtle"
            fullWidth
            leftSection={<IconPencil size={20} stroke={1.75} aria-hidden />}
            onClick={close}
            renderRoot={(props) => (
              <Link {...linkTo(WRITE.to, { search: WRITE.search })} {...props} />
            )}
          >
            {t('write_diary')}
          </Button>
        </CheckInSheet>
      )}
    </>
  );
}
