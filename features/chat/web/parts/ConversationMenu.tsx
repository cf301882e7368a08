import { ActionIcon, Menu } from '@mantine/core';
import {
  IconBell,
  IconBellOff,
  IconDoorExit,
  IconDots,
  IconTrash,
  IconUserOff,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import type { Conversation } from '../../contract/chat.contract.ts';
import { letGo } from '../local/given-back.ts';
import { messageQueue } from '../local/waiting.ts';
import type { Chat } from '../use-chat.ts';
import { useChatWords } from '../use-words.ts';
import { GroupSheet } from './GroupSheet.tsx';

interface ConversationMenuProps {
  readonly conversation: Conversation;
  readonly chat: Chat;
}

/** What can be done with a conversation as a whole. */
export function ConversationMenu({ conversation, chat }: ConversationMenuProps) {
  const { changes, place, timeZone, userId, waiting } = chat;
  const { id, kind, muted, people, closed } = conversation;
  const { t, nameOf, firstName } = useChatWords(timeZone);
  const failureText = useFailureText('chat');
  const [asked, setAsked] = useState<'leave' | 'block' | null>(null);
  const [isGroupOpen, setIsGroupOpen] = useState(false);
  const [other] = people;
  const failed = (error: unknown) => showToast({ kind: 'failed', text: failureText(error) });
  const name = other ? firstName(nameOf(other)) : '';
  const leaving = kind === 'assistant' ? 'assistant' : 'group';
  const toggleBlock = () => {
    if (!other) return;
    if (closed !== 'blocked') setAsked('block');
    else changes.block.mutate({ personId: other.id, blocked: false }, { onError: failed });
  };
  if (kind === 'direct' && !other) return null;
  return (
    <>
      <Menu position="bottom-end" width={260} returnFocus styles={{ item: { minHeight: 44 } }}>
        <Menu.Target>
          <ActionIcon variant="subtle" size={44} aria-label={t('more')}>
            <IconDots size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {kind === 'group' ? (
            <Menu.Item
              leftSection={<IconUsers size={20} stroke={1.75} />}
              onClick={() => setIsGroupOpen(true)}
            >
              {t('group.details')}
            </Menu.Item>
          ) : null}
          {kind === 'assistant' ? null : (
            <Menu.Item
              leftSection={
                muted ? (
                  <IconBell size={20} stroke={1.75} />
                ) : (
                  <IconBellOff size={20} stroke={1.75} />
                )
              }
              onClick={() => changes.mute.mutate({ id, muted: !muted }, { onError: failed })}
            >
              {t(muted ? 'unmute' : 'mute')}
            </Menu.Item>
          )}
          {kind === 'direct' ? (
            <Menu.Item leftSection={<IconUserOff size={20} stroke={1.75} />} onClick={toggleBlock}>
              {t(closed === 'blocked' ? 'block.end' : 'block.begin', { name })}
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={
                kind === 'group' ? (
                  <IconDoorExit size={20} stroke={1.75} />
                ) : (
                  <IconTrash size={20} stroke={1.75} />
                )
              }
              onClick={() => setAsked('leave')}
            >
              {t(`leave.${leaving}.action`)}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmSheet
        opened={asked === 'leave'}
        title={t(`leave.${leaving}.title`)}
        text={t(`leave.${leaving}.text`)}
        action={t(`leave.${leaving}.action`)}
        run={async () => {
          await changes.leave.mutateAsync(id);
          // What has not been sent from here goes with it: nobody would take it any more.
          for (const change of waiting) {
            if (change.conversationId === id) messageQueue.remove(userId, change);
          }
          letGo(userId, id);
          place.close();
        }}
        onClose={() => setAsked(null)}
        failureText={failureText}
      />
      <ConfirmSheet
        opened={asked === 'block'}
        title={t('block.title', { name })}
        text={t('block.text', { name })}
        action={t('block.action')}
        run={() => changes.block.mutateAsync({ personId: other?.id ?? '', blocked: true })}
        onClose={() => setAsked(null)}
        failureText={failureText}
      />
      {kind === 'group' ? (
        <GroupSheet
          opened={isGroupOpen}
          onClose={() => setIsGroupOpen(false)}
          conversation={conversation}
          chat={chat}
        />
      ) : null}
    </>
  );
}
