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
  /** The logo; without it, Parvis' own mark. */
  logo?: ReactNode;
  /** What happened, in a few words. */
  title: string;
  /** The language of the title, where it is another than that of the rest. */
  titleLang?: string;
  /** What the button says that unfolds the detail. */
  detailLabel: string;
  /** The technical detail, for those who report it. */
  detail: string;
  /** What helps: usually to load the page again. */
  hint: string;
  /** What the button says that loads the page again. */
  reloadLabel: string;
  /** Called by that button. */
  onReload: () => void;
  /** Another way on, beside that button: where loading again fails again, it leads out. */
  action?: ReactNode;
  /** The language of the texts, where it is another than the page's. */
  lang?: string;
};

/** Takes the place of the whole page when it failed. */
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

  // The page went away under the reader: what is there instead is read out.
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
