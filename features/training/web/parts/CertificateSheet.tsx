import { encode } from 'uqr';
import { Drawing } from '#packages/ui/art/Drawing.tsx';
import { plant } from '#packages/ui/art/index.ts';
import { Logo } from '#packages/ui/index.ts';
import { certificateAddress } from '../../contract/certificate-address.ts';
import type { Certificate } from '../../contract/training.contract.ts';
import { useWords } from '../use-words.ts';
import classes from './certificate.module.css';

const FLOWERS = `<svg viewBox="0 -70 300 400" width="100%">${plant('maracuja', 120, 326, 200, { seed: 4 })}${plant('manaca', 214, 326, 296, { seed: 3 })}${plant('fern', 60, 328, 140, { seed: 2 })}${plant('ipe', 266, 328, 150, { seed: 5 })}</svg>`;

/** A certificate as it is printed: white paper, in every colour scheme. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { t, format, hours } = useWords();
  const { name, title, lessons, completedAt, expiresAt, code, checkable } = certificate;
  return (
    <article className={classes.sheet} aria-label={t('certificate.title')}>
      <svg className={classes.hills} viewBox="0 0 842 160" preserveAspectRatio="none" aria-hidden>
        <path d="M0 160C150 35 300 125 470 105S720 65 842 17V160Z" fill="#DDF5E8" />
        <path d="M0 160C190 110 380 151 560 131S760 113 842 75V160Z" fill="#BDE9D4" />
      </svg>
      <Drawing svg={FLOWERS} className={classes.flowers} />
      <div className={classes.words}>
        <div className={classes.logo}>
          <Logo />
        </div>
        <p>{t('certificate.who')}</p>
        <p className={classes.name}>{name ?? t('certificate.noName')}</p>
        <p>{t('certificate.what')}</p>
        <p className={classes.course}>{title}</p>
        <p>
          {t('lessons', { count: lessons })}, {hours(certificate.hours)}.{' '}
          {t('completedOn', { date: format.date(completedAt, 'long') })}{' '}
          {expiresAt ? t('expires', { date: format.date(expiresAt, 'long') }) : null}
        </p>
      </div>
      {checkable ? (
        <div className={classes.check}>
          <Code address={certificateAddress(window.location.origin, code)} />
          <p>
            {t('certificate.check')}
            <br />
            {certificateAddress(window.location.origin, '').replace(/^https?:\/\/|#$/g, '')}
            <b>{code}</b>
          </p>
        </div>
      ) : null}
    </article>
  );
}

/** The address for a camera; the same stands beside it in words. */
function Code({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const dots = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden>
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
