import { Button, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note, SheetFooter, useFailureText } from '#packages/ui/index.ts';
import type { CompanyUnit } from '../contract/company-profile.contract.ts';
import type { CompanyPerson } from '../contract/people.contract.ts';
import { UNIT_KINDS, type UnitKind } from '../contract/unit-name.rules.ts';
import classes from './companies.module.css';
import { useCompanyChanges } from './people.api.ts';

interface MovePersonProps {
  readonly person: CompanyPerson;
  readonly units: readonly CompanyUnit[];
  readonly onDone: () => void;
}

/** Where in the company somebody is. */
export function MovePerson({ person, units, onDone }: MovePersonProps) {
  const { t } = useTranslation('companies');
  const failureText = useFailureText('companies');
  const { move } = useCompanyChanges();
  const of = (kind: UnitKind) => units.filter((unit) => unit.kind === kind);
  const idOf = (kind: UnitKind) => of(kind).find(({ name }) => name === person[kind])?.id ?? '';
  const [chosen, setChosen] = useState({ site: idOf('site'), sector: idOf('sector') });
  const save = () => {
    const place = { siteId: chosen.site || null, sectorId: chosen.sector || null };
    move.mutateAsync({ id: person.id, ...place }).then(onDone, () => undefined);
  };
  return (
    <Stack gap="md">
      {UNIT_KINDS.map((kind) => (
        <NativeSelect
          key={kind}
          label={t(`people.${kind}`)}
          value={chosen[kind]}
          onChange={(event) => setChosen({ ...chosen, [kind]: event.currentTarget.value })}
          data={[
            { value: '', label: t(`people.no.${kind}`) },
            ...of(kind).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ))}
      <p className={classes.facts}>{t('people.move.hint')}</p>
      {move.error ? (
        <Note tone="sun" role="alert">
          {failureText(move.error)}
        </Note>
      ) : null}
      <SheetFooter>
        <Button loading={move.isPending} onClick={save}>
          {t('profile.save')}
        </Button>
      </SheetFooter>
    </Stack>
  );
}
