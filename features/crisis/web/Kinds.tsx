import { useTranslation } from 'react-i18next';
import { COUNTRIES, DEFAULT_COUNTRY } from '../contract/country.rules.ts';
import { DANGER_KINDS, type DangerKind, type HelpContact } from '../contract/danger.ts';
import { contactsFor } from '../contract/help.rules.ts';
import styles from './help-page.module.css';
import { KindWords } from './KindWords.tsx';

/** "What is happening?": the kinds of danger that a text is read for, each with what helps and whom to call. */
export function Kinds() {
  const { t } = useTranslation('crisis');
  return (
    <section className={styles.kinds} aria-labelledby="what">
      <h2 id="what">{t('page.what')}</h2>
      <p>{t('page.whatLead')}</p>
      {DANGER_KINDS.map((kind) => (
        <details key={kind} id={kind} className={styles.fold}>
          <summary>
            <h3>{t(`kinds.${kind}.name`)}</h3>
          </summary>
          <p>{t(`kinds.${kind}.lead.0`)}</p>
          {COUNTRIES.map((country) => (
            <Lines
              key={country}
              country={country}
              contacts={contactsFor({ kind, urgency: urgencyOnPage(kind) }, country)}
            />
          ))}
          <KindWords kind={kind} />
        </details>
      ))}
    </section>
  );
}

/** Nobody knows here how soon: what can only be an emergency is shown as one. */
function urgencyOnPage(kind: DangerKind): 'now' | 'today' {
  return kind === 'medical' ? 'now' : 'today';
}

interface LinesProps {
  readonly country: string;
  readonly contacts: readonly HelpContact[];
}

function Lines({ country, contacts }: LinesProps) {
  const { t } = useTranslation('crisis');
  return (
    <ul className={styles.lines} data-country={country} hidden={country !== DEFAULT_COUNTRY}>
      {contacts.map(({ role, name, number, href }) => {
        const hasPlain = role === 'listening' || role === 'emergency' || role === 'violence';
        const words = t(`call.${role}${hasPlain && name === number ? 'Plain' : ''}`, {
          name,
          number,
        });
        return <li key={name}>{href === null ? words : <a href={href}>{words}</a>}</li>;
      })}
    </ul>
  );
}
