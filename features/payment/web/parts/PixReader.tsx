import { Button, Stack, Textarea, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Note } from '#packages/ui/index.ts';
import {
  type PixField,
  type ReadPixCode,
  readPixCode,
} from '../../contract/read-pix-code.rules.ts';
import { useMoney } from '../use-money.ts';
import classes from './payment.module.css';

const MAX_CODE = 2000;

/** Explains a pasted Pix code field by field; it is read here and sent nowhere. */
export function PixReader() {
  const { t } = useTranslation('payment');
  const { money } = useMoney();
  const [code, setCode] = useState('');
  const [read, setRead] = useState<ReadPixCode | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRead(readPixCode(code));
  };
  const shownValue = ({ name, value }: PixField) => {
    const cents = Math.round(Number(value) * 100);
    if (name === 'amount' && Number.isFinite(cents)) return money(cents);
    if (name === 'currency' && value === '986') return 'BRL (986)';
    return value;
  };
  return (
    <Card aria-labelledby="pix-reader">
      <Title order={2} id="pix-reader">
        {t('reader.title')}
      </Title>
      <p className={classes.lead}>{t('reader.lead')}</p>
      <form onSubmit={submit}>
        <Stack gap="md">
          <Textarea
            label={t('reader.code')}
            autosize
            minRows={2}
            maxLength={MAX_CODE}
            autoComplete="off"
            spellCheck={false}
            value={code}
            onChange={(event) => {
              setCode(event.currentTarget.value);
              setRead(null);
            }}
          />
          <div>
            <Button type="submit" variant="light" disabled={code.trim() === ''}>
              {t('reader.read')}
            </Button>
          </div>
        </Stack>
      </form>
      {read && 'problem' in read ? (
        <Note tone="sun" role="alert">
          {t(`reader.problem.${read.problem}`)}
        </Note>
      ) : null}
      {read && 'fields' in read ? (
        <>
          <Note tone="leaf" role="status">
            {t('reader.whole')}
          </Note>
          <dl className={classes.fields}>
            {read.fields.map((field) => (
              <div key={field.tag}>
                <dt>
                  {t(`reader.field.${field.name}`)}{' '}
                  <span className={classes.facts}>{field.tag}</span>
                </dt>
                <dd>{shownValue(field)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </Card>
  );
}
