import {
  DialogContent,
  DialogRoot,
  Field,
  Grid,
  NativeSelect,
  Stack,
  TextArea,
  TextInput,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApp } from '../../app-context.tsx';
import { FormFooter } from '../../forms/form-footer.tsx';
import { fieldErrorsOf, showServerErrors } from '../../forms/server-errors.ts';
import { useDiscardGuard } from '../../forms/use-discard-guard.ts';
import { useKeyOf } from '../../forms/use-key-of.ts';
import { useTranslatedErrors } from '../../forms/use-translated-errors.ts';
import { valibotResolver } from '../../forms/valibot-resolver.ts';
import { createToasts } from '../../platform/toasts.ts';
import { DirectoryParishField, type DirectoryParish } from '../questionnaire/index.ts';
import { groupCategories } from './group-filters.ts';
import { groupSchema, longestDescription, type GroupValues } from './group-schema.ts';
import { categoryLabels } from './group-labels.ts';
import type { Group } from './groups.ts';
import { useGroups } from './use-groups.ts';

const fields = ['name', 'description', 'category', 'place', 'admission'] as const;
const parishOf = (group: Group | null): DirectoryParish | undefined =>
  group?.parish === undefined ? undefined : { id: group.parish._id, name: group.parish.title };

const blank: GroupValues = { name: '', description: '', category: 'prayer', place: '', admission: 'open' };

type GroupDialogProps = {
  /** The group to change. Null for a new group. */
  group: Group | null;
  onSaved: (group: Group) => void;
  onClose: () => void;
};

/** A form for a group's texts and its admission rule. */
export function GroupDialog({ group, onSaved, onClose }: GroupDialogProps) {
  const { i18n } = useLingui();
  const { showToast, showErrorToast } = createToasts(useApp());
  const groups = useGroups();
  const keyOf = useKeyOf();
  const form = useForm<GroupValues>({
    resolver: valibotResolver(groupSchema(i18n)),
    defaultValues: group ?? blank,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [parish, setParish] = useState(() => parishOf(group));
  const [parishFault, setParishFault] = useState<string>();
  const parishId = parish?.id ?? null;
  const isMoved = parishId !== (group?.parish?._id ?? null);
  const leave = useDiscardGuard(isDirty || isMoved, onClose);
  useTranslatedErrors(form, i18n);
  const categories = categoryLabels(i18n);

  const save = async ({ name, description, category, place, admission }: GroupValues) => {
    const draft = { name, description, category, place, admission, ...(isMoved ? { parishId } : {}) };
    setParishFault(undefined);
    try {
      const saved = await (group === null
        ? groups.create(draft, keyOf(JSON.stringify(draft)))
        : groups.update(group._id, draft));
      showToast(
        group === null
          ? i18n._('You have started {name}.', { name: saved.name })
          : i18n._('The group was saved.'),
      );
      onSaved(saved);
    } catch (error) {
      showServerErrors(form, error, fields);
      setParishFault(fieldErrorsOf(error, ['parishId'])[0]?.message);
      showErrorToast(error, i18n._('The group could not be saved'));
    }
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent title={group === null ? i18n._('Start a group') : i18n._('Edit group')}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <Stack gap={5}>
            <Field error={errors.name?.message} label={i18n._('Name')} required>
              <TextInput maxLength={80} {...form.register('name')} />
            </Field>
            <Field
              description={i18n._('Say what brings you together, and when and where you meet.')}
              error={errors.description?.message}
              label={i18n._('Purpose')}
              required
            >
              <TextArea
                autoGrow
                maxLength={longestDescription}
                rows={4}
                showCount
                {...form.register('description')}
              />
            </Field>
            <Grid gap={4}>
              <Field error={errors.category?.message} label={i18n._('Category')}>
                <NativeSelect
                  options={groupCategories.map((value) => ({ value, label: categories[value] }))}
                  {...form.register('category')}
                />
              </Field>
              <Field error={errors.place?.message} label={i18n._('Parish or town (optional)')}>
                <TextInput maxLength={120} {...form.register('place')} />
              </Field>
            </Grid>
            <DirectoryParishField
              description={i18n._('The page of the parish then lists the group.')}
              error={parishFault}
              label={i18n._('Parish in the directory')}
              onChange={setParish}
              value={parish}
            />
            <Field
              description={i18n._(
                'Every member of Parvis can read posts in a group that anyone can join. In other groups, only members of the group can.',
              )}
              error={errors.admission?.message}
              label={i18n._('Who can join')}
            >
              <NativeSelect
                options={[
                  { value: 'open', label: i18n._('Anyone') },
                  { value: 'request', label: i18n._('People a moderator accepts') },
                ]}
                {...form.register('admission')}
              />
            </Field>
          </Stack>
          <FormFooter
            isSending={isSubmitting}
            onCancel={leave}
            submitLabel={group === null ? i18n._('Start the group') : i18n._('Save')}
          />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
