import { Switch, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card, FailedState, LoadingShape, Note, Tag, useFailureText } from '#packages/ui/index.ts';
import {
  isMailed,
  NOTIFICATION_TOPICS,
  type NotificationSubject,
  type NotificationTopic,
  SUBJECTS,
} from '../../contract/kinds.ts';
import type { Channels, NotificationSettings } from '../../contract/notifications.contract.ts';
import { useSetChannels, useSettings } from '../notifications.api.ts';
import { DeviceCard } from './DeviceCard.tsx';
import classes from './notifications.module.css';
import { SilenceButton } from './SilenceButton.tsx';

const CHANNELS = ['inApp', 'email', 'push'] as const;
type Channel = keyof Channels;

/** News about the safety of the account always comes, in the product and by mail. */
const isFixed = (subject: NotificationSubject, channel: Channel) =>
  subject === 'security' && channel !== 'push';

/** How the person hears of each subject, and whether messages reach this device. */
export function ChannelsTab() {
  const { t } = useTranslation('notifications');
  const settings = useSettings();
  const setChannels = useSetChannels();
  const failureText = useFailureText('notifications');
  if (!settings.data) {
    return settings.error ? (
      <FailedState
        text={failureText(settings.error)}
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      />
    ) : (
      <LoadingShape label={t('channels.loading')} lines={5} />
    );
  }
  const { subjects } = settings.data;
  return (
    <div className={classes.column}>
      <Card aria-labelledby="channels-title" className={classes.section}>
        <div>
          <Title order={2} id="channels-title">
            {t('channels.title')}
          </Title>
          <p className={classes.lead}>{t('channels.lead')}</p>
        </div>
        <table className={classes.channels} aria-labelledby="channels-title">
          <thead>
            <tr>
              <th scope="col">{t('channels.topic')}</th>
              {CHANNELS.map((channel) => (
                <th key={channel} scope="col">
                  {t(`channels.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          {NOTIFICATION_TOPICS.map((topic) => (
            <TopicRows
              key={topic}
              topic={topic}
              subjects={subjects}
              onChange={(subject, channels) => setChannels.mutate({ subject, channels })}
            />
          ))}
        </table>
        {setChannels.error ? (
          <Note tone="sun" role="alert">
            {failureText(setChannels.error)}
          </Note>
        ) : null}
      </Card>
      <Card aria-labelledby="silence-title" className={classes.section}>
        <div>
          <Title order={2} id="silence-title">
            {t('silence.title')}
          </Title>
          <p className={classes.lead}>{t('silence.text')}</p>
        </div>
        <SilenceButton />
      </Card>
      <DeviceCard settings={settings.data} />
    </div>
  );
}

interface TopicRowsProps {
  readonly topic: NotificationTopic;
  readonly subjects: NotificationSettings['subjects'];
  readonly onChange: (subject: NotificationSubject, channels: Channels) => void;
}

/** A topic's one row; or its heading, and below it a row for each of its subjects. */
function TopicRows({ topic, subjects, onChange }: TopicRowsProps) {
  const { t } = useTranslation('notifications');
  const words = (
    <>
      <span className={classes.topic}>{t(`topics.${topic}.title`)}</span>
      <span className={classes.topicText}>{t(`topics.${topic}.text`)}</span>
    </>
  );
  const own: readonly NotificationSubject[] = SUBJECTS[topic];
  const [first] = own;
  if (own.length === 1 && first) {
    const name = t(`topics.${topic}.title`);
    return (
      <tbody>
        <tr>
          <th scope="row">{words}</th>
          <ChannelCells
            name={name}
            subject={first}
            channels={subjects[first]}
            onChange={onChange}
          />
        </tr>
      </tbody>
    );
  }
  return (
    <tbody>
      <tr className={classes.topicRow}>
        <th scope="rowgroup" colSpan={CHANNELS.length + 1}>
          {words}
        </th>
      </tr>
      {own.map((subject) => (
        <tr key={subject} className={classes.subjectRow}>
          <th scope="row">{t(`subjects.${subject}`)}</th>
          <ChannelCells
            name={t(`subjects.${subject}`)}
            subject={subject}
            channels={subjects[subject]}
            onChange={onChange}
          />
        </tr>
      ))}
    </tbody>
  );
}

interface ChannelCellsProps {
  readonly name: string;
  readonly subject: NotificationSubject;
  readonly channels: Channels;
  readonly onChange: TopicRowsProps['onChange'];
}

function ChannelCells({ name, subject, channels, onChange }: ChannelCellsProps) {
  const { t } = useTranslation('notifications');
  return CHANNELS.map((channel) => (
    <td key={channel} data-label={t(`channels.${channel}`)}>
      {isFixed(subject, channel) ? (
        <Tag tone="leaf">{t('channels.always')}</Tag>
      ) : channel === 'email' && !isMailed(subject) ? (
        t('channels.none')
      ) : (
        <Switch
          aria-label={`${name}: ${t(`channels.${channel}`)}`}
          checked={channels[channel]}
          onChange={({ currentTarget: { checked } }) =>
            onChange(subject, { ...channels, [channel]: checked })
          }
        />
      )}
    </td>
  ));
}
