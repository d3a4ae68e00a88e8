// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyDialog } from '../../src/ui/lazy-dialog';
import { clearToasts, readToasts } from '../../src/ui/toast';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const Greeting = ({ isOpen }: Props) => isOpen && <p>Dear child</p>;

afterEach(() => {
  clearToasts();
  vi.unstubAllGlobals();
});

const siteAnswers = (status: number) => vi.stubGlobal('fetch', async () => new Response(null, { status }));

it('A lazy dialog loads when it is first opened, and stays loaded', async () => {
  siteAnswers(200);
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting);
  const Dialog = lazyDialog(load);
  const page = render(<Dialog isOpen={false} onClose={() => {}} />);
  expect(load).not.toHaveBeenCalled();
  page.rerender(<Dialog isOpen onClose={() => {}} />);
  expect(await screen.findByText('Dear child')).toBeDefined();
  page.rerender(<Dialog isOpen={false} onClose={() => {}} />);
  expect(screen.queryByText('Dear child')).toBeNull();
  page.rerender(<Dialog isOpen onClose={() => {}} />);
  expect(screen.getByText('Dear child')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('A lazy dialog reports a failed load once, and loads when it is opened again', async () => {
  siteAnswers(502);
  const onClose = vi.fn<() => void>();
  const Dialog = lazyDialog(async () => Greeting);
  const page = render(<Dialog isOpen onClose={onClose} />);
  page.rerender(<Dialog isOpen onClose={onClose} />);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(readToasts().map(({ title }) => title)).toEqual(['This did not load']);
  page.rerender(<Dialog isOpen={false} onClose={onClose} />);
  siteAnswers(200);
  page.rerender(<Dialog isOpen onClose={onClose} />);
  expect(await screen.findByText('Dear child')).toBeDefined();
  expect(onClose).toHaveBeenCalledOnce();
});
