import {
  IconBrandWhatsapp,
  IconHeartHandshake,
  IconMail,
  IconPhone,
  IconStethoscope,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useFormat } from '#packages/i18n/web/index.ts';
import { DEFAULT_TIME_ZONE } from '#packages/kernel/day.ts';
import { calendarDayOf } from '#packages/kernel/wall-clock.ts';
import type { Desk } from '../../contract/support.contract.ts';
import { useDesk } from '../support.api.ts';
import { useWords } from '../use-words.ts';
import classes from './support.module.css';

interface Way {
  key: string;
  icon: ComponentType<{ size: number; stroke: number }>;
  title: string;
  text: string;
  href: string;
}

const dial = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;

/** Whether somebody is there now, and the ways to reach them that the operator has. */
export function DeskCard() {
  const { t } = useWords();
  const format = useFormat(DEFAULT_TIME_ZONE);
  const { data: desk, isError } = useDesk();
  const told = () => {
    if (!desk) return isError ? t('desk.failed') : t('loading');
    if (desk.open) return t('desk.open', { time: format.time(desk.changesAt) });
    const day = calendarDayOf(new Date(desk.changesAt), DEFAULT_TIME_ZONE);
    return t('desk.closed', { when: `${format.weekday(day)} ${format.time(desk.changesAt)}` });
  };
  return (
    <section className={classes.desk} aria-label={t('desk.label')}>
      <p className={classes.open} role="status">
        <span className={classes.dot} data-open={desk?.open || undefined} aria-hidden />
        {told()}
      </p>
      <p className={classes.small}>{t('desk.zone')}</p>
      <Ways ways={desk ? waysOf(desk, t) : []} />
    </section>
  );
}

function Ways({ ways }: { readonly ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <ul className={classes.ways}>
      {ways.map(({ key, icon: Icon, title, text, href }) => (
        <li key={key}>
          <a className={classes.way} href={href}>
            <span className={classes.wayIcon} aria-hidden>
              <Icon size={22} stroke={1.75} />
            </span>
            <span className={classes.words}>
              <strong>{title}</strong>
              <span className={classes.small}>{text}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function waysOf(desk: Desk, t: ReturnType<typeof useWords>['t']): Way[] {
  const { whatsapp, phone, email, psychology, medical } = desk;
  return [
    whatsapp && {
      ...{ key: 'whatsapp', icon: IconBrandWhatsapp, title: t('desk.whatsapp'), text: whatsapp },
      href: `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}`,
    },
    phone && {
      ...{ key: 'phone', icon: IconPhone, title: t('desk.phone'), text: phone },
      href: dial(phone),
    },
    email && {
      ...{ key: 'email', icon: IconMail, title: t('desk.email'), text: email },
      href: `mailto:${email}`,
    },
    psychology && {
      ...{ key: 'psychology', icon: IconHeartHandshake, title: t('desk.psychology') },
      text: t('desk.psychologyHours', { name: psychology.name }),
      href: dial(psychology.phone),
    },
    medical && {
      ...{ key: 'medical', icon: IconStethoscope, title: t('desk.medical') },
      text: t('desk.medicalHours', { name: medical.name }),
      href: dial(medical.phone),
    },
  ].filter((way) => way !== null && way !== '');
}
