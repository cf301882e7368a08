import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import { useRhythm, useShowRhythm } from './rhythm.api.ts';

/** Whether the person sees the garden and the rhythm of 28 days at all; needs the texts `rhythm`. */
export function RhythmSetting() {
  const { t } = useTranslation(['rhythm', 'common']);
  const failureText = useFailureText('rhythm');
  const rhythm = useRhythm();
  const { mutate, isPending, variables } = useShowRhythm();
  const shown = isPending ? variables : rhythm.data !== null;
  const choose = (wanted: boolean, told = true) =>
    mutate(wanted, {
      onSuccess: () => {
        if (!told) return;
        showToast({
          id: 'rhythm',
          text: t(wanted ? 'setting.on' : 'setting.off'),
          action: { label: t('common:action.undo'), run: () => choose(!wanted, false) },
        });
      },
      onError: (error) => showToast({ id: 'rhythm', kind: 'failed', text: failureText(error) }),
    });
  return (
    <Switch
      label={t('setting.label')}
      description={t('setting.text')}
      checked={shown}
      disabled={rhythm.data === undefined}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  );
}
