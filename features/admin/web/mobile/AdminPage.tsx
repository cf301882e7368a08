import { Stack } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card, IconTile, PageHeader } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import { ADMIN_ICONS } from '../admin.icons.ts';
import classes from '../admin.module.css';
import { ADMIN_TABS } from '../admin.tabs.ts';
import { NothingToManage } from '../NothingToManage.tsx';
import { useAdminTabs } from '../use-admin-tabs.ts';

/** The areas as a list, and one of them at a time with the way back: a dozen tabs would lie beyond the edge. */
export default function AdminPage() {
  const { t } = useTranslation('admin');
  const { tabs, asked } = useAdminTabs();
  const Part = asked && ADMIN_TABS[asked];
  if (Part) {
    return (
      <Stack gap="md">
        <Link {...linkTo('/admin', { search: {} })} className={classes.back}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
          {t('back')}
        </Link>
        <PageHeader title={t('title')} />
        <Part />
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <PageHeader title={t('title')} />
      {tabs.length > 0 ? (
        <Card flush as="nav" aria-label={t('tabs.label')}>
          <ul className={classes.areas}>
            {tabs.map((tab) => {
              const Icon = ADMIN_ICONS[tab];
              return (
                <li key={tab}>
                  <Link {...linkTo('/admin', { search: { tab } })} className={classes.area}>
                    <IconTile tone="leaf">
                      <Icon size={22} stroke={1.75} />
                    </IconTile>
                    <span className={classes.words}>
                      <strong>{t(`tabs.${tab}`)}</strong>
                      <span className={classes.facts}>{t(`about.${tab}`)}</span>
                    </span>
                    <IconChevronRight size={20} stroke={1.75} aria-hidden />
                  </Link>
                </li>
              );
            })}
          </ul>
        </Card>
      ) : (
        <NothingToManage />
      )}
    </Stack>
  );
}
