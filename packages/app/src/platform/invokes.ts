import type { AnyStateMachine, AnyStateNode } from 'xstate';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** For tests: the effects whose rejection would stop their machine, as no transition awaits it. */
export const invokesWithoutErrorTransition = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).flatMap((node) =>
    node.invoke
      .filter((invoke) => (node.transitions.get(`xstate.error.actor.${invoke.id}`) ?? []).length === 0)
      .map((invoke) => `${node.id}: ${invoke.id}`),
  );
