import { KNOWLEDGE_LEVELS } from '../../../machines/learning/memory';
import { FactTile } from '../../play/facts/FactTile';
import { KNOWLEDGE_LEVEL_NAMES, RUSTY_NAME } from '../../play/facts/knowledge-level-text';
import { text } from './text';

export const Legend = () => (
  <ul className="flex flex-wrap gap-x-5 gap-y-2 font-bold" aria-label={text.legend}>
    {KNOWLEDGE_LEVELS.map((known) => (
      <li key={known} className="flex items-center gap-2">
        <FactTile known={known} />
        {KNOWLEDGE_LEVEL_NAMES[known]}
      </li>
    ))}
    <li className="flex items-center gap-2">
      <FactTile known="quick" isRusty />
      {RUSTY_NAME}
    </li>
  </ul>
);
