import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { Heading } from '../../components/heading/heading.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { TextInput } from '../../components/text-input/text-input.tsx';
import { IconClock } from '../../icons/clock.tsx';
import { ArticleCard } from '../../patterns/article-card/article-card.tsx';
import { EventCard } from '../../patterns/event-card/event-card.tsx';
import { FeedPost } from '../../patterns/feed-post/feed-post.tsx';
import { samplePost } from '../../patterns/feed-post/post-samples.tsx';
import { LiturgicalDayCard } from '../../patterns/liturgical-day-card/liturgical-day-card.tsx';
import { ListingCard } from '../../patterns/listing-card/listing-card.tsx';
import { offers } from '../../patterns/market-samples.ts';
import { PlanCard } from '../../patterns/plan-card/plan-card.tsx';
import { ResourceCard } from '../../patterns/resource-card/resource-card.tsx';
import { Testimonial } from '../../patterns/testimonial/testimonial.tsx';
import { VerseCard } from '../../patterns/verse-card/verse-card.tsx';
import { ThemeScope } from '../../provider/theme-scope.tsx';
import type { Season } from '../../styles/index.ts';
import styles from './theme-builder.module.css';

const nothing = () => undefined;
const [offer] = offers;

// Both schemes show the same regions, so their names need the scheme.
function Patterns({ season, scheme }: { season: Season | 'none'; scheme: 'light' | 'dark' }) {
  return (
    <div className={styles.patterns}>
      <Stack gap={4}>
        <Heading level={3} size="lg">
          Saturday at the parish
        </Heading>
        <Stack direction="row" gap={3} wrap>
          <Button>Join</Button>
          <Button variant="secondary">Follow</Button>
          <Button variant="danger">Leave</Button>
        </Stack>
        <Banner title="Mass at 5:30 PM is moved to the chapel" tone="info">
          Until the roof is repaired.
        </Banner>
        <Field label="Your name">
          <TextInput defaultValue="Lucía" />
        </Field>
      </Stack>
      <LiturgicalDayCard
        day={{
          celebration: 'Monday of the 34th week in Ordinary Time',
          season: season === 'none' ? 'green' : season,
          color: season === 'none' ? 'green' : season,
          facts: ['Weekday'],
        }}
        loadingLabel="Loading"
        othersLabel="Or"
        title={`Today in the Church, ${scheme}`}
      />
      <EventCard
        beginsAt="2026-12-01T22:00:00.000Z"
        facts={[{ id: 'often', icon: <IconClock size="sm" />, text: 'Every Tuesday' }]}
        href="#event"
        summary="We read the Gospel of the coming Sunday."
        time="7:00 PM – 8:30 PM"
        timeZone="America/New_York"
        title="Bible study group"
      />
      <FeedPost {...samplePost} />
      <ListingCard {...offer} headingLevel={3} href="#listing" />
      <ArticleCard
        author="Thomas Brandt"
        date="November 13, 2026"
        href="#article"
        summary="The square before the doors, and why a website should be named after it."
        title="What a parvis is"
      />
      <VerseCard
        reference="Matthew 28:19"
        text="Going therefore, teach ye all nations."
        title={`Verse of the Day, ${scheme}`}
      />
      <PlanCard
        benefits={['Twelve listings at a time', 'Alerts for saved searches']}
        description="For those who trade now and then."
        name="Disciple"
        onSelect={nothing}
        price={4.99}
      />
      <Testimonial
        location="Córdoba, Argentina"
        name="Lucía Ibáñez"
        quote="By the second Sunday somebody had kept a seat for me."
      />
      <ResourceCard
        author="Saint Francis de Sales"
        headingLevel={3}
        href="#resource"
        kind="Ebook"
        title="Introduction to the devout life"
      />
    </div>
  );
}

/** Ten patterns in the brand, in light and dark. */
export function Preview({ brand, season }: { brand: string; season: Season | 'none' }) {
  return (
    <div className={styles.schemes}>
      {(['light', 'dark'] as const).map((scheme) => (
        <ThemeScope
          aria-label={`Preview, ${scheme}`}
          className={styles.scheme}
          data-brand={brand}
          data-color-scheme={scheme}
          data-season={season}
          key={scheme}
          role="region"
        >
          <Patterns scheme={scheme} season={season} />
        </ThemeScope>
      ))}
    </div>
  );
}
