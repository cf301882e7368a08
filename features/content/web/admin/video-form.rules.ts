import type { Language } from '#packages/i18n/languages.ts';
import { isSafeLink } from '../../contract/review.ts';
import { type FilmName, MAX_VIDEO_SECONDS, type Video } from '../../contract/video.ts';
import { lengthOf, secondsOf } from '../link.rules.ts';
import type { ContentProblem } from './sourced.rules.ts';

/** A video while it is being chosen. */
export interface VideoForm {
  /** One of ours, a file that is sent; '' for one that lies elsewhere. */
  film: FilmName | 'file' | '';
  url: string;
  /** As written: `4:05`. */
  length: string;
  captions: boolean;
  /** Paths of a file and its captions; '' while there is none. */
  path: string;
  captionsPath: string;
  language: Language;
  transcript: string;
}

const EMPTY: VideoForm = {
  ...{ film: '', url: '', length: '', captions: false },
  ...{ path: '', captionsPath: '', language: 'pt-BR', transcript: '' },
};

/** The fields of a video; empty ones without one. */
export function videoForm(video: Video | null): VideoForm {
  if (video?.kind === 'film') return { ...EMPTY, film: video.film };
  if (video?.kind === 'file') {
    const { path, captions, language, transcript, seconds } = video;
    const file = { path, captionsPath: captions, language, transcript };
    return { ...EMPTY, film: 'file', length: lengthOf(seconds), ...file };
  }
  if (!video) return EMPTY;
  const { url, seconds, captions } = video;
  return { ...EMPTY, url, length: lengthOf(seconds), captions };
}

/** What keeps a video from being saved. */
export function videoProblems(form: VideoForm): {
  /** Of where it is: the link, or the file with its captions and its transcript. */
  url: ContentProblem | null;
  length: ContentProblem | null;
} {
  const { film, url, length, path, captionsPath, transcript } = form;
  if (film && film !== 'file') return { url: null, length: null };
  const seconds = secondsOf(length);
  const isLength = seconds !== null && seconds <= MAX_VIDEO_SECONDS;
  const isWhole = path !== '' && captionsPath !== '' && transcript.trim() !== '';
  const ofLink = url.trim() === '' ? 'missing' : isSafeLink(url.trim()) ? null : 'link';
  return {
    url: film !== 'file' ? ofLink : isWhole ? null : 'file',
    length: length.trim() === '' ? 'missing' : isLength ? null : 'length',
  };
}

/** What is sent of fields without problems. */
export function videoOf(form: VideoForm): Video {
  const { film, url, length, captions, path, captionsPath, language, transcript } = form;
  if (film && film !== 'file') return { kind: 'film', film };
  const seconds = secondsOf(length) ?? 0;
  return film === 'file'
    ? { kind: 'file', path, captions: captionsPath, language, transcript, seconds }
    : { kind: 'link', url: url.trim(), seconds, captions };
}
