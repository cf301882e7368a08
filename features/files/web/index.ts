import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';

export { type PictureTransform, publicAddress } from '../contract/addresses.ts';
export { type ChosenFile, FileField } from './FileField.tsx';
export { type ChosenPicture, ImageField } from './ImageField.tsx';
export { ownName } from './safe-name.ts';
export { scalePicture } from './scale-picture.ts';
export { sendSealedPhoto, useSealedPhoto, withdrawSealedPhoto } from './sealed.ts';
export { UploadProgress } from './UploadProgress.tsx';
export { useSize } from './use-size.ts';
export { type UploadControls, type UploadState, useUpload } from './use-upload.ts';

/** The tab of the administration for files, whose texts are `files`. */
export const FilesAdmin: LazyPart<object> = lazyPanel(() => import('./admin/FilesAdmin.tsx'));
