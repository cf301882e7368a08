import { IconExternalLink, IconHeartHandshake } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { publicAddress } from '#features/files/web/index.ts';
import { Card, IconTile, Tag } from '#packages/ui/index.ts';
import type { Partner } from '../contract/partners.contract.ts';
import classes from './partners.module.css';

/** Partners, each with where it leads; nothing where there are none. Its texts are `partners`. */
export function PartnerList({ partners }: { partners: readonly Partner[] }) {
  const { t } = useTranslation('partners');
  if (partners.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('title')}>
      {partners.map(({ id, name, category, link, description, logo }) => (
        <li key={id}>
          <Card as="article" className={classes.partner}>
            {logo ? (
              <img
                className={classes.logo}
                src={publicAddress('covers', logo.path, { width: 240, resize: 'contain' })}
                alt={logo.alt}
                loading="lazy"
              />
            ) : (
              <IconTile tone="lilac">
                <IconHeartHandshake size={22} stroke={1.75} />
              </IconTile>
            )}
            <b>{name}</b>
            <Tag>{t(`category.${category}`)}</Tag>
            <p>{description}</p>
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('visitOf', { name })}
            >
              {t('visit')} <IconExternalLink size={16} stroke={1.75} aria-hidden />
            </a>
          </Card>
        </li>
      ))}
    </ul>
  );
}
