import { Title } from '@mantine/core';
import { IconLeaf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWho } from '#features/access/web/index.ts';
import { AVATARS } from '#packages/ui/art/avatars.ts';
import { Avatar, Card, EmptyState, Note, SegmentedTabs, useOnline } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { type Group, type Period, SCOPES, type Scope } from '../../contract/ranking.contract.ts';
import { usePeopleRanking } from '../ranking.api.ts';
import { AsOf } from './AsOf.tsx';
import { OwnBed } from './OwnBed.tsx';
import { Petals } from './Petals.tsx';
import classes from './ranking.module.css';
import { WhyNot } from './WhyNot.tsx';

const LIST = 'ranking-people';

/** People of the company, or of none, in groups of the same number of courses. */
export function PeopleRanking({ period }: { period: Period }) {
  const { t } = useTranslation('ranking');
  const online = useOnline();
  const [scope, setScope] = useState<Scope>();
  const query = usePeopleRanking(period, scope);
  const { data } = query;
  if (!data || (query.isPaused && query.isPlaceholderData)) {
    const state = online ? 'failed' : 'offline';
    return (
      <InPlace
        query={query}
        loading={t('loading')}
        title={t(`${state}.title`)}
        text={t(`${state}.text`)}
      />
    );
  }
  const { company, own } = data;
  return (
    <div className={classes.page}>
      <OwnBed own={own} period={period} />
      <div className={classes.head}>
        <Title order={2}>
          {data.scope === 'company' ? t('of.company', { company }) : t('of.independent')}
        </Title>
        {company === null ? null : (
          <SegmentedTabs
            label={t('scope.label')}
            options={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
            value={data.scope}
            onChange={setScope}
            panelId={LIST}
          />
        )}
      </div>
      <div className={classes.columns}>
        <div id={LIST}>
          {data.groups.length > 0 ? (
            <Card as="div" flush>
              <ul className={classes.groups}>
                {data.groups.map((group) => (
                  <GroupRow key={group.courses} group={group} />
                ))}
              </ul>
            </Card>
          ) : data.isProtected ? (
            <Note>{t('protected')}</Note>
          ) : (
            <EmptyState spot="training" title={t('empty.title')} text={t('empty.text')} />
          )}
        </div>
        <aside className={classes.aside}>
          <WhyNot own={own} company={company} />
          <p className={classes.small}>{t('sameNumber')}</p>
          <AsOf day={data.asOf} />
        </aside>
      </div>
    </div>
  );
}

/** Everybody who completed the same number of courses. */
function GroupRow({ group: { courses, named, others, own } }: { group: Group }) {
  const { t } = useTranslation('ranking');
  const who = useWho();
  return (
    <li className={classes.group}>
      <div>
        <b>{t('courses', { count: courses })}</b>
        <Petals count={courses} />
      </div>
      <ul className={classes.people}>
        {named.map(({ name, avatar }, nth) => (
          // Two people may have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
          <li key={`${name} ${nth}`}>
            <Avatar id={name} name={AVATARS.find((one) => one === avatar) ?? null} size={32} />
            {name}
          </li>
        ))}
        {own ? (
          <li className={classes.you}>
            <Avatar id={who.id} name={who.avatar} size={32} />
            <b>{t('you')}</b>
          </li>
        ) : null}
        {others === null ? null : (
          <li className={classes.muted}>
            <IconLeaf size={18} stroke={1.75} aria-hidden />
            {t('others', { count: others })}
          </li>
        )}
      </ul>
    </li>
  );
}
