import { Switch, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card, FailedState, LoadingShape, Note, Tag, useFailureText } from '#packages/ui/index.ts';
import { NOTIFICATION_TOPICS, type NotificationTopic } from '../../contract/kinds.ts';
import type { Channels } from '../../contract/notifications.contract.ts';
import { useSetChannels, useSettings } from '../notifications.api.ts';
import { DeviceCard } from './DeviceCard.tsx';
import classes from './notifications.module.css';

const CHANNELS = ['inApp', 'email', 'push'] as const;

/** News about the safety of the account always comes, in the product and by mail. */
const isFixed = (topic: NotificationTopic, channel: keyof Channels) =>
  topic === 'security' && channel !== 'push';

/** How the person hears of each topic, and whether messages reach this device. */
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
  const { topics } = settings.data;
  return (
    <div className={classes.column}>
      <Card aria-labelledby="channels-title" className={classes.section}>
        <div>
          <Title order={2} id="channels-title">
            {t('channels.title')}
          </Title>
          <p className={classes.lead}>{t('channels.lead')}</p>
        </div>
        <table className={classes.channels}>
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
          <tbody>
            {NOTIFICATION_TOPICS.map((topic) => (
              <tr key={topic}>
                <th scope="row">
                  <span className={classes.topic}>{t(`topics.${topic}.title`)}</span>
                  <span className={classes.topicText}>{t(`topics.${topic}.text`)}</span>
                </th>
                {CHANNELS.map((channel) => (
                  <td key={channel} data-label={t(`channels.${channel}`)}>
                    {isFixed(topic, channel) ? (
                      <Tag tone="leaf">{t('channels.always')}</Tag>
                    ) : (
                      <Switch
                        aria-label={`${t(`topics.${topic}.title`)}: ${t(`channels.${channel}`)}`}
                        checked={topics[topic][channel]}
                        onChange={({ currentTarget: { checked } }) =>
                          setChannels.mutate({
                            topic,
                            channels: { ...topics[topic], [channel]: checked },
                          })
                        }
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {setChannels.error ? (
          <Note tone="sun" role="alert">
            {failureText(setChannels.error)}
          </Note>
        ) : null}
      </Card>
      <DeviceCard settings={settings.data} />
    </div>
  );
}
