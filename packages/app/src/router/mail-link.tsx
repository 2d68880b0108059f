import { ApiError } from '@parvis/api-client';
import { useLingui } from '@lingui/react';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  IconAlert,
  IconCheck,
  IconMail,
} from '@parvis/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { errorText } from '../platform/error-text.ts';
import { focusScreen } from './scroll-and-focus-restoration.tsx';
import { useSignInState } from './guards.tsx';
import { useTitle } from './use-title.ts';

interface MailLinkText {
  title: string;
  description: string;
}

interface MailLinkProps {
  /** Says what the link does, and asks the reader to confirm it. */
  question: MailLinkText & { button: string };
  done: MailLinkText;
  /** The error text if the action fails. */
  failed: string;
  /** Shown if the link has expired. Says what to do instead. */
  expired: string | ((refusal: ApiError) => string);
  follow: () => Promise<unknown>;
}

type State = { name: 'asking' | 'busy' | 'done' } | { name: 'failed'; error: unknown };

const refusalIn = (error: unknown): ApiError | null =>
  error instanceof ApiError && error.status === 400 ? error : null;

/**
 * The page behind a link in an email. The action needs a click on a button, because some mail programs open each link
 * to scan its page.
 */
export function MailLink({ question, done, failed, expired, follow }: MailLinkProps) {
  const { i18n } = useLingui();
  const isMember = useSignInState() === 'member';
  const [state, setState] = useState<State>({ name: 'asking' });
  const shown = useRef(state.name);
  useTitle(question.title);

  useEffect(() => {
    if (state.name === shown.current || state.name === 'busy') return;
    shown.current = state.name;
    focusScreen();
  }, [state.name]);

  const begin = async () => {
    setState({ name: 'busy' });
    try {
      await follow();
      setState({ name: 'done' });
    } catch (error) {
      setState({ name: 'failed', error });
    }
  };

  const button = (label: string): ReactNode => (
    <Button loading={state.name === 'busy'} onClick={() => void begin()}>
      {label}
    </Button>
  );
  const home = (
    <ButtonLink href={isMember ? '/community' : '/'}>
      {isMember ? i18n._('Go to the community') : i18n._('Go to the home page')}
    </ButtonLink>
  );

  if (state.name === 'done') {
    return (
      <Container page size="sm">
        <EmptyState headingLevel={1} icon={<IconCheck size="lg" />} {...done} action={home} />
      </Container>
    );
  }
  if (state.name === 'failed') {
    const refusal = refusalIn(state.error);
    const instead = (given: ApiError) => (typeof expired === 'string' ? expired : expired(given));
    return (
      <Container page size="sm">
        <EmptyState
          headingLevel={1}
          icon={<IconAlert size="lg" />}
          title={refusal === null ? failed : i18n._('This link no longer works')}
          description={refusal === null ? errorText(i18n, state.error, failed) : instead(refusal)}
          action={refusal === null ? button(i18n._('Try again')) : home}
        />
      </Container>
    );
  }
  const { button: label, ...text } = question;
  return (
    <Container page size="sm">
      <EmptyState headingLevel={1} icon={<IconMail size="lg" />} {...text} action={button(label)} />
    </Container>
  );
}
