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
} as const satisfies Record<string, Record<AppLanguage, string>>;

export type ConsentPurpose = keyof typeof CONSENT_TEXTS;
