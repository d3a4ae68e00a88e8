// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/Button';
import { Card } from '../../src/ui/Card';
import { type Choice, ChoiceGroup } from '../../src/ui/ChoiceGroup';
import { Dialog } from '../../src/ui/Dialog';
import { Emoji, TextWithEmoji } from '../../src/ui/Emoji';
import { EMOJI, emojiFileName, splitAtEmoji } from '../../src/ui/emoji';
import { trackFocusRing } from '../../src/ui/focus-ring';
import { LinkButton } from '../../src/ui/LinkButton';
import { Progress } from '../../src/ui/Progress';
import { Switch } from '../../src/ui/Switch';
import { Tabs } from '../../src/ui/Tabs';

const person = userEvent.setup();

const chosen = (): (string | null)[] =>
  screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'));

/** Accessible description of an element. */
const description = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

function Years() {
  const [year, setYear] = useState('10');
  const tabs = [
    { value: '10', label: 'Year 10', content: 'Algebra' },
    { value: '12', label: 'Year 12', content: 'Calculus' },
  ];
  return <Tabs label="Years" tabs={tabs} value={year} onValueChange={setYear} />;
}

function Rules({ mayOpen = true }: { readonly mayOpen?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {mayOpen && <Button onClick={() => setOpen(true)}>Rules</Button>}
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="How to play" description="In three lines.">
        <Button>Understood</Button>
      </Dialog>
    </>
  );
}

const focusClose = (event: Event) => {
  event.preventDefault();
  screen.getByLabelText('Close').focus();
};

