import {
  Checkbox,
  DialogContent,
  DialogRoot,
  Field,
  Stack,
  TextArea,
  TextInput,
} from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApp } from '../../../app-context.tsx';
import { FormError } from '../../../forms/form-error.tsx';
import { FormFooter } from '../../../forms/form-footer.tsx';
import { fieldErrorsOf, showServerErrors } from '../../../forms/server-errors.ts';
import { useDiscardGuard } from '../../../forms/use-discard-guard.ts';
import { useTranslatedErrors } from '../../../forms/use-translated-errors.ts';
import { valibotResolver } from '../../../forms/valibot-resolver.ts';
import { unwrap } from '../../../platform/unwrap.ts';
import { errorText } from '../../../platform/error-text.ts';
import { newId } from '../../../platform/new-id.ts';
import { createToasts } from '../../../platform/toasts.ts';
import { adminKeys } from '../admin-keys.ts';
import { planSchema, type PlanPayload, type PlanValues } from './plan-schema.ts';

interface PlanDialogProps {
  /** Null for a new plan. */
  plan: Schemas['Plan'] | null;
  onClose: () => void;
}

const names = ['name', 'description', 'price', 'benefits', 'highlight'] as const;

export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const { i18n } = useLingui();
  const app = useApp();
  const queryClient = useQueryClient();
  const { showToast } = createToasts(app);
  // The idempotency key of all tries. If the response to the first try was lost, the next try creates no second plan.
  const [key] = useState(newId);
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<PlanValues, unknown, PlanPayload>({
    resolver: valibotResolver<PlanValues, PlanPayload>(planSchema(i18n)),
    defaultValues: {
      name: plan?.name ?? '',
      description: plan?.description ?? '',
      price: plan === null ? '' : String(plan.price),
      benefits: plan?.benefits.join('\n') ?? '',
      highlight: plan?.highlight ?? false,
    },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useTranslatedErrors(form, i18n);
  const leave = useDiscardGuard(isDirty, onClose);

  const save = async (body: PlanPayload) => {
    setRefusal(undefined);
    try {
      if (plan === null)
        unwrap(await app.api.POST('/plan/create', { params: { header: { 'idempotency-key': key } }, body }));
      else unwrap(await app.api.PUT('/plan/update/{id}', { params: { path: { id: plan._id } }, body }));
      showToast(i18n._('The plan was saved.'));
      onClose();
    } catch (error) {
      showServerErrors(form, error, names);
      if (fieldErrorsOf(error, names).length === 0)
        setRefusal(errorText(i18n, error, i18n._('The plan could not be saved')));
    }
    void queryClient.invalidateQueries({ queryKey: adminKeys.all });
  };

  return (
    <DialogRoot open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        size="md"
        title={plan === null ? i18n._('New plan') : i18n._('Edit {name}', { name: plan.name })}
      >
        <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <Stack gap={4}>
            <FormError message={refusal} />
            <Field error={errors.name?.message} label={i18n._('Name')}>
              <TextInput {...form.register('name')} />
            </Field>
            <Field error={errors.description?.message} label={i18n._('Description')} optional>
              <TextArea autoGrow {...form.register('description')} />
            </Field>
            <Field
              description={i18n._(
                'In dollars a month; 0 is free. A change applies to payments from then on.',
              )}
              error={errors.price?.message}
              label={i18n._('Price')}
            >
              <TextInput inputMode="decimal" {...form.register('price')} />
            </Field>
            <Field
              description={i18n._('One per line.')}
              error={errors.benefits?.message}
              label={i18n._('Benefits')}
              optional
            >
              <TextArea autoGrow {...form.register('benefits')} />
            </Field>
            <Checkbox label={i18n._('Recommended')} {...form.register('highlight')} />
          </Stack>
          <FormFooter isSending={isSubmitting} onCancel={leave} submitLabel={i18n._('Save')} />
        </form>
      </DialogContent>
    </DialogRoot>
  );
}
