import { ActionIcon, Menu } from '@mantine/core';
import { IconCloudOff, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { EmotionFace, Tag } from '#packages/ui/index.ts';
import type { EmotionMoment } from '../../contract/emotions.contract.ts';
import classes from './moments.module.css';

interface MomentListProps {
  moments: readonly EmotionMoment[];
  /** Ids of those that are on this device only, for now. */
  waiting: ReadonlySet<string>;
  timeZone: string;
  onEdit: (moment: EmotionMoment) => void;
  onDelete: (moment: EmotionMoment) => void;
}

/** The moments of a day in their order, each with its time, face, tags and words. */
export function MomentList({ moments, waiting, timeZone, onEdit, onDelete }: MomentListProps) {
  const { t } = useTranslation(['emotions', 'common']);
  const format = useFormat(timeZone);
  return (
    <ol className={classes.list}>
      {moments.map((moment) => (
        <li key={moment.id} className={classes.moment}>
          <time dateTime={moment.at} className={classes.at}>
            {format.time(moment.at)}
          </time>
          <span className={classes.face}>
            {moment.level ? <EmotionFace level={moment.level} size={36} /> : null}
          </span>
          <div className={classes.words}>
            {moment.level ? (
              <p className={classes.word}>{t(`common:emotion.${moment.level}`)}</p>
            ) : null}
            {moment.note ? <p className={classes.note}>{moment.note}</p> : null}
            {moment.tags.length > 0 ? (
              <p className={classes.tags}>
                {moment.tags.map((tag) => (
                  <Tag key={tag}>{tag}</Tag>
                ))}
              </p>
            ) : null}
            {waiting.has(moment.id) ? (
              <p className={classes.waiting}>
                <IconCloudOff size={16} stroke={1.75} aria-hidden /> {t('moments.waiting')}
              </p>
            ) : null}
          </div>
          <Menu position="bottom-end" width={200} styles={{ item: { minHeight: 44 } }} returnFocus>
            <Menu.Target>
              <ActionIcon aria-label={t('moments.more', { time: format.time(moment.at) })}>
                <IconDots size={22} stroke={1.75} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                leftSection={<IconPencil size={20} stroke={1.75} />}
                onClick={() => onEdit(moment)}
              >
                {t('moments.edit')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconTrash size={20} stroke={1.75} />}
                onClick={() => onDelete(moment)}
              >
                {t('moments.delete')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </li>
      ))}
    </ol>
  );
}
