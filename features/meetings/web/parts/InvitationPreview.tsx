import { IconLink, IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { zoneName } from '#packages/i18n/format.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { type MeetingForm, spanOf } from '../rules/meeting-form.rules.ts';
import classes from './meetings.module.css';

/** What the invited one is going to read, as it is written. */
export function InvitationPreview({ form }: { form: MeetingForm }) {
  const { t } = useTranslation('meetings');
  const format = useFormat(form.timeZone);
  const me = useMe();
  const span = spanOf(form);
  return (
    <section className={classes.preview} aria-labelledby="invitation-preview">
      <h2 id="invitation-preview" className={classes.quiet}>
        {t('preview.title')}
      </h2>
      <p className={classes.invites}>{t('preview.invites', { name: me?.fullName ?? '' })}</p>
      {form.title.trim() ? <p>{form.title.trim()}</p> : null}
      {span ? (
        <p>
          {format.date(span.from, 'weekday')}
          <br />
          {t('time.span', { from: format.time(span.from), to: format.time(span.to) })},{' '}
          {zoneName(form.timeZone, format.language)}
        </p>
      ) : null}
      <p className={classes.withIcon}>
        <IconLink size={18} stroke={1.75} aria-hidden />
        {t('preview.link')}
      </p>
      <p className={classes.withIcon}>
        <IconPaperclip size={18} stroke={1.75} aria-hidden />
        {t('preview.calendar')}
      </p>
    </section>
  );
}
