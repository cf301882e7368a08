import { Anchor, Button, Stack } from '@mantine/core';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AgreementCode, useTimeZone } from '#features/access/web/index.ts';
import { countryOf, helpFor } from '#features/crisis/web/index.ts';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import { Note, Sheet, SheetFooter, useFailureText } from '#packages/ui/index.ts';
import { CONSENT_TEXTS } from '../contract/consent-texts.ts';
import { TERMS_VERSION } from '../contract/terms-version.ts';
import { acceptTerms, useHealthConsent } from './consents.api.ts';
import { TermsText } from './TermsText.tsx';

export interface AgreementSheetProps {
  readonly code: AgreementCode;
  readonly answer: (agreed: boolean) => void;
}

/** One question with its whole text; closing it is a no, and says what stays open then. */
export default function AgreementSheet({ code, answer }: AgreementSheetProps) {
  const { t, i18n } = useTranslation('privacy');
  const language = languageOfTag(i18n.language) ?? FALLBACK_LANGUAGE;
  const failureText = useFailureText('privacy');
  const health = useHealthConsent();
  const [state, setState] = useState<{ saving: boolean; failure: unknown }>({
    saving: false,
    failure: null,
  });
  // It stands over the help that a first entry of danger brought up: the lines stand here too.
  const country = countryOf(Intl.DateTimeFormat().resolvedOptions().timeZone, useTimeZone());
  const lines = helpFor({ kind: 'self', urgency: 'today' }, country).contacts.slice(0, 2);
  const isTerms = code === 'terms_needed';
  const agree = async () => {
    setState({ saving: true, failure: null });
    try {
      if (isTerms) await acceptTerms({ body: { version: TERMS_VERSION, language } });
      else await health.mutateAsync({ agreed: true, language });
      answer(true);
    } catch (failure) {
      setState({ saving: false, failure });
    }
  };
  const name = isTerms ? 'terms' : 'health';
  return (
    <Sheet opened onClose={() => answer(false)} title={t(`${name}.title`)}>
      <Stack gap="md">
        <p>{t(`${name}.lead`)}</p>
        {isTerms ? <TermsText language={language} /> : null}
        <Note>{CONSENT_TEXTS[language][isTerms ? 'terms_of_use' : 'health_records']}</Note>
        <p>{t(`${name}.otherwise`)}</p>
        {isTerms ? null : (
          <p>
            {t('health.danger')}{' '}
            {lines.map(({ name, number, href }) => (
              <Fragment key={name}>
                <Anchor inherit href={href ?? '/ajuda'}>
                  {number ? `${name} ${number}` : name}
                </Anchor>
                ,{' '}
              </Fragment>
            ))}
            <Anchor inherit href="/ajuda">
              {t('health.help')}
            </Anchor>
          </p>
        )}
        {state.failure ? (
          <Note tone="sun" role="alert">
            {failureText(state.failure)}
          </Note>
        ) : null}
        <SheetFooter row>
          <Button variant="default" onClick={() => answer(false)}>
            {t('later')}
          </Button>
          <Button loading={state.saving} onClick={() => void agree()}>
            {t(`${name}.agree`)}
          </Button>
        </SheetFooter>
      </Stack>
    </Sheet>
  );
}
