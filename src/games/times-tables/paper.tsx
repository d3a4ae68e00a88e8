import { puzzleAt, SIZES } from '../../../machines/times-tables/rules';
import { type Paper, settingOf } from '../../play/paper/paper';
import { factorsFound, findNumbers } from './paper-text';

const NAMES = ['3', '4'] as const;

export const paper: Paper = {
  room: 'puzzle',
  perSeed: 1,
  questionAt: (seed, settings) => {
    const name = settingOf(settings, 'size', NAMES);
    const size = SIZES.find((one) => String(one) === name) ?? SIZES[0];
    const { rowFactors, colFactors, cells } = puzzleAt(seed, size);
    return {
      asked: findNumbers,
      picture: (
        <table className="paper-puzzle">
          <tbody>
            <tr>
              <td>×</td>
              {colFactors.map((_, column) => (
                <td key={column} data-state="hidden">
                  &nbsp;
                </td>
              ))}
            </tr>
            {rowFactors.map((_, row) => (
              <tr key={row}>
                <td data-state="hidden">&nbsp;</td>
                {cells
                  .filter((cell) => cell.row === row)
                  .map(({ column, value }) => (
                    <td key={column}>{value}</td>
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      ),
      answer: factorsFound(colFactors, rowFactors),
    };
  },
};
