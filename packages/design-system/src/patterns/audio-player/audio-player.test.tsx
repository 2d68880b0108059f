import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../../test/conformance.tsx';
import { mount } from '../../../test/mount.tsx';
import { AudioPlayer, type AudioTrack } from './audio-player.tsx';
import { sampleSound } from './sample-sound.ts';

const tracks: readonly AudioTrack[] = [
  { id: '1', title: 'First', src: sampleSound(1), duration: 1 },
  { id: '2', title: 'Second', src: sampleSound(120), duration: 120, startAt: 30 },
];

describeConformance('AudioPlayer', <AudioPlayer label="A course" tracks={tracks} />, {
  component: 'audio-player',
  asChild: false,
  portal: false,
});

async function mountPlayer(given: readonly AudioTrack[] = tracks, options: { locale?: string } = {}) {
  const onPositionChange = vi.fn<(id: string, seconds: number) => void>();
  const onHeard = vi.fn<(id: string) => void>();
  const player = (shown: readonly AudioTrack[]) => (
    <AudioPlayer label="A course" onHeard={onHeard} onPositionChange={onPositionChange} tracks={shown} />
  );
  const screen = await mount(player(given), options);
  const root = document.querySelector<HTMLElement>('[data-component="audio-player"]');
  const audio = document.querySelector('audio');
  if (root === null || audio === null) throw new Error('There is no player.');
  const state = (wanted: string) => vi.waitFor(() => expect(root.dataset['state']).toBe(wanted), 8000);
  const again = (shown: readonly AudioTrack[]) => screen.rerender(player(shown));
  return { screen, audio, state, again, onPositionChange, onHeard };
}

