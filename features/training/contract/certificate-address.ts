/** Page on which anybody checks a certificate; its code stands behind `#`, where no log sees it. */
export const CERTIFICATE_PATH = '/certificado';

export const certificateAddress = (site: string, code: string): string =>
  `${site}${CERTIFICATE_PATH}#${code}`;
