import { shallowEqual, useSelector } from '@xstate/react';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Lamp from 'lucide-react/icons/lamp';
import type { TimesTablesActor } from '../../../../machines/times-tables/machine';
import { useDarkTheme, usePageTheme } from '../../../device/colour-theme';
import { StatBar } from '../../../play/score/StatBar';
import { useStore } from '../../../ui/page-store';
import { darkStore, storeDark } from '../stats-store';
import { text } from '../text';
import { createHeaderStats, getStatus } from './stats';

/** Whether the page is dark: the player's choice on this page, or otherwise the site's. */
export function useDarkPage(): boolean {
  usePageTheme(useStore(darkStore), storeDark);
  return useDarkTheme().isDark;
}

export function HeaderStats({ actor }: { readonly actor: TimesTablesActor }) {
  return <StatBar figures={createHeaderStats(useSelector(actor, getStatus, shallowEqual))} />;
}

interface Props {
  readonly isDark: boolean;
  readonly onHowTo: () => void;
}

/** The buttons for "How to Play" and for dark mode. */
export function HeaderActions({ isDark, onHowTo }: Props) {
  return (
    <>
      <button type="button" className="frame-button tables-action" onClick={onHowTo}>
        <CircleHelp aria-hidden className="icon" />
        <span>{text.header.howToPlay}</span>
      </button>
      <button
        type="button"
        className="frame-button tables-action"
        aria-label={text.header.dark}
        aria-pressed={isDark}
        onClick={() => storeDark(!isDark)}
      >
        {/* A different icon from the moon in the navigation bar, which changes the whole site. */}
        <Lamp aria-hidden className="icon" />
        <span>{text.header.darkShort}</span>
      </button>
    </>
  );
}
