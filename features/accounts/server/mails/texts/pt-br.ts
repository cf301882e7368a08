import type { MailTexts } from './texts.ts';

export const ptBR: MailTexts = {
  mails: {
    signup: {
      subject: 'Confirme seu e-mail no Florescer',
      preview: 'Falta um toque para sua conta ficar pronta.',
      title: 'Que bom te ver.',
      paragraphs: ['Falta um passo: confirme que este e-mail é seu. O link vale por uma hora.'],
      button: 'Confirmar meu e-mail',
    },
    invite: {
      subject: 'Você recebeu um convite para o Florescer',
      preview: 'Um convite espera por você.',
      title: 'Há um convite para você.',
      paragraphs: [
        'Alguém chamou você para usar o Florescer. Aceite para criar sua senha e entrar. O link vale por uma hora.',
      ],
      button: 'Aceitar o convite',
    },
    magiclink: {
      subject: 'Seu link para entrar no Florescer',
      preview: 'Entre sem senha.',
      title: 'Entre sem senha.',
      paragraphs: ['Use o botão para entrar. Ele funciona uma vez e vale por uma hora.'],
      button: 'Entrar',
    },
    recovery: {
      subject: 'Nova senha no Florescer',
      preview: 'Escolha uma senha nova.',
      title: 'Escolha uma senha nova.',
      paragraphs: [
        'Você pediu para trocar sua senha. O link vale por uma hora. Até lá, a senha atual continua valendo.',
      ],
      button: 'Escolher nova senha',
    },
    email_change_current: {
      subject: 'Confirme a troca do seu e-mail no Florescer',
      preview: 'Sua conta vai mudar de endereço.',
      title: 'Sua conta vai mudar de endereço.',
      paragraphs: [
        'Você pediu para usar outro e-mail na sua conta. Confirme aqui e também na mensagem que enviamos ao novo endereço.',
      ],
      button: 'Confirmar a troca',
    },
    email_change_new: {
      subject: 'Confirme seu novo e-mail no Florescer',
      preview: 'Confirme que este endereço é seu.',
      title: 'Este é seu novo e-mail?',
      paragraphs: ['Confirme que este endereço é seu para usar na sua conta do Florescer.'],
      button: 'Confirmar novo e-mail',
    },
    reauthentication: {
      subject: 'Seu código do Florescer',
      preview: 'Um código para confirmar que é você.',
      title: 'Confirme que é você.',
      paragraphs: ['Digite este código na tela que pediu por ele. Ele vale por uma hora.'],
    },
  },
  contestedPassword:
    'Houve mais de um cadastro com este e-mail. Por segurança, escolha sua senha depois de confirmar.',
  codeBesideButton: 'Se a tela pedir um código, é este:',
  codeAlone: 'Seu código:',
  linkHint: 'O botão não abre? Copie este endereço no navegador:',
  footer: [
    'Você recebeu esta mensagem porque alguém usou este endereço no Florescer. Se não foi você, pode ignorar: nada muda.',
    'Ninguém do Florescer vai pedir este código ou sua senha.',
  ],
};
