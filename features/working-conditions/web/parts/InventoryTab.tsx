import { Button, Collapse, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Note, Tag } from '#packages/ui/index.ts';
import type { Tone } from '#packages/ui/tokens/meaning.ts';
import { levelOf, type Priority, priorityOf, probabilityOf } from '../../contract/risk.rules.ts';
import { openRisks, type RecordOf, recordsOf } from '../rules/file.rules.ts';
import classes from './conditions.module.css';
import type { TabProps } from './RecordsView.tsx';
import { useWriting } from './use-writing.tsx';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const PRIORITY_TONE: Readonly<Record<Priority, Tone>> = {
  first: 'lilac',
  next: 'sky',
  watch: 'plain',
};
const NINE = [
  'process',
  'activity',
  'hazard',
  'harms',
  'group',
  'measures',
  'exposure',
  'ergonomics',
] as const;

/** The lines of the inventory, the most pressing first, each with its nine fields. */
export function InventoryTab({ file }: TabProps) {
  const { t } = useTranslation('working-conditions');
  const { begin, edit, sheet } = useWriting({ file });
  const [criteria] = recordsOf(file, 'criteria');
  const open = openRisks(file).map(({ risk }) => risk);
  const retired = recordsOf(file, 'risk').filter(({ content }) => content.retired !== null);
  const judged = { criteria: criteria?.version ?? 0 };
  return (
    <>
      <div className={classes.head}>
        <div>
          <Title order={2} size="h3">
            {t('inventory.title')}
          </Title>
          <p className={classes.lead}>{t('inventory.lead')}</p>
        </div>
        {file.mayChange && criteria ? (
          <Button leftSection={<IconPlus {...ICON} />} onClick={() => begin('risk', judged)}>
            {t('inventory.add')}
          </Button>
        ) : null}
      </div>
      {criteria ? null : <Note>{t('inventory.needCriteria')}</Note>}
      {criteria && open.length === 0 ? (
        <p className={classes.lead}>{t('inventory.empty')}</p>
      ) : null}
      {criteria
        ? [...open, ...retired].map((risk, at, all) => (
            <RiskCard
              key={risk.id}
              risk={risk}
              criteria={criteria}
              nth={[at + 1, all.length]}
              onEdit={file.mayChange ? () => edit(risk, judged) : null}
            />
          ))
        : null}
      {sheet}
    </>
  );
}

interface RiskCardProps {
  readonly risk: RecordOf<'risk'>;
  readonly criteria: RecordOf<'criteria'>;
  readonly nth: readonly [n: number, all: number];
  readonly onEdit: (() => void) | null;
}

function RiskCard({ risk, criteria, nth: [n, all], onEdit }: RiskCardProps) {
  const { t } = useTranslation('working-conditions');
  const [isOpen, setIsOpen] = useState(n === 1);
  const { content, version } = risk;
  const level = levelOf(content);
  const priority = priorityOf(level, criteria.content);
  const id = `risk-${risk.id}`;
  return (
    <Card aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <p className={classes.small}>{t('inventory.line', { n, all, version })}</p>
          <Title order={3} id={id}>
            {content.title}
          </Title>
          <p className={classes.small}>
            {[t(`factors.${content.factor}`), content.site].filter(Boolean).join(', ')}
          </p>
        </div>
        <div className={classes.buttons}>
          {content.retired ? (
            <Tag>{t('inventory.retired')}</Tag>
          ) : (
            <Tag tone={PRIORITY_TONE[priority]}>{t(`priority.${priority}`)}</Tag>
          )}
          {onEdit ? (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPencil {...ICON} />}
              onClick={onEdit}
              aria-label={`${t('inventory.edit')}: ${content.title}`}
            >
              {t('inventory.edit')}
            </Button>
          ) : null}
        </div>
      </div>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={`${id}-fields`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconChevronDown {...ICON} className={classes.chevron} data-open={isOpen || undefined} />
        {t('inventory.open')}
      </UnstyledButton>
      <Collapse expanded={isOpen} id={`${id}-fields`}>
        <dl className={classes.nine}>
          {NINE.map((name) => (
            <div key={name}>
              <dt>{t(`fields.${name}`)}</dt>
              <dd>{content[name]}</dd>
            </div>
          ))}
          {content.retired ? (
            <div>
              <dt>{t('fields.retired')}</dt>
              <dd>{content.retired}</dd>
            </div>
          ) : null}
        </dl>
        <p className={classes.evaluation}>
          <strong>{t('fields.evaluation')}</strong>
        </p>
        <div className={classes.sum}>
          <div>
            <span>{t('inventory.severity')}</span>
            <strong>{content.severity}</strong> {criteria.content.severity[content.severity - 1]}
          </div>
          <span role="img" aria-label={t('inventory.times')}>
            ×
          </span>
          <div>
            <span>{t('inventory.probability')}</span>
            <strong>{probabilityOf(content)}</strong>
          </div>
          <span role="img" aria-label={t('inventory.equals')}>
            =
          </span>
          <div>
            <span>{t('inventory.level', { version: content.criteria })}</span>
            <strong>{level}</strong> {t(`priority.${priority}`)}
          </div>
        </div>
        {content.criteria < criteria.version ? (
          <p className={classes.lead}>
            {t('inventory.newCriteria', { old: content.criteria, new: criteria.version })}
          </p>
        ) : null}
      </Collapse>
    </Card>
  );
}
