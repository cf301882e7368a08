import { ActionIcon, Title } from '@mantine/core';
import { IconArrowLeft, IconEyeOff, IconMoon } from '@tabler/icons-react';
import { useState } from 'react';
import { classNames, Note, Tag, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { Conversation as ConversationView } from '../../contract/chat.contract.ts';
import type { Message } from '../../contract/messages.ts';
import { useThread } from '../chat.api.ts';
import type { Chat } from '../use-chat.ts';
import { useChatWords } from '../use-words.ts';
import { Composer } from './Composer.tsx';
import { ConversationMenu } from './ConversationMenu.tsx';
import { Face } from './ConversationRow.tsx';
import { Messages } from './Messages.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import classes from './thread.module.css';

interface ConversationProps {
  readonly conversation: ConversationView;
  readonly chat: Chat;
  /** On mobile the way back to the list. */
  readonly onBack?: () => void;
}

/** One conversation: who is in it, what was said, and the place to write. */
export function Conversation({ conversation, chat, onBack }: ConversationProps) {
  const { timeZone, changes, userId } = chat;
  const { t, titleOf, nameOf, firstName, momentOf } = useChatWords(timeZone);
  const failureText = useFailureText('chat');
  const thread = useThread(conversation.id);
  const [edited, setEdited] = useState<Message | null>(null);
  const [reported, setReported] = useState<Message | null>(null);
  const { kind, people, gone, closed, quietUntil, muted } = conversation;
  const [other] = people;
  const isAssistant = kind === 'assistant';
  const subtitle = () => {
    if (isAssistant) return t('assistant.program');
    if (kind === 'group') {
      const names = people.map((one) => firstName(nameOf(one)));
      const left = gone > 0 ? [t('group.gone', { count: gone })] : [];
      return t('group.people', { names: [...names, ...left].join(', ') });
    }
    if (muted) return t('muted');
    return quietUntil && !closed ? t('quiet.back', { when: momentOf(quietUntil) }) : null;
  };
  return (
    <section className={classes.panel} aria-label={titleOf(conversation)}>
      <header className={classes.head}>
        {onBack ? (
          <ActionIcon variant="subtle" size={44} aria-label={t('back')} onClick={onBack}>
            <IconArrowLeft size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
        ) : null}
        <Face conversation={conversation} />
        <div className={classes.who}>
          <Title order={onBack ? 1 : 2} size="h3" tabIndex={onBack ? -1 : undefined}>
            {titleOf(conversation)}
          </Title>
          <p className={classes.small}>{subtitle()}</p>
        </div>
        {isAssistant ? (
          <span className={classes.private}>
            <Tag>
              <IconEyeOff size={16} stroke={1.75} aria-hidden />
              {t('assistant.private')}
            </Tag>
          </span>
        ) : null}
        <ConversationMenu conversation={conversation} chat={chat} />
      </header>
      {isAssistant ? (
        <div className={classes.honest}>
          <p>
            <b>{t('assistant.honest')}</b> {t('assistant.how')}
          </p>
          <details>
            <summary>{t('assistant.works')}</summary>
            <p>{t('assistant.worksText')}</p>
          </details>
        </div>
      ) : null}
      {thread.data ? (
        <Messages
          conversation={conversation}
          thread={thread.data}
          chat={chat}
          onEdit={setEdited}
          onReport={setReported}
        />
      ) : (
        <div className={classes.messages}>
          <InPlace
            query={thread}
            loading={t('thread.loading')}
            title={t('thread.failed')}
            text={failureText(thread.error ?? { code: 'offline' })}
          />
        </div>
      )}
      {closed ? (
        <div className={classes.foot}>
          <Note>{t(`closed.${closed}`, { name: other ? firstName(nameOf(other)) : '' })}</Note>
        </div>
      ) : (
        <>
          {quietUntil && other ? (
            <div className={classNames(classes.quiet)}>
              <IconMoon size={22} stroke={1.75} aria-hidden />
              <p>
                <b>{t('quiet.theirs', { name: firstName(nameOf(other)) })}</b>{' '}
                {t(conversation.allowsNow ? 'quiet.mayNow' : 'quiet.waits', {
                  name: firstName(nameOf(other)),
                  when: momentOf(quietUntil),
                })}
              </p>
            </div>
          ) : null}
          <Composer
            key={`${conversation.id} ${edited?.id ?? ''}`}
            conversation={conversation}
            chat={chat}
            edited={edited}
            onDone={() => setEdited(null)}
          />
        </>
      )}
      {reported ? (
        <ReportSheet
          key={reported.id}
          conversation={conversation}
          message={reported}
          messages={thread.data?.messages ?? []}
          userId={userId}
          onBlock={(personId) => changes.block.mutateAsync({ personId, blocked: true })}
          onClose={() => setReported(null)}
        />
      ) : null}
    </section>
  );
}
