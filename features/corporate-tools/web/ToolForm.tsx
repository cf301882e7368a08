import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusFirstProblem, Note, useFailureText } from '#packages/ui/index.ts';
import {
  MAX_ADDRESS_LENGTH,
  MAX_NAME_LENGTH,
  TOOL_KINDS,
  type Tool,
  type ToolKind,
} from '../contract/corporate-tools.contract.ts';
import { completeAddress, isToolAddress } from '../contract/tool-address.rules.ts';

interface ToolFormProps {
  /** What the fields begin with; its id stays when it is sent again, so that it is saved once. */
  readonly start: Tool;
  readonly action: string;
  /** Rejects when it was not saved; the fields keep what was written. */
  readonly onSave: (tool: Tool) => Promise<unknown>;
  /** Places the button that saves. */
  readonly footer?: (button: ReactNode) => ReactNode;
}

/** Name, address and kind of a link. */
export function ToolForm({ start, action, onSave, footer = (button) => button }: ToolFormProps) {
  const { t } = useTranslation('corporate-tools');
  const failureText = useFailureText('corporate-tools');
  const [tool, setTool] = useState(start);
  const [asked, setAsked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const address = completeAddress(tool.address);
  const isPlain = /^http:/i.test(address);
  const set = (change: Partial<Tool>) => setTool({ ...tool, ...change });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    setFailure(null);
    if (tool.name.trim() === '' || !isToolAddress(address)) {
      focusFirstProblem(event.currentTarget);
      return;
    }
    setSaving(true);
    try {
      await onSave({ ...tool, name: tool.name.trim(), address });
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  const addressProblem = () => {
    if (!asked || isToolAddress(address)) return null;
    if (!isPlain) return t(address === '' ? 'form.missing' : 'form.addressWrong');
    return (
      <>
        {t('form.notHttps')}{' '}
        <Button
          variant="transparent"
          size="compact-sm"
          p={0}
          onClick={() => set({ address: address.replace(/^http:/i, 'https:') })}
        >
          {t('form.toHttps')}
        </Button>
      </>
    );
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <TextInput
          data-autofocus
          label={t('form.name')}
          maxLength={MAX_NAME_LENGTH}
          value={tool.name}
          error={asked && tool.name.trim() === '' ? t('form.missing') : null}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          label={t('form.address')}
          placeholder={t('form.example')}
          maxLength={MAX_ADDRESS_LENGTH}
          value={tool.address}
          error={addressProblem()}
          onChange={(event) => set({ address: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('form.kind')}
          value={tool.kind}
          data={TOOL_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(event) => set({ kind: event.currentTarget.value as ToolKind })}
        />
        {failure ? (
          <Note tone="sun" role="alert">
            {failureText(failure)}
          </Note>
        ) : null}
        {footer(
          <Button type="submit" loading={saving}>
            {action}
          </Button>,
        )}
      </Stack>
    </form>
  );
}
