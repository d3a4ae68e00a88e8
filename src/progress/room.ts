const PROBE = 'numeria.probe';

/** Whether this device keeps anything now: it may have no room, or not be allowed to. */
export function hasRoom(): boolean {
  try {
    localStorage.setItem(PROBE, 'room');
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
