import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cardVariants } from '../../components/card/card.variants.ts';
import { Text } from '../../components/text/text.tsx';
import { classNames } from '../../utilities/class-names.ts';
import styles from './listing-map.module.css';
import { MapBoard } from './map-board.tsx';
import type { MapGroup } from './map-groups.ts';
import type { MapOutline } from './map-outline.ts';
import { MapPanel } from './map-panel.tsx';
import { nothingChosen, type Choice, type ListingMapPlace, type PlacedPlace } from './map-places.ts';
import { fitted, wholeMap, type MapView } from './map-view.ts';

type MapExplorerProps = {
  outline: MapOutline;
  places: readonly ListingMapPlace[];
  currency: string;
  headingLevel: 2 | 3 | 4;
  onOpen?: ((id: string) => void) | undefined;
  note?: ReactNode;
};

/** The zoom to a place that the reader has chosen from the list. */
const NEAR = 5;
/** The maximum zoom to several places that share a marker. */
const NEAREST = 12;

const named = (attribute: 'mark' | 'place', id: string | undefined) =>
  `[data-${attribute}="${CSS.escape(id ?? '')}"]`;

/** The map and the list of its places. Both show the same selection. */
export function MapExplorer({ outline, places, currency, headingLevel, onOpen, note }: MapExplorerProps) {
  const root = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [seen, setSeen] = useState({ view: wholeMap, held: false });
  const [choice, setChoice] = useState<Choice>(nothingChosen);
  const focusNext = useRef<readonly string[] | null>(null);
  const cameFrom = useRef<'mark' | 'place'>('place');

  const placed = places.flatMap((place): PlacedPlace[] => {
    const point = outline.project(place.latitude, place.longitude);
    return point === null ? [] : [{ ...place, point }];
  });
  const group = places.filter(({ id }) => choice.group.includes(id));
  const place = places.find(({ id }) => id === choice.place) ?? null;

  // If the pressed element no longer exists, the focus moves to the element that replaces it, or to the element from
  // which the reader came.
  useEffect(() => {
    if (focusNext.current === null) return;
    const wanted = focusNext.current.map((selector) => root.current?.querySelector<HTMLElement>(selector));
    focusNext.current = null;
    (wanted.find((element) => element) ?? heading.current)?.focus();
  });

  const choose = (next: Choice, focus: readonly string[] = []) => {
    focusNext.current = focus;
    setChoice(next);
  };

  const show = (points: readonly PlacedPlace['point'][], most: number) =>
    setSeen(({ view }) => ({ view: fitted(points, outline, Math.max(most, view.scale)), held: false }));

  const chooseGroup = ({ items }: MapGroup<PlacedPlace>) => {
    const ids = items.map(({ id }) => id);
    const [first] = ids;
    if (first === undefined) return;
    cameFrom.current = 'mark';
    if (ids.length === 1) {
      if (choice.place === first) choose(nothingChosen, [named('mark', first)]);
      else choose({ group: [], place: first });
      return;
    }
    choose({ group: ids, place: null });
    show(
      items.map(({ point }) => point),
      NEAREST,
    );
  };

  const choosePlace = (id: string) => {
    if (group.length === 0) cameFrom.current = 'place';
    choose({ group: choice.group, place: id });
    const chosen = placed.find((other) => other.id === id);
    if (chosen !== undefined) show([chosen.point], NEAR);
  };

  const goBack = () => {
    if (place !== null && group.length > 0) {
      choose({ group: choice.group, place: null }, [named('place', place.id)]);
      return;
    }
    const id = place?.id ?? group[0]?.id;
    const origins = [named('place', id), named('mark', id)];
    choose(nothingChosen, cameFrom.current === 'mark' ? origins.toReversed() : origins);
  };

  return (
    <div className={styles.explorer} ref={root}>
      <div className={classNames(cardVariants({ padding: 'none' }), styles.columns)}>
        <MapBoard
          choice={choice}
          element={board}
          held={seen.held}
          onChoose={chooseGroup}
          onViewChange={(change: (view: MapView) => MapView, held) =>
            setSeen(({ view }) => ({ view: change(view), held }))
          }
          outline={outline}
          places={placed}
          view={seen.view}
        />
        <MapPanel
          currency={currency}
          drawn={new Set(placed.map(({ id }) => id))}
          heading={heading}
          headingLevel={headingLevel}
          isGroup={group.length > 0}
          onBack={goBack}
          onChoose={choosePlace}
          onOpen={onOpen}
          place={place}
          places={group.length > 0 ? group : places}
        />
      </div>
      {note === undefined ? null : (
        <Text data-part="note" size="sm" tone="muted">
          {note}
        </Text>
      )}
    </div>
  );
}
