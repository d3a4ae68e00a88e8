import Cloud from '../sea/drawings/cloud.svg?part';

/** Sea, sky and an empty sandbank. The wide shapes stretch with the stage; sun and clouds do not. */
export const Backdrop = () => (
  <>
    <svg viewBox="0 0 960 540" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H960V200H0Z" className="fill-(--coast-sky)" />
      <path d="M0 176Q120 164 240 176T480 176T720 176T960 176V540H0Z" className="fill-(--coast-far)" />
      <path d="M0 250Q160 236 320 250T640 250T960 250V540H0Z" className="fill-(--coast-mid)" />
      <path d="M0 440Q120 424 240 440T480 440T720 440T960 440V540H0Z" className="fill-(--coast-near)" />
      <path
        d="M60 408C66 310 240 262 480 262C730 262 894 312 900 408C904 492 730 536 480 536C240 536 54 496 60 408Z"
        className="fill-(--coast-ripple) opacity-70"
      />
      <path
        d="M84 414C90 330 258 282 480 280C712 278 872 332 876 414C880 482 704 522 480 522C262 522 78 486 84 414Z"
        className="fill-(--coast-sand-dark)"
      />
      <path
        d="M84 402C90 320 258 276 480 274C712 272 872 322 876 402C880 470 704 506 480 506C262 506 78 474 84 402Z"
        className="fill-(--coast-sand)"
      />
    </svg>
    <svg viewBox="0 0 960 540" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <circle cx="220" cy="76" r="62" className="fill-(--coast-halo)" />
      <circle cx="220" cy="76" r="42" className="fill-(--coast-sun)" />
      <g className="fill-(--coast-cloud)">
        <Cloud transform="translate(640 70)" />
        <Cloud transform="translate(400 120) scale(0.7)" />
      </g>
    </svg>
  </>
);
