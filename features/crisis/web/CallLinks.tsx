import { IconAmbulance, IconLifebuoy, IconPhoneCall, IconShield } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { classes } from '#packages/ui/plain/index.ts';
import { CONTACTS, type Contact } from '../contract/contacts.ts';
import type { Country } from '../contract/country.rules.ts';
import styles from './crisis.module.css';

const ICONS = {
  listening: IconPhoneCall,
  emergency: IconAmbulance,
  violence: IconLifebuoy,
  police: IconShield,
};

interface CallLinksProps {
  readonly country: Country;
  /** Also what is not the first thing to offer to somebody who hurts: violence at home and the police. */
  readonly all?: boolean;
}

/** Numbers to call with one press: someone who listens first, then immediate danger. */
export function CallLinks({ country, all = false }: CallLinksProps) {
  const contacts = CONTACTS[country];
  return (
    <div className={styles.calls}>
      <CallLink contact={contacts.listening} first />
      <CallLink contact={contacts.emergency} />
      {all && contacts.violence && <CallLink contact={contacts.violence} />}
      {all && contacts.police && <CallLink contact={contacts.police} />}
    </div>
  );
}

function CallLink({ contact, first = false }: { contact: Contact; first?: boolean }) {
  const { t } = useTranslation('crisis');
  const { role, name, number, dial } = contact;
  const Icon = ICONS[role];
  // Where the number is the name ("Call 911, 911"), it is said once.
  const plain = role !== 'police' && name === number;
  return (
    <a className={classes(styles.call, first && styles.first)} href={`tel:${dial}`}>
      <Icon size={first ? 30 : 28} stroke={1.75} aria-hidden />
      <span>
        <b>{t(`call.${role}${plain ? 'Plain' : ''}`, { name, number })}</b>
        {t(`call.${role}Text`)}
      </span>
    </a>
  );
}
