import { selectorSpecificity } from '@csstools/selector-specificity';
import parse, { type Selector } from 'postcss-selector-parser';

type Declaration = {
  readonly sheet: string;
  readonly selector: string;
  readonly property: string;
  readonly value: string;
  /** The specificity (ids, classes, elements) as one number that can be compared. */
  readonly weight: number;
  /** The cascade layer and the pseudo-element. Specificity decides only between rules that have both in common. */
  readonly place: string;
};

type Rule = {
  readonly selector: string;
  readonly element: string;
  readonly declarations: readonly Declaration[];
};

const className = /\.((?:[\w-]|[^\0-\x7f])+)/g;
const pseudoElement = /::[\w-]+(?:\([^)]*\))?/;

const weightOf = (selector: Selector): number => {
  const { a, b, c } = selectorSpecificity(selector);
  return a * 1e6 + b * 1e3 + c;
};

function declarationsOf(rule: CSSStyleRule, sheet: string, layer: string): Rule[] {
  return parse()
    .astSync(rule.selectorText)
    .nodes.map((node) => {
      const selector = String(node).trim();
      const weight = weightOf(node);
      const place = `${layer} ${pseudoElement.exec(selector)?.[0] ?? ''}`;
      return {
        selector,
        element: selector.replace(pseudoElement, ''),
        declarations: [...rule.style].map((property) => ({
          sheet,
          selector,
          property,
          value: `${rule.style.getPropertyValue(property)} ${rule.style.getPropertyPriority(property)}`,
          weight,
          place,
        })),
      };
    });
}

function* rulesIn(rules: CSSRuleList, sheet: string, layer: string): Generator<Rule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield* declarationsOf(rule, sheet, layer);
    else if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
    else if (rule instanceof CSSLayerBlockRule) yield* rulesIn(rule.cssRules, sheet, `${layer}.${rule.name}`);
    else if (rule instanceof CSSGroupingRule) yield* rulesIn(rule.cssRules, sheet, layer);
  }
}

/** Style sheets are added when stories load their modules, and are never removed. */
const readSheets = new WeakSet<CSSStyleSheet>();
const rulesByClass = new Map<string, Rule[]>();

function readNewSheets(): void {
  for (const [index, sheet] of [...document.styleSheets].entries()) {
    if (readSheets.has(sheet)) continue;
    readSheets.add(sheet);
    const { ownerNode } = sheet;
    const name =
      (ownerNode instanceof HTMLElement ? ownerNode.dataset['viteDevId'] : undefined) ?? String(index);
    for (const rule of rulesIn(sheet.cssRules, name, '')) {
      for (const [, found = ''] of rule.element.matchAll(className)) {
        const others = rulesByClass.get(found);
        if (others === undefined) rulesByClass.set(found, [rule]);
        else others.push(rule);
      }
    }
  }
}

const strongest = (declarations: readonly Declaration[]): Declaration[] => {
  const weight = Math.max(...declarations.map((declaration) => declaration.weight));
  return declarations.filter((declaration) => declaration.weight === weight);
};

const areTied = (declarations: readonly Declaration[]): boolean =>
  new Set(declarations.map(({ sheet }) => sheet)).size > 1 &&
  new Set(declarations.map(({ value }) => value)).size > 1;

/**
 * Finds the properties that two style sheets set on one element with the same specificity in the same layer.
 * For such a property, the order in which the page happens to load the sheets would decide which value applies.
 */
export function orderDependentStyles(): string[] {
  readNewSheets();
  const equals = new Set<string>();
  for (const element of document.body.querySelectorAll('[class*=" "]')) {
    const candidates = new Set([...element.classList].flatMap((name) => rulesByClass.get(name) ?? []));
    const declarations = [...candidates]
      .filter((rule) => element.matches(rule.element))
      .flatMap((rule) => rule.declarations);
    const groups = Map.groupBy(declarations, ({ place, property }) => `${place} ${property}`);
    for (const group of groups.values()) {
      const tied = strongest(group);
      if (areTied(tied)) {
        equals.add(
          `${tied[0]?.property}: ${tied.map(({ selector, value }) => `${selector} { ${value} }`).join(', ')}`,
        );
      }
    }
  }
  return [...equals];
}
