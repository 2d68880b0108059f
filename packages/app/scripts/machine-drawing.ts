import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

interface Transition {
  /** The event, delay or result that triggers the transition, with its guard. */
  label: string;
  definition: AnyTransitionDefinition;
}

const idOf = (node: AnyStateNode): string => [node.machine.id, ...node.path].join('_');

/** The path from an ancestor down to a state, separated by dots. */
const pathBelow = (node: AnyStateNode, ancestor: AnyStateNode): string =>
  node.path.slice(ancestor.path.length).join('.');

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

const isWithin = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  ancestor.path.every((key, index) => node.path[index] === key);

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(nodesOf)];

/** Throws for an inline implementation, because it has no name to show in the drawing. */
function named(part: unknown, kind: string, node: AnyStateNode): string {
  if (typeof part === 'string') return part;
  throw new Error(`${kind} of ${node.id} has no name. Move it to setup().`);
}

export const actorsOf = (node: AnyStateNode): string[] =>
  node.invoke.map(({ src }) => named(src, 'An actor', node));

function triggerOf(node: AnyStateNode, eventType: string): string {
  if (eventType === '') return '';
  for (const { id, src } of node.invoke) {
    if (eventType === `xstate.done.actor.${id}`) return `${named(src, 'An actor', node)} done`;
    if (eventType === `xstate.error.actor.${id}`) return `${named(src, 'An actor', node)} failed`;
  }
  const delayed = node.after.find((transition) => transition.eventType === eventType);
  if (delayed === undefined) return eventType;
  const { delay } = delayed;
  return `after ${typeof delay === 'number' ? `${delay} ms` : named(delay, 'A delay', node)}`;
}

function guardOf({ guard }: AnyTransitionDefinition, node: AnyStateNode): string | null {
  if (guard === undefined) return null;
  return named(typeof guard === 'object' ? guard.type : guard, 'A guard', node);
}

/**
 * The transitions of one machine event, in the order in which they are tried. A transition without a guard is labelled
 * "else" if it follows others.
 */
const labelled = (node: AnyStateNode, candidates: readonly AnyTransitionDefinition[]): Transition[] =>
  candidates.map((definition, index) => {
    const guard = guardOf(definition, node) ?? (index > 0 ? 'else' : null);
    const trigger = triggerOf(node, definition.eventType);
    const label = [trigger, guard === null ? '' : `[${guard}]`].filter((part) => part !== '').join(' ');
    return { label: label === '' ? 'always' : label, definition };
  });

export const transitionsOf = (node: AnyStateNode): Transition[] => [
  ...labelled(node, node.always ?? []),
  ...[...node.transitions.values()].flatMap((candidates) => labelled(node, candidates)),
];

/** An edge between two children of the same state. Mermaid does not draw other edges reliably. */
interface Edge {
  parent: AnyStateNode;
  from: string;
  to: string;
  label: string;
}

const anyOf = (node: AnyStateNode): string => `${idOf(node)}_any`;

function edgeOf(source: AnyStateNode, target: AnyStateNode, label: string): Edge {
  const { parent: targetParent } = target;
  if (source !== target && targetParent !== undefined && isWithin(target, source))
    return { parent: targetParent, from: anyOf(targetParent), to: idOf(target), label };

  let { parent } = source;
  while (parent !== undefined && !(isWithin(target, parent) && parent !== target)) parent = parent.parent;
  if (parent === undefined)
    throw new Error(`The transition from ${source.id} to ${target.id} has no drawing.`);
  const depth = parent.path.length;
  const childTo = (node: AnyStateNode) => parent.states[node.path[depth] ?? ''] ?? node;
  const [from, to] = [childTo(source), childTo(target)];
  const inside = from === source ? '' : ` in ${pathBelow(source, from)}`;
  const into = to === target ? '' : ` to ${pathBelow(target, to)}`;
  return { parent, from: idOf(from), to: idOf(to), label: `${label}${inside}${into}` };
}

function edgesOf(root: AnyStateNode): Edge[] {
  const edges = nodesOf(root).flatMap((node) =>
    transitionsOf(node).flatMap(({ label, definition }) =>
      (definition.target ?? []).map((target) => edgeOf(node, target, label)),
    ),
  );
  const merged = new Map<string, Edge>();
  for (const edge of edges) {
    const key = `${edge.from} ${edge.to}`;
    const known = merged.get(key);
    merged.set(key, known === undefined ? edge : { ...known, label: `${known.label}<br/>${edge.label}` });
  }
  return [...merged.values()];
}

function drawState(node: AnyStateNode, edges: readonly Edge[]): string[] {
  const activity = actorsOf(node).map((actor) => `do / ${actor}`);
  const children = childrenOf(node);
  if (children.length === 0)
    return [`state "${node.key}" as ${idOf(node)}`, ...activity.map((text) => `${idOf(node)} : ${text}`)];

  const own = edges.filter(({ parent }) => parent === node);
  const isParallel = node.type === 'parallel';
  // Does not use Mermaid's `--` between regions, because version 11 fails if a region contains a composite state.
  const initial = isParallel ? [] : node.initial.target.map((target) => `[*] --> ${idOf(target)}`);
  const final = children.filter(({ type }) => type === 'final').map((child) => `${idOf(child)} --> [*]`);
  const any = own.some(({ from }) => from === anyOf(node)) ? [`state "any state" as ${anyOf(node)}`] : [];
  const arrows = own.map(({ from, to, label }) => `${from} --> ${to} : ${label}`);
  return [
    `state "${[isParallel ? `${node.key} (parallel)` : node.key, ...activity].join(', ')}" as ${idOf(node)} {`,
    ...[...initial, ...children.flatMap((child) => drawState(child, edges)), ...final, ...any, ...arrows].map(
      (line) => `  ${line}`,
    ),
    '}',
  ];
}

/** The machine as a state diagram of Mermaid, which GitHub renders. */
export const drawMachine = ({ root }: AnyStateMachine): string =>
  ['stateDiagram-v2', ...drawState(root, edgesOf(root)).map((line) => `  ${line}`)].join('\n');
