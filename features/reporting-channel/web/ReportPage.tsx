import { Anchor, Button, Checkbox, NativeSelect, Stack, Textarea, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { Card, Note, PageHeader, showToast, Tag, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { type Handled, LONGEST_REPORT, OUTCOMES } from '../contract/reporting.contract.ts';
import classes from './parts/reporting.module.css';
import { useHandling, useReport } from './reporting.api.ts';
import { REPORTING_PATH } from './reporting.paths.ts';
import { useDates } from './use-dates.ts';

/** A report as the committee handles it. */
export default function ReportPage() {
  const { t } = useTranslation('reporting-channel');
  const failureText = useFailureText('reporting-channel');
  const { day } = useDates();
  const { reportId = '' }: { reportId?: string } = useParams({ strict: false });
  const query = useReport(reportId);
  const report = query.data;
  return (
    <>
      <Anchor component={Link} to={REPORTING_PATH}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden /> {t('title')}
      </Anchor>
      {report ? (
        <>
          <PageHeader
            title={t('queue.one', { kind: t(`kind.${report.kind}`), week: day(report.week) })}
            lead={report.company}
          />
          <div className={classes.pair}>
            <Talk report={report} />
            <div className={classes.column}>
              <Progress report={report} />
              <LeaveOut report={report} />
              <LetIn report={report} />
            </div>
          </div>
        </>
      ) : (
        <>
          <PageHeader title={t('report.title')} />
          <InPlace
            query={query}
            loading={t('loading')}
            title={t('report.failed')}
            text={failureText(query.error ?? { code: 'offline' })}
          />
        </>
      )}
    </>
  );
}

function Talk({ report }: { readonly report: Handled }) {
  const { t } = useTranslation('reporting-channel');
  const failureText = useFailureText('reporting-channel');
  const { day } = useDates();
  const { write } = useHandling(report.id);
  const [text, setText] = useState('');
  const [note, setNote] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    write.mutateAsync({ text, note }).then(
      () => setText(''),
      () => undefined,
    );
  };
  return (
    <Card aria-labelledby="talk">
      <Title order={2} size="h3" id="talk">
        {t('report.talk')}
      </Title>
      <ol className={classes.messages}>
        {report.messages.map((message, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place
          <li key={at} data-side={message.side}>
            <span className={classes.lead}>
              {[
                message.by,
                t(`report.side.${message.side}`),
                t('week', { date: day(message.week) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
            <p>{message.text}</p>
          </li>
        ))}
      </ol>
      <form onSubmit={send}>
        <Stack gap="md" mt="lg">
          <Textarea
            label={t(note ? 'report.note' : 'report.answer')}
            description={t(note ? 'report.noteHint' : 'report.answerHint')}
            autosize
            minRows={3}
            maxRows={12}
            maxLength={LONGEST_REPORT}
            required
            withAsterisk={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Checkbox
            label={t('report.asNote')}
            checked={note}
            onChange={(event) => setNote(event.currentTarget.checked)}
          />
          {write.error ? (
            <Note tone="sun" role="alert">
              {failureText(write.error)}
            </Note>
          ) : null}
          <div>
            <Button type="submit" loading={write.isPending}>
              {t(note ? 'report.keep' : 'report.send')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

function Progress({ report }: { readonly report: Handled }) {
  const { t } = useTranslation('reporting-channel');
  const failureText = useFailureText('reporting-channel');
  const { day } = useDates();
  const { take, conclude } = useHandling(report.id);
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>('substantiated');
  const [measures, setMeasures] = useState('');
  const { state, isMine, dueOn, isOverdue, handlers } = report;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    conclude.mutateAsync({ outcome, measures }).catch(() => undefined);
  };
  return (
    <Card aria-labelledby="progress">
      <Title order={2} size="h3" id="progress">
        {t('report.progress')}
      </Title>
      <div className={classes.buttons}>
        <Tag tone={state === 'investigating' ? 'sky' : 'plain'}>{t(`state.${state}`)}</Tag>
        {isOverdue ? <Tag tone="danger">{t('queue.overdue')}</Tag> : null}
        {report.outcome ? <Tag tone="leaf">{t(`outcome.${report.outcome}`)}</Tag> : null}
      </div>
      {state === 'concluded' ? null : (
        <>
          <p className={classes.lead}>{t('queue.due', { date: day(dueOn), count: handlers })}</p>
          {isMine ? null : (
            <div className={classes.buttons}>
              <Button loading={take.isPending} onClick={() => take.mutate()}>
                {t('report.take')}
              </Button>
            </div>
          )}
          {take.error ? (
            <Note tone="sun" role="alert">
              {failureText(take.error)}
            </Note>
          ) : null}
          <form onSubmit={submit}>
            <Stack gap="md" mt="md">
              <NativeSelect
                label={t('report.outcome')}
                value={outcome}
                data={OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
                onChange={(event) =>
                  setOutcome(event.currentTarget.value as (typeof OUTCOMES)[number])
                }
              />
              <Textarea
                label={t('report.measures')}
                description={t('report.measuresHint')}
                autosize
                minRows={3}
                maxRows={10}
                maxLength={LONGEST_REPORT}
                required
                withAsterisk={false}
                value={measures}
                onChange={(event) => setMeasures(event.currentTarget.value)}
              />
              {conclude.error ? (
                <Note tone="sun" role="alert">
                  {failureText(conclude.error)}
                </Note>
              ) : null}
              <Button type="submit" variant="default" loading={conclude.isPending}>
                {t('report.conclude')}
              </Button>
            </Stack>
          </form>
        </>
      )}
    </Card>
  );
}

/** Keeps somebody out of a report that is about them. */
function LeaveOut({ report }: { readonly report: Handled }) {
  const { t } = useTranslation('reporting-channel');
  const failureText = useFailureText('reporting-channel');
  const navigate = useNavigate();
  const me = useMe();
  const { leaveOut } = useHandling(report.id);
  const [who, setWho] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const person = report.committee.find(({ id }) => id === who);
  return (
    <Card aria-labelledby="leave-out">
      <Title order={2} size="h3" id="leave-out">
        {t('report.about')}
      </Title>
      <p className={classes.lead}>{t('report.aboutText')}</p>
      <Stack gap="md" mt="md">
        <NativeSelect
          label={t('report.who')}
          value={who}
          data={[
            { value: '', label: t('report.choose') },
            ...report.committee.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => setWho(event.currentTarget.value)}
        />
        <Button variant="default" disabled={!person} onClick={() => setIsAsking(true)}>
          {t('report.leaveOut')}
        </Button>
        {report.leftOut.map(({ id, name, by }) => (
          <p key={id} className={classes.lead}>
            {by ? t('leftOut.by', { name, by }) : t('leftOut.byNobody', { name })}
          </p>
        ))}
      </Stack>
      <ConfirmSheet
        opened={isAsking}
        title={t('report.leaveOutTitle', { name: person?.name ?? '' })}
        text={t('report.leaveOutText')}
        action={t('report.leaveOut')}
        run={async () => {
          await leaveOut.mutateAsync(who);
          showToast({ kind: 'done', text: t('report.isLeftOut') });
          if (who === me?.id) void navigate({ to: REPORTING_PATH });
        }}
        onClose={() => setIsAsking(false)}
        failureText={failureText}
      />
    </Card>
  );
}

/** Lets in who came to the committee after the report. */
function LetIn({ report }: { readonly report: Handled }) {
  const { t } = useTranslation('reporting-channel');
  const failureText = useFailureText('reporting-channel');
  const { letIn } = useHandling(report.id);
  if (report.later.length === 0) return null;
  return (
    <Card aria-labelledby="let-in">
      <Title order={2} size="h3" id="let-in">
        {t('letIn.title')}
      </Title>
      <p className={classes.lead}>{t('letIn.text')}</p>
      {letIn.error ? (
        <Note tone="sun" role="alert">
          {failureText(letIn.error)}
        </Note>
      ) : null}
      <ul className={classes.rows}>
        {report.later.map(({ id, name }) => (
          <li key={id} className={classes.row}>
            <div>{name}</div>
            <Button
              variant="default"
              aria-label={t('letIn.of', { name })}
              loading={letIn.isPending}
              onClick={() => letIn.mutate(id)}
            >
              {t('letIn.action')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
