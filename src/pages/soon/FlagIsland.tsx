import { Rim } from '../sea/Island';
import { Tree } from '../sea/Tree';

/** An island with nothing on it but a flag, 220 x 190. */
export function FlagIsland({ picture, transform }: { readonly picture: string; readonly transform: string }) {
  return (
    <g transform={transform}>
      <Rim />
      <path
        d="M20 141C18 122 54 110 108 109C164 108 202 121 200 142C196 160 156 168 108 168C60 168 24 160 20 141Z"
        fill="#eccb84"
      />
      <path
        d="M20 137C18 119 54 107 108 106C164 105 202 118 200 137C196 155 156 162 108 162C60 162 24 155 20 137Z"
        fill="#fbe6b4"
      />
      <path
        d="M34 133C34 118 64 110 108 110C156 110 186 119 186 133C184 146 152 153 108 153C66 153 36 146 34 133Z"
        fill="#47af61"
      />
      <path
        d="M34 130C34 116 64 108 108 108C156 108 186 117 186 130C184 142 152 149 108 149C66 149 36 142 34 130Z"
        fill="#72c880"
      />
      <ellipse cx="75" cy="133" rx="12" ry="4" fill="#47af61" />
      <rect x="70" y="16" width="6" height="118" rx="3" fill="#875627" />
      <path d="M73 16a3 3 0 0 1 3 3V131a3 3 0 0 1-3 3Z" fill="#5f3a17" />
      <circle cx="73" cy="14" r="5" fill="#ffcc3f" />
      <image href={picture} x="76" y="22" width="84" height="63" />
      <Tree transform="translate(150 136)" />
    </g>
  );
}
