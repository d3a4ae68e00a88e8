import type * as English from '../../../../topics/text/names';

export const STRAND_NAMES: typeof English.STRAND_NAMES = {
  addition: 'Suma y resta',
  tables: 'Tablas y multiplicación',
  division: 'División',
  fractions: 'Fracciones y decimales',
  time: 'El tiempo',
  money: 'El dinero',
  shapes: 'Las figuras',
  algebra: 'Álgebra',
};

export const YEAR_NAMES: typeof English.YEAR_NAMES = {
  year1: 'Año 1',
  year2: 'Año 2',
  year3: 'Año 3',
  year4: 'Año 4',
  year5: 'Año 5',
  year6: 'Año 6',
  keyStage3: 'Etapa 3',
};
