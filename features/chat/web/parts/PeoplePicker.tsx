import { Checkbox } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { Avatar, Note, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { SearchField } from '#packages/ui/parts/SearchField.tsx';
import type { ChatPerson } from '../../contract/chat.contract.ts';
import { usePeople } from '../chat.api.ts';
import { useChatWords } from '../use-words.ts';
import classes from './sheets.module.css';

interface PeoplePickerProps {
  readonly timeZone: string;
  readonly chosen: readonly ChatPerson[];
  readonly onChange: (chosen: readonly ChatPerson[]) => void;
  /** Who is in it already. */
  readonly without?: readonly string[];
}

const CENTRED = { body: { alignItems: 'center' } } as const;

/** Colleagues who said that they may be found, by name, to tick. */
export function PeoplePicker({ timeZone, chosen, onChange, without = [] }: PeoplePickerProps) {
  const { t, nameOf } = useChatWords(timeZone);
  const failureText = useFailureText('chat');
  const [search, setSearch] = useState('');
  const query = usePeople(useDeferredValue(search.trim()));
  const people = query.data?.people.filter(({ id }) => !without.includes(id));
  const toggle = (person: ChatPerson, checked: boolean) =>
    onChange(checked ? [...chosen, person] : chosen.filter(({ id }) => id !== person.id));
  if (query.data && !query.data.hasCompany) return <Note>{t('new.noCompany')}</Note>;
  return (
    <div className={classes.stack}>
      <SearchField
        label={t('new.search')}
        clearLabel={t('search.clear')}
        value={search}
        onChange={setSearch}
        found={people && search ? t('new.found', { count: people.length }) : ''}
      />
      {people ? (
        <ul className={classes.people} aria-label={t('new.people')}>
          {people.map((person) => (
            <li key={person.id}>
              <Checkbox
                styles={CENTRED}
                checked={chosen.some(({ id }) => id === person.id)}
                onChange={(event) => toggle(person, event.currentTarget.checked)}
                label={
                  <span className={classes.person}>
                    <Avatar id={person.id} size={36} />
                    {nameOf(person)}
                  </span>
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        <InPlace
          query={query}
          loading={t('new.loading')}
          title={t('new.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
          headingOrder={3}
        />
      )}
      {people?.length === 0 ? <Note>{t('new.nobody')}</Note> : null}
    </div>
  );
}
