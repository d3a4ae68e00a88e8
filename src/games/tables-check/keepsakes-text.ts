export const gullName = 'Gull';
export const streetLampName = 'Street lamp';
export const lighthouseName = 'Lighthouse';
