import type { AppLanguage } from '#features/access/contract/access.contract.ts';

/**
 * What a person agrees to, word for word: the screen shows these texts and the record keeps their
 * hash, so they live where both sides read them. Changing one asks everybody again.
 */
export const CONSENT_TEXTS = {
  terms_of_use: {
    'pt-BR': 'Li e aceito os termos de uso do Florescer, e tenho 18 anos ou mais.',
    'en-US': 'I have read and accept the Florescer terms of use, and I am 18 or older.',
    'es-ES': 'He leído y acepto los términos de uso de Florescer, y tengo 18 años o más.',
    'fr-FR':
      'J’ai lu et j’accepte les conditions d’utilisation de Florescer, et j’ai 18 ans ou plus.',
  },
  health_records: {
    'pt-BR':
      'Concordo que o Florescer guarde e analise o que eu registrar sobre a minha saúde: o diário, as emoções, os hábitos e os testes. Isso serve para mostrar a mim os meus sinais e os meus caminhos, e para mais nada. Minha empresa não lê nem vê esses registros. Posso retirar este consentimento quando quiser, no perfil: novos registros param, e eu escolho se baixo ou apago o que já guardei.',
    'en-US':
      'I agree that Florescer stores and analyzes what I record about my health: diary, emotions, habits and self-checks. This is used to show me my own signals and what helps, and for nothing else. My employer can’t read or see these records. I can withdraw this consent at any time in my profile: new records stop, and I choose whether to download or delete what I have saved.',
    'es-ES':
      'Acepto que Florescer guarde y analice lo que yo registre sobre mi salud: el diario, las emociones, los hábitos y los test. Sirve para mostrarme mis señales y lo que me ayuda, y para nada más. Mi empresa no lee ni ve estos registros. Puedo retirar este consentimiento cuando quiera en mi perfil: dejo de registrar, y elijo si descargo o borro lo que ya guardé.',
    'fr-FR':
      'J’accepte que Florescer conserve et analyse ce que je note sur ma santé : le journal, les émotions, les habitudes et les tests. Cela sert à me montrer mes signaux et ce qui m’aide, et à rien d’autre. Mon entreprise ne lit pas et ne voit pas ces notes. Je peux retirer ce consentement à tout moment dans mon profil : les nouvelles notes s’arrêtent, et je choisis de télécharger ou de supprimer ce que j’ai déjà enregistré.',
  },
  diary_language_model: {
    'pt-BR':
      'Deixo que um modelo de linguagem leia meus registros do diário para escrever a devolutiva. O texto vai para o serviço que esta instalação configurou. A pontuação continua sendo feita aqui, sem ele. Posso voltar atrás quando quiser; o que já foi escrito fica até eu apagar.',
    'en-US':
      'I let a language model read my diary entries to write the feedback. The text goes to the service this installation has set up. The score is still worked out here, without it. I can take this back at any time; what was already written stays until I delete it.',
    'es-ES':
      'Permito que un modelo de lenguaje lea mis registros del diario para escribir la devolución. El texto va al servicio que configuró esta instalación. La puntuación se sigue calculando aquí, sin él. Puedo cambiar de idea cuando quiera; lo ya escrito queda hasta que lo borre.',
    'fr-FR':
      'J’accepte qu’un modèle de langage lise mes notes du journal pour écrire le retour. Le texte part vers le service configuré par cette installation. Le score reste calculé ici, sans lui. Je peux changer d’avis à tout moment ; ce qui est déjà écrit reste jusqu’à ce que je le supprime.',
  },
  people_mean: {
    'pt-BR':
      'Deixo que meus registros de emoção dos últimos 7 dias entrem, uma vez por dia e sem meu nome, na média de quem também aceitou. Essa média só existe com pelo menos 10 pessoas. Ela serve para dizer a cada pessoa se a semana dela está acima da média, na média ou abaixo. Ninguém vê a minha parte, nem a minha empresa. Posso voltar atrás quando quiser: na mesma hora meus registros deixam de ser contados.',
    'en-US':
      'I let my emotion records of the last 7 days be part, once a day and without my name, of the average of those who agreed too. This average exists only with at least 10 people. It tells each person whether their week is above average, average or below. Nobody sees my part, and neither does my company. I can take this back at any time: from that moment my records are not counted.',
    'es-ES':
      'Permito que mis registros de emoción de los últimos 7 días entren, una vez al día y sin mi nombre, en la media de quienes también aceptaron. Esa media solo existe con al menos 10 personas. Sirve para decir a cada persona si su semana está por encima de la media, en la media o por debajo. Nadie ve mi parte, tampoco mi empresa. Puedo cambiar de idea cuando quiera: desde ese momento mis registros dejan de contarse.',
    'fr-FR':
      'J’accepte que mes émotions notées ces 7 derniers jours entrent, une fois par jour et sans mon nom, dans la moyenne de celles et ceux qui ont aussi accepté. Cette moyenne n’existe qu’à partir de 10 personnes. Elle sert à dire à chaque personne si sa semaine est au-dessus de la moyenne, dans la moyenne ou en dessous. Personne ne voit ma part, mon entreprise non plus. Je peux changer d’avis à tout moment : dès cet instant, mes notes ne sont plus comptées.',
  },
  company_report: {
    'pt-BR':
      'Deixo que a média das minhas emoções de cada mês entre, sem meu nome, nos números que a minha empresa lê. Entra só a média do mês, nunca um dia, uma nota ou um texto, e só se eu tiver registrado pelo menos 3 dias. Esses números só existem a partir de 10 pessoas que também aceitaram, arredondados, de meses já encerrados: da empresa toda, de uma unidade ou de um setor. A empresa não recebe a lista de quem aceitou. Posso voltar atrás quando quiser: vale na hora para todo mês ainda aberto. O que já foi publicado não muda.',
    'en-US':
      'I let the average of my emotions of each month be part, without my name, of the numbers that my company reads. Only the average of the month goes in, never a day, a note or a text, and only if I recorded at least 3 days. These numbers exist only from 10 people on who agreed too, rounded, for months that are over: for the whole company, one site or one sector. The company gets no list of who agreed. I can take this back at any time: it holds at once for every month that is still open. What was already published does not change.',
    'es-ES':
      'Permito que la media de mis emociones de cada mes entre, sin mi nombre, en los números que lee mi empresa. Entra solo la media del mes, nunca un día, una nota o un texto, y solo si registré al menos 3 días. Esos números solo existen a partir de 10 personas que también aceptaron, redondeados, de meses ya cerrados: de toda la empresa, de una sede o de un sector. La empresa no recibe la lista de quién aceptó. Puedo cambiar de idea cuando quiera: vale al momento para todo mes aún abierto. Lo ya publicado no cambia.',
    'fr-FR':
      'J’accepte que la moyenne de mes émotions de chaque mois entre, sans mon nom, dans les chiffres que lit mon entreprise. Seule la moyenne du mois y entre, jamais un jour, une note ou un texte, et seulement si j’ai noté au moins 3 jours. Ces chiffres n’existent qu’à partir de 10 personnes qui ont aussi accepté, arrondis, pour des mois déjà clos : pour toute l’entreprise, un site ou un service. L’entreprise ne reçoit pas la liste de celles et ceux qui ont accepté. Je peux changer d’avis à tout moment : cela vaut aussitôt pour chaque mois encore ouvert. Ce qui est déjà publié ne change pas.',
  },
} as const satisfies Record<string, Record<AppLanguage, string>>;

export type ConsentPurpose = keyof typeof CONSENT_TEXTS;
