import type { NoticeTexts } from '../notices.ts';

const ASK = 'Se foi você, não precisa fazer nada.';
const MEND = 'Se não foi você, escolha uma senha nova: isso encerra as outras sessões da conta.';
const BUTTON = 'Não fui eu';

export const ptBR: NoticeTexts = {
  notices: {
    password_changed: {
      subject: 'Sua senha do Florescer mudou',
      preview: 'A senha da sua conta foi trocada.',
      title: 'Sua senha mudou.',
      paragraphs: ['A senha da sua conta acaba de ser trocada.', ASK, MEND],
      button: BUTTON,
    },
    email_changed: {
      subject: 'O e-mail da sua conta no Florescer mudou',
      preview: 'Sua conta agora usa outro e-mail.',
      title: 'Sua conta usa outro e-mail.',
      paragraphs: [
        'Sua conta do Florescer deixou de usar este endereço.',
        ASK,
        'Se não foi você, troque já a senha desta caixa de e-mail e fale com quem cuida do Florescer no seu trabalho. Se ainda conseguir entrar, escolha também uma senha nova no Florescer.',
      ],
      button: BUTTON,
    },
    phone_changed: {
      subject: 'O telefone da sua conta no Florescer mudou',
      preview: 'Sua conta tem outro telefone.',
      title: 'O telefone da sua conta mudou.',
      paragraphs: ['O número de telefone da sua conta acaba de mudar.', ASK, MEND],
      button: BUTTON,
    },
    factor_added: {
      subject: 'Uma nova forma de confirmar que é você no Florescer',
      preview: 'Sua conta ganhou uma confirmação a mais.',
      title: 'Sua conta ganhou uma confirmação a mais.',
      paragraphs: ['Uma nova forma de confirmar que é você foi ligada à sua conta.', ASK, MEND],
      button: BUTTON,
    },
    factor_removed: {
      subject: 'Uma forma de confirmar que é você saiu do Florescer',
      preview: 'Sua conta tem uma confirmação a menos.',
      title: 'Sua conta tem uma confirmação a menos.',
      paragraphs: ['Uma forma de confirmar que é você foi retirada da sua conta.', ASK, MEND],
      button: BUTTON,
    },
    factor_removal_requested: {
      subject: 'Pedido para retirar sua confirmação em dois passos',
      preview: 'Ela sai em 72 horas, se ninguém impedir.',
      title: 'Sua confirmação em dois passos sai em 72 horas.',
      paragraphs: [
        'Alguém que entrou na sua conta e recebeu um código neste e-mail disse que perdeu o app, o celular ou a chave que confirma a entrada. Em 72 horas, essas confirmações saem da conta.',
        'Se foi você, não precisa fazer nada: é só esperar.',
        'Se não foi você, entre agora com a sua confirmação: isso já cancela o pedido. Se você já está na conta, abra o perfil e toque em "Cancelar o pedido". Depois troque a senha do Florescer e a deste e-mail.',
      ],
      button: 'Abrir o perfil',
    },
    factor_removal_stopped: {
      subject: 'Sua confirmação em dois passos continua',
      preview: 'O pedido para retirá-la foi cancelado.',
      title: 'Sua confirmação em dois passos continua.',
      paragraphs: [
        'O pedido para retirar a confirmação em dois passos foi cancelado. Tudo segue como estava.',
        'Se o pedido não foi seu, alguém pode estar lendo seus e-mails ou saber sua senha: troque as duas.',
      ],
      button: BUTTON,
    },
    identity_linked: {
      subject: 'Uma nova forma de entrar no Florescer',
      preview: 'Outra conta sua agora abre o Florescer.',
      title: 'Há uma nova forma de entrar.',
      paragraphs: ['Uma conta de outro serviço foi ligada à sua conta do Florescer.', ASK, MEND],
      button: BUTTON,
    },
    identity_unlinked: {
      subject: 'Uma forma de entrar saiu do Florescer',
      preview: 'Uma conta de outro serviço foi desligada.',
      title: 'Uma forma de entrar foi retirada.',
      paragraphs: [
        'Uma conta de outro serviço foi desligada da sua conta do Florescer.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    data_exported: {
      subject: 'Seus dados foram baixados do Florescer',
      preview: 'Alguém, talvez você, baixou tudo o que a sua conta guarda.',
      title: 'Seus dados foram baixados.',
      paragraphs: [
        'Um arquivo com tudo o que a sua conta guarda, diário incluído, acaba de ser baixado.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    company_left: {
      subject: 'Você saiu da empresa no Florescer',
      preview: 'Sua conta não está mais ligada à empresa.',
      title: 'Você saiu da empresa.',
      paragraphs: [
        'Sua conta do Florescer não está mais ligada à empresa, e o plano dela terminou para você. Tudo o que você guardou continua seu.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    company_removed: {
      subject: 'Sua conta no Florescer não está mais ligada à empresa',
      preview: 'Tudo o que você guardou continua seu.',
      title: 'Sua conta não está mais ligada à empresa.',
      paragraphs: [
        'Quem administra a sua empresa no Florescer tirou sua conta dela, e o plano da empresa terminou para você.',
        'Tudo o que você guardou continua seu, na mesma conta. A empresa não viu nada disso e não recebe cópia.',
        'Se você usa um e-mail do trabalho para entrar, troque-o pelo seu no perfil enquanto ainda o recebe. Se acha que foi engano, fale com quem administra a empresa.',
      ],
      button: 'Abrir meu perfil',
    },
    company_admin_given: {
      subject: 'Agora você administra a sua empresa no Florescer',
      preview: 'Outra pessoa que a administra deu isso a você.',
      title: 'Agora você administra a sua empresa.',
      paragraphs: [
        'Quem administra a sua empresa no Florescer deu a administração também a você. Você vê quem faz parte dela, pode tirar quem saiu do trabalho e dar a administração a outras pessoas.',
        'O que cada pessoa guarda continua só dela: não aparece para você.',
        'Se você não quer cuidar disso, pode deixar a administração na mesma página.',
      ],
      button: 'Abrir a administração',
    },
    company_admin_ended: {
      subject: 'Você deixou a administração da empresa no Florescer',
      preview: 'Outra pessoa cuida da empresa agora.',
      title: 'Você deixou a administração da empresa.',
      paragraphs: [
        'Sua conta não administra mais a empresa no Florescer. Você continua nela, com o plano dela.',
        ASK,
        MEND,
      ],
      button: BUTTON,
    },
    already_registered: {
      subject: 'Você já tem uma conta no Florescer',
      preview: 'Este e-mail já tem uma conta.',
      title: 'Este e-mail já tem uma conta.',
      paragraphs: [
        'Alguém, talvez você, quis criar uma conta com este e-mail. Ele já tem uma: entre com ele ou use outro e-mail.',
        'Não lembra a senha? Na tela de entrar, toque em "Esqueci a senha". Se não foi você, nada mudou.',
      ],
      button: 'Entrar',
    },
  },
  farewell: {
    subject: 'Sua conta no Florescer foi apagada',
    preview: 'Tudo o que era seu saiu do Florescer.',
    title: 'Sua conta foi apagada.',
    paragraphs: [
      'Sua conta do Florescer e tudo o que você guardou nela foram apagados agora, a pedido de quem estava na conta. Isso não tem volta.',
      'Ficam só números que não dizem o nome de ninguém e, por até 180 dias, a anotação de que uma conta foi apagada, sem nome nem e-mail.',
      'Se não foi você, alguém sabia a sua senha ou abriu o seu e-mail: troque essas senhas e fale com quem cuida do Florescer onde você usava. Você pode criar outra conta quando quiser.',
    ],
  },
  linkHint: 'O botão não abre? Copie este endereço no navegador:',
  footer: [
    'Avisamos por e-mail sobre a segurança da sua conta. Não é preciso responder.',
    'Ninguém do Florescer vai pedir sua senha.',
  ],
};
