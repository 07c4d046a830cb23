/** A card's picture: sky, light and land in the card's hues, its icon in front. */

import { useId, type ReactElement } from "react";
import { usePath, type IconName } from "../../icons/Icon";
import type { Face } from "./face";
import { dunesFor } from "./scenery";

const RAYS = Array.from({ length: 14 }, (_, place) => (place * 360) / 14);

export function Art({ face }: { face: Face }): ReactElement {
  const id = useId();
  const { light, layers } = face.scenery ?? dunesFor(face.key);
  const [high, low] = face.hues;
  return (
    <svg
      className="card-art"
      viewBox="0 0 120 80"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={`hsl(${high} 52% 20%)`} />
          <stop offset="0.55" stopColor={`hsl(${low} 58% 40%)`} />
          <stop offset="1" stopColor={`hsl(${low} 70% 56%)`} />
        </linearGradient>
        <radialGradient id={`${id}sun`}>
          <stop offset="0" stopColor={`hsl(${low} 95% 90%)`} />
          <stop offset="0.55" stopColor={`hsl(${low} 90% 72%)`} />
          <stop offset="1" stopColor={`hsl(${low} 85% 62%)`} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="120" height="80" fill={`url(#${id}sky)`} />
      <g fill={`hsl(${low} 90% 82%)`} opacity="0.13">
        {RAYS.map((turn) => (
          <path
            key={turn}
            d="M0 0L150 -9V9Z"
            transform={`translate(${light.x} ${light.y}) rotate(${turn})`}
          />
        ))}
      </g>
      <circle cx={light.x} cy={light.y} r={light.radius * 1.5} fill={`url(#${id}sun)`} />
      {face.behind !== undefined && (
        <g transform={`translate(${light.x - 18} ${light.y - 14}) scale(0.07)`}>
          <Shape icon={face.behind} fill={`hsl(${high} 55% 16%)`} />
        </g>
      )}
      {layers.map((path, depth) => (
        <path key={path} d={path} fill={`hsl(${low} ${44 - depth * 6}% ${34 - depth * 9}%)`} />
      ))}
      <g transform="translate(34 8) scale(0.1016)">
        <g opacity="0.4" transform="translate(16 20)">
          <Shape icon={face.icon} fill="#000" />
        </g>
        <Shape icon={face.icon} fill="#fff8ea" />
      </g>
    </svg>
  );
}

function Shape({ icon, fill }: { icon: IconName; fill: string }): ReactElement {
  return <path d={usePath(icon)} fill={fill} />;
}
