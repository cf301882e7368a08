import { Button, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card, showToast, useFailureText } from '#packages/ui/index.ts';
import { saveFile } from '#packages/ui/save-file.ts';
import type { SeatStatement } from '../../contract/payment.schemas.ts';
import { useStatementsFile } from '../payment.api.ts';
import { useMoney } from '../use-money.ts';
import classes from './payment.module.css';

/** How many places a company had and how many were taken, month by month; never who. */
export function SeatStatements({ statements }: { readonly statements: readonly SeatStatement[] }) {
  const { t } = useTranslation('payment');
  const failureText = useFailureText('payment');
  const { format } = useMoney();
  const file = useStatementsFile();
  return (
    <Card aria-labelledby="statements">
      <Title order={2} id="statements">
        {t('statements.title')}
      </Title>
      <p className={classes.lead}>
        {t(statements.length === 0 ? 'statements.none' : 'statements.lead')}
      </p>
      <ul className={classes.rows}>
        {statements.map(({ month, seats, taken, countedOn }) => (
          <li key={month} className={classes.row}>
            <div className={classes.words}>
              <strong>{format.day(`${month}-01`, 'wholeMonth')}</strong>
              <span className={classes.facts}>
                {t('statements.counted', { date: format.day(countedOn, 'short') })}
              </span>
            </div>
            <span>{t('statements.seats', { taken, count: seats })}</span>
          </li>
        ))}
      </ul>
      {statements.length > 0 ? (
        <Button
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
          loading={file.isPending}
          onClick={() =>
            file.mutate(undefined, {
              onSuccess: (blob) => saveFile(blob, `${t('statements.file')}.csv`),
              onError: (error) => showToast({ kind: 'failed', text: failureText(error) }),
            })
          }
        >
          {t('statements.csv')}
        </Button>
      ) : null}
    </Card>
  );
}
