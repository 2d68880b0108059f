import { useLingui } from '@lingui/react';
import { languageTag } from '../../i18n/languages.ts';

/** The sizes of the files that `scripts/landing-pictures.ts` takes. */
const desktop = { width: 1200, height: 750 };
const phone = { width: 600, height: 1024 };

const isPhone = '(width < 600px)';
const isDark = '(prefers-color-scheme: dark)';

/** The feed of the demo community, as the visitor's device would show it in their language. */
export function ProductPicture() {
  const { i18n } = useLingui();
  const feed = `/landing/feed-${languageTag(i18n.locale)}`;
  return (
    <picture>
      <source {...phone} media={`${isPhone} and ${isDark}`} srcSet={`${feed}-phone-dark.webp`} />
      <source {...phone} media={isPhone} srcSet={`${feed}-phone-light.webp`} />
      <source {...desktop} media={isDark} srcSet={`${feed}-desktop-dark.webp`} />
      <img
        {...desktop}
        alt={i18n._(
          'The community in Parvis, with the verse of the day and a post about a restored rose window.',
        )}
        decoding="async"
        src={`${feed}-desktop-light.webp`}
      />
    </picture>
  );
}
