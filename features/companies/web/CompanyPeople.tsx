import { Button, Stack, Title } from '@mantine/core';
import { useDebouncedValue, useDidUpdate } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { Card, showToast, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { SearchField } from '#packages/ui/parts/SearchField.tsx';
import type { CompanyPerson } from '../contract/people.contract.ts';
import classes from './companies.module.css';
import { OwnAdministration } from './OwnAdministration.tsx';
import { PersonRow } from './PersonRow.tsx';
import { useCompanyChanges, useCompanyPeople } from './people.api.ts';

const TYPING_MS = 250;
type Question = { readonly what: 'make' | 'remove'; readonly person: CompanyPerson };

/** Who belongs to the company and who looks after it; nothing of what they keep. */
export default function CompanyPeople() {
  const { t } = useTranslation('companies');
  const me = useMe();
  const failureText = useFailureText('companies');
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), TYPING_MS);
  const [question, setQuestion] = useState<Question | null>(null);
  const query = useCompanyPeople(asked);
  const { makeAdmin, remove } = useCompanyChanges();
  const people = query.data?.pages.flatMap((page) => page.people) ?? [];
  const name = question ? question.person.name || t('people.nameless') : '';
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever was taken out took along the button that had been pressed.
  useDidUpdate(() => {
    if (!question && document.activeElement === document.body) heading.current?.focus();
  }, [question]);
  const run = async ({ what, person }: Question) => {
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
      <SearchField
        label={t('people.search')}
        clearLabel={t('people.clear')}
        value={text}
        onChange={setText}
        found={query.data && asked && people.length === 0 ? t('people.nobody') : ''}
      />
      {query.data ? null : (
        <InPlace
          query={query}
          loading={t('people.loading')}
          title={t('people.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      {people.length > 0 ? (
        <Card as="div" flush>
          <ul className={classes.rows}>
            {people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                timeZone={me?.timeZone}
                onMake={() => setQuestion({ what: 'make', person })}
                onRemove={() => setQuestion({ what: 'remove', person })}
              />
            ))}
          </ul>
        </Card>
      ) : null}
      {query.hasNextPage ? (
        <div>
          <Button
            variant="light"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('people.more')}
          </Button>
        </div>
      ) : null}
      {me && !me.isAdmin ? <OwnAdministration /> : null}
      {question ? (
        <ConfirmSheet
          opened
          title={t(`people.${question.what}.title`, { name })}
          text={t(`people.${question.what}.text`)}
          action={t(`people.${question.what}.action`)}
          run={() => run(question)}
          onClose={() => setQuestion(null)}
          failureText={failureText}
        />
      ) : null}
    </Stack>
  );
}
