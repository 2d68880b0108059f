import { Fragment, useMemo } from 'react';
import { findLinks } from './find-links.ts';
import { TextLink } from './text-link.tsx';

/** A member's text, unchanged except that its addresses are links. */
export function LinkedParts({ text }: { text: string }) {
  const links = useMemo(() => findLinks(text), [text]);
  return (
    <>
      {links.map(({ start, end, url }, index) => (
        <Fragment key={start}>
          {text.slice(links[index - 1]?.end ?? 0, start)}
          <TextLink url={url}>{text.slice(start, end)}</TextLink>
        </Fragment>
      ))}
      {text.slice(links.at(-1)?.end ?? 0)}
    </>
  );
}
