import * as z from 'zod';
import type { Settings } from './context.ts';

/** What is known of an instance before its features read their variables. */
export interface Instance {
  production: boolean;
  /** Demonstration accounts, development mailbox and text messages exist. */
  demonstration: boolean;
  /** The address that the operator gave. */
  siteUrl: string | undefined;
  mailFrom: string;
  /** Absolute path of the folder for what is not in the database. */
  dataDir: string;
  /** Whether text messages are sent, or shown as in a demonstration. */
  sendsSms: boolean;
}

/** A feature's part of the configuration: its variables, and what they mean or what is wrong with them. */
export interface SettingsPiece {
  variables: z.ZodRawShape;
  read: (
    variables: never,
    instance: Instance,
  ) => { settings: Partial<Settings>; problems: string[] };
}

export function settingsPiece<S extends z.ZodRawShape>(
  variables: S,
  read: (
    variables: z.output<z.ZodObject<S>>,
    instance: Instance,
  ) => { settings: Partial<Settings>; problems: string[] },
): SettingsPiece {
  return { variables, read };
}

/** A variable that is `on` or `off`. */
export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

/** A variable with values between commas. */
export const commaList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

/** Addresses that only this machine reaches. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
