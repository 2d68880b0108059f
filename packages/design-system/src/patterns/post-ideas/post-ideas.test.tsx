import { describeConformance } from '../../../test/conformance.tsx';
import { PostIdeas } from './post-ideas.tsx';

describeConformance(
  'PostIdeas',
  <PostIdeas
    ideas={[{ id: 'prayer', title: 'Ask for prayer', example: 'Please pray for…', icon: null }]}
    label="Ideas"
    onSelect={() => undefined}
  />,
  { component: 'post-ideas', asChild: false, portal: false },
);
