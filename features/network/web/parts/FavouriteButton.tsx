import { ActionIcon } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import { useFavourite } from '../network.api.ts';
import classes from './network.module.css';

interface FavouriteButtonProps {
  readonly entry: { readonly id: string; readonly name: string; readonly favourite: boolean };
}

/** Marks somebody as a favourite, or takes the mark off. */
export function FavouriteButton({ entry: { id, name, favourite } }: FavouriteButtonProps) {
  const { t } = useTranslation('network');
  const failureText = useFailureText('network');
  const mark = useFavourite();
  // The heart follows the finger; what the server says stands in the end.
  const shown = mark.isPending ? mark.variables.favourite : favourite;
  const Icon = shown ? IconHeartFilled : IconHeart;
  return (
    <ActionIcon
      className={shown ? classes.marked : classes.unmarked}
      aria-label={t('favourite.of', { name })}
      aria-pressed={shown}
      onClick={() =>
        mark.mutate(
          { id, favourite: !shown },
          { onError: (error) => showToast({ kind: 'failed', text: failureText(error) }) },
        )
      }
    >
      <Icon size={22} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
