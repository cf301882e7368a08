import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#packages/ui/index.ts';
import type { Tool } from '../contract/corporate-tools.contract.ts';
import { placeOf } from '../contract/tool-address.rules.ts';
import { ToolTile } from './ToolLooks.tsx';
import classes from './tools.module.css';

/** A link of the company; the whole card opens it. */
export function PinnedCard({ tool }: { readonly tool: Tool }) {
  const { t } = useTranslation('corporate-tools');
  return (
    <Card as="div" className={classes.card}>
      <ToolTile kind={tool.kind} />
      <div className={classes.words}>
        <strong>{tool.name}</strong>
        <span className={classes.facts}>{placeOf(tool.address)}</span>
      </div>
      <OpenLink tool={tool} className={classes.whole}>
        {t('open')}
        <IconExternalLink size={18} stroke={1.75} aria-hidden />
      </OpenLink>
    </Card>
  );
}

interface OpenLinkProps {
  readonly tool: Tool;
  /** What the link shows of the tool, where it is more than its name. */
  readonly shown?: string;
  readonly className: string | undefined;
  readonly children: React.ReactNode;
}

/** Opens in another tab, which learns neither where the person came from nor how to reach this page. */
export function OpenLink({ tool, shown = tool.name, className, children }: OpenLinkProps) {
  const { t } = useTranslation('corporate-tools');
  return (
    <a
      className={className}
      href={tool.address}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
      aria-label={t('openOf', { name: shown })}
    >
      {children}
    </a>
  );
}
