import {
  Button,
  Checkbox,
  Select,
  Stack,
  Switch,
  Textarea,
  TextInput,
  useMantineColorScheme,
} from '@mantine/core';
import { type ReactNode, useState } from 'react';
import {
  Card,
  EmptyState,
  FailedState,
  ForbiddenState,
  LoadingShape,
  Note,
  PageHeader,
  PageSpinner,
  PartFailed,
  SegmentedTabs,
  Sheet,
  SheetFooter,
  showToast,
  Tag,
  Toaster,
  WaitingTag,
} from '#packages/ui/index.ts';
import { DataTable } from '#packages/ui/manage/DataTable.tsx';
import { ChartTable } from '#packages/ui/parts/ChartTable.tsx';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { SearchField } from '#packages/ui/parts/SearchField.tsx';
import classes from './gallery.module.css';

/**
 * `/dev/ui` of `npm run dev`: every shared part in every state, for whoever builds a screen. Its words
 * are samples, long ones among them, and stand in no locale file: nobody else sees the page.
 */
export function Gallery() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <main className={classes.page}>
      <PageHeader
        title="Shared parts"
        lead="packages/ui, in every state"
        actions={
          <Switch
            label="Dark"
            checked={colorScheme === 'dark'}
            onChange={(event) => setColorScheme(event.currentTarget.checked ? 'dark' : 'light')}
          />
        }
      />
      <Part name="Button">
        <Button>Primary</Button>
        <Button variant="light">Light</Button>
        <Button variant="default">Default</Button>
        <Button variant="subtle">Subtle</Button>
        <Button color="red">Danger</Button>
        <Button loading>Busy</Button>
        <Button disabled>Disabled</Button>
      </Part>
      <Part name="Fields, resting and refused">
        <Fields />
        <Fields problem="Escreva uma data entre hoje e 30 dias atrás." />
      </Part>
      <Part name="Choices, SegmentedTabs, SearchField">
        <Choosing />
      </Part>
      <Part name="Sheet, ConfirmSheet">
        <Sheets />
      </Part>
      <Part name="Toast">
        {(['done', 'failed', 'update'] as const).map((kind) => (
          <Button key={kind} variant="default" onClick={() => showToast({ kind, text: LINE })}>
            {kind}
          </Button>
        ))}
        <Button
          variant="default"
          onClick={() =>
            showToast({ text: LINE, action: { label: 'Desfazer', run: () => undefined } })
          }
        >
          with an action
        </Button>
      </Part>
      <Part name="Note, Tag">
        {(['plain', 'leaf', 'sun', 'mist'] as const).map((tone) => (
          <Note key={tone} tone={tone}>
            {tone}: {LINE}
          </Note>
        ))}
        <div className={classes.row}>
          <Tag>plain</Tag>
          <Tag tone="leaf">leaf</Tag>
          <Tag tone="sun">sun</Tag>
          <WaitingTag count={3} />
        </div>
      </Part>
      <Part name="States of a page or part">
        <Card>
          <LoadingShape label="Carregando seus registros..." />
        </Card>
        <Card>
          <EmptyState title="Nada por aqui ainda" text={LINE}>
            <Button>Começar</Button>
          </EmptyState>
        </Card>
        <Card>
          <FailedState onRetry={() => undefined} />
        </Card>
        <Card>
          <ForbiddenState />
        </Card>
        <Card>
          <PageSpinner />
        </Card>
        <MissingPart />
      </Part>
      <Part name="DataTable, ChartTable">
        <DataTable label="Pessoas" columns={COLUMNS} rows={ROWS} keyOf={({ id }) => id} />
        <ChartTable
          caption="Registros por semana"
          columns={['Semana', 'Registros']}
          rows={[{ key: '1', cells: ['23 a 29 de novembro', 4] }]}
        />
      </Part>
      <Toaster />
    </main>
  );
}

const LINE = 'Uma frase com o tamanho de uma frase que alguém escreveria num dia comprido.';
const ROWS = [
  { id: '1', name: 'Ana Ribeiro', place: 'Betim, Operações' },
  { id: '2', name: 'Maximiliana Albuquerque de Vasconcelos e Silva', place: '' },
];
const COLUMNS = [
  { key: 'name', label: 'Nome', cell: ({ name }: (typeof ROWS)[number]) => name },
  { key: 'place', label: 'Lugar', cell: ({ place }: (typeof ROWS)[number]) => place || '–' },
];

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={classes.part} aria-label={name}>
      <h2>{name}</h2>
      <div className={classes.row}>{children}</div>
    </section>
  );
}

/** It stands above everything, so it is asked for. */
function MissingPart() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setShown(true)}>
        PartFailed
      </Button>
      {shown && <PartFailed onRetry={() => undefined} onClose={() => setShown(false)} />}
    </>
  );
}

function Fields({ problem }: { problem?: string }) {
  return (
    <Stack className={classes.half}>
      <TextInput label="Título" placeholder="Opcional" error={problem} />
      <Select label="Dia" data={['segunda-feira', 'terça-feira']} error={problem} />
      <Textarea label="Descrição" minRows={3} autosize error={problem} />
      <Checkbox label="Repetir toda semana" error={problem} />
    </Stack>
  );
}

function Choosing() {
  const [tab, setTab] = useState<'week' | 'month'>('week');
  const [word, setWord] = useState('sono');
  const [choice, setChoice] = useState<'good' | 'bad' | null>('good');
  const options = [
    { value: 'good', label: 'Boa' },
    { value: 'bad', label: 'Ruim' },
  ] as const;
  return (
    <Stack className={classes.half}>
      <SegmentedTabs
        label="Período"
        options={[
          { value: 'week', label: 'Semana' },
          { value: 'month', label: 'Mês' },
        ]}
        value={tab}
        onChange={setTab}
      />
      <SearchField
        label="Buscar"
        clearLabel="Limpar"
        value={word}
        onChange={setWord}
        found={word && '2 encontrados'}
      />
      <Choices legend="Como foi a noite?" options={options} value={choice} onChange={setChoice} />
    </Stack>
  );
}

function Sheets() {
  const [opened, setOpened] = useState<'short' | 'long' | 'confirm' | 'refused' | null>(null);
  const close = () => setOpened(null);
  const lines = opened === 'long' ? 40 : 1;
  return (
    <>
      {(['short', 'long', 'confirm', 'refused'] as const).map((which) => (
        <Button key={which} variant="default" onClick={() => setOpened(which)}>
          {which}
        </Button>
      ))}
      <Sheet opened={opened === 'short' || opened === 'long'} onClose={close} title="Novo evento">
        <Stack>
          {Array.from({ length: lines }, (_, line) => line).map((line) => (
            <TextInput key={line} label={`Campo ${line + 1}`} />
          ))}
          <SheetFooter>
            <Button onClick={close}>Salvar</Button>
          </SheetFooter>
        </Stack>
      </Sheet>
      <ConfirmSheet
        opened={opened === 'confirm' || opened === 'refused'}
        title="Excluir este registro?"
        text={LINE}
        action="Excluir"
        run={() => (opened === 'refused' ? Promise.reject(new Error()) : Promise.resolve())}
        onClose={close}
        failureText={() => 'Não deu para excluir agora. Tente de novo em alguns instantes.'}
      />
    </>
  );
}
