import { afterEach, expect, test } from 'vitest';
import { orderDependentStyles } from '../../../.storybook/order-dependent-styles.ts';

const added: Element[] = [];

afterEach(() => {
  for (const element of added.splice(0)) element.remove();
});

function show(html: string, ...sheets: readonly string[]): void {
  for (const css of sheets) {
    const style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
    added.push(style);
  }
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  added.push(host);
}

test('reports two style sheets that set a property with the same specificity', () => {
  show(
    '<p class="tied-a tied-b">Amen</p>',
    '@layer ds.patterns { .tied-a { color: red; margin: 0 } }',
    '@layer ds.patterns { @media all { .tied-b { color: blue } } }',
  );
  expect(orderDependentStyles()).toEqual(['color: .tied-a { red  }, .tied-b { blue  }']);
});

test('reports no conflict if specificity, layer, pseudo-element or value differ, or within one style sheet', () => {
  show(
    '<p class="free-a free-b"><b class="free-c free-d">Amen</b></p>',
    `@layer ds.components { .free-a { color: red } :where(.free-c) { inset: 0 } }
     @layer ds.patterns { .free-a { margin: 0 } .free-c { color: red } .free-d { color: blue } .free-a::after { top: 0 } }`,
    `@layer ds.patterns { .free-b { color: blue; margin: 0; top: 1px } }
     @layer ds.components { .free-d { inset: 1px } @media print { .free-b { color: blue } } }`,
  );
  expect(orderDependentStyles()).toEqual([]);
});
