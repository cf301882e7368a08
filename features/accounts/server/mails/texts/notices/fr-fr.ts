import type { NoticeTexts } from '../notices.ts';

const ASK = 'Si c’était vous, il n’y a rien à faire.';
const MEND =
  'Si ce n’était pas vous, choisissez un nouveau mot de passe : cela ferme les autres sessions du compte.';
const BUTTON = 'Ce n’était pas moi';

export const frFR: NoticeTexts = {
  notices: {
    password_changed: {
      subject: 'Votre mot de passe Florescer a changé',
      preview: 'Le mot de passe de votre compte a été changé.',
      title: 'Votre mot de passe a changé.',
      paragraphs: ['Le mot de passe de votre compte vient d’être changé.', ASK, MEND],
      button: BUTTON,
    },
    email_changed: {
      subject: 'L’adresse de votre compte Florescer a changé',
      preview: 'Votre compte utilise une autre adresse.',
      title: 'Votre compte utilise une autre adresse.',
      paragraphs: [
        'Votre compte Florescer n’utilise plus cette adresse.',
        ASK,
        'Si ce n’était pas vous, changez tout de suite le mot de passe de cette messagerie et parlez à la personne qui s’occupe de Florescer à votre travail. Si vous pouvez encore vous connecter, choisissez aussi un nouveau mot de passe Florescer.',
      ],
      button: BUTTON,
    },
    phone_changed: {
      subject: 'Le téléphone de votre compte Florescer a changé',
      preview: 'Votre compte a un autre téléphone.',
      title: 'Le téléphone de votre compte a changé.',
      paragraphs: ['Le numéro de téléphone de votre compte vient de changer.', ASK, MEND],
      button: BUTTON,
    },
    factor_added: {
      subject: 'Une nouvelle façon de confirmer que c’est vous sur Florescer',
      preview: 'Votre compte a une confirmation de plus.',
      title: 'Votre compte a une confirmation de plus.',
      paragraphs: [
        'Une façon de confirmer que c’est vous a été ajoutée à votre compte.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    factor_removed: {
      subject: 'Une façon de confirmer que c’est vous a quitté Florescer',
      preview: 'Votre compte a une confirmation de moins.',
      title: 'Votre compte a une confirmation de moins.',
      paragraphs: [
        'Une façon de confirmer que c’est vous a été retirée de votre compte.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    factor_removal_requested: {
      subject: 'Demande de retrait de votre deuxième étape sur Florescer',
      preview: 'Elle disparaît dans 72 heures, sauf si quelqu’un s’y oppose.',
      title: 'Votre deuxième étape disparaît dans 72 heures.',
      paragraphs: [
        'Quelqu’un qui est entré dans votre compte et a reçu un code à cette adresse dit avoir perdu l’application, le téléphone ou la clé qui confirme la connexion. Dans 72 heures, ces confirmations quitteront le compte.',
        'Si c’était vous, il n’y a rien à faire, sinon attendre.',
        'Si ce n’était pas vous, connectez-vous maintenant avec votre deuxième étape : cela suffit à annuler la demande. Si vous êtes déjà dans votre compte, ouvrez votre profil et choisissez « Annuler la demande ». Changez ensuite le mot de passe de Florescer et celui de cette messagerie.',
      ],
      button: 'Ouvrir mon profil',
    },
    factor_removal_stopped: {
      subject: 'Votre deuxième étape sur Florescer reste en place',
      preview: 'La demande de retrait a été annulée.',
      title: 'Votre deuxième étape reste en place.',
      paragraphs: [
        'La demande de retrait de votre deuxième étape a été annulée. Tout reste comme avant.',
        'Si cette demande ne venait pas de vous, quelqu’un lit peut-être vos e-mails ou connaît votre mot de passe : changez les deux.',
      ],
      button: BUTTON,
    },
    identity_linked: {
      subject: 'Une nouvelle façon d’entrer sur Florescer',
      preview: 'Un autre compte ouvre maintenant Florescer.',
      title: 'Il y a une nouvelle façon d’entrer.',
      paragraphs: [
        'Un compte d’un autre service a été associé à votre compte Florescer.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    identity_unlinked: {
      subject: 'Une façon d’entrer a quitté Florescer',
      preview: 'Un compte d’un autre service a été dissocié.',
      title: 'Une façon d’entrer a été retirée.',
      paragraphs: [
        'Un compte d’un autre service a été dissocié de votre compte Florescer.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    data_exported: {
      subject: 'Vos données ont été téléchargées depuis Florescer',
      preview: 'Quelqu’un, peut-être vous, a téléchargé tout ce que garde votre compte.',
      title: 'Vos données ont été téléchargées.',
      paragraphs: [
        'Un fichier contenant tout ce que garde votre compte, journal compris, vient d’être téléchargé.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    company_left: {
      subject: 'Vous avez quitté l’entreprise sur Florescer',
      preview: 'Votre compte n’est plus rattaché à l’entreprise.',
      title: 'Vous avez quitté l’entreprise.',
      paragraphs: [
        'Votre compte Florescer n’est plus rattaché à l’entreprise, et sa formule s’est arrêtée pour vous. Tout ce que vous gardiez reste à vous.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    company_removed: {
      subject: 'Votre compte Florescer n’est plus rattaché à l’entreprise',
      preview: 'Tout ce que vous gardiez reste à vous.',
      title: 'Votre compte n’est plus rattaché à l’entreprise.',
      paragraphs: [
        'La personne qui administre votre entreprise sur Florescer en a retiré votre compte, et la formule de l’entreprise s’est arrêtée pour vous.',
        'Tout ce que vous gardiez reste à vous, dans le même compte. L’entreprise n’en a rien vu et n’en reçoit pas de copie.',
        'Si vous vous connectez avec une adresse du travail, changez-la dans votre profil tant que vous la recevez encore. Si vous pensez à une erreur, parlez à la personne qui administre l’entreprise.',
      ],
      button: 'Ouvrir mon profil',
    },
    company_admin_given: {
      subject: 'Vous administrez maintenant votre entreprise sur Florescer',
      preview: 'Une autre personne qui l’administre vous l’a confié.',
      title: 'Vous administrez maintenant votre entreprise.',
      paragraphs: [
        'La personne qui administre votre entreprise sur Florescer vous a confié l’administration, à vous aussi. Vous voyez qui en fait partie, pouvez retirer qui a quitté l’emploi et confier l’administration à d’autres.',
        'Ce que chacun garde reste à lui seul : vous ne le voyez pas.',
        'Si vous préférez ne pas vous en occuper, vous pouvez rendre l’administration sur la même page.',
      ],
      button: 'Ouvrir l’administration',
    },
    company_admin_ended: {
      subject: 'Vous avez rendu l’administration de l’entreprise sur Florescer',
      preview: 'Quelqu’un d’autre s’occupe maintenant de l’entreprise.',
      title: 'Vous avez rendu l’administration de l’entreprise.',
      paragraphs: [
        'Votre compte n’administre plus l’entreprise sur Florescer. Vous en faites toujours partie, avec sa formule.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    already_registered: {
      subject: 'Vous avez déjà un compte Florescer',
      preview: 'Cette adresse a déjà un compte.',
      title: 'Cette adresse a déjà un compte.',
      paragraphs: [
        'Quelqu’un, peut-être vous, a voulu créer un compte avec cette adresse. Elle en a déjà un : connectez-vous avec elle ou utilisez une autre adresse.',
        'Mot de passe oublié ? Sur la page de connexion, choisissez « Mot de passe oublié ». Si ce n’était pas vous, rien n’a changé.',
      ],
      button: 'Se connecter',
    },
  },
  farewell: {
    subject: 'Votre compte Florescer a été supprimé',
    preview: 'Tout ce qui était à vous a quitté Florescer.',
    title: 'Votre compte a été supprimé.',
    paragraphs: [
      'Votre compte Florescer et tout ce que vous y gardiez viennent d’être supprimés, à la demande de la personne connectée. C’est définitif.',
      'Il ne reste que des chiffres qui ne nomment personne et, pendant 180 jours au plus, la mention qu’un compte a été supprimé, sans nom ni e-mail.',
      'Si ce n’était pas vous, quelqu’un connaissait votre mot de passe ou a ouvert votre messagerie : changez ces mots de passe et parlez à la personne qui s’occupe de Florescer là où vous l’utilisiez. Vous pouvez créer un autre compte quand vous voulez.',
    ],
  },
  linkHint: 'Le bouton ne s’ouvre pas ? Copiez cette adresse dans votre navigateur :',
  footer: [
    'Nous vous écrivons au sujet de la sécurité de votre compte. Inutile de répondre.',
    'Personne chez Florescer ne vous demandera votre mot de passe.',
  ],
};
