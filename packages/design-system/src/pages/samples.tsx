import { Button } from '../components/button/button.tsx';
import { IconUserPlus } from '../icons/user-plus.tsx';
import type { PersonSummary } from '../patterns/people-list/people-list.tsx';
import type { FriendRequest } from '../patterns/friend-request-list/friend-request-list.tsx';
import { beforeNoon } from '../patterns/person-row/samples.ts';
import { barItems, communityItems } from '../patterns/samples.tsx';

export type Place = 'Home' | 'Store' | 'Messages' | 'Profile';
export type MenuPlace = 'Home' | 'Groups' | 'Events' | 'Parishes' | 'Marketplace' | 'Settings';

export const placesOn = (here: Place | undefined) =>
  barItems.map((item) => ({ ...item, current: item.label === here }));

export const menuOn = (here: MenuPlace | undefined) =>
  communityItems.map((item) => ({ ...item, current: item.label === here }));

export const people = [
  { id: 'agnes', name: 'Agnes Bernard', parish: 'Saint Monica, Springfield' },
  { id: 'cyril', name: 'Cyril Ambrose', parish: 'Saint Augustine, Oakland' },
  { id: 'dominic', name: 'Dominic Ferrer', parish: 'Saint Monica, Springfield' },
  { id: 'irena', name: 'Irena Kowalska', parish: 'Saint Casimir, Oakland' },
  { id: 'lucia', name: 'Lucía Ortega', parish: 'San Fernando, San Antonio' },
  { id: 'peter', name: 'Peter Lindqvist', parish: 'Saint Bridget, Minneapolis' },
  { id: 'rose', name: 'Rose Lima', parish: 'Santa Rosa, Miami' },
  { id: 'thomas', name: 'Thomas Okafor', parish: 'Saint Casimir, Oakland' },
] as const;

export const suggestions: readonly PersonSummary[] = [people[5], people[4], people[6]].map(
  ({ id, name, parish }) => ({
    id,
    name,
    detail: parish,
    href: `#${id}`,
    action: (
      <Button
        aria-label={`Add ${name}`}
        leadingIcon={<IconUserPlus size="sm" />}
        size="sm"
        variant="secondary"
      >
        Add
      </Button>
    ),
  }),
);

export const requests: readonly FriendRequest[] = [
  { id: 'thomas', name: 'Thomas Okafor', href: '#thomas', createdAt: beforeNoon(90) },
  { id: 'agnes', name: 'Agnes Bernard', href: '#agnes', createdAt: beforeNoon(200) },
];
