import type { ToolKind } from '../contract/corporate-tools.contract.ts';

/** Addresses of the tools (specification section 2), one for each kind. */
export const TOOL_PATHS = {
  email: '/corporate/email',
  chat: '/corporate/chat',
  boards: '/corporate/boards',
} as const satisfies Record<ToolKind, string>;
