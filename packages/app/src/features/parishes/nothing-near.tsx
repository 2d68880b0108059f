import { ButtonLink, EmptyState, IconChurch } from '@parvis/design-system';

interface NothingNearProps {
  title: string;
  description: string;
  /** The link to a search that finds more. Omitted if there is none. */
  wider?: { href: string; label: string };
}

/** An empty list of parishes or Masses. */
export function NothingNear({ title, description, wider }: NothingNearProps) {
  return (
    <EmptyState
      action={
        wider === undefined ? undefined : (
          <ButtonLink href={wider.href} variant="secondary">
            {wider.label}
          </ButtonLink>
        )
      }
      description={description}
      icon={<IconChurch size="lg" />}
      title={title}
    />
  );
}
