import * as z from 'zod';
import { commaList, onOff, settingsPiece } from '#packages/kernel/index.ts';
import { type CaptchaSettings, captchaOf, captchaVariables } from './captcha.ts';
import {
  type SignInMethods,
  signInMethodProblems,
  signInMethodsOf,
  signInMethodVariables,
} from './sign-in-methods.ts';

export interface AuthSettings {
  mailLink: 'click' | 'direct';
  mailGapMs: number;
  reuseIntervalSeconds: number;
  redirectAllowList: readonly string[];
  /** Kinds of second factor that people may add and use here. */
  secondFactors: { totp: boolean; phone: boolean; webauthn: boolean };
  passkeys: boolean;
  /** Signing up and in by phone number. */
  phoneSignIn: boolean;
  /** Text messages of the whole server in an hour. */
  smsPerHour: number;
  /** A sign-up with a used address looks like any other, and its holder is told by mail. */
  hideExistingAccounts: boolean;
  signInMethods: SignInMethods;
  /** The service that tells people from programs at the auth service's doors; null without one. */
  captcha: CaptchaSettings | null;
}

declare module '#packages/kernel/context.ts' {
  interface Settings {
    auth: AuthSettings;
  }
}

const variables = {
  SMS_PER_HOUR: z.coerce.number().int().min(1).default(30),
  MFA_TOTP: onOff.default(true),
  MFA_PHONE: onOff.default(false),
  MFA_WEBAUTHN: onOff.default(true),
  PASSKEYS: onOff.default(true),
  PHONE_SIGN_IN: onOff.default(false),
  MAIL_LINK: z.enum(['click', 'direct']).default('click'),
  MAIL_GAP_MS: z.coerce.number().int().min(0).default(60_000),
  SIGNUP_HIDE_EXISTING: onOff.default(false),
  REUSE_INTERVAL_S: z.coerce.number().int().min(0).default(10),
  REDIRECT_ALLOW_LIST: commaList,
  ...signInMethodVariables,
  ...captchaVariables,
};

/** How people get in, as the operator decided it. */
export const authSettings = settingsPiece(variables, (given, { sendsSms }) => {
  const { captcha, problems } = captchaOf(given);
  const auth: AuthSettings = {
    mailLink: given.MAIL_LINK,
    mailGapMs: given.MAIL_GAP_MS,
    reuseIntervalSeconds: given.REUSE_INTERVAL_S,
    redirectAllowList: given.REDIRECT_ALLOW_LIST,
    secondFactors: {
      totp: given.MFA_TOTP,
      phone: given.MFA_PHONE,
      webauthn: given.MFA_WEBAUTHN,
    },
    passkeys: given.PASSKEYS,
    phoneSignIn: given.PHONE_SIGN_IN,
    smsPerHour: given.SMS_PER_HOUR,
    hideExistingAccounts: given.SIGNUP_HIDE_EXISTING,
    signInMethods: signInMethodsOf(given),
    captcha,
  };
  const needsSms = (given.MFA_PHONE || given.PHONE_SIGN_IN) && !sendsSms;
  return {
    settings: { auth },
    problems: [
      ...(needsSms
        ? ['MFA_PHONE and PHONE_SIGN_IN send text messages: set SMS_URL and SMS_FROM']
        : []),
      ...signInMethodProblems(given),
      ...problems,
    ],
  };
});
