import type { AnyStateMachine, AnyStateNode } from 'xstate';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** For tests: the invoked actors that have no error transition. If such an actor rejects, the machine stops. */
export const invokesWithoutErrorTransition = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).flatMap((node) =>
    node.invoke
      .filter((invoke) => (node.transitions.get(`xstate.error.actor.${invoke.id}`) ?? []).length === 0)
      .map((invoke) => `${node.id}: ${invoke.id}`),
  );
