import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { wallClockOf } from '#packages/kernel/wall-clock.ts';
import { ZONE } from './zone.ts';

type Watched = Window & { connections: RTCPeerConnection[] };

/** Keeps the connections of a page where the story can look at them; `relayOnly` leaves them no way but a relay. */
export const watchConnections = (page: Page, { relayOnly = false } = {}) =>
  page.addInitScript((onlyRelay: boolean) => {
    const made: RTCPeerConnection[] = [];
    const Native = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Native {
      constructor(configuration?: RTCConfiguration) {
        super(onlyRelay ? { ...configuration, iceTransportPolicy: 'relay' } : configuration);
        made.push(this);
      }
    };
    Object.assign(window, { connections: made });
  }, relayOnly);

/** The newest connection: how it stands, by which name and way it is known to the other side, what it has received. */
export const connectionOf = (page: Page) =>
  page.evaluate(async () => {
    const connection = (window as unknown as Watched).connections.at(-1);
    const reports = [...((await connection?.getStats())?.values() ?? [])];
    const received = (kind: string) =>
      reports
        .filter((report) => report.type === 'inbound-rtp' && report.kind === kind)
        .reduce((sum, report) => sum + Number(report.packetsReceived), 0);
    const byId = new Map(reports.map((report) => [report.id, report]));
    const transport = reports.find(({ type }) => type === 'transport');
    const pair = byId.get(transport?.selectedCandidatePairId);
    const way = (id: string | undefined) => byId.get(id ?? '')?.candidateType as string | undefined;
    return {
      state: connection?.connectionState,
      name: /a=ice-ufrag:(\S+)/.exec(connection?.localDescription?.sdp ?? '')?.[1],
      ways: [way(pair?.localCandidateId), way(pair?.remoteCandidateId)],
      audio: received('audio'),
      video: received('video'),
    };
  });

/** Waits until voice and picture come in, and tells how the connection stood before. */
export async function mediaFlows(page: Page) {
  await expect.poll(async () => (await connectionOf(page)).state).toBe('connected');
  const before = await connectionOf(page);
  await expect
    .poll(async () => {
      const now = await connectionOf(page);
      return now.audio > before.audio && now.video > before.video;
    })
    .toBe(true);
  return before;
}

export const mailsTo = async (request: APIRequestContext, to: string) =>
  (await (await request.get('/dev/mailbox.json', { params: { to } })).json()) as {
    subject: string;
    text: string;
    calendar: string | null;
  }[];

export async function invitationTo(request: APIRequestContext, to: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(request, to)).length).toBeGreaterThan(0);
  const [mail] = await mailsTo(request, to);
  expect(mail?.calendar?.replaceAll('\r\n ', '')).toContain('METHOD:REQUEST');
  return /https?:\S+\/sala#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Fills in a meeting that begins in two minutes. */
export async function scheduleMeeting(page: Page, email: string): Promise<void> {
  const form = page.getByRole('tabpanel');
  const clock = wallClockOf(new Date(Date.now() + 120_000), ZONE);
  await form.getByLabel('Título').fill('Consulta com Helena');
  await form.getByLabel('E-mail de quem participa').fill(email);
  await form.getByLabel('Data').fill(clock.slice(0, 10));
  await form.getByLabel('Hora').fill(clock.slice(11));
  await page.getByRole('button', { name: 'Agendar e enviar convite' }).click();
}

export async function enterRoom(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Antes de entrar' })).toBeVisible();
  await expect(page.getByText('Diga “oi”: as barras se movem.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Aceito a consulta/ }).check();
  await page.getByRole('button', { name: 'Entrar com vídeo' }).click();
}
