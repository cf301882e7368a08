import type { Chat } from '../use-chat.ts';
import { NewSheet } from './NewSheet.tsx';
import { SettingsSheet } from './SettingsSheet.tsx';

/** What opens above the chat, on a desk and in the hand. */
export function Sheets({ chat }: { readonly chat: Chat }) {
  const close = () => chat.setSheet(null);
  return (
    <>
      <NewSheet opened={chat.sheet === 'new'} onClose={close} chat={chat} />
      <SettingsSheet opened={chat.sheet === 'settings'} onClose={close} chat={chat} />
    </>
  );
}
