import { Link } from 'react-router-dom';
import { CameraPageLink } from '../../ui/CameraPageLink';
import '../../ui/prose.css';
import { moreWays } from './more-ways-text';

/** How to use the games in class, folded away below what a teacher needs first. */
export const MoreWays = () => (
  <details>
    <summary className="min-h-12 cursor-pointer py-2.5 font-heading text-h3 font-semibold">{moreWays.title}</summary>
    <div className="prose max-w-(--reading,48rem) pt-3">
      <p>{moreWays.oneRound}</p>
      <p>{moreWays.noRush}</p>
      <p>{moreWays.twoPlayers}</p>
      <p>{moreWays.storm}</p>
      <p>
        {moreWays.classBoard((label) => (
          <CameraPageLink to="/class">{label}</CameraPageLink>
        ))}
      </p>
      <p>
        {moreWays.knowledge((label) => (
          <Link to="/progress/facts">{label}</Link>
        ))}
      </p>
      <p>
        {moreWays.paper((label) => (
          <Link to="/print">{label}</Link>
        ))}
      </p>
      <p>
        {moreWays.faq((label) => (
          <Link to="/faq#teachers">{label}</Link>
        ))}
      </p>
    </div>
  </details>
);
