/** People around a place on rings of distance: static markup that a server can render. It is a real list, each entry its own layer over the rings, because a position may not be an inline style. */
import type { ComponentProps } from "react";
import { initialOf } from "#contract/initial.ts";
import { joinClasses } from "./join-classes.ts";
import { Link } from "./link.tsx";
import { chooseRings, mapSize, type PlacedMark, placeLabels, placeMarks, radiusOf, type Spot } from "./place-marks.ts";

/** One person, or several at once as their number. */
export type MapMark = PlacedMark & {
  /** The accessible name, such as name, subject and distance. */
  label: string;
  to: string;
  current?: boolean;
  /** Links its mark and its list item. */
  link?: string;
} & ({ count: number } | { name: string; photo?: string | null; verified?: boolean });

export type RingMapWords = {
  label: string;
  /** The name of the centre: the searcher's own place. */
  centre: string;
  /** At a ring; only the last has the unit. */
  ring: (kilometres: number, isLast: boolean) => string;
  /** One letter. */
  north: string;
  /** The legend of numbers, rings and edges. */
  legend: readonly string[];
};

type RingMapProps = {
  marks: readonly MapMark[];
  /** Kilometres at the outermost ring. */
  reach: number;
  words: RingMapWords;
};

const middle = mapSize / 2;
const viewBox = `0 0 ${mapSize} ${mapSize}`;
const face = 18;
/** Half the distance to the next: a finger hits one of them. */
const hit = 21;

function CentreMark() {
  return (
    <g transform={`translate(${middle - 12} ${middle - 15})`}>
      <path d="M1 27V12a11 11 0 0 1 22 0v15z" fill="var(--stone)" />
      <path d="M1 12a11 11 0 0 1 22 0z" fill="var(--marigold)" />
      <path d="M1 27V12a11 11 0 0 1 22 0v15z" fill="none" stroke="var(--stone-edge)" strokeWidth="2" />
      <path d="M-2 26h28v3H-2z" fill="var(--stone-edge)" />
    </g>
  );
}

/** A hash link is left to the browser: the router would drop the query of the address. */
function PlaceLink({ to, children, ...rest }: ComponentProps<"a"> & { to: string }) {
  if (to.startsWith("#")) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  );
}

function SpotMark({ spot: { x, y, mark } }: { spot: Spot<MapMark> }) {
  return (
    <li>
      <svg viewBox={viewBox} role="presentation">
        <g transform={`translate(${x} ${y})`}>
          <PlaceLink
            className="ring-place"
            to={mark.to}
            aria-label={mark.label}
            aria-current={mark.current || undefined}
            data-mark={mark.link}
          >
            <circle className="ring-hit" r={hit} />
            {"count" in mark ? (
              <>
                <circle className="ring-count" r={face} />
                <text className="ring-text ring-number">{mark.count}</text>
              </>
            ) : (
              <>
                <circle className={joinClasses("ring-face", mark.verified && "ring-verified")} r={face} />
                <text className="ring-text">{initialOf(mark.name)}</text>
                {mark.photo && <image href={mark.photo} x={-16} y={-16} width={32} height={32} />}
              </>
            )}
          </PlaceLink>
        </g>
      </svg>
    </li>
  );
}

function NorthMark({ children }: { children: string }) {
  return (
    <g className="ring-north" transform={`translate(${middle} 12)`}>
      <path d="M0-11l6 9H-6z" />
      <text x="15" y="-6">
        {children}
      </text>
    </g>
  );
}

export function RingMap({ marks, reach, words }: RingMapProps) {
  const rings = chooseRings(reach).map((kilometres) => ({ kilometres, radius: radiusOf(kilometres, reach) }));
  const labels = placeLabels(
    rings.map(({ radius }) => radius),
    placeMarks(marks, reach),
  );
  const spots = placeMarks(marks, reach, labels);
  return (
    <figure className="ring-figure">
      <div className="ring-map">
        <svg viewBox={viewBox} role="img" aria-label={words.centre}>
          {rings.toReversed().map(({ kilometres, radius }, at) => (
            <circle
              key={kilometres}
              className={joinClasses("ring", at % 2 === 1 && "ring-odd")}
              cx={middle}
              cy={middle}
              r={radius}
            />
          ))}
          {rings.map(({ kilometres }, at) => (
            <text key={kilometres} className="ring-label" {...labels[at]}>
              {words.ring(kilometres, at === rings.length - 1)}
            </text>
          ))}
          <CentreMark />
          <NorthMark>{words.north}</NorthMark>
        </svg>
        <ul aria-label={words.label}>
          {spots.map((spot) => (
            <SpotMark key={spot.mark.id} spot={spot} />
          ))}
        </ul>
      </div>
      <figcaption className="mt-2 text-slate text-sm">
        <ul className="grid gap-0.5 ps-4.5 list-disc">
          {words.legend.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
