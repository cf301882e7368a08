import { ActionIcon, Button, Title } from '@mantine/core';
import { IconPaperclip, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Sheet, Tag } from '#packages/ui/index.ts';
import { stateOf } from '../../contract/risk.rules.ts';
import { type RecordOf, recordsOf } from '../rules/file.rules.ts';
import { useDates } from '../use-dates.ts';
import { STATE_TONE } from './Board.tsx';
import classes from './conditions.module.css';
import { EvidenceForm } from './EvidenceForm.tsx';
import { EvidenceLine } from './EvidenceLine.tsx';
import type { TabProps } from './RecordsView.tsx';
import { useWriting } from './use-writing.tsx';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Action = RecordOf<'action'>;

/** Who does what until when, what shows it, and whether it worked. */
export function ActionsTab({ file }: TabProps) {
  const { t } = useTranslation('working-conditions');
  const { begin, edit, sheet } = useWriting({ file });
  const [showing, setShowing] = useState<Action | null>(null);
  const actions = recordsOf(file, 'action').toReversed();
  return (
    <Card aria-labelledby="actions">
      <div className={classes.head}>
        <div>
          <Title order={2} size="h3" id="actions">
            {t('actions.title')}
          </Title>
          <p className={classes.lead}>{t('actions.lead')}</p>
        </div>
        {file.mayChange ? (
          <Button
            leftSection={<IconPlus {...ICON} />}
            onClick={() => begin('action', { evidence: [] })}
          >
            {t('actions.add')}
          </Button>
        ) : null}
      </div>
      {actions.length === 0 ? <p className={classes.lead}>{t('actions.empty')}</p> : null}
      <ul className={classes.rows}>
        {actions.map((action) => (
          <ActionRow
            key={action.id}
            action={action}
            company={file.company.id}
            onEdit={file.mayChange ? () => edit(action) : null}
            onEvidence={file.mayChange ? () => setShowing(action) : null}
          />
        ))}
      </ul>
      <Sheet
        opened={showing !== null}
        onClose={() => setShowing(null)}
        title={t('actions.addEvidence')}
      >
        {showing ? (
          <EvidenceForm
            action={showing}
            companyId={file.company.id}
            onDone={() => setShowing(null)}
          />
        ) : null}
      </Sheet>
      {sheet}
    </Card>
  );
}

interface ActionRowProps {
  readonly action: Action;
  readonly company: string;
  readonly onEdit: (() => void) | null;
  readonly onEvidence: (() => void) | null;
}

function ActionRow({ action, company, onEdit, onEvidence }: ActionRowProps) {
  const { t } = useTranslation('working-conditions');
  const { day, today } = useDates();
  const { content } = action;
  const state = stateOf(content, today);
  const { doing, owner, area, startsOn, dueOn, doneOn, measure, effect, dropped, evidence } =
    content;
  return (
    <li className={classes.row}>
      <div>
        <strong>{doing}</strong>
        <p className={classes.small}>
          {[owner, area].filter(Boolean).join(', ')}. {day(startsOn)}{' '}
          {t('board.until', { date: day(dueOn) })}
          {doneOn ? `, ${t('board.doneOn', { date: day(doneOn) })}` : ''}
        </p>
        <p className={classes.small}>{t('board.measure', { text: measure })}</p>
        {effect ? <p className={classes.small}>{t('board.effect', { text: effect })}</p> : null}
        {dropped ? <p className={classes.small}>{dropped}</p> : null}
        {evidence.map((one) => (
          <EvidenceLine key={`${one.on} ${one.what}`} evidence={one} company={company} />
        ))}
      </div>
      <div className={classes.side}>
        <Tag tone={STATE_TONE[state]}>{t(`state.${state}`)}</Tag>
        <span>{t('actions.evidence', { count: evidence.length })}</span>
        {content.effective ? <span>{t(`actions.worked.${content.effective}`)}</span> : null}
        {content.shown ? null : <span>{t('actions.hidden')}</span>}
        {onEdit && onEvidence ? (
          <div className={classes.buttons}>
            <ActionIcon aria-label={`${t('actions.edit')}: ${doing}`} onClick={onEdit}>
              <IconPencil {...ICON} />
            </ActionIcon>
            <ActionIcon aria-label={`${t('actions.addEvidence')}: ${doing}`} onClick={onEvidence}>
              <IconPaperclip {...ICON} />
            </ActionIcon>
          </div>
        ) : null}
      </div>
    </li>
  );
}
