import {
  IconAmbulance,
  IconBuildingHospital,
  IconExternalLink,
  IconLifebuoy,
  IconPhoneCall,
  IconShield,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { classes } from '#packages/ui/plain/index.ts';
import type { HelpContact } from '../contract/danger.ts';
import styles from './crisis.module.css';

const ICONS = {
  listening: IconPhoneCall,
  emergency: IconAmbulance,
  violence: IconLifebuoy,
  police: IconShield,
  abuse: IconLifebuoy,
  children: IconShield,
  poison: IconAmbulance,
  labour: IconExternalLink,
  health: IconBuildingHospital,
  directory: IconExternalLink,
  fromBrazil: IconPhoneCall,
} satisfies Record<HelpContact['role'], unknown>;

/** What pressing a contact does, in a few words. */
export function useCallWords(): (contact: HelpContact) => string {
  const { t } = useTranslation('crisis');
  return ({ role, name, number }) => {
    // Where the number is the name ("Call 911, 911"), it is said once.
    const hasPlain = role === 'listening' || role === 'emergency' || role === 'violence';
    const isPlain = hasPlain && name === number;
    return t(`call.${role}${isPlain ? 'Plain' : ''}`, { name, number });
  };
}

/** Lines to call or open with one press, in the order given; the first stands out. */
export function CallLinks({ contacts }: { readonly contacts: readonly HelpContact[] }) {
  return (
    <div className={styles.calls}>
      {contacts.map((contact, nth) => (
        <CallLink key={contact.name} contact={contact} first={nth === 0} />
      ))}
    </div>
  );
}

function CallLink({ contact, first }: { contact: HelpContact; first: boolean }) {
  const { t } = useTranslation('crisis');
  const callWords = useCallWords();
  const { role, name, number, href } = contact;
  const Icon = ICONS[role];
  const words = (
    <>
      <Icon size={first ? 30 : 28} stroke={1.75} aria-hidden />
      <span>
        <b>{callWords(contact)}</b>
        {t(`call.${role}Text`, { name })}
      </span>
    </>
  );
  const look = classes(styles.call, first && href !== null && styles.first);
  if (href === null) return <div className={look}>{words}</div>;
  return (
    <a className={look} href={href} {...(number === null ? { rel: 'noreferrer' } : {})}>
      {words}
    </a>
  );
}
