import { Button, NativeSelect, Stack, Title } from '@mantine/core';
import { useDebouncedValue, useDidUpdate } from '@mantine/hooks';
import { IconEyeOff } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { Note, Sheet, showToast, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { SearchField } from '#packages/ui/parts/SearchField.tsx';
import type { CompanyPerson } from '../contract/people.contract.ts';
import { UNIT_KINDS } from '../contract/unit-name.rules.ts';
import { AskingCard } from './AskingCard.tsx';
import classes from './companies.module.css';
import { useCompanyProfile } from './company-profile.api.ts';
import { MovePerson } from './MovePerson.tsx';
import { OwnAdministration } from './OwnAdministration.tsx';
import { PeopleTable, type PersonTask } from './PeopleTable.tsx';
import { type PeopleFilter, useCompanyChanges, useCompanyPeople } from './people.api.ts';

const TYPING_MS = 250;
type Question = { readonly what: PersonTask; readonly person: CompanyPerson };
/** The value of a choice that leaves out nobody; the empty one stands for people of no unit. */
const ALL = '*';

/** Who belongs to the company and who looks after it; nothing of what they keep. */
export default function CompanyPeople() {
  const { t } = useTranslation('companies');
  const me = useMe();
  const failureText = useFailureText('companies');
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), TYPING_MS);
  const [question, setQuestion] = useState<Question | null>(null);
  const [chosen, setChosen] = useState({ site: ALL, sector: ALL });
  const filter: PeopleFilter = {
    text: asked,
    ...(chosen.site === ALL ? {} : { site: chosen.site }),
    ...(chosen.sector === ALL ? {} : { sector: chosen.sector }),
  };
  const query = useCompanyPeople(filter);
  const units = useCompanyProfile().data?.units ?? [];
  const { makeAdmin, remove } = useCompanyChanges();
  const people = query.data?.pages.flatMap((page) => page.people) ?? [];
  const name = question ? question.person.name || t('people.nameless') : '';
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever was taken out took along the button that had been pressed.
  useDidUpdate(() => {
    if (!question && document.activeElement === document.body) heading.current?.focus();
  }, [question]);
  const run = async (what: 'make' | 'remove', person: CompanyPerson) => {
    await (what === 'make' ? makeAdmin : remove).mutateAsync(person.id);
    showToast({ text: t(`people.${what}.done`, { name }), kind: 'done' });
  };
  return (
    <Stack gap="lg">
      <div>
        <Title ref={heading} order={2} tabIndex={-1}>
          {t('people.title', { company: me?.company?.name ?? '' })}
        </Title>
        <p className={classes.lead}>{t('people.lead')}</p>
      </div>
      <AskingCard timeZone={me?.timeZone} />
      <div className={classes.filters}>
        <div className={classes.search}>
          <SearchField
            label={t('people.search')}
            clearLabel={t('people.clear')}
            value={text}
            onChange={setText}
            found={query.data && people.length === 0 ? t('people.nobody') : ''}
          />
        </div>
        {UNIT_KINDS.map((kind) => (
          <NativeSelect
            key={kind}
            aria-label={t(`people.${kind}`)}
            value={chosen[kind]}
            onChange={(event) => setChosen({ ...chosen, [kind]: event.currentTarget.value })}
            data={[
              { value: ALL, label: t(`people.all.${kind}`) },
              ...units
                .filter((unit) => unit.kind === kind)
                .map(({ name: value }) => ({ value, label: value })),
              { value: '', label: t(`people.no.${kind}`) },
            ]}
          />
        ))}
      </div>
      {query.data ? null : (
        <InPlace
          query={query}
          loading={t('people.loading')}
          title={t('people.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      {people.length > 0 ? (
        <PeopleTable
          people={people}
          timeZone={me?.timeZone}
          onTask={(what, person) => setQuestion({ what, person })}
          footer={
            query.hasNextPage ? (
              <Button
                variant="light"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('people.more')}
              </Button>
            ) : null
          }
        />
      ) : null}
      <Note icon={<IconEyeOff size={20} stroke={1.75} aria-hidden />}>{t('people.unseen')}</Note>
      {me && !me.isAdmin ? <OwnAdministration /> : null}
      <Sheet
        opened={question?.what === 'move'}
        onClose={() => setQuestion(null)}
        title={t('people.move.title', { name })}
      >
        {question?.what === 'move' ? (
          <MovePerson
            key={question.person.id}
            person={question.person}
            units={units}
            onDone={() => {
              setQuestion(null);
              showToast({ text: t('people.move.done', { name }), kind: 'done' });
            }}
          />
        ) : null}
      </Sheet>
      {question && question.what !== 'move' ? (
        <Confirmation
          what={question.what}
          name={name}
          run={(what) => run(what, question.person)}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </Stack>
  );
}

interface ConfirmationProps {
  readonly what: 'make' | 'remove';
  readonly name: string;
  readonly run: (what: 'make' | 'remove') => Promise<void>;
  readonly onClose: () => void;
}

function Confirmation({ what, name, run, onClose }: ConfirmationProps) {
  const { t } = useTranslation('companies');
  const failureText = useFailureText('companies');
  return (
    <ConfirmSheet
      opened
      title={t(`people.${what}.title`, { name })}
      text={t(`people.${what}.text`)}
      action={t(`people.${what}.action`)}
      run={() => run(what)}
      onClose={onClose}
      failureText={failureText}
    />
  );
}
