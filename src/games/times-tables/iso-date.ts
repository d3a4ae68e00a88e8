const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A date in the device's time zone: "2026-03-05". */
export function toIsoDate(date: Date): string {
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}
