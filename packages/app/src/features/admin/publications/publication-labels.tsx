import { Badge } from '@parvis/design-system';
import type { Schemas } from '@parvis/api-client';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';

export type Publication = Schemas['Publication'];

export const kinds = ['article', 'event', 'parish', 'resource'] as const;
export const states = ['draft', 'published'] as const;

export const kindLabels = (i18n: I18n): Record<Publication['kind'], string> => ({
  article: i18n._('Article'),
  event: i18n._('Event'),
  parish: i18n._('Parish'),
  resource: i18n._('Resource'),
});

export const stateLabels = (i18n: I18n): Record<Publication['state'], string> => ({
  draft: i18n._('Draft'),
  published: i18n._('Published'),
});

export function PublicationStateBadge({ state }: { state: Publication['state'] }) {
  const { i18n } = useLingui();
  return <Badge tone={state === 'published' ? 'success' : 'neutral'}>{stateLabels(i18n)[state]}</Badge>;
}
