import { useMediaQuery } from '@mantine/hooks';
import { EmptyState } from '#packages/ui/index.ts';
import ChatInTheHand from '../mobile/ChatPage.tsx';
import { Conversation } from '../parts/Conversation.tsx';
import { ConversationList } from '../parts/ConversationList.tsx';
import { Lost } from '../parts/Lost.tsx';
import { Sheets } from '../parts/Sheets.tsx';
import { useChat } from '../use-chat.ts';
import { useChatWords } from '../use-words.ts';
import classes from './ChatPage.module.css';

/** The chat on a desk; a window as narrow as a phone has room for one of the two, as a phone does. */
export default function ChatPage() {
  const narrow = useMediaQuery('(max-width: 47.99em)', undefined, {
    getInitialValueInEffect: false,
  });
  return narrow ? <ChatInTheHand /> : <Columns />;
}

/** The conversations beside the one that is open. */
function Columns() {
  const chat = useChat();
  const { current, place, conversations } = chat;
  const { t } = useChatWords(chat.timeZone);
  return (
    <div className={classes.columns}>
      <ConversationList chat={chat} />
      {current ? <Conversation key={current.id} conversation={current} chat={chat} /> : null}
      {!current && place.id && conversations.data ? <Lost onBack={place.close} /> : null}
      {!current && !place.id ? (
        <div className={classes.empty}>
          <EmptyState title={t('choose.title')} text={t('choose.text')} />
        </div>
      ) : null}
      <Sheets chat={chat} />
    </div>
  );
}
