import { Chip, Switch, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import { FieldGroup } from '#packages/ui/parts/FieldGroup.tsx';
import { KINDS, MAX_ABOUT, MAX_LINE, MAX_NAME, SPOKEN } from '../../contract/network.contract.ts';
import { SPECIALTIES } from '../../contract/registry.rules.ts';
import { cityOf, type EntryForm, type Field, type Problems } from '../rules/form.rules.ts';
import { useMunicipalities } from './admin.api.ts';
import classes from './admin.module.css';

/** What each group of fields works with. */
interface FieldsProps {
  readonly form: EntryForm;
  readonly set: (change: Partial<EntryForm>) => void;
  readonly problems: Problems;
}

type TextName = {
  [Key in keyof EntryForm]: EntryForm[Key] extends string ? Key : never;
}[keyof EntryForm];

/** The properties of a text field: its value, what changes it, and what is wrong with it. */
function useTextField({ form, set, problems }: FieldsProps) {
  const { t } = useTranslation('network');
  const isField = (name: string): name is Field => name in problems;
  return (name: TextName) => {
    const problem = isField(name) ? problems[name] : undefined;
    return {
      name,
      label: t(`admin.field.${name}`),
      value: form[name],
      error: problem ? t(`admin.problem.${problem}`) : undefined,
      onChange: (event: { currentTarget: { value: string } }) =>
        set({ [name]: event.currentTarget.value }),
    };
  };
}

interface ManyProps<Value extends string> {
  readonly name: 'specialties' | 'languages';
  readonly all: readonly Value[];
  readonly chosen: readonly Value[];
  readonly label: (value: Value) => string;
  readonly onChange: (chosen: readonly Value[]) => void;
  readonly problems: Problems;
}

/** Some of a few words. */
function Many<Value extends string>(props: ManyProps<Value>) {
  const { name, all, chosen, label, onChange, problems } = props;
  const { t } = useTranslation('network');
  const problem = problems[name];
  return (
    <FieldGroup legend={t(`admin.field.${name}`)}>
      <div className={classes.chips}>
        {all.map((one) => (
          <Chip
            key={one}
            name={name}
            radius="xl"
            size="md"
            checked={chosen.includes(one)}
            onChange={(checked) =>
              onChange(checked ? [...chosen, one] : chosen.filter((other) => other !== one))
            }
          >
            {label(one)}
          </Chip>
        ))}
      </div>
      {problem ? <p className={classes.error}>{t(`admin.problem.${problem}`)}</p> : null}
    </FieldGroup>
  );
}

/** Who it is: kind, name, registry, what they work in. */
export function HeadFields(props: FieldsProps) {
  const { t } = useTranslation('network');
  const field = useTextField(props);
  const { form, set, problems } = props;
  return (
    <>
      <Choices
        legend={t('admin.field.kind')}
        options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={form.kind}
        onChange={(kind) => kind && set({ kind })}
      />
      <div className={classes.pair}>
        <TextInput {...field('name')} maxLength={MAX_NAME} />
        <TextInput {...field('registry')} maxLength={40} placeholder="CRP 06/123456" />
      </div>
      <Many
        name="specialties"
        all={SPECIALTIES}
        chosen={form.specialties}
        label={(one) => t(`specialty.${one}`)}
        onChange={(specialties) => set({ specialties })}
        problems={problems}
      />
      <TextInput {...field('topics')} description={t('admin.commas')} maxLength={400} />
      {form.kind === 'clinic' ? <TextInput {...field('team')} maxLength={MAX_LINE} /> : null}
    </>
  );
}

/** Where and how: online, in person, city, languages, plans, contact. */
export function PlaceFields(props: FieldsProps) {
  const { t } = useTranslation('network');
  const field = useTextField(props);
  const { form, set, problems } = props;
  const [asked] = useDebouncedValue(form.city.trim(), 250);
  const { data } = useMunicipalities(asked);
  const choose = (city: string) =>
    set({ city, place: data?.places.find((place) => cityOf(place) === city) ?? null });
  return (
    <>
      <FieldGroup legend={t('admin.field.modes')}>
        <div className={classes.switches}>
          <Switch
            name="online"
            label={t('modes.online')}
            checked={form.online}
            error={problems.online ? t(`admin.problem.${problems.online}`) : undefined}
            onChange={(event) => set({ online: event.currentTarget.checked })}
          />
          <Switch
            label={t('modes.inPerson')}
            checked={form.inPerson}
            onChange={(event) => set({ inPerson: event.currentTarget.checked })}
          />
        </div>
      </FieldGroup>
      <div className={classes.pair}>
        <TextInput
          {...field('city')}
          description={t('admin.cityHint')}
          list="network-cities"
          autoComplete="off"
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <datalist id="network-cities">
          {data?.places.map((place) => (
            <option key={place.code} value={cityOf(place)} />
          ))}
        </datalist>
        <TextInput {...field('neighbourhood')} maxLength={MAX_LINE} />
      </div>
      <TextInput {...field('address')} maxLength={MAX_LINE} />
      <Many
        name="languages"
        all={SPOKEN}
        chosen={form.languages}
        label={(one) => t(`language.${one}`)}
        onChange={(languages) => set({ languages })}
        problems={problems}
      />
      <TextInput {...field('plans')} description={t('admin.commas')} />
      <div className={classes.pair}>
        <TextInput {...field('email')} type="email" maxLength={MAX_LINE} />
        <TextInput {...field('phone')} type="tel" maxLength={30} />
        <TextInput {...field('site')} type="url" maxLength={500} placeholder="https://" />
      </div>
    </>
  );
}

/** What they say of themselves and how it works. */
export function TextFields(props: FieldsProps) {
  const { t } = useTranslation('network');
  const field = useTextField(props);
  return (
    <>
      <Textarea
        {...field('about')}
        description={t('admin.aboutHint')}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={MAX_ABOUT}
      />
      <TextInput {...field('sessions')} maxLength={MAX_LINE} />
      <TextInput {...field('access')} maxLength={MAX_LINE} />
    </>
  );
}

/** Who looked the registry up, and until when that holds. */
export function CheckFields(props: FieldsProps) {
  const { t } = useTranslation('network');
  const field = useTextField(props);
  const { form, set } = props;
  return (
    <>
      <Switch
        label={t('admin.field.checked')}
        description={t('admin.checkedHint')}
        checked={form.checked}
        onChange={(event) => set({ checked: event.currentTarget.checked })}
      />
      {form.checked ? (
        <div className={classes.pair}>
          <TextInput {...field('checkedOn')} type="date" />
          <TextInput {...field('checkedBy')} maxLength={MAX_NAME} />
          <TextInput {...field('checkAgain')} type="date" />
        </div>
      ) : null}
    </>
  );
}
