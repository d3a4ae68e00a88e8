/** For normal flight and for warp mode. */
export const SPACE = {
  calm: { sky: '#101A4A', discs: ['#15225C', '#1B2C70', '#233886'], lane: '#64BCFB' },
  warp: { sky: '#3A1678', discs: ['#47208F', '#5A2CAE', '#6F3DCB'], lane: '#FFD452' },
} as const;
