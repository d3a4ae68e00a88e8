import { applyScanParameter, scanningStore, stopScanning } from '../device/scanning';
import { readUrlOptions } from '../device/url-options';
import { once } from '../ui/once';
import { Scanner } from './scanner';

/** Runs the scanner whenever the device's settings or the page's link ask for it. */
class PageScanner {
  private scanner: Scanner | null = null;
  private periodMs: number | null = null;

  constructor() {
    scanningStore.subscribe(() => this.follow());
    applyScanParameter(location.search);
    this.follow();
  }

  private follow(): void {
    const periodMs = scanningStore.read();
    if (periodMs === this.periodMs) return;
    this.periodMs = periodMs;
    this.scanner?.end();
    const { speed } = readUrlOptions(location.search);
    this.scanner = periodMs === null ? null : new Scanner({ periodMs, speed, onStop: stopScanning });
  }
}

export const startScanner = once(() => new PageScanner());
