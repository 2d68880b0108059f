// Sets the clock of a process a minute ahead. `node --import` runs it before the program.
const AHEAD = 60_000;
const RealDate = Date;
const now = (): number => RealDate.now() + AHEAD;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters, newTarget) =>
    Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
