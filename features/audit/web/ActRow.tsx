import {
  IconBuilding,
  IconCreditCard,
  IconPencil,
  IconServerCog,
  IconUserCog,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { IconTile, Tag } from '#packages/ui/index.ts';
import type { Tone } from '#packages/ui/tokens.ts';
import { ACTS, type ActGroup, type AuditedAct } from '../contract/audit.contract.ts';
import classes from './audit.module.css';

const LOOKS: Readonly<Record<ActGroup, { icon: TablerIcon; tone: Tone }>> = {
  people: { icon: IconUserCog, tone: 'sky' },
  companies: { icon: IconBuilding, tone: 'leaf' },
  payments: { icon: IconCreditCard, tone: 'sun' },
  content: { icon: IconPencil, tone: 'lilac' },
  system: { icon: IconServerCog, tone: 'mist' },
};

/** One act: when, who, what and to whom. */
export function ActRow({ act, timeZone }: { act: AuditedAct; timeZone: string }) {
  const { t } = useTranslation('audit');
  const format = useFormat(timeZone);
  const { actor, subject, company } = act;
  const { icon: Icon, tone } = LOOKS[ACTS[act.act]];
  const about = subject.name ?? t(`nameless.${subject.kind}`);
  const facts = company === null || subject.kind === 'company' ? about : `${about} · ${company}`;
  return (
    <li className={classes.row}>
      <time className={classes.time} dateTime={act.at}>
        {format.time(act.at)}
      </time>
      <IconTile tone={tone}>
        <Icon size={22} stroke={1.75} />
      </IconTile>
      <div className={classes.words}>
        <span>
          <strong>{actor.name ?? t(`nameless.${actor.kind}`)}</strong> {t(`act.${act.act}`)}
        </span>
        <span className={classes.facts}>{facts}</span>
      </div>
      <Tag>{t(`group.${ACTS[act.act]}`)}</Tag>
    </li>
  );
}
