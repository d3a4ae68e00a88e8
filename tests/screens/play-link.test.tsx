// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encodeQR } from 'qr';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyLink } from '../../src/play/links/CopyLink';
import { ForTeachers } from '../../src/play/links/ForTeachers';
import { absoluteLink } from '../../src/play/links/links';
import { svgUrl } from '../../src/stage/drawing';

const PARAMETERS = { mode: 'arcade', level: 2, answers: 'choice', time: 'none', seed: 4294967295 };

/** A browser with this clipboard. */
function withClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  const person = userEvent.setup({ writeToClipboard: false });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return person;
}

const button = () => screen.getByRole('button');
const byHand = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Copy this link by hand:' });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('Copy link', () => {
  it('copies the URL of this page with the parameters, and announces it', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    const person = withClipboard({ writeText });
    history.replaceState(null, '', '/arithmetic-hero?start&seed=1#part');
    render(<CopyLink link={absoluteLink(PARAMETERS)} />);
    expect(button().textContent).toBe('Copy link');
    await person.click(button());
    await screen.findByText('Link copied');
    expect(button().textContent).toBe('Link copied');
    const link = new URL(writeText.mock.calls[0]?.[0] ?? '');
    expect([link.origin, link.pathname, link.hash]).toEqual([location.origin, '/arithmetic-hero', '']);
    expect(Object.fromEntries(link.searchParams)).toEqual({ ...PARAMETERS, level: '2', seed: '4294967295' });
    expect(byHand()).toBeNull();
  });

  it('copies the new link after the settings change, and no longer says that it was copied', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    const person = withClipboard({ writeText });
    const { rerender } = render(<CopyLink link={absoluteLink(PARAMETERS)} />);
    await person.click(button());
    await screen.findByText('Link copied');
    rerender(<CopyLink link={absoluteLink({ ...PARAMETERS, level: 3 })} />);
    expect(button().textContent, 'the link of these settings was not copied yet').toBe('Copy link');
    await person.click(button());
    expect(writeText.mock.calls[1]?.[0]).toContain('level=3');
  });

  it.each([
    ['is refused', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
    ['is absent', undefined],
  ])('shows the link to copy by hand if the clipboard %s', async (_, clipboard) => {
    const person = withClipboard(clipboard);
    render(<CopyLink link={absoluteLink(PARAMETERS)} />);
    await person.click(button());
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Copy this link by hand:' });
    expect(field.readOnly).toBe(true);
    expect(field.value).toContain('mode=arcade&level=2&answers=choice&time=none&seed=4294967295');
    await person.click(field);
    expect(field.selectionEnd).toBe(field.value.length);
    expect(button().textContent).toBe('Copy link');
  });
});

const opener = () => screen.getByRole('button', { name: 'For teachers' });
const inside = () => screen.queryByRole('button', { name: 'Copy link' });
const openDrawer = () =>
  render(
    <MemoryRouter>
      <main>
        <ForTeachers link={PARAMETERS}>
          <p>And more</p>
        </ForTeachers>
      </main>
    </MemoryRouter>,
  );

/** The QR code for the link to this page with these parameters. */
function drawn(parameters: object): string {
  const link = new URL(location.pathname, location.origin);
  for (const [name, value] of Object.entries(parameters)) link.searchParams.set(name, String(value));
  return svgUrl(encodeQR(link.href, 'svg', { border: 4 }));
}

describe('The drawer for teachers', () => {
  it('shows the link as a QR code once it is open', async () => {
    const person = userEvent.setup();
    openDrawer();
    expect(screen.queryByRole('img')).toBeNull();
    await person.click(opener());
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'QR code for this link' });
    expect(picture.src).toBe(drawn(PARAMETERS));
    expect(picture.src).not.toBe(drawn({ ...PARAMETERS, seed: 7 }));
  });

  it('is hidden until its button opens it', async () => {
    const person = userEvent.setup();
    openDrawer();
    expect([opener().getAttribute('aria-expanded'), inside()]).toEqual(['false', null]);
    await person.click(opener());
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    await screen.findByRole('link', { name: 'Worksheet' });
    const drawer = document.getElementById(opener().getAttribute('aria-controls') ?? '');
    expect(drawer?.textContent).toBe(
      'QuestionsPicked for meSame for everyoneRounds here pick what this child should practise next. The link holds these settings, and everyone who opens it gets the same questions. It says nothing about what the child knows.WorksheetCopy linkAnd more',
    );
    await person.click(opener());
    expect([opener().getAttribute('aria-expanded'), inside()]).toEqual(['false', null]);
  });

  it('closes on Escape, which returns the focus and does not reach the game', async () => {
    const person = userEvent.setup();
    const heard: boolean[] = [];
    const listener = (event: Event) => heard.push(event.defaultPrevented);
    document.addEventListener('keydown', listener);
    openDrawer();
    await person.click(opener());
    inside()?.focus();
    await person.keyboard('{Escape}');
    expect([inside(), document.activeElement]).toEqual([null, opener()]);
    await person.keyboard('{Escape}');
    expect(heard, 'only the second means anything to others').toEqual([true, false]);
    document.removeEventListener('keydown', listener);
  });
});
