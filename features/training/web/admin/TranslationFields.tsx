import { Textarea, TextInput } from '@mantine/core';
import { LANGUAGE_NAMES } from '#packages/i18n/languages.ts';
import { FieldGroup } from '#packages/ui/parts/FieldGroup.tsx';
import { MAX_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '../../contract/course.schemas.ts';
import { useWords } from '../use-words.ts';
import classes from './admin.module.css';
import { type CourseFields, otherLanguages } from './form.rules.ts';

interface TranslationFieldsProps {
  form: CourseFields;
  set: (change: Partial<CourseFields>) => void;
  problemOf: (field: string) => string | undefined;
}

/** Title and description in the other languages: what people find who read another one. */
export function TranslationFields({ form, set, problemOf }: TranslationFieldsProps) {
  const { t } = useWords();
  const { translations } = form;
  return (
    <>
      {otherLanguages(form).map((language) => {
        const words = translations[language];
        const write = (change: Partial<typeof words>) =>
          set({ translations: { ...translations, [language]: { ...words, ...change } } });
        const legend = t('admin.form.inLanguage', { language: LANGUAGE_NAMES[language] });
        return (
          <FieldGroup key={language} legend={legend} optional={t('admin.form.optional')}>
            <div className={classes.fields} lang={language}>
              <TextInput
                name={`${language}.title`}
                label={t('admin.form.titleIn', { language: LANGUAGE_NAMES[language] })}
                maxLength={MAX_TITLE_LENGTH}
                value={words.title}
                error={problemOf(`${language}.title`)}
                onChange={(event) => write({ title: event.currentTarget.value })}
              />
              <Textarea
                label={t('admin.form.descriptionIn', { language: LANGUAGE_NAMES[language] })}
                minRows={2}
                maxLength={MAX_DESCRIPTION_LENGTH}
                value={words.description}
                onChange={(event) => write({ description: event.currentTarget.value })}
              />
            </div>
          </FieldGroup>
        );
      })}
    </>
  );
}
