import { IconUsers } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { HOME_PATH } from '../contract/return-path.ts';
import { type AccountFailure, failureOf } from './account-failure.ts';
import type { LinkOutcome } from './enter-by-link.ts';
import styles from './parts/account.module.css';
import { FailureNote } from './parts/FailureNote.tsx';

type OtherAccountProps = Extract<LinkOutcome, { kind: 'other' }> & {
  readonly go: (path: string) => void;
};

/** Says whose account a mailed link enters where somebody else is signed in, and lets them choose. */
export function OtherAccount({ present, linked, enter, stay, go }: OtherAccountProps) {
  const { t } = useTranslation('accounts');
  const [failure, setFailure] = useState<AccountFailure>();
  const [busy, setBusy] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  async function choose(work: () => Promise<string>) {
    setBusy(true);
    setFailure(undefined);
    try {
      go(await work());
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  }

  return (
    <div className={styles.page}>
      <span className={styles.tile}>
        <IconUsers size={28} stroke={1.75} aria-hidden />
      </span>
      <div>
        <h1 ref={title} tabIndex={-1}>
          {t('confirm.other.title')}
        </h1>
        <p className={styles.lead}>{t('confirm.other.text', { present, linked })}</p>
        <p className={styles.hint}>{t('confirm.other.hint')}</p>
      </div>
      <FailureNote failure={failure} />
      <div className={styles.ways}>
        <button
          type="button"
          disabled={busy}
          className={classes(plain.button, plain.primary, plain.big, plain.full)}
          onClick={() =>
            void choose(async () => {
              await stay();
              return HOME_PATH;
            })
          }
        >
          {t('confirm.other.stay', { present })}
        </button>
        <button
          type="button"
          disabled={busy}
          className={classes(plain.button, plain.outline, plain.full)}
          onClick={() => void choose(enter)}
        >
          {t('confirm.other.enter', { linked })}
        </button>
      </div>
    </div>
  );
}
