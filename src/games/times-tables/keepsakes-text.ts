export const ballName = 'Ball';
export const lizardName = 'Lizard';
export const fountainName = 'Fountain';
