import { ActionIcon, Button, Menu, NativeSelect, Stack, Title } from '@mantine/core';
import {
  IconDots,
  IconMapPin,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Note, Sheet, SheetFooter, showToast, useFailureText } from '#packages/ui/index.ts';
import type { CompanyUnit } from '../contract/company-profile.contract.ts';
import { MAX_UNIT, type UnitKind } from '../contract/unit-name.rules.ts';
import { useProfileChanges } from './company-profile.api.ts';
import { NameForm } from './NameForm.tsx';
import classes from './profile.module.css';

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Task =
  | { readonly what: 'add' }
  | { readonly what: 'rename' | 'remove'; readonly unit: CompanyUnit };

interface UnitsCardProps {
  readonly kind: UnitKind;
  readonly units: readonly CompanyUnit[];
}

/** The sites or the sectors of a company, with how many people are in each. */
export function UnitsCard({ kind, units }: UnitsCardProps) {
  const { t } = useTranslation('companies');
  const [task, setTask] = useState<Task | null>(null);
  const { addUnit, renameUnit } = useProfileChanges();
  const heading = useRef<HTMLHeadingElement>(null);
  const Icon = kind === 'site' ? IconMapPin : IconUsers;
  const close = () => setTask(null);
  const done = (name: string) => {
    close();
    showToast({ text: t('profile.units.done', { name }), kind: 'done' });
  };
  return (
    <Card aria-labelledby={`company-${kind}`}>
      <div className={classes.head}>
        <Title order={3} id={`company-${kind}`} ref={heading} tabIndex={-1}>
          {t(`profile.units.title.${kind}`)}
        </Title>
        <ActionIcon
          aria-label={t(`profile.units.add.${kind}`)}
          onClick={() => setTask({ what: 'add' })}
        >
          <IconPlus {...ICON} />
        </ActionIcon>
      </div>
      {units.length === 0 ? (
        <p className={classes.lead}>{t(`profile.units.none.${kind}`)}</p>
      ) : null}
      <ul className={classes.rows}>
        {units.map((unit) => (
          <li key={unit.id} className={classes.unit}>
            <Icon {...ICON} />
            <span className={classes.name}>{unit.name}</span>
            <span className={classes.facts}>{t('profile.people', { count: unit.people })}</span>
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon aria-label={t('profile.units.more', { name: unit.name })}>
                  <IconDots {...ICON} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  leftSection={<IconPencil {...ICON} />}
                  onClick={() => setTask({ what: 'rename', unit })}
                >
                  {t('profile.units.rename')}
                </Menu.Item>
                <Menu.Item
                  leftSection={<IconTrash {...ICON} />}
                  onClick={() => setTask({ what: 'remove', unit })}
                >
                  {t('profile.units.remove')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </li>
        ))}
      </ul>
      <Sheet
        opened={task !== null && task.what !== 'remove'}
        onClose={close}
        title={task?.what === 'rename' ? t('profile.units.rename') : t(`profile.units.add.${kind}`)}
      >
        <NameForm
          key={task?.what === 'rename' ? task.unit.id : 'new'}
          label={t('profile.units.name')}
          start={task?.what === 'rename' ? task.unit.name : ''}
          most={MAX_UNIT}
          action={t('profile.save')}
          onSave={async (name) => {
            if (task?.what === 'rename') await renameUnit.mutateAsync({ id: task.unit.id, name });
            else await addUnit.mutateAsync({ kind, name });
            done(name);
          }}
        />
      </Sheet>
      <Sheet
        opened={task?.what === 'remove'}
        onClose={close}
        title={t('profile.units.removeTitle', {
          name: task?.what === 'remove' ? task.unit.name : '',
        })}
      >
        {task?.what === 'remove' ? (
          <RemoveUnit
            unit={task.unit}
            others={units.filter(({ id }) => id !== task.unit.id)}
            onDone={() => {
              close();
              showToast({
                text: t('profile.units.removed', { name: task.unit.name }),
                kind: 'done',
              });
              // The menu that had been pressed went along.
              requestAnimationFrame(() => heading.current?.focus());
            }}
          />
        ) : null}
      </Sheet>
    </Card>
  );
}

interface RemoveUnitProps {
  readonly unit: CompanyUnit;
  readonly others: readonly CompanyUnit[];
  readonly onDone: () => void;
}

function RemoveUnit({ unit, others, onDone }: RemoveUnitProps) {
  const { t } = useTranslation('companies');
  const failureText = useFailureText('companies');
  const [into, setInto] = useState('');
  const { removeUnit } = useProfileChanges();
  const run = () =>
    removeUnit.mutateAsync({ id: unit.id, into: into || null }).then(onDone, () => undefined);
  return (
    <Stack gap="md">
      <p className={classes.text}>{t('profile.units.removeText', { count: unit.people })}</p>
      {others.length > 0 ? (
        <NativeSelect
          label={t('profile.units.into')}
          value={into}
          onChange={(event) => setInto(event.currentTarget.value)}
          data={[
            { value: '', label: t(`profile.units.nowhere.${unit.kind}`) },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
      {removeUnit.error ? (
        <Note tone="sun" role="alert">
          {failureText(removeUnit.error)}
        </Note>
      ) : null}
      <SheetFooter>
        <Button loading={removeUnit.isPending} onClick={() => void run()}>
          {t('profile.units.remove')}
        </Button>
      </SheetFooter>
    </Stack>
  );
}
