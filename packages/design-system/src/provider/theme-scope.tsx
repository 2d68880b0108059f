import { DirectionProvider } from '@radix-ui/react-direction';
import { use, useLayoutEffect, useState, type ComponentProps } from 'react';
import type { ColorScheme, ContrastPreference, Density, Season } from '../styles/index.ts';
import { themeAttributes } from '../utilities/theme-attributes.ts';
import { DesignSystemContext, useDesignSystem, type Direction } from './design-system-context.ts';
import { PortalContext, type ScopeAttributes } from './portal-context.ts';

export type ThemeScopeProps = ComponentProps<'div'> & {
  /** The name of a brand whose style sheet is loaded. */
  'data-brand'?: string;
  /** The color scheme. It can differ from the page's. */
  'data-color-scheme'?: ColorScheme;
  /** Whether this part has more contrast than the rest of the page. */
  'data-contrast'?: ContrastPreference;
  /** The density of the layout. */
  'data-density'?: Density;
  /** The liturgical season whose color is used in this part. */
  'data-season'?: Season | 'none';
  /** Paints the page's background, or no background, so that rounded corners show what is behind them. */
  ground?: 'page' | 'none';
  /** The writing direction. It can differ from the page's. */
  dir?: Direction;
};

const copied = [...themeAttributes, 'dir', 'lang'] as const;

/** Creates a container at the end of the page for the layers of this scope. On a server there is none. */
function createPlace() {
  if (typeof document === 'undefined') return undefined;
  const element = document.createElement('div');
  element.style.display = 'contents';
  return {
    element,
    wear: (attributes: ScopeAttributes) => {
      for (const name of copied) {
        const value = attributes[name];
        if (value === undefined) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    },
    stand: () => {
      document.body.append(element);
      return () => element.remove();
    },
  };
}

/**
 * A part of the page with its own theme. The attributes style the content. The component also applies them to
 * dialogs and sheets that are opened from this part but rendered at the end of the page.
 */
export function ThemeScope({ ground = 'page', children, ...props }: ThemeScopeProps) {
  const outer = use(PortalContext).attributes;
  const system = useDesignSystem();
  const [place] = useState(createPlace);

  const own = copied.flatMap((name) => (props[name] === undefined ? [] : [[name, props[name]] as const]));
  const attributes: ScopeAttributes = { ...outer, ...Object.fromEntries(own) };

  useLayoutEffect(() => place?.wear(attributes));
  useLayoutEffect(() => place?.stand(), [place]);

  const direction = props.dir ?? system.direction;
  return (
    <DesignSystemContext value={{ ...system, direction }}>
      <DirectionProvider dir={direction}>
        <PortalContext value={{ container: place?.element, attributes }}>
          <div {...props} data-component="theme-scope" data-ground={ground}>
            {children}
          </div>
        </PortalContext>
      </DirectionProvider>
    </DesignSystemContext>
  );
}
