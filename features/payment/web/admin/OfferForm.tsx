import { Button, NativeSelect, NumberInput, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusFirstProblem, Note, SheetFooter, useFailureText } from '#packages/ui/index.ts';
import type { AdminRequest } from '../../contract/payment-admin.contract.ts';
import { daysAfter, MAX_SEATS, PERIODS, type Period } from '../../contract/plan.rules.ts';
import { usePaymentWork } from './payments-admin.api.ts';

const VALID_DAYS = [3, 7, 15, 30];
const MOST_REAIS = 1_000_000;

/** Price, places, period and validity of an offer that answers a request. */
export function OfferForm({ request, onMade }: { request: AdminRequest; onMade: () => void }) {
  const { t } = useTranslation('payment');
  const failureText = useFailureText('payment');
  const { offer } = usePaymentWork();
  const [id] = useState(() => crypto.randomUUID());
  const [price, setPrice] = useState<number | string>('');
  const [period, setPeriod] = useState<Period>(request.period);
  const [seats, setSeats] = useState<number | string>(request.seats ?? '');
  const [days, setDays] = useState('7');
  const [asked, setAsked] = useState(false);
  const isCompany = request.plan === 'empresarial';
  const people = request.people ?? 1;
  const priceGood = Number(price) >= 1 && Number(price) <= MOST_REAIS;
  const seatsGood = !isCompany || (Number(seats) >= people && Number(seats) <= MAX_SEATS);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (!priceGood || !seatsGood) {
      focusFirstProblem(event.currentTarget);
      return;
    }
    offer.mutate(
      {
        ...{ id, requestId: request.id, period, seats: isCompany ? Number(seats) : null },
        priceCents: Math.round(Number(price) * 100),
        validUntil: daysAfter(new Date(), Number(days)).toISOString(),
      },
      { onSuccess: onMade },
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <NumberInput
          data-autofocus
          label={t(isCompany ? 'form.pricePerSeat' : 'form.price')}
          prefix="R$ "
          decimalScale={2}
          decimalSeparator=","
          thousandSeparator="."
          allowNegative={false}
          value={price}
          onChange={setPrice}
          error={asked && !priceGood ? t('form.priceWrong') : null}
        />
        {isCompany ? (
          <NumberInput
            label={t('request.seats')}
            description={t('request.seatsHint', { count: people })}
            allowDecimal={false}
            allowNegative={false}
            value={seats}
            onChange={setSeats}
            error={asked && !seatsGood ? t('request.seatsWrong', { count: people }) : null}
          />
        ) : null}
        <NativeSelect
          label={t('request.period')}
          value={period}
          data={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={(event) => setPeriod(event.currentTarget.value as Period)}
        />
        <NativeSelect
          label={t('form.valid')}
          value={days}
          data={VALID_DAYS.map((count) => ({
            value: String(count),
            label: t('form.days', { count }),
          }))}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
        {offer.error ? (
          <Note tone="sun" role="alert">
            {failureText(offer.error)}
          </Note>
        ) : null}
        <SheetFooter>
          <Button type="submit" loading={offer.isPending}>
            {t('form.send')}
          </Button>
        </SheetFooter>
      </Stack>
    </form>
  );
}
