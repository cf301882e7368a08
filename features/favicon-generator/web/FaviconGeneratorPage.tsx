import { type ChangeEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes as join, plain } from '#packages/ui/plain/index.ts';
import { saveFile } from '#packages/ui/save-file.ts';
import { PALETTE } from '#packages/ui/tokens/palette.ts';
import styles from './favicon-generator.module.css';
import {
  contrastOf,
  FEWEST_CONTRAST,
  type IconDesign,
  iconSvg,
  type Motif,
  motifText,
  PLANTS,
} from './icon.rules.ts';
import { iconZip, MOST_PICTURE_BYTES, readPicture, svgAddress } from './icon-files.ts';
import { Previews } from './Previews.tsx';

const GROUNDS = [
  PALETTE.folha[8],
  PALETTE.manaca[8],
  PALETTE.ceu[8],
  PALETTE.ipe[8],
  PALETTE.folha[1],
  PALETTE.ipe[2],
] as const;
const KINDS = ['plant', 'text', 'picture'] as const;
type Trouble = 'picture' | 'tooLarge' | 'zip';

/** Makes the icons of a site from a plant, letters or a picture; nothing leaves the device. */
export function FaviconGeneratorPage() {
  const { t, i18n } = useTranslation('favicon-generator');
  const [kind, setKind] = useState<Motif['kind']>('plant');
  const [plant, setPlant] = useState<(typeof PLANTS)[number]>('manaca');
  const [typed, setTyped] = useState('F');
  const [picture, setPicture] = useState<string>();
  const [ground, setGround] = useState<string>(GROUNDS[0]);
  const [corners, setCorners] = useState(24);
  const [trouble, setTrouble] = useState<Trouble>();
  const [state, setState] = useState<'ready' | 'busy' | 'saved'>('ready');
  const names = useId();
  // Until the page is alive a tap would change the form and nothing else.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  const text = motifText(typed);
  const motif = motifOf(kind, { plant, text, picture });
  const design: IconDesign | null = motif && { motif, ground, corners };
  const isOwnGround = GROUNDS.every((colour) => colour !== ground);
  const contrast = design && contrastOf(design);

  const choosePicture = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    if (!file) return;
    setTrouble(undefined);
    if (file.size > MOST_PICTURE_BYTES) return setTrouble('tooLarge');
    try {
      setPicture(await readPicture(file));
    } catch {
      setTrouble('picture');
    }
  };
  const download = async () => {
    if (!design) return;
    setState('busy');
    setTrouble(undefined);
    try {
      saveFile(await iconZip(design), 'favicon.zip');
      setState('saved');
    } catch {
      setTrouble('zip');
      setState('ready');
    }
  };
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={plain.muted}>{t('lead')}</p>
      <div className={styles.page}>
        <section
          className={join(plain.card, styles.form)}
          aria-label={t('design')}
          inert={!isAlive}
        >
          <fieldset>
            <legend>{t('motif')}</legend>
            <div className={styles.kinds}>
              {KINDS.map((one) => (
                <label key={one}>
                  <input
                    type="radio"
                    name={`${names}-kind`}
                    checked={kind === one}
                    onChange={() => setKind(one)}
                  />
                  <span>{t(`kind.${one}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
          {kind === 'plant' ? (
            <fieldset>
              <legend>{t('kind.plant')}</legend>
              <div className={styles.plants}>
                {PLANTS.map((name) => (
                  <label key={name}>
                    <input
                      type="radio"
                      name={`${names}-plant`}
                      checked={plant === name}
                      onChange={() => setPlant(name)}
                    />
                    <img
                      alt={t(`plant.${name}`)}
                      width="44"
                      height="44"
                      src={svgAddress(
                        iconSvg({
                          motif: { kind, plant: name },
                          ground: PALETTE.folha[1],
                          corners: 50,
                        }),
                      )}
                    />
                  </label>
                ))}
              </div>
            </fieldset>
          ) : null}
          {kind === 'text' ? (
            <label className={styles.field}>
              {t('text')}
              <input
                value={typed}
                maxLength={40}
                aria-describedby={`${names}-text`}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
              <span id={`${names}-text`} className={plain.small}>
                {t(text ? 'textHint' : 'textMissing')}
              </span>
            </label>
          ) : null}
          {kind === 'picture' ? (
            <label className={styles.field}>
              {t('picture')}
              <input
                type="file"
                accept="image/*"
                aria-describedby={`${names}-picture`}
                onChange={(event) => void choosePicture(event)}
              />
              <span id={`${names}-picture`} className={plain.small}>
                {t('pictureHint')}
              </span>
            </label>
          ) : null}
          <fieldset>
            <legend>{t('ground')}</legend>
            <div className={styles.grounds}>
              {GROUNDS.map((colour, index) => (
                <label key={colour}>
                  <input
                    type="radio"
                    name={`${names}-ground`}
                    checked={ground === colour}
                    aria-label={t('colour', { number: index + 1 })}
                    onChange={() => setGround(colour)}
                  />
                  <span style={{ background: colour }} />
                </label>
              ))}
              <label className={styles.own} data-chosen={isOwnGround || undefined}>
                <input
                  type="color"
                  value={ground}
                  aria-label={t('ownColour')}
                  onChange={(event) => setGround(event.currentTarget.value)}
                />
                <span style={isOwnGround ? { background: ground } : undefined} />
              </label>
            </div>
            {contrast ? (
              <p className={plain.small}>
                {t(contrast < FEWEST_CONTRAST ? 'contrastLow' : 'contrast', {
                  value: new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(
                    contrast,
                  ),
                })}
              </p>
            ) : null}
          </fieldset>
          <label className={styles.field}>
            {t('corners')}
            <input
              type="range"
              min="0"
              max="50"
              value={corners}
              aria-valuetext={t('cornersValue', { value: corners })}
              onChange={(event) => setCorners(Number(event.currentTarget.value))}
            />
            <span className={join(plain.small, styles.ends)} aria-hidden>
              <span>{t('cornersSquare')}</span>
              <span>{t('cornersRound')}</span>
            </span>
          </label>
          {trouble ? <p role="alert">{t(`trouble.${trouble}`)}</p> : null}
          <button
            type="button"
            className={join(plain.button, plain.primary, plain.full)}
            disabled={state === 'busy'}
            aria-describedby={design ? undefined : `${names}-missing`}
            onClick={() => void download()}
          >
            {t('download')}
          </button>
          {design ? null : (
            <p id={`${names}-missing`} className={plain.small}>
              {t(kind === 'text' ? 'textMissing' : 'pictureMissing')}
            </p>
          )}
          <p role="status" className={plain.small}>
            {state === 'ready' ? '' : t(state)}
          </p>
        </section>
        {design ? <Previews design={design} /> : null}
      </div>
    </>
  );
}

function motifOf(
  kind: Motif['kind'],
  given: { plant: (typeof PLANTS)[number]; text: string; picture: string | undefined },
): Motif | null {
  if (kind === 'plant') return { kind, plant: given.plant };
  if (kind === 'text') return given.text ? { kind, text: given.text } : null;
  return given.picture ? { kind, source: given.picture } : null;
}
