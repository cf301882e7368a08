import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { companiesContract } from '#features/companies/contract/companies.contract.ts';
import { CNPJ_TAKEN } from '#features/companies/contract/company-profile.contract.ts';
import type { ResultOf } from '#packages/api/contract/index.ts';
import {
  type FakeServer,
  fakeServer,
  OFFLINE,
  refuse,
} from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { CARD_UNREACHABLE, OFFER_OVER, paymentContract } from '../contract/payment.contract.ts';
import type { Account, Offer, OwnInvoice } from '../contract/payment.schemas.ts';
import { paymentAdminContract } from '../contract/payment-admin.contract.ts';
import { writePixCode } from '../contract/pix-code.rules.ts';
import PaymentsAdmin from './admin/PaymentsAdmin.tsx';
import PaymentPage from './PaymentPage.tsx';

const me = vi.hoisted(() => ({
  plan: 'free',
  trialEndsAt: null,
  company: null as { name: string } | null,
}));
vi.mock('#features/access/web/index.ts', () => ({
  access: { refresh: () => undefined },
  apiOptions: { token: () => 'token' },
  useMe: () => me,
  useTimeZone: () => 'America/Sao_Paulo',
}));

const AT = '2026-11-24T15:00:00.000Z';
const code = writePixCode({
  ...{ key: 'pix@florescer.example', name: 'Florescer', city: 'Recife' },
  ...{ amountCents: 4900, reference: 'FLR261124ABC' },
});
const terms = { plan: 'individual', period: 'monthly', seats: null } as const;
const offer: Offer = {
  ...{ id: '00000000-0000-4000-8000-000000000001', ...terms, priceCents: 4900 },
  ...{ validUntil: '2026-12-01T15:00:00.000Z', createdAt: AT },
};
const invoice: OwnInvoice = {
  ...{ id: '00000000-0000-4000-8000-000000000002', ...terms, amountCents: 4900 },
  ...{ reference: 'FLR261124ABC', state: 'open', createdAt: AT, dueAt: offer.validUntil },
  ...{
    toldAt: null,
    confirmedAt: null,
    receipt: null,
    pixCode: code,
    byCard: false,
    withdrawUntil: null,
  },
};
const nothing: Account = { request: null, offers: [], subscription: null, invoices: [] };

let own: Account;
let company: ResultOf<typeof paymentContract.overview>['company'];
let mayTry: boolean;
let server: FakeServer;
beforeEach(() => {
  own = nothing;
  company = null;
  mayTry = false;
  Object.assign(me, { plan: 'free', company: null });
  const contact = { email: 'planos@florescer.example', whatsapp: '5511900000000' };
  const request = { ...terms, id: offer.id, createdAt: AT, buyer: 'Ana', people: null };
  server = fakeServer(paymentContract, {
    overview: () => ({ contact, own, company, mayTry }),
    startTrial: undefined,
    requestPrice: undefined,
    acceptOffer: refuse(OFFER_OVER),
    tellPaid: undefined,
    payByCard: refuse(CARD_UNREACHABLE),
    withdraw: undefined,
    cancelPlan: undefined,
  }).answer(companiesContract, { foundCompany: undefined });
  server.answer(paymentAdminContract, {
    openWork: {
      ...{ canBePaid: true, requests: [request], offers: [] },
      invoices: [{ ...invoice, buyer: 'Bruno', state: 'told' }],
    },
    settledInvoices: { invoices: [], next: null },
    makeOffer: undefined,
    confirmPayment: undefined,
  });
});
const region = (name: string) => screen.findByRole('region', { name });

