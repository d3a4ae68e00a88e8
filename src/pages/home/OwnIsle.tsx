import { Link } from 'react-router-dom';

/** The child's own island on the map: an empty sandbank after the islands of the games. */
export const OwnIsle = () => (
  <div className="isle [--x:590] [--y:172] [--w:118]">
    <Link to="/my-island" className="isle-link">
      <svg viewBox="0 100 220 90" aria-hidden="true">
        <path
          d="M4 150C8 116 52 102 110 102C168 102 212 116 216 150C214 180 160 188 110 188C60 188 6 180 4 150Z"
          className="fill-(--foam)"
        />
        <path
          d="M16 150C20 122 58 110 110 110C162 110 200 122 204 150C202 174 154 182 110 182C66 182 18 174 16 150Z"
          className="fill-[#eccb84] dark:fill-[#6c66a0]"
        />
        <path
          d="M16 143C20 117 58 107 110 107C162 107 200 117 204 143C202 165 154 172 110 172C66 172 18 165 16 143Z"
          className="fill-[#fbe6b4] dark:fill-[#8a84b8]"
        />
      </svg>
      <span className="isle-name lettering">My island</span>
    </Link>
  </div>
);
