import type { NoticeTexts } from '../notices.ts';

const ASK = 'If it was you, there is nothing to do.';
const MEND =
  'If it was not you, choose a new password: that ends the other sessions of your account.';
const BUTTON = 'It was not me';

export const enUS: NoticeTexts = {
  notices: {
    password_changed: {
      subject: 'Your Florescer password changed',
      preview: 'The password of your account was changed.',
      title: 'Your password changed.',
      paragraphs: ['The password of your account has just been changed.', ASK, MEND],
      button: BUTTON,
    },
    email_changed: {
      subject: 'The email of your Florescer account changed',
      preview: 'Your account now uses another email.',
      title: 'Your account uses another email.',
      paragraphs: [
        'Your Florescer account no longer uses this address.',
        ASK,
        'If it was not you, change the password of this mailbox now and talk to whoever looks after Florescer at your work. If you can still sign in, choose a new Florescer password too.',
      ],
      button: BUTTON,
    },
    phone_changed: {
      subject: 'The phone of your Florescer account changed',
      preview: 'Your account has another phone.',
      title: 'The phone of your account changed.',
      paragraphs: ['The phone number of your account has just changed.', ASK, MEND],
      button: BUTTON,
    },
    factor_added: {
      subject: 'A new way to confirm that it is you on Florescer',
      preview: 'Your account has one more confirmation.',
      title: 'Your account has one more confirmation.',
      paragraphs: ['A new way to confirm that it is you was added to your account.', ASK, MEND],
      button: BUTTON,
    },
    factor_removed: {
      subject: 'A way to confirm that it is you left Florescer',
      preview: 'Your account has one confirmation less.',
      title: 'Your account has one confirmation less.',
      paragraphs: ['A way to confirm that it is you was removed from your account.', ASK, MEND],
      button: BUTTON,
    },
    factor_removal_requested: {
      subject: 'A request to remove your second step on Florescer',
      preview: 'It goes in 72 hours unless somebody stops it.',
      title: 'Your second step goes in 72 hours.',
      paragraphs: [
        'Somebody who signed in to your account and received a code at this email said that they lost the app, phone or key that confirms a sign-in. In 72 hours these confirmations leave the account.',
        'If it was you, there is nothing to do but wait.',
        'If it was not you, sign in now with your second step: that alone cancels the request. If you are signed in already, open your profile and press "Cancel the request". Then change your Florescer password and the one of this mailbox.',
      ],
      button: 'Open my profile',
    },
    factor_removal_stopped: {
      subject: 'Your second step on Florescer stays',
      preview: 'The request to remove it was cancelled.',
      title: 'Your second step stays.',
      paragraphs: [
        'The request to remove your second step was cancelled. Everything is as it was.',
        'If the request was not yours, somebody may be reading your mail or know your password: change both.',
      ],
      button: BUTTON,
    },
    identity_linked: {
      subject: 'A new way to sign in to Florescer',
      preview: 'Another account now opens Florescer.',
      title: 'There is a new way to sign in.',
      paragraphs: [
        'An account of another service was linked to your Florescer account.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    identity_unlinked: {
      subject: 'A way to sign in left Florescer',
      preview: 'An account of another service was unlinked.',
      title: 'A way to sign in was removed.',
      paragraphs: [
        'An account of another service was unlinked from your Florescer account.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    data_exported: {
      subject: 'Your data was downloaded from Florescer',
      preview: 'Somebody, perhaps you, downloaded everything your account keeps.',
      title: 'Your data was downloaded.',
      paragraphs: [
        'A file with everything your account keeps, the diary included, has just been downloaded.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    company_left: {
      subject: 'You left the company on Florescer',
      preview: 'Your account is no longer linked to the company.',
      title: 'You left the company.',
      paragraphs: [
        'Your Florescer account is no longer linked to the company, and its plan has ended for you. All that you kept is still yours.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    company_removed: {
      subject: 'Your Florescer account is no longer linked to the company',
      preview: 'All that you kept is still yours.',
      title: 'Your account is no longer linked to the company.',
      paragraphs: [
        'Whoever looks after your company on Florescer took your account out of it, and the company’s plan has ended for you.',
        'All that you kept is still yours, in the same account. The company saw none of it and gets no copy.',
        'If you sign in with a work email, change it to your own in your profile while you still receive it. If you think this is a mistake, talk to whoever looks after the company.',
      ],
      button: 'Open my profile',
    },
    company_admin_given: {
      subject: 'You now look after your company on Florescer',
      preview: 'Another person who looks after it made you an admin.',
      title: 'You now look after your company.',
      paragraphs: [
        'Whoever looks after your company on Florescer made you an admin too. You see who belongs to it, and can remove people who left the job and make others admins.',
        'What each person keeps stays theirs alone: it is not shown to you.',
        'If you would rather not do this, you can give it up on the same page.',
      ],
      button: 'Open the administration',
    },
    company_admin_ended: {
      subject: 'You gave up the administration of the company on Florescer',
      preview: 'Somebody else looks after the company now.',
      title: 'You gave up the administration of the company.',
      paragraphs: [
        'Your account no longer looks after the company on Florescer. You still belong to it, with its plan.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    already_registered: {
      subject: 'You already have a Florescer account',
      preview: 'This email already has an account.',
      title: 'This email already has an account.',
      paragraphs: [
        'Someone, maybe you, wanted to create an account with this email. It already has one: sign in with it or use another email.',
        'Forgot the password? Choose "Forgot password" where you sign in. If it was not you, nothing changed.',
      ],
      button: 'Sign in',
    },
  },
  farewell: {
    subject: 'Your Florescer account was deleted',
    preview: 'All that was yours has left Florescer.',
    title: 'Your account was deleted.',
    paragraphs: [
      'Your Florescer account and everything you kept in it have just been deleted, at the request of whoever was signed in. This cannot be undone.',
      'All that stays are figures that name nobody and, for up to 180 days, a note that an account was deleted, without name or email.',
      'If it was not you, somebody knew your password or opened your mailbox: change those passwords and talk to whoever looks after Florescer where you used it. You can create another account whenever you want.',
    ],
  },
  linkHint: 'The button does not open? Copy this address into your browser:',
  footer: [
    'We write to you about the safety of your account. There is no need to answer.',
    'Nobody at Florescer will ask for your password.',
  ],
};
