import type { AppLanguage } from '#features/access/contract/access.contract.ts';

/** The words of the file that tells what is in a passport; `{x}` is filled in. */
interface ReadmeTexts {
  path: string;
  title: string;
  /** Made at {date}. */
  made: string;
  readTitle: string;
  /** The files for people, a line each. */
  read: readonly string[];
  dataTitle: string;
  data: readonly string[];
  careTitle: string;
  care: readonly string[];
}

export const README_TEXTS: Readonly<Record<AppLanguage, ReadmeTexts>> = {
  'pt-BR': {
    path: 'LEIA-ME.txt',
    title: 'Seus dados do Florescer',
    made: 'Cópia feita em {date}. É tudo o que a sua conta guarda, e só o que é seu.',
    readTitle: 'Para ler',
    read: [
      'seus-registros.pdf: diário com as fotos, emoções, hábitos de saúde, calendário e treinamentos, para ler ou imprimir.',
      'diario/: seu diário, um arquivo por mês. Abre em qualquer editor de texto.',
      'emocoes.csv: emoção dos dias e momentos. Abre em planilhas.',
      'saude.csv: bebidas, exercícios e refeições. Abre em planilhas.',
      'calendario.ics: seus compromissos. Abre em qualquer calendário.',
    ],
    dataTitle: 'Para programas, na pasta data/',
    data: [
      'São arquivos JSON, com um registro por linha; schema.json diz o que cada campo é.',
      'Com este mesmo zip dá para levar seus registros a outra conta: Perfil, Levar e trazer o que é seu.',
      'Horas estão em UTC; dias são os do seu relógio.',
    ],
    careTitle: 'Cuidado',
    care: [
      'Este arquivo não tem senha: quem o abrir lê tudo. Guarde num lugar seu.',
      'Se baixou num computador de outra pessoa ou do trabalho, apague de lá.',
    ],
  },
  'en-US': {
    path: 'README.txt',
    title: 'Your data from Florescer',
    made: 'Copy made on {date}. It is everything your account keeps, and only what is yours.',
    readTitle: 'To read',
    read: [
      'your-records.pdf: diary with its photos, emotions, health habits, calendar and training, to read or print.',
      'diary/: your diary, a file for each month. Opens in any text editor.',
      'emotions.csv: emotion of the days, and moments. Opens in spreadsheets.',
      'health.csv: drinks, exercise and meals. Opens in spreadsheets.',
      'calendar.ics: your events. Opens in any calendar.',
    ],
    dataTitle: 'For programs, in the folder data/',
    data: [
      'These are JSON files with a record a line; schema.json says what each field is.',
      'This same zip takes your records to another account: Profile, Take or bring your data.',
      'Times are in UTC; days are those of your own clock.',
    ],
    careTitle: 'Take care',
    care: [
      'This file has no password: whoever opens it reads everything. Keep it in a place of yours.',
      'If you downloaded it on somebody else’s computer or at work, delete it there.',
    ],
  },
  'es-ES': {
    path: 'LEEME.txt',
    title: 'Tus datos de Florescer',
    made: 'Copia hecha el {date}. Es todo lo que guarda tu cuenta, y solo lo tuyo.',
    readTitle: 'Para leer',
    read: [
      'tus-registros.pdf: diario con sus fotos, emociones, hábitos de salud, calendario y cursos, para leer o imprimir.',
      'diario/: tu diario, un archivo por mes. Se abre en cualquier editor de texto.',
      'emociones.csv: emoción de los días y momentos. Se abre en hojas de cálculo.',
      'salud.csv: bebidas, ejercicios y comidas. Se abre en hojas de cálculo.',
      'calendario.ics: tus citas. Se abre en cualquier calendario.',
    ],
    dataTitle: 'Para programas, en la carpeta data/',
    data: [
      'Son archivos JSON, con un registro por línea; schema.json dice qué es cada campo.',
      'Con este mismo zip puedes llevar tus registros a otra cuenta: Perfil, Llevar y traer tus datos.',
      'Las horas están en UTC; los días son los de tu reloj.',
    ],
    careTitle: 'Cuidado',
    care: [
      'Este archivo no tiene contraseña: quien lo abra lo lee todo. Guárdalo en un lugar tuyo.',
      'Si lo descargaste en el ordenador de otra persona o en el trabajo, bórralo de allí.',
    ],
  },
  'fr-FR': {
    path: 'LISEZ-MOI.txt',
    title: 'Vos données de Florescer',
    made: 'Copie faite le {date}. C’est tout ce que garde votre compte, et seulement ce qui est à vous.',
    readTitle: 'À lire',
    read: [
      'vos-notes.pdf : journal avec ses photos, émotions, habitudes de santé, calendrier et formations, à lire ou à imprimer.',
      'journal/ : votre journal, un fichier par mois. S’ouvre dans tout éditeur de texte.',
      'emotions.csv : émotion des jours et moments. S’ouvre dans un tableur.',
      'sante.csv : boissons, exercices et repas. S’ouvre dans un tableur.',
      'calendrier.ics : vos rendez-vous. S’ouvre dans tout calendrier.',
    ],
    dataTitle: 'Pour les programmes, dans le dossier data/',
    data: [
      'Ce sont des fichiers JSON, avec une entrée par ligne ; schema.json dit ce qu’est chaque champ.',
      'Ce même zip permet d’emporter vos données dans un autre compte : Profil, Emporter ou apporter vos données.',
      'Les heures sont en UTC ; les jours sont ceux de votre horloge.',
    ],
    careTitle: 'Attention',
    care: [
      'Ce fichier n’a pas de mot de passe : qui l’ouvre lit tout. Gardez-le dans un endroit à vous.',
      'Si vous l’avez téléchargé sur l’ordinateur de quelqu’un d’autre ou au travail, supprimez-le là-bas.',
    ],
  },
};
