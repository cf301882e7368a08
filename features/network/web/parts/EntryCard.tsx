import { Button, Title } from '@mantine/core';
import {
  IconLanguage,
  IconMapPin,
  IconRosetteDiscountCheck,
  IconUsers,
  IconVideo,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, Tag } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { Card as Entry } from '../../contract/network.contract.ts';
import { NETWORK_ENTRY_PATH } from '../network.paths.ts';
import { useEntryWords } from '../use-entry-words.ts';
import { EntryPicture } from './EntryPicture.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import classes from './network.module.css';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** A professional or clinic in the list. */
export function EntryCard({ entry }: { entry: Entry }) {
  const { t } = useTranslation('network');
  const format = useFormat();
  const words = useEntryWords(entry);
  const link = linkTo(NETWORK_ENTRY_PATH, { params: { entryId: entry.id } });
  return (
    <Card as="article" className={classes.card}>
      <div className={classes.head}>
        <EntryPicture id={entry.id} kind={entry.kind} size={56} />
        <div className={classes.names}>
          <Title order={2} size="h4">
            <Link className={classes.name} {...link}>
              {entry.name}
            </Link>
          </Title>
          <p className={classes.muted}>{words.works}</p>
        </div>
        <FavouriteButton entry={entry} />
      </div>
      <p className={classes.check}>
        <IconRosetteDiscountCheck {...ICON} />
        <span>
          <b>{entry.registry}</b> · {t('checkedOn', { date: format.day(entry.checkedOn, 'long') })}
        </span>
      </p>
      <ul className={classes.facts}>
        <li>
          <IconVideo {...ICON} />
          {words.modes}
        </li>
        {words.place ? (
          <li>
            <IconMapPin {...ICON} />
            {words.place}
          </li>
        ) : null}
        {entry.team ? (
          <li>
            <IconUsers {...ICON} />
            {entry.team}
          </li>
        ) : null}
        <li>
          <IconLanguage {...ICON} />
          {words.languages}
        </li>
      </ul>
      <div className={classes.foot}>
        {entry.demonstration ? <Tag tone="sun">{t('demonstration')}</Tag> : <span />}
        <Button
          variant="light"
          aria-label={t('openOf', { name: entry.name })}
          renderRoot={(props) => <Link {...link} {...props} />}
        >
          {t('open')}
        </Button>
      </div>
    </Card>
  );
}
