import {
  ATTACHMENT_TYPES,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENT_NAME,
} from '../contract/attachments.ts';
import type { Attachment } from '../contract/messages.ts';
import { chatApi } from './chat.client.ts';

/** Sends a file for a message of a conversation; says why not where it cannot be one. */
export async function attach(
  conversationId: string,
  file: File,
): Promise<Attachment | 'tooLarge' | 'wrongType' | 'empty'> {
  const type = ATTACHMENT_TYPES.find((one) => one === file.type);
  if (!type) return 'wrongType';
  if (file.size > MAX_ATTACHMENT_BYTES) return 'tooLarge';
  if (file.size === 0) return 'empty';
  const name = file.name.slice(-MAX_ATTACHMENT_NAME);
  const content = await base64Of(file);
  return chatApi.addAttachment({
    params: { id: conversationId, attachmentId: crypto.randomUUID() },
    body: { name, type, content },
  });
}

/** What stands behind the comma of a data address. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
