export { AddPicture } from './admin/AddPicture.tsx';
export { CoverField } from './admin/CoverField.tsx';
export { DeletedItems } from './admin/DeletedItems.tsx';
export { PublishLater } from './admin/PublishLater.tsx';
export { SheetButtons } from './admin/SheetButtons.tsx';
export { SourcedFields } from './admin/SourcedFields.tsx';
export {
  type ContentProblem,
  SOURCED_FIELDS,
  type SourcedForm,
  sourcedForm,
  sourcedOf,
  sourcedProblems,
} from './admin/sourced.rules.ts';
export { Versions } from './admin/Versions.tsx';
export { VideoFields } from './admin/VideoFields.tsx';
export { refreshContent, useScheduled } from './admin/versions.api.ts';
export {
  type VideoForm,
  videoForm,
  videoOf,
  videoProblems,
} from './admin/video-form.rules.ts';
export { ContentText } from './ContentText.tsx';
export { Cover } from './Cover.tsx';
export { lengthOf } from './link.rules.ts';
export { ReviewNote } from './ReviewNote.tsx';
export { Sources } from './Sources.tsx';
export { VideoView } from './VideoView.tsx';
