import { formatDuration } from './time-text';

/** A duration before a postposition: "1 घंटे 20 मिनट बाद". */
export const durationBefore = (length: number): string => formatDuration(length).replace(/^(\d+) घंटा/, '$1 घंटे');
