/* For the parts of "For teachers" that are loaded when it is opened. */

export const includeSettings = "Include this device's “How I play” settings";
export const includeHint = 'Anyone who opens the link plays with these settings. Their own settings are not changed.';
export const worksheet = 'Worksheet';
export const qrCodeOfLink = 'QR code for this link';
