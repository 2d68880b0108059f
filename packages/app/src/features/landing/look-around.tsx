import {
  Banner,
  Button,
  Grid,
  Heading,
  IconCalendar,
  IconChurch,
  IconStore,
  Link,
  SideCard,
  Skeleton,
  Stack,
  Text,
} from '@parvis/design-system';
import { useLingui } from '@lingui/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lazyValue } from '../../platform/lazy-value.ts';

/** Loads the cards' contents when they come near the window, because they are below the first screen. */
const lookAroundParts = lazyValue(() => import('./look-around-parts.ts'));

type Parts = Awaited<ReturnType<typeof lookAroundParts.get>>;

/** The distance in front of the window at which the contents are loaded. */
const MARGIN = '200px';

function useParts() {
  const section = useRef<HTMLElement>(null);
  const [parts, setParts] = useState<Parts | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setParts(await lookAroundParts.retry());
    } catch {
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    if (section.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [load]);

  return { section, parts, hasFailed, load };
}

/** As high as three events. It has no height of its own, because the prerendered page must not have a `style` attribute. */
const Placeholder = () => (
  <Stack gap={3}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
);

/** Three things to do without an account. */
export function LookAround() {
  const { i18n } = useLingui();
  const { section, parts, hasFailed, load } = useParts();
  const placeholder = hasFailed ? null : <Placeholder />;
  return (
    <Stack as="section" gap={5} ref={section}>
      <Stack gap={2}>
        <Heading level={2}>{i18n._('Look around first')}</Heading>
        <Text tone="muted">{i18n._('You need no account for this.')}</Text>
      </Stack>
      {hasFailed ? (
        <Banner role="alert" tone="danger">
          <Stack align="start" gap={2}>
            <span>{i18n._('Please check your connection and try again.')}</span>
            <Button onClick={() => void load()} size="sm" variant="secondary">
              {i18n._('Try again')}
            </Button>
          </Stack>
        </Banner>
      ) : null}
      <Grid columns="lg" gap={6}>
        <SideCard
          action={
            <Link href="/parishes" standalone>
              {i18n._('See all parishes')}
            </Link>
          }
          headingLevel={3}
          icon={<IconChurch />}
          title={i18n._('Find Mass near you')}
        >
          {parts === null ? placeholder : <parts.MassSearch />}
        </SideCard>
        <SideCard
          action={
            <Link href="/events" standalone>
              {i18n._('See all events')}
            </Link>
          }
          headingLevel={3}
          icon={<IconCalendar />}
          title={i18n._('Go to an event')}
        >
          {parts === null ? placeholder : <parts.NextEvents />}
        </SideCard>
        <SideCard
          action={
            <Link href="/signup" standalone>
              {i18n._('Join free to ask or sell')}
            </Link>
          }
          headingLevel={3}
          icon={<IconStore />}
          title={i18n._('See what members sell')}
        >
          {parts === null ? placeholder : <parts.NewestListings />}
        </SideCard>
      </Grid>
    </Stack>
  );
}
