import type { AppLanguage } from '#features/access/contract/access.contract.ts';

/** The words of the book of a person's records; `{x}` is filled in. */
interface BookTexts {
  path: string;
  title: string;
  /** Made at {date}. */
  made: string;
  care: string;
  empty: string;
  page: string;
}

export const BOOK_TEXTS: Readonly<Record<AppLanguage, BookTexts>> = {
  'pt-BR': {
    path: 'seus-registros.pdf',
    title: 'Seus registros no Florescer',
    made: 'Diário com as fotos, emoções, hábitos de saúde, calendário e treinamentos, como estavam em {date}.',
    care: 'Este arquivo não tem senha: quem o abrir lê tudo. Sua empresa não vê o que está aqui. Não é exame nem diagnóstico.',
    empty: 'Ainda não há registros.',
    page: 'Página {page}',
  },
  'en-US': {
    path: 'your-records.pdf',
    title: 'Your records in Florescer',
    made: 'Diary with its photos, emotions, health habits, calendar and training, as they were on {date}.',
    care: 'This file has no password: whoever opens it reads everything. Your company does not see what is in it. It is no test and no diagnosis.',
    empty: 'There are no records yet.',
    page: 'Page {page}',
  },
  'es-ES': {
    path: 'tus-registros.pdf',
    title: 'Tus registros en Florescer',
    made: 'Diario con sus fotos, emociones, hábitos de salud, calendario y cursos, como estaban el {date}.',
    care: 'Este archivo no tiene contraseña: quien lo abra lo lee todo. Tu empresa no ve lo que hay aquí. No es una prueba ni un diagnóstico.',
    empty: 'Todavía no hay registros.',
    page: 'Página {page}',
  },
  'fr-FR': {
    path: 'vos-notes.pdf',
    title: 'Vos notes dans Florescer',
    made: 'Journal avec ses photos, émotions, habitudes de santé, calendrier et formations, dans leur état du {date}.',
    care: 'Ce fichier n’a pas de mot de passe : qui l’ouvre lit tout. Votre entreprise ne voit pas ce qu’il contient. Ce n’est ni un test ni un diagnostic.',
    empty: 'Il n’y a encore rien à lire.',
    page: 'Page {page}',
  },
};
