import { Button, Title } from '@mantine/core';
import {
  IconLeaf,
  IconLifebuoy,
  IconPencil,
  IconStethoscope,
  IconSun,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CONSULTATION_PATH } from '#features/consultation-summary/web/index.ts';
import { DIARY_PATH, useRun } from '#features/diary/web/index.ts';
import { Card, IconTile, type Tone } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { BurnoutOverview } from '../../contract/burnout.contract.ts';
import { type SuggestionKey, suggestionsFor, takeawayOf } from '../rules/takeaway.rules.ts';
import classes from './Suggestions.module.css';

const LOOKS = {
  write: { icon: IconPencil, tone: 'leaf' },
  noticeGood: { icon: IconSun, tone: 'sun' },
  pause: { icon: IconLeaf, tone: 'leaf' },
  person: { icon: IconUsers, tone: 'sky' },
  professional: { icon: IconStethoscope, tone: 'lilac' },
  help: { icon: IconLifebuoy, tone: 'lilac' },
} as const satisfies Record<SuggestionKey, { icon: typeof IconSun; tone: Tone }>;

/** Small things that may help next, by level and trend; nothing that cannot be done now. */
export function Suggestions({ overview }: { overview: BurnoutOverview }) {
  const { t } = useTranslation('burnout');
  const { data: run } = useRun();
  const keys = suggestionsFor(overview.level, takeawayOf(overview), overview.helpFirst, run?.kind);
  return (
    <Card aria-labelledby="suggestions-title">
      <Title order={2} id="suggestions-title">
        {t('suggestions.title')}
      </Title>
      <ul className={classes.list}>
        {keys.map((key) => {
          const { icon: Icon, tone } = LOOKS[key];
          return (
            <li key={key}>
              <IconTile tone={tone}>
                <Icon size={22} stroke={1.75} />
              </IconTile>
              <div>
                <p>{t(`suggestions.${key}.text`)}</p>
                <Action of={key} />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Action({ of }: { of: SuggestionKey }) {
  const { t } = useTranslation('burnout');
  if (of === 'help') {
    return (
      <Button component="a" href="/ajuda" variant="subtle" className={classes.action}>
        {t('suggestions.help.action')}
      </Button>
    );
  }
  if (of === 'professional') {
    return (
      <Button
        variant="subtle"
        className={classes.action}
        renderRoot={(props) => <Link to={CONSULTATION_PATH} {...props} />}
      >
        {t('suggestions.professional.action')}
      </Button>
    );
  }
  if (of !== 'write' && of !== 'noticeGood') return null;
  return (
    <Button
      variant="subtle"
      className={classes.action}
      renderRoot={(props) => <Link {...linkTo(DIARY_PATH, { search: { write: 1 } })} {...props} />}
    >
      {t(`suggestions.${of}.action`)}
    </Button>
  );
}
