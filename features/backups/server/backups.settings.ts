import { resolve } from 'node:path';
import * as z from 'zod';
import { settingsPiece } from '#packages/kernel/index.ts';

declare module '#packages/kernel/context.ts' {
  interface Settings {
    backup: {
      /** Folder for the backups that the server makes by itself; null for none. */
      dir: string | null;
      everyHours: number;
      /** How many of them stay. */
      keep: number;
    };
  }
}

export const backupsSettings = settingsPiece(
  {
    BACKUP_DIR: z.string().min(1).optional(),
    BACKUP_EVERY_HOURS: z.coerce.number().int().min(1).max(168).default(24),
    BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(14),
  },
  ({ BACKUP_DIR, BACKUP_EVERY_HOURS, BACKUP_KEEP }) => ({
    settings: {
      backup: {
        dir: BACKUP_DIR ? resolve(BACKUP_DIR) : null,
        everyHours: BACKUP_EVERY_HOURS,
        keep: BACKUP_KEEP,
      },
    },
    problems: [],
  }),
);