describe('Button', () => {
  it('does not submit a form by default', async () => {
    const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await person.click(screen.getByRole('button', { name: 'Look' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('can be a link to a page', () => {
    render(
      <MemoryRouter>
        <LinkButton to="/arithmetic-hero">Play</LinkButton>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/arithmetic-hero');
  });

  it('can be on a card with related content', () => {
    render(
      <Card className="p-4" data-testid="card">
        <Button>Go on</Button>
      </Card>,
    );
    expect(screen.getByTestId('card').contains(screen.getByRole('button'))).toBe(true);
  });
});

describe('ChoiceGroup', () => {
  const modes: readonly Choice<'practice' | 'arcade' | 'boss'>[] = [
    { value: 'practice', label: 'Practice', hint: 'No clock' },
    { value: 'boss', label: 'Boss Battle', disabled: true, badge: 'Locked' },
    { value: 'arcade', label: 'Arcade' },
  ];

  function Modes({ layout }: { readonly layout: 'row' | 'cards' }) {
    const [mode, setMode] = useState<'practice' | 'arcade' | 'boss'>('practice');
    return <ChoiceGroup label="Mode" value={mode} onChange={setMode} options={modes} layout={layout} />;
  }

  it.each(['row', 'cards'] as const)(
    'can be operated with the arrow keys, which skip locked choices (%s)',
    async (layout) => {
      render(<Modes layout={layout} />);
      await person.tab();
      expect(document.activeElement?.getAttribute('value')).toBe('practice');
      await person.keyboard('{ArrowDown}');
      expect(chosen()).toEqual(['arcade']);
      await person.keyboard('{ArrowRight}');
      expect(chosen()).toEqual(['practice']);
      await person.keyboard('{ArrowLeft}');
      expect(chosen()).toEqual(['arcade']);
    },
  );

  it('is one tab stop', async () => {
    render(
      <>
        <Modes layout="row" />
        <Button>After</Button>
      </>,
    );
    await person.tab();
    await person.tab();
    expect(document.activeElement?.textContent).toBe('After');
  });

  it('names each choice by its label and describes it by its hint and its badge', () => {
    render(<Modes layout="cards" />);
    const practice = screen.getByRole('radio', { name: 'Practice' });
    const boss = screen.getByRole('radio', { name: 'Boss Battle' });
    expect(screen.getByRole('radiogroup', { name: 'Mode' })).toBeDefined();
    expect(description(practice)).toBe('No clock');
    expect(description(boss)).toBe('Locked');
  });

  it('does not let a locked choice be pressed', async () => {
    render(<Modes layout="cards" />);
    await person.click(screen.getByRole('radio', { name: 'Boss Battle' }));
    expect(chosen()).toEqual(['practice']);
  });
});

describe('Switch', () => {
  it('toggles when its label is pressed, with the space bar and with a press', async () => {
    const seen: boolean[] = [];
    function Clock() {
      const [isOn, setOn] = useState(false);
      const change = (next: boolean) => {
        seen.push(next);
        setOn(next);
      };
      return <Switch label="Take your time" hint="No clock" isOn={isOn} onChange={change} />;
    }
    render(<Clock />);
    const control = screen.getByRole('switch', { name: 'Take your time' });
    await person.click(screen.getByText('Take your time'));
    await person.click(control);
    control.focus();
    await person.keyboard(' ');
    expect(seen).toEqual([true, false, true]);
  });
});

describe('Tabs', () => {
  it('show one panel at a time and can be operated with the arrow keys', async () => {
    render(<Years />);
    expect(screen.getByRole('tabpanel', { name: 'Year 10' }).textContent).toBe('Algebra');
    await person.tab();
    await person.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Year 12' }).textContent).toBe('Calculus');
  });
});

const rulesInGame = (mayOpen: boolean) => (
  <main tabIndex={-1}>
    <Rules mayOpen={mayOpen} />
  </main>
);

describe('Dialog', () => {
  it('opens with the focus on its main purpose, not on Close', async () => {
    render(<Rules />);
    await person.click(screen.getByRole('button', { name: 'Rules' }));
    expect(screen.getByRole('dialog', { name: 'How to play' })).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Understood');
  });

  it('closes on Escape or with its button, and returns the focus', async () => {
    render(<Rules />);
    const opener = screen.getByRole('button', { name: 'Rules' });
    for (const close of [() => person.keyboard('{Escape}'), () => person.click(screen.getByLabelText('Close'))]) {
      await person.click(opener);
      await close();
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(opener));
    }
  });

  it('moves the focus to the game if the focused element has disappeared', async () => {
    const page = render(rulesInGame(true));
    await person.click(screen.getByRole('button', { name: 'Rules' }));
    page.rerender(rulesInGame(false));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
  });

  it('leaves the focus to the page that replaced the previous one', async () => {
    const page = render(<Rules />);
    await person.click(screen.getByRole('button', { name: 'Rules' }));
    page.rerender(
      <main tabIndex={-1}>
        <Button>Another page</Button>
      </main>,
    );
    const next = screen.getByRole('button', { name: 'Another page' });
    act(() => next.focus());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(document.activeElement).toBe(next);
  });

  it('moves the focus where its owner says', async () => {
    render(
      <Dialog isOpen onOpenChange={() => {}} title="Paused" onOpenAutoFocus={focusClose}>
        <Button>Resume</Button>
      </Dialog>,
    );
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
  });
});

describe('Progress', () => {
  it('describes its progress in words', () => {
    render(<Progress label="Questions" value={12} max={25} valueText="12 of 25" />);
    const bar = screen.getByRole('progressbar', { name: 'Questions' });
    expect(bar.getAttribute('aria-valuetext')).toBe('12 of 25');
    expect(bar.getAttribute('value')).toBe('12');
    expect(bar.getAttribute('max')).toBe('25');
  });
});

describe('Emoji', () => {
  it('stay in the text, character for character', () => {
    for (const text of ['🏆 Achievement Unlocked!', 'Well done 🎉🎉', '🏆', 'none at all', '']) {
      const { container } = render(<TextWithEmoji text={text} />);
      expect(container.textContent).toBe(text);
      expect(splitAtEmoji(text).filter((part) => 'emoji' in part)).toHaveLength((text.match(/[🏆🎉]/gu) ?? []).length);
    }
    expect(render(<Emoji glyph="🏆" />).container.textContent).toBe('🏆');
  });

  it.each(EMOJI)('%s has its picture and the rule that shows it', (glyph) => {
    const name = emojiFileName(glyph);
    expect(existsSync(`assets/pictures/emoji/${name}.svg`)).toBe(true);
    expect(readFileSync('src/ui/emoji.css', 'utf8')).toContain(`/pictures/emoji/${name}.svg`);
  });

  it('are named without the variation selector for colour', () => {
    expect(emojiFileName('❤️')).toBe('2764');
  });
});

const shownFocus = () => document.documentElement.dataset['focus'];

describe('The focus ring', () => {
  it('waits for the first key that does something, and disappears when a mouse or finger presses', async () => {
    trackFocusRing();
    expect(shownFocus()).toBe('hidden');
    await person.keyboard('{Shift}');
    expect(shownFocus()).toBe('hidden');
    for (const key of ['{Tab}', '{ArrowDown}', '{Enter}', 'a']) {
      await person.keyboard(key);
      expect([key, shownFocus()]).toEqual([key, 'shown']);
      await person.click(document.body);
      expect(shownFocus()).toBe('hidden');
    }
    delete document.documentElement.dataset['focus'];
  });
});
