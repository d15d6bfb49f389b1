/** People around a place on rings of distance: a still picture that a server can send. It is a true list, each entry its own layer over the rings, because a position may not be an inline style. */
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { initialOf } from "#contract/initial.ts";
import { joinClasses } from "./join-classes.ts";
import {
  chooseLabelBearing,
  chooseRings,
  mapSize,
  type Placed,
  placePeople,
  pointAt,
  radiusOf,
  type Spot,
} from "./place-people.ts";

export type MapPerson = Placed & {
  name: string;
  /** What a screen reader says, such as the name, the subject and the distance. */
  label: string;
  to: string;
  photo?: string | null;
  verified?: boolean;
};

export type RingMapWords = {
  label: string;
  /** What the middle is called: the searcher's own place. */
  centre: string;
  ring: (kilometres: number) => string;
  many: (count: number) => string;
};

type RingMapProps = {
  people: readonly MapPerson[];
  /** Kilometres at the outermost ring. */
  reach: number;
  words: RingMapWords;
  /** Where a spot of many leads, such as the list that shows only them. */
  manyTo: (people: readonly MapPerson[]) => string;
  selectedId?: string;
};

const middle = mapSize / 2;
const viewBox = `0 0 ${mapSize} ${mapSize}`;
const face = 18;
/** 44 px on a phone 360 px wide. */
const hit = 26;

function CentreStone() {
  return (
    <g transform={`translate(${middle - 12} ${middle - 15})`}>
      <path d="M1 27V12a11 11 0 0 1 22 0v15z" fill="var(--stone)" />
      <path d="M1 12a11 11 0 0 1 22 0z" fill="var(--marigold)" />
      <path d="M1 27V12a11 11 0 0 1 22 0v15z" fill="none" stroke="var(--stone-edge)" strokeWidth="2" />
      <path d="M-2 26h28v3H-2z" fill="var(--stone-edge)" />
    </g>
  );
}

/** A place on this very page is left to the browser: the router would drop the query of the address. */
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

type SpotMarkProps = Pick<RingMapProps, "words" | "manyTo" | "selectedId"> & { spot: Spot<MapPerson> };

function SpotMark({ spot: { x, y, people }, words, manyTo, selectedId }: SpotMarkProps) {
  const [first] = people;
  if (!first) return null;
  const current = people.some((person) => person.id === selectedId) || undefined;
  const many = people.length > 1;
  const to = many ? manyTo(people) : first.to;
  return (
    <li>
      <svg viewBox={viewBox} role="presentation">
        <g transform={`translate(${x} ${y})`}>
          <PlaceLink
            className="ring-place"
            to={to}
            aria-label={many ? words.many(people.length) : first.label}
            aria-current={current}
          >
            <circle className="ring-hit" r={hit} />
            {many ? (
              <>
                <circle className="ring-count" r={face} />
                <text className="ring-text ring-number">{people.length}</text>
              </>
            ) : (
              <>
                <circle className={joinClasses("ring-face", first.verified && "ring-verified")} r={face} />
                <text className="ring-text">{initialOf(first.name)}</text>
                {first.photo && <image href={first.photo} x={-16} y={-16} width={32} height={32} />}
              </>
            )}
          </PlaceLink>
        </g>
      </svg>
    </li>
  );
}

export function RingMap({ people, reach, words, manyTo, selectedId }: RingMapProps) {
  const rings = chooseRings(reach).map((kilometres) => ({ kilometres, radius: radiusOf(kilometres, reach) }));
  const spots = placePeople(people, reach);
  const labelBearing = chooseLabelBearing(
    rings.map(({ radius }) => radius),
    spots,
  );
  return (
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
        {rings.map(({ kilometres, radius }) => (
          <text key={kilometres} className="ring-label" {...pointAt(labelBearing, radius)}>
            {words.ring(kilometres)}
          </text>
        ))}
        <CentreStone />
      </svg>
      <ul aria-label={words.label}>
        {spots.map((spot) => (
          <SpotMark key={spot.people[0]?.id} {...{ spot, words, manyTo, selectedId }} />
        ))}
      </ul>
    </div>
  );
}
