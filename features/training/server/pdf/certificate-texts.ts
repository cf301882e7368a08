import type { AppLanguage } from '#features/access/contract/access.contract.ts';

/** The words of a certificate; `{x}` is filled in. */
interface CertificateTexts {
  title: string;
  who: string;
  what: string;
  /** {n} hours: one, more. */
  hours: readonly [string, string];
  /** On {date}. */
  completed: string;
  /** What it stands for, and what it does not. */
  limits: string;
}

export const CERTIFICATE_TEXTS: Readonly<Record<AppLanguage, CertificateTexts>> = {
  'pt-BR': {
    title: 'Certificado de conclusão',
    who: 'Este certificado é de',
    what: 'que concluiu o treinamento on-line',
    hours: ['Duração: {n} hora', 'Duração: {n} horas'],
    completed: 'Concluído em {date}',
    limits:
      'O Florescer registrou a leitura de todas as aulas deste treinamento. Não houve prova, e este certificado não habilita para nenhuma profissão.',
  },
  'en-US': {
    title: 'Certificate of completion',
    who: 'This certificate belongs to',
    what: 'who completed the online course',
    hours: ['Duration: {n} hour', 'Duration: {n} hours'],
    completed: 'Completed on {date}',
    limits:
      'Florescer recorded that every lesson of this course was read. There was no exam, and this certificate qualifies for no profession.',
  },
  'es-ES': {
    title: 'Certificado de finalización',
    who: 'Este certificado es de',
    what: 'que completó el curso en línea',
    hours: ['Duración: {n} hora', 'Duración: {n} horas'],
    completed: 'Completado el {date}',
    limits:
      'Florescer registró la lectura de todas las lecciones de este curso. No hubo examen, y este certificado no habilita para ninguna profesión.',
  },
  'fr-FR': {
    title: 'Attestation de suivi',
    who: 'Cette attestation est au nom de',
    what: 'qui a terminé la formation en ligne',
    hours: ['Durée : {n} heure', 'Durée : {n} heures'],
    completed: 'Terminée le {date}',
    limits:
      'Florescer a enregistré la lecture de toutes les leçons de cette formation. Il n’y a pas eu d’examen, et cette attestation ne donne accès à aucune profession.',
  },
};
