import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ChosenFile, FileField } from '#features/files/web/index.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#packages/i18n/languages.ts';
import { CAPTION_TYPES, MEDIA_BUCKET, VIDEO_TYPES } from '../../contract/media.contract.ts';
import { FILMS, MAX_TRANSCRIPT } from '../../contract/video.ts';
import classes from './admin.module.css';
import type { ContentProblem } from './sourced.rules.ts';
import type { VideoForm } from './video-form.rules.ts';

interface VideoFieldsProps {
  form: VideoForm;
  set: (change: Partial<VideoForm>) => void;
  problems: { url?: ContentProblem | undefined; length?: ContentProblem | undefined };
  /** Names its fields, for the one that is wrong to be found. */
  name: string;
}

/** Which film of ours it is, where it is, or the file itself; how long it takes, and its captions. */
export function VideoFields({ form, set, problems, name }: VideoFieldsProps) {
  const { t } = useTranslation('content');
  const error = (problem: ContentProblem | undefined) =>
    problem ? t(`admin.problem.${problem}`) : undefined;
  const length = (
    <TextInput
      name={`${name}length`}
      label={t('admin.field.length')}
      description={t('admin.lengthHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={form.length}
      error={error(problems.length)}
      onChange={(event) => set({ length: event.currentTarget.value })}
    />
  );
  return (
    <>
      <NativeSelect
        label={t('admin.field.film')}
        data={[
          { value: '', label: t('admin.elsewhere') },
          { value: 'file', label: t('admin.file') },
          ...FILMS.map((film) => ({ value: film, label: t(`films.${film}.title`) })),
        ]}
        value={form.film}
        onChange={({ currentTarget: { value } }) =>
          set({
            film: value === 'file' ? 'file' : (FILMS.find((film) => film === value) ?? ''),
          })
        }
      />
      {form.film === '' ? (
        <>
          <div className={classes.pair}>
            <TextInput
              name={`${name}url`}
              label={t('admin.field.url')}
              type="url"
              inputMode="url"
              placeholder="https://"
              value={form.url}
              error={error(problems.url)}
              onChange={(event) => set({ url: event.currentTarget.value })}
            />
            {length}
          </div>
          <Switch
            label={t('admin.field.captions')}
            checked={form.captions}
            onChange={(event) => set({ captions: event.currentTarget.checked })}
          />
        </>
      ) : null}
      {form.film === 'file' ? (
        <>
          <FileField
            legend={t('admin.field.videoFile')}
            bucket={MEDIA_BUCKET}
            folder=""
            types={VIDEO_TYPES}
            value={chosen(form.path, VIDEO_TYPES[0])}
            onChange={(file) => set({ path: file?.path ?? '' })}
          />
          <FileField
            legend={t('admin.field.captionsFile')}
            bucket={MEDIA_BUCKET}
            folder=""
            types={CAPTION_TYPES}
            value={chosen(form.captionsPath, CAPTION_TYPES[0])}
            onChange={(file) => set({ captionsPath: file?.path ?? '' })}
          />
          <div className={classes.pair}>
            <NativeSelect
              label={t('admin.field.captionsLanguage')}
              data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              value={form.language}
              onChange={({ currentTarget: { value } }) => set({ language: value as Language })}
            />
            {length}
          </div>
          <Textarea
            name={`${name}url`}
            label={t('admin.field.transcript')}
            description={t('admin.transcriptHint')}
            autosize
            minRows={4}
            maxRows={14}
            maxLength={MAX_TRANSCRIPT}
            value={form.transcript}
            error={error(problems.url)}
            onChange={(event) => set({ transcript: event.currentTarget.value })}
          />
        </>
      ) : null}
    </>
  );
}

/** A file that lies there already: its name is its path, and how large it is was told when it was sent. */
const chosen = (path: string, type: string): ChosenFile | null =>
  path === '' ? null : { path, name: path.slice(path.lastIndexOf('/') + 1), type, size: 0 };
