import type { ComponentProps } from 'react';
import { publicAddress } from '#features/files/web/index.ts';
import { WrittenText } from '#packages/ui/parts/WrittenText.tsx';
import { PICTURE_BUCKET } from '../contract/pictures.ts';

/** Twice the width of a column, for screens that show two points where others show one. */
const PICTURE_WIDTH = 1_280;

const pictureAddress = (path: string) =>
  publicAddress(PICTURE_BUCKET, path, { width: PICTURE_WIDTH });

/** The text of an article or a lesson, with its pictures. */
export function ContentText(props: Omit<ComponentProps<typeof WrittenText>, 'pictureAddress'>) {
  return <WrittenText {...props} pictureAddress={pictureAddress} />;
}
