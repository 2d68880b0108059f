import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Collapsible } from '../../components/collapsible/collapsible.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Logo } from '../../components/logo/logo.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { classNames } from '../../utilities/class-names.ts';
import { Rule } from '../ornament/rule.tsx';
import styles from './error-screen.module.css';

export type ErrorScreenProps = Omit<ComponentProps<'main'>, 'title' | 'children'> & {
  /** The logo; by default Parvis' own mark. */
  logo?: ReactNode;
  /** A short description of the error. */
  title: string;
  /** The language of the title, if it differs from the rest. */
  titleLang?: string;
  /** The label of the button that shows the detail. */
  detailLabel: string;
  /** The technical detail for error reports. */
  detail: string;
  /** Advice, usually to reload the page. */
  hint: string;
  /** The label of the reload button. */
  reloadLabel: string;
  /** Called when the reader presses the reload button. */
  onReload: () => void;
  /** Another way to continue next to the reload button, in case reloading fails again. */
  action?: ReactNode;
  /** The language of the texts, if it differs from the page's. */
  lang?: string;
};

/** A page that replaces the whole site's page after a crash. */
export function ErrorScreen({
  logo,
  title,
  titleLang,
  detailLabel,
  detail,
  hint,
  reloadLabel,
  onReload,
  action,
  className,
  ...props
}: ErrorScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  // The previous page is gone, so the focus moves to the heading. Screen readers then announce the error.
  useEffect(() => heading.current?.focus(), []);

  return (
    <main {...props} className={classNames(styles.root, className)} data-component="error-screen">
      <Stack align="center" className={styles.body}>
        {logo ?? <Logo size="lg" variant="mark" />}
        <Heading lang={titleLang} level={1} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Rule className={styles.rule ?? ''} />
        <Text className={styles.hint} size="lg" tone="muted">
          {hint}
        </Text>
        <Stack align="center" direction="row" gap={3} justify="center" wrap>
          <Button onClick={onReload}>{reloadLabel}</Button>
          {action}
        </Stack>
        <Collapsible className={styles.fold} summary={detailLabel}>
          <pre className={styles.detail} translate="no">
            {detail}
          </pre>
        </Collapsible>
      </Stack>
    </main>
  );
}
