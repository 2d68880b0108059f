import { useLingui } from '@lingui/react';
import {
  Button,
  ButtonLink,
  DialogContent,
  DialogFooter,
  DialogRoot,
  EmptyState,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@parvis/design-system';
import { useEffect, useState } from 'react';
import { languageTag } from '../../i18n/languages.ts';
import { legalDocument, type LegalPath } from './legal-documents.ts';
import { LegalIntroduction, LegalSection } from './legal-parts.tsx';
import type { LegalText } from './legal-text.ts';

export interface LegalDialogProps {
  path: LegalPath;
  /** The document's name, which is shown while the text loads. */
  title: string;
  onClose: () => void;
}

type Read = { of: string; text: LegalText | null };

/** Opens a policy over the current page, so that the page keeps what the reader typed. */
export function LegalDialog({ path, title, onClose }: LegalDialogProps) {
  const { i18n } = useLingui();
  const language = languageTag(i18n.locale);
  const [attempt, setAttempt] = useState(0);
  const [read, setRead] = useState<Read | null>(null);
  const wanted = `${path} ${language} ${attempt}`;
  const isRead = read?.of === wanted;
  const text = isRead ? read.text : null;

  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const loaded = await legalDocument(path, language).catch(() => null);
      if (isWanted) setRead({ of: wanted, text: loaded });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [path, language, wanted]);

  return (
    <DialogRoot open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={text?.title ?? title} size="md">
        {isRead ? null : (
          <Stack gap={3} aria-busy>
            <VisuallyHidden role="status">{i18n._('Loading…')}</VisuallyHidden>
            <Skeleton shape="block" height="20rem" />
          </Stack>
        )}
        {isRead && text === null ? (
          <EmptyState
            title={i18n._('This page could not be loaded')}
            description={i18n._('Please check your connection and try again.')}
            action={<Button onClick={() => setAttempt(attempt + 1)}>{i18n._('Try again')}</Button>}
          />
        ) : null}
        {text === null ? null : (
          <Stack gap={5}>
            <Stack gap={3}>
              <LegalIntroduction updated={text.updated} introduction={text.introduction} size="md" />
            </Stack>
            {text.sections.map(({ id, ...section }) => (
              <LegalSection key={id} {...section} level={3} />
            ))}
          </Stack>
        )}
        <DialogFooter>
          <ButtonLink href={path} variant="secondary">
            {i18n._('Open as a page')}
          </ButtonLink>
        </DialogFooter>
      </DialogContent>
    </DialogRoot>
  );
}
