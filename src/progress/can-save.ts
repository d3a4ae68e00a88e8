const PROBE = 'numeria.probe';

/** Whether this device can save right now. It may be full or block saving. */
export function canSave(): boolean {
  try {
    localStorage.setItem(PROBE, 'room');
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