describe('at large text', () => {
  const size = { width: window.innerWidth, height: window.innerHeight };
  afterEach(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(size.width, size.height);
  });

  it.each([
    [375, 130],
    [375, 150],
    [320, 150],
  ])('a player of %i px keeps all its controls at %i %%', async (width, percent) => {
    await page.viewport(width, 800);
    document.documentElement.style.fontSize = `${percent}%`;
    const { screen } = await mountPlayer();
    const outside = screen
      .getByRole('button')
      .elements()
      .filter((button) => button.getBoundingClientRect().right > width);
    expect(outside).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe('a player', () => {
  it('loads nothing before the listener presses Play', async () => {
    const { audio } = await mountPlayer();
    expect([audio.getAttribute('src'), audio.networkState]).toEqual([null, audio.NETWORK_EMPTY]);
  });

  it('plays in sequence, and reports what was heard', async () => {
    const { screen, audio, state, onHeard, onPositionChange } = await mountPlayer();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await vi.waitFor(() => expect(onHeard).toHaveBeenCalledExactlyOnceWith('1'), 8000);
    expect(onPositionChange).toHaveBeenCalledWith('1', 0);
    await state('playing');
    // The second recording continues at its stored position.
    expect(audio.currentTime).toBeGreaterThanOrEqual(30);
    await expect
      .element(screen.getByRole('button', { name: /^Second/u }))
      .toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await state('paused');
    expect(onPositionChange.mock.lastCall?.[0]).toBe('2');
    expect(onPositionChange.mock.lastCall?.[1]).toBeGreaterThanOrEqual(30);
  });

  it('starts at the position that was chosen before it was loaded', async () => {
    const { screen, audio, state } = await mountPlayer(tracks.slice(1));
    await userEvent.click(screen.getByRole('button', { name: 'Forward 30 seconds' }));
    expect(audio.readyState).toBe(audio.HAVE_NOTHING);
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await state('playing');
    expect(audio.currentTime).toBeGreaterThanOrEqual(60);
    expect(audio.currentTime).toBeLessThan(75);
  });

  it('starts a recording from the beginning if its stored position is the end', async () => {
    const [, second] = tracks;
    if (second === undefined) throw new Error('There is no second.');
    const { screen } = await mountPlayer([{ ...second, startAt: 119.5 }]);
    await expect
      .element(screen.getByRole('slider', { name: /^Position/u }))
      .toHaveAttribute('aria-valuenow', '0');
  });

  it('continues playing when the address changes, and reports the position on pagehide', async () => {
    const given = tracks.slice(1);
    const { screen, audio, state, again, onPositionChange } = await mountPlayer(given);
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await state('playing');
    const { src } = audio;
    await again(given.map((track) => ({ ...track, src: '/elsewhere.wav' })));
    expect([audio.src, audio.paused]).toEqual([src, false]);
    onPositionChange.mockClear();
    await screen.unmount();
    expect(onPositionChange).toHaveBeenCalledWith('2', expect.any(Number));
  });

  it('keeps its speed from one recording to the next', async () => {
    const { screen, audio, state } = await mountPlayer();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5');
    await userEvent.click(screen.getByRole('button', { name: /^Second/u }));
    await state('playing');
    expect(audio.playbackRate).toBe(1.5);
  });

  it('starts with the given speed and volume, and reports changes', async () => {
    const onSpeedChange = vi.fn<(speed: number) => void>();
    const onVolumeChange = vi.fn<(volume: number) => void>();
    const screen = await mount(
      <AudioPlayer
        defaultSpeed={1.25}
        defaultVolume={0.4}
        label="A course"
        onSpeedChange={onSpeedChange}
        onVolumeChange={onVolumeChange}
        tracks={tracks.slice(1)}
      />,
    );
    const audio = document.querySelector('audio');
    const volume = screen.getByRole('slider', { name: 'Volume' });
    await expect.element(screen.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.25');
    await expect.element(volume).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await vi.waitFor(() => expect([audio?.playbackRate, audio?.volume]).toEqual([1.25, 0.4]), 8000);
    expect([onSpeedChange.mock.calls, onVolumeChange.mock.calls]).toEqual([[], []]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '2');
    volume.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect([onSpeedChange.mock.calls, onVolumeChange.mock.calls]).toEqual([[[2]], [[0.45]]]);
    await vi.waitFor(() => expect([audio?.playbackRate, audio?.volume]).toEqual([2, 0.45]), 8000);
  });

  it.each([3, -1, Number.NaN])('accepts %d neither as a speed nor as a volume', async (wrong) => {
    const screen = await mount(
      <AudioPlayer defaultSpeed={wrong} defaultVolume={wrong} label="A course" tracks={tracks} />,
    );
    await expect.element(screen.getByRole('combobox', { name: 'Speed' })).toHaveValue('1');
    await expect
      .element(screen.getByRole('slider', { name: 'Volume' }))
      .toHaveAttribute('aria-valuenow', '100');
  });

  it('shows an error, and retries from the same position', async () => {
    const broken = { id: '1', title: 'Broken', src: 'data:audio/wav;base64,AAAA', duration: 60 };
    const { screen, audio, state, again } = await mountPlayer([broken]);
    await userEvent.click(screen.getByRole('button', { name: 'Forward 30 seconds' }));
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    await state('failed');
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await again([{ ...broken, src: sampleSound(60) }]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await state('playing');
    expect(audio.currentTime).toBeGreaterThanOrEqual(30);
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  it("adds the recording to the system's media controls, and removes it", async () => {
    const { screen, state } = await mountPlayer();
    await userEvent.click(screen.getByRole('button', { name: /^Second/u }));
    await state('playing');
    expect(navigator.mediaSession.metadata).toMatchObject({ title: 'Second', album: 'A course' });
    await screen.unmount();
    expect(navigator.mediaSession.metadata).toBeNull();
  });

  it("announces the position in the page's language", async () => {
    const { screen } = await mountPlayer(tracks.slice(1), { locale: 'es' });
    await expect
      .element(screen.getByRole('slider', { name: /Second$/u }))
      .toHaveAttribute('aria-valuetext', expect.stringContaining('segundos'));
  });
});
