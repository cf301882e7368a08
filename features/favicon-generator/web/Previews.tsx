import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes as join, plain } from '#packages/ui/plain/index.ts';
import styles from './favicon-generator.module.css';
import { type IconDesign, iconSvg, SNIPPET } from './icon.rules.ts';
import { MASKABLE_MARGIN, svgAddress } from './icon-files.ts';

const SIZES = [16, 32, 48, 96, 180] as const;

/** The icon where people will see it, and the lines that a page needs for it. */
export function Previews({ design }: { readonly design: IconDesign }) {
  const { t } = useTranslation('favicon-generator');
  const [copied, setCopied] = useState(false);
  const icon = svgAddress(iconSvg(design));
  const masked = svgAddress(iconSvg(design, { square: true, margin: MASKABLE_MARGIN }));
  return (
    <div className={styles.previews}>
      <section className={plain.card}>
        <h2>{t('sizes')}</h2>
        <div className={styles.sizes}>
          {SIZES.map((size) => (
            <figure key={size}>
              <img alt="" src={icon} width={size} height={size} />
              <figcaption>{t('pixels', { size })}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section className={plain.card}>
        <h2>{t('tab')}</h2>
        {(['light', 'dark'] as const).map((scheme) => (
          <p key={scheme} className={join(styles.tab, styles[scheme])}>
            <span>
              <img alt="" src={icon} width="16" height="16" /> {t('tabTitle')}
            </span>
          </p>
        ))}
      </section>
      <section className={plain.card}>
        <h2>{t('phone')}</h2>
        <p className={styles.phone}>
          <img alt={t('phoneAlt')} src={masked} width="60" height="60" />
        </p>
        <p className={plain.small}>{t('phoneHint')}</p>
      </section>
      <section className={plain.card}>
        <div className={styles.copyHead}>
          <h2>{t('snippet')}</h2>
          <button
            type="button"
            className={join(plain.button, plain.quiet)}
            onClick={() => void navigator.clipboard.writeText(SNIPPET).then(() => setCopied(true))}
          >
            {t(copied ? 'copied' : 'copy')}
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keyboard too */}
        <pre className={styles.code} tabIndex={0}>
          {SNIPPET}
        </pre>
      </section>
    </div>
  );
}
