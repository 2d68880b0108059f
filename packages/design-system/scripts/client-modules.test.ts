import { expect, it } from 'vitest';
import { isClientModule } from './client-modules.ts';

it.each([
  ['a hook of React', 'const [open, setOpen] = useState(false);'],
  ['a hook of our own', 'const messages = useMessages();'],
  ['a context that is read', 'const field = use(FieldContext);'],
  ['a context that is made', 'export const Field = createContext(null);'],
  ['a handler of its own', 'jsx("button", { onClick: close })'],
  ['a handler that is handed on', 'function Row({ onSelect, ...props }) { return jsx("li", props); }'],
  ['a component with a state', 'class Boundary extends React.Component {}'],
])('needs the browser for %s', (_, code) => {
  expect(isClientModule(code)).toBe(true);
});

it.each([
  ['elements', 'export const Text = (props) => jsx("p", { ...props, className: names("ds-text") });'],
  ['words', 'export const people = { online: "Online", because: (reason) => `Because ${reason}` };'],
  ['a function whose name only ends like a hook', 'const found = reuse(color) ?? because(color);'],
])('stays on the server with %s', (_, code) => {
  expect(isClientModule(code)).toBe(false);
});
