import type { AppLanguage } from '#features/access/contract/access.contract.ts';

/**
 * What a person agrees to, word for word: the screen shows these texts and the record keeps their
 * hash, so they live where both sides read them. Changing one asks everybody again.
 */
export const CONSENT_TEXTS = {
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
} as const satisfies Record<string, Record<AppLanguage, string>>;

export type ConsentPurpose = keyof typeof CONSENT_TEXTS;
