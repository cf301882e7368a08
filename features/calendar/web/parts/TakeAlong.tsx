import { Button, Stack, Switch } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { saveFile } from '#packages/ui/save-file.ts';
import { icsOf } from '../../contract/ics.rules.ts';
import type { ShownEvent } from '../rules/events.rules.ts';
import { startDayOf } from '../rules/events.rules.ts';
import { useWords } from '../use-words.ts';
import classes from './EventEditor.module.css';

interface TakeAlongProps {
  readonly event: ShownEvent;
  /** The fields say something else than what is saved. */
  readonly isChanged: boolean;
}

/** Takes an event to another calendar as a file; others may see that one, so it says nothing unless asked to. */
export function TakeAlong({ event, isChanged }: TakeAlongProps) {
  const { t } = useWords();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [whole, setWhole] = useState(false);
  const download = () => {
    // Of a series it is this one time, which other calendars must not take for another one of it.
    const { repeat: _, ...once } = event;
    const one = event.occurrence ? { ...once, id: `${event.id}-${event.occurrence.at}` } : event;
    const told = whole ? event : { title: t('take.neutral'), description: null };
    const file = new Blob([icsOf(one, told, new Date())], {
      type: 'text/calendar;charset=utf-8',
    });
    saveFile(file, `${t('take.file')}-${startDayOf(event)}.ics`);
  };
  return (
    <div>
      <Button
        variant="subtle"
        fullWidth
        leftSection={<IconCalendarDown size={20} stroke={1.75} aria-hidden />}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        {t('take.open')}
      </Button>
      <Stack id={id} hidden={!opened} gap="sm" mt="sm" mb="md">
        <Switch
          label={t('take.whole')}
          checked={whole}
          onChange={(change) => setWhole(change.currentTarget.checked)}
        />
        <p className={classes.hint} role="status">
          {t(whole ? 'take.wholeText' : 'take.neutralText', { title: t('take.neutral') })}{' '}
          {isChanged ? t('take.saved') : null}
        </p>
        <Button variant="default" fullWidth onClick={download}>
          {t('take.download')}
        </Button>
      </Stack>
    </div>
  );
}
