import { useLingui } from '@lingui/react';
import {
  Heading,
  IconBook,
  IconHandsPraying,
  IconHeart,
  IconUser,
  PostIdeas,
  Stack,
} from '@parvis/design-system';
import { useSignedInMember } from '../../app-context.tsx';
import { verseOfTheDay } from '../liturgy/index.ts';

export interface FirstPostIdeasProps {
  /** Called with the first words of the post. */
  onStart: (text: string) => void;
}

/** Ideas for the first post. The first words of each are ready, so that nobody begins with an empty field. */
export function FirstPostIdeas({ onStart }: FirstPostIdeasProps) {
  const { i18n } = useLingui();
  const { first_name: name } = useSignedInMember();
  const verse = verseOfTheDay(i18n);
  const starts: Readonly<Record<string, string>> = {
    introduction: i18n._('Hello! I am {name}, and my parish is', { name }),
    prayer: i18n._('Please pray for'),
    thanks: i18n._('Today I thank God for'),
  };
  const begins = (id: string) => ({ id, example: `${starts[id] ?? ''}…` });
  const ideas = [
    { ...begins('introduction'), title: i18n._('Introduce yourself'), icon: <IconUser /> },
    { ...begins('prayer'), title: i18n._('Ask for prayer'), icon: <IconHandsPraying /> },
    { ...begins('thanks'), title: i18n._('Give thanks'), icon: <IconHeart /> },
    {
      id: 'verse',
      title: i18n._('Share the verse of the day'),
      example: `${verse.reference}: ${verse.text}`,
      icon: <IconBook />,
    },
  ];
  const label = i18n._('Ideas for your first post');

  return (
    <Stack as="section" gap={3}>
      <Heading level={3} size="sm">
        {label}
      </Heading>
      <PostIdeas
        ideas={ideas}
        label={label}
        onSelect={({ id }) => {
          const start = starts[id];
          onStart(start === undefined ? `${verse.text}\n(${verse.reference})\n\n` : `${start} `);
        }}
      />
    </Stack>
  );
}
