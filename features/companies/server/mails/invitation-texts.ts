import type { Language } from '#packages/i18n/languages.ts';

interface InvitationMail {
  subject: string;
  preview: string;
  title: string;
  paragraphs: readonly string[];
  button: string;
  linkHint: string;
  footer: readonly string[];
}

/** `date` is the last day of the invitation. */
type Write = (invitation: { company: string; date: string }) => InvitationMail;

export const INVITATION_MAIL_TEXTS: Record<Language, Write> = {
  'pt-BR': ({ company, date }) => ({
    subject: `${company} convidou você para o Florescer`,
    preview: 'Você decide. O que guardar lá é seu.',
    title: 'Um convite para você.',
    paragraphs: [
      `${company} oferece o Florescer, um lugar para cuidar do bem-estar e da saúde mental, a quem trabalha lá.`,
      'O que você escreve e registra é seu: sua empresa não lê, e ninguém lá vê se ou quando você usa. Ao aceitar, quem administra a empresa vê o seu nome e um pedaço do seu e-mail.',
      `O convite vale até ${date}, só para este e-mail e para quem tem 18 anos ou mais.`,
    ],
    button: 'Ver o convite',
    linkHint: 'O botão não abre? Copie este endereço no navegador:',
    footer: [
      `Você recebeu esta mensagem porque ${company} informou este e-mail. Não quer, ou não é com você? Não faça nada: o convite termina sozinho e o endereço é apagado.`,
    ],
  }),
  'en-US': ({ company, date }) => ({
    subject: `${company} invited you to Florescer`,
    preview: 'You decide. What you keep there is yours.',
    title: 'An invitation for you.',
    paragraphs: [
      `${company} offers Florescer, a place to look after well-being and mental health, to the people who work there.`,
      'What you write and record is yours: your company does not read it, and nobody there sees whether or when you use it. Once you accept, those who look after the company see your name and part of your email address.',
      `The invitation is good until ${date}, for this address alone and for people aged 18 and over.`,
    ],
    button: 'See the invitation',
    linkHint: 'Does the button not open? Copy this address into your browser:',
    footer: [
      `You received this message because ${company} gave this address. Not for you? Do nothing: the invitation ends by itself and the address is erased.`,
    ],
  }),
  'es-ES': ({ company, date }) => ({
    subject: `${company} te ha invitado a Florescer`,
    preview: 'Tú decides. Lo que guardes allí es tuyo.',
    title: 'Una invitación para ti.',
    paragraphs: [
      `${company} ofrece Florescer, un lugar para cuidar del bienestar y la salud mental, a quienes trabajan allí.`,
      'Lo que escribes y registras es tuyo: tu empresa no lo lee, y nadie allí ve si lo usas ni cuándo. Al aceptar, quien administra la empresa ve tu nombre y una parte de tu correo.',
      `La invitación vale hasta el ${date}, solo para este correo y para mayores de 18 años.`,
    ],
    button: 'Ver la invitación',
    linkHint: '¿El botón no se abre? Copia esta dirección en el navegador:',
    footer: [
      `Recibes este mensaje porque ${company} indicó este correo. ¿No es para ti? No hagas nada: la invitación termina sola y la dirección se borra.`,
    ],
  }),
  'fr-FR': ({ company, date }) => ({
    subject: `${company} vous invite sur Florescer`,
    preview: 'Vous décidez. Ce que vous y gardez est à vous.',
    title: 'Une invitation pour vous.',
    paragraphs: [
      `${company} propose Florescer, un lieu pour prendre soin du bien-être et de la santé mentale, aux personnes qui y travaillent.`,
      'Ce que vous écrivez et notez est à vous : votre entreprise ne le lit pas, et personne là-bas ne voit si vous l’utilisez ni quand. Une fois l’invitation acceptée, les personnes qui administrent l’entreprise voient votre nom et une partie de votre adresse e-mail.',
      `L’invitation est valable jusqu’au ${date}, pour cette adresse seulement et à partir de 18 ans.`,
    ],
    button: 'Voir l’invitation',
    linkHint: 'Le bouton ne s’ouvre pas ? Copiez cette adresse dans le navigateur :',
    footer: [
      `Vous recevez ce message parce que ${company} a indiqué cette adresse. Ce n’est pas pour vous ? Ne faites rien : l’invitation prend fin toute seule et l’adresse est effacée.`,
    ],
  }),
};
