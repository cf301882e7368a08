import type { Names } from './names.ts';

/** The web half: one page that lists and adds, in four languages, by path. */
export function webFiles(names: Names): Record<string, string> {
  const { kebab, pascal } = names;
  const texts = Object.fromEntries(
    Object.entries(TEXTS).map(([language, words]) => [
      `web/locales/${language}.json`,
      `${JSON.stringify({ title: pascal, ...words }, null, 2)}\n`,
    ]),
  );
  return {
    [`web/${kebab}.api.ts`]: api(names),
    [`web/${kebab}.feature.ts`]: screens(names),
    [`web/${pascal}Page.tsx`]: page(names),
    [`web/${pascal}Page.test.tsx`]: test(names),
    ...texts,
  };
}

/** First words of the screen; whoever writes the feature replaces them. */
const TEXTS = {
  'pt-BR': {
    lead: 'Diga em uma linha o que a pessoa encontra aqui.',
    loading: 'Carregando…',
    empty: 'Nada por aqui ainda',
    text: 'O que você quer guardar?',
    add: 'Guardar',
  },
  'en-US': {
    lead: 'Say in one line what people find here.',
    loading: 'Loading…',
    empty: 'Nothing here yet',
    text: 'What would you like to keep?',
    add: 'Keep',
  },
  'es-ES': {
    lead: 'Di en una línea qué encuentra aquí la persona.',
    loading: 'Cargando…',
    empty: 'Aún no hay nada',
    text: '¿Qué quieres guardar?',
    add: 'Guardar',
  },
  'fr-FR': {
    lead: 'Dites en une ligne ce que l’on trouve ici.',
    loading: 'Chargement…',
    empty: 'Rien pour l’instant',
    text: 'Que souhaitez-vous garder\u00A0?',
    add: 'Garder',
  },
} as const;

const api = ({
  kebab,
  camel,
}: Names) => `import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { ${camel}Contract } from '../contract/${kebab}.contract.ts';

const ${camel}Api = createClient(${camel}Contract, apiOptions);
const LIST = ['${camel}', 'list'] as const;

export function useItems() {
  return useQuery({
    queryKey: LIST,
    queryFn: ({ signal }) => ${camel}Api.list({}, { signal }),
    select: ({ items }) => items,
  });
}

/** Rejects when the server has not taken it. */
export function useAddItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => ${camel}Api.add({ body: { id: crypto.randomUUID(), text } }),
    onSuccess: () => client.invalidateQueries({ queryKey: LIST }),
  });
}
`;

const screens = ({
  kebab,
  camel,
  pascal,
}: Names) => `import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';

const ${camel}Screen = defineScreen({
  name: '${camel}',
  path: '/${kebab}',
  guard: 'signedIn',
  texts: ['${kebab}'],
  responsive: () => import('./${pascal}Page.tsx'),
});

export const ${camel}Feature: WebFeature = {
  screens: [${camel}Screen],
};
`;

const page = ({ kebab, pascal }: Names) => `import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Card,
  EmptyState,
  FailedState,
  LoadingShape,
  PageHeader,
  useFailureText,
} from '#packages/ui/index.ts';
import { ITEM_LENGTH } from '../contract/${kebab}.contract.ts';
import { useAddItem, useItems } from './${kebab}.api.ts';

export default function ${pascal}Page() {
  const { t } = useTranslation('${kebab}');
  const items = useItems();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <AddForm />
      {items.isPending && <LoadingShape label={t('loading')} />}
      {items.isError && <FailedState onRetry={() => void items.refetch()} />}
      {items.data?.length === 0 && <EmptyState title={t('empty')} />}
      {items.data?.map(({ id, text }) => (
        <Card key={id}>{text}</Card>
      ))}
    </>
  );
}

function AddForm() {
  const { t } = useTranslation('${kebab}');
  const failureText = useFailureText('${kebab}');
  const add = useAddItem();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) add.mutate(text, { onSuccess: () => setText('') });
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        label={t('text')}
        maxLength={ITEM_LENGTH}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={add.isError ? failureText(add.error) : null}
      />
      <Button type="submit" mt="sm" loading={add.isPending}>
        {t('add')}
      </Button>
    </form>
  );
}
`;

const test = ({ kebab, camel, pascal }: Names) => `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { ${camel}Contract, type Item } from '../contract/${kebab}.contract.ts';
import texts from './locales/pt-BR.json' with { type: 'json' };
import ${pascal}Page from './${pascal}Page.tsx';

it('keeps what is typed and shows it', async () => {
  const items: Item[] = [];
  fakeServer(${camel}Contract, {
    list: () => ({ items }),
    add: ({ body }) => {
      items.unshift(body);
      return body;
    },
  });
  const { person } = await show(<${pascal}Page />);
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  await person.type(screen.getByLabelText(texts.text), 'Caminhei');
  await person.click(screen.getByRole('button', { name: texts.add }));
  expect(await screen.findByText('Caminhei')).toBeTruthy();
  expect(screen.queryByText(texts.empty)).toBeNull();
});
`;
