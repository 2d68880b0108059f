import { createElement as element, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import * as system from './index.ts';

const name = { first: 'Monica', last: 'Rossi' };

const samples: Record<string, ReactElement> = {
  Avatar: element(system.Avatar, { name }),
  Banner: element(system.Banner, { title: 'Offline' }),
  Button: element(system.Button, { loading: true }, 'Post'),
  ButtonLink: element(system.ButtonLink, { href: '/join' }, 'Join'),
  Checkbox: element(system.Checkbox, { label: 'I agree', error: 'Please agree.' }),
  Collapsible: element(system.Collapsible, { summary: 'More', children: 'Hidden' }),
  EmptyState: element(system.EmptyState, { title: 'Nothing' }),
  Field: element(system.Field, { label: 'Name', error: 'Missing', children: element(system.TextInput) }),
  IconButton: element(system.IconButton, { label: 'Menu', icon: element(system.IconMenu) }),
  Link: element(system.Link, { href: '/', external: true }, 'Home'),
  Logo: element(system.Logo, {}),
  Meter: element(system.Meter, { label: 'Strength', value: 1, max: 4, valueText: 'Weak' }),
  NativeSelect: element(system.NativeSelect, { options: [{ value: 'a', label: 'A' }] }),
  PasswordInput: element(system.PasswordInput, {}),
  ProgressBar: element(system.ProgressBar, { label: 'Upload', value: 10 }),
  RadioGroup: element(system.RadioGroup, { label: 'Which?', options: [{ value: 'a', label: 'A' }] }),
  TextArea: element(system.TextArea, { maxLength: 10, showCount: true }),
  Time: element(system.Time, { value: '2026-04-05T09:30:00Z', format: 'relative' }),
  ToggleButton: element(system.ToggleButton, { pressed: true }, 'Like'),
};

describe('on a server, without a document', () => {
  it.each(Object.entries(samples))(
    '%s is rendered within the provider, without a word of warning',
    (_, sample) => {
      using errors = vi.spyOn(console, 'error');
      const html = renderToString(element(system.DesignSystemProvider, { locale: 'es', children: sample }));
      expect(html).toContain('data-component=');
      expect(errors).not.toHaveBeenCalled();
    },
  );
});
