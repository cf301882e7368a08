import type { MailTexts } from './texts.ts';

export const enUS: MailTexts = {
  mails: {
    signup: {
      subject: 'Confirm your email for Florescer',
      preview: 'One tap and your account is ready.',
      title: 'Good to see you.',
      paragraphs: ['One step left: confirm that this email is yours. The link works for an hour.'],
      button: 'Confirm my email',
    },
    invite: {
      subject: 'You are invited to Florescer',
      preview: 'An invitation is waiting for you.',
      title: 'There is an invitation for you.',
      paragraphs: [
        'Someone invited you to use Florescer. Accept it to choose a password and come in. The link works for an hour.',
      ],
      button: 'Accept the invitation',
    },
    magiclink: {
      subject: 'Your link to sign in to Florescer',
      preview: 'Sign in without a password.',
      title: 'Sign in without a password.',
      paragraphs: ['Use the button to sign in. It works once, within an hour.'],
      button: 'Sign in',
    },
    recovery: {
      subject: 'A new password for Florescer',
      preview: 'Choose a new password.',
      title: 'Choose a new password.',
      paragraphs: [
        'You asked to change your password. The link works for an hour. Until then your current password stays as it is.',
      ],
      button: 'Choose a new password',
    },
    email_change_current: {
      subject: 'Confirm your change of email on Florescer',
      preview: 'Your account is about to change its address.',
      title: 'Your account is about to change its address.',
      paragraphs: [
        'You asked to use another email for your account. Confirm it here, and also in the message that we sent to the new address.',
      ],
      button: 'Confirm the change',
    },
    email_change_new: {
      subject: 'Confirm your new email on Florescer',
      preview: 'Confirm that this address is yours.',
      title: 'Is this your new email?',
      paragraphs: ['Confirm that this address is yours to use it for your Florescer account.'],
      button: 'Confirm the new email',
    },
    reauthentication: {
      subject: 'Your Florescer code',
      preview: 'A code to confirm that it is you.',
      title: 'Confirm that it is you.',
      paragraphs: ['Type this code on the screen that asked for it. It works for an hour.'],
    },
  },
  contestedPassword:
    'This email was registered more than once. To be safe, choose your password after confirming.',
  codeBesideButton: 'If a screen asks for a code, it is this one:',
  codeAlone: 'Your code:',
  linkHint: 'The button does not open? Copy this address into your browser:',
  footer: [
    'You received this message because someone used this address on Florescer. If it was not you, you can ignore it: nothing changes.',
    'Nobody from Florescer will ask for this code or your password.',
  ],
};
