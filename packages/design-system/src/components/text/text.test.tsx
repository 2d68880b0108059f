import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { Text } from './text.tsx';

describeConformance('Text', <Text>Peace be with you.</Text>, {
  component: 'text',
  asChild: false,
  portal: false,
});

it.each(['span', 'li', 'dt', 'figcaption', 'blockquote', 'cite'] as const)('is a %s if given', async (as) => {
  const screen = await mount(<Text as={as}>Peace be with you.</Text>);
  expect(screen.container.querySelector('[data-component="text"]')?.tagName).toBe(as.toUpperCase());
});
