import { Badge } from '@parvis/design-system';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Schemas } from '@parvis/api-client';

export type Import = Schemas['Import'];
export type ImportItem = Schemas['ImportItem'];

export const importKinds = ['parishes', 'schedules', 'events'] as const;
export const importActions = ['new', 'changed', 'unchanged', 'withdrawn', 'faulty'] as const;

export const importKindLabels = (i18n: I18n): Readonly<Record<Import['kind'], string>> => ({
  parishes: i18n._('Parishes'),
  schedules: i18n._('Mass times'),
  events: i18n._('Events'),
});

export const importActionLabels = (i18n: I18n): Readonly<Record<ImportItem['action'], string>> => ({
  unchecked: i18n._('Not checked yet'),
  new: i18n._('New'),
  changed: i18n._('Changed'),
  unchanged: i18n._('Unchanged'),
  withdrawn: i18n._('Withdrawn'),
  faulty: i18n._('Not imported'),
});

const tones = { checking: 'info', ready: 'neutral', applying: 'info', done: 'success' } as const;

export function ImportStateBadge({ state }: Pick<Import, 'state'>) {
  const { i18n } = useLingui();
  const labels = {
    checking: i18n._('Being checked'),
    ready: i18n._('Ready'),
    applying: i18n._('Being applied'),
    done: i18n._('Applied'),
  };
  return <Badge tone={tones[state]}>{labels[state]}</Badge>;
}
