import { ActionIcon, VisuallyHidden } from '@mantine/core';
import {
  IconBell,
  IconBuilding,
  IconMail,
  IconMailOpened,
  IconMessages,
  IconSeedling,
  IconShieldCheck,
  IconTrash,
  IconVideo,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { IconTile } from '#packages/ui/index.ts';
import { addressOf, NOTIFICATIONS } from '../../contract/kinds.ts';
import type { Notification } from '../../contract/notifications.contract.ts';
import type { NotificationActions } from '../notifications.api.ts';
import { useWords } from '../use-words.ts';
import classes from './notifications.module.css';

const LOOKS = {
  security: { tone: 'sky', Icon: IconShieldCheck },
  plan: { tone: 'leaf', Icon: IconSeedling },
  reminders: { tone: 'sun', Icon: IconBell },
  messages: { tone: 'lilac', Icon: IconMessages },
  consultations: { tone: 'leaf', Icon: IconVideo },
  company: { tone: 'mist', Icon: IconBuilding },
} as const;

interface NotificationRowProps {
  readonly notification: Notification;
  readonly timeZone: string | undefined;
  readonly actions: NotificationActions;
  /** Without buttons of its own, where there is little room. */
  readonly brief?: boolean;
  /** Its link was followed. */
  readonly onChosen?: () => void;
}

/** One notification: what it says, when, whether it was read; following it marks it as read. */
export function NotificationRow(props: NotificationRowProps) {
  const { notification, timeZone, actions, brief, onChosen } = props;
  const { t } = useTranslation('notifications');
  const { id, kind, at, read } = notification;
  const { title, text } = useWords(timeZone)(notification);
  const format = useFormat(timeZone);
  const router = useRouter();
  const { mark, follow, remove } = actions;
  const { tone, Icon } = LOOKS[NOTIFICATIONS[kind].topic];
  const address = addressOf(notification);
  return (
    <li className={classes.item} data-unread={read ? undefined : true}>
      <IconTile tone={tone}>
        <Icon size={22} stroke={1.75} />
      </IconTile>
      <div className={classes.words}>
        <a
          href={address}
          className={classes.link}
          onClick={(event) => {
            if (!read) follow.mutate(id);
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChosen?.();
            router.history.push(address);
          }}
        >
          {read ? null : <VisuallyHidden>{t('row.unread')}: </VisuallyHidden>}
          {title}
        </a>
        <span className={classes.text}>{text}</span>
        <time dateTime={at} className={classes.time}>
          {format.relative(at, Date.now())}
        </time>
      </div>
      {brief ? null : (
        <div className={classes.buttons}>
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t(read ? 'row.markUnread' : 'row.markRead', { title })}
            onClick={() => mark.mutate({ id, read: !read })}
          >
            {read ? (
              <IconMail size={20} stroke={1.75} aria-hidden />
            ) : (
              <IconMailOpened size={20} stroke={1.75} aria-hidden />
            )}
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t('row.delete', { title })}
            onClick={({ currentTarget }) => {
              neighbourOf(currentTarget)?.focus();
              remove.mutate(id);
            }}
          >
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </li>
  );
}

/** Where the focus goes from a row that goes: the row beside it, or the page's heading after the last. */
function neighbourOf(button: HTMLElement): HTMLElement | null {
  const row = button.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  return (beside ?? document).querySelector<HTMLElement>(beside ? 'a' : 'h1');
}
