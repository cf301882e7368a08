import { randomUUID } from 'node:crypto';
import { ANA, BRUNO, hostile, LINK, PAGE, type Scene } from '../stage.ts';

const PATH = '/api/working-conditions';
const RISK_WORDS = [
  ...['process', 'activity', 'hazard', 'harms', 'group', 'measures', 'exposure', 'ergonomics'],
];
const named = (prefix: string, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, hostile(`${prefix}-${field}`)]));
const namesOf = (prefix: string, fields: readonly string[]) =>
  fields.map((field) => `${prefix}-${field}`);

/** Every record that a company writes of its working conditions, each field with a text of its own. */
export const workingConditionsScene: Scene = {
  name: 'working conditions and the plan of action',
  refused: { 'evidence-page': 400, 'evidence-path': 400, 'evidence-elsewhere': 422 },
  notShown: { 'evidence-file': 'a paper says nothing' },
  async play(stage) {
    const save = (
      prefix: string,
      kind: string,
      texts: readonly string[],
      more: object,
      id = randomUUID(),
    ) =>
      stage.store(namesOf(prefix, texts), `${PATH}/records/${kind}/${id}`, {
        ...{ as: BRUNO, method: 'PUT' },
        data: { base: 0, content: { ...more, ...named(prefix, texts) } },
      });
    const riskId = randomUUID();
    const grades = { severity: 3, demands: 3, weakness: 3, criteria: 1 };
    const risk = { factor: 'support', ...grades, retired: null, site: null };
    await save('risk', 'risk', ['title', ...RISK_WORDS], risk, riskId);
    const days = { startsOn: '2026-10-01', dueOn: '2026-12-01', doneOn: '2026-11-01' };
    await stage.store('action-evidence', `${PATH}/records/action/${randomUUID()}`, {
      ...{ as: BRUNO, method: 'PUT' },
      data: {
        base: 0,
        content: {
          ...named('evidence', ['said', 'doing', 'measure']),
          ...{ riskId, ...days, owner: 'Bruno', area: '', dropped: null, effect: '' },
          ...{ effective: null, shown: false },
          evidence: [{ on: '2026-11-01', what: hostile('action-evidence'), where: LINK }],
        },
      },
    });
    const { company } = await stage.ask<{ company: { id: string } }>(`${PATH}/file`, {
      ...{ as: BRUNO, method: 'GET' },
    });
    const put = (name: string, path: string, type = 'application/pdf', bytes = '%PDF-1.7') =>
      stage.upload(name, { as: BRUNO, bucket: 'evidence', path, type, bytes });
    const path = `${company.id}/1a2b3c4d/ata.pdf`;
    await put('evidence-file', path);
    await put('evidence-page', `${company.id}/1a2b3c4d/page.html`, 'text/html', PAGE);
    await put('evidence-path', `${company.id}/1a2b3c4d/${hostile('evidence-path')}`);
    const shows = (name: string, at: string) =>
      stage.store(name, `${PATH}/records/action/${randomUUID()}`, {
        ...{ as: BRUNO, method: 'PUT' },
        data: {
          base: 0,
          content: {
            ...{ riskId, ...days, said: 'x', doing: 'x', measure: 'x', owner: 'Bruno', area: '' },
            ...{ dropped: null, effect: '', effective: null, shown: false },
            evidence: [
              {
                ...{ on: '2026-11-01', what: 'Ata', where: '' },
                file: { path: at, name: hostile(name), type: 'text/html', size: 1 },
              },
            ],
          },
        },
      });
    await shows('evidence-name', path);
    await shows('evidence-elsewhere', `${randomUUID()}/1a2b3c4d/ata.pdf`);
    const action = {
      ...{ riskId, ...days, dropped: null, effective: 'yes', shown: true, evidence: [] },
    };
    await save('action', 'action', ['said', 'doing', 'measure', 'owner', 'area', 'effect'], action);
    const on = '2026-11-02';
    const meeting = { what: 'meeting', on, people: 9 };
    await save('participation', 'participation', ['subject', 'notes'], meeting);
    await save('communication', 'communication', ['title', 'text'], { on });
    const review = { trigger: 'request', on, doneOn: on };
    await save('review', 'review', ['reason', 'outcome'], review);
    const assessment = { kind: 'aep', askedOn: on, doneOn: on };
    await save('assessment', 'assessment', ['site', 'by', 'summary'], assessment);
    return [BRUNO, ANA].map((as) => ({ as, address: '/working-conditions' }));
  },
};
