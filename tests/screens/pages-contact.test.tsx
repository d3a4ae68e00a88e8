// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Contact from '../../src/pages/contact/Contact';
import { SITE } from '../../src/pages/site-settings';
import { clearToasts, readToasts } from '../../src/ui/toast';

const MESSAGE = { Name: 'Ada', Email: 'ada@example.org', Subject: 'A bug', Message: '7 + 5 is 12' } as const;
const LABELS = ['Name', 'Email', 'Subject', 'Message'] as const;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => screen.getByRole('button', { name: /Send/ });
const mail = () => screen.getByRole('link', { name: 'Open in my email app' }).getAttribute('href') ?? '';
const titles = () => readToasts().map(({ title }) => title);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const open = () =>
  render(
    <MemoryRouter>
      <Contact />
    </MemoryRouter>,
  );

function fill(message: Readonly<Record<string, string>> = MESSAGE): void {
  for (const [label, value] of Object.entries(message)) fireEvent.change(field(label), { target: { value } });
}

/** Every way in which the page could use the network. */
const doors = () => {
  const request = vi.fn<() => void>();
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('XMLHttpRequest', request);
  vi.stubGlobal('WebSocket', request);
  vi.stubGlobal('EventSource', request);
  Object.defineProperty(navigator, 'sendBeacon', { value: request, configurable: true });
  return request;
};

function clipboard(write: (text: string) => Promise<void>) {
  const writeText = vi.fn<(text: string) => Promise<void>>(write);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return writeText;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearToasts();
});

describe('The contact page', () => {
  it('has a heading, a title and a link to the support address', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contact Us');
    expect(document.title).toBe('Contact Us | Numeria');
    for (const link of screen.getAllByRole('link', { name: SITE.supportEmail }))
      expect(link.getAttribute('href')).toBe(`mailto:${SITE.supportEmail}`);
  });

  it('requires all four fields, and a valid email address', () => {
    open();
    for (const label of LABELS) expect(field(label).required).toBe(true);
    expect(field('Email').type).toBe('email');
  });

  it('has fields without names, so that no browser can put their text into the URL', () => {
    open();
    for (const label of LABELS) expect(field(label).hasAttribute('name')).toBe(false);
  });

  it('says that the form sends nothing, and how to get a reply', () => {
    open();
    const reply = screen.getByRole('region', { name: 'Would you like a reply?' });
    expect(reply.textContent).toContain('This form cannot send messages yet. For a reply, write to');
  });

  it('is busy for a second, then shows the specified message once', async () => {
    open();
    fill();
    fireEvent.click(send());
    expect(send().textContent).toBe('Sending...');
    expect(send().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(send());
    await pass(999);
    fireEvent.click(send());
    expect(titles()).toEqual([]);
    await pass(1);
    expect(readToasts()).toMatchObject([
      { title: 'Message sent!', text: "Thank you for your feedback. We'll get back to you soon!" },
    ]);
    expect(send().textContent).toBe('Send Message');
    await pass(5000);
    expect(titles()).toEqual(['Message sent!']);
  });

  it('never uses the network', async () => {
    const request = doors();
    open();
    fill();
    fireEvent.click(send());
    await pass(10_000);
    expect(titles()).toEqual(['Message sent!']);
    expect(request).not.toHaveBeenCalled();
  });

  it('does not show its message on another page if the visitor leaves within the second', async () => {
    const { unmount } = open();
    fill();
    fireEvent.click(send());
    await pass(500);
    unmount();
    await pass(5000);
    expect(titles()).toEqual([]);
  });

  it('shows an error next to each missing field, and focuses the first', async () => {
    open();
    fill({ Name: 'Ada', Message: '   ' });
    fireEvent.click(send());
    const wrong = LABELS.filter((label) => field(label).getAttribute('aria-invalid') === 'true');
    expect(wrong).toEqual(['Email', 'Subject', 'Message']);
    const strings = (label: string) =>
      document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(strings('Email')).toBe('Enter your email address.');
    expect(strings('Message')).toBe('Enter your message.');
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Name').value).toBe('Ada');
    fill({ Email: 'ada@' });
    expect(field('Email').getAttribute('aria-invalid')).toBe('false');
    fireEvent.click(send());
    expect(strings('Email')).toBe('Enter a full email address, like name@example.org.');
    await pass(5000);
    expect(titles()).toEqual([]);
  });

  it('keeps the text after success until it is cleared, so that the email can still be written', async () => {
    open();
    fill();
    fireEvent.click(send());
    await pass(1000);
    for (const label of LABELS) expect(field(label).value).toBe(MESSAGE[label]);
    expect(decodeURIComponent(mail())).toBe(
      `mailto:${SITE.supportEmail}?subject=A bug&body=7 + 5 is 12\r\n\r\nAda\r\nada@example.org`,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
    for (const label of LABELS) expect(field(label).value).toBe('');
    expect(document.activeElement).toBe(field('Name'));
    expect(mail()).toBe(`mailto:${SITE.supportEmail}`);
    expect(screen.queryByRole('button', { name: 'Clear the form' })).toBeNull();
  });

  it('can send a second time after a change', async () => {
    open();
    fill();
    for (const Message of ['First', 'Second']) {
      fill({ Message });
      fireEvent.click(send());
      await pass(1000);
    }
    expect(titles()).toEqual(['Message sent!', 'Message sent!']);
  });

  it('offers to copy text that is too long for a link', async () => {
    const writeText = clipboard(async () => {});
    open();
    fill();
    expect(screen.queryByText(/too long for this button/)).toBeNull();
    fill({ Message: 'seven '.repeat(100_000) });
    expect(screen.getByText(/too long for this button/)).toBeDefined();
    expect(decodeURIComponent(mail())).toContain('&body=[Please paste your message here.]');
    fireEvent.click(screen.getByRole('button', { name: 'Copy the message' }));
    await pass(0);
    expect(writeText.mock.calls[0]?.[0]).toMatch(/^(seven ?){100000}\n\nAda\nada@example\.org$/);
    expect(titles()).toEqual(['Copied']);
  });

  it('reports that copying is blocked', async () => {
    clipboard(() => Promise.reject(new Error('denied')));
    open();
    fill();
    fireEvent.click(screen.getByRole('button', { name: 'Copy the message' }));
    await pass(0);
    expect(titles()).toEqual(['Your browser blocked copying']);
  });
});
