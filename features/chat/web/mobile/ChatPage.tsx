import { useListPlace } from '#packages/ui/parts/list-place.ts';
import { Conversation } from '../parts/Conversation.tsx';
import { ConversationList } from '../parts/ConversationList.tsx';
import { Lost } from '../parts/Lost.tsx';
import { Sheets } from '../parts/Sheets.tsx';
import { useChat } from '../use-chat.ts';
import classes from './ChatPage.module.css';

/** The chat in the hand: the conversations, or the one that is open with the way back. */
export default function ChatPage() {
  const chat = useChat();
  const { current, place, conversations } = chat;
  const isLost = !current && place.id !== null && conversations.data !== undefined;
  useListPlace(!current && !isLost);
  return (
    <>
      {current ? (
        <div className={classes.open}>
          <Conversation key={current.id} conversation={current} chat={chat} onBack={place.close} />
        </div>
      ) : null}
      {isLost ? <Lost onBack={place.close} headingOrder={1} /> : null}
      {!current && !isLost ? <ConversationList chat={chat} /> : null}
      <Sheets chat={chat} />
    </>
  );
}
