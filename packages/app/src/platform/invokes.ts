import type { AnyStateMachine, AnyStateNode } from 'xstate';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** For tests: invoked actors without an error transition. A rejection would stop their machine. */
export const invokesWithoutErrorTransition = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).flatMap((node) =>
    node.invoke
      .filter((invoke) => (node.transitions.get(`xstate.error.actor.${invoke.id}`) ?? []).length === 0)
      .map((invoke) => `${node.id}: ${invoke.id}`),
  );
