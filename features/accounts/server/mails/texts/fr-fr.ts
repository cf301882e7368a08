import type { MailTexts } from './texts.ts';

export const frFR: MailTexts = {
  mails: {
    signup: {
      subject: 'Confirmez votre e-mail pour Florescer',
      preview: 'Encore un geste et votre compte est prêt.',
      title: 'Ravis de vous voir.',
      paragraphs: [
        'Il reste une étape : confirmez que cette adresse est la vôtre. Le lien est valable une heure.',
      ],
      button: 'Confirmer mon e-mail',
    },
    invite: {
      subject: 'Une invitation à Florescer',
      preview: 'Une invitation vous attend.',
      title: 'Une invitation vous attend.',
      paragraphs: [
        'Quelqu’un vous invite à utiliser Florescer. Acceptez pour choisir un mot de passe et entrer. Le lien est valable une heure.',
      ],
      button: 'Accepter l’invitation',
    },
    magiclink: {
      subject: 'Votre lien pour entrer dans Florescer',
      preview: 'Entrez sans mot de passe.',
      title: 'Entrez sans mot de passe.',
      paragraphs: ['Utilisez le bouton pour entrer. Il fonctionne une fois, pendant une heure.'],
      button: 'Entrer',
    },
    recovery: {
      subject: 'Nouveau mot de passe pour Florescer',
      preview: 'Choisissez un nouveau mot de passe.',
      title: 'Choisissez un nouveau mot de passe.',
      paragraphs: [
        'Vous avez demandé à changer de mot de passe. Le lien est valable une heure. D’ici là, l’actuel reste valable.',
      ],
      button: 'Choisir un nouveau mot de passe',
    },
    email_change_current: {
      subject: 'Confirmez le changement de votre e-mail sur Florescer',
      preview: 'Votre compte va changer d’adresse.',
      title: 'Votre compte va changer d’adresse.',
      paragraphs: [
        'Vous avez demandé à utiliser une autre adresse pour votre compte. Confirmez ici, ainsi que dans le message envoyé à la nouvelle adresse.',
      ],
      button: 'Confirmer le changement',
    },
    email_change_new: {
      subject: 'Confirmez votre nouvel e-mail sur Florescer',
      preview: 'Confirmez que cette adresse est la vôtre.',
      title: 'Est-ce votre nouvelle adresse ?',
      paragraphs: [
        'Confirmez que cette adresse est la vôtre pour l’utiliser avec votre compte Florescer.',
      ],
      button: 'Confirmer la nouvelle adresse',
    },
    reauthentication: {
      subject: 'Votre code Florescer',
      preview: 'Un code pour confirmer que c’est vous.',
      title: 'Confirmez que c’est vous.',
      paragraphs: ['Saisissez ce code sur l’écran qui l’a demandé. Il est valable une heure.'],
    },
  },
  contestedPassword:
    'Cette adresse a été inscrite plus d’une fois. Par sécurité, choisissez votre mot de passe après la confirmation.',
  codeBesideButton: 'Si l’écran demande un code, le voici :',
  codeAlone: 'Votre code :',
  linkHint: 'Le bouton ne s’ouvre pas ? Copiez cette adresse dans votre navigateur :',
  footer: [
    'Vous recevez ce message car quelqu’un a utilisé cette adresse sur Florescer. Si ce n’était pas vous, ignorez-le : rien ne change.',
    'Personne chez Florescer ne vous demandera ce code ni votre mot de passe.',
  ],
};
