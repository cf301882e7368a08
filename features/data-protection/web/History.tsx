import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { useFailureText } from '#packages/ui/index.ts';
import type { CaseKind } from '../contract/cases.ts';
import { useHistory } from './data-protection.api.ts';
import classes from './data-protection.module.css';
import { changesOf } from './rules.ts';

interface HistoryProps {
  readonly kind: CaseKind;
  readonly id: string;
}

/** Who wrote what in each version of a case, folded until it is asked for. */
export function History({ kind, id }: HistoryProps) {
  const { t } = useTranslation('data-protection');
  const failureText = useFailureText('data-protection');
  const format = useFormat(useTimeZone());
  const [isOpen, setIsOpen] = useState(false);
  const query = useHistory(kind, id, isOpen);
  const wordsOf = (field: string, value: unknown): string => {
    if (value === null || value === '') return t('history.blank');
    if (typeof value === 'boolean') return t(value ? 'history.yes' : 'history.no');
    if (typeof value === 'number') return format.number(value);
    if (Array.isArray(value))
      return format.list(value.map((one) => t(`touched.${one as 'other'}`)));
    const text = String(value);
    if (field === 'right') return t(`right.${text as 'access'}`);
    return field.endsWith('On') ? format.day(text, 'long') : text;
  };
  return (
    <details
      className={classes.history}
      onToggle={(event) => setIsOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>{t('history.title')}</summary>
      {query.isLoading ? <p className={classes.quiet}>{t('loading')}</p> : null}
      {query.isError ? <p role="alert">{failureText(query.error)}</p> : null}
      <ol>
        {changesOf(query.data ?? []).map(({ version, at, by, changed }) => (
          <li key={version}>
            <b>{t('history.line', { version, when: format.dateTime(at, 'short'), by })}</b>
            {changed ? (
              <dl>
                {changed.map(([field, value]) => (
                  <div key={field}>
                    <dt>{t(`${kind}.${field}` as 'request.who')}</dt>
                    <dd>{wordsOf(field, value)}</dd>
                  </div>
                ))}
              </dl>
            ) : (
              <p className={classes.quiet}>{t('broken')}</p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
