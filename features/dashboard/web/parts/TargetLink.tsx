import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { Target } from '../dashboard.cards.ts';

interface TargetLinkProps {
  target: Target;
  className?: string;
  children: ReactNode;
}

/** A link to a screen of the app or to a page outside it. */
export function TargetLink({ target, className, children }: TargetLinkProps) {
  if ('href' in target) {
    return (
      <a href={target.href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link {...linkTo(target.to, { search: target.search })} className={className}>
      {children}
    </Link>
  );
}
