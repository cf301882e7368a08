import type { AppLanguage } from '#features/access/contract/access.contract.ts';

/** The words of a certificate; `{x}` is filled in. */
interface CertificateTexts {
  title: string;
  who: string;
  what: string;
  /** {n} hours: one, more. */
  hours: readonly [string, string];
  lessons: readonly [string, string];
  /** On {date}. */
  completed: string;
  /** Until {date}. */
  expires: string;
  /** How to check it; the address and the code follow. */
  check: string;
  /** What it stands for, and what it does not. */
  limits: string;
}

export const CERTIFICATE_TEXTS: Readonly<Record<AppLanguage, CertificateTexts>> = {
  'pt-BR': {
    title: 'Certificado de conclusão',
    who: 'Este certificado é de',
    what: 'que concluiu o treinamento on-line',
    hours: ['{n} hora', '{n} horas'],
    lessons: ['{n} aula', '{n} aulas'],
    completed: 'Concluído em {date}',
    expires: 'Válido até {date}',
    check: 'Para conferir, aponte a câmera ou digite o código em',
    limits:
      'O Florescer registrou cada aula como lida e as perguntas como respondidas. Este certificado não habilita para nenhuma profissão.',
  },
  'en-US': {
    title: 'Certificate of completion',
    who: 'This certificate belongs to',
    what: 'who completed the online course',
    hours: ['{n} hour', '{n} hours'],
    lessons: ['{n} lesson', '{n} lessons'],
    completed: 'Completed on {date}',
    expires: 'Valid until {date}',
    check: 'To check it, point a camera here or type the code at',
    limits:
      'Florescer recorded every lesson as read and the questions as answered. This certificate qualifies for no profession.',
  },
  'es-ES': {
    title: 'Certificado de finalización',
    who: 'Este certificado es de',
    what: 'que completó el curso en línea',
    hours: ['{n} hora', '{n} horas'],
    lessons: ['{n} lección', '{n} lecciones'],
    completed: 'Completado el {date}',
    expires: 'Válido hasta el {date}',
    check: 'Para comprobarlo, apunta la cámara o escribe el código en',
    limits:
      'Florescer registró cada lección como leída y las preguntas como respondidas. Este certificado no habilita para ninguna profesión.',
  },
  'fr-FR': {
    title: 'Attestation de suivi',
    who: 'Cette attestation est au nom de',
    what: 'qui a terminé la formation en ligne',
    hours: ['{n} heure', '{n} heures'],
    lessons: ['{n} leçon', '{n} leçons'],
    completed: 'Terminée le {date}',
    expires: 'Valable jusqu’au {date}',
    check: 'Pour vérifier, visez ce code avec un appareil photo ou saisissez-le sur',
    limits:
      'Florescer a enregistré chaque leçon comme lue et les questions comme traitées. Cette attestation ne donne accès à aucune profession.',
  },
};