describe('plan and payment', () => {
  it('shows what each plan has, and asks for a price here, by WhatsApp or by mail', async () => {
    const { person } = await show(<PaymentPage />);
    expect(within(await region('Gratuito')).getByText(/Sem prazo/)).toBeDefined();
    const row = screen.getByRole('row', { name: /Ajuda em crise/ });
    expect(within(row).getAllByText('Incluído')).toHaveLength(3);
    const ofPlan = (name: string) =>
      within(screen.getByRole('row', { name: new RegExp(name) })).getAllByText('Incluído');
    expect(ofPlan('Assistente de bem-estar')).toHaveLength(2);
    expect(ofPlan('Consultas na rede')).toHaveLength(2);
    expect(ofPlan('Relatório com grupos')).toHaveLength(1);
    const card = within(await region('Pedir preço'));
    expect(card.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/5511900000000\?text=Ol/,
    );
    expect(card.getByRole('link', { name: /planos@/ }).getAttribute('href')).toMatch(/^mailto:/);
    await person.selectOptions(card.getByLabelText('Como prefere pagar'), 'Por ano');
    await person.click(card.getByRole('button', { name: 'Enviar pedido' }));
    await waitFor(() => expect(server.changes).toHaveLength(1));
    expect(server.asked(paymentContract.requestPrice)[0]?.body).toEqual({
      ...{ plan: 'individual', period: 'yearly', seats: null },
    });
  });

  it('begins the trial of who may still have it, and offers it to nobody else', async () => {
    mayTry = true;
    const { person } = await show(<PaymentPage />);
    const card = within(await region('Gratuito'));
    expect(card.getByText(/Sem cartão: no fim, a conta volta para o Gratuito/)).toBeDefined();
    mayTry = false;
    await person.click(card.getByRole('button', { name: 'Testar o Individual por 14 dias' }));
    await waitFor(() => expect(server.changes).toEqual(['POST /api/payment/trial']));
    await waitFor(() => expect(card.queryByRole('button', { name: /Testar/ })).toBeNull());
  });

  it('asks for a company that is not here yet, which is registered with it', async () => {
    const { person } = await show(<PaymentPage />);
    const card = within(await region('Pedir preço'));
    await person.selectOptions(card.getByLabelText('Para quem é'), 'Para a minha empresa');
    await person.click(card.getByRole('button', { name: 'Enviar pedido' }));
    expect(card.getByText('Escreva o nome da empresa.')).toBeDefined();
    expect(server.changes).toEqual([]);
    await person.type(card.getByLabelText('Nome da empresa'), '\u202eVale');
    expect(card.getByText('Use uma linha só, sem caracteres invisíveis.')).toBeDefined();
    await person.clear(card.getByLabelText('Nome da empresa'));
    await person.type(card.getByLabelText('Nome da empresa'), 'Vale Claro');
    await person.type(card.getByLabelText('CNPJ'), '12abc34501de35');
    await person.click(card.getByRole('button', { name: 'Enviar pedido' }));
    await waitFor(() => expect(server.changes).toHaveLength(2));
    expect(server.asked(companiesContract.foundCompany)[0]?.body).toEqual({
      ...{ name: 'Vale Claro', cnpj: '12.ABC.345/01DE-35' },
    });
    expect(server.asked(paymentContract.requestPrice)[0]?.body).toEqual({
      ...{ plan: 'empresarial', period: 'monthly', seats: 10 },
    });
  });

  it('says why no price was asked for where the company is registered, and keeps what was written', async () => {
    server.answer(paymentContract, { requestPrice: OFFLINE }).answer(companiesContract, {
      foundCompany: () => {
        me.company = { name: 'Vale Claro' };
        company = { ...nothing, name: 'Vale Claro', people: 1, seatsTaken: 0, statements: [] };
        return undefined;
      },
    });
    const { person } = await show(<PaymentPage />);
    const card = within(await region('Pedir preço'));
    await person.selectOptions(card.getByLabelText('Para quem é'), 'Para a minha empresa');
    await person.type(card.getByLabelText('Nome da empresa'), 'Vale Claro');
    await person.type(card.getByLabelText('CNPJ'), '12abc34501de35');
    await person.clear(card.getByLabelText('Lugares'));
    await person.type(card.getByLabelText('Lugares'), '25');
    await person.click(card.getByRole('button', { name: 'Enviar pedido' }));
    await screen.findByRole('tab', { name: 'Da empresa', selected: true });
    const again = within(await region('Pedir preço'));
    expect((await again.findByRole('alert')).textContent).toContain('conexão');
    server.answer(paymentContract, { requestPrice: undefined });
    await person.click(again.getByRole('button', { name: 'Enviar pedido' }));
    await waitFor(() => expect(again.queryByRole('alert')).toBeNull());
    expect(server.asked(companiesContract.foundCompany)).toHaveLength(1);
    expect(server.asked(paymentContract.requestPrice).at(-1)?.body).toEqual({
      ...{ plan: 'empresarial', period: 'monthly', seats: 25 },
    });
  });

  it.each([true, false])(
    'says before a company is registered whether a trial begins: %s',
    async (may) => {
      mayTry = may;
      const { person } = await show(<PaymentPage />);
      const card = within(await region('Pedir preço'));
      expect(card.queryByText(/14 dias, uma única vez/)).toBeNull();
      await person.selectOptions(card.getByLabelText('Para quem é'), 'Para a minha empresa');
      expect(card.getByText(/você passa a cuidar dela/)).toBeDefined();
      expect(card.queryByText(/14 dias, uma única vez/) !== null).toBe(may);
    },
  );

  it('tells who asks for a company that is here to ask inside, and asks for no price', async () => {
    server.answer(companiesContract, { foundCompany: refuse(CNPJ_TAKEN) });
    const { person } = await show(<PaymentPage />);
    const card = within(await region('Pedir preço'));
    await person.selectOptions(card.getByLabelText('Para quem é'), 'Para a minha empresa');
    await person.type(card.getByLabelText('Nome da empresa'), 'Vale Claro');
    await person.type(card.getByLabelText('CNPJ'), '12abc34501de35');
    await person.click(card.getByRole('button', { name: 'Enviar pedido' }));
    expect((await card.findByRole('alert')).textContent).toContain('Peça um convite');
    expect(server.asked(paymentContract.requestPrice)).toEqual([]);
  });

  it('asks nothing of Ana, whose company pays', async () => {
    Object.assign(me, { plan: 'empresarial', company: { name: 'Vale Claro' } });
    await show(<PaymentPage />);
    expect(await screen.findByText(/Sua empresa paga o acesso/)).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Pedir preço' })).toBeNull();
    expect(await region('Histórico')).toBeDefined();
  });

  it('leaves the company out for who belongs to one', async () => {
    me.company = { name: 'Vale Claro' };
    await show(<PaymentPage />);
    const card = within(await region('Pedir preço'));
    expect(card.queryByLabelText('Para quem é')).toBeNull();
  });

  it('tells why an offer cannot be accepted, and keeps it', async () => {
    own = { ...nothing, offers: [offer] };
    const { person } = await show(<PaymentPage />);
    const card = within(await region('Individual, por mês'));
    await person.click(card.getByRole('button', { name: 'Aceitar proposta' }));
    expect((await card.findByRole('alert')).textContent).toContain('não vale mais');
    expect(server.asked(paymentContract.acceptOffer)[0]?.params).toEqual({ id: offer.id });
  });

  it('shows the code to scan and to copy, and says that it is paid', async () => {
    own = { ...nothing, invoices: [invoice] };
    const { person } = await show(<PaymentPage />);
    const card = within(await region('Pagar com Pix'));
    expect(card.getByRole('img', { name: 'Código QR do Pix' })).toBeDefined();
    expect(card.getByLabelText('Pix copia e cola')).toHaveProperty('value', code);
    await person.click(card.getByRole('button', { name: 'Copiar' }));
    expect(await card.findByRole('button', { name: 'Copiado' })).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(code);
    await person.click(card.getByRole('button', { name: 'Já paguei' }));
    await waitFor(() => expect(server.changes[0]).toContain(`/invoices/${invoice.id}/told`));
  });

  it('offers the card where there is one, and says what to do when its page does not open', async () => {
    own = { ...nothing, invoices: [{ ...invoice, byCard: true }] };
    const { person } = await show(<PaymentPage />);
    const card = within(await region('Pagar com cartão'));
    expect(card.getByText(/O número fica lá/)).toBeDefined();
    await person.click(card.getByRole('button', { name: /^Pagar R\$\s49,00 com cartão$/ }));
    expect((await card.findByRole('alert')).textContent).toContain('pague com Pix');
    expect(server.asked(paymentContract.payByCard)[0]?.params).toEqual({ id: invoice.id });
  });

  it('asks before a purchase is taken back and before a plan ends', async () => {
    own = {
      ...nothing,
      subscription: {
        ...{ id: offer.id, ...terms, priceCents: 4900, cancelled: false },
        ...{ startsAt: AT, endsAt: '2026-12-24T15:00:00.000Z' },
      },
      invoices: [
        {
          ...invoice,
          ...{ state: 'paid', pixCode: null, confirmedAt: AT, receipt: '2026-0001' },
          withdrawUntil: '2026-12-01T15:00:00.000Z',
        },
      ],
    };
    const { person } = await show(<PaymentPage />);
    await person.click(await screen.findByRole('button', { name: 'Desistir da compra' }));
    const question = within(await screen.findByRole('dialog', { name: 'Desistir da compra?' }));
    expect(server.changes).toEqual([]);
    await person.click(question.getByRole('button', { name: 'Desistir da compra' }));
    await waitFor(() => expect(server.changes[0]).toContain(`/invoices/${invoice.id}/withdrawal`));
    await person.click(await screen.findByRole('button', { name: 'Encerrar no fim do período' }));
    const last = within(await screen.findByRole('dialog', { name: 'Encerrar o plano?' }));
    await person.click(last.getByRole('button', { name: 'Encerrar no fim do período' }));
    await waitFor(() => expect(server.changes[1]).toContain('/cancellation'));
  });

  it('tells the places of each month that has ended', async () => {
    const statements = [{ month: '2026-11', seats: 40, taken: 37, countedOn: '2026-12-01' }];
    company = { ...nothing, name: 'Vale Claro', people: 38, seatsTaken: 38, statements };
    await show(<PaymentPage />);
    const card = within(await region('Extrato de lugares'));
    expect(card.getByText('Novembro de 2026')).toBeDefined();
    expect(card.getByText('37 de 40 lugares')).toBeDefined();
    expect(card.getByText('contado em 01/12/2026')).toBeDefined();
  });

  it('refuses fewer places than the company has people, at the field', async () => {
    company = { ...nothing, name: 'Vale Claro', people: 12, seatsTaken: 0, statements: [] };
    const { person } = await show(<PaymentPage />);
    const card = within(await region('Pedir preço'));
    const seats = card.getByLabelText('Lugares');
    expect(seats).toHaveProperty('value', '12');
    await person.clear(seats);
    await person.type(seats, '3');
    await person.click(card.getByRole('button', { name: 'Enviar pedido' }));
    expect(card.getByText('Escreva pelo menos 12 lugares.')).toBeDefined();
    expect(server.changes).toEqual([]);
  });

  it.each([
    [code, 'O código está inteiro'],
    [code.slice(0, -9), 'O código está cortado'],
    [code.replace('4900', '9900').replace('49.00', '99.00'), 'O código foi mudado'],
    ['pague aqui', 'não é um código Pix'],
  ])('explains or refuses the pasted %s', async (pasted, told) => {
    const { person } = await show(<PaymentPage />);
    const card = within(await region('Entender um código Pix'));
    await person.click(card.getByLabelText('Código Pix'));
    await person.paste(pasted);
    await person.click(card.getByRole('button', { name: 'Ver o que diz' }));
    expect(card.getByText(told, { exact: false })).toBeDefined();
    expect(card.queryByText('Quem recebe') !== null).toBe(pasted === code);
    expect(server.changes).toEqual([]);
  });
});

describe('the administration of payments', () => {
  it('answers a request with a price in reais, and refuses none at its field', async () => {
    const { person } = await show(<PaymentsAdmin />);
    await person.click(await screen.findByRole('button', { name: 'Proposta para Ana' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Proposta para Ana' }));
    await person.click(sheet.getByRole('button', { name: 'Fazer proposta' }));
    expect(sheet.getByText(/Escreva um preço/)).toBeDefined();
    await person.type(sheet.getByLabelText('Preço do período'), '49,90');
    await person.click(sheet.getByRole('button', { name: 'Fazer proposta' }));
    await waitFor(() => expect(server.changes).toHaveLength(1));
    expect(server.asked(paymentAdminContract.makeOffer)[0]?.body).toMatchObject({
      ...{ requestId: offer.id, priceCents: 4990, period: 'monthly', seats: null },
    });
  });

  it('asks for the bank statement before it confirms', async () => {
    const { person } = await show(<PaymentsAdmin />);
    await person.click(
      await screen.findByRole('button', { name: 'Confirmar o pagamento de Bruno' }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'O dinheiro chegou?' }));
    expect(sheet.getByText(/FLR261124ABC/)).toBeDefined();
    await person.click(sheet.getByRole('button', { name: 'Confirmar pagamento' }));
    await waitFor(() =>
      expect(server.changes[0]).toContain(`/invoices/${invoice.id}/confirmation`),
    );
  });
});
